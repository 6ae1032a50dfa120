/// Writes the members of a value, or the case of an enumeration, in the order in which they come.
struct MemberWriting<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let writer: MessageWriter

  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { writer.write(byte: 0) }
  func encode(_ value: Bool, forKey key: Key) { writer.write(byte: value ? 1 : 0) }
  func encode(_ value: String, forKey key: Key) { writer.write(value) }
  func encode(_ value: Double, forKey key: Key) { writer.write(value.bitPattern) }
  func encode(_ value: Float, forKey key: Key) { writer.write(Double(value).bitPattern) }
  func encode(_ value: Int, forKey key: Key) { writer.write(UInt64(bitPattern: Int64(value))) }
  func encode(_ value: Int8, forKey key: Key) { writer.write(UInt64(bitPattern: Int64(value))) }
  func encode(_ value: Int16, forKey key: Key) { writer.write(UInt64(bitPattern: Int64(value))) }
  func encode(_ value: Int32, forKey key: Key) { writer.write(UInt64(bitPattern: Int64(value))) }
  func encode(_ value: Int64, forKey key: Key) { writer.write(UInt64(bitPattern: value)) }
  func encode(_ value: UInt, forKey key: Key) { writer.write(UInt64(value)) }
  func encode(_ value: UInt8, forKey key: Key) { writer.write(UInt64(value)) }
  func encode(_ value: UInt16, forKey key: Key) { writer.write(UInt64(value)) }
  func encode(_ value: UInt32, forKey key: Key) { writer.write(UInt64(value)) }
  func encode(_ value: UInt64, forKey key: Key) { writer.write(value) }
  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try writer.write(value) }

  // Each kind has a function of its own in the protocol; what is not written here would be left out when it is nil.
  func encodeIfPresent(_ value: Bool?, forKey key: Key) { when(value) { encode($0, forKey: key) } }
  func encodeIfPresent(_ value: String?, forKey key: Key) {
    when(value) { encode($0, forKey: key) }
  }
  func encodeIfPresent(_ value: Double?, forKey key: Key) {
    when(value) { encode($0, forKey: key) }
  }
  func encodeIfPresent(_ value: Float?, forKey key: Key) { when(value) { encode($0, forKey: key) } }
  func encodeIfPresent(_ value: Int?, forKey key: Key) { when(value) { encode($0, forKey: key) } }
  func encodeIfPresent(_ value: Int8?, forKey key: Key) { when(value) { encode($0, forKey: key) } }
  func encodeIfPresent(_ value: Int16?, forKey key: Key) { when(value) { encode($0, forKey: key) } }
  func encodeIfPresent(_ value: Int32?, forKey key: Key) { when(value) { encode($0, forKey: key) } }
  func encodeIfPresent(_ value: Int64?, forKey key: Key) { when(value) { encode($0, forKey: key) } }
  func encodeIfPresent(_ value: UInt?, forKey key: Key) { when(value) { encode($0, forKey: key) } }
  func encodeIfPresent(_ value: UInt8?, forKey key: Key) { when(value) { encode($0, forKey: key) } }
  func encodeIfPresent(_ value: UInt16?, forKey key: Key) {
    when(value) { encode($0, forKey: key) }
  }
  func encodeIfPresent(_ value: UInt32?, forKey key: Key) {
    when(value) { encode($0, forKey: key) }
  }
  func encodeIfPresent(_ value: UInt64?, forKey key: Key) {
    when(value) { encode($0, forKey: key) }
  }
  func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    try writer.writeIfPresent(value) { try writer.write($0) }
  }

  private func when<Value>(_ value: Value?, _ write: (Value) -> Void) {
    writer.writeIfPresent(value, write)
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy keyType: Inner.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Inner> {
    writer.write(byte: MessageWriter.caseMark)
    writer.write(key.stringValue)
    return KeyedEncodingContainer(MemberWriting<Inner>(writer: writer))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    ListWriting(writer)
  }

  func superEncoder() -> any Encoder { writer }
  func superEncoder(forKey key: Key) -> any Encoder { writer }
}

/// Writes the values of a list behind their number.
struct ListWriting: UnkeyedEncodingContainer {
  private let writer: MessageWriter
  /// Where the number of values stands.
  private let place: Int
  private(set) var count = 0

  init(_ writer: MessageWriter) {
    self.writer = writer
    place = writer.bytes.count
    writer.write(count: 0)
  }

  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil() { next().write(byte: 0) }
  mutating func encode(_ value: Bool) { next().write(byte: value ? 1 : 0) }
  mutating func encode(_ value: String) { next().write(value) }
  mutating func encode(_ value: Double) { next().write(value.bitPattern) }
  mutating func encode(_ value: Float) { encode(Double(value)) }
  mutating func encode(_ value: Int) { encode(Int64(value)) }
  mutating func encode(_ value: Int8) { encode(Int64(value)) }
  mutating func encode(_ value: Int16) { encode(Int64(value)) }
  mutating func encode(_ value: Int32) { encode(Int64(value)) }
  mutating func encode(_ value: Int64) { next().write(UInt64(bitPattern: value)) }
  mutating func encode(_ value: UInt) { encode(UInt64(value)) }
  mutating func encode(_ value: UInt8) { encode(UInt64(value)) }
  mutating func encode(_ value: UInt16) { encode(UInt64(value)) }
  mutating func encode(_ value: UInt32) { encode(UInt64(value)) }
  mutating func encode(_ value: UInt64) { next().write(value) }
  mutating func encode<Value: Encodable>(_ value: Value) throws {
    try next().write(value)
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy keyType: Key.Type
  ) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(MemberWriting<Key>(writer: next()))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    ListWriting(next())
  }

  mutating func superEncoder() -> any Encoder { next() }

  /// Returns what writes the next value.
  private mutating func next() -> MessageWriter {
    count += 1
    writer.write(count: count, at: place)
    return writer
  }
}
