import FoundationGaps
import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("An axis of dates")
struct ChartDateTests {
  private let day = 86_400.0

  /// Seconds from 2001 to a day.
  private func seconds(_ year: Int, _ month: Int = 1, _ day: Int = 1, hour: Int = 0) -> Double {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let date = calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour))
    return date?.timeIntervalSinceReferenceDate ?? 0
  }

  private func scale(_ range: ClosedRange<Double>) -> ChartScale {
    var setting = _ScaleSetting()
    (Date(
      timeIntervalSinceReferenceDate: range.lowerBound)...Date(
        timeIntervalSinceReferenceDate: range.upperBound))._change(&setting)
    return ChartScale([], setting, includesZero: true, length: 300)
  }

  /// The labels at given dates.
  private func texts(_ dates: [Double]) -> [String] {
    let values = dates.map { PlottedValue.date($0) }
    let distance = ValueDistance(values, span: (dates.last ?? 0) - (dates.first ?? 0))
    return values.map(distance.text)
  }

  @Test func `writes given dates by the distance between them`() {
    Surroundings.current = Surroundings()
    let start = seconds(2026, 11, 22, hour: 20) + 26 * 60
    #expect(texts([0, 1, 2].map { start + $0 * day }) == ["Nov 22", "Nov 23", "Nov 24"])
    // A day on which clocks are put forward has 23 hours.
    #expect(texts([start, start + day - 3600]) == ["Nov 22", "Nov 23"])
    #expect(texts([1, 2, 3].map { seconds(2026, $0, 15) }) == ["Jan", "Feb", "Mar"])
    #expect(texts([2020, 2021].map { seconds($0, 3, 1) }) == ["2020", "2021"])
    #expect(
      texts([0, 2].map { seconds(2026, 11, 22, hour: 9) + $0 * 3600 }).map(plain)
        == ["9 AM", "11 AM"])
    #expect(texts([start, start + 3600]).map(plain) == ["8:26 PM", "9:26 PM"])
    #expect(texts([start, start + 300]).map(plain) == ["8:26 PM", "8:31 PM"])
  }

  /// A time with an ordinary space before its half of the day.
  private func plain(_ text: String) -> String {
    text.replacingOccurrences(of: "\u{202F}", with: " ")
  }

  @Test func `has decades and centuries`() {
    Surroundings.current = Surroundings()
    let range = seconds(1903)...seconds(2023)
    let step = ChartTicks.timeStep(range, about: 5)
    #expect(step == .init(unit: .year, count: 20))
    let years = ChartTicks.dates(range, every: step)
    #expect(years == [1920, 1940, 1960, 1980, 2000, 2020].map { seconds($0) })
    #expect(ChartTicks.timeStep(seconds(1000)...seconds(2026), about: 5).count == 200)
  }

  @Test func `begins weeks on the calendar's first day`() throws {
    Surroundings.current = Surroundings()
    let range = seconds(2026, 1, 1)...seconds(2026, 1, 31)
    let step = ChartTicks.TimeStep(unit: .weekOfYear, count: 1)
    // In the United States weeks begin on Sundays.
    #expect(
      ChartTicks.dates(range, every: step) == [4, 11, 18, 25].map { seconds(2026, 1, $0) })
    var mondays = Calendar(identifier: .gregorian)
    (mondays.timeZone, mondays.firstWeekday) = (.gmt, 2)
    let values = AxisMarkValues.stride(by: .weekOfYear, calendar: mondays)
    #expect(
      values.places(on: scale(range), about: 5)
        == [5, 12, 19, 26].map { .date(seconds(2026, 1, $0)) })
  }

  @Test func `takes an author's calendar for the unit of a value`() throws {
    Surroundings.current = Surroundings()
    var tokyo = Calendar(identifier: .gregorian)
    tokyo.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let evening = Date(timeIntervalSinceReferenceDate: seconds(2026, 11, 22, hour: 20))
    let value = PlottableValue.value("d", evening, unit: .day, calendar: tokyo)
    // In Tokyo it is the morning of the next day already.
    #expect(value.place.start == .date(seconds(2026, 11, 22, hour: 15)))
    let projection = PlottableProjection<Date, Date>.value(
      "d", \.self, unit: .day, calendar: tokyo)
    #expect(projection.value(evening).place == value.place)
  }

  @Test func `has quarters, and fewer dates where there would be too many`() {
    Surroundings.current = Surroundings()
    let year = seconds(2026)...seconds(2026, 12, 31)
    #expect(
      ChartTicks.dates(year, every: .init(unit: .quarter, count: 1))
        == [1, 4, 7, 10].map { seconds(2026, $0) })
    let moments = ChartTicks.dates(year, every: .init(unit: .second, count: 1))
    #expect(moments.count > 5000 && moments.count <= 10_001)
    #expect((moments.last ?? 0) > seconds(2026, 12, 30))
    // Times without end have no dates, and end nothing.
    for unit: Calendar.Component in [.second, .day, .weekOfYear, .quarter, .year, .nanosecond] {
      let step = ChartTicks.TimeStep(unit: unit, count: 1_000_000)
      #expect(ChartTicks.dates(-1e300...1e300, every: step).count <= 20_000)
      #expect(ChartTicks.dates(0...1e15, every: step).count <= 20_000)
    }
  }
}
