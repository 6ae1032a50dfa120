import SwiftUI

/// What a chart was told of its colours, dots and lines: names in their order, and what each has.
struct StyleScale {
  var names: [String] = []
  var styles: [AnyShapeStyle] = []
  /// Returns the colour of a name, where it is one of the values that the chart's closure takes.
  var mapping: ((String) -> AnyShapeStyle?)?
  var symbolNames: [String] = []
  var symbols: [ChartSymbol] = []
  var lineNames: [String] = []
  var lines: [StrokeStyle] = []
  /// The colours of numbers, and the numbers at their ends where they are given.
  var gradient: Gradient?
  var gradientDomain: ClosedRange<Double>?
  /// The areas of dots: of names, of numbers from the least to the largest, or by a closure.
  var sizeNames: [String] = []
  var sizes: [CGFloat] = []
  var sizeRange: ClosedRange<CGFloat>?
  var sizeDomain: ClosedRange<Double>?
  var sizeMapping: ((PlottedValue) -> CGFloat?)?
}
