import FoundationGaps

/// How far apart values are, which says how they are written by themselves.
struct ValueDistance {
  /// The unit in which dates are told apart.
  private var unit: Calendar.Component?
  /// The least distance between numbers.
  private var step: Double?

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
      step = ChartTicks.smallestGap(numbers)
    }
  }

  /// Returns a value as it is written by itself.
  func text(_ value: PlottedValue) -> String {
    switch value {
    case .name(let name): name
    case .number(let number):
      Surroundings.format(number, .number.precision(.fractionLength(0...decimals(number))))
    case .date(let seconds):
      Surroundings.format(Date(timeIntervalSinceReferenceDate: seconds), style)
    }
  }

  /// The decimals in which numbers differ: three, and more where they are nearer to one another.
  private func decimals(_ number: Double) -> Int {
    let least = step ?? abs(number)
    guard least > 0, least.isFinite else { return 3 }
    return max(3, min(15, 1 - Int(log10(least).rounded(.down))))
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
