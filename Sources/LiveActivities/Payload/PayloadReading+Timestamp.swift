import Findings
import JSON
import Numbers

// The order of pushes by their timestamps.
extension PayloadReading {
  /// The timestamp of a push when the phone goes by it; `taken` is when the service took the push.
  ///
  /// Its age is judged at that time: what waited for the phone did not grow old by it.
  mutating func timestamp(
    after last: Double, taken: Double, isEnd: Bool, now: Double, _ traits: PhoneTraits
  ) -> Result<Double, Finding> {
    let path = "aps.timestamp"
    let span = envelope.timestamp
    guard span.isPresent else { return .failure(missing("timestamp-missing", "timestamp")) }
    guard let time = envelope.number(span, in: body), time.isFinite else {
      let (shown, advice) = told(span)
      return .failure(
        Finding(
          "timestamp-not-number", path: path,
          sentence: "timestamp is \(shown), not a number of UNIX seconds", fix: advice))
    }
    if time - taken > traits.timestampAhead {
      if let unit = TimeUnit.likely(time, now: now), unit == .milliseconds || unit == .microseconds
      {
        return .failure(
          Finding(
            "timestamp-milliseconds", path: path,
            sentence:
              "timestamp is \(spelled(time)), which looks like \(unit.rawValue): \(TimeUnit.readings(time))"
          ))
      }
      return .failure(
        Finding(
          "timestamp-future", path: path,
          sentence:
            "timestamp is \(CalendarDate.text(time)), \(duration(time - taken)) ahead of the phone's clock; more than 8 hours ahead is dropped"
        ))
    }
    if time == last {
      return .failure(
        PayloadReading.equalTimestamp.telling(time, 0) { time, _ in
          "timestamp \(spelled(time)) is that of the last push taken, shown or not: the second event of one second is lost"
        })
    }
    if time < last {
      return .failure(
        PayloadReading.olderTimestamp.telling(time, last) { time, last in
          "timestamp \(spelled(time)) is \(duration(last - time)) older than the last accepted one, \(spelled(last.rounded(.up)))"
        })
    }
    let age = taken - time
    if age > traits.timestampAge, !isEnd {
      if TimeUnit.likely(time, now: now) == .since2001 {
        return .failure(
          Finding(
            "timestamp-since-2001", path: path,
            sentence:
              "timestamp is \(spelled(time)), which looks like seconds since 2001: \(TimeUnit.readings(time))"
          ))
      }
      return .failure(
        PayloadReading.oldTimestamp.telling(age, traits.timestampAge) { age, limit in
          "timestamp is \(duration(age)) old; from about \(Int(bounded: limit)) s on phones drop it"
        })
    }
    if age > traits.timestampAgeRemark {
      findings.append(
        PayloadReading.agingTimestamp.telling(age, 0) { age, _ in
          "timestamp is \(duration(age)) old; from 50 s on phones sometimes drop it"
        })
    }
    return .success(time)
  }

  // What a busy sender causes with every push; the particulars are told when somebody reads them.
  private static let equalTimestamp = Finding("timestamp-equal", path: "aps.timestamp")
  private static let olderTimestamp = Finding("timestamp-older", path: "aps.timestamp")
  private static let oldTimestamp = Finding("timestamp-too-old", path: "aps.timestamp")
  private static let agingTimestamp = Finding("timestamp-aging", path: "aps.timestamp")
}

/// A length of time in words: `12 s`, `3 min 20 s`, `9 h 5 min`, `55 years`.
func duration(_ seconds: Double) -> String {
  guard seconds.isFinite, seconds < 1e15 else { return "for ever" }
  let whole = Int(bounded: seconds.rounded())
  switch whole {
  case ..<120: return "\(whole) s"
  case ..<7200: return whole % 60 == 0 ? "\(whole / 60) min" : "\(whole / 60) min \(whole % 60) s"
  case ..<172_800:
    return whole / 60 % 60 == 0 ? "\(whole / 3600) h" : "\(whole / 3600) h \(whole / 60 % 60) min"
  case ..<63_072_000: return "\(whole / 86400) days"
  default: return "\(whole / 31_557_600) years"
  }
}
