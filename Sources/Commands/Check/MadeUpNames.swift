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

  /// Returns whether what is said of a state's picture is about a name that was made up, and that the source does not
  /// write itself.
  func isNamed(by finding: Finding, in state: String) -> Bool {
    guard Self.rules.contains(finding.id), let mention = finding.mention,
      let texts = texts[state],
      mention.words.contains(where: { texts.contains(String($0.dropFirst().dropLast())) })
    else { return false }
    return source?.places(of: mention).isEmpty ?? true
  }
}
