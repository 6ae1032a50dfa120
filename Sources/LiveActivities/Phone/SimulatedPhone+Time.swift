// What the clock does to activities.
extension SimulatedPhone {
  /// Lives through every moment up to and including a time, in order.
  public mutating func advance(to time: Double) -> [Effect] {
    var effects: [Effect] = []
    advance(to: time, into: &effects)
    return effects
  }

  /// Lets time pass and appends the effects.
  public mutating func advance(to time: Double, into effects: inout [Effect]) {
    guard time.isFinite else { return }
    while let next = nextMomentTime, next <= time {
      now = max(now, next)
      if let until = device.expansion?.until, until <= now { collapse(&effects) }
      endSystemActivities(&effects)
      if let time = device.sleepsAt, time <= now { fallAsleep(&effects) }
      expire(&effects)
      if let due = deadlines.first, due.key <= now { live(through: due.number, &effects) }
      deliverSleepingWhenLit(&effects)
      forgetGone()
    }
    if time > now { now = time }
  }

  /// The next moment at which something changes by itself.
  public var nextDeadline: Deadline? { upcomingDeadlines(1).first }

  /// Returns the next moments at which something changes by itself, earliest first.
  public func upcomingDeadlines(_ count: Int) -> [Deadline] {
    var list: [Deadline] = []
    if let expansion = device.expansion, let until = expansion.until {
      list.append(Deadline(time: until, kind: .alertEnds, activityID: expansion.activityID))
    }
    if let time = device.sleepsAt { list.append(Deadline(time: time, kind: .sleep)) }
    if let time = systemEnd { list.append(Deadline(time: time, kind: .systemEnds)) }
    if let time = nextExpiry { list.append(Deadline(time: time, kind: .expiry)) }
    let due =
      count == 1 ? deadlines.first.map { [$0] } ?? [] : Array(deadlines.sorted.prefix(count))
    for (time, slot) in due {
      list.append(
        Deadline(time: time, kind: deadlineKind(slot), activityID: slots[slot].activity.id))
    }
    return Array(list.sorted { $0.time < $1.time }.prefix(count))
  }

  /// When the first of the pushes that wait expires; nil: none waits.
  public var nextExpiry: Double? { expiries?.first?.time }

  /// When the next moment comes; asked for after every pass of the loop.
  public var nextMomentTime: Double? {
    var moment = deadlines.first?.key ?? .infinity
    if let until = device.expansion?.until { moment = min(moment, until) }
    if let time = device.sleepsAt { moment = min(moment, time) }
    if let time = systemEnd { moment = min(moment, time) }
    if let time = nextExpiry { moment = min(moment, time) }
    return moment < .infinity ? moment : nil
  }

  private func deadlineKind(_ slot: Int) -> Deadline.Kind { nextMoment(slot)?.kind ?? .dismissal }

  /// Tells the clock when a slot's activity changes next.
  mutating func setDeadline(_ slot: Int) { deadlines.set(slot, to: nextMoment(slot)?.time) }

  /// Returns when an activity changes next by itself, and how; nil when it is gone.
  private func nextMoment(_ slot: Int) -> (time: Double, kind: Deadline.Kind)? {
    let phase = slots[slot].activity.phase
    switch phase {
    case .pending: return (slots[slot].activity.startedAt, .start)
    case .ended: return slots[slot].activity.dismissalDate.map { ($0, .dismissal) }
    case .dismissed: return nil
    case .active, .stale:
      let limit = slots[slot].activity.startedAt + traits.longestActive
      // An alarm counts for as long as it likes.
      if isAlarm(slot), let alarm = slots[slot].activity.firesAt {
        if phase == .active, let stale = slots[slot].activity.staleDate, stale < alarm {
          return (stale, .stale)
        }
        return (alarm, .alarm)
      }
      if phase == .active, let stale = slots[slot].activity.staleDate, stale < limit {
        return (stale, .stale)
      }
      return isAlarm(slot) ? nil : (limit, .eightHours)
    }
  }

  private mutating func live(through slot: Int, _ effects: inout [Effect]) {
    switch deadlineKind(slot) {
    case .start: startScheduled(slot, &effects)
    case .stale:
      slots[slot].activity.phase = .stale
      slots[slot].activity.revision += 1
      setDeadline(slot)
      tell(.becameStale, slot, "stale date", &effects)
    case .alarm: ring(slot, &effects)
    case .eightHours:
      end(slot, dismissal: .default, why: .eightHours, &effects)
    case .dismissal:
      dismiss(slot, why: "its time on the Lock Screen is over", &effects)
    case .alertEnds, .sleep, .systemEnds, .expiry: break
    }
  }

  /// Tells a moment, and that the activity has changed.
  func tell(_ kind: Moment.Kind, _ slot: Int, _ why: String, _ effects: inout [Effect]) {
    let id = slots[slot].activity.key
    effects.append(.moment(Moment(activityID: id.text, kind: kind, time: now, why: why)))
    effects.append(.activityChanged(id))
  }
}
