import Findings
import Lints
import WidgetHost

/// The texts of states that nobody wrote, as far as they are taken for names: that there is no symbol, image or colour
/// called so says nothing of the widget.
struct MadeUpNames {
  private let texts: [String: Set<String>]
  private let source: WidgetSource?

  private static let rules: Set<FindingID> = [
    "unknown-symbol", "widget-color-missing", "widget-image-missing",
  ]

  /// Reads the states of an app's chosen activity.
  ///
  /// - Parameter source: where a name may stand that was made up as well.
  init(of folder: AppFolder, in source: WidgetSource?) {
    texts = folder.states.reduce(into: [:]) { $0[$1.name] = folder.madeUpTexts(in: $1.name) }
    self.source = source
  }

  /// Returns whether what is said of a state's picture is about a name that was made up, or that the source composed of
  /// one, as `flag_\(country)`; not where it writes the name itself.
  func isNamed(by finding: Finding, in state: String) -> Bool {
    guard Self.rules.contains(finding.id), let mention = finding.mention,
      let texts = texts[state]
    else { return false }
    let names = mention.words.map { String($0.dropFirst().dropLast()) }
    if names.contains(where: texts.contains) {
      return source?.places(of: mention).isEmpty ?? true
    }
    let composed = names.map(Self.plain)
    let parts = texts.map(Self.plain).filter { $0.count > Self.longestChance }
    guard composed.contains(where: { name in parts.contains { name.contains($0) } }) else {
      return false
    }
    // A name that stands anywhere in the source may have come from there.
    return source?.places(of: SourceMention(mention.words)).isEmpty ?? true
  }

  /// So many letters may be those of a made-up text by chance.
  private static let longestChance = 2

  /// Returns what stays of a text where a source makes it smaller or puts other signs between its words.
  private static func plain(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
