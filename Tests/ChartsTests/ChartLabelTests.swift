import FoundationGaps
import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("The labels of an axis")
struct ChartLabelTests {
  private func texts(_ numbers: [Double]) -> [String] {
    let values = numbers.map { PlottedValue.number($0) }
    return values.map(ValueDistance(values, span: 0).text)
  }

  @Test func `differ for small numbers`() {
    Surroundings.current = Surroundings()
    #expect(
      texts(ChartTicks.numbers(0...0.0004, about: 4)) == [
        "0", "0.0001", "0.0002", "0.0003", "0.0004",
      ])
    #expect(texts([0.00025, 0.0005]) == ["0.00025", "0.0005"])
    #expect(texts([0.00002]) == ["0.00002"])
    #expect(texts([0, 2.5, 1000]) == ["0", "2.5", "1,000"])
  }

  @Test func `are written without a trap, whatever the numbers`() {
    Surroundings.current = Surroundings()
    for numbers in [
      [0, Double.leastNonzeroMagnitude], [.nan, .infinity],
      [-.greatestFiniteMagnitude, .greatestFiniteMagnitude], [0],
    ] { #expect(texts(numbers).count == numbers.count) }
  }

  @Test func `are those of small values on a chart`() {
    Surroundings.current = Surroundings()
    let chart = Chart { BarMark(x: .value("d", "a"), y: .value("v", 0.0004)) }
    let words = DrawnChart(chart.chartXAxis(.hidden)).words
    #expect(words.count > 2 && Set(words).count == words.count)
  }
}
