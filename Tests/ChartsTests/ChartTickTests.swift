import FoundationGaps
import Testing

@testable import Charts

@MainActor
@Suite("The values of an axis")
struct ChartTickTests {
  @Test func `stand at steps of 1, 2 or 5 times a power of ten`() {
    #expect(ChartTicks.numbers(0...10, about: 5) == [0, 5, 10])
    #expect(ChartTicks.numbers(0...10, about: 6) == [0, 2, 4, 6, 8, 10])
    #expect(ChartTicks.numbers(0...1, about: 5) == [0, 0.5, 1])
    #expect(ChartTicks.numbers(39...300, about: 5) == [100, 200, 300])
    #expect(ChartTicks.numbers(0...10, about: 4) == [0, 5, 10])
    #expect(ChartTicks.numbers(-30...30, about: 3) == [-20, 0, 20])
    // Two values at least, where fewer were wished than there are steps.
    #expect(ChartTicks.numbers(20...80, about: 3) == [20, 40, 60, 80])
    // A range without a length and one without an end have no steps.
    #expect(ChartTicks.numbers(7...7, about: 5) == [7])
    #expect(ChartTicks.numbers(0 ... .infinity, about: 5) == [0])
  }

  @Test func `are all multiples of a step, of a longer one where there would be too many`() {
    let all = ChartTicks.multiples(of: 1, in: 0...2000)
    #expect(all.count == 2001 && all.last == 2000)
    let fewer = ChartTicks.multiples(of: 1, in: 0...1e6)
    #expect(fewer.count > 9000 && fewer.count <= 10_001 && fewer.last == 1e6)
    #expect(ChartTicks.multiples(of: .leastNonzeroMagnitude, in: 0...1).isEmpty)
  }

  @Test func `widen a range to round ends`() {
    #expect(ChartTicks.rounded(0...9.3, about: 5) == 0...10)
    #expect(ChartTicks.rounded(0...10, about: 5) == 0...10)
    #expect(ChartTicks.rounded(-3...97, about: 5) == -50...100)
    #expect(ChartTicks.rounded(-3...97, about: 7) == -20...100)
    #expect(ChartTicks.rounded(-1...1, about: 1) == -1...1)
  }

  @Test func `are full hours, days and months of dates`() {
    Surroundings.current = Surroundings()
    // 2026-11-22 09:12 to 15:12 in Greenwich.
    let start = 817_031_520.0
    let range = start...start + 6 * 3600
    let step = ChartTicks.timeStep(range, about: 5)
    #expect(step.unit == .hour && step.count == 1)
    let hours = ChartTicks.dates(range, every: step)
    #expect(hours.count == 6 && hours.allSatisfy { $0.truncatingRemainder(dividingBy: 3600) == 0 })
    #expect(hours.first == start + 48 * 60)
    #expect(ChartTicks.timeStep(0...7 * 86_400, about: 5).unit == .day)
    #expect(ChartTicks.timeStep(0...360 * 86_400, about: 5).unit == .month)
    let months = ChartTicks.dates(
      start...start + 100 * 86_400, every: .init(unit: .month, count: 1))
    #expect(months.count == 4)
  }
}

@Suite("The scale of an axis")
struct ChartScaleTests {
  private func scale(
    _ values: [PlottedValue], _ setting: _ScaleSetting = _ScaleSetting(), length: Double = 100
  ) -> ChartScale {
    ChartScale(values, setting, includesZero: true, length: length)
  }

  @Test func `begins at zero and ends at a round number`() {
    let scale = scale([.number(4), .number(9.3)])
    #expect(scale.range == 0...10)
    #expect(scale.place(.number(5)) == 0.5)
    #expect(scale.value(at: 0.5) == .number(5))
  }

  @Test func `leaves zero out when asked to, and runs the other way`() {
    var setting = _ScaleSetting()
    AutomaticScaleDomain.automatic(includesZero: false, reversed: true)._change(&setting)
    let scale = scale([.number(40), .number(50)], setting)
    #expect(scale.range == 40...50)
    #expect(scale.place(.number(42)) == 0.8)
  }

  @Test func `takes the values that it is given`() {
    var setting = _ScaleSetting()
    (50...150)._change(&setting)
    #expect(scale([.number(0)], setting).place(.number(100)) == 0.5)
    var names = _ScaleSetting()
    ["Mon", "Tue", "Wed", "Thu"]._change(&names)
    let week = scale([.name("Wed"), .name("Sun")], names)
    #expect(week.place(.name("Tue")) == 0.375)
    // What is not on the axis has no place.
    #expect(week.place(.name("Sun")) == nil)
    #expect(week.value(at: 0.99) == .name("Thu"))
  }

  @Test func `keeps points free at its ends`() {
    var setting = _ScaleSetting()
    (0...10)._change(&setting)
    (setting.startPadding, setting.endPadding) = (10, 30)
    let scale = scale([], setting, length: 100)
    #expect(scale.place(.number(0)) == 0.1)
    #expect(abs((scale.place(.number(10)) ?? 0) - 0.7) < 1e-9)
    #expect(scale.value(at: 0.1) == .number(0))
  }

  @Test func `dates begin at the first one`() {
    let scale = scale([.date(1000), .date(3000)])
    #expect(scale.range == 1000...3000 && scale.isTime)
    #expect(scale.place(.date(2500)) == 0.75)
  }

  @Test func `numbers of any size do not trap`() {
    let wild = scale([
      .number(.nan), .number(.infinity), .number(-.greatestFiniteMagnitude),
      .number(.greatestFiniteMagnitude),
    ])
    #expect(wild.place(.number(.nan)) == nil)
    _ = wild.place(.number(1))
    _ = ChartTicks.numbers(wild.range, about: 5)
  }
}
