@_exported import FoundationGaps
import SwiftUI

/// A value that has a place on a chart's axis.
public protocol Plottable {
  /// The place: a number, or a name that gets a place of its own.
  var _plotted: PlottedValue { get }
}

/// A place on an axis.
public enum PlottedValue: Hashable, Sendable {
  case number(Double)
  case name(String)
}

extension Double: Plottable { public var _plotted: PlottedValue { .number(self) } }
extension Float: Plottable { public var _plotted: PlottedValue { .number(Double(self)) } }
extension CGFloat: Plottable { public var _plotted: PlottedValue { .number(Double(self)) } }
extension Decimal: Plottable {
  public var _plotted: PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
}
extension Int: Plottable { public var _plotted: PlottedValue { .number(Double(self)) } }
extension Date: Plottable {
  public var _plotted: PlottedValue { .number(timeIntervalSinceReferenceDate) }
}
extension String: Plottable { public var _plotted: PlottedValue { .name(self) } }

/// A value with its label.
public struct PlottableValue<Value: Plottable> {
  let value: Value
  /// Returns a value.
  public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(value: value)
  }
  /// Returns a value.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(value: value)
  }
  /// Returns a date within its unit.
  public static func value(
    _ label: LocalizedStringKey, _ value: Value, unit: Calendar.Component
  ) -> PlottableValue where Value == Date { PlottableValue(value: value) }
}

/// A chart, drawn simply: its marks without axes.
public struct Chart<Content: ChartContent>: View {
  let content: Content

  /// Creates a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart with marks for each element.
  public init<Data: RandomAccessCollection, Each: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Each
  ) where Data.Element: Identifiable, Content == _ChartMarks {
    self.content = _ChartMarks(marks: data.flatMap { content($0)._marks })
  }

  /// Creates a chart with marks for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, Each: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Each
  ) where Content == _ChartMarks {
    self.content = _ChartMarks(marks: data.flatMap { content($0)._marks })
  }

  public var body: some View { ChartDrawing(marks: content._marks) }
}

/// Draws marks in the room that it gets.
struct ChartDrawing: View {
  let marks: [ChartMark]
  @Environment(\.chartXDomain) private var xDomain
  @Environment(\.chartYDomain) private var yDomain

  var body: some View {
    GeometryReader { geometry in
      let plot = ChartPlot(
        marks: marks, size: geometry.size, xDomain: xDomain, yDomain: yDomain)
      ZStack(alignment: .topLeading) {
        ForEach(Array(plot.shapes.enumerated()), id: \.offset) { _, shape in
          if let width = shape.lineWidth {
            shape.path
              .stroke(
                shape.style,
                style: StrokeStyle(
                  lineWidth: width, lineCap: .round, lineJoin: .round, dash: shape.dash)
              )
              .opacity(shape.opacity)
          } else {
            shape.path.fill(shape.style).opacity(shape.opacity)
          }
        }
      }
    }
  }
}
