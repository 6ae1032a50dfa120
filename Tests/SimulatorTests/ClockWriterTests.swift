import Phone
import Testing

@testable import Simulator

/// The clock of the Lock Screen is written as the phone's language and region write it.
struct ClockWriterTests {
  /// 21 November 2025, 21:41 in London.
  private static let evening = 1_763_761_260.0

  @Test(arguments: [
    ("en_US", "UTC", "9:41", "Friday, November 21", "Fri Nov 21"),
    ("en_GB", "Europe/London", "21:41", "Friday 21 November", "Fri 21 Nov"),
    ("en_AU", "Asia/Tokyo", "6:41", "Saturday 22 November", "Sat 22 Nov"),
    ("de_DE", "Europe/Berlin", "22:41", "Freitag, 21. November", "Fr. 21. Nov."),
    ("es_ES", "Europe/Madrid", "22:41", "Viernes, 21 de noviembre", "Vie 21 nov"),
    ("pl_PL", "Europe/Warsaw", "22:41", "Piątek, 21 listopada", "Pt. 21 lis"),
    ("fr_FR", "America/New_York", "16:41", "Vendredi 21 novembre", "Ven. 21 nov."),
    ("ja_JP", "Asia/Tokyo", "6:41", "11月22日 土曜日", "11月22日(土)"),
    ("zh_Hant_TW", "UTC", "9:41", "11月21日 星期五", "11月21日 週五"),
    // Darwin's zone by a name of which no system has a file, as with any zone where tzdata is not installed.
    ("en_US", "ACT", "7:11", "Saturday, November 22", "Sat Nov 22"),
  ])
  func `a moment as the Lock Screen writes it, since iOS 26 and before`(
    locale: String, timeZone: String, time: String, date: String, shortDate: String
  ) {
    var writer = ClockWriter(locale: locale, timeZone: timeZone)
    #expect(
      writer.clock(at: ClockWriterTests.evening)
        == WallClock(time: time, date: date, shortDate: shortDate))
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
