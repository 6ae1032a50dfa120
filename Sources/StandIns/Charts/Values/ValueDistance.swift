import FoundationGaps

/// How far apart values are, which says how they are written by themselves.
struct ValueDistance {
  /// The unit in which dates are told apart.
  private var unit: Calendar.Component?
  /// The decimals of numbers: as many as the one has that needs most.
  private var decimals = 0

  init() {}

  /// Creates the distance between some values.
  ///
  /// - Parameters:
  ///   - unit: the step between dates, where it is known.
  ///   - span: from the first date to the last one of an axis, for one alone.
  init(_ values: [PlottedValue], unit: Calendar.Component? = nil, span: Double) {
    let numbers = values.compactMap(\.number)
    if case .date? = values.first {
      self.unit = unit ?? ChartTicks.unit(between: numbers, span: span)
    } else {
      let most = Self.decimals(ChartTicks.smallestGap(numbers) ?? abs(numbers.first ?? 0))
      decimals = numbers.map { Self.decimals($0, atMost: most) }.max() ?? 0
    }
  }

  /// Returns a value as it is written by itself.
  func text(_ value: PlottedValue) -> String {
    switch value {
    case .name(let name): name
    case .number(let number):
      // Zero has none on Apple's charts: "1.5, 1.0, 0.5, 0".
      Surroundings.format(number, .number.precision(.fractionLength(number == 0 ? 0 : decimals)))
    case .date(let seconds):
      Surroundings.format(Date(timeIntervalSinceReferenceDate: seconds), style)
    }
  }

  /// The decimals in which numbers differ: three, and more where they are nearer to one another.
  private static func decimals(_ least: Double) -> Int {
    guard least > 0, least.isFinite else { return 3 }
    return max(3, min(15, 1 - Int(log10(least).rounded(.down))))
  }

  /// The decimals that a number has.
  private static func decimals(_ number: Double, atMost most: Int) -> Int {
    guard number.isFinite else { return 0 }
    return (0..<most).first { decimals in
      let moved = abs(number) * pow(10, Double(decimals))
      return abs(moved - moved.rounded()) <= 1e-9 * moved
    } ?? most
  }

  /// How dates are written that are so far apart.
  private var style: Date.FormatStyle {
    switch unit {
    case .second: .dateTime.hour().minute().second()
    case .minute: .dateTime.hour().minute()
    case .hour: .dateTime.hour()
    case .month, .quarter: .dateTime.month(.abbreviated)
    case .year: .dateTime.year()
    default: .dateTime.month(.abbreviated).day()
    }
  }
}
