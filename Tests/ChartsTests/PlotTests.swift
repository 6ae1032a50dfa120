import Drawing
import FoundationGaps
import SwiftUI
import Testing

@testable import Charts

private struct Sale {
  var day: String
  var amount: Double
  var least = 0.0
  var kind = "a"
  var color = Color.red
  var strength = 0.5
  var area: CGFloat = 16
}

/// Plots of whole collections and of functions.
@MainActor
@Suite struct PlotTests {
  private let sales = [
    Sale(day: "Mon", amount: 3, least: 1), Sale(day: "Tue", amount: 5, least: 2, kind: "b"),
  ]

  private func places(_ marks: [ChartMark]) -> [[MarkPlace?]] { marks.map { [$0.x, $0.y] } }

  @Test func `a plot has the marks that its elements have one by one`() {
    let bars = BarPlot(sales, x: .value("Day", \.day), y: .value("Sold", \.amount))
    let single = sales.flatMap {
      BarMark(x: .value("Day", $0.day), y: .value("Sold", $0.amount))._marks
    }
    #expect(places(bars._marks) == places(single))
    #expect(bars._marks.allSatisfy { $0.kind == .bar })
    let spans = BarPlot(
      sales, x: .value("Day", \.day), yStart: .value("Least", \.least),
      yEnd: .value("Most", \.amount), width: .fixed(4))
    #expect(
      spans._marks.map(\.y) == [
        .init(.number(1), to: .number(3)), .init(.number(2), to: .number(5)),
      ])
    let line = LinePlot(
      sales, x: .value("Day", \.day), y: .value("Sold", \.amount), series: .value("Kind", \.kind))
    #expect(line._marks.map(\.series) == ["a", "b"])
    let area = AreaPlot(sales, x: .value("Day", \.day), y: .value("Sold", \.amount))
    let dots = PointPlot(sales, x: .value("Day", \.day), y: .value("Sold", \.amount))
    let fields = RectanglePlot(sales, x: .value("Day", \.day), y: .value("Kind", \.kind))
    let rules = RulePlot(sales, y: .value("Sold", \.amount))
    #expect(area._marks.map(\.kind) == [.area, .area])
    #expect(dots._marks.map(\.kind) == [.point, .point])
    #expect(fields._marks.map(\.kind) == [.rectangle, .rectangle])
    #expect(rules._marks.map(\.kind) == [.rule, .rule] && rules._marks.allSatisfy { $0.x == nil })
  }

  @Test func `a pie of a collection has a piece for each element`() {
    let pie = SectorPlot(
      sales, angle: .value("Sold", \.amount), innerRadius: .ratio(0.5), outerRadius: .inset(4),
      angularInset: 1
    ).foregroundStyle(by: .value("Kind", \.kind)).cornerRadius(3)
    #expect(pie._marks.map(\.kind) == [.sector, .sector])
    #expect(pie._marks.map(\.x?.start) == [.number(3), .number(5)])
    #expect(pie._marks.map { $0.radii.inner.radius(of: 40, usual: 0) } == [20, 20])
    #expect(pie._marks.map { $0.radii.outer.radius(of: 40, usual: 1) } == [36, 36])
    #expect(pie._marks.map(\.angularInset) == [1, 1])
    #expect(pie._marks.map(\.colorName) == ["a", "b"])
    #expect(pie._marks.map(\.cornerRadius) == [3, 3])
    let own = SectorPlot(sales, angle: .value("Sold", \.amount), angularInset: \.area)
    #expect(own._marks.map(\.angularInset) == [16, 16])
  }

  @Test func `elements say how their marks look`() {
    let plot = PointPlot(sales, x: .value("Day", \.day), y: .value("Sold", \.amount))
    #expect(plot.foregroundStyle(by: .value("Kind", \.kind))._marks.map(\.colorName) == ["a", "b"])
    #expect(plot.symbol(by: .value("Kind", \.kind))._marks.map(\.symbolName) == ["a", "b"])
    #expect(plot.foregroundStyle(\.color)._marks.allSatisfy { $0.style != nil })
    let both = plot.opacity(\.strength).symbolSize(\.area)
    #expect(both._marks.map(\.opacity) == [0.5, 0.5])
    #expect(both._marks.first?.symbolSize == CGSize(width: 4, height: 4))
    // What is said of all marks at once stays possible.
    #expect(plot.opacity(0.25)._marks.map(\.opacity) == [0.25, 0.25])
  }

  private func points(_ marks: [ChartMark]) -> [(Double, Double)] {
    marks.compactMap { mark in
      mark.x?.start.number.flatMap { x in mark.y?.start.number.map { (x, $0) } }
    }
  }

  @Test func `a function runs over its domain, the axis, or as far as other marks`() {
    @ChartContentBuilder func content(_ domain: ClosedRange<Double>?) -> _ChartMarks {
      PointMark(x: .value("x", 2), y: .value("y", 0))
      PointMark(x: .value("x", 6), y: .value("y", 0))
      LinePlot(x: "x", y: "y", domain: domain) { $0 * 2 }
    }
    func ends(_ domain: ClosedRange<Double>?, axis: ClosedRange<Double>?) -> [Double] {
      let line = FunctionPlot.resolved(content(domain)._marks, over: axis)
        .filter { $0.kind == .line }
      let all = points(line)
      #expect(all.allSatisfy { $1 == $0 * 2 })
      return [all.first?.0, all.last?.0].compactMap(\.self)
    }
    #expect(ends(0...4, axis: -1...1) == [0, 4])
    #expect(ends(nil, axis: -1...1) == [-1, 1])
    #expect(ends(nil, axis: nil) == [2, 6])
  }

  @Test func `a curve has its own parameter, and an area both of its edges`() {
    let circle = LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * .pi)) {
      (x: cos($0), y: sin($0))
    }
    let round = points(FunctionPlot.resolved(circle._marks, over: nil))
    #expect(round.count > 100 && round.allSatisfy { abs($0 * $0 + $1 * $1 - 1) < 1e-9 })
    let band = AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 0...1) {
      (yStart: $0, yEnd: $0 + 3)
    }
    let edges = FunctionPlot.resolved(band._marks, over: nil).compactMap(\.y)
    #expect(edges.first == MarkPlace(.number(0), to: .number(3)))
    #expect(edges.last == MarkPlace(.number(1), to: .number(4)))
  }

  @Test func `a line is parted where its function has no value`() {
    let plot = LinePlot(x: "x", y: "y", domain: -1...1) { abs($0) < 0.25 ? .nan : 1 / $0 }
    let marks = FunctionPlot.resolved(plot._marks, over: nil)
    #expect(Set(marks.map(\.series)).count == 2)
    #expect(points(marks).allSatisfy { abs($0.0) >= 0.25 })
  }

  @Test func `a chart draws a function in its style`() {
    let chart = Chart {
      LinePlot(x: "x", y: "y") { $0 * $0 }.foregroundStyle(.green)
    }
    .chartXScale(domain: -2...2).chartYScale(domain: 0...4)
    let marks = ViewRenderer.render(
      chart, proposal: Proposal(width: 100, height: 80), environment: EnvironmentValues()
    ).items
    let isDrawn = marks.contains { item in
      if case .stroke(_, let paint, _) = item {
        paint.representative == Color.green.rgba(in: EnvironmentValues())
      } else {
        false
      }
    }
    #expect(isDrawn)
  }
}
