import FoundationGaps
import SwiftUI
import Testing

@testable import Charts
@testable import Drawing

@MainActor
@Suite("What lies over a chart and behind it")
struct ChartLayerTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let green = Color(red: 0, green: 1, blue: 0)

  private var bars: some View {
    Chart {
      BarMark(x: .value("day", "Mon"), y: .value("goals", 3))
      BarMark(x: .value("day", "Tue"), y: .value("goals", 10))
    }
  }

  private var pie: some View {
    Chart([1, 2, 3], id: \.self) { SectorMark(angle: .value("v", $0)) }
  }

  /// A chart of 50 × 50 points with one bar, as high as its own plot.
  private var small: some View {
    Chart { BarMark(x: .value("x", "a"), y: .value("y", 10)) }
      .chartXAxis(.hidden).chartYAxis(.hidden).frame(width: 50, height: 50)
  }

  @Test func `a chart in a chart has what it is told itself`() {
    Surroundings.current = Surroundings()
    let outer = Chart {
      BarMark(x: .value("x", "a"), y: .value("y", 100)).annotation { small }
    }
    .chartYScale(domain: 0...300).chartXAxis(.hidden).chartYAxis(.hidden)
    let views = [
      AnyView(outer),
      AnyView(bars.chartYScale(domain: 0...300).chartOverlay { _ in small }),
      AnyView(bars.chartYScale(domain: 0...300).chartBackground { _ in small }),
    ]
    for view in views {
      let inner = DrawnChart(view).frames.filter { $0.height == 50 && $0.width.rounded() == 35 }
      #expect(inner.count == 1)
    }
  }

  @Test func `an overlay stands in the middle, or where its author wants it`() throws {
    Surroundings.current = Surroundings()
    let text = Text(verbatim: "42%")
    let middle = try #require(DrawnChart(pie.chartOverlay { _ in text }).texts.first).frame
    #expect(abs(middle.midX - 100) < 0.5 && abs(middle.midY - 50) < 0.5)
    let corner = try #require(
      DrawnChart(pie.chartOverlay(alignment: .bottomTrailing) { _ in text }).texts.first
    ).frame
    #expect(abs(corner.maxX - 200) < 0.5 && abs(corner.maxY - 100) < 0.5)
    let behind = try #require(
      DrawnChart(pie.chartBackground(alignment: .topLeading) { _ in text }).texts.first
    ).frame
    #expect(behind.x == 0 && behind.y == 0)
  }

  @Test func `they are as large as the chart with its axes, and know where its plot is`() {
    Surroundings.current = Surroundings()
    let whole = DrawnChart(bars.chartBackground { _ in red })
    #expect(whole.frames(RGBA(255, 0, 0)) == [Rect(x: 0, y: 0, width: 200, height: 100)])
    let marked = bars.chartYAxis { AxisMarks(position: .leading) }
      .chartPlotStyle { $0.background(green) }
    func plot(_ proxy: ChartProxy) -> some View {
      GeometryReader { geometry in
        let frame = geometry[proxy.plotAreaFrame]
        red.frame(width: proxy.plotSize.width, height: frame.height)
          .offset(x: frame.minX, y: frame.minY)
      }
    }
    for view in [
      AnyView(marked.chartBackground { plot($0) }), AnyView(marked.chartOverlay { plot($0) }),
    ] {
      let drawn = DrawnChart(view)
      let own = drawn.frames(RGBA(0, 255, 0))
      #expect(own.count == 1 && (own.first?.x ?? 0) > 10 && (own.first?.height ?? 100) < 90)
      #expect(drawn.frames(RGBA(255, 0, 0)) == own)
    }
  }

  @Test func `the later one of two lies further from the chart`() {
    Surroundings.current = Surroundings()
    let both = DrawnChart(bars.chartOverlay { _ in red }.chartOverlay { _ in green })
    let colors = both.fills.map(\.paint).suffix(2)
    #expect(colors == [.color(RGBA(255, 0, 0)), .color(RGBA(0, 255, 0))])
    let behind = DrawnChart(bars.chartBackground { _ in red }.chartBackground { _ in green })
    #expect(
      behind.fills.map(\.paint).prefix(2) == [.color(RGBA(0, 255, 0)), .color(RGBA(255, 0, 0))])
  }
}
