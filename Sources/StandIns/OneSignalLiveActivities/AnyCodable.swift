import FoundationGaps

/// A value of a kind that only the payload says.
public struct AnyCodable: Codable, @unchecked Sendable {
  public let value: Any

  public init<T>(_ value: T?) {
    if let value { self.value = value } else { self.value = () }
  }

  public func asBool() -> Bool? { value as? Bool }
  public func asInt() -> Int? { value as? Int }
  public func asDouble() -> Double? { value as? Double }
  public func asString() -> String? { value as? String }
  public func asArray() -> [AnyCodable]? { value as? [AnyCodable] }
  public func asDict() -> [String: AnyCodable]? { value as? [String: AnyCodable] }

  /// Reads what is there; a number without a fraction is an `Int`, of which `asDouble` gives nothing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self.init(NSNull())
    } else if let value = try? container.decode(Bool.self) {
      self.init(value)
    } else if let value = try? container.decode(Int.self) {
      self.init(value)
    } else if let value = try? container.decode(UInt.self) {
      self.init(value)
    } else if let value = try? container.decode(Double.self) {
      self.init(value)
    } else if let value = try? container.decode(String.self) {
      self.init(value)
    } else if let value = try? container.decode([AnyCodable].self) {
      self.init(value)
    } else {
      self.init(try container.decode([String: AnyCodable].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch value {
    case is Void, is NSNull:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case let value as any Encodable: try value.encode(to: encoder)
    case let value as [Any?]: try value.map { AnyCodable($0) }.encode(to: encoder)
    case let value as [String: Any?]: try value.mapValues { AnyCodable($0) }.encode(to: encoder)
    default:
      throw EncodingError.invalidValue(
        value,
        .init(codingPath: encoder.codingPath, debugDescription: "The value has no form in JSON."))
    }
  }

  /// The value where it can be compared; nil for null, each of which is an object of its own here.
  private var comparable: AnyHashable? { value is NSNull ? nil : value as? AnyHashable }
}

extension AnyCodable: Hashable {
  public static func == (one: AnyCodable, other: AnyCodable) -> Bool {
    one.comparable == other.comparable
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(comparable) }
}

extension AnyCodable: CustomStringConvertible {
  public var description: String { value is Void ? "nil" : String(describing: value) }
}

extension AnyCodable: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(nilLiteral: ()) { self.init(Int?.none) }
  public init(booleanLiteral value: Bool) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(value) }
  public init(floatLiteral value: Double) { self.init(value) }
  public init(stringLiteral value: String) { self.init(value) }
  public init(arrayLiteral elements: AnyCodable...) { self.init(elements) }
  public init(dictionaryLiteral elements: (String, AnyCodable)...) {
    self.init(Dictionary(elements) { one, _ in one })
  }
}
