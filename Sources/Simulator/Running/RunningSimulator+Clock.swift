import CLinux
import LiveActivities

/// Seconds of this machine's calendar clock.
func wallTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

extension RunningSimulator {
  /// Stops the clock or lets it run again.
  public func setPaused(_ isPaused: Bool) {
    let real = options.realTime()
    if isPaused { clock.pause(at: real) } else { clock.resume(at: real) }
    clockChanged(isPaused ? .pause : .resume)
  }

  /// Lets the clock run at another speed.
  public func setSpeed(_ speed: Double) {
    clock.setSpeed(min(max(speed, 0.01), 100_000), at: options.realTime())
    clockChanged(.speed(clock.speed))
  }

  /// Jumps forward to a virtual time, through every moment on the way.
  public func jump(to time: Double) {
    clock.jump(to: time, at: options.realTime())
    clockChanged(.jump)
  }

  /// Jumps to the next moment that matters; false when there is none.
  @discardableResult
  public func jumpToNextMoment() -> Bool {
    advance()
    guard let next = phone.nextDeadline else { return false }
    jump(to: next.time)
    return true
  }

  private func clockChanged(_ act: ClockAct) {
    let real = options.realTime()
    let offset = clock.now(at: real) - real
    change.clock = true
    send(.clock(act))
    if abs(offset - settings.clockOffset) > 0.001 {
      settings.clockOffset = offset
      journal?.append(
        JournalLine.settings(["clockOffset": .double(offset)], at: now))
    }
    tell()
  }

  /// The moments to come of all activities, the next one first.
  public var momentsAhead: [MomentAhead] {
    var list: [MomentAhead] = []
    for activity in phone.activities {
      func add(_ name: String, _ time: Double?) {
        guard let time, time > phone.now else { return }
        list.append(MomentAhead(name: name, time: time, activityID: activity.id))
      }
      switch activity.phase {
      case .pending: add("start", activity.startedAt)
      case .active, .stale:
        if activity.phase == .active { add("stale", activity.staleDate) }
        add("8 hours", activity.startedAt + phone.traits.longestActive)
      case .ended: add("dismissal", activity.dismissalDate)
      case .dismissed: break
      }
    }
    return list.sorted { ($0.time, $0.activityID) < ($1.time, $1.activityID) }
  }
}

/// Something that the clock will bring about.
public struct MomentAhead: Hashable, Sendable {
  /// `stale`, `8 hours`, `dismissal`, `start`.
  public var name: String
  /// Virtual UNIX seconds.
  public var time: Double
  public var activityID: String
}
