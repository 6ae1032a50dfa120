import FoundationGaps

/// Reads property lists that are written as XML, with the line of each key; binary ones are not read.
struct PropertyListReader {
  private var tokens: XMLTokens
  private var depth = 0

  private init(_ bytes: [UInt8]) { tokens = XMLTokens(bytes) }

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
      _ = text(of: tag)
      return ProjectValue(.flag(tag.name == "true"), line: tag.line)
    case "dict": return tag.isWhole ? ProjectValue(.table([:]), line: tag.line) : table(tag)
    case "array": return tag.isWhole ? ProjectValue(.list([]), line: tag.line) : list(tag)
    case "integer", "real": return ProjectValue(.number(text(of: tag)), line: tag.line)
    default: return ProjectValue(.text(text(of: tag)), line: tag.line)
    }
  }

  private mutating func table(_ tag: Tag) -> ProjectValue? {
    var members: [String: ProjectValue] = [:]
    while let next = nextTag() {
      if next.isEnd, next.name == "dict" { return ProjectValue(.table(members), line: tag.line) }
      guard !next.isEnd, next.name == "key" else { return nil }
      let key = text(of: next)
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

  /// No name of a tag is longer, in bytes: the end of one is looked for at each sign.
  private static let longestName = 256

  /// Goes behind the next tag.
  private mutating func nextTag() -> Tag? {
    while let token = tokens.next() {
      switch token {
      case .text: continue
      case .open(let name, _, let isEmpty):
        guard name.utf8.count <= Self.longestName else { return nil }
        return Tag(name: name, isEnd: false, isWhole: isEmpty, line: tokens.line)
      case .close(let name):
        return Tag(name: name, isEnd: true, isWhole: false, line: tokens.line)
      }
    }
    return nil
  }

  /// Returns the text of an element, and goes behind its end.
  private mutating func text(of tag: Tag) -> String {
    tag.isWhole
      ? "" : tokens.text(upTo: tag.name).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
