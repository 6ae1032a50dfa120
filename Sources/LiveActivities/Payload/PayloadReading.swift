import Findings
import JSON

/// Reads one payload for what the phone needs, and collects findings about odd members on the way.
struct PayloadReading {
  let body: [UInt8]
  let envelope: Envelope
  /// Whether it came from a channel.
  let isBroadcast: Bool
  var findings: [Finding] = []
  /// How its times are read where somebody moved the phone's clock.
  var clock = MovedClock()
  /// When the service took it, by the phone's clock: what a sender's dates are near to.
  private(set) var sendingTime = 0.0
  /// Whether its timestamp is ahead of the phone's clock.
  var isAhead = false
  /// How many pushes of the activity went beyond its budget, this one the last; nil: it is within.
  var overBudget: Int?

  init(_ arrival: PushArrival) {
    (body, envelope) = (arrival.push.body, arrival.push.envelope)
    isBroadcast = arrival.push.isBroadcast
    if !arrival.push.carrier.isFromOutside {
      clock = MovedClock(moved: arrival.moved, ahead: arrival.ahead)
    }
  }

  /// Looks at what a clock that somebody moved does to the push.
  mutating func follow(_ arrival: PushArrival, taken: Double, _ traits: PhoneTraits) {
    sendingTime = taken
    guard arrival.ahead != 0 || arrival.moved != 0, !clock.isOwn else { return }
    clock = MovedClock(
      ahead: arrival.ahead, moved: arrival.moved,
      sent: envelope.number(envelope.timestamp, in: body), taken: taken,
      follows: traits.pushesFollowClock)
    if let followed = clock.followed { findings.append(followed) }
  }

  /// Why the body is no payload at all; nil when it is one.
  var malformation: Finding? {
    switch envelope.form {
    case .payload: return nil
    case .notJSON:
      if body.isEmpty {
        return Finding(
          "payload-not-json", sentence: "the body is empty",
          fix: "Send the JSON payload as the body.")
      }
      do {
        _ = try JSONValue(parsing: body)
        return Finding(
          "payload-not-json",
          sentence: "the body is too large to be looked into: it has \(body.count) bytes",
          fix: "Send at most \(Push.largestBody) bytes.")
      } catch {
        let guess = BodyGuess.guess(body, error)
        return Finding(
          "payload-not-json", sentence: "the body is not JSON: \(guess?.words ?? "\(error)")",
          fix: guess?.fix)
      }
    case .notObject: return notObject
    case .withoutAPS:
      let json = try? JSONValue(parsing: body)
      if let form = json.flatMap(VendorForm.form) {
        let id: FindingID = form.vendor == "Firebase" ? "fcm-envelope" : "aps-missing"
        return Finding(id, path: form.sign, sentence: form.sentence, fix: form.fix)
      }
      if let finding = json.flatMap(FCMEnvelope.finding) { return finding }
      let keys = json?.object?.keys ?? []
      let nearest = NearestKey.nearest(to: "aps", in: keys)
      let known = Envelope.liveActivityKeys.map(\.description)
      if let nearest {
        return Finding(
          "aps-missing", path: nearest,
          sentence: "the payload has no aps; it has \(quoted(nearest))",
          fix: PayloadReading.renaming(to: "aps"))
      }
      if let place = json.flatMap(EnclosedPayload.init) { return place.finding }
      if keys.contains(where: known.contains) {
        return Finding(
          "aps-missing",
          sentence: "the payload has no aps: the keys of a Live Activity are outside of it")
      }
      if keys.contains("content_state") {
        return Finding(
          "aps-missing", path: "content_state",
          sentence:
            "the payload has no aps: content_state is the name that a service's own request uses for aps.content-state",
          fix: "Send the request to the service; to try it here, send what the service makes of it."
        )
      }
      return Finding("aps-missing")
    case .apsNotObject: return apsNotObject
    }
  }

  private var apsNotObject: Finding {
    let value = envelope.value(envelope.aps, in: body)
    if let text = value?.string, (try? JSONValue(parsing: text))?.object != nil {
      return Finding(
        "aps-not-object", path: "aps",
        sentence: "aps is a string that holds JSON: it was encoded twice",
        fix: "Send the object itself: {\"aps\": {…}}, without quotes around it.")
    }
    return Finding(
      "aps-not-object", path: "aps", sentence: "aps is \(value?.kind ?? "no object"), not an object"
    )
  }

  private var notObject: Finding {
    switch try? JSONValue(parsing: body) {
    case .string(let text) where (try? JSONValue(parsing: text))?.object != nil:
      Finding(
        "payload-not-object",
        sentence: "the body is a string that holds JSON: it was encoded twice",
        fix: "Send the object itself.")
    case .array:
      Finding(
        "payload-not-object", sentence: "the body is an array, not an object",
        fix: "Send one push with each request.")
    case let value:
      Finding(
        "payload-not-object", sentence: "the body is \(value?.kind ?? "no object"), not an object")
    }
  }

  /// Returns the relevance score; 0 when absent.
  mutating func relevance() -> Double {
    guard envelope.relevanceScore.isPresent else { return 0 }
    let number = envelope.number(envelope.relevanceScore, in: body)
    if let number, number.isFinite { return number }
    let fault = number == nil ? "not a number" : "beyond all numbers"
    findings.append(
      Finding(
        "relevance-not-number", path: "aps.relevance-score",
        sentence: "relevance-score is \(kind(envelope.relevanceScore)), \(fault): it counts as 0",
        fix: relevanceAdvice))
    return 0
  }

  /// What to send instead of a text with a number; nil where what the table says is all.
  private var relevanceAdvice: String? {
    let text = envelope.value(envelope.relevanceScore, in: body)?.string
    guard let text, let number = Double(text), number.isFinite else { return nil }
    return "Send \(spelled(number)) without quotes."
  }

  /// Returns what kind of value a member is, in words, and the value when it is short.
  func kind(_ span: Envelope.Span) -> String {
    FaultExplanation.shown(envelope.value(span, in: body))
  }

  /// Returns whether a member is there and null, which counts as absent where an object is needed.
  func isNull(_ span: Envelope.Span) -> Bool {
    span.isPresent && body[span.range.lowerBound] == UInt8(ascii: "n")
  }

  /// The content state's text; a string of JSON is told.
  var state: JSONText? { envelope.text(envelope.contentState, in: body) }

  /// Checks the members that nobody reads any more because the push goes no further: one look reports all
  /// causes.
  mutating func examineRest(of push: Push, strings: [String: String], now: Double) {
    checkHeaders(push, now: now)
    _ = date(envelope.staleDate, "stale-date", now: now)
    _ = date(envelope.dismissalDate, "dismissal-date", now: now)
    _ = relevance()
    if envelope.alert.isPresent || envelope.sound.isPresent { _ = alert(strings: strings) }
    if envelope.kind != .end, !envelope.contentState.isPresent {
      findings.append(stateMissing())
    }
  }

  /// Header names that people write into `aps`.
  static let headerNames: Set<String> = [
    "priority", "expiration", "topic", "push-type", "collapse-id", "apns-priority",
    "apns-expiration", "apns-topic", "apns-push-type", "apns-collapse-id", "ttl",
  ]

  /// Finds headers of the request that stand in the payload: each by its name, or all of them in `headers`.
  private static func strayHeaders(in body: JSONObject) -> Finding? {
    let beside = body.keys.filter { key in
      Envelope.strayHeaders.dropFirst().contains { $0.description == key }
    }
    let within = body["headers"]?.object?.keys.filter(headerNames.contains) ?? []
    let names = beside + within
    guard let first = names.first else { return nil }
    return Finding(
      "header-in-payload", path: beside.isEmpty ? "headers.\(first)" : first,
      sentence:
        "\(names.map(quoted).joined(separator: ", ")) \(names.count == 1 ? "stands" : "stand") in the payload, where nobody reads \(names.count == 1 ? "it" : "them"): the push goes on as if without"
    )
  }

  private static func advice(for key: String) -> String? {
    if NearestKey.isSame(key, "dismissal-policy") {
      return
        "Send dismissal-date with the end: a date in the past removes the card at once, a later one then."
    }
    guard headerNames.contains(key) else { return nil }
    let name = key == "ttl" ? "expiration" : key
    return "Send it as the header \(name.hasPrefix("apns-") ? name : "apns-\(name)")."
  }

  /// Finds members that a start alone reads, where something runs already.
  private mutating func checkStartMembers() {
    guard envelope.kind == .update || envelope.kind == .end else { return }
    for (key, span) in [
      ("input-push-token", envelope.inputPushToken),
      ("input-push-channel", envelope.inputPushChannel),
    ] where span.isPresent {
      findings.append(
        Finding(
          "input-push-on-update", path: "aps.\(key)",
          sentence:
            "\(key) says with a start what will update the activity; \(envelope.kind == .end ? "an end" : "an update") does not read it"
        ))
    }
  }

  /// Keys that no Live Activity reads of which each is told; a body could hold hundreds.
  static let oddKeyLimit = 16

  /// Returns the keys in their order, each once.
  private static func once(_ keys: [String]) -> [String] {
    var seen: Set<String> = []
    return keys.filter { seen.insert($0).inserted }
  }

  /// Finds odd keys: misspelt ones in `aps`, and members of `aps` that stand beside it.
  mutating func checkKeys() {
    checkStartMembers()
    guard envelope.hasOddKeys, let root = try? JSONValue(parsing: body), let object = root.object
    else { return }
    let known = Envelope.liveActivityKeys.map(\.description)
    let inside = PayloadReading.once(object["aps"]?.object?.keys ?? [])
    let free = known.filter { !inside.contains($0) }
    let others = inside.filter(Envelope.otherKeys.contains)
    if let first = others.first {
      let names = others.map(quoted).joined(separator: ", ")
      findings.append(
        Finding(
          "aps-key-of-notifications", path: "aps.\(first)",
          sentence:
            "Apple describes \(names) for other pushes and not for Live Activities; Islet does nothing with \(others.count == 1 ? "it" : "them")"
        ))
    }
    let odd = inside.filter { !known.contains($0) && $0 != "sound" && !others.contains($0) }
    for key in odd.prefix(PayloadReading.oddKeyLimit) {
      if let near = NearestKey.nearest(to: key, in: free) {
        findings.append(
          Finding(
            "aps-key-misspelt", path: "aps.\(key)",
            sentence: "the phone does not know \(quoted(key)); it reads \(quoted(near))",
            fix: PayloadReading.renaming(to: near)))
      } else {
        findings.append(
          Finding(
            "aps-key-unknown", path: "aps.\(pathStep(key))",
            sentence: "the phone does not know \(quoted(key)) and ignores it",
            fix: PayloadReading.advice(for: key)))
      }
    }
    if odd.count > PayloadReading.oddKeyLimit {
      findings.append(
        Finding(
          "aps-key-unknown", path: "aps",
          sentence:
            "the phone does not know \(odd.count - PayloadReading.oddKeyLimit) more of its keys and ignores them"
        ))
    }
    for key in PayloadReading.once(object.keys) where known.contains(key) {
      findings.append(
        Finding(
          "key-outside-aps", path: key,
          sentence: "\(quoted(key)) stands beside aps, where the phone does not look",
          fix: "Move it into aps."))
    }
    if let stray = PayloadReading.strayHeaders(in: object) { findings.append(stray) }
    findings += RepeatedKeys.findings(in: object, at: "", deep: false)
    if let aps = object["aps"]?.object {
      findings += RepeatedKeys.findings(in: aps, at: "aps", deep: false)
    }
  }

}

/// Returns a word of a payload as a sentence shows it: cut short, without control characters.
func quoted(_ word: String) -> String { JSONValue.quoted(word, limit: 60) }

/// Returns a key as a step of a path: the empty one in quotes, since nobody would see it else.
func pathStep(_ key: String) -> String { key.isEmpty ? "\"\"" : key }

/// Returns a number as a sentence shows it: whole ones without a fraction.
func spelled(_ number: Double) -> String { JSONValue.double(number).compact }

/// Returns the number that a text holds, written as JSON has it: `+60`, `.5` and `0x1F` are none there.
func number(in text: String) -> String? {
  if let value = try? JSONValue(parsing: text), value.double != nil { return value.compact }
  return Double(text).flatMap { $0.isFinite ? spelled($0) : nil }
}

/// Returns the same where a type reads it: a whole number within its range where it reads whole ones.
func number(in text: String, for type: String) -> String? {
  guard let number = number(in: text) else { return nil }
  return SwiftForm.isInteger(type) && !SwiftForm.fits(number, type) ? nil : number
}
