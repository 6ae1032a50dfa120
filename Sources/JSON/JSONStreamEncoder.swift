/// Writes `Encodable` values as JSON, each member as it comes: what is written needs no memory but that of its text.
///
/// Containers are closed when the one around them goes on, so a value must write its members one after another, as
/// all that the compiler makes do.
package enum JSONStreamEncoder {
  /// Appends a value.
  package static func append(_ value: some Encodable, to bytes: inout [UInt8]) throws {
    let sheet = Sheet()
    swap(&sheet.bytes, &bytes)
    defer { swap(&sheet.bytes, &bytes) }
    try sheet.encode(value)
    sheet.close(to: 0)
  }
}

/// The text so far, and the brackets that are open in it.
private final class Sheet {
  var bytes: [UInt8] = []
  private var brackets: [(end: UInt8, isEmpty: Bool)] = []

  var depth: Int { brackets.count }

  func open(_ start: Unicode.Scalar, _ end: Unicode.Scalar) {
    bytes.append(UInt8(ascii: start))
    brackets.append((UInt8(ascii: end), true))
  }

  func close(to depth: Int) {
    while brackets.count > depth { bytes.append(brackets.removeLast().end) }
  }

  /// Begins an element of the container that was the last to be opened up to a depth.
  func next(in depth: Int) {
    close(to: depth)
    if brackets[depth - 1].isEmpty {
      brackets[depth - 1].isEmpty = false
    } else {
      bytes.append(UInt8(ascii: ","))
    }
  }

  /// Begins a member of the container that was the last to be opened up to a depth.
  func next(_ key: some CodingKey, in depth: Int) {
    next(in: depth)
    quote(key.stringValue)
    bytes.append(UInt8(ascii: ":"))
  }

  func quote(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      withUnsafeTemporaryAllocation(
        byteCount: JSONQuoting.room(for: utf8.count), alignment: 8
      ) { memory in
        let count = JSONQuoting.write(UnsafeRawBufferPointer(utf8), to: memory)
        bytes.append(contentsOf: memory[..<count])
      }
    }
  }

  func write(_ value: Bool) { bytes += value ? "true".utf8 : "false".utf8 }
  func write(_ value: some BinaryInteger) { bytes += String(value).utf8 }
  func writeNull() { bytes += "null".utf8 }

  func write(_ value: some BinaryFloatingPoint & CustomStringConvertible) throws {
    guard value.isFinite else {
      throw EncodingError.invalidValue(
        value, .init(codingPath: [], debugDescription: "JSON has no \(value)"))
    }
    bytes += value.description.utf8
  }

  func encode(_ value: some Encodable) throws {
    let place = Place(self)
    try value.encode(to: place)
    if !place.isBegun { bytes += "{}".utf8 }
  }
}

/// Where one value is written.
private final class Place: Encoder {
  let sheet: Sheet
  /// Brackets around the value.
  private let depth: Int
  /// Whether anything of the value is written.
  private(set) var isBegun = false
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ sheet: Sheet) { (self.sheet, depth) = (sheet, sheet.depth) }

  func begin() { isBegun = true }

  private func open(_ start: Unicode.Scalar, _ end: Unicode.Scalar) -> Int {
    if !isBegun { sheet.open(start, end) }
    isBegun = true
    return depth + 1
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Members(sheet: sheet, depth: open("{", "}")))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    Elements(sheet: sheet, depth: open("[", "]"))
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(place: self) }
}

private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let sheet: Sheet
  let depth: Int
  var codingPath: [any CodingKey] { [] }

  private func next(_ key: some CodingKey) -> Sheet {
    sheet.next(key, in: depth)
    return sheet
  }

  func encodeNil(forKey key: Key) { next(key).writeNull() }
  func encode(_ value: Bool, forKey key: Key) { next(key).write(value) }
  func encode(_ value: String, forKey key: Key) { next(key).quote(value) }
  func encode(_ value: Double, forKey key: Key) throws { try next(key).write(value) }
  func encode(_ value: Int, forKey key: Key) { next(key).write(value) }
  func encode(_ value: UInt64, forKey key: Key) { next(key).write(value) }
  func encode(_ value: some Encodable, forKey key: Key) throws { try next(key).encode(value) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    Place(next(key)).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    Place(next(key)).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { Place(next(SuperKey())) }
  func superEncoder(forKey key: Key) -> any Encoder { Place(next(key)) }
}

/// What a class calls the part of the class above it.
private struct SuperKey: CodingKey {
  var stringValue: String { "super" }
  var intValue: Int? { nil }
  init() {}
  init?(stringValue: String) { nil }
  init?(intValue: Int) { nil }
}

private struct Elements: UnkeyedEncodingContainer {
  let sheet: Sheet
  let depth: Int
  private(set) var count = 0
  var codingPath: [any CodingKey] { [] }

  init(sheet: Sheet, depth: Int) { (self.sheet, self.depth) = (sheet, depth) }

  private mutating func next() -> Sheet {
    sheet.next(in: depth)
    count += 1
    return sheet
  }

  mutating func encodeNil() { next().writeNull() }
  mutating func encode(_ value: Bool) { next().write(value) }
  mutating func encode(_ value: String) { next().quote(value) }
  mutating func encode(_ value: Double) throws { try next().write(value) }
  mutating func encode(_ value: Int) { next().write(value) }
  mutating func encode(_ value: some Encodable) throws { try next().encode(value) }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    Place(next()).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    Place(next()).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { Place(next()) }
}

private struct Single: SingleValueEncodingContainer {
  let place: Place
  var codingPath: [any CodingKey] { [] }

  private func begin() -> Sheet {
    place.begin()
    return place.sheet
  }

  func encodeNil() { begin().writeNull() }
  func encode(_ value: Bool) { begin().write(value) }
  func encode(_ value: String) { begin().quote(value) }
  func encode(_ value: Double) throws { try begin().write(value) }
  func encode(_ value: Float) throws { try begin().write(value) }
  func encode(_ value: Int) { begin().write(value) }
  func encode(_ value: Int8) { begin().write(value) }
  func encode(_ value: Int16) { begin().write(value) }
  func encode(_ value: Int32) { begin().write(value) }
  func encode(_ value: Int64) { begin().write(value) }
  func encode(_ value: UInt) { begin().write(value) }
  func encode(_ value: UInt8) { begin().write(value) }
  func encode(_ value: UInt16) { begin().write(value) }
  func encode(_ value: UInt32) { begin().write(value) }
  func encode(_ value: UInt64) { begin().write(value) }
  func encode(_ value: some Encodable) throws { try begin().encode(value) }
}
