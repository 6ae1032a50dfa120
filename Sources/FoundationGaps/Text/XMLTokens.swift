/// The tags of an XML file, as SVG, Core Data and property lists have them, one after another.
package struct XMLTokens {
  package enum Token: Equatable {
    case open(String, [String: String], isEmpty: Bool)
    case close(String)
    case text(String)
  }

  private let bytes: [UInt8]
  private var place = 0
  /// The line of the last tag, from 1.
  package private(set) var line = 1
  /// Up to where lines are counted.
  private var counted = 0
  /// The texts that the file has given names, as Illustrator does with colours and fonts: `<!ENTITY st0 "fill:#0F0">`.
  private var entities: [String: String] = [:]
  /// How many further bytes their names may stand for: a small file could ask for any number.
  private var room = 1 << 20
  private static let mostEntities = 256

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next tag or text; nil at the end.
  package mutating func next() -> Token? {
    while place < bytes.count {
      if bytes[place] != UInt8(ascii: "<") {
        let start = place
        while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
        return .text(String(decoding: bytes[start..<place], as: UTF8.self))
      }
      if passed("<!--", to: "-->") != nil || passed("<?", to: "?>") != nil { continue }
      if let data = passed("<![CDATA[", to: "]]>") {
        return .text(String(decoding: data, as: UTF8.self))
      }
      if let declaration = passed("<!", to: ">") {
        note(declaration)
        continue
      }
      return tag()
    }
    return nil
  }

  /// Returns the text up to an end tag, with its character references as characters, and goes behind the tag.
  ///
  /// Any other tag is a part of the text.
  package mutating func text(upTo name: String) -> String {
    let end = "</\(name)"
    var text = ""
    while place < bytes.count, !starts(with: end) {
      if passed("<!--", to: "-->") != nil { continue }
      // What stands in it is as it is written.
      if let data = passed("<![CDATA[", to: "]]>") {
        text += String(decoding: data, as: UTF8.self)
        continue
      }
      let start = place
      repeat {
        place += 1
      } while place < bytes.count
        && (bytes[place] != UInt8(ascii: "<") || !starts(with: end) && !starts(with: "<!"))
      text += CharacterReferences.decoded(
        String(decoding: bytes[start..<place], as: UTF8.self), .xml)
    }
    _ = passed(end, to: ">")
    return text
  }

  /// Notes the text that a declaration names; the first one of a file stands behind the file's own declaration.
  private mutating func note(_ declaration: ArraySlice<UInt8>) {
    guard entities.count < Self.mostEntities, declaration.count < 4096 else { return }
    let text = String(decoding: declaration, as: UTF8.self)
    guard let found = text.firstMatch(of: /ENTITY\s+([^\s%"']+)\s+(?:"([^"]*)"|'([^']*)')\s*$/),
      let value = found.2 ?? found.3, entities[String(found.1)] == nil
    else { return }
    entities[String(found.1)] = String(value)
  }

  /// Returns what an attribute's value says, with its references as what they stand for.
  private mutating func decoded(_ value: ArraySlice<UInt8>) -> String {
    let text = String(decoding: value, as: UTF8.self)
    guard value.contains(UInt8(ascii: "&")) else { return text }
    return CharacterReferences.decoded(entities.isEmpty ? text : named(text), .xml)
  }

  /// Returns a text with the texts for which names stand in it. These are not looked through in turn.
  private mutating func named(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      if let end = rest.firstIndex(of: ";"),
        let value = entities[String(rest[rest.index(after: start)..<end])],
        value.utf8.count <= room
      {
        room -= value.utf8.count
        result += value
        rest = rest[rest.index(after: end)...]
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private func starts(with text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  /// Returns what stands between two marks, and goes behind them; nil where the first one does not stand. What has no
  /// end goes to that of the file.
  private mutating func passed(_ start: String, to end: String) -> ArraySlice<UInt8>? {
    guard starts(with: start) else { return nil }
    place += start.utf8.count
    let first = place
    while place < bytes.count, !starts(with: end) { place += 1 }
    let inside = bytes[first..<place]
    place = min(bytes.count, place + end.utf8.count)
    return inside
  }

  private mutating func tag() -> Token {
    line += bytes[counted..<place].count { $0 == UInt8(ascii: "\n") }
    counted = place
    place += 1
    let isClosing = place < bytes.count && bytes[place] == UInt8(ascii: "/")
    if isClosing { place += 1 }
    let name = word()
    var attributes: [String: String] = [:]
    var isEmpty = false
    while true {
      // The slash of an empty element may stand apart: `fill="red" />`.
      skipBlanks()
      guard place < bytes.count, bytes[place] != UInt8(ascii: ">") else { break }
      if bytes[place] == UInt8(ascii: "/") {
        isEmpty = true
        place += 1
        continue
      }
      let key = word()
      guard !key.isEmpty else {
        place += 1
        continue
      }
      isEmpty = false
      if place < bytes.count, bytes[place] == UInt8(ascii: "=") {
        place += 1
        attributes[key] = value()
      }
    }
    place = min(bytes.count, place + 1)
    return isClosing ? .close(name) : .open(name, attributes, isEmpty: isEmpty)
  }

  /// Returns a name without its namespace, and the blanks around it.
  private mutating func word() -> String {
    skipBlanks()
    let start = place
    while place < bytes.count, !" \t\r\n=/>\"'".utf8.contains(bytes[place]) { place += 1 }
    let word = String(decoding: bytes[start..<place], as: UTF8.self)
    skipBlanks()
    return word.split(separator: ":").last.map(String.init) ?? word
  }

  private mutating func skipBlanks() {
    while place < bytes.count, " \t\r\n".utf8.contains(bytes[place]) { place += 1 }
  }

  private mutating func value() -> String {
    skipBlanks()
    guard place < bytes.count, "\"'".utf8.contains(bytes[place]) else { return word() }
    let quote = bytes[place]
    let start = place + 1
    place = start
    while place < bytes.count, bytes[place] != quote { place += 1 }
    defer { place = min(bytes.count, place + 1) }
    return decoded(bytes[start..<place])
  }
}
