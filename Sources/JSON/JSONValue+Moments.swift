extension JSONValue {
  /// Seconds between 1 January 1970 and 1 January 2001, where `Date` begins to count.
  package static let secondsBeforeDate = 978_307_200.0

  /// Returns the value with its moments written out.
  ///
  /// Files that people write say `"@now+60"` for a UNIX time, `"@millis+60"` for one in milliseconds and `"@date-120"` for
  /// what Swift's `Date` reads, all with a distance in seconds, so that a sample never goes out of date; what a push
  /// carries are numbers. UNIX times are whole, since apps read them as an `Int`; a `Date` may have a fraction.
  public func resolvingMoments(at now: Double) -> JSONValue {
    switch self {
    case .string(let text):
      return JSONValue.moment(text, now).map(JSONValue.double) ?? self
    case .array(let elements):
      return .array(elements.map { $0.resolvingMoments(at: now) })
    case .object(let object):
      return .object(
        JSONObject(object.members.map { ($0.key, $0.value.resolvingMoments(at: now)) }))
    default:
      return self
    }
  }

  /// Returns the text for a moment that is some seconds away: `"@now-600"`.
  ///
  /// - Parameter word: `@now`, `@millis` or `@date`.
  package static func moment(_ word: String, _ distance: Double) -> JSONValue {
    .string("\(word)\(distance < 0 ? "-" : "+")\(Int(exactly: abs(distance).rounded()) ?? 0)")
  }

  private static func moment(_ text: String, _ now: Double) -> Double? {
    let whole = now.rounded(.down)
    let words = [
      ("@now", whole, 1.0), ("@millis", whole, 1000.0), ("@date", now - secondsBeforeDate, 1.0),
    ]
    for (word, start, unit) in words where text.hasPrefix(word) {
      let rest = text.dropFirst(word.count)
      if rest.isEmpty { return start * unit }
      guard rest.first == "+" || rest.first == "-", let distance = Double(rest),
        distance.isFinite
      else { return nil }
      return (start + distance) * unit
    }
    return nil
  }
}
