import Numbers

/// What was wrong with a JSON text, and where.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence: what was found and what was expected.
  public let message: String
  /// The byte offset of the fault.
  public let offset: Int
  /// The line of the fault, from 1.
  public let line: Int
  /// The column of the fault in bytes, from 1.
  public let column: Int

  public var description: String { "line \(line), column \(column): \(message)" }

  /// How the sentence of a text begins that has too many arrays and objects in one another.
  public static let tooDeep = "arrays and objects are nested"

  /// The sentence of an escape `\ud83d` without the second one that makes a character of it.
  public static let loneSurrogate = "half of a surrogate pair stands alone"
}

/// Limits that keep hostile input from costing much.
public struct JSONLimits: Sendable {
  /// How deep arrays and objects may nest.
  public var depth = 64
  public init(depth: Int = 64) { self.depth = depth }
}

extension JSONValue {
  /// Reads one JSON text, strictly as RFC 8259 says.
  public init(parsing text: some Collection<UInt8>, limits: JSONLimits = JSONLimits())
    throws(JSONError)
  {
    var parser = JSONParser(bytes: Array(text), limits: limits)
    self = try parser.parseWhole()
  }

  /// Reads one JSON text from a string.
  public init(parsing text: String, limits: JSONLimits = JSONLimits()) throws(JSONError) {
    try self.init(parsing: Array(text.utf8), limits: limits)
  }
}

struct JSONParser {
  let bytes: [UInt8]
  let limits: JSONLimits
  var place = 0
  var depth = 0

  init(bytes: [UInt8], limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  mutating func parseWhole() throws(JSONError) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw fault("a byte order mark stands before the JSON; remove it")
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw fault("the text is UTF-16; write it as UTF-8")
    }
    skipSpace()
    let value = try parseValue()
    skipSpace()
    if place < bytes.count { throw fault("more text follows the end of the JSON value") }
    return value
  }

  private mutating func parseValue() throws(JSONError) -> JSONValue {
    guard place < bytes.count else { throw fault("the text ends where a value was expected") }
    switch bytes[place] {
    case UInt8(ascii: "{"):
      return try nested { (parser) throws(JSONError) in try parser.parseObject() }
    case UInt8(ascii: "["):
      return try nested { (parser) throws(JSONError) in try parser.parseArray() }
    case UInt8(ascii: "\""): return .string(try parseString())
    case UInt8(ascii: "t"): return try parseWord("true", .bool(true))
    case UInt8(ascii: "f"): return try parseWord("false", .bool(false))
    case UInt8(ascii: "n"): return try parseWord("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try parseNumber()
    default: throw fault("\(shown(bytes[place])) cannot begin a value")
    }
  }

  private mutating func nested(
    _ parse: (inout JSONParser) throws(JSONError) -> JSONValue
  ) throws(JSONError) -> JSONValue {
    guard depth < limits.depth else {
      throw fault("\(JSONError.tooDeep) more than \(limits.depth) deep")
    }
    depth += 1
    defer { depth -= 1 }
    return try parse(&self)
  }

  private mutating func parseObject() throws(JSONError) -> JSONValue {
    place += 1
    var members: [(key: String, value: JSONValue)] = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object(JSONObject()) }
    while true {
      skipSpace()
      guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else {
        if !members.isEmpty, place < bytes.count, bytes[place] == UInt8(ascii: "}") {
          throw fault("a comma stands before the closing brace")
        }
        throw fault("a key in double quotes was expected")
      }
      let key = try parseString()
      skipSpace()
      guard take(UInt8(ascii: ":")) else {
        throw fault("a colon was expected after the key “\(key)”")
      }
      skipSpace()
      members.append((key, try parseValue()))
      skipSpace()
      if take(UInt8(ascii: ",")) { continue }
      if take(UInt8(ascii: "}")) { return .object(JSONObject(members)) }
      throw fault("a comma or a closing brace was expected")
    }
  }

  private mutating func parseArray() throws(JSONError) -> JSONValue {
    place += 1
    var elements: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array([]) }
    while true {
      skipSpace()
      if !elements.isEmpty, place < bytes.count, bytes[place] == UInt8(ascii: "]") {
        throw fault("a comma stands before the closing bracket")
      }
      elements.append(try parseValue())
      skipSpace()
      if take(UInt8(ascii: ",")) { continue }
      if take(UInt8(ascii: "]")) { return .array(elements) }
      throw fault("a comma or a closing bracket was expected")
    }
  }

  private mutating func parseWord(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    let matches = word.withUTF8Buffer { bytes[place...].starts(with: $0) }
    guard matches else { throw fault("an unknown word; only true, false and null are bare") }
    place += word.utf8CodeUnitCount
    return value
  }

  private mutating func parseNumber() throws(JSONError) -> JSONValue {
    let start = place
    _ = take(UInt8(ascii: "-"))
    let digits = skipDigits()
    if digits == 0 { throw fault("digits were expected") }
    if digits > 1, bytes[place - digits] == UInt8(ascii: "0") {
      throw fault("a number must not begin with 0")
    }
    if take(UInt8(ascii: ".")), skipDigits() == 0 {
      throw fault("digits were expected after the point")
    }
    if place < bytes.count, bytes[place] | 0x20 == UInt8(ascii: "e") {
      place += 1
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      if skipDigits() == 0 { throw fault("digits were expected in the exponent") }
    }
    return .number(JSONNumber(text: String(decoding: bytes[start..<place], as: UTF8.self)))
  }

  private mutating func parseString() throws(JSONError) -> String {
    place += 1
    var text: [UInt8] = []
    var runStart = place
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") {
        text += bytes[runStart..<place]
        place += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw fault("a string is not valid UTF-8")
        }
        return string
      }
      if byte == 0x0A {
        throw fault("a string does not end before its line does; a line break in it is written \\n")
      }
      if byte < 0x20 { throw fault("a control character stands unescaped in a string") }
      if byte == UInt8(ascii: "\\") {
        text += bytes[runStart..<place]
        place += 1
        text += try parseEscape()
        runStart = place
      } else {
        place += 1
      }
    }
    throw fault("a string is not closed")
  }

  private mutating func parseEscape() throws(JSONError) -> [UInt8] {
    guard place < bytes.count else { throw fault("a string is not closed") }
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "u"): return Array(String(try parseUnicodeEscape()).utf8)
    default: throw fault("\(shown(byte)) cannot follow a backslash")
    }
  }

  private mutating func parseUnicodeEscape() throws(JSONError) -> Character {
    let first = try parseHexQuad()
    var scalar = UInt32(first)
    if (0xD800..<0xDC00).contains(first) {
      guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
        throw fault(JSONError.loneSurrogate)
      }
      let second = try parseHexQuad()
      guard (0xDC00..<0xE000).contains(second) else {
        throw fault(JSONError.loneSurrogate)
      }
      scalar = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
    }
    guard let unicode = Unicode.Scalar(scalar) else {
      throw fault(JSONError.loneSurrogate)
    }
    return Character(unicode)
  }

  private mutating func parseHexQuad() throws(JSONError) -> UInt16 {
    var quad: UInt16 = 0
    for offset in 0..<4 {
      guard place + offset < bytes.count, let digit = Hexadecimal.value(of: bytes[place + offset])
      else {
        throw fault("four hexadecimal digits were expected")
      }
      quad = quad << 4 | UInt16(digit)
    }
    place += 4
    return quad
  }

  private mutating func skipDigits() -> Int {
    let start = place
    while place < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place]) {
      place += 1
    }
    return place - start
  }

  private mutating func skipSpace() {
    while place < bytes.count {
      switch bytes[place] {
      case 0x20, 0x09, 0x0A, 0x0D: place += 1
      default: return
      }
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private func shown(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte)
      ? "“\(Character(Unicode.Scalar(byte)))”" : "byte 0x\(String(byte, radix: 16))"
  }

  private func fault(_ message: String) -> JSONError {
    let before = bytes[..<min(place, bytes.count)]
    let line = 1 + before.count { $0 == 0x0A }
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return JSONError(
      message: message, offset: before.count, line: line, column: before.count - lineStart + 1)
  }
}
