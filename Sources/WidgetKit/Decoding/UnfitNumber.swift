import JSON

/// A number that an integer type cannot hold: Foundation on Linux only says that "the given data
/// was not valid JSON", without a place.
struct UnfitNumber {
  var path: [String]
  var type: String
  var text: String

  /// The powers of two themselves no longer fit.
  private static let ranges: [String: Range<Double>] = [
    "Int8": -0x1p7..<0x1p7, "UInt8": 0..<0x1p8, "Int16": -0x1p15..<0x1p15,
    "UInt16": 0..<0x1p16, "Int32": -0x1p31..<0x1p31, "UInt32": 0..<0x1p32,
    "Int": -0x1p63..<0x1p63, "Int64": -0x1p63..<0x1p63, "UInt": 0..<0x1p64, "UInt64": 0..<0x1p64,
  ]

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
      let double = number.double
      if double.rounded() == double, range.contains(double) { return nil }
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
