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
      texts(ChartTicks.numbers(0...0.0004, about: 5)) == [
        "0", "0.0001", "0.0002", "0.0003", "0.0004",
      ])
    #expect(texts([0.00025, 0.0005]) == ["0.00025", "0.00050"])
    #expect(texts([0, 1e-10, 2e-10]) == ["0", "0.0000000001", "0.0000000002"])
    #expect(texts([0.00002]) == ["0.00002"])
  }

  @Test func `have as many decimals as the one that needs most, and zero none`() {
    Surroundings.current = Surroundings()
    #expect(texts([0, 0.5, 1, 1.5]) == ["0", "0.5", "1.0", "1.5"])
    #expect(texts([0, 2.5, 1000]) == ["0", "2.5", "1,000.0"])
    #expect(texts([0.1 * 3, 0.4]) == ["0.3", "0.4"])
    #expect(texts([1.0 / 3, 1]) == ["0.333", "1.000"])
    #expect(texts([-5, 0, 5]) == ["-5", "0", "5"])
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
