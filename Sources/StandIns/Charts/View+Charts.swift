import Drawing
import SwiftUI

extension View {
  nonisolated func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }

  // MARK: Values

  /// Sets the values of the x axis.
  public nonisolated func chartXScale<D: ScaleDomain>(
    domain: D, type: ScaleType? = nil
  ) -> some View { chartXScale(domain: domain, range: .plotDimension, type: type) }
  /// Sets the values of the x axis and the room for them.
  public nonisolated func chartXScale<D: ScaleDomain>(
    domain: D, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View { chart { Self.change(&$0.x.scale, domain, range, type) } }
  /// Sets the room for the values of the x axis.
  public nonisolated func chartXScale(
    range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View { chart { Self.change(&$0.x.scale, nil, range, type) } }
  /// Sets the values of the y axis.
  public nonisolated func chartYScale<D: ScaleDomain>(
    domain: D, type: ScaleType? = nil
  ) -> some View { chartYScale(domain: domain, range: .plotDimension, type: type) }
  /// Sets the values of the y axis and the room for them.
  public nonisolated func chartYScale<D: ScaleDomain>(
    domain: D, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View { chart { Self.change(&$0.y.scale, domain, range, type) } }
  /// Sets the room for the values of the y axis.
  public nonisolated func chartYScale(
    range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View { chart { Self.change(&$0.y.scale, nil, range, type) } }
  /// Sets how the values of the x axis are spread.
  public nonisolated func chartXScale(type: ScaleType) -> some View {
    chart { $0.x.scale.type = type }
  }
  /// Sets how the values of the y axis are spread.
  public nonisolated func chartYScale(type: ScaleType) -> some View {
    chart { $0.y.scale.type = type }
  }

  nonisolated private static func change(
    _ scale: inout _ScaleSetting, _ domain: (any ScaleDomain)?, _ range: PlotDimensionScaleRange,
    _ type: ScaleType?
  ) {
    domain?._change(&scale)
    (scale.startPadding, scale.endPadding) = (range.start, range.end)
    if let type { scale.type = type }
  }

  // MARK: Axes

  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.x.visibility = visibility }
  }
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.y.visibility = visibility }
  }
  public nonisolated func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let groups = content()._groups
    return chart { $0.x.groups = groups }
  }
  public nonisolated func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let groups = content()._groups
    return chart { $0.y.groups = groups }
  }
  /// Sets what lies behind the labels of the x axis.
  public nonisolated func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View { chart { $0.x.style = { AnyView(content($0)) } } }
  /// Sets what lies behind the labels of the y axis.
  public nonisolated func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View { chart { $0.y.style = { AnyView(content($0)) } } }

  // MARK: Colours and the legend

  /// Sets the colours of names.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    let pairs = mapping.map { ($0.key.plotted.text, AnyShapeStyle($0.value)) }
    return chart {
      ($0.colors.names, $0.colors.styles) = (pairs.map(\.0), pairs.map(\.1))
    }
  }
  /// Sets the colours of names.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], range: [S]
  ) -> some View {
    let (names, styles) = (domain.map(\.plotted.text), range.map { AnyShapeStyle($0) })
    return chart { ($0.colors.names, $0.colors.styles) = (names, styles) }
  }
  /// Sets colours, one after the other.
  public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    let styles = range.map { AnyShapeStyle($0) }
    return chart { $0.colors.styles = styles }
  }
  /// Sets the colour of each value.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], mapping: @escaping (D) -> S
  ) -> some View {
    let pairs = domain.map { ($0.plotted.text, AnyShapeStyle(mapping($0))) }
    return chart {
      ($0.colors.names, $0.colors.styles) = (pairs.map(\.0), pairs.map(\.1))
    }
  }
  /// Sets the colour of each value that the chart's marks have.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    mapping: @escaping (D) -> S
  ) -> some View {
    chart { $0.colors.mapping = { D.named($0).map { AnyShapeStyle(mapping($0)) } } }
  }
  /// Sets the colours of numbers, from the least to the largest.
  public nonisolated func chartForegroundStyleScale(
    range: Gradient, type: ScaleType? = nil
  ) -> some View { chart { $0.colors.gradient = range } }
  /// Sets the colours of numbers between two of them.
  public nonisolated func chartForegroundStyleScale<D: ScaleDomain>(
    domain: D, range: Gradient, type: ScaleType? = nil
  ) -> some View {
    var setting = _ScaleSetting()
    domain._change(&setting)
    let numbers = setting.range
    return chart { ($0.colors.gradient, $0.colors.gradientDomain) = (range, numbers) }
  }
  /// Sets the areas of dots by name, in square points.
  public nonisolated func chartSymbolSizeScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, CGFloat>
  ) -> some View { chartSymbolSizeScale(domain: mapping.map(\.key), range: mapping.map(\.value)) }
  /// Sets the areas of dots by name, in square points.
  public nonisolated func chartSymbolSizeScale<D: Plottable>(
    domain: [D], range: [CGFloat]
  ) -> some View {
    let names = domain.map(\.plotted.text)
    return chart { ($0.colors.sizeNames, $0.colors.sizes) = (names, range) }
  }
  /// Sets areas of dots, one after the other.
  public nonisolated func chartSymbolSizeScale(range: [CGFloat]) -> some View {
    chart { $0.colors.sizes = range }
  }
  /// Sets the areas of the dots of the least and the largest number.
  public nonisolated func chartSymbolSizeScale(
    range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View { chart { $0.colors.sizeRange = range } }
  /// Sets the areas of the dots of two numbers and of all between them.
  public nonisolated func chartSymbolSizeScale<D: ScaleDomain>(
    domain: D, range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View {
    var setting = _ScaleSetting()
    domain._change(&setting)
    let numbers = setting.range
    return chart { ($0.colors.sizeRange, $0.colors.sizeDomain) = (range, numbers) }
  }
  /// Sets the area of each value's dot.
  public nonisolated func chartSymbolSizeScale<D: Plottable>(
    mapping: @escaping (D) -> CGFloat
  ) -> some View { chart { $0.colors.sizeMapping = { D.at($0).map(mapping) } } }
  /// Sets the dots of names.
  public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View { chartSymbolScale(domain: mapping.map(\.key), range: mapping.map(\.value)) }
  /// Sets the dots of names.
  public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D], range: [S]
  ) -> some View {
    let (names, symbols) = (domain.map(\.plotted.text), range.map { ChartSymbol($0) })
    return chart { ($0.colors.symbolNames, $0.colors.symbols) = (names, symbols) }
  }
  /// Sets dots, one after the other.
  public nonisolated func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    chartSymbolScale(domain: [String](), range: range)
  }
  /// Sets the lines of names.
  public nonisolated func chartLineStyleScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, StrokeStyle>
  ) -> some View { chartLineStyleScale(domain: mapping.map(\.key), range: mapping.map(\.value)) }
  /// Sets the lines of names.
  public nonisolated func chartLineStyleScale<D: Plottable>(
    domain: [D], range: [StrokeStyle]
  ) -> some View {
    let names = domain.map(\.plotted.text)
    return chart { ($0.colors.lineNames, $0.colors.lines) = (names, range) }
  }
  /// Sets lines, one after the other.
  public nonisolated func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chartLineStyleScale(domain: [String](), range: range)
  }
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend = visibility }
  }
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let place = LegendPlace(position, alignment, spacing)
    return chart { $0.legendPlace = place }
  }
  public nonisolated func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let place = LegendPlace(position, alignment, spacing)
    let view = AnyView(content())
    return chart { ($0.legendPlace, $0.ownLegend) = (place, view) }
  }

  // MARK: The plot

  public nonisolated func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View { chart { $0.plotStyle = { AnyView(content($0)) } } }
  /// Puts a view over the chart with its axes and its legend.
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    let layer = ChartLayer(alignment: alignment) { AnyView(content($0)) }
    // The outer one of two modifiers is asked first, and lies above.
    return chart { $0.overlays.insert(layer, at: 0) }
  }
  /// Puts a view behind the chart with its axes and its legend.
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    let layer = ChartLayer(alignment: alignment) { AnyView(content($0)) }
    return chart { $0.backgrounds.append(layer) }
  }

  // MARK: What nobody can do in a Live Activity

  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  public nonisolated func chartXVisibleDomain<P: Plottable>(length: P) -> some View { self }
  public nonisolated func chartYVisibleDomain<P: Plottable>(length: P) -> some View { self }
  public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
  public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }
  public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }
  public nonisolated func chartScrollPosition<P: Plottable>(initialY: P) -> some View { self }
  public nonisolated func chartScrollTargetBehavior(
    _ behavior: some ChartScrollTargetBehavior
  ) -> some View { self }
  public nonisolated func chartXSelection<P: Plottable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }
  public nonisolated func chartYSelection<P: Plottable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public nonisolated func chartGesture<G: Gesture>(
    _ gesture: @escaping (ChartProxy) -> G
  ) -> some View { self }
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    self
  }
}

extension LegendPlace {
  fileprivate init(
    _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?
  ) {
    self.init(
      position: position.isUsual ? .bottom : position, alignment: alignment, spacing: spacing)
  }
}
