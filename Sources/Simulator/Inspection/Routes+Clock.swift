import JSON
import LiveActivities

extension Inspection {
  static let clockRoutes: [Route] = [
    Route(
      method: .get, path: "/islet/clock", summary: "The virtual clock and the moments to come",
      handle: { inspection, _ in InspectionAnswer(inspection.clock) }),
    Route(
      method: .post, path: "/islet/clock", summary: "Jump, pause or speed up the clock",
      body: [
        .init(name: "advance", meaning: "Seconds to jump forward"),
        .init(name: "to", meaning: "UNIX seconds to jump to"),
        .init(name: "next", meaning: "true: jump to the next moment that matters"),
        .init(name: "paused", meaning: "true or false"),
        .init(name: "speed", meaning: "Times as fast as life"),
        .init(name: "real", meaning: "true: back to this machine's time, before all else"),
      ],
      handle: { inspection, call in try inspection.setClock(call) }),
    Route(
      method: .get, path: "/islet/switches", summary: "Switches and settings",
      handle: { inspection, _ in InspectionAnswer(inspection.switches) }),
    Route(
      method: .post, path: "/islet/switches", summary: "Change switches and settings",
      body: [
        .init(name: "offline", meaning: "The phone cannot be reached"),
        .init(name: "loss", meaning: "Share of pushes that get lost, 0 to 1"),
        .init(name: "holdsLowPriority", meaning: "Priority 5 waits until the phone wakes"),
        .init(
          name: "strictPhone",
          meaning:
            "As strict as a phone may be: drops what is over the budget or 50 s old, holds priority 5"
        ),
        .init(name: "pushesFollowClock", meaning: "Pushes follow a clock that was moved"),
        .init(name: "supersedes", meaning: "A burst may pass over states; false: each is read"),
        .init(name: "permission", meaning: "{bundle or app: bool}: Settings › Live Activities"),
        .init(name: "frequentPushes", meaning: "{bundle or app: bool}: More Frequent Updates"),
        .init(name: "notifications", meaning: "{bundle or app: bool}: Settings › Notifications"),
        .init(
          name: "foreground", meaning: "The app in the foreground, or null for the Home Screen"),
        .init(name: "locked", meaning: "true: Lock Screen; false: unlocked"),
        .init(name: "asleep", meaning: "true: the screen is off, or dimmed"),
      ]
        + (SimulatorSettings().json.object?.keys ?? []).map {
          .init(name: $0, meaning: "The setting of this name")
        },
      handle: { inspection, call in try inspection.setSwitches(call) }),
  ]

  var clock: JSONValue {
    [
      "now": .double(simulator.now), "paused": .bool(simulator.clock.isPaused),
      "speed": .double(simulator.clock.speed), "ahead": .double(simulator.roundedAhead),
      "moments": .array(
        simulator.momentsAhead.prefix(20).map {
          [
            "name": .string($0.name), "time": .double($0.time),
            "activity": .string($0.activityID),
          ]
        }),
    ]
  }

  private func setClock(_ call: InspectionCall) throws(InspectionFault) -> InspectionAnswer {
    if let value = call.body["paused"], value.bool == nil {
      throw InspectionFault(400, "paused is \(value.kind)", fix: "true or false")
    }
    let speed = try number("speed", call)
    if let speed, !(0.01...100_000).contains(speed) {
      throw InspectionFault(400, "a speed of \(speed) is not possible", fix: "0.01 to 100000")
    }
    let advance = try number("advance", call)
    if let value = call.body["real"], value.bool == nil {
      throw InspectionFault(400, "real is \(value.kind)", fix: "true")
    }
    let isReal = call.body["real"]?.bool == true
    var goal = try number("to", call) ?? advance.map { simulator.now + $0 }
    if let goal, goal < simulator.now, !isReal {
      throw InspectionFault(
        409, "time does not go back",
        fix:
          "now is \(simulator.now): jump to a later time; {\"real\": true} returns to this machine's"
      )
    }
    if let goal, goal > simulator.now + 10 * 366 * 86400 {
      throw InspectionFault(400, "that is more than ten years ahead", fix: "times are UNIX seconds")
    }
    if isReal { simulator.returnToRealTime() }
    if let advance, isReal { goal = simulator.now + advance }
    if let speed { simulator.setSpeed(speed) }
    if let isPaused = call.body["paused"]?.bool { simulator.setPaused(isPaused) }
    if let goal { simulator.jump(to: goal) }
    if call.body["next"]?.bool == true, !simulator.jumpToNextMoment() {
      throw InspectionFault(
        409, "nothing is going to happen by itself", fix: "start an activity, or set a stale date")
    }
    return InspectionAnswer(clock)
  }

  var switches: JSONValue {
    let device = simulator.phone.device
    let own: [(key: String, value: JSONValue)] = [
      ("offline", .bool(device.isOffline)), ("loss", .double(device.loss)),
      ("holdsLowPriority", .bool(device.holdsLowPriority)),
      ("strictPhone", .bool(simulator.phone.traits.isStrictest)),
      ("pushesFollowClock", .bool(simulator.phone.traits.pushesFollowClock)),
      ("supersedes", .bool(simulator.phone.traits.supersedes)),
      ("foreground", device.foreground.map { .string($0) } ?? .null),
      ("locked", .bool(device.screen != .unlocked)), ("asleep", .bool(device.screen == .asleep)),
    ]
    let ofApps: [(key: String, value: JSONValue)] = [
      ("permission", ofApps { $0.liveActivities }),
      ("frequentPushes", ofApps { $0.frequentUpdates }),
      ("notifications", ofApps { $0.notifications }),
    ]
    return .object(JSONObject(own + ofApps + (simulator.settings.json.object?.members ?? [])))
  }

  /// A switch of Settings that each app has, by the apps' names.
  private func ofApps(
    _ isOn: ((liveActivities: Bool, frequentUpdates: Bool, notifications: Bool)) -> Bool
  ) -> JSONValue {
    .object(
      JSONObject(
        simulator.apps.compactMap { app in
          simulator.phone.settings(of: app.folder.bundle).map {
            (key: app.folder.name, value: .bool(isOn($0)))
          }
        }))
  }

  private func setSwitches(_ call: InspectionCall) throws(InspectionFault) -> InspectionAnswer {
    // All are read before the first is changed: a request that is refused changes nothing.
    var changes: [@MainActor () -> Void] = []
    for (name, value) in call.body.object?.members ?? [] {
      changes.append(try change(name, value))
    }
    for change in changes { change() }
    return InspectionAnswer(switches)
  }

  /// What one member of the body asks for, when it can be done.
  private func change(
    _ name: String, _ value: JSONValue
  ) throws(InspectionFault) -> @MainActor () -> Void {
    let simulator = simulator
    func flag() throws(InspectionFault) -> Bool {
      if let flag = value.bool { return flag }
      throw InspectionFault(400, "\(name) is \(value.kind)", fix: "true or false")
    }
    switch name {
    case "offline": return sending(.set(.offline(try flag())))
    case "holdsLowPriority": return sending(.set(.holdsLowPriority(try flag())))
    case "strictPhone", "pushesFollowClock", "supersedes":
      return sending(.set(.trait(name, .flag(try flag()))))
    case "loss":
      guard let share = value.double, (0...1).contains(share) else {
        let given = value.double == nil ? value.kind : value.compact
        throw InspectionFault(400, "loss is \(given)", fix: "a share from 0 to 1")
      }
      return sending(.set(.loss(share, seed: simulator.seed)))
    case "permission", "frequentPushes", "notifications":
      let events = try bundles(name, value).map { bundle, isOn in
        switch name {
        case "permission": Event.set(.liveActivities(bundle: bundle, isOn))
        case "frequentPushes": Event.set(.frequentUpdates(bundle: bundle, isOn))
        default: Event.set(.notifications(bundle: bundle, isOn))
        }
      }
      return { for event in events { simulator.send(event) } }
    case "foreground":
      if value == .null { return sending(.person(.goHome)) }
      guard let app = value.string.flatMap(simulator.app(named:)) else {
        throw InspectionFault(400, "there is no such app", fix: "a bundle id, or null")
      }
      return sending(.person(.open(bundle: app.folder.bundle)))
    case "locked":
      guard try flag() else { return sending(.person(.unlock)) }
      return {
        if simulator.phone.device.screen == .unlocked { simulator.send(.person(.lock)) }
        simulator.send(.person(.wake))
      }
    case "asleep": return sending(.person(try flag() ? .lock : .wake))
    default:
      do {
        var trial = simulator.settings
        try trial.set(name, to: value)
      } catch {
        throw InspectionFault(400, error.sentence, fix: error.fix)
      }
      // Tried just now.
      return { try? simulator.set(name, to: value) }
    }
  }

  private func sending(_ event: Event) -> @MainActor () -> Void {
    let simulator = simulator
    return { simulator.send(event) }
  }

  /// `{bundle: bool}`, or one truth value for all apps.
  private func bundles(
    _ name: String, _ value: JSONValue
  ) throws(InspectionFault) -> [(String, Bool)] {
    if let isOn = value.bool { return simulator.apps.map { ($0.folder.bundle, isOn) } }
    var list: [(String, Bool)] = []
    for member in value.object?.members ?? [] {
      guard let app = simulator.app(named: member.key), let isOn = member.value.bool else {
        throw InspectionFault(
          400, "\(name) has “\(member.key)”: \(member.value.compact)",
          fix: "{app or bundle: true or false}")
      }
      list.append((app.folder.bundle, isOn))
    }
    if list.isEmpty {
      throw InspectionFault(400, "\(name) is \(value.kind)", fix: "true, false or {bundle: bool}")
    }
    return list
  }
}
