/// Reads the members of a value, or the case of an enumeration, in the order in which they were written.
struct MemberReading<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let reader: MessageReader

  var codingPath: [any CodingKey] { [] }

  /// The case of an enumeration that follows: only enumerations ask.
  var allKeys: [Key] { reader.nextCase().flatMap { Key(stringValue: $0) }.map { [$0] } ?? [] }

  func contains(_ key: Key) -> Bool { true }

  func decodeNil(forKey key: Key) -> Bool { reader.isMissing() }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try reader.truth() }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try reader.text() }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try reader.double() }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { Float(try reader.double()) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try reader.integer(type) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try reader.integer(type) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try reader.integer(type) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try reader.integer(type) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try reader.integer(type) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try reader.integer(type) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try reader.integer(type) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try reader.integer(type) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try reader.integer(type) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try reader.integer(type) }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try reader.read(type)
  }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try reader.ifPresent { try decode(type, forKey: key) }
  }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try reader.ifPresent { try decode(type, forKey: key) }
  }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try reader.ifPresent { try decode(type, forKey: key) }
  }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
    try reader.ifPresent { try decode(type, forKey: key) }
  }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try reader.ifPresent { try decode(type, forKey: key) }
  }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
    try reader.ifPresent { try decode(type, forKey: key) }
  }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
    try reader.ifPresent { try decode(type, forKey: key) }
  }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
    try reader.ifPresent { try decode(type, forKey: key) }
  }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
    try reader.ifPresent { try decode(type, forKey: key) }
  }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
    try reader.ifPresent { try decode(type, forKey: key) }
  }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
    try reader.ifPresent { try decode(type, forKey: key) }
  }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
    try reader.ifPresent { try decode(type, forKey: key) }
  }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
    try reader.ifPresent { try decode(type, forKey: key) }
  }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
    try reader.ifPresent { try decode(type, forKey: key) }
  }
  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try reader.ifPresent { try decode(type, forKey: key) }
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> {
    guard try reader.caseName() == key.stringValue else { throw MessageReader.Broken() }
    return KeyedDecodingContainer(MemberReading<Inner>(reader: reader))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try ListReading(reader)
  }

  func superDecoder() -> any Decoder { reader }
  func superDecoder(forKey key: Key) -> any Decoder { reader }
}

/// Reads the values of a list behind their number.
struct ListReading: UnkeyedDecodingContainer {
  private let reader: MessageReader
  private let total: Int
  private(set) var currentIndex = 0

  init(_ reader: MessageReader) throws {
    self.reader = reader
    total = try reader.count()
  }

  var codingPath: [any CodingKey] { [] }
  var count: Int? { total }
  var isAtEnd: Bool { currentIndex >= total }

  mutating func decodeNil() throws -> Bool {
    guard reader.isMissing() else { return false }
    currentIndex += 1
    return true
  }
  mutating func decode(_ type: Bool.Type) throws -> Bool { try next().truth() }
  mutating func decode(_ type: String.Type) throws -> String { try next().text() }
  mutating func decode(_ type: Double.Type) throws -> Double { try next().double() }
  mutating func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }
  mutating func decode(_ type: Int.Type) throws -> Int { try next().integer(type) }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try next().integer(type) }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try next().integer(type) }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try next().integer(type) }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try next().integer(type) }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try next().integer(type) }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next().integer(type) }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next().integer(type) }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next().integer(type) }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next().integer(type) }
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next().read(type)
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(MemberReading<Key>(reader: try next()))
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try ListReading(next())
  }

  mutating func superDecoder() throws -> any Decoder { try next() }

  /// Returns what reads the next value.
  private mutating func next() throws -> MessageReader {
    guard !isAtEnd else { throw MessageReader.Broken() }
    currentIndex += 1
    return reader
  }
}
