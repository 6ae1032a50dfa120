import FoundationGaps

/// Maps the values of an axis to 0…1.
struct ChartScale {
  /// The names on the axis, in the order in which they were met; empty for numbers.
  private var met = OrderedValues<String>()
  var names: [String] { met.all }
  /// The numbers at the ends.
  private(set) var range: ClosedRange<Double> = 0...1
  /// The most numbers that are marked by themselves.
  let markCount: Int
  /// The step to whose multiples the ends were widened; nil where they were not.
  private(set) var step: Double?
  /// Whether the numbers are dates.
  private(set) var isTime = false
  private var isReversed = false
  private var type = ScaleType.linear
  /// The part of the length that is left free at either end.
  private var padding = (low: 0.0, high: 0.0)

  /// Creates the scale of an axis.
  ///
  /// - Parameters:
  ///   - values: what stands on the axis.
  ///   - includesZero: whether the marks begin at zero.
  ///   - length: of the axis, in points.
  ///   - isVertical: whether the axis runs upwards.
  init(
    _ values: [PlottedValue], _ setting: _ScaleSetting, includesZero: Bool, length: Double,
    isVertical: Bool = false
  ) {
    markCount = setting.markCount
    for name in setting.names ?? [] { met.add(name) }
    var numbers: [Double] = []
    for value in values {
      if let name = value.name, setting.names == nil { met.add(name) }
      if case .date = value { isTime = true }
      if let number = value.number { numbers.append(number) }
    }
    isTime = isTime || setting.isTime
    // Dates have no logarithm.
    type = isTime && setting.type.curve == .logarithm ? .linear : setting.type
    let zero = setting.includesZero ?? includesZero
    if isLogarithmic { numbers.removeAll { $0 <= 0 } } else if zero && !isTime { numbers.append(0) }
    range = Self.range(numbers, setting, isTime: isTime, isLogarithmic: isLogarithmic)
    if setting.range == nil, !isTime, !isLogarithmic {
      step = ChartTicks.step(around: range, about: markCount)
    }
    if let change = setting.change, setting.names == nil, isDiscrete {
      let changed = change(names.map { .name($0) }).compactMap(\.name)
      if !changed.isEmpty { met = OrderedValues(changed) }
    }
    // Names are read from the top.
    isReversed = setting.isReversed != (isVertical && isDiscrete)
    padding = (
      low: min(0.45, setting.startPadding / max(1, length)),
      high: min(0.45, setting.endPadding / max(1, length))
    )
  }

  /// Returns the numbers at the ends: those that were given, or those of the values, widened to round ones.
  private static func range(
    _ numbers: [Double], _ setting: _ScaleSetting, isTime: Bool, isLogarithmic: Bool
  ) -> ClosedRange<Double> {
    if let own = setting.range {
      return isLogarithmic ? ChartTicks.positive(own, least: numbers.min()) : own
    }
    var numbers = numbers
    if let change = setting.change, let low = numbers.min(), let high = numbers.max() {
      let places = [low, high].map { isTime ? PlottedValue.date($0) : .number($0) }
      let changed = change(places).compactMap(\.number)
      if !changed.isEmpty { numbers = changed }
    }
    if isLogarithmic { return ChartTicks.decades(numbers) }
    let low = numbers.min() ?? 0
    let high = numbers.max() ?? 1
    guard !isTime else { return low < high ? low...high : low - 1800...low + 1800 }
    return ChartTicks.rounded(
      low < high ? low...high : low - 0.5...low + 0.5, about: setting.markCount)
  }

  /// Whether equal factors between numbers are equally far apart.
  var isLogarithmic: Bool { type.curve == .logarithm }

  /// All names, or the least and the largest number.
  var domain: [PlottedValue] {
    isDiscrete
      ? names.map { .name($0) }
      : [range.lowerBound, range.upperBound].map { isTime ? .date($0) : .number($0) }
  }

  /// Whether names stand on the axis.
  var isDiscrete: Bool { !names.isEmpty }

  /// The part of the axis that belongs to one name.
  var slot: Double { 1 / Double(max(1, names.count)) }

  /// Returns where a value stands; nil for a name that is not on the axis, and on one that is longer than numbers are.
  func place(_ value: PlottedValue) -> Double? {
    let place: Double
    switch value {
    case .name(let name):
      guard let index = met.place(of: name) else { return nil }
      place = (Double(index) + 0.5) * slot
    case .number(let number), .date(let number):
      guard number.isFinite else { return nil }
      let low = type.bent(range.lowerBound)
      let span = type.bent(range.upperBound) - low
      // Zero is endlessly far below one: a bar that begins there begins at the axis.
      let isBelowAll = isLogarithmic && number <= 0
      place = isBelowAll ? 0 : span > 0 ? (type.bent(number) - low) / span : 0.5
    }
    let padded = padding.low + place * (1 - padding.low - padding.high)
    guard padded.isFinite else { return nil }
    return isReversed ? 1 - padded : padded
  }

  /// Returns the value at a place.
  func value(at place: Double) -> PlottedValue? {
    let padded = isReversed ? 1 - place : place
    let free = 1 - padding.low - padding.high
    guard free > 0 else { return nil }
    let inner = (padded - padding.low) / free
    guard inner.isFinite else { return nil }
    guard !isDiscrete else {
      let index = Int((min(max(inner, 0), 0.999_999) / slot).rounded(.down))
      return names.indices.contains(index) ? .name(names[index]) : nil
    }
    let (low, high) = (type.bent(range.lowerBound), type.bent(range.upperBound))
    let number = type.straight(low + inner * (high - low))
    return isTime ? .date(number) : .number(number)
  }
}

/// What stands on an axis, whatever its length.
struct AxisValues: Sendable {
  var values: [PlottedValue]
  var setting: _ScaleSetting
  var isVertical: Bool

  func scale(_ length: CGFloat) -> ChartScale {
    ChartScale(
      values, setting, includesZero: true, length: Double(length), isVertical: isVertical)
  }
}
