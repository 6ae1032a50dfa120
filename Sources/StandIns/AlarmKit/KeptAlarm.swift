import SwiftUI

/// An alarm's activity as the phone told it last, whatever the app's metadata are.
struct KeptAlarm {
  let activityID: String
  let state: AlarmPresentationState
  /// How long it counts once it was put off, seconds.
  let postAlert: TimeInterval?
  private let isPending: Bool

  /// What is needed of the attributes.
  private struct Remembered: Codable { var postAlert: TimeInterval? }

  /// The alarms of this app that have not ended.
  static var all: [KeptAlarm] {
    ActivityCenter.shared.records(ofType: { $0.hasPrefix("AlarmAttributes<") }).compactMap(
      KeptAlarm.init)
  }

  /// Finds the alarm with an id; nil where there is none.
  init?(_ id: Alarm.ID) {
    guard let kept = Self.all.last(where: { $0.state.alarmID == id }) else { return nil }
    self = kept
  }

  private init?(_ record: ActivityCenter.Record) {
    guard record.activityState != .ended, record.activityState != .dismissed,
      let state = try? JSONDecoder().decode(AlarmPresentationState.self, from: record.state)
    else { return nil }
    (activityID, self.state) = (record.id, state)
    isPending = record.activityState == .pending
    postAlert = (try? JSONDecoder().decode(Remembered.self, from: record.attributes))?.postAlert
  }

  /// The alarm as an app reads it.
  var alarm: Alarm {
    let standing: Alarm.State =
      switch state.mode {
      case _ where isPending: .scheduled
      case .alert: .alerting
      case .countdown: .countdown
      case .paused: .paused
      }
    return Alarm(id: state.alarmID, schedule: nil, countdownDuration: nil, state: standing)
  }

  /// Takes it off the phone.
  func end() {
    ActivityCenter.shared.end(activityID, state: nil, dismissal: .distantPast, timestamp: nil)
  }

  /// Gives it another mode.
  func change(to mode: AlarmPresentationState.Mode) {
    let state = AlarmPresentationState(alarmID: state.alarmID, mode: mode)
    guard let data = try? JSONEncoder().encode(state) else { return }
    ActivityCenter.shared.update(
      activityID, .init(state: data, staleDate: nil, relevanceScore: 0))
  }

  /// Lets it count from now on.
  func count(total: TimeInterval, elapsed: TimeInterval) {
    let now = Date.now
    change(
      to: .countdown(
        .init(
          totalCountdownDuration: total, previouslyElapsedDuration: elapsed, startDate: now,
          fireDate: now.addingTimeInterval(max(0, total - elapsed)))))
  }
}

extension AlarmPresentationState.Mode.Countdown {
  /// Returns how much has been counted at a date, seconds.
  func elapsed(at date: Date) -> TimeInterval {
    min(
      totalCountdownDuration,
      previouslyElapsedDuration + max(0, date.timeIntervalSince(startDate)))
  }
}

extension Alarm.Schedule {
  /// Returns when it rings next after a date.
  func date(after date: Date) -> Date? {
    switch self {
    case .fixed(let date): return date
    case .relative(let relative):
      let time = DateComponents(hour: relative.time.hour, minute: relative.time.minute)
      return Calendar.current.nextDate(after: date, matching: time, matchingPolicy: .nextTime)
    }
  }
}

extension Alarm.Schedule.Relative.Time {
  /// Returns the time of day of a date, by the phone's clock.
  static func of(_ date: Date) -> Self {
    let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
    return Self(hour: parts.hour ?? 0, minute: parts.minute ?? 0)
  }
}
