/// Reads JSON, and YAML's forms in braces and brackets, with the line of each key.
struct FlowReader {
  private let characters: [Character]
  private var place = 0
  /// The line that it has come to.
  private(set) var line: Int
  private var depth = 0

  /// Creates a reader at the beginning of a text.
  ///
  /// - Parameter line: the line on which the text begins.
  init(_ text: String, line: Int) { (characters, self.line) = (Array(text), line) }

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
      guard !word.isEmpty else { return nil }
      switch word {
      case "true", "yes", "YES": return ProjectValue(.flag(true), line: start)
      case "false", "no", "NO": return ProjectValue(.flag(false), line: start)
      default: return ProjectValue(.text(word), line: start)
      }
    }
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
      guard peek == ":" else { return nil }
      place += 1
      guard var value = value() else { return nil }
      value.line = start
      members[key] = value
      skipBlanks()
      if peek == "," { place += 1 }
    }
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
      guard let item = value() else { return nil }
      items.append(item)
      skipBlanks()
      if peek == "," { place += 1 }
    }
  }

  private mutating func quoted(_ quote: Character) -> String? {
    place += 1
    var text = ""
    while let character = peek {
      advance()
      if character == quote { return text }
      guard character == "\\", quote == "\"", let escaped = peek else {
        text.append(character)
        continue
      }
      advance()
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      case "b": text.append("\u{8}")
      case "f": text.append("\u{C}")
      case "u": text.unicodeScalars.append(codePoint() ?? "\u{FFFD}")
      default: text.append(escaped)
      }
    }
    return nil
  }

  /// Returns what is behind `\u`, and goes behind it: four digits, or two times four for what lies beyond them.
  private mutating func codePoint() -> Unicode.Scalar? {
    guard let first = digits(at: place) else { return nil }
    place += 4
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, peek == "\\", place + 1 < characters.count, characters[place + 1] == "u",
      let second = digits(at: place + 2), (0xDC00..<0xE000).contains(second)
    else { return nil }
    place += 6
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  /// Returns the number that four hexadecimal digits say.
  private func digits(at start: Int) -> UInt32? {
    guard start + 4 <= characters.count else { return nil }
    let text = String(characters[start..<start + 4])
    return text.allSatisfy(\.isHexDigit) ? UInt32(text, radix: 16) : nil
  }

  private mutating func plain() -> String {
    var text = ""
    while let character = peek, !",{}[]".contains(character), !character.isNewline {
      // A colon ends it only before a blank or a mark: `https://…` and `sources:REPLACE` are whole.
      if character == ":", !isWithin(place) { break }
      text.append(character)
      place += 1
    }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Returns whether what stands at a place has a letter or a slash behind it.
  private func isWithin(_ place: Int) -> Bool {
    guard place + 1 < characters.count else { return false }
    let next = characters[place + 1]
    return next.isLetter || next == "/"
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
