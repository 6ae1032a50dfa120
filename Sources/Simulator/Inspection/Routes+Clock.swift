import JSON
import LiveActivities

extension Inspection {
  static let clockRoutes: [Route] = [
    Route(
      id: "getClock", method: .get, path: "/islet/clock",
      summary: "The virtual clock and the moments to come", answer: .shape("Clock"),
      handle: { inspection, _ in InspectionAnswer(Shapes.clock.json(inspection.clock)) }),
    Route(
      id: "setClock", method: .post, path: "/islet/clock",
      summary: "Jump, pause or speed up the clock",
      body: .init(
        name: "ClockRequest",
        members: [
          .init(
            name: "advance", meaning: "Seconds to jump forward", kind: .number, example: 120,
            isRequired: false),
          .init(name: "to", meaning: "When to jump to", kind: .time, isRequired: false),
          .init(
            name: "next", meaning: "true: jump to the next moment that matters", kind: .flag,
            isRequired: false),
          .init(name: "paused", meaning: "Whether it stands", kind: .flag, isRequired: false),
          .init(
            name: "speed", meaning: "Times as fast as life", kind: .within(Inspection.speeds),
            isRequired: false),
          .init(
            name: "real", meaning: "true: back to this machine's time, before all else",
            kind: .flag, isRequired: false),
        ]),
      answer: .shape("Clock"),
      handle: { inspection, call throws(InspectionFault) in try inspection.setClock(call) }),
    Route(
      id: "getSwitches", method: .get, path: "/islet/switches", summary: "Switches and settings",
      answer: .shape("Switches"),
      handle: { inspection, _ in InspectionAnswer(Shapes.switches.json(inspection.switches)) }),
    Route(
      id: "setSwitches", method: .post, path: "/islet/switches",
      summary: "Change switches and settings; a request with one that cannot be set changes none",
      body: .init(name: "SwitchesRequest", members: switchMembers), answer: .shape("Switches"),
      handle: { inspection, call throws(InspectionFault) in try inspection.setSwitches(call) }),
  ]

  /// The switches as a request names them: as the answer does, each by itself.
  private static let switchMembers: [ToldMember] = Shapes.switches.told.members.map { member in
    var member = member
    member.isRequired = false
    // One truth value switches all apps.
    if member.kind == .dictionary(.flag) { member.kind = .either([.flag, .dictionary(.flag)]) }
    return member
  }

  var clock: ClockView {
    ClockView(
      now: simulator.now, isPaused: simulator.clock.isPaused, speed: simulator.clock.speed,
      ahead: simulator.roundedAhead,
      moments: Array(simulator.momentsAhead.prefix(20)))
  }

  private nonisolated static let speeds = 0.01...100_000.0
  /// The seconds that the clock may be moved at a time: ten years.
  private nonisolated static let farthest = 10 * 366 * 86_400.0
  /// Seconds; a phone may be told not to sleep with 0.
  nonisolated static let lockScreenSleeps = 0...86_400.0
  nonisolated static let losses = 0...1.0

  private func setClock(_ call: InspectionCall) throws(InspectionFault) -> InspectionAnswer {
    let isPaused = try flag("paused", call)
    let jumpsToNext = try flag("next", call) ?? false
    let speed = try number("speed", call, in: Inspection.speeds)
    let (farAhead, moments) = (
      "seconds from now, at most \(Inspection.plain(Inspection.farthest))",
      "UNIX seconds, as in now: \(simulator.now)"
    )
    let advance = try number("advance", call, fix: farAhead)
    let moment = try number("to", call, fix: moments)
    if advance != nil, moment != nil {
      throw InspectionFault(
        400, "advance and to both say where to jump", fix: "send one of them")
    }
    let isReal = try flag("real", call) ?? false
    var goal = moment ?? advance.map { simulator.now + $0 }
    if let goal, goal < simulator.now, !isReal || advance != nil {
      throw InspectionFault(
        409, "time does not go back",
        fix: "now is \(simulator.now): jump to a later time; real: true returns to this machine's")
    }
    if let goal, goal > simulator.now + Inspection.farthest {
      throw InspectionFault(
        400, "\(advance == nil ? "to" : "advance") is more than ten years ahead",
        fix: advance == nil ? moments : farAhead)
    }
    // A request that is refused changes nothing; what else it asks for brings no moment where there is none.
    if jumpsToNext, simulator.momentsAhead.isEmpty { throw nothingAhead }
    try act {
      if isReal { simulator.returnToRealTime() }
      if let advance, isReal { goal = simulator.now + advance }
      if let speed { simulator.setSpeed(speed) }
      if let isPaused { simulator.setPaused(isPaused) }
      if let goal { simulator.jump(to: goal) }
      if jumpsToNext { simulator.jumpToNextMoment() }
    }
    return InspectionAnswer(Shapes.clock.json(clock))
  }

  private var nothingAhead: InspectionFault {
    InspectionFault(
      409, "nothing is going to happen by itself", fix: "start an activity, or set a stale date")
  }

  var switches: SwitchesView {
    SwitchesView(
      device: simulator.phone.device,
      apps: simulator.apps.compactMap { app in
        simulator.phone.settings(of: app.folder.bundle).map {
          AppSwitches(
            name: app.folder.name, permission: $0.liveActivities,
            frequentPushes: $0.frequentUpdates, notifications: $0.notifications)
        }
      }, traits: simulator.phone.traits, settings: simulator.settings)
  }

  private func setSwitches(_ call: InspectionCall) throws(InspectionFault) -> InspectionAnswer {
    // All switches are read before the first one changes: a refused request changes nothing.
    var changes: [Change] = []
    var trial = simulator.settings
    let members = call.body.object?.members ?? []
    let screen = try LockWish(members, simulator.phone.device)
    // Who sends the members in another order wants the same. What a phone can do depends on which one it is: that comes
    // first. Opening an app unlocks, lying on its side locks, and then comes what the screen is to be.
    for place in ["device", nil, "foreground", "standBy"] {
      for (name, value) in members where Inspection.place(of: name) == place {
        if name == "foreground", keeps(foreground: value, screen) { continue }
        changes.append(try change(name, value, &trial))
      }
    }
    try act {
      for change in changes { change() }
      for person in screen.acts(on: simulator.phone.device.screen) {
        simulator.send(.person(person))
      }
    }
    return InspectionAnswer(Shapes.switches.json(switches))
  }

  /// Returns whether the app that is to be in the foreground, by any of its names, stays there.
  private func keeps(foreground app: JSONValue, _ screen: LockWish) -> Bool {
    if app == .null { return screen.keeps(foreground: nil) }
    guard let app = app.string.flatMap(simulator.app(named:)) else { return false }
    return screen.keeps(foreground: app.folder.bundle)
  }

  /// Returns the member's own name where it has a place among the others; nil where any is right.
  private static func place(of name: String) -> String? {
    ["device", "foreground", "standBy"].contains(name) ? name : nil
  }

  /// What a member of the body asks for, when that is possible.
  private typealias Change = @MainActor () -> Void

  /// Returns what one member of the body asks for; throws why that cannot be.
  ///
  /// - Parameter trial: the settings as the members before it make them.
  private func change(
    _ name: String, _ value: JSONValue, _ trial: inout SimulatorSettings
  ) throws(InspectionFault) -> Change {
    switch name {
    case "offline": return sending(.set(.offline(try value.flag(named: name))))
    case "holdsLowPriority": return sending(.set(.holdsLowPriority(try value.flag(named: name))))
    case "strictPhone", "pushesFollowClock", "supersedes", "attention":
      return sending(.set(.trait(name, .flag(try value.flag(named: name)))))
    case "lockScreenSleep":
      guard let seconds = value.double, Inspection.lockScreenSleeps.contains(seconds) else {
        throw InspectionFault(
          400, "lockScreenSleep is \(Inspection.told(value))",
          fix: "seconds, 0 to 86400; 0: it does not sleep")
      }
      return sending(.set(.trait(name, .number(seconds))))
    case "loss":
      guard let share = value.double, Inspection.losses.contains(share) else {
        throw InspectionFault(
          400, "loss is \(Inspection.told(value))", fix: "a share from 0 to 1")
      }
      return sending(.set(.loss(share, seed: simulator.seed)))
    case "permission": return try sending(for: name, value) { .liveActivities(bundle: $0, $1) }
    case "frequentPushes": return try sending(for: name, value) { .frequentUpdates(bundle: $0, $1) }
    case "notifications": return try sending(for: name, value) { .notifications(bundle: $0, $1) }
    case "foreground": return try opening(value)
    // Both say together what the screen is to be.
    case "locked", "asleep": return {}
    default: return try setting(name, value, &trial)
    }
  }

  /// Returns a change that brings an app to the front, or the Home Screen for null.
  private func opening(_ value: JSONValue) throws(InspectionFault) -> Change {
    if value == .null { return sending(.person(.goHome)) }
    guard let app = value.string.flatMap(simulator.app(named:)) else {
      throw InspectionFault(
        400, "foreground is \(value.string.map { "“\($0)”, no app here" } ?? value.kind)",
        fix: "one of: \(appNames), a bundle id, or null for the Home Screen")
    }
    return sending(.person(.open(bundle: app.folder.bundle)))
  }

  /// Returns a change of one of the simulator's settings, tried on a copy of them.
  private func setting(
    _ name: String, _ value: JSONValue, _ trial: inout SimulatorSettings
  ) throws(InspectionFault) -> Change {
    do {
      try trial.set(name, to: value)
    } catch {
      throw InspectionFault(400, error.sentence, fix: error.fix)
    }
    if name == "standBy", value.bool == true, !trial.device.hasStandBy {
      throw InspectionFault(
        400, "\(trial.device.name) has no StandBy",
        fix: "choose a phone with iOS 17 or later")
    }
    // Tried just now.
    return { [simulator] in try? simulator.set(name, to: value) }
  }

  /// Returns a change of one of the permissions of some apps.
  private func sending(
    for name: String, _ value: JSONValue, _ change: (_ bundle: String, _ isOn: Bool) -> Switch
  ) throws(InspectionFault) -> Change {
    let events = try bundles(name, value).map { Event.set(change($0, $1)) }
    return { [simulator] in for event in events { simulator.send(event) } }
  }

  private func sending(_ event: Event) -> Change {
    { [simulator] in simulator.send(event) }
  }

  /// Reads `{bundle: bool}`, or one truth value for all apps.
  private func bundles(
    _ name: String, _ value: JSONValue
  ) throws(InspectionFault) -> [(String, Bool)] {
    if let isOn = value.bool { return simulator.apps.map { ($0.folder.bundle, isOn) } }
    var list: [(String, Bool)] = []
    for member in value.object?.members ?? [] {
      guard let app = simulator.app(named: member.key) else {
        throw InspectionFault(
          400, "\(name) has “\(member.key)”, no app here", fix: "one of: \(appNames)")
      }
      guard let isOn = member.value.bool else {
        throw InspectionFault(
          400, "\(name) has “\(member.key)”: \(member.value.compact)", fix: "true or false")
      }
      if list.contains(where: { $0.0 == app.folder.bundle }) {
        throw InspectionFault(
          400, "\(name) has “\(member.key)” more than once", fix: "send each app once")
      }
      list.append((app.folder.bundle, isOn))
    }
    if list.isEmpty {
      throw InspectionFault(
        400, "\(name) is \(value.kind)", fix: "true, false or {app: true or false}")
    }
    return list
  }
}
