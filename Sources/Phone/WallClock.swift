/// The time as a phone writes it, from a moment and the distance of its zone from Greenwich.
public struct WallClock: Hashable, Sendable {
  /// `9:41`.
  public var time: String
  /// `Friday, 20 November`.
  public var date: String

  /// Ready texts.
  public init(time: String, date: String) {
    (self.time, self.date) = (time, date)
  }

  /// The texts of a moment in UNIX seconds.
  public init(now: Double, secondsFromGMT: Int = 0) {
    let clamped = min(max(now, -60_000_000_000), 250_000_000_000)
    let seconds = Int(clamped.rounded(.down)) + secondsFromGMT
    let days = (Double(seconds) / 86400).rounded(.down)
    let second = seconds - Int(days) * 86400
    let minute = second / 60 % 60
    time = "\(second / 3600):" + (minute < 10 ? "0" : "") + "\(minute)"
    let (month, day) = Self.civil(days: Int(days))
    // 1 January 1970 was a Thursday.
    let weekday = ((Int(days) + 4) % 7 + 7) % 7
    date = "\(Self.weekdays[weekday]), \(day) \(Self.months[month - 1])"
  }

  /// Month and day of the Gregorian calendar, counting from March so that leap days come last.
  private static func civil(days: Int) -> (month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let year = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    return (monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9, day)
  }

  private static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
