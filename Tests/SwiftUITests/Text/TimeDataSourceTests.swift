import Drawing
import Testing

@testable import SwiftUI

/// A format that only its app knows.
struct OwnFormat: FormatStyle {
  func format(_ date: Date) -> String { "then" }
}

@MainActor
@Suite struct TimeDataSourceTests {
  private let start = Date(timeIntervalSince1970: 1_000)

  private func written(_ text: Text, at now: Double = 1_312) -> String {
    var environment = EnvironmentValues()
    environment.system.now = Date(timeIntervalSince1970: now)
    return text.string(in: environment)
  }

  @Test(arguments: [1e25, -1e25, .infinity, .nan, 1e300])
  func `a distance to a date that no calendar has is written`(seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    let format = Duration.TimeFormatStyle(pattern: .hourMinuteSecond)
    #expect(!written(Text(.durationOffset(to: date), format: format)).isEmpty)
  }

  @Test func `clocks and distances run by themselves`() throws {
    let end = start.addingTimeInterval(600)
    #expect(
      written(Text(.currentDate, format: .timer(countingDownIn: start..<end))) == "4:48")
    #expect(written(Text(.currentDate, format: .timer(countingUpIn: start..<end))) == "5:12")
    #expect(written(Text(.currentDate, format: .stopwatch(startingAt: start))) == "5:12.00")
    #expect(
      written(
        Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(1))))
        == "5:12")
    #expect(
      written(Text(.currentDate, format: .offset(to: start))) == "5 minutes, 12 seconds")
    let list = draw(Text(.currentDate, format: .stopwatch(startingAt: start)), width: 200)
    guard case .text(let line)? = list.items.first else {
      Issue.record("no text")
      return
    }
    #expect(line.runs.first?.dynamic != nil)
    // What the system renews takes the width it is offered (LAYOUT.md, "Lines").
    #expect(list.size.width == 200)
  }

  @Test func `a distance has the units that it may have, and a sign where it is asked for`() {
    func distance(
      _ seconds: Double, _ fields: Set<Date.ComponentsFormatStyle.Field>, _ count: Int = 2,
      _ sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> String {
      let format = SystemFormatStyle.DateOffset.offset(
        to: start, allowedFields: fields, maxFieldCount: count, sign: sign)
      return written(Text(.currentDate, format: format), at: 1_000 + seconds)
    }
    #expect(distance(25 * 3_600, [.hour]) == "25 hours")
    #expect(distance(25 * 3_600 + 61, [.hour, .second]) == "25 hours, 61 seconds")
    #expect(distance(59, [.minute]) == "0 minutes")
    #expect(distance(8 * 86_400, [.day, .week]) == "1 week, 1 day")
    // Apple's documentation of DateOffset: these two sets make a clock.
    #expect(distance(332, [.minute, .second]) == "5:32")
    #expect(distance(5_025, [.hour, .minute, .second], 3) == "1:23:45")
    #expect(distance(5_025, [.hour, .minute, .second]) == "1 hour, 23 minutes")
    #expect(distance(-332, [.minute]) == "-5 minutes")
    #expect(distance(-332, [.minute], 2, .never) == "5 minutes")
    #expect(distance(332, [.minute], 2, .always()) == "+5 minutes")
    #expect(distance(0, [.second], 2, .always(includingZero: false)) == "0 seconds")
    let plain = written(Text(.currentDate, format: .offset(to: start)), at: 1_000 + 8 * 86_400)
    #expect(plain == "8 days")
  }

  @Test func `a date is told by its distance up to a threshold and by itself beyond it`() {
    let day = 86_400.0
    // 1 March 2023, a Wednesday.
    let now = 1_677_672_000.0
    func reference(
      _ seconds: Double, _ count: Int = 2, _ threshold: Date.RelativeFormatStyle.Field = .day
    ) -> String {
      let date = Date(timeIntervalSince1970: now + seconds)
      let format = SystemFormatStyle.DateReference.reference(
        to: date, maxFieldCount: count, thresholdField: threshold)
      return written(Text(.currentDate, format: format), at: now)
    }
    // Apple's documentation of DateReference has these.
    #expect(reference(30) == "now")
    #expect(reference(300) == "in 5 minutes")
    #expect(reference(3 * 3_600) == "in 3 hours")
    #expect(reference(day) == "tomorrow")
    #expect(reference(-27 * day) == "27 days ago")
    #expect(reference(94 * day) == "Saturday, June 3")
    #expect(reference(-1_370 * day) == "May 2019")
    #expect(reference(-1_370 * day, 3) == "May 31, 2019")
    #expect(reference(2 * day, 2, .hour) == "Friday, March 3")
    #expect(reference(94 * day, 2, .month) == "in 3 months")
  }

  @Test func `a distance to a date is told in the language of the view`() {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de")
    environment.system.now = start.addingTimeInterval(300)
    let text = Text(.currentDate, format: .reference(to: start))
    #expect(text.string(in: environment) == "vor 5 Minuten")
  }

  @Test func `a format of the app's own cannot be archived, the system's can`() {
    let own = draw(Text(.currentDate, format: OwnFormat()))
    #expect(own.findings.map(\.id) == ["archive-format"])
    #expect(own.findings.first?.sentence.contains("OwnFormat") == true)
    for text in [
      Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond)),
      Text(.currentDate, format: .reference(to: start)),
      Text(.currentDate, format: .dateTime.hour()),
    ] { #expect(draw(text).findings.isEmpty) }
  }

  @Test func `other formats are written with the time of the picture`() {
    #expect(
      written(Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))) == "5:12")
    #expect(written(Text(.currentDate, format: .reference(to: start))) == "5 minutes ago")
    #expect(
      written(Text("since \(.currentDate, format: .stopwatch(startingAt: start))"))
        == "since 5:12.00")
  }

  @Test func `other formats are written anew as time passes`() throws {
    func run(_ text: Text) throws -> TextRun {
      guard case .text(let line)? = draw(text).items.first else { throw Missing() }
      return try #require(line.runs.first)
    }
    let now = EnvironmentValues().system.now.timeIntervalSince1970
    let began = Date(timeIntervalSince1970: now - 125)
    let clock = try run(Text(.durationOffset(to: began), format: .time(pattern: .minuteSecond)))
    #expect(
      [0, 1, 60, 600].map { clock.string(at: now + $0) } == ["2:05", "2:06", "3:05", "12:05"])
    let hour = try run(Text(.currentDate, format: .dateTime.hour().minute()))
    #expect(Set([0, 60, 7200].map { hour.string(at: now + $0) }).count == 3)
    let change = try #require(hour.dynamic?.nextChange(after: now))
    #expect(change.truncatingRemainder(dividingBy: 60) == 0)
    let own = try run(Text(.currentDate, format: OwnFormat()))
    #expect(own.dynamic == nil)
  }

  private struct Missing: Error {}

  @Test func `one that is written anew is as wide as what it says`() {
    let text = Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
    #expect(draw(text, width: 300).size.width < 60)
  }
}
