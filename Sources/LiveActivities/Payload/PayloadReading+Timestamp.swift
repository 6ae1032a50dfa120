import Findings
import JSON
import Numbers

/// The timestamp that an activity took last: what the next push is compared with.
struct LastTimestamp {
  var time = -Double.infinity
  /// By how much it is ahead of what it is by the senders' clock, seconds; nil: that is not known.
  var ahead: Double?
  /// The push that brought it, when it was ahead of the clock.
  var aheadPush: Int?

  /// Creates the state before a push was taken.
  init() {}

  init(_ activity: LiveActivity) {
    (time, ahead, aheadPush) = (activity.lastTimestamp, activity.lastAhead, activity.aheadPush)
  }
}

// The order of pushes by their timestamps. The rules: RULES.md, Timestamps.
extension PayloadReading {
  /// Returns the timestamp of a push that the phone accepts; `taken` is when the service took the push.
  ///
  /// Its age is judged at that time: waiting for the phone does not make a push older.
  mutating func timestamp(
    after last: LastTimestamp, taken: Double, isEnd: Bool, now: Double, _ traits: PhoneTraits
  ) -> Result<Double, Finding> {
    let path = "aps.timestamp"
    let span = envelope.timestamp
    guard span.isPresent else { return .failure(missing("timestamp-missing", "timestamp")) }
    guard let sent = envelope.number(span, in: body), sent.isFinite else {
      let (shown, advice) = told(span)
      return .failure(
        Finding(
          "timestamp-not-number", path: path,
          sentence: "timestamp is \(shown), not a number of UNIX seconds", fix: advice))
    }
    let time = sent + clock.shift
    let age = taken - time
    if -age > traits.timestampAhead {
      return .failure(
        isRightBySender(age, traits) ? clock.moved("timestamp") : future(sent, time, taken, now))
    }
    if let fault = orderFault(sent, time, last, taken: taken, now: now, traits) {
      return .failure(fault)
    }
    if age > traits.oldestTimestamp, !isEnd {
      return .failure(tooOld(sent, age, now, traits))
    }
    // An end is taken however old it is.
    let isAging = age > traits.timestampAgeRemark && !isEnd
    let isAheadOfClock = -age > traits.timestampAheadRemark
    if isAging || isAheadOfClock, isRightBySender(age, traits) {
      findings.append(clock.moved("timestamp", severity: .info))
    } else if isAging {
      findings.append(
        PayloadReading.agingTimestamp.telling(age, 0) { age, _ in
          "timestamp is \(duration(age)) old; from 50 s on, phones sometimes drop it"
        })
    } else if isAheadOfClock {
      isAhead = true
      findings.append(
        PayloadReading.aheadTimestamp.telling(-age, sent) { ahead, sent in
          "timestamp is \(duration(ahead)) ahead of the phone's clock: once it is taken, every push with the right time is dropped as older than \(spelled(sent)), until that moment has come"
        })
    }
    return .success(time)
  }

  /// Returns whether a timestamp is only wrong by the phone's clock, which was moved.
  ///
  /// - Parameter age: how old it is by the phone's clock, in seconds.
  private func isRightBySender(_ age: Double, _ traits: PhoneTraits) -> Bool {
    let own = age - clock.ahead
    return clock.isUnfollowed && own <= traits.timestampAgeRemark
      && -own <= traits.timestampAheadRemark
  }

  private func future(_ sent: Double, _ time: Double, _ taken: Double, _ now: Double) -> Finding {
    let path = "aps.timestamp"
    if let unit = TimeUnit.likely(sent, now: now), unit.isFine {
      return Finding(
        "timestamp-milliseconds", path: path,
        sentence:
          "timestamp is \(spelled(sent)), which looks like \(unit.rawValue): \(TimeUnit.readings(sent))",
        fix: unit.division(of: sent))
    }
    return Finding(
      "timestamp-future", path: path,
      sentence:
        "timestamp is \(CalendarDate.text(time)), \(duration(time - taken)) ahead of the phone's clock; more than 8 hours ahead is dropped",
      // No clock is years ahead: the number counts something else.
      fix: time - taken > 10 * 365.25 * 86400
        ? "Send UNIX seconds; now it is \(spelled((taken - clock.shift).rounded(.down)))." : nil)
  }

  /// Returns why a timestamp does not come after the last one; nil when it does.
  private func orderFault(
    _ sent: Double, _ time: Double, _ last: LastTimestamp, taken: Double, now: Double,
    _ traits: PhoneTraits
  ) -> Finding? {
    // Compares by the sender's clock where both are known by it: the phone's may have stood still, or have run slower or
    // faster meanwhile. What was stamped by the phone's clock is compared by that.
    let isByTheSender = last.ahead != nil && !clock.isUnfollowed && !clock.isByThePhone
    let own = isByTheSender ? clock.bySender(sent) : time
    let other = isByTheSender ? last.time - (last.ahead ?? 0) : last.time
    // A time that was shifted there and back may differ by less than a hundred-thousandth of a second.
    let isShifted = clock.shift != 0 || isByTheSender && (clock.ahead != 0 || last.ahead != 0)
    if own == other || isShifted && abs(own - other) < 1e-5 {
      return PayloadReading.equalTimestamp.telling(sent, 0) { time, _ in
        "timestamp \(spelled(time)) is that of the last push taken, shown or not: the second event of one second is lost"
      }
    }
    if own > other { return nil }
    if clock.isUnfollowed, time + clock.ahead > last.time { return clock.moved("timestamp") }
    let isRight =
      time <= taken + traits.timestampAheadRemark && taken - time <= traits.timestampAgeRemark
    if let push = last.aheadPush, isRight {
      return Finding(
        "timestamp-older", path: "aps.timestamp",
        sentence:
          "timestamp \(spelled(sent)) is right, but push \(push) brought \(spelled(other)), \(duration(other - own)) later, which was ahead of the clock: the phone drops every correct timestamp until that time",
        fix:
          "Correct the clock that gave push \(push) its timestamp; until then send timestamps above \(spelled(other))."
      )
    }
    if let fault = since2001(sent, now) { return fault }
    return PayloadReading.olderTimestamp.telling(sent, sent + (other - own)) { time, last in
      // The app's own update counts as a moment before its second.
      let shown = (last * 1e2).rounded(.up) / 1e2
      let isPart = shown - time < 1
      return
        "timestamp \(spelled(time)) is \(isPart ? "less than a second" : duration(last.rounded(.up) - time)) older than the last one taken, \(spelled(isPart ? shown : last.rounded(.up))), which came with a push, shown or not, or with the app's own update"
    }
  }

  /// Returns by how much a timestamp, as it is taken, is ahead of what it is by the senders' clock.
  func ahead(of timestamp: Double) -> Double {
    let ahead = clock.aheadOfTaken
    guard clock.isOwn, !isAhead, abs(ahead) >= MovedClock.remarkable else { return ahead }
    // A person's pushes are stamped one after another, also while the phone's clock stands: the senders' does not go along.
    return ahead + max(0, timestamp - sendingTime)
  }

  /// Returns what is told of a timestamp that looks like seconds since 2001; nil when it does not.
  private func since2001(_ sent: Double, _ now: Double) -> Finding? {
    guard TimeUnit.likely(sent, now: now) == .since2001 else { return nil }
    return Finding(
      "timestamp-since-2001", path: "aps.timestamp",
      sentence:
        "timestamp is \(spelled(sent)), which looks like seconds since 2001: \(TimeUnit.readings(sent))"
    )
  }

  private func tooOld(
    _ sent: Double, _ age: Double, _ now: Double, _ traits: PhoneTraits
  ) -> Finding {
    if let fault = since2001(sent, now) { return fault }
    if clock.isUnfollowed, age - clock.ahead <= traits.oldestTimestamp {
      return clock.moved("timestamp")
    }
    if TimeUnit.isZone(age) {
      return Finding(
        "timestamp-too-old", path: "aps.timestamp",
        sentence:
          "timestamp is \(duration(age)) old, as far as time zones are apart; from about \(Int(bounded: traits.oldestTimestamp)) s on, phones drop it",
        fix: TimeUnit.zoneAdvice)
    }
    return PayloadReading.oldTimestamp.telling(age, traits.oldestTimestamp) { age, limit in
      "timestamp is \(duration(age)) old; from about \(Int(bounded: limit)) s on, phones drop it"
    }
  }

  // A busy sender causes this finding with every push; its sentence is written when somebody reads it.
  private static let equalTimestamp = Finding("timestamp-equal", path: "aps.timestamp")
  private static let olderTimestamp = Finding("timestamp-older", path: "aps.timestamp")
  private static let oldTimestamp = Finding("timestamp-too-old", path: "aps.timestamp")
  private static let agingTimestamp = Finding("timestamp-aging", path: "aps.timestamp")
  private static let aheadTimestamp = Finding("timestamp-ahead", path: "aps.timestamp")
}

/// Returns a length of time in words: `12 s`, `3 min 20 s`, `9 h 5 min`, `55 years`.
func duration(_ seconds: Double) -> String {
  guard seconds.isFinite, seconds < 1e15 else { return "for ever" }
  let whole = Int(bounded: seconds.rounded())
  let year = 31_557_600
  switch whole {
  case ..<120: return "\(whole) s"
  case ..<7200: return whole % 60 == 0 ? "\(whole / 60) min" : "\(whole / 60) min \(whole % 60) s"
  case ..<172_800:
    return whole / 60 % 60 == 0 ? "\(whole / 3600) h" : "\(whole / 3600) h \(whole / 60 % 60) min"
  case ..<(2 * year): return "\(whole / 86400) days"
  default: return "\(whole / year) years"
  }
}
