import LiveActivities

extension RunningSimulator {
  /// Stops the clock or lets it run again.
  public func setPaused(_ isPaused: Bool) {
    changeClock { clock, real in
      if isPaused { clock.pause(at: real) } else { clock.resume(at: real) }
      return isPaused ? .pause : .resume
    }
  }

  /// Lets the clock run at another speed.
  public func setSpeed(_ speed: Double) {
    changeClock { clock, real in
      clock.setSpeed(min(max(speed, 0.01), 100_000), at: real)
      return .speed(clock.speed)
    }
  }

  /// Jumps forward to a virtual time, through every moment on the way.
  public func jump(to time: Double) {
    // A scenario's events happen at their own time: otherwise a push would be hours old on arrival.
    while let player, let due = player.nextTime, due <= time {
      jumpClock(to: due)
      player.step()
    }
    jumpClock(to: time)
  }

  /// Pauses the clock, lets it run or changes its speed, as a scenario's line or a caller says: sent as an event, the act
  /// would reach the phone alone. A jump goes by its time, and nobody sets the clock.
  func carryOut(_ act: ClockAct) {
    switch act {
    case .pause: setPaused(true)
    case .resume: setPaused(false)
    case .speed(let speed): setSpeed(speed)
    case .jump, .set: break
    }
  }

  private func jumpClock(to time: Double) {
    changeClock { clock, real in
      clock.jump(to: time, at: real)
      return .jump
    }
  }

  /// Brings the clock back to this machine's; what the phone remembers keeps its distance from now.
  public func returnToRealTime() {
    // The phone lives up to the moment that is left behind.
    advance()
    changeClock(at: now) { clock, real in
      shift(by: clock.returnToReal(at: real))
      return .set(to: VirtualClock.inMillionths(real))
    }
  }

  /// Brings what is remembered beside the phone to another clock.
  private func shift(by seconds: Double) {
    diary.shift(by: seconds)
    lastAlerts.shift(by: seconds)
    watch.shift(by: seconds)
  }

  /// Jumps to the first of the moments to come; false when there is none.
  @discardableResult
  public func jumpToNextMoment() -> Bool {
    advance()
    guard let next = momentsAhead.first else { return false }
    jump(to: next.time)
    return true
  }

  /// Seconds by which jumps, pauses and speed have brought the phone's clock ahead of this machine's.
  public var secondsAhead: Double {
    let real = realTime()
    return clock.now(at: real) - real
  }

  /// The same in whole thousandths, as it is told.
  var roundedAhead: Double { (secondsAhead * 1e3).rounded() / 1e3 }

  /// The moments to come of all activities, of a scenario and of the first push that expires, the next one first.
  public var momentsAhead: [MomentAhead] {
    let scheduled = player?.nextTime.map {
      MomentAhead(name: "next event", time: $0, activityID: "")
    }
    let expiry = phone.nextExpiry.map { MomentAhead(name: "expiry", time: $0, activityID: "") }
    return (phone.activities.flatMap(momentsAhead(of:)) + [scheduled, expiry].compactMap { $0 })
      .sorted { ($0.time, $0.activityID) < ($1.time, $1.activityID) }
  }

  /// Returns the same for one activity.
  func momentsAhead(of activity: LiveActivity) -> [MomentAhead] {
    let longest = activity.isAlarm ? nil : activity.startedAt + phone.traits.longestActive
    let moments: [(name: String, time: Double?)] =
      switch activity.phase {
      case .pending: [("start", activity.startedAt)]
      case .active:
        [("stale", activity.staleDate), ("alarm", activity.firesAt), ("8 hours", longest)]
      case .stale:
        [("alarm", activity.firesAt), ("8 hours", longest)]
      case .ended: [("dismissal", activity.dismissalDate)]
      case .dismissed: []
      }
    return moments.compactMap { name, time in
      guard let time, time > phone.now else { return nil }
      return MomentAhead(name: name, time: time, activityID: activity.id)
    }
    .sorted { $0.time < $1.time }
  }
}

/// Something that the clock will bring about.
public struct MomentAhead: Hashable, Sendable {
  /// `stale`, `alarm`, `8 hours`, `dismissal`, `start`; of a scenario `next event`; of a push that waits `expiry`.
  public var name: String
  /// Virtual UNIX seconds.
  public var time: Double
  /// Empty for a scenario's event and for a push.
  public var activityID: String
}
