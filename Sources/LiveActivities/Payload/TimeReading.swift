import JSON
import Numbers

/// The ways in which a number can be meant as a moment.
package enum TimeUnit: String, CaseIterable {
  /// UNIX seconds.
  case unix = "UNIX seconds"
  case milliseconds = "UNIX milliseconds"
  case microseconds = "UNIX microseconds"
  /// What Go's `UnixNano` gives.
  case nanoseconds = "UNIX nanoseconds"
  /// What a Swift `Date` reads by default.
  case since2001 = "seconds since 2001"

  /// Seconds from 1970 to 2001.
  static let referenceDate = JSONValue.secondsBeforeDate
  /// How far from now a moment may lie to be believed, seconds: ten years.
  static let plausible = 10 * 365.25 * 86400

  /// Returns the UNIX seconds of a number that is meant this way.
  func unixSeconds(_ number: Double) -> Double {
    switch self {
    case .unix: number
    case .milliseconds: number / 1000
    case .microseconds: number / 1_000_000
    case .nanoseconds: number / 1_000_000_000
    case .since2001: number + TimeUnit.referenceDate
    }
  }

  /// Returns a number that is meant this way as a `Date` reads it: whole seconds, unless it was seconds before.
  func since2001(_ number: Double) -> Double {
    let seconds = unixSeconds(number) - TimeUnit.referenceDate
    return isFine ? seconds.rounded() : seconds
  }

  /// Whether it counts parts of a second.
  package var isFine: Bool {
    self == .milliseconds || self == .microseconds || self == .nanoseconds
  }

  /// Returns what to do with a number that counts parts of a second, where UNIX seconds are read.
  package func division(of number: Double) -> String? {
    let divisor: String
    switch self {
    case .milliseconds: divisor = "1000"
    case .microseconds: divisor = "1000000"
    case .nanoseconds: divisor = "1000000000"
    case .unix, .since2001: return nil
    }
    return "Divide by \(divisor). Send \(spelled(unixSeconds(number).rounded(.down)))."
  }

  /// Returns the way in which a number gives a moment near now; nil when none does.
  package static func likely(_ number: Double, now: Double) -> TimeUnit? {
    allCases.first { abs($0.unixSeconds(number) - now) < plausible }
  }

  /// Returns whether a time is as old as time zones are apart: whole or half hours, but for what a push is on its way.
  package static func isZone(_ age: Double) -> Bool {
    let beyond = age.truncatingRemainder(dividingBy: 1800)
    return age < 14.5 * 3600 && age > 3590 && min(beyond, 1800 - beyond) <= 10
  }

  /// What helps whose times are a time zone off.
  package static let zoneAdvice =
    "Use UTC: code that takes local time for UTC, such as datetime.utcnow().timestamp() in Python, is off by the time zone."

  /// Returns a number in every reading: `as UNIX seconds 2025-01-01 00:00:00, as …`.
  static func readings(_ number: Double) -> String {
    // The part of a second that gives a year with four digits.
    let part: TimeUnit =
      abs(number) >= 1e17 ? .nanoseconds : abs(number) >= 1e14 ? .microseconds : .milliseconds
    return [.unix, part, .since2001]
      .map { "as \($0.rawValue) \(CalendarDate.text($0.unixSeconds(number)))" }
      .joined(separator: ", ")
  }
}

/// Dates in words, without a calendar library: UTC, proleptic Gregorian.
public enum CalendarDate {
  /// Returns a date as a person reads it: `2025-01-01 00:00:00 UTC`, or the year alone where it lies far away.
  public static func text(_ unixSeconds: Double) -> String {
    guard unixSeconds.isFinite, abs(unixSeconds) < 1e15 else {
      return "a moment beyond all calendars"
    }
    guard abs(unixSeconds) < 250_000_000_000 else {
      return "the year \(1970 + Int(bounded: (unixSeconds / 31_556_952).rounded(.down)))"
    }
    let whole = Int(bounded: unixSeconds.rounded(.down))
    let days = Int(bounded: (Double(whole) / 86400).rounded(.down))
    let second = whole - days * 86400
    let (year, month, day) = civil(days)
    return
      "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2)) \(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2)) UTC"
  }

  /// Returns the UNIX seconds of `2026-11-21T08:00:00Z`, with a fraction or an offset; nil for what is written
  /// otherwise.
  static func unixSeconds(_ text: String) -> Double? {
    let parts = text.utf8.split(separator: UInt8(ascii: "T"), maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let clock = parts[1].prefix { $0 == UInt8(ascii: ":") || $0 &- 0x30 < 10 }
    guard let date = numbers(parts[0], between: UInt8(ascii: "-")), date.count == 3,
      let time = numbers(clock, between: UInt8(ascii: ":")), (2...3).contains(time.count),
      time[0] < 24, time[1] < 60, time.count == 2 || time[2] <= 60, (1...12).contains(date[1])
    else { return nil }
    let days = days(date[0], date[1], date[2])
    // A day that its month does not have is another month's.
    guard civil(days) == (date[0], date[1], date[2]) else { return nil }
    var zone = parts[1].dropFirst(clock.count)
    if zone.first == UInt8(ascii: ".") { zone = zone.dropFirst().drop { $0 &- 0x30 < 10 } }
    var offset = 0
    if let sign = zone.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      let digits = zone.dropFirst().filter { $0 != UInt8(ascii: ":") }
      guard let value = number(digits), digits.count == 4 else { return nil }
      offset = (value / 100 * 3600 + value % 100 * 60) * (sign == UInt8(ascii: "-") ? -1 : 1)
    } else if !zone.isEmpty, !zone.elementsEqual("Z".utf8) {
      return nil
    }
    let seconds = time[0] * 3600 + time[1] * 60 + (time.count > 2 ? time[2] : 0)
    return Double(days * 86400 + seconds - offset)
  }

  /// Returns the numbers of a text; nil when anything else stands in it.
  private static func numbers(_ text: Substring.UTF8View, between mark: UInt8) -> [Int]? {
    let parts = text.split(separator: mark, omittingEmptySubsequences: false)
    let numbers = parts.compactMap(number)
    return numbers.count == parts.count ? numbers : nil
  }

  private static func number(_ digits: some Collection<UInt8>) -> Int? {
    digits.count <= 4 ? Int(String(decoding: digits, as: UTF8.self)) : nil
  }

  /// Returns the days from 1970 to a day, the other way round.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Returns year, month and day of a count of days since 1970. Counts 400-year cycles from a March.
  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(abs(number))
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count))
      + digits
  }
}
