/// The tags of an XML file, as SVG and Core Data write them, one after another.
package struct XMLTokens {
  package enum Token: Equatable {
    case open(String, [String: String], isEmpty: Bool)
    case close(String)
    case text(String)
  }

  private let bytes: [UInt8]
  private var place = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next tag or text; nil at the end.
  package mutating func next() -> Token? {
    while place < bytes.count {
      if bytes[place] != UInt8(ascii: "<") {
        let start = place
        while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
        return .text(String(decoding: bytes[start..<place], as: UTF8.self))
      }
      if skip("<!--", to: "-->") || skip("<?", to: "?>") { continue }
      if starts(with: "<![CDATA[") {
        let start = place + 9
        _ = skip("<![CDATA[", to: "]]>")
        return .text(String(decoding: bytes[start..<max(start, place - 3)], as: UTF8.self))
      }
      if skip("<!", to: ">") { continue }
      return tag()
    }
    return nil
  }

  private func starts(with text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private mutating func skip(_ start: String, to end: String) -> Bool {
    guard starts(with: start) else { return false }
    place += start.utf8.count
    while place < bytes.count, !starts(with: end) { place += 1 }
    place = min(bytes.count, place + end.utf8.count)
    return true
  }

  private mutating func tag() -> Token {
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
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }
}
