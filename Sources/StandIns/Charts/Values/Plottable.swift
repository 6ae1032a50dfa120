@_exported import FoundationGaps
import SwiftUI

/// A value that has a place on a chart's axis.
public protocol Plottable {
  /// What stands on the axis for it.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The value as it stands on an axis.
  var primitivePlottable: PrimitivePlottable { get }
  /// Creates the value that stands on an axis, if there is one.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A value that stands on an axis as it is: a number, a date or a text.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The place of the value.
  var _plotted: PlottedValue { get }
  /// Returns the value at a place.
  static func _at(_ place: PlottedValue) -> Self?
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  var plotted: PlottedValue { primitivePlottable._plotted }

  static func at(_ place: PlottedValue) -> Self? {
    PrimitivePlottable._at(place).flatMap(Self.init(primitivePlottable:))
  }
}

/// A place on an axis: a number, a date in seconds since 2001, or a name that gets a place of its own.
public enum PlottedValue: Hashable, Sendable {
  case number(Double)
  case date(Double)
  case name(String)

  /// The number of a place that has one.
  var number: Double? {
    switch self {
    case .number(let number), .date(let number): number.isFinite ? number : nil
    case .name: nil
    }
  }

  /// The name of a place that has one.
  var name: String? { if case .name(let name) = self { name } else { nil } }

  /// Returns the same kind of place with another number.
  func with(_ number: Double) -> PlottedValue {
    if case .date = self { .date(number) } else { .number(number) }
  }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  public var _plotted: PlottedValue { .number(Double(self)) }
  public static func _at(_ place: PlottedValue) -> Self? {
    guard case .number(let number) = place else { return nil }
    return Self(exactly: number.rounded())
  }
}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  public var _plotted: PlottedValue { .number(Double(self)) }
  public static func _at(_ place: PlottedValue) -> Self? {
    guard case .number(let number) = place else { return nil }
    return Self(number)
  }
}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  public var _plotted: PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public static func _at(_ place: PlottedValue) -> Decimal? {
    guard case .number(let number) = place else { return nil }
    return Decimal(number)
  }
}

extension Date: PrimitivePlottableProtocol {
  public var _plotted: PlottedValue { .date(timeIntervalSinceReferenceDate) }
  public static func _at(_ place: PlottedValue) -> Date? {
    guard case .date(let seconds) = place else { return nil }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }
}

extension String: PrimitivePlottableProtocol {
  public var _plotted: PlottedValue { .name(self) }
  public static func _at(_ place: PlottedValue) -> String? {
    guard case .name(let name) = place else { return nil }
    return name
  }
}

/// A value with its label.
public struct PlottableValue<Value: Plottable> {
  let value: Value
  /// The unit of a date, over which a bar is as wide.
  var unit: Calendar.Component?
  /// The calendar of that unit; nil is the phone's.
  var calendar: Calendar?
  /// The end of a bin, which the value begins.
  var end: Value?

  /// Returns a value with its label.
  public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(value: value)
  }
  /// Returns a value with its label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(value: value)
  }
  /// Returns a value with its label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(value: value)
  }
  /// Returns a date within its unit.
  public static func value(
    _ label: LocalizedStringKey, _ value: Value, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue where Value == Date {
    PlottableValue(value: value, unit: unit, calendar: calendar)
  }
  /// Returns a date within its unit.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Value, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue where Value == Date {
    PlottableValue(value: value, unit: unit, calendar: calendar)
  }

  /// Where the value stands.
  var place: MarkPlace {
    if let end { return MarkPlace(value.plotted, to: end.plotted, isBin: true) }
    guard let unit, let date = value as? Date,
      let bin = (calendar ?? Surroundings.calendar).dateInterval(of: unit, for: date)
    else { return MarkPlace(value.plotted) }
    return MarkPlace(
      .date(bin.start.timeIntervalSinceReferenceDate),
      to: .date(bin.end.timeIntervalSinceReferenceDate), isBin: true)
  }
}

/// Where a mark stands on one axis: at a value, or from one to another.
struct MarkPlace: Hashable, Sendable {
  var start: PlottedValue
  var end: PlottedValue?
  /// Whether it is the span of a unit, such as a day: a bar fills part of it, a dot stands in the middle.
  var isBin = false

  init(_ start: PlottedValue, to end: PlottedValue? = nil, isBin: Bool = false) {
    (self.start, self.end, self.isBin) = (start, end, isBin)
  }

  /// The value that a line or a dot has.
  var middle: PlottedValue {
    guard isBin, let low = start.number, let high = end?.number else { return end ?? start }
    return start.with((low + high) / 2)
  }

  var values: [PlottedValue] { [start] + [end].compactMap(\.self) }
}
