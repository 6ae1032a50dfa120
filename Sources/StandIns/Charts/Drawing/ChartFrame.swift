import Drawing
import SwiftUI

/// A plot with its axes.
struct ChartFrame: View {
  let marks: [ChartMark]
  let colors: ChartColors
  let settings: ChartSettings

  var body: some View {
    // A pie has no axes.
    let isPie = marks.contains { $0.kind == .sector }
    GeometryReader { geometry in
      let size = geometry.size
      let (x, y) = (
        values(of: \.x, settings.x, isVertical: false),
        values(of: \.y, settings.y, isVertical: true)
      )
      let columns =
        isPie || settings.x.visibility == .hidden || marks.allSatisfy { $0.x == nil }
        ? AxisPlan()
        : AxisPlan(
          settings.x.groups, x.scale(size.width), isVertical: false,
          count: Self.count(size.width))
      let rows =
        isPie || settings.y.visibility == .hidden || marks.allSatisfy { $0.y == nil }
        ? AxisPlan()
        : AxisPlan(
          settings.y.groups, y.scale(size.height), isVertical: true,
          count: ChartMetrics.marks)
      ChartLayout(x: x, y: y) {
        axisGround(settings.x.style, isVertical: false)
        axisGround(settings.y.style, isVertical: true)
        plot(columns, rows, x, y)
        ticks(columns)
        labels(columns, isVertical: false)
        labels(rows, isVertical: true)
        if let title = settings.x.title {
          title.view.layoutValue(key: ChartPartKey.self, value: .title(title))
        }
        if let title = settings.y.title {
          title.view.layoutValue(key: ChartPartKey.self, value: .title(title))
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

  /// Returns how many dates or powers of ten are marked on an x axis by itself.
  private static func count(_ length: CGFloat) -> Int {
    guard length.isFinite else { return ChartMetrics.marks }
    return max(2, min(ChartMetrics.marks, Int(min(1000, max(0, length) / Guess.chartColumn))))
  }

  private func values(
    of axis: KeyPath<ChartMark, MarkPlace?>, _ settings: AxisSettings, isVertical: Bool
  ) -> AxisValues {
    AxisValues(
      values: marks.filter { $0.kind != .sector }.flatMap { $0[keyPath: axis]?.values ?? [] },
      setting: settings.markedScale, isVertical: isVertical)
  }

  /// The ticks that reach to the foot of the labels.
  private func ticks(_ plan: AxisPlan) -> some View {
    ForEach(Array(plan.ticks.enumerated()), id: \.offset) { _, line in
      UprightLine().stroke(line.style, style: line.stroke)
        .layoutValue(key: ChartPartKey.self, value: .tick(line))
    }
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
            colors: colors, frame: .wholeView)
          ZStack(alignment: .topLeading) {
            ChartGrid(columns: columns, rows: rows, proxy: proxy)
            ChartDrawing(
              plot: ChartPlot(
                marks: marks, size: geometry.size, x: proxy.x, y: proxy.y, colors: colors))
          }
          .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
        }
        .anchorPreference(key: PlotPlaceKey.self, value: .bounds) {
          PlotPlace(frame: $0, x: x, y: y, colors: colors)
        }))
    if let style = settings.plotStyle {
      style(area).layoutValue(key: ChartPartKey.self, value: .plot)
    } else {
      area.layoutValue(key: ChartPartKey.self, value: .plot)
    }
  }
}
