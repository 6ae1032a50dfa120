// What fingers move: cards aside and away, activities off the island and back.
extension SimulatedPhone {
  /// Moves a card aside.
  mutating func uncover(_ id: String, _ effects: inout [Effect]) {
    guard device.screen == .lockScreen, device.standBy == nil, let slot = slotPlaces[id],
      slots[slot].activity.isOnLockScreen
    else { return }
    device.uncovered = id
    effects.append(.presentationChanged)
  }

  /// Lets a card that was moved aside slide back.
  mutating func coverAgain(_ effects: inout [Effect]) {
    guard device.uncovered != nil else { return }
    device.uncovered = nil
    effects.append(.presentationChanged)
  }

  /// Removes a card, and keeps the activity for whoever takes the swipe back.
  ///
  /// A hand that takes an alarm away while it rings stops it: what its app wants to be run then runs, as by the slide.
  mutating func swipe(_ id: String, _ effects: inout [Effect]) {
    guard let slot = slotPlaces[id], slots[slot].activity.isOnLockScreen else { return }
    if slots[slot].activity.isRinging, slots[slot].activity.runsIntentWhenStopped {
      coverAgain(&effects)
      effects.append(.perform(activityID: id, control: "Stop"))
      return
    }
    var kept = slots[slot]
    kept.queue = DecodeQueue()
    if device.uncovered == id { device.uncovered = nil }
    dismiss(slot, why: "swiped away", &effects)
    // An alarm is stopped by that, and may come again by itself.
    lastSwiped = kept.activity.isAlarm ? nil : kept
    rearm(kept.activity, app: kept.app, &effects)
  }

  /// Whether a swipe can be taken back.
  public var canRestore: Bool {
    guard let kept = lastSwiped, slotPlaces[kept.activity.id] == nil else { return false }
    if let date = kept.activity.dismissalDate, date <= now { return false }
    return apps[kept.app].isInstalled && apps[kept.app].activitiesEnabled
  }

  /// Returns whether it is this activity that comes back then.
  public func canRestore(_ id: String) -> Bool { lastSwiped?.activity.id == id && canRestore }

  /// Brings back what was swiped away last, with its token.
  mutating func restore(_ effects: inout [Effect]) {
    guard canRestore, let kept = lastSwiped else { return }
    lastSwiped = nil
    let slot: Int
    if let free = freeSlots.popLast() {
      slot = free
      slots[slot] = kept
    } else {
      slot = slots.count
      slots.append(kept)
    }
    slots[slot].activity.revision += 1
    slotPlaces[kept.activity.key] = slot
    apps[kept.app].activityCount += 1
    if let token = kept.activity.token, let owner = entry(of: token), owner.deadSince == nil {
      // Another activity, or an app, was given it meanwhile.
      slots[slot].activity.token = nil
    } else if let token = kept.activity.token {
      tokenEntries[token] = nil
      deadTokens.removeAll { $0 == token }
      slotsByToken[token] = slot
    }
    if case .channel(let id) = kept.activity.pushType {
      channelsByKey[ChannelKey(bundle: kept.activity.bundle, id: id)]?.listeners.append(slot)
    }
    setStanding(slot)
    setDeadline(slot)
    tell(.updated, slot, "the swipe was taken back", &effects)
    effects.append(.presentationChanged)
  }

  // MARK: The island

  /// Takes an activity off the island; it goes on running.
  mutating func hide(_ id: String, _ effects: inout [Effect]) {
    guard islandSelection.names(id) else { return }
    device.hidden = (device.hidden ?? []) + [id]
    if device.expansion?.activityID == id { collapse(&effects) }
    effects.append(.presentationChanged)
  }

  /// Brings everything back that was taken off the island.
  mutating func reveal(_ effects: inout [Effect]) {
    guard device.hidden != nil else { return }
    device.hidden = nil
    effects.append(.presentationChanged)
  }

  /// Lets an activity show in the island again: an alert plays, or it is gone.
  mutating func bringBack(_ id: String) {
    device.hidden?.removeAll { $0 == id }
    if device.hidden?.isEmpty == true { device.hidden = nil }
    if device.attached == id { device.attached = nil }
  }

  /// Has two activities change their places; where three share the island, the next comes.
  mutating func swapIsland(_ effects: inout [Effect]) {
    let (island, waiting) = sharedIsland()
    guard case .minimal(_, let detached) = island else { return }
    if waiting.isEmpty {
      device.attached = detached
    } else {
      device.islandTurn = ((device.islandTurn ?? 0) + 1) % 3
    }
    effects.append(.presentationChanged)
  }
}
