import Drawing
import SwiftUI

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

  public var body: some View { ChartBody(marks: MarkStacking.stacked(content._marks)) }
}

/// A chart with its legend.
struct ChartBody: View {
  let marks: [ChartMark]
  @Environment(\.chartSettings) private var settings

  var body: some View {
    let marks = FunctionPlot.resolved(marks, over: settings.x.scale.range)
    let colors = ChartColors(marks, settings.colors)
    let frame = ChartFrame(marks: marks, colors: colors)
    let hasLegend = colors.gradient != nil || !colors.names.isEmpty || !colors.symbolNames.isEmpty
    if hasLegend && settings.legend != .hidden || settings.ownLegend != nil {
      ChartLegend(colors: colors, own: settings.ownLegend, place: settings.legendPlace) { frame }
    } else {
      frame
    }
  }
}

/// A plot with its axes.
struct ChartFrame: View {
  let marks: [ChartMark]
  let colors: ChartColors
  @Environment(\.chartSettings) private var settings

  var body: some View {
    // A pie has no axes.
    let isPie = marks.contains { $0.kind == .sector }
    GeometryReader { geometry in
      let size = geometry.size
      let (x, y) = (values(of: \.x, settings.x), values(of: \.y, settings.y))
      let columns =
        isPie || settings.x.visibility == .hidden || marks.allSatisfy { $0.x == nil }
        ? AxisPlan()
        : AxisPlan(
          settings.x.groups, x.scale(size.width), isVertical: false,
          count: Self.count(size.width, Guess.chartColumn))
      let rows =
        isPie || settings.y.visibility == .hidden || marks.allSatisfy { $0.y == nil }
        ? AxisPlan()
        : AxisPlan(
          settings.y.groups, y.scale(size.height), isVertical: true,
          count: Self.count(size.height, Guess.chartRow))
      ChartLayout(x: x, y: y) {
        axisGround(settings.x.style, isVertical: false)
        axisGround(settings.y.style, isVertical: true)
        plot(columns, rows, x, y)
        labels(columns, isVertical: false)
        labels(rows, isVertical: true)
        if let title = settings.x.title {
          title.layoutValue(key: ChartPartKey.self, value: .title(isVertical: false))
        }
        if let title = settings.y.title {
          title.layoutValue(key: ChartPartKey.self, value: .title(isVertical: true))
        }
      }
    }
  }

  /// The view that lies behind the labels of an axis.
  @ViewBuilder private func axisGround(
    _ style: ((ChartAxisContent) -> AnyView)?, isVertical: Bool
  ) -> some View {
    if let style {
      style(ChartAxisContent())
        .layoutValue(key: ChartPartKey.self, value: .ground(isVertical: isVertical))
    }
  }

  /// Returns how many values are marked on an axis by itself.
  private static func count(_ length: CGFloat, _ room: Double) -> Int {
    guard length.isFinite else { return ChartScale.usualCount }
    return max(2, min(ChartScale.usualCount, Int(min(1000, max(0, length) / room))))
  }

  private func values(
    of axis: KeyPath<ChartMark, MarkPlace?>, _ settings: AxisSettings
  ) -> AxisValues {
    AxisValues(
      values: marks.filter { $0.kind != .sector }.flatMap { $0[keyPath: axis]?.values ?? [] },
      setting: settings.scale)
  }

  private func labels(_ plan: AxisPlan, isVertical: Bool) -> some View {
    ForEach(Array(plan.labels.enumerated()), id: \.offset) { _, label in
      ChartLabel(content: label.content)
        .layoutValue(key: ChartPartKey.self, value: .label(label, isVertical: isVertical))
    }
  }

  @ViewBuilder private func plot(
    _ columns: AxisPlan, _ rows: AxisPlan, _ x: AxisValues, _ y: AxisValues
  ) -> some View {
    let area = ChartPlotContent(
      content: AnyView(
        GeometryReader { geometry in
          let proxy = ChartProxy(
            x: x.scale(geometry.size.width), y: y.scale(geometry.size.height), size: geometry.size,
            colors: colors)
          ZStack(alignment: .topLeading) {
            ForEach(Array(settings.backgrounds.enumerated()), id: \.offset) { $1(proxy) }
            ChartGrid(columns: columns, rows: rows, proxy: proxy)
            ChartDrawing(
              plot: ChartPlot(
                marks: marks, size: geometry.size, x: proxy.x, y: proxy.y, colors: colors))
            ForEach(Array(settings.overlays.enumerated()), id: \.offset) { $1(proxy) }
          }
          .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
        }))
    if let style = settings.plotStyle {
      style(area).layoutValue(key: ChartPartKey.self, value: .plot)
    } else {
      area.layoutValue(key: ChartPartKey.self, value: .plot)
    }
  }
}

/// Draws the lines of axes.
struct ChartGrid: View {
  let columns: AxisPlan
  let rows: AxisPlan
  let proxy: ChartProxy

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(Array(columns.lines.enumerated()), id: \.offset) { _, line in
        if let left = proxy.across(line.value) {
          let bottom = proxy.plotSize.height
          let start = line.isOpposite ? -(line.length ?? 0) : line.length == nil ? 0 : bottom
          path(
            CGPoint(x: left, y: start),
            CGPoint(
              x: left, y: line.isOpposite && line.length != nil ? 0 : bottom + (line.length ?? 0)),
            line)
        }
      }
      ForEach(Array(rows.lines.enumerated()), id: \.offset) { _, line in
        if let top = proxy.down(line.value) {
          let right = proxy.plotSize.width
          let start = line.isOpposite ? -(line.length ?? 0) : line.length == nil ? 0 : right
          path(
            CGPoint(x: start, y: top),
            CGPoint(
              x: line.isOpposite && line.length != nil ? 0 : right + (line.length ?? 0), y: top),
            line)
        }
      }
    }
  }

  private func path(_ start: CGPoint, _ end: CGPoint, _ line: AxisPlan.Line) -> some View {
    Path {
      $0.move(to: start)
      $0.addLine(to: end)
    }
    .stroke(line.style, style: line.stroke)
  }
}

/// Draws marks.
struct ChartDrawing: View {
  let plot: ChartPlot

  var body: some View {
    ForEach(Array(plot.pieces.enumerated()), id: \.offset) { _, piece in
      if piece.shadow == nil, piece.blur == 0 {
        drawn(piece)
      } else {
        drawn(piece).blur(radius: piece.blur).shadow(
          color: piece.shadow?.color ?? .clear, radius: piece.shadow?.radius ?? 0,
          x: piece.shadow?.offset.width ?? 0, y: piece.shadow?.offset.height ?? 0)
      }
    }
  }

  @ViewBuilder private func drawn(_ piece: ChartPlot.Piece) -> some View {
    switch piece.content {
    case .fill(let path): path.fill(piece.style).opacity(piece.opacity)
    case .stroke(let path, let stroke):
      path.stroke(piece.style, style: stroke).opacity(piece.opacity)
    case .view(let view, let anchor, let place):
      ChartPoint(anchor: anchor, place: place) { view }
        .foregroundStyle(piece.style)
        .opacity(piece.opacity)
    }
  }
}

/// A chart's plot area.
public struct ChartPlotContent: View {
  let content: AnyView
  public var body: some View { content }
}
