import Testing

@testable import Screens

@Suite("A time until something happens")
struct CountdownTests {
  @Test(arguments: [
    (0.0, "now"), (0.4, "0:01"), (59, "0:59"), (130, "2:10"), (599, "9:59"), (600, "10 min"),
    (719, "11 min"), (7199, "119 min"), (7200, "2 h"), (11_100, "3 h 5 min"), (28_800, "8 h"),
  ])
  func `is told in the unit that matters`(seconds: Double, text: String) {
    // A full minute by the clock.
    #expect(Countdown(to: 1_800_000_000 + seconds, from: 1_800_000_000).text == text)
  }

  @Test(arguments: [0.0, 0.25, 17, 59.75], [905.0, 4000, 28_799])
  func `of minutes changes with the clock's minute: both then cost one awakening`(
    phase: Double, left: Double
  ) throws {
    let now = 1_800_000_000 + phase
    let countdown = Countdown(to: now + left, from: now)
    #expect(countdown.changesIn == 60 - phase)
    let after = Countdown(to: now + left, from: now + 60 - phase)
    #expect(after.text != countdown.text)
    #expect(Countdown(to: now + left, from: now + 59.9 - phase).text == countdown.text)
  }

  @Test func `of ten minutes becomes one of seconds in time`() {
    let now = 1_800_000_000.0 + 30
    let countdown = Countdown(to: now + 610.5, from: now)
    #expect(countdown.text == "10 min" || countdown.text == "11 min")
    #expect(countdown.changesIn == 11.5)
    #expect(Countdown(to: now + 610.5, from: now + 11.5).text == "9:59")
  }
}
