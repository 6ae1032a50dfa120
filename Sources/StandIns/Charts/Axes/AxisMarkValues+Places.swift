import FoundationGaps

extension AxisMarkValues {
  /// Returns the values that are marked.
  ///
  /// - Parameter count: about so many are marked by themselves.
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
        ChartTicks.numbers(scale.range, about: wanted ?? count)
      }
    }
  }
}
