/// Reads the old text form of property lists, which `project.pbxproj` has.
struct OpenStepReader {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns what a file says; nil when it is none of this form.
  static func read(_ bytes: [UInt8]) -> ProjectValue? {
    var reader = OpenStepReader(bytes)
    return reader.value()
  }

  private mutating func value() -> ProjectValue? {
    skipBlanks()
    let start = line
    guard depth < ProjectValue.depthLimit, let byte = peek else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch byte {
    case UInt8(ascii: "{"): return table().map { ProjectValue(.table($0), line: start) }
    case UInt8(ascii: "("): return list().map { ProjectValue(.list($0), line: start) }
    case UInt8(ascii: "<"):
      while let byte = peek, byte != UInt8(ascii: ">") { advance(byte) }
      place += 1
      return ProjectValue(.text(""), line: start)
    default: return text().map { ProjectValue(.text($0), line: start) }
    }
  }

  private mutating func table() -> [String: ProjectValue]? {
    place += 1
    var members: [String: ProjectValue] = [:]
    while true {
      skipBlanks()
      if take(UInt8(ascii: "}")) { return members }
      let start = line
      guard let key = text() else { return nil }
      skipBlanks()
      guard take(UInt8(ascii: "=")), var value = value() else { return nil }
      value.line = start
      members[key] = value
      skipBlanks()
      _ = take(UInt8(ascii: ";"))
    }
  }

  private mutating func list() -> [ProjectValue]? {
    place += 1
    var items: [ProjectValue] = []
    while true {
      skipBlanks()
      if take(UInt8(ascii: ")")) { return items }
      guard let item = value() else { return nil }
      items.append(item)
      skipBlanks()
      _ = take(UInt8(ascii: ","))
    }
  }

  private mutating func text() -> String? {
    guard let byte = peek else { return nil }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return quoted(byte) }
    let start = place
    while let byte = peek, Self.isPlain(byte) { place += 1 }
    return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
  }

  private mutating func quoted(_ quote: UInt8) -> String? {
    place += 1
    var text: [UInt8] = []
    while let byte = peek {
      advance(byte)
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), let escaped = peek else {
        text.append(byte)
        continue
      }
      advance(escaped)
      text.append(escaped == UInt8(ascii: "n") ? UInt8(ascii: "\n") : escaped)
    }
    return nil
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }

  // MARK: Bytes

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func advance(_ byte: UInt8) {
    if byte == UInt8(ascii: "\n") { line += 1 }
    place += 1
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    place += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = peek {
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      if byte <= UInt8(ascii: " ") {
        advance(byte)
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while let byte = peek, byte != UInt8(ascii: "\n") { place += 1 }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        place += 2
        while let byte = peek {
          advance(byte)
          if byte == UInt8(ascii: "*"), peek == UInt8(ascii: "/") { break }
        }
        place += 1
      } else {
        return
      }
    }
  }
}
