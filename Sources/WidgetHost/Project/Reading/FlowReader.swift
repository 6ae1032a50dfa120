/// Reads JSON, and YAML's forms in braces and brackets, with the line of each key.
struct FlowReader {
  private let characters: [Character]
  private var place = 0
  /// The line that it has come to.
  private(set) var line: Int
  private var depth = 0
  /// Whether it is JSON as Expo reads it: two slashes begin a comment, a colon ends each key, and each has a value.
  private let isJSON: Bool

  /// Creates a reader at the beginning of a text.
  ///
  /// - Parameters:
  ///   - line: the line on which the text begins.
  ///   - isJSON: whether it is JSON as Expo reads it.
  init(_ text: String, line: Int, isJSON: Bool = false) {
    (characters, self.line, self.isJSON) = (Array(text), line, isJSON)
  }

  /// Returns the value at this place; nil where there is none.
  mutating func value() -> ProjectValue? {
    skipBlanks()
    guard depth < ProjectValue.depthLimit, let first = peek else { return nil }
    depth += 1
    defer { depth -= 1 }
    let start = line
    switch first {
    case "{": return table().map { ProjectValue(.table($0), line: start) }
    case "[": return list().map { ProjectValue(.list($0), line: start) }
    case "\"", "'": return quoted(first).map { ProjectValue(.text($0), line: start) }
    default:
      let word = plain()
      guard !word.isEmpty, YAMLReader.mayBegin(word), first != "|", first != ">" else { return nil }
      return ProjectValue(word: word, line: start)
    }
  }

  /// Returns the text in quotes at the beginning of another one, and what stands behind it; nil where it has no end.
  static func quoted(at text: Substring) -> (text: String, rest: Substring)? {
    guard let quote = text.first else { return nil }
    var flow = FlowReader(String(text), line: 1)
    return flow.quoted(quote).map { ($0, text.dropFirst(flow.place)) }
  }

  private mutating func table() -> [String: ProjectValue]? {
    place += 1
    var members: [String: ProjectValue] = [:]
    while true {
      skipBlanks()
      guard let next = peek else { return nil }
      if next == "}" {
        place += 1
        return members
      }
      let start = line
      guard let key = next == "\"" || next == "'" ? quoted(next) : plain(),
        !key.isEmpty || next == "\""
      else { return nil }
      skipBlanks()
      guard peek == ":" || !isJSON,
        var value = peek == ":" ? valueBehindColon() : ProjectValue(.text(""), line: start)
      else { return nil }
      value.line = start
      members[key] = value
      guard endsItem(before: "}") else { return nil }
    }
  }

  /// Returns the value behind the colon at this place: none is empty.
  private mutating func valueBehindColon() -> ProjectValue? {
    place += 1
    skipBlanks()
    let isEmpty = !isJSON && peek.map { ",}]".contains($0) } == true
    return isEmpty ? ProjectValue(.text(""), line: line) : value()
  }

  /// Returns whether an item ends here, and goes behind its comma.
  private mutating func endsItem(before end: Character) -> Bool {
    skipBlanks()
    if peek == "," {
      place += 1
      return true
    }
    return peek == end
  }

  private mutating func list() -> [ProjectValue]? {
    place += 1
    var items: [ProjectValue] = []
    while true {
      skipBlanks()
      if peek == "]" {
        place += 1
        return items
      }
      guard var item = value() else { return nil }
      skipBlanks()
      // A pair by itself is a table of one.
      if peek == ":" {
        guard let key = item.text, item.line == line, let value = valueBehindColon() else {
          return nil
        }
        item.content = .table([key: value])
      }
      items.append(item)
      guard endsItem(before: "]") else { return nil }
    }
  }

  private mutating func quoted(_ quote: Character) -> String? {
    place += 1
    var text = ""
    while let character = peek {
      advance()
      if character == quote {
        // An apostrophe is written twice where apostrophes are the quotes.
        guard quote == "'", peek == quote else { return text }
        advance()
        text.append(quote)
        continue
      }
      guard character == "\\", quote == "\"", let escaped = peek else {
        // In YAML the end of a line is a blank.
        text.append(character.isNewline && !isJSON ? " " : character)
        continue
      }
      advance()
      if escaped.isNewline { continue }
      guard let meant = meaning(of: escaped) else { return nil }
      text.append(meant)
    }
    return nil
  }

  /// What letters behind a backslash mean.
  private static let meanings: [Character: Character] = [
    "0": "\0", "a": "\u{7}", "b": "\u{8}", "t": "\t", "n": "\n", "v": "\u{B}", "f": "\u{C}",
    "r": "\r", "e": "\u{1B}", "N": "\u{85}", "_": "\u{A0}", "L": "\u{2028}", "P": "\u{2029}",
  ]

  /// Returns what stands behind a backslash, with its figures; nil in YAML for what means nothing there.
  private mutating func meaning(of escaped: Character) -> Character? {
    switch escaped {
    case "u": return Character(codePoint() ?? "\u{FFFD}")
    case "x", "U":
      let count = escaped == "x" ? 2 : 8
      guard !isJSON, let code = digits(count, at: place) else { return isJSON ? escaped : nil }
      place += count
      return Character(Unicode.Scalar(code) ?? "\u{FFFD}")
    default:
      return Self.meanings[escaped] ?? (isJSON || " \"/\\\t".contains(escaped) ? escaped : nil)
    }
  }

  /// Returns what is behind `\u`, and goes behind it: four digits, or two times four for what lies beyond them.
  private mutating func codePoint() -> Unicode.Scalar? {
    guard let first = digits(4, at: place) else { return nil }
    place += 4
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, peek == "\\", place + 1 < characters.count, characters[place + 1] == "u",
      let second = digits(4, at: place + 2), (0xDC00..<0xE000).contains(second)
    else { return nil }
    place += 6
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  /// Returns the number that hexadecimal digits say.
  private func digits(_ count: Int, at start: Int) -> UInt32? {
    guard start + count <= characters.count else { return nil }
    let text = String(characters[start..<start + count])
    return text.allSatisfy(\.isHexDigit) ? UInt32(text, radix: 16) : nil
  }

  private mutating func plain() -> String {
    var text = ""
    while let character = peek, !",{}[]".contains(character) {
      // A colon ends it only before a blank or a mark: `https://…` and `sources:REPLACE` are whole.
      if character == ":" ? isEnd(place + 1) : isJSON && character.isWhitespace { break }
      if character.isNewline {
        // It goes on in the next line, with a blank between them.
        while text.last?.isWhitespace == true { text.removeLast() }
        let start = (place, line)
        skipBlanks()
        guard let next = peek, !",{}[]".contains(next), next != ":" || !isEnd(place + 1) else {
          (place, line) = start
          break
        }
        text.append(" ")
      } else {
        text.append(character)
        place += 1
      }
    }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Returns whether a colon before a place ends a key: a blank, a mark or nothing stands there.
  private func isEnd(_ place: Int) -> Bool {
    guard !isJSON, place < characters.count else { return true }
    return characters[place].isWhitespace || ",{}[]".contains(characters[place])
  }

  // MARK: Characters

  /// Whether nothing but blanks and comments follows.
  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return peek == nil
    }
  }

  private var peek: Character? { place < characters.count ? characters[place] : nil }

  private mutating func advance() {
    if characters[place].isNewline { line += 1 }
    place += 1
  }

  private mutating func skipBlanks() {
    while let character = peek {
      if character.isWhitespace {
        advance()
      } else if !isJSON {
        return
      } else if character == "/", place + 1 < characters.count, characters[place + 1] == "/" {
        while let character = peek, !character.isNewline { place += 1 }
      } else if character == "/", place + 1 < characters.count, characters[place + 1] == "*" {
        // JSON with comments, which Expo reads.
        place += 2
        while let character = peek,
          character != "*" || place + 1 >= characters.count || characters[place + 1] != "/"
        {
          advance()
        }
        place = min(place + 2, characters.count)
      } else {
        return
      }
    }
  }
}
