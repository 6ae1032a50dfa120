import FoundationGaps

/// Round values along an axis.
enum ChartTicks {
  /// Returns at most about as many values as are wanted, at steps of 1, 2 or 5 times a power of ten.
  static func numbers(_ range: ClosedRange<Double>, about count: Int) -> [Double] {
    guard let step = step(range, about: count) else { return [range.lowerBound] }
    return multiples(of: step, in: range)
  }

  /// Returns the step between round values.
  static func step(_ range: ClosedRange<Double>, about count: Int) -> Double? {
    let span = range.upperBound - range.lowerBound
    guard span > 0, span.isFinite, count > 0 else { return nil }
    let raw = span / Double(count)
    let power = pow(10, log10(raw).rounded(.down))
    // The next greater step, so that there is room for all of them.
    let factor: Double =
      switch raw / power - 1e-9 {
      case ...1: 1
      case ...2: 2
      case ...5: 5
      default: 10
      }
    let step = power * factor
    return step > 0 && step.isFinite ? step : nil
  }

  /// Returns the multiples of a step in a range.
  static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
    guard step > 0 else { return [] }
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    guard first <= last, last - first < 1000 else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 == 0 ? 0 : $0 * step }
  }

  /// Returns the range widened to round values.
  static func rounded(_ range: ClosedRange<Double>, about count: Int) -> ClosedRange<Double> {
    guard let step = step(range, about: count) else { return range }
    let low = (range.lowerBound / step + 1e-9).rounded(.down) * step
    let high = (range.upperBound / step - 1e-9).rounded(.up) * step
    return low < high ? low...high : range
  }

  // MARK: Dates

  /// A step in time: so many of a unit.
  struct TimeStep: Equatable {
    var unit: Calendar.Component
    var count: Int
    /// Its length in seconds, about.
    var seconds: Double
  }

  private static let timeSteps: [TimeStep] = [
    TimeStep(unit: .second, count: 1, seconds: 1), TimeStep(unit: .second, count: 5, seconds: 5),
    TimeStep(unit: .second, count: 15, seconds: 15),
    TimeStep(unit: .second, count: 30, seconds: 30),
    TimeStep(unit: .minute, count: 1, seconds: 60), TimeStep(unit: .minute, count: 5, seconds: 300),
    TimeStep(unit: .minute, count: 15, seconds: 900),
    TimeStep(unit: .minute, count: 30, seconds: 1800),
    TimeStep(unit: .hour, count: 1, seconds: 3600), TimeStep(unit: .hour, count: 2, seconds: 7200),
    TimeStep(unit: .hour, count: 3, seconds: 10_800),
    TimeStep(unit: .hour, count: 6, seconds: 21_600),
    TimeStep(unit: .hour, count: 12, seconds: 43_200),
    TimeStep(unit: .day, count: 1, seconds: 86_400),
    TimeStep(unit: .day, count: 2, seconds: 172_800),
    TimeStep(unit: .day, count: 7, seconds: 604_800),
    TimeStep(unit: .month, count: 1, seconds: 2_629_800),
    TimeStep(unit: .month, count: 3, seconds: 7_889_400),
    TimeStep(unit: .year, count: 1, seconds: 31_557_600),
  ]

  /// Returns the step in time that gives about as many values as are wanted.
  static func timeStep(_ range: ClosedRange<Double>, about count: Int) -> TimeStep {
    let wanted = (range.upperBound - range.lowerBound) / Double(max(1, count))
    return timeSteps.min {
      abs(log($0.seconds / max(wanted, 1e-3))) < abs(log($1.seconds / max(wanted, 1e-3)))
    } ?? timeSteps[0]
  }

  /// Returns the moments at full units, in seconds since 2001.
  static func dates(_ range: ClosedRange<Double>, every step: TimeStep) -> [Double] {
    let calendar = Surroundings.calendar
    let start = Date(timeIntervalSinceReferenceDate: range.lowerBound)
    // Hours are counted from midnight, days and months from the first one.
    let around: Calendar.Component =
      switch step.unit {
      case .second: .minute
      case .minute: .hour
      case .hour: .day
      case .day: .month
      default: .year
      }
    guard step.count > 0, var moment = calendar.dateInterval(of: around, for: start)?.start else {
      return []
    }
    var found: [Double] = []
    for _ in 0..<5000 where moment.timeIntervalSinceReferenceDate <= range.upperBound {
      if moment >= start { found.append(moment.timeIntervalSinceReferenceDate) }
      guard let next = calendar.date(byAdding: step.unit, value: step.count, to: moment),
        next > moment
      else { break }
      moment = next
    }
    return found
  }
}
