import SwiftUI

/// Bars of a whole collection.
public struct BarPlot<DataElement>: VectorizedChartContent {
  public let _elements: [_ElementMarks<DataElement>]

  /// Creates bars from zero.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    width: MarkDimensions<DataElement> = .automatic,
    height: MarkDimensions<DataElement> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    _elements = data.marks {
      BarMark(
        x: x.value($0), y: y.value($0), width: width.dimension($0), height: height.dimension($0),
        stacking: stacking)
    }
  }
  /// Creates bars between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>,
    width: MarkDimensions<DataElement> = .automatic
  ) where Data.Element == DataElement {
    _elements = data.marks {
      BarMark(
        x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0),
        width: width.dimension($0))
    }
  }
  /// Creates bars between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    height: MarkDimensions<DataElement> = .automatic
  ) where Data.Element == DataElement {
    _elements = data.marks {
      BarMark(
        xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0),
        height: height.dimension($0))
    }
  }
}

/// A line through the values of a whole collection, or of a function.
public struct LinePlot<DataElement>: VectorizedChartContent {
  public let _elements: [_ElementMarks<DataElement>]

  /// Creates a line through values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _elements = data.marks { LineMark(x: x.value($0), y: y.value($0)) }
  }
  /// Creates a line through the values of each series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    series: PlottableProjection<DataElement, S>
  ) where Data.Element == DataElement {
    _elements = data.marks { LineMark(x: x.value($0), y: y.value($0), series: series.value($0)) }
  }
}

extension LinePlot where DataElement == Never? {
  /// Creates the line of a function of x; without a domain over the whole x axis.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(FunctionPlot(.line, over: domain) { .init(x: $0, y: function($0)) })
  }
  /// Creates the line of a function of x; without a domain over the whole x axis.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(FunctionPlot(.line, over: domain) { .init(x: $0, y: function($0)) })
  }
  /// Creates the line of two functions of a third value.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    self.init(
      FunctionPlot(.line, over: domain) {
        let place = function($0)
        return .init(x: place.x, y: place.y)
      })
  }
  /// Creates the line of two functions of a third value.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) { self.init(x: "", y: "", t: "", domain: domain, function: function) }

  private init(_ function: FunctionPlot) {
    _elements = [_ElementMarks(nil, function.content)]
  }
}

/// The area under the values of a whole collection, or of a function.
public struct AreaPlot<DataElement>: VectorizedChartContent {
  public let _elements: [_ElementMarks<DataElement>]

  /// Creates the area under values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    _elements = data.marks { AreaMark(x: x.value($0), y: y.value($0), stacking: stacking) }
  }
  /// Creates the area under the values of each series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    series: PlottableProjection<DataElement, S>, stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    _elements = data.marks {
      AreaMark(
        x: x.value($0), y: y.value($0), series: series.value($0), stacking: stacking)
    }
  }
  /// Creates the area between values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _elements = data.marks {
      AreaMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0))
    }
  }
}

extension AreaPlot where DataElement == Never? {
  /// Creates the area under a function of x; without a domain over the whole x axis.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(FunctionPlot(.area, over: domain) { .init(x: $0, y: 0, end: function($0)) })
  }
  /// Creates the area between two functions of x; without a domain over the whole x axis.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(
      FunctionPlot(.area, over: domain) {
        let edges = function($0)
        return .init(x: $0, y: edges.yStart, end: edges.yEnd)
      })
  }

  private init(_ function: FunctionPlot) {
    _elements = [_ElementMarks(nil, function.content)]
  }
}

/// Dots of a whole collection.
public struct PointPlot<DataElement>: VectorizedChartContent {
  public let _elements: [_ElementMarks<DataElement>]

  /// Creates dots at places.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _elements = data.marks { PointMark(x: x.value($0), y: y.value($0)) }
  }
}

/// Rectangles of a whole collection.
public struct RectanglePlot<DataElement>: VectorizedChartContent {
  public let _elements: [_ElementMarks<DataElement>]

  /// Creates rectangles in the slots of two axes.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    width: MarkDimensions<DataElement> = .automatic,
    height: MarkDimensions<DataElement> = .automatic
  ) where Data.Element == DataElement {
    _elements = data.marks {
      RectangleMark(
        x: x.value($0), y: y.value($0), width: width.dimension($0), height: height.dimension($0))
    }
  }
  /// Creates rectangles between values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _elements = data.marks {
      RectangleMark(
        xStart: xStart.value($0), xEnd: xEnd.value($0), yStart: yStart.value($0),
        yEnd: yEnd.value($0))
    }
  }
}

/// Lines across a chart, one for each element of a collection.
public struct RulePlot<DataElement>: VectorizedChartContent {
  public let _elements: [_ElementMarks<DataElement>]

  /// Creates lines from left to right.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _elements = data.marks { RuleMark(y: y.value($0)) }
  }
  /// Creates lines from top to bottom.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>
  ) where Data.Element == DataElement {
    _elements = data.marks { RuleMark(x: x.value($0)) }
  }
  /// Creates lines between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _elements = data.marks {
      RuleMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0))
    }
  }
  /// Creates lines between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _elements = data.marks {
      RuleMark(xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0))
    }
  }
}

/// Pieces of a pie, one for each element of a collection.
public struct SectorPlot<DataElement>: VectorizedChartContent {
  public let _elements: [_ElementMarks<DataElement>]

  /// Creates pieces as large as their values' shares of all values.
  public init<Data: RandomAccessCollection, Value: Plottable>(
    _ data: Data, angle: PlottableProjection<DataElement, Value>,
    innerRadius: MarkDimensions<DataElement> = .automatic,
    outerRadius: MarkDimensions<DataElement> = .automatic, angularInset: CGFloat? = nil
  ) where Data.Element == DataElement {
    _elements = data.marks {
      SectorMark(
        angle: angle.value($0), innerRadius: innerRadius.dimension($0),
        outerRadius: outerRadius.dimension($0), angularInset: angularInset)
    }
  }
  /// Creates pieces as large as their values' shares of all values, each with its own gap to its neighbours.
  public init<Data: RandomAccessCollection, Value: Plottable>(
    _ data: Data, angle: PlottableProjection<DataElement, Value>,
    innerRadius: MarkDimensions<DataElement> = .automatic,
    outerRadius: MarkDimensions<DataElement> = .automatic,
    angularInset: KeyPath<DataElement, CGFloat>
  ) where Data.Element == DataElement {
    _elements = data.marks {
      SectorMark(
        angle: angle.value($0), innerRadius: innerRadius.dimension($0),
        outerRadius: outerRadius.dimension($0), angularInset: $0[keyPath: angularInset])
    }
  }
}

extension RandomAccessCollection {
  /// Returns what is drawn for each element.
  fileprivate func marks(_ mark: (Element) -> some ChartContent) -> [_ElementMarks<Element>] {
    map { _ElementMarks($0, mark($0)) }
  }
}
