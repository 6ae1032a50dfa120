import FoundationGaps

/// A unit: what a figure of it has to be multiplied with to have it in the units of its kind.
public final class HKUnit: NSObject, @unchecked Sendable {
  public let unitString: String
  let factor: Double
  private init(_ unitString: String, _ factor: Double) {
    (self.unitString, self.factor) = (unitString, factor)
  }
  public override var description: String { unitString }
  public static func count() -> HKUnit { HKUnit("count", 1) }
  public static func percent() -> HKUnit { HKUnit("%", 1) }
  public static func second() -> HKUnit { HKUnit("s", 1) }
  public static func minute() -> HKUnit { HKUnit("min", 60) }
  public static func hour() -> HKUnit { HKUnit("hr", 3600) }
  public static func day() -> HKUnit { HKUnit("d", 86_400) }
  public static func meter() -> HKUnit { HKUnit("m", 1) }
  public static func mile() -> HKUnit { HKUnit("mi", 1609.344) }
  public static func foot() -> HKUnit { HKUnit("ft", 0.3048) }
  public static func gram() -> HKUnit { HKUnit("g", 1) }
  public static func pound() -> HKUnit { HKUnit("lb", 453.592_37) }
  public static func liter() -> HKUnit { HKUnit("L", 1) }
  public static func kilocalorie() -> HKUnit { HKUnit("kcal", 4184) }
  public static func largeCalorie() -> HKUnit { HKUnit("Cal", 4184) }
  public static func joule() -> HKUnit { HKUnit("J", 1) }
  public static func watt() -> HKUnit { HKUnit("W", 1) }
  public static func degreeCelsius() -> HKUnit { HKUnit("degC", 1) }
  public static func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", 1) }
  public static func internationalUnit() -> HKUnit { HKUnit("IU", 1) }
  /// Returns a prefix of a unit.
  public static func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit("\(prefix.symbol)m", prefix.factor)
  }
  /// Returns a prefix of a unit.
  public static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit("\(prefix.symbol)g", prefix.factor)
  }
  /// Returns a prefix of a unit.
  public static func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit("\(prefix.symbol)s", prefix.factor)
  }
  /// Returns a prefix of a unit.
  public static func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit("\(prefix.symbol)L", prefix.factor)
  }
  /// Returns this unit for each of another one.
  public func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)/\(unit.unitString)", factor / unit.factor)
  }
  /// Returns this unit times another one.
  public func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)·\(unit.unitString)", factor * unit.factor)
  }
}

/// What stands before a unit.
public enum HKMetricPrefix: Int, Sendable {
  case none, nano, micro, milli, centi, deci, deca, hecto, kilo, mega
  var factor: Double { [1, 1e-9, 1e-6, 1e-3, 0.01, 0.1, 10, 100, 1000, 1e6][rawValue] }
  var symbol: String { ["", "n", "mc", "m", "c", "d", "da", "h", "k", "M"][rawValue] }
}

/// A figure with its unit.
public final class HKQuantity: NSObject, @unchecked Sendable {
  private let value: Double
  /// The figure as it was given.
  private let words: String
  /// Creates a figure with its unit.
  public init(unit: HKUnit, doubleValue: Double) {
    value = doubleValue * unit.factor
    words = "\(String(format: "%g", doubleValue)) \(unit.unitString)"
  }
  public override var description: String { words }
  /// Returns the figure in a unit of the same kind.
  public func doubleValue(for unit: HKUnit) -> Double { value / unit.factor }
  /// Returns whether a figure of this kind can be told in a unit.
  public func `is`(compatibleWith unit: HKUnit) -> Bool { true }
}
