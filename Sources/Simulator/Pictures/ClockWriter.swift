import Foundation
import Phone

/// Writes the clock of Lock Screen, status bar and StandBy as a language and region have it.
public struct ClockWriter {
  private let date = DateFormatter()
  private let shortDate = DateFormatter()
  private let time = DateFormatter()
  private let locale: String
  private let timeZone: String
  private let zone: TimeZone
  /// The last minute that was written: most frames of a minute ask for it again.
  private var last: (minute: Double, clock: WallClock)?

  /// Creates a writer for a language and region, as in `en_GB`, and a time zone, as in `Europe/London`.
  public init(locale: String, timeZone: String) {
    (self.locale, self.timeZone) = (locale, timeZone)
    zone = TimeZone(identifier: timeZone) ?? .gmt
    for formatter in [date, shortDate, time] {
      formatter.locale = Locale(identifier: locale)
      // A formatter ends the program for a zone of which the system has no file: moments are moved instead.
      formatter.timeZone = .gmt
    }
    date.setLocalizedDateFormatFromTemplate("EEEEMMMMd")
    shortDate.setLocalizedDateFormatFromTemplate("EEEMMMd")
    // Since iOS 26 no comma stands behind the day: “Sun Feb 15”, “Sa. 1. Jän.”, “Niedz. 2 sie”.
    shortDate.dateFormat = (shortDate.dateFormat ?? "EEE MMM d").filter { $0 != "," }
    time.setLocalizedDateFormatFromTemplate("jmm")
    // The Lock Screen leaves out AM and PM.
    time.dateFormat = ClockWriter.withoutDayPeriod(time.dateFormat ?? "H:mm")
  }

  /// Writes for another language and region or time zone from now on, if these are others.
  mutating func follow(locale: String, timeZone: String) {
    guard locale != self.locale || timeZone != self.timeZone else { return }
    self = ClockWriter(locale: locale, timeZone: timeZone)
  }

  /// Returns the texts of a moment in UNIX seconds.
  public mutating func clock(at now: Double) -> WallClock {
    // No calendar reaches further than this.
    let clamped = min(max(now, -60_000_000_000), 250_000_000_000)
    let minute = (clamped / 60).rounded(.down)
    if let last, last.minute == minute { return last.clock }
    let local = clamped + Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: clamped)))
    let moment = Date(timeIntervalSince1970: local)
    let clock = WallClock(
      time: time.string(from: moment), date: written(moment, date),
      shortDate: written(moment, shortDate))
    last = (minute, clock)
    return clock
  }

  /// Returns a date with a capital letter first, as the Lock Screen has it in every language.
  private func written(_ moment: Date, _ formatter: DateFormatter) -> String {
    let text = formatter.string(from: moment)
    return text.prefix(1).uppercased(with: Locale(identifier: locale)) + text.dropFirst()
  }

  /// Returns a pattern of Unicode's for times without its letters for the time of day.
  static func withoutDayPeriod(_ pattern: String) -> String {
    var isQuoted = false
    var kept = ""
    for letter in pattern {
      if letter == "'" { isQuoted.toggle() }
      if isQuoted || !"abB".contains(letter) { kept.append(letter) }
    }
    return kept.trimmingCharacters(in: .whitespaces)
  }
}
