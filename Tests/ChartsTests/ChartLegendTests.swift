import FoundationGaps
import SwiftUI
import Testing

@testable import Charts
@testable import Drawing

@MainActor
@Suite("A chart's legend")
struct ChartLegendTests {
  private func bars(_ names: [String]) -> some View {
    Chart(names, id: \.self) { name in
      BarMark(x: .value("d", name), y: .value("v", 10)).foregroundStyle(by: .value("n", name))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
  }

  private func dots<Value: Plottable & Hashable>(_ values: [Value]) -> some View {
    Chart(values, id: \.self) { value in
      PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("v", value))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
  }

  @Test func `takes as many lines as it needs, and leaves the plot its width`() {
    Surroundings.current = Surroundings()
    let names = (1...20).map { "team \($0)" }
    let drawn = DrawnChart(bars(names))
    #expect(drawn.words == names)
    #expect((drawn.frames + drawn.texts.map(\.frame)).allSatisfy { $0.x >= 0 && $0.maxX <= 200.5 })
    #expect(Set(drawn.texts.map(\.frame.y)).count > 2)
    // Two names stand in one line.
    #expect(Set(DrawnChart(bars(["a", "b"])).texts.map(\.frame.y)).count == 1)
  }

  @Test func `stands in a column beside a chart`() {
    Surroundings.current = Surroundings()
    for side: AnnotationPosition in [.leading, .trailing] {
      let texts = DrawnChart(bars(["one", "two", "three"]).chartLegend(position: side)).texts
      #expect(Set(texts.map(\.frame.x)).count == 1 && Set(texts.map(\.frame.y)).count == 3)
    }
  }

  @Test func `has a gradient for numbers, also where the chart is told none`() {
    Surroundings.current = Surroundings()
    let drawn = DrawnChart(dots((0...30).map { Double($0) * 0.0001 }))
    #expect(drawn.words == ["0", "0.003"])
    #expect(drawn.fills.filter { if case .linear = $0.paint { true } else { false } }.count == 1)
    let shades = drawn.fills.map(\.paint.representative.alpha)
    #expect(shades.contains(1) && shades.contains { $0 < 0.3 })
    // Colours of one's own, one for each number.
    let own = DrawnChart(dots([1, 2]).chartForegroundStyleScale([1: Color.red, 2: .green]))
    #expect(own.words == ["1", "2"])
  }

  @Test func `says what dots stand for beside colours of numbers`() {
    Surroundings.current = Surroundings()
    let chart = Chart([0.0, 4], id: \.self) { value in
      PointMark(x: .value("x", value), y: .value("y", 1)).foregroundStyle(by: .value("v", value))
        .symbol(by: .value("s", value == 0 ? "home" : "away"))
    }
    #expect(
      DrawnChart(chart.chartXAxis(.hidden).chartYAxis(.hidden)).words == ["0", "4", "home", "away"])
  }

  @Test func `writes dates as an axis does`() {
    Surroundings.current = Surroundings()
    let dates = [0.0, 3, 9].map { Date(timeIntervalSince1970: $0 * 86_400) }
    #expect(DrawnChart(dots(dates)).words == ["Jan 1", "Jan 10"])
    let own = dots(dates).chartForegroundStyleScale { (date: Date) in
      date.timeIntervalSince1970 == 0 ? Color.red : .green
    }
    #expect(DrawnChart(own).words == ["Jan 1", "Jan 4", "Jan 10"])
  }

  @Test func `tells a proxy the colours of numbers`() {
    let marks = [1.0, 3].flatMap {
      PointMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("v", $0))._marks
    }
    let colors = ChartColors(marks, StyleScale())
    #expect(colors.style(.number(2)) != nil && colors.style(.name("two")) == nil)
  }
}
