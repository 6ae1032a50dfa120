import Findings

// What a person does with the phone, and what is switched.
extension SimulatedPhone {
  mutating func handle(_ act: PersonAct, _ effects: inout [Effect]) {
    perform(act, &effects)
    stayLit()
  }

  private mutating func perform(_ act: PersonAct, _ effects: inout [Effect]) {
    switch act {
    case .lock: lock(&effects)
    case .wake:
      light(&effects)
      wake(&effects)
    case .unlock: unlock(&effects)
    case .open(let bundle): open(bundle, url: nil, &effects)
    case .goHome:
      (device.foreground, device.openedURL) = (nil, nil)
      unlock(&effects)
    case .tap(let id, let url): tap(id, url, &effects)
    case .press(let id, let control): press(id, control, &effects)
    case .hold(let id): hold(id, &effects)
    case .collapse:
      collapse(&effects)
      coverAgain(&effects)
    case .uncover(let id): uncover(id, &effects)
    case .swipe(let id): swipe(id, &effects)
    case .restore: restore(&effects)
    case .hide(let id): hide(id, &effects)
    case .reveal: reveal(&effects)
    case .swap: swapIsland(&effects)
    case .standBy: putOnSide(&effects)
    case .upright: takeUp(&effects)
    case .show(let id): show(id, &effects)
    case .unfold(let bundle):
      device.unfolded = bundle
      effects.append(.presentationChanged)
    case .swipeNotification(let number):
      notificationList.removeAll { $0.id == number }
      effects.append(.presentationChanged)
    case .allow(let bundle): decide(.allowed, bundle, &effects)
    case .deny(let bundle): decide(.denied, bundle, &effects)
    }
  }

  mutating func lock(_ effects: inout [Effect]) {
    collapse(&effects)
    turnOff(&effects)
    endTransients(.lock, &effects)
  }

  private mutating func endTransients(_ why: EndReason, _ effects: inout [Effect]) {
    for slot in transientSlots { end(slot, dismissal: .immediate, why: why, &effects) }
  }

  private var transientSlots: [Int] {
    apps.flatMap(\.running.numbers)
      .filter { slots[$0].activity.style == .transient }.sorted()
  }

  mutating func wake(_ effects: inout [Effect]) {
    effects.append(.presentationChanged)
    deliverSleeping(&effects)
  }

  private mutating func unlock(_ effects: inout [Effect]) {
    device.screen = .unlocked
    (device.standBy, device.uncovered, device.sleptAt) = (nil, nil, nil)
    device.unfolded = nil
    // Unlocking sweeps the notifications off the Lock Screen.
    notificationList = []
    wake(&effects)
  }

  private mutating func open(_ bundle: String, url: String?, _ effects: inout [Effect]) {
    if let app = place(of: bundle) {
      launch(app, &effects)
    } else if SystemActivityRow.appTitle(of: bundle) == nil,
      !notificationList.contains(where: { $0.bundle == bundle })
    {
      return
    }
    unlock(&effects)
    (device.foreground, device.openedURL) = (bundle, url)
    collapse(&effects)
    effects.append(.open(bundle: bundle, url: url))
    effects.append(.presentationChanged)
  }

  /// Handles a touch outside of the controls: in StandBy's clock it brings the activity to the whole screen.
  private mutating func tap(_ id: String, _ url: String?, _ effects: inout [Effect]) {
    if let standBy = device.standBy, device.screen == .lockScreen, standBy.opened != id {
      return show(id, &effects)
    }
    if let kind = SystemActivity.Kind(islandID: id) {
      guard let bundle = kind.row.bundle, systemActivities.contains(where: { $0.kind == kind })
      else { return }
      return open(bundle, url: nil, &effects)
    }
    if let slot = slotPlaces[id] { open(slots[slot].activity.bundle, url: url, &effects) }
  }

  private func press(_ id: String, _ control: String, _ effects: inout [Effect]) {
    guard activity(id) != nil else { return }
    if let finding = refusal(toPress: id) {
      effects.append(.remark(activityID: id, finding))
    } else {
      effects.append(.perform(activityID: id, control: control))
    }
  }

  /// Whether the phone knows who uses it: it is unlocked, or somebody looks at its lit Lock Screen, so that Face ID has
  /// recognized them, where there is Face ID.
  private var isAuthenticated: Bool {
    switch device.screen {
    case .unlocked: true
    case .lockScreen: traits.seesAttention
    case .asleep: false
    }
  }

  /// Returns why a press on an activity's button or toggle does nothing; nil: its intent runs.
  public func refusal(toPress id: String) -> Finding? {
    // An alarm is answered without unlocking the phone.
    guard let activity = activity(id), !activity.isRinging else { return nil }
    if isAuthenticated { return nil }
    return Finding(
      "control-while-locked",
      fix: traits.hasFaceID
        ? nil : "Unlock it: without Face ID it does not recognize who looks at it.")
  }

  private mutating func hold(_ id: String, _ effects: inout [Effect]) {
    guard device.screen == .unlocked, traits.hasIsland, islandSelection.names(id) else { return }
    // A finger on an alarm does not silence it, and a transient activity stays what it is.
    if let expansion = device.expansion, expansion.activityID == id, expansion.until == nil {
      return
    }
    expand(id, cause: .hold, until: nil, &effects)
  }

  private mutating func decide(
    _ permission: Permission, _ bundle: String, _ effects: inout [Effect]
  ) {
    guard let app = place(of: bundle) else { return }
    let isAskedFirst = apps[app].permission == .undecided && apps[app].activityCount > 0
    let isAgain = permission == .allowed && asksAgain(apps[app])
    apps[app].permission = isAgain ? .always : permission
    apps[app].startsSinceAllowed = isAskedFirst && permission == .allowed ? 0 : nil
    // Settings shows the same switch.
    apps[app].activitiesEnabled = permission != .denied
    effects.append(.presentationChanged)
    if permission == .denied {
      endAll(of: app, dismissing: true, why: .notAllowed, &effects)
      return
    }
    collectTokens(app, &effects)
  }

  mutating func handle(_ change: Switch, _ effects: inout [Effect]) {
    switch change {
    case .offline(let isOffline):
      let returns = device.isOffline && !isOffline
      device.isOffline = isOffline
      if returns { comeOnline(&effects) }
    case .loss(let share, let seed):
      device.loss = min(max(share.isFinite ? share : 0, 0), 1)
      lossRandom = SeededRandom(seed: seed)
    case .liveActivities(let bundle, let isOn):
      guard let app = place(of: bundle), apps[app].activitiesEnabled != isOn else { return }
      apps[app].activitiesEnabled = isOn
      if apps[app].permission != .undecided {
        apps[app].permission = isOn ? .allowed : .denied
      }
      // Who has set it in Settings is not asked again.
      apps[app].startsSinceAllowed = nil
      if !isOn {
        endAll(of: app, dismissing: true, why: .switchedOff, &effects)
      }
    case .frequentUpdates(let bundle, let isOn):
      guard let app = place(of: bundle), apps[app].frequentUpdatesEnabled != isOn else { return }
      apps[app].frequentUpdatesEnabled = isOn
      endAll(of: app, dismissing: false, why: .frequentUpdates, &effects)
    case .notifications(let bundle, let isOn):
      if let app = place(of: bundle) { apps[app].notificationsEnabled = isOn }
    case .holdsLowPriority(let holds):
      device.holdsLowPriority = holds
      if !holds, !traits.isStrictest { deliverSleeping(&effects) }
    case .trait(let name, let value):
      if traits.set(name, to: value) { effects.append(.presentationChanged) }
      if name == "longestActive" {
        for slot in slots.indices where slots[slot].activity.phase != .dismissed {
          setDeadline(slot)
        }
      }
      if ["attention", "hasFaceID", "lockScreenSleep", "autoLock"].contains(name) { stayLit() }
      if !device.holdsLowPriority, !traits.isStrictest { deliverSleeping(&effects) }
    }
  }

  mutating func handle(_ act: ClockAct, _ effects: inout [Effect]) {
    switch act {
    case .jump: break
    case .pause: device.isClockPaused = true
    case .resume: device.isClockPaused = false
    case .speed(let speed): device.clockSpeed = speed > 0 && speed.isFinite ? speed : 1
    case .set(let time):
      (device.isClockPaused, device.clockSpeed) = (false, 1)
      setClock(to: time, &effects)
    }
  }

  /// Starts the phone again, locked. Activities, tokens and settings come back.
  mutating func reboot(_ effects: inout [Effect]) {
    collapse(&effects)
    endTransients(.restart, &effects)
    device.screen = .lockScreen
    device.foreground = nil
    (device.standBy, device.uncovered, device.unfolded) = (nil, nil, nil)
    (device.hidden, device.attached, device.system, device.sleptAt) = (nil, nil, nil, nil)
    stayLit()
    effects.append(.presentationChanged)
    deliverSleeping(&effects)
  }
}
