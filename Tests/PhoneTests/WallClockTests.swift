import Testing

@testable import Phone

struct WallClockTests {
  @Test(
    "A moment as the Lock Screen writes it",
    arguments: [
      (1_763_718_060.0, 0, "9:41", "Friday, 21 November"),
      (0, 0, "0:00", "Thursday, 1 January"),
      (951_782_400, 0, "0:00", "Tuesday, 29 February"),
      (1_763_718_060, 50400, "23:41", "Friday, 21 November"),
      (1_763_718_060, -43200, "21:41", "Thursday, 20 November"),
      (-1, 0, "23:59", "Wednesday, 31 December"),
    ])
  func moments(now: Double, offset: Int, time: String, date: String) {
    #expect(WallClock(now: now, secondsFromGMT: offset) == WallClock(time: time, date: date))
  }

  @Test(
    "A moment beyond all calendars does not end the program",
    arguments: [
      Double.infinity, -.infinity, 1e300,
    ])
  func extremes(now: Double) {
    #expect(!WallClock(now: now).time.isEmpty)
  }
}
