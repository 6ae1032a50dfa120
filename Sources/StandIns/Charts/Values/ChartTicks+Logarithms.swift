import FoundationGaps

extension ChartTicks {
  /// Returns the powers of ten around positive numbers: at least one of them apart.
  static func decades(_ numbers: [Double]) -> ClosedRange<Double> {
    let low = exponent(numbers.min() ?? 1, .down)
    let high = max(exponent(numbers.max() ?? 10, .up), low + 1)
    return power(low)...power(high)
  }

  /// Returns the positive part of a range, which ends below at the power of ten under the least number.
  static func positive(_ range: ClosedRange<Double>, least: Double?) -> ClosedRange<Double> {
    guard range.lowerBound <= 0 else { return range }
    guard range.upperBound > 0 else { return 1...10 }
    let exponent = exponent(min(least ?? range.upperBound, range.upperBound), .down)
    let low = power(exponent)
    return (low < range.upperBound ? low : power(exponent - 1))...range.upperBound
  }

  /// Returns at most about as many powers of ten as are wanted; round numbers where there are fewer than two.
  static func powers(_ range: ClosedRange<Double>, about count: Int) -> [Double] {
    guard range.lowerBound > 0 else { return numbers(range, about: count) }
    let first = (log10(range.lowerBound) - 1e-9).rounded(.up)
    let last = (log10(range.upperBound) + 1e-9).rounded(.down)
    guard last > first else { return numbers(range, about: count) }
    let step = max(1, ((last - first + 1) / Double(max(1, count))).rounded(.up))
    return stride(from: first, through: last, by: step).map(power)
  }

  /// Numbers have between 10^-307 and 10^308.
  private static func exponent(_ number: Double, _ rule: FloatingPointRoundingRule) -> Double {
    let exact = log10(number)
    let near = exact.rounded()
    return min(max(abs(exact - near) < 1e-9 ? near : exact.rounded(rule), -307), 307)
  }

  private static func power(_ exponent: Double) -> Double { pow(10, min(exponent, 308)) }
}
