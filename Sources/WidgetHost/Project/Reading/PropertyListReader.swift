import FoundationGaps

/// Reads property lists that are written as XML, with the line of each key; binary ones are not read.
struct PropertyListReader {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns what a property list says; nil when it is none, or a binary one.
  static func read(_ bytes: [UInt8]) -> ProjectValue? {
    guard !bytes.starts(with: "bplist".utf8) else { return nil }
    var reader = PropertyListReader(bytes)
    var tag = reader.nextTag()
    if tag?.name == "plist" { tag = reader.nextTag() }
    guard let tag, tag.name == "dict" || tag.name == "array" else { return nil }
    return reader.value(tag)
  }

  private struct Tag {
    var name: String
    /// `</name>`
    var isEnd: Bool
    /// `<name/>`
    var isWhole: Bool
    var line: Int
  }

  private mutating func value(_ tag: Tag) -> ProjectValue? {
    guard depth < ProjectValue.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch tag.name {
    case "true", "false":
      if !tag.isWhole { skip(to: tag.name) }
      return ProjectValue(.flag(tag.name == "true"), line: tag.line)
    case "dict": return tag.isWhole ? ProjectValue(.table([:]), line: tag.line) : table(tag)
    case "array": return tag.isWhole ? ProjectValue(.list([]), line: tag.line) : list(tag)
    default:
      return ProjectValue(.text(tag.isWhole ? "" : text(to: tag.name)), line: tag.line)
    }
  }

  private mutating func table(_ tag: Tag) -> ProjectValue? {
    var members: [String: ProjectValue] = [:]
    while let next = nextTag() {
      if next.isEnd, next.name == "dict" { return ProjectValue(.table(members), line: tag.line) }
      guard !next.isEnd, next.name == "key" else { return nil }
      let key = next.isWhole ? "" : text(to: "key")
      guard let inner = nextTag(), !inner.isEnd, var value = value(inner) else { return nil }
      value.line = next.line
      members[key] = value
    }
    return nil
  }

  private mutating func list(_ tag: Tag) -> ProjectValue? {
    var items: [ProjectValue] = []
    while let next = nextTag() {
      if next.isEnd, next.name == "array" { return ProjectValue(.list(items), line: tag.line) }
      guard !next.isEnd, let value = value(next) else { return nil }
      items.append(value)
    }
    return nil
  }

  // MARK: Bytes

  /// No name of a tag is longer, in bytes: the end of one is looked for at each sign.
  private static let longestName = 256

  /// Goes behind the next tag; comments, the declaration and the document type are none.
  private mutating func nextTag() -> Tag? {
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") else {
        advance()
        continue
      }
      let start = line
      if has("<!--") {
        skip(past: "-->")
      } else if has("<?") {
        skip(past: "?>")
      } else if has("<!") {
        skip(past: ">")
      } else {
        advance()
        let isEnd = place < bytes.count && bytes[place] == UInt8(ascii: "/")
        if isEnd { advance() }
        let first = place
        while place < bytes.count, bytes[place] != UInt8(ascii: ">") { advance() }
        guard place < bytes.count else { return nil }
        let isWhole = place > first && bytes[place - 1] == UInt8(ascii: "/")
        let inside = String(decoding: bytes[first..<(isWhole ? place - 1 : place)], as: UTF8.self)
        advance()
        let name = inside.prefix { !$0.isWhitespace }
        guard name.utf8.count <= Self.longestName else { return nil }
        return Tag(name: String(name), isEnd: isEnd, isWhole: isWhole, line: start)
      }
    }
    return nil
  }

  /// Returns the text up to an end tag, and goes behind it.
  private mutating func text(to name: String) -> String {
    let start = place
    let end = "</\(name)"
    while place < bytes.count, bytes[place] != UInt8(ascii: "<") || !has(end) { advance() }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    skip(past: ">")
    return CharacterReferences.decoded(text.trimmingCharacters(in: .whitespacesAndNewlines), .xml)
  }

  private mutating func skip(to name: String) { _ = text(to: name) }

  private mutating func advance() {
    if bytes[place] == UInt8(ascii: "\n") { line += 1 }
    place += 1
  }

  private func has(_ word: String) -> Bool { bytes[place...].starts(with: word.utf8) }

  private mutating func skip(past word: String) {
    while place < bytes.count {
      if has(word) {
        place += word.utf8.count
        return
      }
      advance()
    }
  }
}
