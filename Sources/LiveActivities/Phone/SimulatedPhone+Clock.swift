// The clock is set to another time: what the phone remembers is moved with it, so that nothing becomes older or younger.
extension SimulatedPhone {
  /// Sets the clock, also back.
  mutating func setClock(to time: Double, _ effects: inout [Effect]) {
    let seconds = time - now
    // Beyond thousands of years a moment more is no longer another time.
    guard abs(time) <= 1e11, seconds != 0 else { return }
    now = time
    for slot in slots.indices {
      slots[slot].activity.shift(by: seconds)
      slots[slot].budget.shift(by: seconds)
      slots[slot].queue.shift(by: seconds)
      slots[slot].lastOrder?.time += seconds
      if slots[slot].activity.phase != .dismissed { setDeadline(slot) }
    }
    for id in slotPlaces.keys.sorted() { effects.append(.activityChanged(ActivityID(id))) }
    for app in apps.indices {
      for type in apps[app].startBudgets.keys {
        apps[app].startBudgets[type]?.shift(by: seconds)
      }
    }
    for number in jobs.keys { jobs[number]?.shift(by: seconds) }
    for key in channelsByKey.keys {
      channelsByKey[key]?.storedAt += seconds
      channelsByKey[key]?.expires? += seconds
      let stored = channelsByKey[key]?.stored?.shifted(by: seconds)
      channelsByKey[key]?.stored = stored
    }
    for key in stored.keys { stored[key]?.shift(by: seconds) }
    for place in sleeping.indices { sleeping[place].shift(by: seconds) }
    findExpiries()
    for token in tokenEntries.keys { tokenEntries[token]?.deadSince? += seconds }
    for place in notificationList.indices { notificationList[place].time += seconds }
    device.expansion?.until? += seconds
    device.sleepsAt? += seconds
    device.sleptAt? += seconds
    for place in (device.system ?? []).indices {
      device.system?[place].startedAt += seconds
      device.system?[place].until? += seconds
    }
    lastSwiped?.activity.shift(by: seconds)
    lastSwiped?.budget.shift(by: seconds)
    lastSwiped?.lastOrder?.time += seconds
    log.shift(by: seconds)
    effects.append(.presentationChanged)
  }
}

extension LiveActivity {
  /// Brings its times to another clock.
  public mutating func shift(by seconds: Double) {
    endedAt? += seconds
    dismissalDate? += seconds
    startedAt += seconds
    staleDate? += seconds
    lastTimestamp += seconds
    // By the sender's clock the last timestamp stays what it was.
    lastAhead? += seconds
    revision += 1
  }
}

extension HeldPush {
  fileprivate mutating func shift(by seconds: Double) {
    time += seconds
    expires += seconds
    arrival = arrival.shifted(by: seconds)
  }
}

extension JobOwner {
  fileprivate mutating func shift(by seconds: Double) {
    switch self {
    case .start(var start):
      start.activity.shift(by: seconds)
      start.scheduled? += seconds
      self = .start(start)
    case .slot(let slot, var candidate):
      candidate.staleDate? += seconds
      self = .slot(slot, candidate)
    case .departed: break
    }
  }
}
