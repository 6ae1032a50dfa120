/// The words of an HTML document as UIKit makes attributed text of it.
struct HTMLDocument {
  /// What the document says.
  let attributed = NSMutableAttributedString(string: "")
  /// How letters are drawn inside of the elements that are open.
  private var styles = [Style()]
  /// Elements that are open whose text is none of the document's.
  private var silent = 0
  /// Whether a blank stands before the next word.
  private var hasBlank = false
  private var isAtLineStart = true

  private struct Style {
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    /// Points: what UIKit gives a document that names no size.
    var size = 12.0
    var element = ""

    /// The font that UIKit gives a document that names none.
    private var fontName: String {
      switch (isBold, isItalic) {
      case (false, false): "TimesNewRomanPSMT"
      case (true, false): "TimesNewRomanPS-BoldMT"
      case (false, true): "TimesNewRomanPS-ItalicMT"
      case (true, true): "TimesNewRomanPS-BoldItalicMT"
      }
    }

    var attributes: [NSAttributedString.Key: Any] {
      var request = FontRequest(name: fontName)
      request.weight = isBold ? Font.Weight.bold.value : nil
      request.isItalic = isItalic
      var attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont(size: size, weight: isBold ? .bold : .regular, request: request)
      ]
      if isUnderlined { attributes[.underlineStyle] = 1 }
      return attributes
    }
  }

  private static let lineElements: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "section",
    "article", "header", "footer", "table", "tr", "pre", "body",
  ]
  private static let silentElements: Set<String> = ["head", "title"]
  /// Elements without an end.
  private static let voidElements: Set<String> = [
    "br", "hr", "img", "input", "link", "meta", "source", "wbr",
  ]
  /// Sizes of headings, in points: those of a browser at 12 points.
  private static let headings = [
    "h1": 24, "h2": 18, "h3": 14.04, "h4": 12, "h5": 9.96, "h6": 8.04,
  ]

  init(_ text: String) {
    // Scripts have tags in their own language; a sign that begins no tag is one of the words.
    let text = text.replacing(/(?is)<(script|style)\b.*?<\/\1\s*>/, with: "")
      .replacing(/<(?![a-zA-Z\/!?])/, with: "&lt;")
    var tokens = XMLTokens(Array(text.utf8))
    while let token = tokens.next() {
      switch token {
      case .open(let name, _, let isEmpty):
        let name = name.lowercased()
        open(name)
        if isEmpty, !Self.voidElements.contains(name) { close(name) }
      case .close(let name): close(name.lowercased())
      case .text(let text): if silent == 0 { write(CharacterReferences.decoded(text, .html)) }
      }
    }
  }

  private mutating func open(_ name: String) {
    if name == "br" { return breakLine("\u{2028}") }
    if Self.voidElements.contains(name) { return }
    if Self.silentElements.contains(name) { silent += 1 }
    if Self.lineElements.contains(name), !isAtLineStart { breakLine("\n") }
    var style = styles.last ?? Style()
    style.element = name
    switch name {
    case "b", "strong", "th": style.isBold = true
    case "i", "em", "cite": style.isItalic = true
    case "u", "a", "ins": style.isUnderlined = true
    default:
      if let size = Self.headings[name] { (style.isBold, style.size) = (true, size) }
    }
    styles.append(style)
    if name == "li" { add("\t•\t") }
  }

  private mutating func close(_ name: String) {
    guard let place = styles.lastIndex(where: { $0.element == name }), place > 0 else { return }
    // What was left open inside ends with it.
    silent -= styles[place...].count { Self.silentElements.contains($0.element) }
    styles.removeSubrange(place...)
    if Self.lineElements.contains(name), name != "body", !isAtLineStart { breakLine("\n") }
  }

  /// Writes text, whose blanks and line ends are one blank each time.
  private mutating func write(_ text: String) {
    for character in text {
      if character != "\u{A0}", character.isWhitespace {
        hasBlank = true
        continue
      }
      if hasBlank, !isAtLineStart { add(" ") }
      hasBlank = false
      add(String(character))
    }
  }

  private mutating func breakLine(_ end: String) {
    add(end)
    (isAtLineStart, hasBlank) = (true, false)
  }

  private mutating func add(_ text: String) {
    attributed.append(
      NSAttributedString(string: text, attributes: styles.last?.attributes ?? [:]))
    isAtLineStart = false
  }
}
