import Drawing
import Testing

@testable import SwiftUI

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

  @Test func `other formats are written with the time of the picture`() {
    #expect(
      written(Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))) == "5:12")
    #expect(written(Text(.currentDate, format: .reference(to: start))) == "5 minutes ago")
    #expect(
      written(Text("since \(.currentDate, format: .stopwatch(startingAt: start))"))
        == "since 5:12.00")
  }
}
