import Phone
import Testing

@testable import Simulator

/// The clock of the Lock Screen is written as the phone's language and region write it.
struct ClockWriterTests {
  /// 21 November 2025, 21:41 in London.
  private static let evening = 1_763_761_260.0

  @Test(arguments: [
    ("en_US", "UTC", "9:41", "Friday, November 21"),
    ("en_GB", "Europe/London", "21:41", "Friday 21 November"),
    ("en_AU", "Asia/Tokyo", "6:41", "Saturday 22 November"),
    ("de_DE", "Europe/Berlin", "22:41", "Freitag, 21. November"),
    ("fr_FR", "America/New_York", "16:41", "vendredi 21 novembre"),
    ("ja_JP", "Asia/Tokyo", "6:41", "11月22日 土曜日"),
    ("zh_Hant_TW", "UTC", "9:41", "11月21日 星期五"),
  ])
  func `a moment as the Lock Screen writes it`(
    locale: String, timeZone: String, time: String, date: String
  ) {
    var writer = ClockWriter(locale: locale, timeZone: timeZone)
    #expect(writer.clock(at: ClockWriterTests.evening) == WallClock(time: time, date: date))
  }

  @Test func `it changes with the minute, not before`() {
    var writer = ClockWriter(locale: "en_US", timeZone: "UTC")
    #expect(writer.clock(at: 59.9).time == "12:00")
    #expect(writer.clock(at: 60).time == "12:01")
    #expect(writer.clock(at: -1).date == "Wednesday, December 31")
  }

  @Test(arguments: [Double.infinity, -.infinity, 1e300])
  func `a moment beyond all calendars does not end the program`(now: Double) {
    var writer = ClockWriter(locale: "en_US", timeZone: "UTC")
    #expect(!writer.clock(at: now).time.isEmpty)
  }

  @Test(arguments: [
    ("h:mm a", "h:mm"), ("Bh:mm", "h:mm"), ("HH 'h' mm", "HH 'h' mm"), ("H:mm", "H:mm"),
  ])
  func `letters for the time of day are left out, words in quotes stay`(
    pattern: String, kept: String
  ) {
    #expect(ClockWriter.withoutDayPeriod(pattern) == kept)
  }

  @Test @MainActor
  func `another language is taken at once`() throws {
    let phone = try TestPhone()
    #expect(phone.simulator.wallClock.date.hasPrefix("Tuesday, November"))
    try phone.simulator.set("locale", to: "de_DE")
    #expect(phone.simulator.wallClock.date.hasPrefix("Dienstag, 14."))
  }
}
