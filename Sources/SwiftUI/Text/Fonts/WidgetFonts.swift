import Drawing
import Findings
import Numbers

/// The fonts in a widget's folder, found by the names that are written in the files.
package final class WidgetFonts {
  /// Those of the widget that is drawn now. Widgets are drawn on one thread only.
  nonisolated(unsafe) package static var current = WidgetFonts(files: [])

  /// A larger file is not read, in bytes: the largest fonts of Chinese have 20 MB.
  package static let sizeLimit = 32 << 20
  /// More files are not looked at.
  package static let mostFiles = 200

  /// One font, by what it is found.
  fileprivate struct Entry {
    var path: String
    /// Where it is in the file.
    var mark: String
    var names: OpenTypeFont.Names
    var weight: Int
    var isItalic: Bool
    var cut: [Double]

    /// The file's name without folder and ending.
    var stem: String { AssetCatalogs.baseName(path) }
  }

  /// A font that text is measured with.
  private struct Opened {
    var font: OpenTypeFont
    var path: String
    var version: String
  }

  private let files: [String]
  private var choices: [FontRequest: Entry?] = [:]
  /// By the file and the font's place in it.
  private var opened: [String: Opened?] = [:]
  private lazy var entries: [Entry] = files.flatMap { path in
    WidgetFonts.fonts(of: path).fonts.map {
      Entry(
        path: path, mark: $0.mark, names: $0.names, weight: $0.weight, isItalic: $0.isItalic,
        cut: $0.cut)
    }
  }

  /// Creates the fonts of some files.
  package init(files: [String]) { self.files = Array(files.prefix(WidgetFonts.mostFiles)) }

  private static func fonts(of path: String) -> (fonts: [OpenTypeFont], version: String) {
    guard let data = OrdinaryFile.contents(path, limit: sizeLimit) else { return ([], "") }
    let bytes = [UInt8](data)
    var hash = ContentHash()
    bytes.withUnsafeBytes { hash.add(words: $0) }
    return (OpenTypeFont.fonts(in: bytes), hash.text)
  }

  /// Has a run measured and drawn with a font of the folder.
  ///
  /// - Returns: Whether there is one.
  func set(_ run: inout TextRunSource, in request: FontRequest) -> Bool {
    guard let opened = open(request) else { return false }
    run.face.font = opened.font.figures(
      for: run.text, further: run.furtherLetters, isTabular: run.face.hasMonospacedDigits,
      file: opened.path, version: opened.version)
    // What the font lacks is written as heavy as what it has.
    run.face.weight = opened.font.weight
    run.face.isItalic = opened.font.isItalic
    run.lineGap = run.face.size * (run.face.font?.lineGap ?? 0)
    return true
  }

  /// Returns the figures of a font for a text that no view draws; nil where no file has it.
  func figures(of request: FontRequest, for text: String, isTabular: Bool) -> FontFigures? {
    open(request).map {
      $0.font.figures(
        for: text, further: "", isTabular: isTabular, file: $0.path, version: $0.version)
    }
  }

  private func open(_ request: FontRequest) -> Opened? {
    let choice = choices[request] ?? entry(for: request)
    choices[request] = .some(choice)
    guard let choice else { return nil }
    let key = choice.path + choice.mark
    if let known = opened[key] { return known }
    let (fonts, version) = WidgetFonts.fonts(of: choice.path)
    let found = fonts.first { $0.mark == choice.mark }.map {
      Opened(font: $0, path: choice.path, version: version)
    }
    opened[key] = .some(found)
    return found
  }

  /// Returns the font of a request, by its name first and then by its weight in the family that the name leads to.
  private func entry(for request: FontRequest) -> Entry? {
    guard let named = named(request.name) else { return nil }
    guard request.weight != nil || request.isItalic, !named.names.family.isEmpty else {
      return named
    }
    let isItalic = request.isItalic || named.isItalic
    return nearest(
      of: entries.filter { $0.names.family == named.names.family && $0.cut == named.cut },
      weight: request.weight ?? named.weight, isItalic: isItalic) ?? named
  }

  /// Returns the font of a name as Core Text finds it: a PostScript name, else a family, else a full name.
  private func named(_ name: String) -> Entry? {
    let alike = entries.filter { $0.names.postScript == name }
    if let entry = alike.first(where: { !$0.isItalic }) ?? alike.first { return entry }
    let family = entries.filter { $0.names.family == name }
    // A variable font comes before its instances: as wide as it is by itself.
    return nearest(
      of: family.filter { $0.cut == family.first?.cut }, weight: Font.Weight.regular.value,
      isItalic: false) ?? entries.first { $0.names.full == name }
  }

  private func nearest(of family: [Entry], weight: Int, isItalic: Bool) -> Entry? {
    let alike = family.filter { $0.isItalic == isItalic }
    return (alike.isEmpty ? family : alike).min {
      abs($0.weight - weight) < abs($1.weight - weight)
    }
  }

  /// Returns the family of a font of the folder or of the iPhone; nil for a name that neither has.
  func family(of name: String) -> String? {
    named(name).map { $0.names.family.isEmpty ? name : $0.names.family }
      ?? PhoneFonts.family(of: name)
  }

  /// The families of the folder's fonts.
  var familyNames: [String] { entries.map(\.names.family).filter { !$0.isEmpty } }

  /// Returns the PostScript names of a family's fonts in the folder, in order.
  func names(ofFamily family: String) -> [String] {
    Set(entries.filter { $0.names.family == family }.map(\.names.postScript)).sorted()
  }

  /// Returns what is said about a name that no font of the folder has.
  func finding(on name: String) -> Finding {
    let mention = SourceMention.literal(name, beside: ["ont", "custom("])
    let drawn = "the letters of “\(name)” are drawn in Inter"
    if let family = PhoneFonts.family(of: name) {
      return Finding(
        "widget-custom-font",
        sentence: "iOS has the family “\(family)” and Islet does not, so \(drawn).",
        fix: "Add no file: a phone has the font. Look there whether the text fits.",
        mention: mention)
    }
    if files.isEmpty {
      return Finding(
        "widget-custom-font",
        sentence: "The widget's folder has no font file, so \(drawn).",
        fix: "Put the font's TTF or OTF file into the folder.",
        mention: mention)
    }
    let asked = WidgetFonts.plain(name)
    if let near = entries.first(where: { $0.isNear(asked) }) {
      return Finding(
        "widget-custom-font",
        sentence:
          "No font in the widget's folder is called “\(name)”, so \(drawn), and on a phone in the system's font: the font in \(near.stem) is called “\(near.names.postScript)”.",
        fix: "Write Font.custom(\"\(near.names.postScript)\", …).", severity: .warning,
        mention: mention)
    }
    if let broken = files.first(where: { path in
      WidgetFonts.plain(AssetCatalogs.baseName(path)) == asked
        && !entries.contains { $0.path == path }
    }) {
      return Finding(
        "widget-custom-font",
        sentence: "\(broken) cannot be read as a font, so \(drawn).",
        fix: "Look whether the file is whole: it may be a pointer of Git LFS.", mention: mention)
    }
    let names = entries.map(\.names.postScript).filter { !$0.isEmpty }
    let some = names.prefix(5).map { "“\($0)”" }.joined(separator: ", ")
    let more = names.count > 5 ? " and \(names.count - 5) more" : ""
    return Finding(
      "widget-custom-font",
      sentence:
        "No font in the widget's folder is called “\(name)”, so \(drawn)\(some.isEmpty ? "" : ": there are \(some)\(more)").",
      fix: "Use the PostScript name of a font, or put its file into the folder.", mention: mention)
  }

  /// Returns a name without what is often written in another way: spaces, hyphens, capitals.
  fileprivate static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}

extension WidgetFonts.Entry {
  /// Returns whether a name, written plainly, is probably meant to be this font's.
  fileprivate func isNear(_ asked: String) -> Bool {
    guard !names.postScript.isEmpty else { return false }
    return [stem, names.postScript, names.full].contains { WidgetFonts.plain($0) == asked }
  }
}

extension TextRunSource {
  private static let clockLetters = "0123456789:,.+- "

  /// The letters that the system may write here by itself, beside those that stand there now.
  fileprivate var furtherLetters: String {
    switch dynamic {
    case nil: ""
    case .written(let times)?: times.texts.joined()
    case .timerInterval?, .timer?, .clock?: Self.clockLetters + (words?.ownDigits ?? "")
    case .relative?, .offset?, .distance?:
      Self.clockLetters + (words ?? .english).letters + (words?.ownDigits ?? "")
    }
  }
}

extension TimeWords {
  /// What lengths of time are called, and what stands between them.
  fileprivate var letters: String { (short + long).joined().joined() + pair + plus + minus }

  /// The language's digits.
  fileprivate var ownDigits: String {
    String((0..<10).compactMap { Unicode.Scalar(zero &+ $0).map(Character.init) })
  }
}
