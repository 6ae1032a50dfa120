import FoundationGaps

extension AxisMarkValues {
  /// How many values an author wishes; nil where the axis has them by itself, or at a step.
  var wishedCount: Int? {
    guard case .about(let wished) = way else { return nil }
    return wished
  }

  /// Returns the values that are marked.
  ///
  /// - Parameter count: about so many dates or powers of ten are marked by themselves.
  func places(on scale: ChartScale, about count: Int) -> [PlottedValue] {
    if case .at(let places) = way { return places }
    if scale.isDiscrete { return scale.names.map { .name($0) } }
    return numbers(on: scale, about: count).map { scale.isTime ? .date($0) : .number($0) }
  }

  /// Returns the step between dates; nil between numbers, and where dates are given one by one.
  func timeStep(on scale: ChartScale, about count: Int) -> ChartTicks.TimeStep? {
    switch way {
    case .everyUnit(let step, _): step
    case .about(let wanted) where scale.isTime:
      ChartTicks.timeStep(scale.range, about: wanted ?? count)
    default: nil
    }
  }

  private func numbers(on scale: ChartScale, about count: Int) -> [Double] {
    switch way {
    case .at(let places): places.compactMap(\.number)
    case .every(let step): ChartTicks.multiples(of: step, in: scale.range)
    case .everyUnit(let step, let calendar):
      ChartTicks.dates(scale.range, every: step, calendar: calendar)
    case .about(let wanted):
      if let step = timeStep(on: scale, about: count) {
        ChartTicks.dates(scale.range, every: step)
      } else if scale.isLogarithmic {
        ChartTicks.powers(scale.range, about: wanted ?? count)
      } else {
        numbers(on: scale, atMost: wanted ?? ChartMetrics.marks)
      }
    }
  }

  /// Returns round numbers, at the step to which the ends of the axis were rounded where as many were wished then.
  private func numbers(on scale: ChartScale, atMost count: Int) -> [Double] {
    guard let step = scale.step, scale.markCount == count else {
      return ChartTicks.numbers(scale.range, about: count)
    }
    return ChartTicks.multiples(of: step, in: scale.range)
  }
}
