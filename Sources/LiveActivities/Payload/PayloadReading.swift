import Findings
import JSON

/// One payload, read for what the phone needs; what is odd about it is gathered on the way.
struct PayloadReading {
  private let push: Push
  var findings: FindingList = []

  init(_ arrival: PushArrival) { push = arrival.push }

  var body: [UInt8] { push.body }
  var envelope: Envelope { push.envelope }

  /// Why the body is no payload at all; nil when it is one.
  var malformation: Finding? {
    switch envelope.form {
    case .payload: return nil
    case .notJSON:
      if body.isEmpty { return Finding("payload-not-json", sentence: "the body is empty") }
      do {
        _ = try JSONValue(parsing: body)
        return Finding("payload-not-json", sentence: "the body is too large to be looked into")
      } catch {
        return Finding("payload-not-json", sentence: "the body is not JSON: \(error)")
      }
    case .notObject: return Finding("payload-not-object")
    case .withoutAPS:
      let keys = (try? JSONValue(parsing: body))?.object?.keys ?? []
      let nearest = NearestKey.nearest(to: "aps", in: keys)
      let known = Envelope.liveActivityKeys.map(\.description)
      if let nearest {
        return Finding(
          "aps-missing", path: nearest,
          sentence: "the payload has no aps; it has \(quoted(nearest))")
      }
      if keys.contains(where: known.contains) {
        return Finding(
          "aps-missing",
          sentence: "the payload has no aps: the keys of a Live Activity stand outside of it")
      }
      return Finding("aps-missing")
    case .apsNotObject: return Finding("aps-not-object", path: "aps")
    }
  }

  /// Why `event` names nothing that a phone does; nil when it does.
  var eventFault: Finding? {
    switch envelope.kind {
    case .start, .update, .end: return nil
    case .missing: return Finding("event-missing", path: "aps.event")
    case .other:
      guard let word = envelope.value(envelope.event, in: body)?.string else {
        return Finding(
          "event-unknown", path: "aps.event",
          sentence: "event is no string; it is \"start\", \"update\" or \"end\"")
      }
      let near = NearestKey.nearest(to: word, in: ["start", "update", "end"])
      return Finding(
        "event-unknown", path: "aps.event",
        sentence: "event is \(quoted(word)); a phone knows \"start\", \"update\" and \"end\"",
        fix: near.map { "Send \"\($0)\"." })
    }
  }

  /// A date member in UNIX seconds; a wrong one is told and read as absent.
  mutating func date(_ span: Envelope.Span, _ key: String, now: Double) -> Double? {
    guard span.isPresent else { return nil }
    var path: String { "aps.\(key)" }
    guard let number = envelope.number(span, in: body), number.isFinite else {
      if envelope.value(span, in: body) == .null { return nil }
      findings.append(
        Finding(
          "date-not-number", path: path,
          sentence: "\(key) is \(kind(span)), not a number of UNIX seconds"))
      return nil
    }
    switch TimeUnit.likely(number, now: now) {
    case .unix: break
    case .milliseconds, .microseconds:
      findings.append(
        Finding("date-milliseconds", path: path, sentence: wrong(key, number, .milliseconds)))
    case .since2001:
      findings.append(
        Finding("date-since-2001", path: path, sentence: wrong(key, number, .since2001)))
    case nil where number < now: break
    case nil:
      findings.append(
        Finding(
          "date-implausible", path: path,
          sentence: "\(key) is \(spelled(number)): \(TimeUnit.readings(number))"))
    }
    return number
  }

  private func wrong(_ key: String, _ number: Double, _ unit: TimeUnit) -> String {
    "\(key) is \(spelled(number)), which looks like \(unit.rawValue) but is read as UNIX seconds: \(TimeUnit.readings(number))"
  }

  /// The relevance score; 0 when absent.
  mutating func relevance() -> Double {
    guard envelope.relevanceScore.isPresent else { return 0 }
    if let number = envelope.number(envelope.relevanceScore, in: body), number.isFinite {
      return number
    }
    findings.append(
      Finding(
        "relevance-not-number", path: "aps.relevance-score",
        sentence: "relevance-score is \(kind(envelope.relevanceScore)), not a number"))
    return 0
  }

  /// What kind of value a member is, in words.
  func kind(_ span: Envelope.Span) -> String { envelope.value(span, in: body)?.kind ?? "nothing" }

  /// The content state's text; a string of JSON is told.
  var state: JSONText? { envelope.text(envelope.contentState, in: body) }

  /// Looks at what nobody will look at any more, since the push goes no further: one look tells all causes.
  mutating func examineRest(of push: Push, strings: [String: String], now: Double) {
    checkHeaders(push)
    _ = date(envelope.staleDate, "stale-date", now: now)
    _ = date(envelope.dismissalDate, "dismissal-date", now: now)
    _ = relevance()
    if envelope.alert.isPresent || envelope.sound.isPresent { _ = alert(strings: strings) }
    if envelope.kind != .end, !envelope.contentState.isPresent {
      findings.append(Finding("content-state-missing", path: "aps.content-state"))
    }
  }

  /// What is odd about the keys: misspelt ones in `aps`, members of `aps` beside it.
  mutating func checkKeys() {
    guard envelope.hasOddKeys, let root = try? JSONValue(parsing: body), let object = root.object
    else { return }
    let known = Envelope.liveActivityKeys.map(\.description)
    let others = Envelope.otherKeys.map(\.description)
    let inside = object["aps"]?.object?.keys ?? []
    for key in inside where !known.contains(key) && !others.contains(key) {
      if let near = NearestKey.nearest(to: key, in: known.filter { !inside.contains($0) }) {
        findings.append(
          Finding(
            "aps-key-misspelt", path: "aps.\(key)",
            sentence: "the phone does not know \(quoted(key)); it reads \(quoted(near))",
            fix: "Rename it to \(near)."))
      } else {
        findings.append(
          Finding(
            "aps-key-unknown", path: "aps.\(key)",
            sentence: "the phone does not know \(quoted(key)) and passes over it"))
      }
    }
    for key in object.keys where known.contains(key) {
      findings.append(
        Finding(
          "key-outside-aps", path: key,
          sentence: "\(quoted(key)) stands beside aps, where the phone does not look",
          fix: "Move it into aps."))
    }
  }
}

/// A word of a payload as a sentence shows it: cut short, without control characters.
func quoted(_ word: String) -> String {
  JSONValue.quoted(word.count > 60 ? String(word.prefix(60)) + "…" : word)
}

/// A number as a sentence shows it: whole ones without a fraction.
func spelled(_ number: Double) -> String { JSONValue.double(number).compact }
