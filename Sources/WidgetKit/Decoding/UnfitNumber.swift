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
    // Of a list's elements, some of which are of the one type and some of the other: a `Duration`.
    "Integer": Int128(Int64.min)...Int128(UInt64.max),
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

  /// Returns the first number for which a decoder refuses the whole value, where no shape tells: the last one of the
  /// fewest with which it does.
  ///
  /// - Parameter refuses: whether the decoder refuses a text as a whole.
  static func found(
    in json: String, shape: TypeShape, where refuses: (String) -> Bool
  ) -> UnfitNumber? {
    guard let value = try? JSONValue(parsing: json) else { return nil }
    let numbers = numbers(in: value)
    let areSuspects = numbers.map { !isFit($0.number, for: shape.at($0.path)) }
    let suspects = zip(numbers, areSuspects).filter(\.1).map(\.0)
    /// Returns the value with only so many of the suspects.
    func text(with count: Int) -> String {
      var replacing = Replacing(areSuspects: areSuspects, kept: count)
      return replacing.value(value).compact
    }
    guard !suspects.isEmpty, !refuses(text(with: 0)) else { return nil }
    // How many have to be there: with fewer of them it is not refused.
    var (few, enough) = (0, suspects.count)
    while enough - few > 1 {
      let middle = (few + enough) / 2
      if refuses(text(with: middle)) { enough = middle } else { few = middle }
    }
    let (path, number) = suspects[enough - 1]
    let known = shape.at(path).flatMap { $0.isKnown ? $0.typeName : nil }
    return UnfitNumber(path: path, type: known ?? "the app's type", text: number.text)
  }

  /// A value with 1, which each type of numbers holds and by which all can be divided, in place of suspects.
  private struct Replacing {
    /// Of each number, in the order in which they stand in the value.
    let areSuspects: [Bool]
    /// How many of the suspects stay.
    var kept: Int
    private var next = 0

    init(areSuspects: [Bool], kept: Int) { (self.areSuspects, self.kept) = (areSuspects, kept) }

    mutating func value(_ value: JSONValue) -> JSONValue {
      switch value {
      case .number:
        defer { next += 1 }
        guard areSuspects[next] else { return value }
        kept -= 1
        return kept >= 0 ? value : 1
      case .array(let elements): return .array(elements.map { self.value($0) })
      case .object(let object):
        return .object(JSONObject(object.members.map { ($0.key, self.value($0.value)) }))
      case .null, .bool, .string: return value
      }
    }
  }

  /// Returns whether the type at a number's place holds it for sure.
  private static func isFit(_ number: JSONNumber, for shape: TypeShape?) -> Bool {
    switch shape {
    case .value("Double"), .value("CGFloat"), .value("Date"): number.fitsDouble
    case .value(let type) where isUnfit(number, for: type) == false: true
    case .choice(_, let allowed) where allowed.contains { $0.double == number.double }: true
    default: whole(number).map { (0...127).contains($0) } == true
    }
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
