import Testing

@testable import Screens

@Suite("The day beside a clock that was moved")
struct ClockDayTests {
  /// 2026-11-21, 9:41 UTC.
  private let morning = 1_795_254_060.0

  @Test func `on the same day nothing stands there, however far the clock was moved`() {
    #expect(ClockReading(now: morning).day == nil)
    #expect(ClockReading(now: morning + 50_000, ahead: 50_000).day == nil)
  }

  @Test func `the days between the dates count, not the hours`() {
    // 14 h 19 min until midnight.
    #expect(ClockReading(now: morning + 52_000, ahead: 52_000).day == "+1 d")
    #expect(ClockReading(now: morning + 3 * 86_400, ahead: 3 * 86_400).day == "+3 d")
    #expect(ClockReading(now: morning - 86_400, ahead: -86_400).day == "-1 d")
  }

  @Test func `midnight is the time zone's, and what is no time names no day`() {
    let late = ClockReading(now: morning + 3600, secondsFromGMT: 13 * 3600 + 3600, ahead: 3600)
    #expect(late.day == "+1 d")
    #expect(ClockReading(now: .nan, ahead: 1).day == nil)
    #expect(ClockReading(now: .infinity, ahead: .infinity).day == nil)
  }
}
