import FoundationGaps
import SwiftUI
import Testing

@testable import Charts
@testable import Drawing

/// What a chart's scales give to values: colours, areas of dots, places; and bins of histograms.
@MainActor
@Suite struct ChartMappingTests {
  /// The shapes that a chart of 200 × 100 points is filled with, and their paints.
  private func fills(_ view: some View) -> [(frame: Rect, paint: Paint)] {
    Surroundings.current = Surroundings()
    let result = ViewRenderer.render(
      view, proposal: Proposal(width: 200, height: 100), environment: EnvironmentValues())
    var fills: [(Rect, Paint)] = []
    func take(_ item: DisplayItem) {
      switch item {
      case .group(let group): for item in group.items { take(item) }
      case .fill(let shape, let paint): fills.append((shape.bounds, paint))
      default: break
      }
    }
    for item in result.items { take(item) }
    return fills
  }

  private func dots(_ values: [Double]) -> some View {
    Chart(values, id: \.self) { value in
      PointMark(x: .value("x", value), y: .value("y", value)).symbolSize(by: .value("v", value))
        .foregroundStyle(by: .value("v", value))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
  }

  @Test func `the area of a dot is its value's part of the largest one`() throws {
    let sides = fills(dots([25, 100])).map(\.frame.width)
    #expect(sides.count == 2)
    #expect(abs(2 * (sides.first ?? 0) - (sides.last ?? 0)) < 0.01, "\(sides)")
    let own = fills(dots([25, 100]).chartSymbolSizeScale(domain: 0...100, range: 0...400))
    #expect(own.map { $0.frame.width.rounded() } == [10, 20])
    let mapped = fills(dots([25, 100]).chartSymbolSizeScale { (value: Double) in value * 4 })
    #expect(mapped.map { $0.frame.width.rounded() } == [10, 20])
  }

  @Test func `names have areas one after the other, or those that the chart is told`() {
    let chart = Chart(["a", "b"], id: \.self) { name in
      PointMark(x: .value("x", name), y: .value("y", 1)).symbolSize(by: .value("n", name))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let own = fills(chart.chartSymbolSizeScale(["b": 25, "a": 100])).map(\.frame.width)
    #expect(own.map { $0.rounded() } == [10, 5])
    let usual = fills(chart).map(\.frame.width)
    #expect(usual.count == 2 && (usual.first ?? 9) < (usual.last ?? 0))
  }

  @Test func `numbers have the colours of a gradient from the least to the largest`() {
    let ends = Gradient(colors: [
      Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 0.5, blue: 0),
    ])
    let paints = fills(dots([10, 20, 30]).chartForegroundStyleScale(range: ends)).map(\.paint)
    #expect(paints.map(\.representative.red) == [0, 0.5, 1])
    let wider = fills(
      dots([10, 20, 30]).chartForegroundStyleScale(domain: 0...40, range: ends)
    ).map(\.paint)
    #expect(wider.map(\.representative.red) == [0.25, 0.5, 0.75])
  }

  @Test func `a legend of numbers has both ends and the gradient between them`() {
    let legend = Chart([10.0, 30], id: \.self) { value in
      PointMark(x: .value("x", value), y: .value("y", 1)).foregroundStyle(by: .value("v", value))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    .chartForegroundStyleScale(range: Gradient(colors: [.red, .blue]))
    let gradients = fills(legend).filter { if case .linear = $0.paint { true } else { false } }
    #expect(gradients.count == 1)
  }

  @Test func `the ground of an axis lies beside the plot, behind its labels`() throws {
    let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) }
      .chartXAxisStyle { $0.background(Color(red: 1, green: 0, blue: 0)) }
      .chartYAxisStyle { axis in axis.background(Color(red: 0, green: 1, blue: 0)) }
    let all = fills(chart)
    let below = try #require(all.first { $0.paint == .color(RGBA(255, 0, 0)) }).frame
    let beside = try #require(all.first { $0.paint == .color(RGBA(0, 255, 0)) }).frame
    #expect(below.maxY == 100 && below.minX == 0 && below.maxX == beside.minX)
    #expect(beside.maxX == 200 && beside.maxY == below.minY)
  }

  @Test func `marks without a value of an axis reach over the plot, or between two of its places`()
  {
    let chart = Chart {
      RectangleMark(xStart: .value("a", 0), xEnd: .value("b", 10), yStart: 20, yEnd: 30)
      BarMark(xStart: .value("a", 0), xEnd: .value("b", 5))
    }
    .chartXScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
    let frames = fills(chart).map(\.frame)
    #expect(
      frames == [
        Rect(x: 0, y: 20, width: 200, height: 10), Rect(x: 0, y: 0, width: 100, height: 100),
      ])
  }

  @Test func `a rectangle is as large in its slots as it says`() {
    let chart = Chart {
      RectangleMark(
        x: .value("x", "a"), y: .value("y", "b"), width: .ratio(0.5), height: .inset(10))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    #expect(fills(chart).map(\.frame) == [Rect(x: 50, y: 10, width: 100, height: 80)])
  }

  private struct Pair: ChartContent {
    let value: Double
    var body: some ChartContent {
      BarMark(x: .value("x", "a"), y: .value("y", value))
      BarMark(x: .value("x", "b"), y: .value("y", 2 * value))
    }
  }

  @Test func `marks of one's own type are those of its body`() {
    let chart = Chart { Pair(value: 3) }.chartXAxis(.hidden).chartYAxis(.hidden)
    #expect(fills(chart).count == 2)
  }

  @Test func `numbers fall into bins with round borders, those beyond into the outer ones`() {
    let bins = NumberBins(data: [1.0, 7, 19], desiredCount: 4)
    #expect(bins.thresholds == [0, 5, 10, 15, 20])
    #expect(bins.count == 4 && bins[1] == ChartBinRange(lowerBound: 5, upperBound: 10))
    #expect([4.9, 5, -3, 99].map(bins.index) == [0, 1, 0, 3])
    #expect(bins[0].contains(0) && !bins[0].contains(5))
    #expect(NumberBins(size: 0, range: 0.0...1).isEmpty)
    #expect(NumberBins(size: 1e-30, range: 0.0...1).count <= 10_000)
  }

  @Test(
    arguments: [
      ([.nan, 1, 7], 2), ([1, .nan, 7], 2), ([1, 7, .nan], 2), ([1, 7, .infinity], 2), ([.nan], 1),
    ] as [([Double], Int)])
  func `what is no number is in no bin`(numbers: [Double], count: Int) {
    #expect(NumberBins(size: 5, data: numbers).count == count)
    #expect(NumberBins(data: numbers, desiredCount: 2).count == 2)
    let dates = numbers.map { Date(timeIntervalSinceReferenceDate: $0) }
    #expect(DateBins(unit: .year, data: dates).count == numbers.filter(\.isFinite).prefix(1).count)
  }

  @Test func `dates fall into the units of a calendar`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let first = Date(timeIntervalSince1970: 1_763_718_060)
    let bins = DateBins(
      unit: .day, data: [first, first.addingTimeInterval(2 * 86_400)], calendar: calendar)
    #expect(bins.count == 3)
    #expect(bins.index(for: first.addingTimeInterval(86_400)) == 1)
    #expect(DateBins(unit: .day, data: []).isEmpty)
  }

  @Test func `a bar of a bin is nearly as wide as it`() throws {
    let bins = NumberBins(thresholds: [0.0, 10, 20])
    let chart = Chart(Array(bins.enumerated()), id: \.offset) { number, bin in
      BarMark(x: .value("bin", bin), y: .value("n", number + 1))
    }
    .chartXScale(domain: 0...20).chartXAxis(.hidden).chartYAxis(.hidden)
    let frames = fills(chart).map(\.frame)
    #expect(frames.count == 2 && frames.allSatisfy { $0.width > 50 && $0.width <= 100 })
    #expect(frames.map(\.midX) == [50, 150])
  }

  @Test(arguments: [ScaleType.symmetricLog, .power(exponent: 2), .squareRoot, .linear])
  func `a value comes back from its place`(type: ScaleType) {
    for number in [-20.0, 0, 3, 500] {
      #expect(abs(type.straight(type.bent(number)) - number) < 1e-6)
    }
  }
}
