import FoundationGaps

/// Round values along an axis.
enum ChartTicks {
  /// Returns at most as many values as are wanted, at steps of 1, 2 or 5 times a power of ten; more where there would be
  /// fewer than two.
  static func numbers(_ range: ClosedRange<Double>, about count: Int) -> [Double] {
    var last: [Double]?
    for step in steps(range, about: count) {
      let found = multiples(of: step, in: range)
      if found.count <= max(1, count) { return found.count > 1 ? found : last ?? found }
      last = found
    }
    return [range.lowerBound]
  }

  /// Returns the least step that leaves at most as many values as are wanted between round ends, but three.
  static func step(around range: ClosedRange<Double>, about count: Int) -> Double? {
    steps(range, about: count).first { step in
      let (low, high) = ends(range, step)
      return high - low < Double(max(3, count))
    }
  }

  /// Returns the steps that may divide a range, from the least.
  private static func steps(_ range: ClosedRange<Double>, about count: Int) -> [Double] {
    let span = range.upperBound - range.lowerBound
    guard span > 0, span.isFinite, count > 0 else { return [] }
    let power = pow(10, log10(span / Double(count)).rounded(.down))
    return [1, 2, 5, 10, 20, 50, 100].map { power * $0 }.filter { $0 > 0 && $0.isFinite }
  }

  /// Returns the ends of a range widened to multiples of a step, counted in steps.
  private static func ends(
    _ range: ClosedRange<Double>, _ step: Double
  ) -> (low: Double, high: Double) {
    (
      (range.lowerBound / step + 1e-9).rounded(.down), (range.upperBound / step - 1e-9).rounded(.up)
    )
  }

  /// Returns the step that divides a range into at most about as many parts as are wanted.
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

  /// The most values that are marked: far more than a phone has pixels.
  static let limit = 10_000.0

  /// Returns the multiples of a step in a range; of a longer step where there would be too many.
  static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
    guard step > 0 else { return [] }
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    guard first <= last, (last - first).isFinite else { return [] }
    let factor = max(1, ((last - first) / limit).rounded(.up))
    if factor > 1 { return multiples(of: step * factor, in: range) }
    return stride(from: first, through: last, by: 1).map { $0 == 0 ? 0 : $0 * step }
  }

  /// Returns the range widened to round values.
  static func rounded(_ range: ClosedRange<Double>, about count: Int) -> ClosedRange<Double> {
    guard let step = step(around: range, about: count) else { return range }
    let (low, high) = ends(range, step)
    return low < high && (high * step).isFinite && (low * step).isFinite
      ? low * step...high * step : range
  }

  /// Returns the least distance between two of several numbers; nil where all are the same.
  static func smallestGap(_ numbers: [Double]) -> Double? {
    let sorted = numbers.filter(\.isFinite).sorted()
    return zip(sorted, sorted.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.min()
  }
}
