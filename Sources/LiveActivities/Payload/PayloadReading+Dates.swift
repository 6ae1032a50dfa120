import Findings
import JSON

// The dates of `aps`, in UNIX seconds.
extension PayloadReading {
  /// Numbers from here on, seconds, look like a span of time where a moment is read; 0 and 1 stand for "at once".
  private static let shortestSpan = 2.0
  /// Numbers beyond, seconds, do not: 30 days.
  static let longestSpan = 30.0 * 86400

  /// Returns a date member in UNIX seconds. A wrong date is reported and read as absent.
  mutating func date(_ span: Envelope.Span, _ key: String, now: Double) -> Double? {
    guard span.isPresent else { return nil }
    var path: String { "aps.\(key)" }
    guard let number = envelope.number(span, in: body), number.isFinite else {
      if envelope.value(span, in: body) == .null { return nil }
      let (shown, advice) = told(span, mayBeAtOnce: true)
      findings.append(
        Finding(
          "date-not-number", path: path,
          sentence: "\(key) is \(shown), not a number of UNIX seconds\(absence(of: key))",
          fix: advice))
      return nil
    }
    let now = now - clock.shift
    switch TimeUnit.likely(number, now: now) {
    case .unix: break
    case .some(let unit) where unit.isFine:
      findings.append(
        Finding(
          "date-milliseconds", path: path, sentence: wrong(key, number, unit),
          fix: unit.division(of: number)))
    case .some:
      findings.append(
        Finding("date-since-2001", path: path, sentence: wrong(key, number, .since2001)))
    case nil where (PayloadReading.shortestSpan...PayloadReading.longestSpan).contains(number):
      findings.append(
        Finding(
          "date-duration", path: path,
          sentence:
            "\(key) is \(spelled(number)), which looks like \(duration(number)) from now but is read as \(CalendarDate.text(number))",
          fix: "Send the moment itself: \(spelled((now + number).rounded()))."))
    case nil where number < now: break
    case nil:
      findings.append(
        Finding(
          "date-implausible", path: path,
          sentence: "\(key) is \(spelled(number)): \(TimeUnit.readings(number))"))
    }
    return number + clock.shift
  }

  private func wrong(_ key: String, _ number: Double, _ unit: TimeUnit) -> String {
    "\(key) is \(spelled(number)), which looks like \(unit.rawValue) but is read as UNIX seconds: \(TimeUnit.readings(number))"
  }

  /// Returns what becomes of a date that counts as absent, as the end of a sentence.
  private func absence(of key: String) -> String {
    switch key {
    case "stale-date" where envelope.kind != .end:
      ": it counts as absent, so that the state never goes stale"
    case "dismissal-date" where envelope.kind == .end:
      ": it counts as absent, so that the card leaves 4 hours after the end"
    default: ""
    }
  }

  /// Returns a value that is no number of UNIX seconds as a sentence shows it, and what to send.
  ///
  /// - Parameter mayBeAtOnce: whether 0 and 1 stand for "at once".
  func told(
    _ span: Envelope.Span, mayBeAtOnce: Bool = false
  ) -> (shown: String, advice: String) {
    let value = envelope.value(span, in: body)
    let sent = (sendingTime - clock.shift).rounded(.down)
    if let value, value.double != nil {
      let number = "\(value.compact.prefix(40)), beyond all dates"
      return (number, "Send the time of sending; now it is \(spelled(sent)).")
    }
    let shown = FaultExplanation.shown(value)
    guard let written = value?.string else {
      return (shown, "Send UNIX seconds as a number; now it is \(spelled(sent)).")
    }
    let text = BodyGuess.numberFilledIn(written.utf8) ?? written
    if Moments.isMoment(text) {
      return (
        "\(shown), as scenarios write moments",
        "Send the number itself, or play the push as a line of a scenario: islet play."
      )
    }
    if BodyGuess.isPlaceholder(text.utf8) {
      return (
        "\(shown), a placeholder that was not filled in",
        "\(BodyGuess.placeholderAdvice(text.utf8)) Send the number, without quotes: \(spelled(sent))."
      )
    }
    if let number = Double(text), number.isFinite {
      guard let unit = TimeUnit.likely(number, now: sendingTime) else {
        // A number that is no moment near now, as a year or a span of time, is none without its quotes either.
        return mayBeAtOnce && (0..<PayloadReading.shortestSpan).contains(number)
          ? (shown, "Send \(spelled(number)) without quotes.")
          : (shown, "Send UNIX seconds as a number; now it is \(spelled(sent)).")
      }
      if unit == .unix { return (shown, "Send \(spelled(number)) without quotes.") }
      let seconds = spelled(unit.unixSeconds(number).rounded(.down))
      return (shown, "Send \(seconds) without quotes: UNIX seconds, not \(unit.rawValue).")
    }
    if let date = CalendarDate.unixSeconds(text) { return (shown, "Send \(spelled(date)).") }
    return (shown, "Send UNIX seconds as a number; now it is \(spelled(sent)).")
  }
}
