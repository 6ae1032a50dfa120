import Foundation
import JSON

/// A number that its type cannot hold: Foundation on Linux only says that "the given data was not valid JSON", without
/// a place.
struct UnfitNumber {
  var path: [String]
  var type: String
  var text: String

  /// What each integer type holds, by its name.
  static let ranges: [String: ClosedRange<Int128>] = [
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

  /// Returns whether a type of numbers cannot hold a number; nil for other types.
  private static func isUnfit(_ number: JSONNumber, for type: String) -> Bool? {
    if let range = ranges[type] { return whole(number).map(range.contains) != true }
    switch type {
    case "Float":
      let float = Float(number.double)
      return float.isInfinite || float == 0 && number.double != 0
    case "Decimal": return Decimal(string: number.text) == nil
    default: return nil
    }
  }

  /// Returns the first number in the JSON that the type cannot hold, as far as its shape tells.
  static func first(in json: String, shape: TypeShape) -> UnfitNumber? {
    guard let value = try? JSONValue(parsing: json) else { return nil }
    return numbers(in: value).lazy.compactMap { path, number in
      guard case .value(let type)? = shape.at(path), isUnfit(number, for: type) == true else {
        return nil
      }
      return UnfitNumber(path: path, type: type, text: number.text)
    }.first
  }

  /// Returns the number for which a decoder refuses the whole value, where no shape tells: the last one without which
  /// it does not.
  ///
  /// - Parameter refuses: whether the decoder refuses a text as a whole.
  static func found(
    in json: String, shape: TypeShape, where refuses: (String) -> Bool
  ) -> UnfitNumber? {
    guard let value = try? JSONValue(parsing: json) else { return nil }
    let suspects = numbers(in: value).filter { !isSmall($0.number) }
    /// Returns the value with 0 in place of the first of the suspects.
    func text(without count: Int) -> String {
      suspects.prefix(count).reduce(value) { $0.replacing($1.path[...], by: 0) ?? $0 }.compact
    }
    guard !suspects.isEmpty, !refuses(text(without: suspects.count)) else { return nil }
    // How many have to go: without more of them it is not refused either.
    var (few, enough) = (0, suspects.count)
    while enough - few > 1 {
      let middle = (few + enough) / 2
      if refuses(text(without: middle)) { few = middle } else { enough = middle }
    }
    let (path, number) = suspects[enough - 1]
    return UnfitNumber(
      path: path, type: shape.at(path)?.typeName ?? "the app's type", text: number.text)
  }

  /// Returns whether each type of numbers has a number.
  private static func isSmall(_ number: JSONNumber) -> Bool {
    whole(number).map { (0...127).contains($0) } == true
  }

  /// Returns all numbers in a value, in the order in which they stand there, with their paths.
  private static func numbers(
    in value: JSONValue, at path: [String] = []
  ) -> [(path: [String], number: JSONNumber)] {
    switch value {
    case .number(let number): [(path, number)]
    case .array(let elements):
      elements.enumerated().flatMap { numbers(in: $0.element, at: path + ["[\($0.offset)]"]) }
    case .object(let object):
      object.members.flatMap { numbers(in: $0.value, at: path + [$0.key]) }
    case .null, .bool, .string: []
    }
  }
}
