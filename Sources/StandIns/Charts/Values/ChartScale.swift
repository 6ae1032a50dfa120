import FoundationGaps

/// Maps the values of an axis to 0…1.
struct ChartScale {
  /// The names on the axis, in the order in which they were met; empty for numbers.
  private var met = OrderedValues<String>()
  var names: [String] { met.all }
  /// The numbers at the ends.
  private(set) var range: ClosedRange<Double> = 0...1
  /// Whether the numbers are dates.
  private(set) var isTime = false
  private var isReversed = false
  private var type = ScaleType.linear
  /// The part of the length that is left free at either end.
  private var padding = (low: 0.0, high: 0.0)

  /// About so many values are marked on an axis by itself.
  static let usualCount = 5

  /// Creates the scale of an axis.
  ///
  /// - Parameters:
  ///   - values: what stands on the axis.
  ///   - includesZero: whether the marks begin at zero.
  ///   - length: of the axis, in points.
  init(_ values: [PlottedValue], _ setting: _ScaleSetting, includesZero: Bool, length: Double) {
    var numbers: [Double] = []
    for name in setting.names ?? [] { met.add(name) }
    for value in values {
      switch value {
      case .name(let name): if setting.names == nil { met.add(name) }
      case .number(let number): if number.isFinite { numbers.append(number) }
      case .date(let number):
        isTime = true
        if number.isFinite { numbers.append(number) }
      }
    }
    isTime = isTime || setting.isTime
    (isReversed, type) = (setting.isReversed, setting.type)
    if let own = setting.range {
      range = own
    } else {
      let hasZero = !isTime && type.curve != .logarithm && (setting.includesZero ?? includesZero)
      if hasZero { numbers.append(0) }
      let low = numbers.min() ?? 0
      let high = numbers.max() ?? 1
      range = low < high ? low...high : (isTime ? low - 1800...low + 1800 : low - 0.5...low + 0.5)
      if !isTime { range = ChartTicks.rounded(range, about: Self.usualCount) }
    }
    padding = (
      low: min(0.45, setting.startPadding / max(1, length)),
      high: min(0.45, setting.endPadding / max(1, length))
    )
  }

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
      place = span > 0 ? (type.bent(number) - low) / span : 0.5
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

  func scale(_ length: CGFloat) -> ChartScale {
    ChartScale(values, setting, includesZero: true, length: Double(length))
  }
}

/// What a chart was told of an axis's values.
public struct _ScaleSetting: Sendable {
  var type = ScaleType.linear
  var range: ClosedRange<Double>?
  var names: [String]?
  var isTime = false
  var includesZero: Bool?
  var isReversed = false
  /// Points that stay free at either end.
  var startPadding = 0.0
  var endPadding = 0.0
}

/// The values of an axis, by themselves or as they are given.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let isReversed: Bool
  public func _change(_ setting: inout _ScaleSetting) {
    (setting.includesZero, setting.isReversed) = (includesZero, isReversed)
  }
}

/// Which values an axis has.
public protocol ScaleDomain {
  /// Changes a setting.
  func _change(_ setting: inout _ScaleSetting)
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: nil, isReversed: false)
  }
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
  }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public func _change(_ setting: inout _ScaleSetting) {
    guard let low = lowerBound.plotted.number, let high = upperBound.plotted.number else { return }
    setting.range = low <= high ? low...high : high...low
    if case .date = lowerBound.plotted { setting.isTime = true }
  }
}

extension Array: ScaleDomain where Element: Plottable {
  public func _change(_ setting: inout _ScaleSetting) {
    guard let first else { return }
    let places = map(\.plotted)
    if case .name = first.plotted {
      setting.names = places.compactMap { if case .name(let name) = $0 { name } else { nil } }
    } else {
      let numbers = places.compactMap(\.number)
      guard let low = numbers.min(), let high = numbers.max() else { return }
      setting.range = low...high
      if case .date = first.plotted { setting.isTime = true }
      // The first value stands at the start.
      setting.isReversed = (numbers.first ?? 0) > (numbers.last ?? 0)
    }
  }
}

/// The room that an axis has for its values.
public struct PlotDimensionScaleRange: Sendable {
  let start: Double
  let end: Double
  public static var plotDimension: Self { Self(start: 0, end: 0) }
  public static func plotDimension(padding: CGFloat) -> Self {
    Self(start: Double(padding), end: Double(padding))
  }
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> Self {
    Self(start: Double(startPadding), end: Double(endPadding))
  }
}

/// How numbers are spread over an axis.
public struct ScaleType: Sendable {
  enum Curve: Equatable { case even, logarithm, root, power(Double), symmetricLogarithm(Double) }
  let curve: Curve
  public static let linear = ScaleType(curve: .even)
  public static let date = ScaleType(curve: .even)
  public static let category = ScaleType(curve: .even)
  public static let log = ScaleType(curve: .logarithm)
  public static let squareRoot = ScaleType(curve: .root)
  public static let symmetricLog = symmetricLog(slopeAtZero: 1)
  public static func power(exponent: Double) -> ScaleType { Self(curve: .power(exponent)) }
  /// Returns logarithms that run evenly about zero, and so have negative numbers too.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    Self(curve: .symmetricLogarithm(slopeAtZero))
  }

  /// Returns what is spread evenly instead of a number.
  func bent(_ number: Double) -> Double {
    switch curve {
    case .even: number
    case .logarithm: log10(max(number, .leastNormalMagnitude))
    case .root: number < 0 ? -(-number).squareRoot() : number.squareRoot()
    case .power(let exponent): number < 0 ? -pow(-number, exponent) : pow(number, exponent)
    case .symmetricLogarithm(let slope):
      number < 0 ? -log1p(-number * slope) : log1p(number * slope)
    }
  }

  /// Returns the number for what is spread evenly.
  func straight(_ bent: Double) -> Double {
    switch curve {
    case .even: bent
    case .logarithm: pow(10, bent)
    case .root: bent < 0 ? -bent * bent : bent * bent
    case .power(let exponent): bent < 0 ? -pow(-bent, 1 / exponent) : pow(bent, 1 / exponent)
    case .symmetricLogarithm(let slope): (bent < 0 ? -expm1(-bent) : expm1(bent)) / slope
    }
  }
}
