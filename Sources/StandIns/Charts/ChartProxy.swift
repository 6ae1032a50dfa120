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

  /// Where the plot stands, for a geometry over it or behind it.
  public var plotFrame: Anchor<CGRect>? { .wholeView }
  /// Where the plot stands, for a geometry over it or behind it.
  public var plotAreaFrame: Anchor<CGRect> { .wholeView }

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
