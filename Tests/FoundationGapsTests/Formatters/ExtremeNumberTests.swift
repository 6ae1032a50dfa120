import Foundation
import FoundationGaps
import Testing

@MainActor
@Suite("Numbers of any size in formatters") struct ExtremeNumberTests {
  private func start() { Surroundings.current = Surroundings() }

  nonisolated private static let numbers: [Double] = [
    1e19, -1e19, 1e300, -1e300, 0x1p63, -0x1p63, .leastNonzeroMagnitude, .infinity, .nan, 1e12,
  ]

  @Test(arguments: numbers) func `a length is written or left out, and never ends the program`(
    _ number: Double
  ) {
    start()
    let lengths = FoundationGaps.DateComponentsFormatter()
    let distances = FoundationGaps.RelativeDateTimeFormatter()
    for style in 0...5 {
      lengths.unitsStyle = .init(rawValue: style) ?? .full
      distances.unitsStyle = .init(rawValue: style) ?? .full
      _ = lengths.string(from: number)
      _ = distances.localizedString(fromTimeInterval: number)
    }
    // So far away from all calendars that a second more is no other date.
    let date = Date(timeIntervalSinceReferenceDate: number)
    _ = lengths.string(from: date, to: date)
    _ = distances.localizedString(for: date, relativeTo: date)
    lengths.referenceDate = date
    #expect(lengths.string(from: DateComponents(day: 1)) != nil)
    let measure = Measurement(value: number, unit: UnitLength.meters)
    _ = FoundationGaps.MeasurementFormatter().string(from: measure)
  }

  @Test func `components whose sum fits into no integer have none`() {
    start()
    let formatter = FoundationGaps.DateComponentsFormatter()
    #expect(formatter.string(from: DateComponents(year: .max, hour: .max, second: .min)) == nil)
    #expect(formatter.string(from: DateComponents(hour: 1, minute: 2, second: 3)) == "1:02:03")
  }

  @Test func `a duration beyond what Foundation can write is written as its longest`() {
    start()
    for number in [1e19, -1e19, 1e15, -1e15] {
      let text = Surroundings.format(
        Duration.seconds(number), Duration.TimeFormatStyle(pattern: .hourMinuteSecond))
      #expect(!text.isEmpty)
    }
  }
}
