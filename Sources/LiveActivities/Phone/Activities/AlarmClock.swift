import JSON
import Numbers

/// The clock of the place where an alarm was made, with its summer time, and without a calendar.
///
/// Local time is counted in seconds since the first of January 1970, a Thursday.
struct AlarmClock {
  private static let day = 86_400.0
  /// As `Locale.Weekday` spells them, from that Thursday on.
  private static let names = ["thu", "fri", "sat", "sun", "mon", "tue", "wed"]

  /// A moment from which on the clock is ahead of Greenwich's by other seconds.
  private struct Change {
    var at: Double
    var ahead: Double
  }

  /// The seconds by which it was ahead when the alarm was made; a sample's are none.
  private let ahead: Double
  private let changes: [Change]

  /// Reads what AlarmKit keeps in an alarm's attributes.
  init(_ attributes: JSONObject?) {
    func number(_ value: JSONValue?) -> Double? {
      value?.double.flatMap { abs($0) < 1e12 ? $0 : nil }
    }
    ahead = number(attributes?["secondsFromGMT"]) ?? 0
    changes = (attributes?["clockChanges"]?.array ?? []).compactMap { change in
      guard let pair = change.array, pair.count == 2, let at = number(pair[0]),
        let ahead = number(pair[1])
      else { return nil }
      return Change(at: at, ahead: ahead)
    }
  }

  private func ahead(at time: Double) -> Double {
    changes.last { $0.at <= time }?.ahead ?? ahead
  }

  /// Returns the time of day at a moment, seconds.
  func secondOfDay(at time: Double) -> Double { Self.secondOfDay(time + ahead(at: time)) }

  private static func secondOfDay(_ local: Double) -> Double {
    let rest = local.truncatingRemainder(dividingBy: day)
    return rest < 0 ? rest + day : rest
  }

  /// Returns the moment at which the clock shows a local time: the first of two, and the change itself where the clock
  /// skips it.
  private func moment(showing local: Double) -> Double {
    // No clock is more than a day from Greenwich's, and none changes twice in two days.
    let before = ahead(at: local - Self.day)
    let after = ahead(at: local + Self.day)
    for ahead in [before, after] where self.ahead(at: local - ahead) == ahead {
      return local - ahead
    }
    return changes.first { local - after < $0.at && $0.at <= local - before }?.at ?? local - before
  }

  /// Returns the next moment with a time of day on some days of the week; nil where no day is named.
  func next(after time: Double, secondOfDay: Double, weekdays: Set<String>) -> Double? {
    guard time.isFinite, abs(time) < 1e12, secondOfDay.isFinite else { return nil }
    let now = time + ahead(at: time)
    let midnight = now - Self.secondOfDay(now)
    for number in 0...7 {
      let start = midnight + Double(number) * Self.day
      let weekday = Int(bounded: (start / Self.day).rounded()) % 7
      let rings = moment(showing: start + secondOfDay)
      if weekdays.contains(Self.names[(weekday + 7) % 7]), rings > time { return rings }
    }
    return nil
  }
}
