import SwiftUI

/// A line through values.
public struct LineMark: ChartContent {
  public let _marks: [ChartMark]
  /// Creates a place on the line.
  public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _marks = [ChartMark(.line, x: x.place, y: y.place)]
  }
  /// Creates a place on the line of a series.
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var mark = ChartMark(.line, x: x.place, y: y.place)
    mark.series = series.value.plotted.text
    _marks = [mark]
  }
}

/// The area under values.
public struct AreaMark: ChartContent {
  public let _marks: [ChartMark]
  /// Creates a place on the area's edge.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    var mark = ChartMark(.area, x: x.place, y: y.place)
    mark.stacking = stacking
    _marks = [mark]
  }
  /// Creates a place on the edge of a series' area.
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = ChartMark(.area, x: x.place, y: y.place)
    (mark.series, mark.stacking) = (series.value.plotted.text, stacking)
    _marks = [mark]
  }
  /// Creates a place on the area's edges.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    _marks = [
      ChartMark(
        .area, x: x.place, y: MarkPlace(yStart.value.plotted, to: yEnd.value.plotted))
    ]
  }
  /// Creates a place on the edges of a series' area.
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    var mark = ChartMark(
      .area, x: x.place, y: MarkPlace(yStart.value.plotted, to: yEnd.value.plotted))
    mark.series = series.value.plotted.text
    _marks = [mark]
  }
}

extension AreaMark {
  /// Creates a place on the edges of an area that runs from top to bottom.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    _marks = [
      ChartMark(.area, x: MarkPlace(xStart.value.plotted, to: xEnd.value.plotted), y: y.place)
    ]
  }
  /// Creates a place on the edges of a series' area that runs from top to bottom.
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    var mark = ChartMark(
      .area, x: MarkPlace(xStart.value.plotted, to: xEnd.value.plotted), y: y.place)
    mark.series = series.value.plotted.text
    _marks = [mark]
  }
}

public struct BarMark: ChartContent {
  public let _marks: [ChartMark]
  private nonisolated init(
    _ x: MarkPlace?, _ y: MarkPlace?, _ thickness: MarkDimension,
    _ stacking: MarkStackingMethod = .standard
  ) {
    var mark = ChartMark(.bar, x: x, y: y)
    (mark.thickness, mark.stacking) = (thickness, stacking)
    _marks = [mark]
  }
  /// Creates a bar from zero.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    let (x, y) = (x.place, y.place)
    let isHorizontal = ChartMark(.bar, x: x, y: y).isHorizontal
    self.init(x, y, isHorizontal ? height : width, stacking)
  }
  /// Creates a bar between two values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) { self.init(x.place, MarkPlace(yStart.value.plotted, to: yEnd.value.plotted), width) }
  /// Creates a bar between two values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) { self.init(MarkPlace(xStart.value.plotted, to: xEnd.value.plotted), y.place, height) }
  /// Creates a bar between two values of each axis.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(
      MarkPlace(xStart.value.plotted, to: xEnd.value.plotted),
      MarkPlace(yStart.value.plotted, to: yEnd.value.plotted), .automatic)
  }
  /// Creates a bar between two values, over the plot's height or part of it.
  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    var mark = ChartMark(.rectangle, x: MarkPlace(xStart.value.plotted, to: xEnd.value.plotted))
    mark.edges.y = MarkEdges(start: yStart, end: yEnd)
    _marks = [mark]
  }
  /// Creates a bar between two values, over the plot's width or part of it.
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = ChartMark(
      .rectangle, y: MarkPlace(yStart.value.plotted, to: yEnd.value.plotted))
    mark.edges.x = MarkEdges(start: xStart, end: xEnd)
    _marks = [mark]
  }
  /// Creates a bar in a slot, over the plot's height or part of it.
  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat?, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    var mark = ChartMark(.rectangle, x: x.place)
    (mark.edges.y, mark.thickness) = (MarkEdges(start: yStart, end: yEnd), width)
    _marks = [mark]
  }
  /// Creates a bar in a slot, over the plot's width or part of it.
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat?, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    var mark = ChartMark(.rectangle, y: y.place)
    (mark.edges.x, mark.height) = (MarkEdges(start: xStart, end: xEnd), height)
    _marks = [mark]
  }
  /// Creates a part of the one bar.
  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, stacking: MarkStackingMethod = .standard
  ) { self.init(x.place, nil, .automatic, stacking) }
  /// Creates a part of the one bar.
  public nonisolated init<Y: Plottable>(
    y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) { self.init(nil, y.place, .automatic, stacking) }
}

public struct PointMark: ChartContent {
  public let _marks: [ChartMark]
  /// Creates a dot at a place.
  public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _marks = [ChartMark(.point, x: x.place, y: y.place)]
  }
  /// Creates a dot on the one line of the chart.
  public nonisolated init<X: Plottable>(x: PlottableValue<X>) {
    _marks = [ChartMark(.point, x: x.place)]
  }
  /// Creates a dot on the one line of the chart.
  public nonisolated init<Y: Plottable>(y: PlottableValue<Y>) {
    _marks = [ChartMark(.point, y: y.place)]
  }
}

/// A line across the chart.
public struct RuleMark: ChartContent {
  public let _marks: [ChartMark]
  /// Creates a line from left to right.
  public nonisolated init<Y: Plottable>(y: PlottableValue<Y>) {
    _marks = [ChartMark(.rule, y: y.place)]
  }
  /// Creates a line from top to bottom.
  public nonisolated init<X: Plottable>(x: PlottableValue<X>) {
    _marks = [ChartMark(.rule, x: x.place)]
  }
  /// Creates a line between two values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    _marks = [
      ChartMark(.rule, x: MarkPlace(xStart.value.plotted, to: xEnd.value.plotted), y: y.place)
    ]
  }
  /// Creates a line between two values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    _marks = [
      ChartMark(.rule, x: x.place, y: MarkPlace(yStart.value.plotted, to: yEnd.value.plotted))
    ]
  }
  /// Creates a line from top to bottom, or over part of that.
  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat?, yEnd: CGFloat? = nil
  ) {
    var mark = ChartMark(.rule, x: x.place)
    mark.edges.y = MarkEdges(start: yStart, end: yEnd)
    _marks = [mark]
  }
  /// Creates a line from left to right, or over part of that.
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat?, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    var mark = ChartMark(.rule, y: y.place)
    mark.edges.x = MarkEdges(start: xStart, end: xEnd)
    _marks = [mark]
  }
  /// Creates a line between two values, at the one place of the chart.
  public nonisolated init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    _marks = [ChartMark(.rule, y: MarkPlace(yStart.value.plotted, to: yEnd.value.plotted))]
  }
  /// Creates a line between two values, at the one height of the chart.
  public nonisolated init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    _marks = [ChartMark(.rule, x: MarkPlace(xStart.value.plotted, to: xEnd.value.plotted))]
  }
}

public struct RectangleMark: ChartContent {
  public let _marks: [ChartMark]
  private nonisolated init(
    _ x: MarkPlace?, _ y: MarkPlace?, _ width: MarkDimension = .automatic,
    _ height: MarkDimension = .automatic,
    edges: (x: MarkEdges, y: MarkEdges) = (MarkEdges(), MarkEdges())
  ) {
    var mark = ChartMark(.rectangle, x: x, y: y)
    (mark.thickness, mark.height, mark.edges) = (width, height, edges)
    _marks = [mark]
  }
  /// Creates a rectangle as large as the chart.
  public nonisolated init() { self.init(nil, nil) }
  /// Creates a rectangle between values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(
      MarkPlace(xStart.value.plotted, to: xEnd.value.plotted),
      MarkPlace(yStart.value.plotted, to: yEnd.value.plotted))
  }
  /// Creates a rectangle as high as the chart, or as part of it.
  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(
      MarkPlace(xStart.value.plotted, to: xEnd.value.plotted), nil,
      edges: (MarkEdges(), MarkEdges(start: yStart, end: yEnd)))
  }
  /// Creates a rectangle as wide as the chart, or as part of it.
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(
      nil, MarkPlace(yStart.value.plotted, to: yEnd.value.plotted),
      edges: (MarkEdges(start: xStart, end: xEnd), MarkEdges()))
  }
  /// Creates a rectangle in a slot, as high as the chart, or as part of it.
  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) { self.init(x.place, nil, width, edges: (MarkEdges(), MarkEdges(start: yStart, end: yEnd))) }
  /// Creates a rectangle in a slot, as wide as the chart, or as part of it.
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(
      nil, y.place, .automatic, height, edges: (MarkEdges(start: xStart, end: xEnd), MarkEdges()))
  }
  /// Creates a rectangle in a slot.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) { self.init(x.place, MarkPlace(yStart.value.plotted, to: yEnd.value.plotted), width) }
  /// Creates a rectangle in a slot.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(
      MarkPlace(xStart.value.plotted, to: xEnd.value.plotted), y.place, .automatic, height)
  }
  /// Creates a rectangle in the slots of two axes.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) { self.init(x.place, y.place, width, height) }
}

/// A piece of a pie.
public struct SectorMark: ChartContent {
  public let _marks: [ChartMark]
  /// Creates a piece as large as its value's share of all values.
  public nonisolated init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    var mark = ChartMark(.sector, x: angle.place)
    (mark.radii, mark.angularInset) = ((innerRadius, outerRadius), angularInset ?? 0)
    _marks = [mark]
  }
}

extension PlottedValue {
  /// What the value is called.
  var text: String {
    switch self {
    case .name(let name): name
    case .number(let number), .date(let number): "\(number)"
    }
  }
}

extension Plottable {
  /// Returns the value that is called so.
  static func named(_ text: String) -> Self? {
    at(.name(text)) ?? Double(text).flatMap { at(.number($0)) ?? at(.date($0)) }
  }
}
