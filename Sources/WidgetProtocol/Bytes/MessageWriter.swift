import Drawing

/// Writes a message as bytes: each value where its type writes it, without the names of members.
///
/// The two sides of a pipe are the same program, so both know each type's members and their order. JSON said the same in
/// four times the bytes, and reading and writing it took a third of a push's processor time (CHEAP.md).
///
/// What is written: a whole or broken number as eight bytes, least significant first; a truth as one; a text as its
/// number of bytes and the bytes; a list as its number of values and the values; a case of an enumeration as `caseMark`,
/// its name and its values. A value that may be missing has a byte before it, 0 or 1.
public final class MessageWriter {
  /// Stands before the name of an enumeration's case. A reader that meets something else knows that it is lost.
  static let caseMark: UInt8 = 0xCA

  /// Says that the message's values are deeper in one another than a reader takes.
  public struct TooDeep: Error {}

  private(set) var bytes: [UInt8] = []
  private var depth = 0

  init() {}

  /// Returns a message as bytes.
  public static func bytes(of message: some Encodable) throws -> [UInt8] {
    try bytes { writer in
      if let request = message as? WidgetRequest, case .decode(let decode) = request {
        writer.write(decode)
      } else if let request = message as? WidgetRequest {
        try request.write(to: writer)
      } else if let reply = message as? WidgetReply {
        try reply.write(to: writer)
      } else {
        try writer.write(message)
      }
    }
  }

  /// Returns what is written.
  static func bytes(_ write: (MessageWriter) throws -> Void) rethrows -> [UInt8] {
    let writer = MessageWriter()
    writer.bytes.reserveCapacity(4096)
    try write(writer)
    return writer.bytes
  }

  func write(byte: UInt8) { bytes.append(byte) }

  func write(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  func write(count: Int) {
    withUnsafeBytes(of: UInt32(clamping: count).littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Writes the number of a list's values, which stands at a place in front of them.
  func write(count: Int, at place: Int) {
    let number = UInt32(clamping: count)
    for index in 0..<4 { bytes[place + index] = UInt8(truncatingIfNeeded: number >> (8 * index)) }
  }

  func write(_ text: String) {
    var text = text
    text.withUTF8 { letters in
      write(count: letters.count)
      bytes.append(contentsOf: letters)
    }
  }

  func write<Value: Encodable>(_ value: Value) throws {
    try deeper(by: 1) { try write(any: value) }
  }

  /// Writes what stands so many levels deeper: as many as the reader counts.
  func deeper(by levels: Int, _ write: () throws -> Void) throws {
    depth += levels
    defer { depth -= levels }
    guard depth <= MessageReader.depthLimit else { throw TooDeep() }
    try write()
  }

  private func write<Value: Encodable>(any value: Value) throws {
    // A list of bytes is an image file, one of numbers the places of letters: both are long. A dictionary would name its
    // keys to a container, which writes no names. Marks and outlines are most of a picture.
    if Value.self == [UInt8].self, let data = value as? [UInt8] {
      write(count: data.count)
      bytes.append(contentsOf: data)
    } else if Value.self == [Double].self, let numbers = value as? [Double] {
      write(count: numbers.count)
      for number in numbers { write(number.bitPattern) }
    } else if Value.self == [String: String].self, let pairs = value as? [String: String] {
      try write(pairs)
    } else if Value.self == [String: Double].self, let pairs = value as? [String: Double] {
      try write(pairs)
    } else if Value.self == [String: [String]].self, let pairs = value as? [String: [String]] {
      try write(pairs)
    } else if Value.self == [DisplayItem].self, let items = value as? [DisplayItem] {
      try write(list: items)
    } else if Value.self == OutlineNode.self, let outline = value as? OutlineNode {
      try outline.write(to: self)
    } else {
      try value.encode(to: self)
    }
  }

  private func write<Value: Encodable>(_ pairs: [String: Value]) throws {
    write(count: pairs.count)
    for (key, value) in pairs.sorted(by: { $0.key < $1.key }) {
      write(key)
      try write(value)
    }
  }

  /// Writes whether there is a value, and the value.
  func writeIfPresent<Value>(_ value: Value?, _ write: (Value) throws -> Void) rethrows {
    self.write(byte: value == nil ? 0 : 1)
    if let value { try write(value) }
  }
}

extension MessageWriter: Encoder {
  public var codingPath: [any CodingKey] { [] }
  public var userInfo: [CodingUserInfoKey: Any] { [:] }

  public func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(MemberWriting<Key>(writer: self))
  }

  public func unkeyedContainer() -> any UnkeyedEncodingContainer { ListWriting(self) }

  public func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

/// One value by itself: a raw value, or what may be missing.
extension MessageWriter: SingleValueEncodingContainer {
  public func encodeNil() { write(byte: 0) }
  public func encode(_ value: Bool) { present { write(byte: value ? 1 : 0) } }
  public func encode(_ value: String) { present { write(value) } }
  public func encode(_ value: Double) { present { write(value.bitPattern) } }
  public func encode(_ value: Float) { encode(Double(value)) }
  public func encode(_ value: Int) { encode(Int64(value)) }
  public func encode(_ value: Int8) { encode(Int64(value)) }
  public func encode(_ value: Int16) { encode(Int64(value)) }
  public func encode(_ value: Int32) { encode(Int64(value)) }
  public func encode(_ value: Int64) { present { write(UInt64(bitPattern: value)) } }
  public func encode(_ value: UInt) { encode(UInt64(value)) }
  public func encode(_ value: UInt8) { encode(UInt64(value)) }
  public func encode(_ value: UInt16) { encode(UInt64(value)) }
  public func encode(_ value: UInt32) { encode(UInt64(value)) }
  public func encode(_ value: UInt64) { present { write(value) } }
  public func encode<Value: Encodable>(_ value: Value) throws {
    write(byte: 1)
    try write(value)
  }

  private func present(_ write: () -> Void) {
    self.write(byte: 1)
    write()
  }
}
