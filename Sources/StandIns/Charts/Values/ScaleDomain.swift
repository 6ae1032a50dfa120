import FoundationGaps

/// What a chart was told of an axis's values.
public struct _ScaleSetting: Sendable {
  var type = ScaleType.linear
  var range: ClosedRange<Double>?
  var names: [String]?
  var isTime = false
  var includesZero: Bool?
  var isReversed = false
  /// What an author makes of the values that the axis has by itself.
  var change: DomainChange?
  /// The most numbers that are marked by themselves.
  var markCount = ChartMetrics.marks
  /// Points that stay free at either end.
  var startPadding = 0.0
  var endPadding = 0.0
}

/// Which values an axis has.
public protocol ScaleDomain {
  /// Changes a setting.
  func _change(_ setting: inout _ScaleSetting)
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
