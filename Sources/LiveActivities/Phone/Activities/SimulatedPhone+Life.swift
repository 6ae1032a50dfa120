import Findings

// The transitions between an activity's phases.
extension SimulatedPhone {
  /// Adds an activity to its app's running ones, or removes it.
  mutating func setStanding(_ slot: Int) {
    let phase = slots[slot].activity.phase
    let isInIsland = slots[slot].activity.isPresented && (phase == .active || phase == .stale)
    let standing =
      isInIsland
      ? Standing(
        score: slots[slot].activity.relevanceScore, startNumber: slots[slot].activity.startNumber)
      : nil
    apps[slots[slot].app].running.set(slot, to: standing)
  }

  /// Puts a new activity on the phone, active, stale or scheduled.
  mutating func begin(_ start: StartCandidate, canonical: String, _ effects: inout [Effect]) {
    startCount += 1
    var activity = start.activity
    activity.startNumber = startCount
    if let scheduled = start.scheduled {
      (activity.phase, activity.startedAt) = (.pending, scheduled)
    } else {
      (activity.phase, activity.startedAt) = (.active, now)
      if let stale = activity.staleDate, stale <= now {
        // An activity that is created stale succeeds, and nothing shows it.
        (activity.phase, activity.isPresented) = (.stale, false)
      }
    }
    let entry = ActivitySlot(
      activity, app: start.app, canonicalState: Fingerprint(canonical), startRecord: start.record)
    let slot: Int
    if let free = freeSlots.popLast() {
      slot = free
      slots[slot] = entry
    } else {
      slot = slots.count
      slots.append(entry)
    }
    slotPlaces[activity.key] = slot
    if start.scheduled != nil { startAlerts[slot] = start.alert }
    apps[start.app].activityCount += 1
    if let starts = apps[start.app].startsSinceAllowed {
      apps[start.app].startsSinceAllowed = min(starts, 1 << 30) + 1
    }
    if case .channel(let id) = activity.pushType {
      channelsByKey[ChannelKey(bundle: activity.bundle, id: id)]?.listeners.append(slot)
    }
    setDeadline(slot)
    if activity.phase == .pending {
      effects.append(.activityChanged(activity.key))
      return
    }
    present(slot, alert: start.alert, &effects)
    if start.wantsToken { issueActivityToken(slot, &effects) }
  }

  /// Lets an activity appear that has just become active.
  private mutating func present(_ slot: Int, alert: AlertText?, _ effects: inout [Effect]) {
    let activity = slots[slot].activity
    setStanding(slot)
    tell(.started, slot, slots[slot].startRecord == 0 ? "request" : "start push", &effects)
    effects.append(.presentationChanged)
    if activity.isPresented { announce(activity, slot, alert: alert, &effects) }
    // One that is created stale listens, too: the stored message may make it fresh.
    if case .channel(let id) = activity.pushType { catchUp(slot, channel: id, &effects) }
  }

  /// Lets the phone tell that an activity has appeared.
  private mutating func announce(
    _ activity: LiveActivity, _ slot: Int, alert: AlertText?, _ effects: inout [Effect]
  ) {
    if activity.isAlarm {
      // One that counts down appears without a word.
      if activity.isRinging { sound(slot, &effects) }
    } else if let alert {
      play(alert, slot, &effects)
    }
    if activity.style == .transient, device.screen == .unlocked {
      expand(activity.id, cause: .transient, until: nil, &effects)
    }
  }

  mutating func startScheduled(_ slot: Int, _ effects: inout [Effect]) {
    let alert = startAlerts.removeValue(forKey: slot)
    slots[slot].activity.phase = .active
    if let stale = slots[slot].activity.staleDate, stale <= now {
      slots[slot].activity.phase = .stale
      slots[slot].activity.isPresented = false
    }
    slots[slot].activity.revision += 1
    setDeadline(slot)
    present(slot, alert: alert, &effects)
    if slots[slot].activity.pushType == .token { issueActivityToken(slot, &effects) }
  }

  /// Ends an activity; it leaves the island at once and the Lock Screen by the policy.
  mutating func end(
    _ slot: Int, dismissal: ActivityEnd.Dismissal, why: EndReason, _ effects: inout [Effect]
  ) {
    guard slots[slot].activity.phase.isRunning else { return }
    let wasPending = slots[slot].activity.phase == .pending
    slots[slot].activity.phase = .ended
    setStanding(slot)
    slots[slot].activity.endedAt = now
    slots[slot].activity.endReason = why
    slots[slot].activity.revision += 1
    let latest = now + traits.longestOnLockScreen
    let date: Double
    switch dismissal {
    // A stopped alarm leaves nothing behind.
    case .default: date = isAlarm(slot) ? now : latest
    case .immediate: date = now
    case .after(let wished): date = wished.isFinite ? min(wished, latest) : latest
    }
    slots[slot].activity.dismissalDate = date
    setDeadline(slot)
    tell(.ended, slot, why.words, &effects)
    effects.append(.presentationChanged)
    let (activity, app) = (slots[slot].activity, slots[slot].app)
    leaveExpansion(activity.id, &effects)
    bringBack(activity.id)
    if date <= now || wasPending { dismiss(slot, why: why.words, &effects) }
    if dismissal == .default { rearm(activity, app: app, &effects) }
  }

  /// Removes an activity from the phone.
  mutating func dismiss(_ slot: Int, why: String, _ effects: inout [Effect]) {
    let activity = slots[slot].activity
    guard activity.phase != .dismissed else { return }
    let app = slots[slot].app
    slots[slot].activity.phase = .dismissed
    setStanding(slot)
    slots[slot].activity.revision += 1
    setDeadline(slot)
    apps[app].activityCount -= 1
    slotPlaces[activity.key] = nil
    if let token = activity.token { retire(token, why: why) }
    if case .channel(let id) = activity.pushType {
      channelsByKey[ChannelKey(bundle: activity.bundle, id: id)]?.listeners.removeAll { $0 == slot }
      lateListeners?.removeAll { $0 == slot }
    }
    startAlerts[slot] = nil
    var current: Candidate?
    if let job = slots[slot].queue.job, case .slot(_, let candidate) = jobs.removeValue(forKey: job)
    {
      current = candidate
    }
    for candidate in slots[slot].queue.drain(current: current) {
      resolve(
        candidate,
        candidate.isEnd ? .shown : .ignored,
        candidate.isEnd
          ? []
          : [
            Finding(
              "activity-gone", sentence: "the activity was gone before the phone drew it: \(why)")
          ],
        candidate.isEnd ? "the activity ended and is gone" : "ignored: gone before it was drawn",
        &effects)
    }
    tell(.dismissed, slot, why, &effects)
    effects.append(.presentationChanged)
    leaveExpansion(activity.id, &effects)
    silence(activity.id, &effects)
    forget(activity.id)
    freeSlots.append(slot)
  }

  /// Moves a running activity to its new place by relevance.
  mutating func setRelevance(_ slot: Int, _ score: Double, _ effects: inout [Effect]) {
    if slots[slot].activity.relevanceScore == score { return }
    slots[slot].activity.relevanceScore = score
    setStanding(slot)
    effects.append(.presentationChanged)
  }

  /// Ends all activities of an app: its switch in Settings was changed.
  mutating func endAll(of app: Int, dismissing: Bool, why: EndReason, _ effects: inout [Effect]) {
    for slot in slotPlaces.values.filter({ slots[$0].app == app }).sorted() {
      if dismissing {
        dismiss(slot, why: why.words, &effects)
      } else {
        end(slot, dismissal: .default, why: why, &effects)
      }
    }
  }
}
