import SwiftUI

/// Where values stand on a chart.
public struct ChartProxy {
  let x: ChartScale
  let y: ChartScale
  let size: CGSize

  /// The size of the plot.
  public var plotSize: CGSize { size }
  /// The size of the plot.
  public var plotAreaSize: CGSize { size }

  let colors: ChartColors
  let frame: Anchor<CGRect>

  /// Where the plot stands, for a geometry over the chart or behind it.
  public var plotContainerFrame: Anchor<CGRect>? { frame }
  /// Where the plot stands, for a geometry over the chart or behind it.
  public var plotFrame: Anchor<CGRect>? { frame }
  /// Where the plot stands, for a geometry over the chart or behind it.
  public var plotAreaFrame: Anchor<CGRect> { frame }

  func across(_ value: PlottedValue) -> CGFloat? { x.place(value).map { $0 * size.width } }
  func down(_ value: PlottedValue) -> CGFloat? { y.place(value).map { (1 - $0) * size.height } }

  /// Returns where a value stands on the x axis.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { across(value.plotted) }
  /// Returns where a value stands on the y axis.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { down(value.plotted) }
  /// Returns where a pair of values stands.
  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// Returns the value at a place of the x axis.
  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
    size.width > 0 ? x.value(at: position / size.width).flatMap(P.at) : nil
  }
  /// Returns the value at a place of the y axis.
  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
    size.height > 0 ? y.value(at: 1 - position / size.height).flatMap(P.at) : nil
  }
  /// Returns from where to where a value's slot reaches on the x axis.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    across(value.plotted).map { range(about: $0, x, size.width) }
  }
  /// Returns from where to where a value's slot reaches on the y axis.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    down(value.plotted).map { range(about: $0, y, size.height) }
  }
  private func range(
    about middle: CGFloat, _ scale: ChartScale, _ length: CGFloat
  ) -> ClosedRange<CGFloat> {
    let half = scale.isDiscrete ? length * scale.slot / 2 : 0
    return middle - half...middle + half
  }
  /// Returns the colour of a value.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    colors.style(value.plotted)
  }
  /// Returns the values of the x axis: all names, or the least and the largest number.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { x.domain.compactMap(P.at) }
  /// Returns the values of the y axis: all names, or the least and the largest number.
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { y.domain.compactMap(P.at) }
  /// Selects nothing: nobody can in a Live Activity.
  public func selectXValue(at position: CGFloat) {}
  /// Selects nothing: nobody can in a Live Activity.
  public func selectYValue(at position: CGFloat) {}
  /// Selects nothing: nobody can in a Live Activity.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {}
  /// Selects nothing: nobody can in a Live Activity.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {}
  /// Selects nothing: nobody can in a Live Activity.
  public func selectAngleValue(at angle: Angle) {}
  /// Returns the angle of a place about the middle of the plot, clockwise from the top.
  public func angle(at point: CGPoint) -> Angle {
    let turn = atan2(Double(point.x - size.width / 2), Double(size.height / 2 - point.y))
    return .radians(turn < 0 ? turn + 2 * .pi : turn)
  }
  /// Returns the values at a place.
  public func value<X: Plottable, Y: Plottable>(
    at point: CGPoint, as: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: point.x, as: X.self), let y = value(atY: point.y, as: Y.self) else {
      return nil
    }
    return (x, y)
  }
}
