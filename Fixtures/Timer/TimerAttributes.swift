import ActivityKit

/// One countdown.
struct TimerAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var phase: TimerPhase
  }

  var name: String
  /// The whole length in seconds.
  var duration: TimeInterval
}

enum TimerPhase: Codable, Hashable {
  case running(interval: ClosedRange<Date>)
  case paused(remaining: TimeInterval)
  case finished(at: Date)
}

extension TimerAttributes.ContentState {
  /// The state after a press on the pause button at a date.
  func toggled(at date: Date, duration: TimeInterval) -> Self {
    switch phase {
    case .running(let interval):
      Self(phase: .paused(remaining: max(0, interval.upperBound.timeIntervalSince(date))))
    case .paused(let remaining):
      // The start lies as far back as has been counted, so that bars keep their place.
      Self(
        phase: .running(
          interval: date.addingTimeInterval(
            remaining - max(duration, remaining))...date.addingTimeInterval(remaining)))
    case .finished:
      self
    }
  }
}
