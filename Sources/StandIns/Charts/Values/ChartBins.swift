import FoundationGaps
import SwiftUI

/// A bin of a histogram: from a value up to another one.
public struct ChartBinRange<Bound: Comparable>: Equatable {
  public let lowerBound: Bound
  public let upperBound: Bound

  /// Returns whether a value is in the bin.
  public func contains(_ value: Bound) -> Bool { lowerBound <= value && value < upperBound }
}

extension ChartBinRange: Sendable where Bound: Sendable {}
extension ChartBinRange: Hashable where Bound: Hashable {}

/// Bins of numbers, all of one size.
public struct NumberBins<Value: BinaryFloatingPoint>: RandomAccessCollection {
  /// The borders of the bins.
  public let thresholds: [Value]

  /// Creates bins with these borders.
  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }
  /// Creates bins of a size for all numbers of a range.
  public init(size: Value, range: ClosedRange<Value>) {
    guard size > 0, range.lowerBound.isFinite, range.upperBound.isFinite else {
      thresholds = []
      return
    }
    let first = (range.lowerBound / size).rounded(.down)
    let last = Swift.max(first + 1, (range.upperBound / size).rounded(.up))
    let count = Int(Swift.min(Value(NumberBins.limit), last - first))
    thresholds = (0...count).map { (first + Value($0)) * size }
  }
  /// Creates about as many bins as are wished, with round borders.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
    let step = ChartTicks.step(
      Double(range.lowerBound)...Double(range.upperBound), about: desiredCount)
    self.init(size: Value(step ?? 1), range: range)
  }
  /// Creates about as many bins for these numbers as are wished.
  public init(data: [Value], desiredCount: Int = 10) {
    self.init(range: NumberBins.range(data) ?? 0...1, desiredCount: desiredCount)
  }
  /// Creates bins of a size for these numbers.
  public init(size: Value, data: [Value]) {
    self.init(size: size, range: NumberBins.range(data) ?? 0...0)
  }

  /// Returns from where to where numbers go; what is no number, or endless, is in no bin.
  private static func range(_ data: [Value]) -> ClosedRange<Value>? {
    let known = data.filter(\.isFinite)
    return known.min().flatMap { low in known.max().map { low...$0 } }
  }

  /// The most bins that are made.
  private static var limit: Int { 10_000 }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }
  /// Returns the number of the bin that a value is in; the first or the last one for a value beyond them.
  public func index(for value: Value) -> Int {
    let number = (thresholds.firstIndex { $0 > value } ?? endIndex + 1) - 1
    return Swift.max(0, Swift.min(endIndex - 1, number))
  }
}

/// Bins of dates, each a unit of the calendar.
public struct DateBins: RandomAccessCollection {
  /// The borders of the bins.
  public let thresholds: [Date]

  /// Creates bins with these borders.
  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }
  /// Creates bins of a unit, or of several, for all dates of a range.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    var borders: [Date] = []
    var next = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
    while borders.count < DateBins.limit {
      borders.append(next)
      guard next <= range.upperBound,
        let later = calendar.date(byAdding: unit, value: Swift.max(1, count), to: next),
        later > next
      else { break }
      next = later
    }
    thresholds = borders
  }
  /// Creates bins of a unit, or of several, for these dates.
  public init(
    unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .current
  ) {
    let known = data.filter(\.timeIntervalSinceReferenceDate.isFinite)
    guard let first = known.min(), let last = known.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(unit: unit, by: count, range: first...last, calendar: calendar)
  }

  /// The most bins that are made.
  private static var limit: Int { 10_000 }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }
  /// Returns the number of the bin that a date is in; the first or the last one for a date beyond them.
  public func index(for value: Date) -> Int {
    let number = (thresholds.firstIndex { $0 > value } ?? endIndex + 1) - 1
    return Swift.max(0, Swift.min(endIndex - 1, number))
  }
}

extension PlottableValue where Value: Comparable {
  /// Returns a bin of a histogram: a bar is as wide as it.
  public static func value(
    _ label: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> PlottableValue { PlottableValue(value: range.lowerBound, end: range.upperBound) }
  /// Returns a bin of a histogram: a bar is as wide as it.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: ChartBinRange<Value>
  ) -> PlottableValue { PlottableValue(value: range.lowerBound, end: range.upperBound) }
}
