import Foundation

/// The decoder of a walk: it has a value for everything and notes what is asked of it.
struct ShapeDecoder: Decoder {
  let walk: ShapeWalk
  let node: TypeNode
  let key: String
  let index: Int
  let depth: Int
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    node.kind = .keyed
    let container = ShapeKeyed<Key>(decoder: self)
    node.declare(container.known.map(\.stringValue), isShown: walk.variant.showsDeclared)
    return KeyedDecodingContainer(container)
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    node.kind = .list
    return ShapeUnkeyed(decoder: self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { ShapeSingle(decoder: self) }

  /// The error for what nobody can make up.
  var unreadable: DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: Self.noSample))
  }

  private static let noSample = "No sample can be made."

  /// Returns whether an error says that nothing could be made up, and not that a type refused what was.
  static func isOwn(_ error: any Error) -> Bool {
    guard case .dataCorrupted(let context)? = error as? DecodingError else { return false }
    return context.debugDescription == noSample
  }

  /// Returns the decoder of a value that is read step by step below this one.
  ///
  /// - Parameter told: takes its shape, each time that it has read something new.
  func nested(
    key: String, index: Int = 0, told: @escaping (TypeShape) -> Void
  ) throws -> ShapeDecoder {
    // A type may read itself in this way, too.
    guard walk.mayGoOn(depth) else { throw unreadable }
    let inner = TypeNode(isEnum: false)
    walk.reading?.nodes.append(inner)
    inner.whenRead = { [unowned inner] in told(inner.shape(named: "")) }
    return ShapeDecoder(walk: walk, node: inner, key: key, index: index, depth: depth + 1)
  }
}

private struct ShapeKeyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: ShapeDecoder
  let known: [Key]
  var codingPath: [any CodingKey] { [] }

  init(decoder: ShapeDecoder) {
    self.decoder = decoder
    known = EnumReflection.cases(of: Key.self)
  }

  /// The key of the case that is shown to an enum which is written as an object with one key; nil for other types.
  private var chosenCase: Key? {
    guard !decoder.node.cases.isEmpty, known.indices.contains(decoder.node.chosenCase) else {
      return nil
    }
    return known[decoder.node.chosenCase]
  }

  var allKeys: [Key] {
    // What the compiler makes for an enum asks first which keys there are. Code of its own that reads or looks for a
    // key before anything else may have the case in a value.
    if decoder.node.isEnum, decoder.node.cases.isEmpty, !decoder.node.hasRead {
      decoder.node.cases = known.map(\.stringValue)
    }
    if let chosenCase { return [chosenCase] }
    if !known.isEmpty { return known.filter { !isHidden($0) } }
    decoder.node.isDictionary = true
    if decoder.walk.reading?.isEmptied == true { return [] }
    return Key(stringValue: decoder.node.key ?? "1").map { [$0] } ?? []
  }

  func contains(_ key: Key) -> Bool {
    chosenCase.map { $0.stringValue == key.stringValue } ?? !isHidden(key)
  }

  private func isHidden(_ key: Key) -> Bool { decoder.node.hidden.contains(key.stringValue) }

  func decodeNil(forKey key: Key) throws -> Bool {
    if isHidden(key) { throw decoder.unreadable }
    return false
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try read(type, key, isOptional: false)
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) -> T? {
    optional(type, key)
  }
  // These have defaults of their own, which would not tell that the value is optional.
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) -> Bool? { optional(type, key) }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) -> String? { optional(type, key) }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) -> Double? { optional(type, key) }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) -> Float? { optional(type, key) }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) -> Int? { optional(type, key) }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) -> Int8? { optional(type, key) }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) -> Int16? { optional(type, key) }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) -> Int32? { optional(type, key) }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) -> Int64? { optional(type, key) }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) -> UInt? { optional(type, key) }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) -> UInt8? { optional(type, key) }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) -> UInt16? { optional(type, key) }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) -> UInt32? { optional(type, key) }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) -> UInt64? { optional(type, key) }

  private func optional<T: Decodable>(_ type: T.Type, _ key: Key) -> T? {
    let sample = try? read(type, key, isOptional: true)
    decoder.walk.variant.hasOptionals = true
    let isAbsent =
      decoder.walk.variant.skipsOptionals
      || SampleValue.isUsuallyAbsent(key.stringValue, as: type)
    return isAbsent ? nil : sample
  }

  private func read<T: Decodable>(_ type: T.Type, _ key: Key, isOptional: Bool) throws -> T {
    if isHidden(key) { throw decoder.unreadable }
    let name = key.stringValue
    let outcome = decoder.walk.step(type, key: name, index: decoder.index, depth: decoder.depth + 1)
    decoder.node.add(name, outcome.shape, isOptional: isOptional)
    guard let sample = outcome.sample else { throw decoder.unreadable }
    return sample
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws
    -> KeyedDecodingContainer<Nested>
  {
    let inner = try nested(key.stringValue)
    let container = inner.container(keyedBy: type)
    // An enum's payload: its keys are known before they are read.
    if !decoder.node.cases.isEmpty {
      for known in EnumReflection.cases(of: type) {
        inner.node.add(known.stringValue, .unread, isOptional: false)
      }
    }
    return container
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try nested(key.stringValue).unkeyedContainer()
  }

  // The key that the system's decoder reads for a superclass.
  func superDecoder() throws -> any Decoder { try nested("super") }
  func superDecoder(forKey key: Key) throws -> any Decoder { try nested(key.stringValue) }

  /// Returns the decoder of what stands under a key.
  private func nested(_ key: String) throws -> ShapeDecoder {
    if decoder.node.hidden.contains(key) { throw decoder.unreadable }
    decoder.node.replace(key, .value("Any"))
    return try decoder.nested(key: key) { [node = decoder.node] in node.replace(key, $0) }
  }
}

private struct ShapeUnkeyed: UnkeyedDecodingContainer {
  /// The number of elements that a sample list gets: enough to show a list, few enough to fit.
  static let length = 2
  /// A type may read more than there seem to be, such as three places; one that reads until nothing comes has to end.
  static let most = 64
  let decoder: ShapeDecoder
  var currentIndex = 0
  var codingPath: [any CodingKey] { [] }
  var count: Int? { decoder.walk.reading?.isEmptied == true ? 0 : Self.length }
  var isAtEnd: Bool { currentIndex >= count ?? 0 }

  init(decoder: ShapeDecoder) { self.decoder = decoder }

  mutating func decodeNil() -> Bool { false }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    guard currentIndex < Self.most else { throw decoder.unreadable }
    let outcome = decoder.walk.step(
      type, key: decoder.key, index: currentIndex, depth: decoder.depth + 1)
    decoder.node.add(element: outcome.shape)
    currentIndex += 1
    guard let sample = outcome.sample else { throw decoder.unreadable }
    return sample
  }

  mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws
    -> KeyedDecodingContainer<Nested>
  {
    try nested().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try nested().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try nested() }

  /// Returns the decoder of the next element.
  private mutating func nested() throws -> ShapeDecoder {
    defer { currentIndex += 1 }
    return try decoder.nested(key: decoder.key, index: currentIndex) {
      [node = decoder.node, isFirst = currentIndex == 0] in
      // The others are read as the first one.
      if isFirst { node.replace(element: $0) }
    }
  }
}

private struct ShapeSingle: SingleValueDecodingContainer {
  let decoder: ShapeDecoder
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { false }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let outcome = decoder.walk.step(
      type, key: decoder.key, index: decoder.index, depth: decoder.depth + 1)
    guard let sample = outcome.sample else { throw decoder.unreadable }
    return sample
  }
}
