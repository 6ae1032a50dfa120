import JSON

/// A text that stands where a `Date` is read, or a number that counts seconds.
struct DateText {
  private let text: String

  init(_ text: String) { self.text = text }

  /// Returns the end of a sentence that says what the type reads.
  func remark(for type: String) -> String {
    guard SwiftForm.isDate(type) else { return "" }
    if Double(text) != nil { return ": the text is a number, which is written without quotes" }
    let form = SwiftForm.looksLikeDate(text) ? ", not ISO 8601" : ""
    return ": the system's decoder wants seconds since 2001-01-01 as a number\(form)"
  }

  /// Returns the number to send; nil where the text does not tell it.
  func advice(for type: String, now: Double) -> String? {
    guard SwiftForm.isDate(type) else {
      return CalendarDate.unixSeconds(text).map {
        "Send a number: \(spelled($0)) where the app counts UNIX seconds, \(spelled($0 - TimeUnit.referenceDate)) where it counts from 2001."
      }
    }
    if let number = Double(text), number.isFinite {
      guard let unit = TimeUnit.likely(number, now: now) else {
        // A year, or a day as 20261121: it would decode, as a moment that nobody means.
        let moment = CalendarDate.text(number + TimeUnit.referenceDate)
        return
          "Send seconds since 2001-01-01 UTC as a number: now is \(spelled((now - TimeUnit.referenceDate).rounded())), and \(spelled(number)) would be \(moment)."
      }
      if unit == .since2001 { return "Send \(spelled(number)) without quotes." }
      let date = spelled(unit.since2001(number))
      return unit == .unix
        ? "Send \(date) without quotes: UNIX seconds minus 978307200."
        : "Send \(date) without quotes: the \(unit.rawValue) as seconds, minus 978307200."
    }
    return CalendarDate.unixSeconds(text).map {
      "Send \(spelled($0 - TimeUnit.referenceDate)): seconds since 2001-01-01 UTC, as a number."
    }
  }

  /// Returns the seconds since 2001 that a number or a text means near now; nil where none is meant.
  static func since2001(_ value: JSONValue, now: Double) -> Double? {
    if let text = value.string, let date = CalendarDate.unixSeconds(text) {
      return date - TimeUnit.referenceDate
    }
    guard let number = value.double ?? value.string.flatMap(Double.init), number.isFinite else {
      return nil
    }
    return TimeUnit.likely(number, now: now)?.since2001(number)
  }
}
