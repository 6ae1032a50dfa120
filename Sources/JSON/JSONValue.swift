/// A JSON value whose objects keep the order in which their members were written.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number, with the text it was written as when that matters (`1.0`, `1e2`, 20 digits).
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

/// A number as it was written.
public struct JSONNumber: Hashable, Sendable {
  /// The digits as they stood in the source.
  public let text: String

  /// Creates a number from its JSON spelling.
  public init(text: String) { self.text = text }

  /// The nearest double.
  public var double: Double { Double(text) ?? .nan }

  /// Whether a `Double` holds it: it is not beyond the largest one, nor so small that 0 is left of it.
  public var fitsDouble: Bool {
    let double = double
    guard double == 0 else { return double.isFinite }
    return !text.prefix { !"eE".contains($0) }.contains { "123456789".contains($0) }
  }

  /// The integer, when the number is one and fits.
  public var integer: Int? {
    if let exact = Int(text) { return exact }
    return Int(exactly: double)
  }
}

/// An object's members in the order in which they were written; the first of two equal keys wins.
public struct JSONObject: Hashable, Sendable {
  /// The members, in order.
  public private(set) var members: [(key: String, value: JSONValue)] = []

  /// Creates an object without members.
  public init() {}

  /// Creates an object of the members, in this order.
  public init(_ members: [(key: String, value: JSONValue)]) { self.members = members }

  /// Returns the value of the first member with this key; setting `nil` removes it.
  public subscript(key: String) -> JSONValue? {
    get { members.first { $0.key == key }?.value }
    set {
      let place = members.firstIndex { $0.key == key }
      switch (place, newValue) {
      case (let place?, let value?): members[place].value = value
      case (let place?, nil): members.remove(at: place)
      case (nil, let value?): members.append((key, value))
      case (nil, nil): break
      }
    }
  }

  /// The keys, in order.
  public var keys: [String] { members.map(\.key) }

  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.members.count == right.members.count
      && zip(left.members, right.members).allSatisfy { $0.key == $1.key && $0.value == $1.value }
  }

  public func hash(into hasher: inout Hasher) {
    for member in members {
      hasher.combine(member.key)
      hasher.combine(member.value)
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .int(value) }
  public init(floatLiteral value: Double) { self = .double(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(JSONObject(elements.map { (key: $0.0, value: $0.1) }))
  }
  public init(nilLiteral: ()) { self = .null }
}

extension JSONValue {
  /// Returns a whole number.
  public static func int(_ value: Int) -> JSONValue { .number(JSONNumber(text: String(value))) }

  /// Returns a number; whole ones are written without a fraction, and what JSON cannot carry becomes null.
  public static func double(_ value: Double) -> JSONValue {
    guard value.isFinite else { return .null }
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53 { return .int(whole) }
    return .number(JSONNumber(text: "\(value)"))
  }

  /// Returns the member of an object.
  public subscript(key: String) -> JSONValue? {
    if case .object(let object) = self { return object[key] }
    return nil
  }

  /// The string, when it is one.
  public var string: String? { if case .string(let value) = self { value } else { nil } }

  /// The number as a double, when it is one.
  public var double: Double? { if case .number(let value) = self { value.double } else { nil } }

  /// The number as an integer, when it is a whole one.
  public var int: Int? { if case .number(let value) = self { value.integer } else { nil } }

  /// The truth value, when it is one.
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The elements, when it is an array.
  public var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }

  /// The members, when it is an object.
  public var object: JSONObject? { if case .object(let value) = self { value } else { nil } }

  /// What kind of value it is, as a person would say it: `a string`, `an object`.
  public var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONValue {
  /// The value with the members of all objects in the order of their keys.
  public var sorted: JSONValue {
    switch self {
    case .array(let elements): .array(elements.map(\.sorted))
    case .object(let object):
      .object(
        JSONObject(object.members.map { ($0.key, $0.value.sorted) }.sorted { $0.0 < $1.0 }))
    default: self
    }
  }

  /// The value with each name once in an object: the first member of a name, which counts here. Many readers take the
  /// last.
  public var unrepeated: JSONValue {
    switch self {
    case .array(let elements): return .array(elements.map(\.unrepeated))
    case .object(let object):
      var seen: Set<String> = []
      let members = object.members.filter { seen.insert($0.key).inserted }
      return .object(JSONObject(members.map { ($0.key, $0.value.unrepeated) }))
    default: return self
    }
  }
}
