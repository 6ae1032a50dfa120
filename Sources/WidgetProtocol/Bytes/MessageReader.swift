import Drawing

/// Reads what a `MessageWriter` wrote. Whatever the bytes are, it ends with a value or an error.
public final class MessageReader {
  /// The bytes are no such message.
  public struct Broken: Error {}

  /// Values in one another; a picture of a widget has about thirty, and each takes room on the stack.
  static let depthLimit = 400

  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0
  /// Whether something was met where a container could only answer, not fail.
  private var isLost = false

  init(_ bytes: [UInt8], from place: Int = 0) { (self.bytes, self.place) = (bytes, place) }

  /// Returns the message that bytes hold, all of them.
  public static func message<Message: Decodable>(
    _ type: Message.Type, from bytes: [UInt8]
  ) throws -> Message {
    if type == WidgetReply.self, let reply = decodedValue(from: bytes) as? Message { return reply }
    let reader = MessageReader(bytes)
    let message = try reader.whole(type)
    guard !reader.isLost, reader.isAtEnd else { throw Broken() }
    return message
  }

  /// Reads a message from its start.
  private func whole<Message: Decodable>(_ type: Message.Type) throws -> Message {
    if type == WidgetRequest.self, let request = try direct(WidgetRequest.self) as? Message {
      return request
    }
    if type == WidgetReply.self, let reply = try direct(WidgetReply.self) as? Message {
      return reply
    }
    return try read(type)
  }

  /// Whether all bytes were read.
  var isAtEnd: Bool { place == bytes.count }

  func byte() throws -> UInt8 {
    guard place < bytes.count else { throw Broken() }
    defer { place += 1 }
    return bytes[place]
  }

  func number() throws -> UInt64 {
    guard bytes.count - place >= 8 else { throw Broken() }
    defer { place += 8 }
    return bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }
  }

  func double() throws -> Double { Double(bitPattern: try number()) }

  func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
    let number = try number()
    let value =
      Value.isSigned ? Value(exactly: Int64(bitPattern: number)) : Value(exactly: number)
    guard let value else { throw Broken() }
    return value
  }

  func truth() throws -> Bool {
    switch try byte() {
    case 0: false
    case 1: true
    default: throw Broken()
    }
  }

  /// Reads how many values follow, each of at least so many bytes.
  func count(ofAtLeast size: Int = 1) throws -> Int {
    guard bytes.count - place >= 4 else { throw Broken() }
    let number = bytes.withUnsafeBytes {
      UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: UInt32.self))
    }
    place += 4
    guard Int(number) <= (bytes.count - place) / size else { throw Broken() }
    return Int(number)
  }

  func text() throws -> String {
    let count = try count()
    defer { place += count }
    return String(decoding: bytes[place..<place + count], as: UTF8.self)
  }

  /// Reads the name of an enumeration's case without moving on; nil where there is none.
  func nextCase() -> String? {
    let start = place
    defer { place = start }
    let name = try? caseName()
    if name == nil { isLost = true }
    return name
  }

  func caseName() throws -> String {
    guard try byte() == MessageWriter.caseMark else { throw Broken() }
    return try text()
  }

  /// Returns whether a value is missing; where it is not, nothing has been read.
  func isMissing() -> Bool {
    guard place < bytes.count, bytes[place] == 0 else { return false }
    place += 1
    return true
  }

  func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try deeper(by: 1) { try value(type) }
  }

  /// Reads what stands so many levels deeper.
  func deeper<Value>(by levels: Int, _ read: () throws -> Value) throws -> Value {
    depth += levels
    defer { depth -= levels }
    guard depth <= Self.depthLimit else { throw Broken() }
    return try read()
  }

  private func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type == [UInt8].self, let value = try data() as? Value { return value }
    if type == [Double].self, let value = try doubles() as? Value { return value }
    if type == [String: String].self, let value = try pairs(String.self) as? Value { return value }
    if type == [String: Double].self, let value = try pairs(Double.self) as? Value { return value }
    if type == [String: [String]].self, let value = try pairs([String].self) as? Value {
      return value
    }
    if type == [DisplayItem].self, let value = try list(of: DisplayItem.self) as? Value {
      return value
    }
    if type == OutlineNode.self, let value = try direct(OutlineNode.self) as? Value {
      return value
    }
    return try Value(from: self)
  }

  private func data() throws -> [UInt8] {
    let count = try count()
    defer { place += count }
    return Array(bytes[place..<place + count])
  }

  private func doubles() throws -> [Double] {
    let count = try count(ofAtLeast: 8)
    return try (0..<count).map { _ in try double() }
  }

  func pairs<Value: Decodable>(_ type: Value.Type) throws -> [String: Value] {
    var pairs: [String: Value] = [:]
    for _ in 0..<(try count(ofAtLeast: 5)) { pairs[try text()] = try read(type) }
    return pairs
  }

  /// Reads whether there is a value, and the value.
  func ifPresent<Value>(_ read: () throws -> Value) throws -> Value? {
    try truth() ? try read() : nil
  }
}

extension MessageReader: Decoder {
  public var codingPath: [any CodingKey] { [] }
  public var userInfo: [CodingUserInfoKey: Any] { [:] }

  public func container<Key>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(MemberReading<Key>(reader: self))
  }

  public func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try ListReading(self) }

  public func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

/// One value by itself: a raw value, or what may be missing.
extension MessageReader: SingleValueDecodingContainer {
  public func decodeNil() -> Bool { isMissing() }
  public func decode(_ type: Bool.Type) throws -> Bool { try present { try truth() } }
  public func decode(_ type: String.Type) throws -> String { try present { try text() } }
  public func decode(_ type: Double.Type) throws -> Double { try present { try double() } }
  public func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }
  public func decode(_ type: Int.Type) throws -> Int { try present { try integer(type) } }
  public func decode(_ type: Int8.Type) throws -> Int8 { try present { try integer(type) } }
  public func decode(_ type: Int16.Type) throws -> Int16 { try present { try integer(type) } }
  public func decode(_ type: Int32.Type) throws -> Int32 { try present { try integer(type) } }
  public func decode(_ type: Int64.Type) throws -> Int64 { try present { try integer(type) } }
  public func decode(_ type: UInt.Type) throws -> UInt { try present { try integer(type) } }
  public func decode(_ type: UInt8.Type) throws -> UInt8 { try present { try integer(type) } }
  public func decode(_ type: UInt16.Type) throws -> UInt16 { try present { try integer(type) } }
  public func decode(_ type: UInt32.Type) throws -> UInt32 { try present { try integer(type) } }
  public func decode(_ type: UInt64.Type) throws -> UInt64 { try present { try integer(type) } }
  public func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try present { try read(type) }
  }

  private func present<Value>(_ read: () throws -> Value) throws -> Value {
    guard try truth() else { throw Broken() }
    return try read()
  }
}
