import SwiftUI

/// Something on a chart.
public protocol ChartContent {
  /// The marks that it stands for.
  var _marks: [ChartMark] { get }
}

/// One mark.
public struct ChartMark {
  enum Kind { case line, area, bar, point, rule, rectangle }
  let kind: Kind
  var x: PlottedValue?
  var xEnd: PlottedValue?
  var y: PlottedValue?
  var yEnd: PlottedValue?
  var series = ""
  var style = AnyShapeStyle(Color.blue)
  var opacity = 1.0
  var lineWidth: CGFloat = 2
  var dash: [CGFloat] = []
  var symbolSize: CGFloat = 40
  var cornerRadius: CGFloat = 0
  var width: CGFloat?

  init(
    _ kind: Kind, x: PlottedValue? = nil, xEnd: PlottedValue? = nil, y: PlottedValue? = nil,
    yEnd: PlottedValue? = nil
  ) {
    (self.kind, self.x, self.xEnd, self.y, self.yEnd) = (kind, x, xEnd, y, yEnd)
  }
}

/// Marks that are known.
public struct _ChartMarks: ChartContent {
  public let _marks: [ChartMark]
  nonisolated init(marks: [ChartMark]) { _marks = marks }
}

/// A line through values.
public struct LineMark: ChartContent {
  public let _marks: [ChartMark]
  /// Creates a place on the line.
  public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _marks = [ChartMark(.line, x: x.value._plotted, y: y.value._plotted)]
  }
  /// Creates a place on the line of a series.
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var mark = ChartMark(.line, x: x.value._plotted, y: y.value._plotted)
    mark.series = "\(series.value._plotted)"
    _marks = [mark]
  }
}

/// The area under values.
public struct AreaMark: ChartContent {
  public let _marks: [ChartMark]
  /// Creates a place on the area's edge.
  public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _marks = [ChartMark(.area, x: x.value._plotted, y: y.value._plotted)]
  }
  /// Creates a place on the area's edges.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    _marks = [ChartMark(.area, x: x.value._plotted, y: yEnd.value._plotted)]
  }
}

/// A bar.
public struct BarMark: ChartContent {
  public let _marks: [ChartMark]
  /// Creates a bar from zero.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    var mark = ChartMark(.bar, x: x.value._plotted, y: y.value._plotted)
    mark.width = width.points
    _marks = [mark]
  }
  /// Creates a bar between two values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    var mark = ChartMark(
      .bar, x: x.value._plotted, y: yEnd.value._plotted, yEnd: yStart.value._plotted)
    mark.width = width.points
    _marks = [mark]
  }
}

/// How wide a mark is.
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  let points: CGFloat?
  public static let automatic = MarkDimension(points: nil)
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(points: value) }
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(points: nil) }
  init(points: CGFloat?) { self.points = points }
  public init(integerLiteral value: Int) { points = CGFloat(value) }
  public init(floatLiteral value: Double) { points = CGFloat(value) }
}

/// A dot.
public struct PointMark: ChartContent {
  public let _marks: [ChartMark]
  /// Creates a dot at a place.
  public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _marks = [ChartMark(.point, x: x.value._plotted, y: y.value._plotted)]
  }
}

/// A line across the chart.
public struct RuleMark: ChartContent {
  public let _marks: [ChartMark]
  /// Creates a line from left to right.
  public nonisolated init<Y: Plottable>(y: PlottableValue<Y>) {
    _marks = [ChartMark(.rule, y: y.value._plotted)]
  }
  /// Creates a line from top to bottom.
  public nonisolated init<X: Plottable>(x: PlottableValue<X>) {
    _marks = [ChartMark(.rule, x: x.value._plotted)]
  }
  /// Creates a line between two values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    _marks = [
      ChartMark(
        .rule, x: xStart.value._plotted, xEnd: xEnd.value._plotted, y: y.value._plotted)
    ]
  }
}

/// A rectangle.
public struct RectangleMark: ChartContent {
  public let _marks: [ChartMark]
  /// Creates a rectangle between values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    _marks = [
      ChartMark(
        .rectangle, x: xStart.value._plotted, xEnd: xEnd.value._plotted, y: yEnd.value._plotted,
        yEnd: yStart.value._plotted)
    ]
  }
}

/// Puts marks together.
@resultBuilder
public enum ChartContentBuilder {
  public static func buildExpression<C: ChartContent>(_ content: C) -> _ChartMarks {
    _ChartMarks(marks: content._marks)
  }
  public static func buildBlock(_ parts: _ChartMarks...) -> _ChartMarks {
    _ChartMarks(marks: parts.flatMap(\._marks))
  }
  public static func buildOptional(_ part: _ChartMarks?) -> _ChartMarks {
    part ?? _ChartMarks(marks: [])
  }
  public static func buildEither(first part: _ChartMarks) -> _ChartMarks { part }
  public static func buildEither(second part: _ChartMarks) -> _ChartMarks { part }
  public static func buildLimitedAvailability(_ part: _ChartMarks) -> _ChartMarks { part }
}

extension ForEach: ChartContent where Content: ChartContent {
  public var _marks: [ChartMark] { data.flatMap { content($0)._marks } }
}

extension ForEach where Content: ChartContent {
  /// Marks for each element.
  public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> _ChartMarks
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content == _ChartMarks {
    self.init(elements: data, content: content)
  }

  /// Marks for each element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> _ChartMarks
  ) where Content == _ChartMarks { self.init(elements: data, content: content) }
}
