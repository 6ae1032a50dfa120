import Findings
import JSON

// On the phone: whom a push is for.
extension SimulatedPhone {
  /// Hands a push that has reached the phone to its target; `taken` is when the service took it.
  mutating func deliver(
    _ number: Int, _ arrival: PushArrival, taken: Double, _ effects: inout [Effect]
  ) {
    switch arrival.push.target {
    case .token(let token): deliver(number, arrival, token: token, taken: taken, &effects)
    case .channel(let bundle, let id):
      broadcast(number, arrival, bundle: bundle, id: id, taken: taken, &effects)
    case .activity(let id):
      if let slot = slotPlaces[id] {
        judge(number, arrival, slot: slot, taken: taken, &effects)
      } else {
        ignore(number, noActivity(id), &effects)
      }
    case .app(let bundle): deliver(number, arrival, app: bundle, taken: taken, &effects)
    }
  }

  private mutating func deliver(
    _ number: Int, _ arrival: PushArrival, token: String, taken: Double, _ effects: inout [Effect]
  ) {
    if let slot = slotsByToken.find(token) {
      return judge(number, arrival, slot: slot, taken: taken, &effects)
    }
    guard let entry = tokenEntries[token] else {
      return ignore(number, Finding("token-unknown"), &effects)
    }
    if let since = entry.deadSince {
      return ignore(
        number,
        Finding(
          "token-dead",
          sentence:
            "this \(entry.kind.words) stopped working at \(CalendarDate.text(since)): \(entry.death ?? "")"
        ),
        &effects)
    }
    switch entry.name {
    case .activity: ignore(number, Finding("token-unknown"), &effects)
    case .pushToStart(let bundle, let type):
      if let finding = arrival.malformation { return ignore(number, finding, &effects) }
      if arrival.envelope.kind == .update || arrival.envelope.kind == .end {
        return ignore(
          number,
          Finding(
            "update-to-start-token", path: "aps.event",
            sentence:
              "a push-to-start token takes only \"start\"; update and end go to the activity's own token"
          ),
          &effects)
      }
      judgeStart(number, arrival, bundle: bundle, tokenType: type, taken: taken, &effects)
    case .device(let bundle):
      if arrival.envelope.isLiveActivity {
        return ignore(
          number,
          Finding(
            "live-activity-to-device-token",
            sentence:
              "this is a device token, for ordinary notifications; a Live Activity's \(arrival.envelope.kind == .start ? "start goes to the push-to-start token of its type" : "updates go to its own token")"
          ),
          &effects)
      }
      notify(number, arrival, bundle: bundle, &effects)
    }
  }

  /// Takes a push without a token, as `simctl push` and UDP carry it.
  private mutating func deliver(
    _ number: Int, _ arrival: PushArrival, app: String?, taken: Double, _ effects: inout [Effect]
  ) {
    if let app, place(of: app) == nil {
      let near = NearestKey.nearest(to: app, in: installedApps.map(\.bundle))
      return ignore(
        number,
        Finding(
          "app-unknown",
          sentence:
            "no app \(quoted(app)) is installed\(near.map { "; there is \(quoted($0))" } ?? "")"),
        &effects)
    }
    if let finding = arrival.malformation { return ignore(number, finding, &effects) }
    if arrival.push.carrier == .fcm, arrival.envelope.isLiveActivity {
      return ignore(number, Finding("fcm-no-live-activity-token"), &effects)
    }
    if arrival.envelope.kind == .start {
      let type = arrival.envelope.value(arrival.envelope.attributesType, in: arrival.push.body)?
        .string
      let owners = apps.filter { $0.isInstalled && type.map($0.hasType) ?? false }
      guard let bundle = app ?? owners.first?.app.bundle ?? onlyApp else {
        return ignore(
          number,
          Finding(
            "target-ambiguous",
            sentence: "the push names no app, and no app declares its attributes-type"), &effects)
      }
      return judgeStart(number, arrival, bundle: bundle, tokenType: nil, taken: taken, &effects)
    }
    if !arrival.envelope.isLiveActivity {
      guard let bundle = app ?? onlyApp else {
        return ignore(
          number,
          Finding(
            "target-ambiguous", sentence: "the push names no app, and more than one is installed"),
          &effects)
      }
      return notify(number, arrival, bundle: bundle, &effects)
    }
    let running = slotPlaces.values.filter {
      slots[$0].activity.isRunning && (app == nil || slots[$0].activity.bundle == app)
    }
    guard let slot = running.first, running.count == 1 else {
      let ids = running.map { quoted(slots[$0].activity.id) }.sorted().prefix(5)
      return ignore(
        number,
        Finding(
          running.isEmpty ? "activity-unknown" : "target-ambiguous",
          sentence: running.isEmpty
            ? "no activity\(app.map { " of \($0)" } ?? "") is running"
            : "the push has no token, and \(running.count) activities run: \(ids.joined(separator: ", "))",
          fix: running.isEmpty ? nil : namingOne(of: running, isNamed: app != nil)),
        &effects)
    }
    judge(number, arrival, slot: slot, taken: taken, &effects)
  }

  /// Returns how a push without a token names one of several activities.
  ///
  /// - Parameter isNamed: whether it names the app already.
  private func namingOne(of running: [Int], isNamed: Bool) -> String {
    let token = running.compactMap { slots[$0].activity.token }.min()
    let example = token.map { "\"token\": \"\($0.prefix(8))…\"" } ?? "\"token\""
    let apps = Set(running.map { slots[$0].activity.bundle })
    return
      "Put the activity's token beside aps: \(example), whole, as GET /islet/activities lists it"
      + (isNamed || apps.count == 1
        ? "." : "; or its app's bundle ID: \"Simulator Target Bundle\".")
  }

  private var onlyApp: String? {
    let installed = installedApps
    return installed.count == 1 ? installed.first?.bundle : nil
  }

  /// Ends a push's way: the phone does nothing with it.
  mutating func ignore(
    _ number: Int, _ finding: Finding, _ more: [Finding] = [], _ effects: inout [Effect]
  ) {
    // Without a summary: nearly all pushes of a burst end here, and few verdicts are read.
    resolve(number, .ignored, [finding] + more, nil, &effects)
  }

  mutating func ignore(_ number: Int, _ finding: Finding, _ effects: inout [Effect]) {
    ignore(number, finding, [], &effects)
  }
}

extension AppState {
  func hasType(_ name: String) -> Bool { type(named: name) != nil }
}

extension PushArrival {
  /// Why the body is no payload; nil when it is one.
  var malformation: Finding? {
    envelope.form == .payload ? nil : PayloadReading(self).malformation
  }
}

extension Finding {
  /// Returns why a body is no payload of a push, in words and with the remedy; nil when it is one.
  public static func malformation(of body: [UInt8]) -> Finding? {
    PushArrival(Push(target: .app(bundle: nil), carrier: .terminal, body: body)).malformation
  }
}

extension Envelope {
  /// Whether the payload is meant for a Live Activity.
  public var isLiveActivity: Bool { event.isPresent || contentState.isPresent }

  /// The push type of a payload with nothing of a Live Activity's: an ordinary notification's, or that of one which wakes
  /// the app alone. Nil: it may be a Live Activity's, or any.
  public var ordinaryType: PushType? {
    guard form == .payload, !isLiveActivity, !timestamp.isPresent else { return nil }
    return alert.isPresent ? .alert : hasContentAvailable ? .background : nil
  }
}

extension TokenStanding.Kind {
  /// As a sentence names it.
  public var words: String {
    switch self {
    case .device: "device token"
    case .activity: "activity token"
    case .pushToStart: "push-to-start token"
    }
  }
}
