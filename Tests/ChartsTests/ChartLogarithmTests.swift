import Drawing
import FoundationGaps
import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("An axis of logarithms")
struct ChartLogarithmTests {
  private func scale(
    _ values: [Double], _ domain: ClosedRange<Double>? = nil
  ) -> ChartScale {
    var setting = _ScaleSetting()
    domain?._change(&setting)
    setting.type = .log
    return ChartScale(
      values.map { .number($0) }, setting, includesZero: true, length: 100)
  }

  @Test func `has equal factors equally far apart`() {
    let scale = scale([1, 10, 100, 1000, 10_000])
    #expect(scale.range == 1...10_000)
    #expect(scale.place(.number(1)) == 0 && scale.place(.number(100)) == 0.5)
    #expect(scale.value(at: 0.25) == .number(10))
  }

  @Test func `ends at powers of ten around the positive numbers`() {
    #expect(scale([0, -5, 3, 420]).range == 1...1000)
    #expect(scale([0.02, 0.5]).range == 0.01...1)
    #expect(scale([10]).range == 10...100)
    #expect(scale([]).range == 1...10)
    #expect(scale([-1]).range == 1...10)
    let wild = scale([Double.leastNonzeroMagnitude, .greatestFiniteMagnitude])
    #expect(wild.range.lowerBound > 0 && wild.range.upperBound.isFinite)
  }

  @Test func `leaves zero out of a domain`() {
    #expect(scale([20, 50], 0...100).range == 10...100)
    #expect(scale([], 0...100).range == 10...100)
    #expect(scale([500], 0...100).range == 10...100)
    #expect(scale([1], -2...0).range == 1...10)
    #expect(scale([1], 2...70).range == 2...70)
  }

  @Test func `marks powers of ten`() {
    #expect(ChartTicks.powers(1...10_000, about: 5) == [1, 10, 100, 1000, 10_000])
    #expect(ChartTicks.powers(1...10_000, about: 3) == [1, 100, 10_000])
    #expect(ChartTicks.powers(3...70_000, about: 5) == [10, 100, 1000, 10_000])
    // Between two of them there are none.
    #expect(ChartTicks.powers(20...80, about: 3) == [20, 40, 60, 80])
    let plan = AxisPlan(nil, scale([1, 10_000]), isVertical: true, count: 5)
    #expect(plan.labels.map(\.value) == [1, 10, 100, 1000, 10_000].map { .number($0) })
  }

  @Test func `has bars that begin at the axis`() {
    let marks = MarkStacking.stacked(
      BarMark(x: .value("d", "a"), y: .value("v", 100), width: 10)._marks)
    let plot = ChartPlot(
      marks: marks, size: CGSize(width: 100, height: 100),
      x: ChartScale([.name("a")], _ScaleSetting(), includesZero: true, length: 100),
      y: scale([0, 100], 1...10_000), colors: ChartColors(marks, StyleScale()))
    let box = marks.first.flatMap(plot.box)
    #expect(box == CGRect(x: 45, y: 50, width: 10, height: 50))
  }
}
