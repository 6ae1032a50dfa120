import SwiftUI

extension ChartContent {
  func changed(_ change: (inout ChartMark) -> Void) -> _ChartMarks {
    _ChartMarks(
      marks: _marks.map { mark in
        var copy = mark
        change(&copy)
        return copy
      })
  }

  /// Marks have no shadows here.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent { changed { _ in } }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changed { $0.style = AnyShapeStyle(style) }
  }
  /// Returns a colour for each value.
  public func foregroundStyle<P: Plottable>(by value: PlottableValue<P>) -> some ChartContent {
    let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    let name = "\(value.value._plotted)"
    let number = name.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF }
    return changed {
      $0.series = name
      $0.style = AnyShapeStyle(palette[number % palette.count])
    }
  }
  public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity = opacity } }
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changed {
      $0.lineWidth = style.lineWidth
      $0.dash = style.dash
    }
  }
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { _ in }
  }
  /// Returns the area of a dot, in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent { changed { $0.symbolSize = area } }
  public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent { changed { _ in } }
  public func symbol<P: Plottable>(by value: PlottableValue<P>) -> some ChartContent {
    changed { _ in }
  }
  public func cornerRadius(_ radius: CGFloat) -> some ChartContent {
    changed { $0.cornerRadius = radius }
  }
  public func zIndex(_ value: Double) -> some ChartContent { changed { _ in } }
  public func position<P: Plottable>(by value: PlottableValue<P>) -> some ChartContent {
    changed { _ in }
  }
  /// Returns a view beside a mark; it is left out.
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some ChartContent { changed { _ in } }
}

/// How a line runs between values; it runs straight here.
public struct InterpolationMethod: Sendable {
  public static var linear: Self { Self() }
  public static var monotone: Self { Self() }
  public static var catmullRom: Self { Self() }
  public static var cardinal: Self { Self() }
  public static var stepStart: Self { Self() }
  public static var stepCenter: Self { Self() }
  public static var stepEnd: Self { Self() }
}

/// The shape of a dot; it is round here.
public struct BasicChartSymbolShape: Sendable {
  public static var circle: Self { Self() }
  public static var square: Self { Self() }
  public static var triangle: Self { Self() }
  public static var diamond: Self { Self() }
  public static var cross: Self { Self() }
  public static var plus: Self { Self() }
}

/// Where an annotation stands.
public struct AnnotationPosition: Sendable {
  public static var automatic: Self { Self() }
  public static var overlay: Self { Self() }
  public static var top: Self { Self() }
  public static var bottom: Self { Self() }
  public static var leading: Self { Self() }
  public static var trailing: Self { Self() }
  public static var topLeading: Self { Self() }
  public static var topTrailing: Self { Self() }
  public static var bottomLeading: Self { Self() }
  public static var bottomTrailing: Self { Self() }
}

private enum XDomainKey: EnvironmentKey {
  static var defaultValue: ClosedRange<Double>? { nil }
}
private enum YDomainKey: EnvironmentKey {
  static var defaultValue: ClosedRange<Double>? { nil }
}

extension EnvironmentValues {
  var chartXDomain: ClosedRange<Double>? {
    get { self[XDomainKey.self] }
    set { self[XDomainKey.self] = newValue }
  }
  var chartYDomain: ClosedRange<Double>? {
    get { self[YDomainKey.self] }
    set { self[YDomainKey.self] = newValue }
  }
}

/// Returns the numbers of a range of plottable values.
private func numbers<P: Plottable & Comparable>(_ range: ClosedRange<P>) -> ClosedRange<Double>? {
  guard case .number(let low) = range.lowerBound._plotted,
    case .number(let high) = range.upperBound._plotted, low < high
  else { return nil }
  return low...high
}

extension View {
  /// The values at the ends of the x axis.
  public nonisolated func chartXScale<P: Plottable & Comparable>(domain: ClosedRange<P>)
    -> some View
  { environment(\.chartXDomain, numbers(domain)) }
  /// The values at the ends of the y axis.
  public nonisolated func chartYScale<P: Plottable & Comparable>(domain: ClosedRange<P>)
    -> some View
  { environment(\.chartYDomain, numbers(domain)) }

  // Axes, legends and plot areas are not drawn.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View { self }
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View { self }
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View { self }
  public nonisolated func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View { self }
  public nonisolated func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View { self }
  public nonisolated func chartPlotStyle<Content: View>(
    @ViewBuilder content: (ChartPlotContent) -> Content
  ) -> some View { self }
}

/// A chart's plot area.
public struct ChartPlotContent: View {
  public var body: some View { EmptyView() }
}
