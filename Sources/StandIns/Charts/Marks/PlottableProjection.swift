import SwiftUI

/// A value of each element of a collection, with its label.
public struct PlottableProjection<Element, Value: Plottable> {
  let value: (Element) -> PlottableValue<Value>

  /// Returns a value of each element with its label.
  public static func value(
    _ label: LocalizedStringKey, _ keyPath: KeyPath<Element, Value>
  ) -> PlottableProjection {
    PlottableProjection { PlottableValue(value: $0[keyPath: keyPath]) }
  }
  /// Returns a value of each element with its label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<Element, Value>
  ) -> PlottableProjection {
    PlottableProjection { PlottableValue(value: $0[keyPath: keyPath]) }
  }
  /// Returns a value of each element with its label.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<Element, Value>
  ) -> PlottableProjection {
    PlottableProjection { PlottableValue(value: $0[keyPath: keyPath]) }
  }
  /// Returns a date of each element within its unit.
  public static func value(
    _ label: LocalizedStringKey, _ keyPath: KeyPath<Element, Value>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection where Value == Date {
    PlottableProjection {
      PlottableValue(value: $0[keyPath: keyPath], unit: unit, calendar: calendar)
    }
  }
}

/// How wide or long the marks of a collection are.
public struct MarkDimensions<Element> {
  let dimension: (Element) -> MarkDimension
  public static var automatic: MarkDimensions { MarkDimensions { _ in .automatic } }
  public static func fixed(_ value: CGFloat) -> MarkDimensions {
    MarkDimensions { _ in .fixed(value) }
  }
  public static func ratio(_ value: CGFloat) -> MarkDimensions {
    MarkDimensions { _ in .ratio(value) }
  }
  public static func inset(_ value: CGFloat) -> MarkDimensions {
    MarkDimensions { _ in .inset(value) }
  }
  public static func fixed(_ keyPath: KeyPath<Element, CGFloat>) -> MarkDimensions {
    MarkDimensions { .fixed($0[keyPath: keyPath]) }
  }
}

/// The marks of a whole collection.
public protocol VectorizedChartContent<DataElement>: ChartContent {
  associatedtype DataElement
  /// The marks of each element.
  var _elements: [_ElementMarks<DataElement>] { get }
}

/// An element with its marks.
public struct _ElementMarks<Element> {
  let element: Element
  var marks: [ChartMark]

  init(_ element: Element, _ content: some ChartContent) {
    (self.element, marks) = (element, content._marks)
  }
}

/// Marks of a collection whose elements say how they look.
public struct _VectorizedMarks<DataElement>: VectorizedChartContent {
  public let _elements: [_ElementMarks<DataElement>]
}

extension VectorizedChartContent {
  public var _marks: [ChartMark] { _elements.flatMap(\.marks) }

  private func changed(
    _ change: (inout ChartMark, DataElement) -> Void
  ) -> _VectorizedMarks<DataElement> {
    _VectorizedMarks(
      _elements: _elements.map { element in
        var copy = element
        for index in copy.marks.indices { change(&copy.marks[index], element.element) }
        return copy
      })
  }

  /// Fills each mark with a style of its element.
  public func foregroundStyle<S: ShapeStyle>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    changed { mark, element in
      if mark.style == nil { mark.style = AnyShapeStyle(element[keyPath: keyPath]) }
    }
  }
  /// Gives each mark a value of its element, which parts marks into series where nothing else does.
  private func marked<P: Plottable>(
    _ member: WritableKeyPath<ChartMark, PlottedValue?>,
    by value: PlottableProjection<DataElement, P>
  ) -> some VectorizedChartContent<DataElement> {
    changed { mark, element in
      let place = value.value(element).value.plotted
      mark[keyPath: member] = place
      mark.series = mark.series ?? place.text
    }
  }
  /// Gives a colour to each value, told by the legend.
  public func foregroundStyle<P: Plottable>(
    by value: PlottableProjection<DataElement, P>
  ) -> some VectorizedChartContent<DataElement> {
    marked(\.colorValue, by: value)
  }
  public func opacity(
    _ keyPath: KeyPath<DataElement, Double>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.opacity *= $1[keyPath: keyPath] }
  }
  /// Gives a shape to each value, told by the legend.
  public func symbol<P: Plottable>(
    by value: PlottableProjection<DataElement, P>
  ) -> some VectorizedChartContent<DataElement> {
    marked(\.symbolValue, by: value)
  }
  /// Sets the area of each dot, in square points.
  public func symbolSize(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    changed { mark, element in
      let side = max(0, element[keyPath: keyPath]).squareRoot()
      mark.symbolSize = mark.symbolSize ?? CGSize(width: side, height: side)
    }
  }
  /// Puts the marks beside those of other values, in one slot.
  public func position<P: Plottable>(
    by value: PlottableProjection<DataElement, P>, axis: Axis? = nil
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.position = value.value($1).value.plotted }
  }
}
