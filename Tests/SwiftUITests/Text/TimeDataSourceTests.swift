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
      written(Text(.currentDate, format: .offset(to: start))) == "+5 minutes, 12 seconds")
    let list = draw(Text(.currentDate, format: .stopwatch(startingAt: start)), width: 200)
    guard case .text(let line)? = list.items.first else {
      Issue.record("no text")
      return
    }
    #expect(line.runs.first?.dynamic != nil)
    // What the system renews takes the width it is offered (LAYOUT.md, "Lines").
    #expect(list.size.width == 200)
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
}
