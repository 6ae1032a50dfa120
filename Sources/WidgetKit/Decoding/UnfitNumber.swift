import JSON

/// A number that an integer type cannot hold: Foundation on Linux only says that "the given data
/// was not valid JSON", without a place.
struct UnfitNumber {
  var path: [String]
  var type: String
  var text: String

  private static let ranges: [String: ClosedRange<Int128>] = [
    "Int8": range(Int8.self), "UInt8": range(UInt8.self), "Int16": range(Int16.self),
    "UInt16": range(UInt16.self), "Int32": range(Int32.self), "UInt32": range(UInt32.self),
    "Int": range(Int.self), "Int64": range(Int64.self), "UInt": range(UInt.self),
    "UInt64": range(UInt64.self),
  ]

  private static func range<I: FixedWidthInteger>(_ type: I.Type) -> ClosedRange<Int128> {
    Int128(I.min)...Int128(I.max)
  }

  /// Returns a number without a fraction; nil for one with a fraction, or beyond all integers.
  private static func whole(_ number: JSONNumber) -> Int128? {
    Int128(number.text) ?? Int128(exactly: number.double)
  }

  /// Returns the first number in the JSON that the type cannot hold.
  static func first(in json: String, shape: TypeShape) -> UnfitNumber? {
    guard let value = try? JSONValue(parsing: json) else { return nil }
    return first(in: value, shape, [])
  }

  private static func first(in value: JSONValue, _ shape: TypeShape, _ path: [String])
    -> UnfitNumber?
  {
    switch (value, shape) {
    case (.number(let number), .value(let type)):
      guard let range = ranges[type] else { return nil }
      if whole(number).map(range.contains) == true { return nil }
      return UnfitNumber(path: path, type: type, text: number.text)
    case (.array(let elements), .list(_, let element)):
      for (index, value) in elements.enumerated() {
        if let found = first(in: value, element, path + ["[\(index)]"]) { return found }
      }
      return nil
    case (.object(let object), _):
      for member in object.members {
        guard let shape = shape.at([member.key]) else { continue }
        if let found = first(in: member.value, shape, path + [member.key]) { return found }
      }
      return nil
    default: return nil
    }
  }
}
