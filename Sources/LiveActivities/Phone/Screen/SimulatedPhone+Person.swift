import Findings

// What a person does with the phone, and what is switched.
extension SimulatedPhone {
  mutating func handle(_ act: PersonAct, _ effects: inout [Effect]) {
    switch act {
    case .lock: lock(&effects)
    case .wake:
      if device.screen == .asleep { device.screen = .lockScreen }
      wake(&effects)
    case .unlock: unlock(&effects)
    case .open(let bundle): open(bundle, url: nil, &effects)
    case .goHome:
      device.foreground = nil
      unlock(&effects)
    case .tap(let id, let url):
      if let slot = slotPlaces[id] { open(slots[slot].activity.bundle, url: url, &effects) }
    case .press(let id, let control): press(id, control, &effects)
    case .hold(let id): hold(id, &effects)
    case .collapse: collapse(&effects)
    case .swipeIsland: swipeIsland(&effects)
    case .swipe(let id):
      if let slot = slotPlaces[id], slots[slot].activity.isOnLockScreen {
        dismiss(slot, why: "swiped away", &effects)
      }
    case .swipeNotification(let number):
      notificationList.removeAll { $0.id == number }
      effects.append(.presentationChanged)
    case .allow(let bundle): decide(.allowed, bundle, &effects)
    case .deny(let bundle): decide(.denied, bundle, &effects)
    }
  }

  private mutating func lock(_ effects: inout [Effect]) {
    collapse(&effects)
    device.screen = .asleep
    for slot in transientSlots {
      end(
        slot, dismissal: .immediate, why: "a transient activity ends when the screen locks",
        &effects)
    }
    effects.append(.presentationChanged)
  }

  private var transientSlots: [Int] {
    apps.flatMap(\.running.numbers)
      .filter { slots[$0].activity.style == .transient }.sorted()
  }

  private mutating func wake(_ effects: inout [Effect]) {
    effects.append(.presentationChanged)
    deliverSleeping(&effects)
  }

  private mutating func unlock(_ effects: inout [Effect]) {
    device.screen = .unlocked
    // Unlocking sweeps the notifications off the Lock Screen.
    notificationList = []
    wake(&effects)
  }

  private mutating func open(_ bundle: String, url: String?, _ effects: inout [Effect]) {
    guard let app = place(of: bundle) else { return }
    launch(app, &effects)
    unlock(&effects)
    device.foreground = bundle
    collapse(&effects)
    effects.append(.open(bundle: bundle, url: url))
    effects.append(.presentationChanged)
  }

  private func press(_ id: String, _ control: String, _ effects: inout [Effect]) {
    guard let activity = activity(id) else { return }
    if device.screen == .unlocked {
      effects.append(.perform(activityID: id, control: control))
    } else {
      effects.append(.remark(activityID: activity.id, Finding("control-while-locked")))
    }
  }

  private mutating func hold(_ id: String, _ effects: inout [Effect]) {
    guard device.screen == .unlocked, traits.hasIsland, let slot = slotPlaces[id],
      slots[slot].activity.isInIsland, !isInFront(slots[slot].activity.bundle)
    else { return }
    device.expansion = DeviceState.Expansion(activityID: id, cause: .hold, until: nil)
    effects.append(.presentationChanged)
  }

  private mutating func swipeIsland(_ effects: inout [Effect]) {
    guard device.screen == .unlocked, device.expansion == nil else { return }
    // As often as no phone is swiped, the count begins again.
    device.islandTurn = ((device.islandTurn ?? 0) + 1) % 6_000
    effects.append(.presentationChanged)
  }

  private mutating func decide(
    _ permission: Permission, _ bundle: String, _ effects: inout [Effect]
  ) {
    guard let app = place(of: bundle) else { return }
    apps[app].permission = permission
    effects.append(.presentationChanged)
    if permission == .denied {
      endAll(of: app, dismissing: true, why: "the person tapped Don't Allow", &effects)
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
      if isOn, apps[app].permission == .denied { apps[app].permission = .allowed }
      if !isOn {
        endAll(of: app, dismissing: true, why: "Live Activities were switched off", &effects)
      }
    case .frequentUpdates(let bundle, let isOn):
      guard let app = place(of: bundle), apps[app].frequentUpdatesEnabled != isOn else { return }
      apps[app].frequentUpdatesEnabled = isOn
      endAll(of: app, dismissing: false, why: "More Frequent Updates was switched", &effects)
    case .notifications(let bundle, let isOn):
      if let app = place(of: bundle) { apps[app].notificationsEnabled = isOn }
    case .holdsLowPriority(let holds):
      device.holdsLowPriority = holds
      if !holds, !traits.isStrictest { deliverSleeping(&effects) }
    case .trait(let name, let value):
      if traits.set(name, to: value) { effects.append(.presentationChanged) }
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

  /// The phone starts again, locked; activities, tokens and settings come back.
  mutating func reboot(_ effects: inout [Effect]) {
    collapse(&effects)
    for slot in transientSlots {
      end(slot, dismissal: .immediate, why: "the phone was restarted", &effects)
    }
    device.screen = .lockScreen
    device.foreground = nil
    effects.append(.presentationChanged)
    deliverSleeping(&effects)
  }
}
