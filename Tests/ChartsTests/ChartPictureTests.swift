import FoundationGaps
import SwiftUI
import Testing

@testable import Charts
@testable import Drawing

@MainActor
@Suite("A chart as pictures of Apple's charts show it")
struct ChartPictureTests {
  private let start = Date(timeIntervalSinceReferenceDate: 86_400 * 9000)

  /// Bars of the hours of a day, as the pictures have them.
  private func day(_ values: [Double]) -> some View {
    Chart {
      ForEach(Array(values.enumerated()), id: \.offset) { hour, value in
        BarMark(
          x: .value("Time", start + Double(hour) * 3600, unit: .hour),
          yStart: .value("Energy", 0), yEnd: .value("Energy", value))
      }
    }
    .chartXScale(domain: start...start + 86_400)
  }

  /// The day with a mark at every sixth hour.
  private func hours(
    _ values: [Double], @AxisMarkBuilder _ marks: @escaping () -> some AxisMark = { AxisGridLine() }
  ) -> some View {
    day(values).chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 6)) { _ in
        marks()
        AxisValueLabel(format: .dateTime.hour(.twoDigits(amPM: .omitted)))
      }
    }
  }

  private func upright(_ chart: DrawnChart) -> [(frame: Rect, paint: Paint, style: StrokeStyleMark)]
  {
    chart.strokes.filter { $0.frame.width == 0 }.sorted { $0.frame.x < $1.frame.x }
  }

  @Test(arguments: [
    ([-1.35, 1.25], [-2, -1, 0, 1, 2]), ([-6.1, 1.3], [-10, -5, 0, 5]),
    ([0, 1.25], [0, 0.5, 1, 1.5]), ([0, 1.6], [0, 0.5, 1, 1.5, 2]),
    ([-11, 13], [-20, -10, 0, 10, 20]),
  ])
  func `marks at most five numbers, and ends at the first and the last`(
    values: [Double], marks: [Double]
  ) {
    let scale = ChartScale(
      values.map { .number($0) }, _ScaleSetting(), includesZero: true, length: 100)
    #expect(scale.range == (marks.first ?? 0)...(marks.last ?? 0))
    #expect(AxisMarkValues.automatic.places(on: scale, about: 2) == marks.map { .number($0) })
  }

  @Test(arguments: [74.0, 100]) func `marks as many numbers at every height`(height: Double) {
    Surroundings.current = Surroundings()
    let words = DrawnChart(day([-11, 13]).chartXAxis(.hidden).frame(height: height)).words
    #expect(words.sorted() == ["-10", "-20", "0", "10", "20"])
  }

  @Test func `ends where the marks end that an author wishes`() {
    Surroundings.current = Surroundings()
    let bars = day([1.25]).chartXAxis(.hidden)
    let three = bars.chartYAxis { AxisMarks(values: .automatic(desiredCount: 3)) }
    #expect(DrawnChart(three).words == ["0", "1", "2"])
    #expect(DrawnChart(bars).words == ["0", "0.5", "1.0", "1.5"])
  }

  @Test func `has its plot at its top, and a label that reaches out of it`() throws {
    Surroundings.current = Surroundings()
    let chart = DrawnChart(day([-1.35, 1.25]).chartXAxis(.hidden))
    let highest = try #require(chart.texts.first { $0.string == "2" }).frame
    let lowest = try #require(chart.texts.first { $0.string == "-2" }).frame
    #expect(abs(highest.midY) < 0.5 && abs(lowest.midY - 100) < 0.5)
    let lines = chart.strokes.filter { $0.frame.height == 0 }.map(\.frame.y)
    #expect(lines.min() == 0 && lines.max() == 100)
  }

  @Test func `writes a date 4 points right of its line`() throws {
    Surroundings.current = Surroundings()
    let chart = DrawnChart(hours([-1.35, 1.25]))
    let lines = upright(chart).map(\.frame.x)
    let labels = chart.texts.filter { ["06", "12"].contains($0.string) }.map(\.frame.x)
    #expect(lines.count == 5 && labels.count == 4)
    for (label, line) in zip(labels.sorted(), lines) { #expect(abs(label - line - 4) < 0.1) }
  }

  @Test func `leaves out a date that would leave the plot, and keeps the number beside it`() {
    Surroundings.current = Surroundings()
    let words = DrawnChart(hours([-1.35, 1.25])).words
    // A day ends with "12" again in English.
    #expect(words == ["12", "06", "12", "06", "-2", "-1", "0", "1", "2"])
  }

  @Test func `has dashes from top to bottom, and whole lines from side to side`() {
    Surroundings.current = Surroundings()
    let chart = DrawnChart(hours([-1.35, 1.25]))
    #expect(upright(chart).allSatisfy { $0.style.dash == [2, 2] && $0.style.width == 0.5 })
    let level = chart.strokes.filter { $0.frame.height == 0 }
    #expect(level.count == 5 && level.allSatisfy { $0.style.dash.isEmpty && $0.style.width == 0.5 })
    let own = hours([1]) { AxisGridLine(stroke: StrokeStyle(lineWidth: 3)) }
    #expect(upright(DrawnChart(own)).allSatisfy { $0.style.dash.isEmpty && $0.style.width == 3 })
  }

  @Test func `draws lines in the colour of tertiary labels`() {
    Surroundings.current = Surroundings()
    var environment = EnvironmentValues()
    environment.colorScheme = .light
    let lines = DrawnChart(hours([-1.35, 1.25]), environment).strokes
    #expect(lines.count == 10)
    #expect(lines.allSatisfy { $0.paint == .color(RGBA(60, 60, 67, alpha: 0.3)) })
  }

  @Test func `has ticks that reach to the foot of dates, and short ones elsewhere`() throws {
    Surroundings.current = Surroundings()
    let chart = DrawnChart(hours([1]) { AxisTick() }.chartYAxis(.hidden))
    let label = try #require(chart.texts.first { $0.string == "06" }).frame
    let ticks = upright(chart)
    #expect(ticks.count == 5 && ticks.allSatisfy { abs($0.frame.maxY - 100) < 0.1 })
    #expect(ticks.allSatisfy { abs($0.frame.y - (label.y - 4)) < 0.1 && $0.style.dash == [2, 2] })
    let numbers = day([1]).chartXAxis(.hidden).chartYAxis { AxisMarks { AxisTick() } }
    #expect(DrawnChart(numbers).strokes.map(\.frame.width) == [4, 4, 4])
    let given = hours([1]) { AxisTick(length: 7) }.chartYAxis(.hidden)
    #expect(upright(DrawnChart(given)).allSatisfy { abs($0.frame.height - 7) < 0.01 })
  }

  @Test func `keeps apart what is beside and below a label's place`() throws {
    Surroundings.current = Surroundings()
    func place(_ label: AxisValueLabel) throws -> [Double] {
      let chart = DrawnChart(
        day([1]).chartYAxis(.hidden).chartXAxis {
          AxisMarks(values: [start]) { _ in
            AxisGridLine()
            label
          }
        })
      return [
        try #require(chart.texts.first).frame.x, try #require(chart.strokes.first).frame.height,
      ]
    }
    let usual = try place(AxisValueLabel())
    #expect(usual[0] == 4)
    #expect(try place(AxisValueLabel(horizontalSpacing: 9)) == [9, usual[1]])
    #expect(try place(AxisValueLabel(verticalSpacing: 9)) == [4, usual[1] - 5])
  }

  @Test func `writes labels as large as caption 2`() {
    Surroundings.current = Surroundings()
    func sizes(_ size: DynamicTypeSize) -> Set<Double> {
      var environment = EnvironmentValues()
      environment.dynamicTypeSize = size
      let texts = DrawnChart(hours([1]), environment).texts
      return Set(texts.flatMap { $0.runs.map(\.face.size) })
    }
    #expect(sizes(.large) == [11] && sizes(.xLarge) == [13])
  }
}
