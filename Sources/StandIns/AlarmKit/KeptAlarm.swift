import SwiftUI

/// An alarm's activity as the phone told it last, whatever the app's metadata are.
struct KeptAlarm {
  let activityID: String
  let state: AlarmPresentationState
  /// Whether its time has not come.
  let isPending: Bool
  private let remembered: Remembered

  /// What is needed of the attributes.
  private struct Remembered: Codable {
    var schedule: Alarm.Schedule?
    var preAlert: TimeInterval?
    var postAlert: TimeInterval?
  }

  /// The alarms of this app that have not ended.
  static var all: [KeptAlarm] {
    ActivityCenter.shared.records(ofType: isAlarm).compactMap(KeptAlarm.init)
  }

  /// Returns the alarms among activities.
  static func alarms(of records: [ActivityCenter.Record]) -> [Alarm] {
    records.filter { isAlarm($0.attributesType) }.compactMap { KeptAlarm($0)?.alarm }
  }

  private static func isAlarm(_ attributesType: String) -> Bool {
    attributesType.hasPrefix("AlarmAttributes<")
  }

  /// Returns the alarm with an id.
  static func known(_ id: Alarm.ID) throws -> KeptAlarm {
    guard let kept = all.last(where: { $0.state.alarmID == id }) else {
      throw WrongAlarm(id: id, sentence: "is on the phone")
    }
    return kept
  }

  private init?(_ record: ActivityCenter.Record) {
    guard record.activityState != .ended, record.activityState != .dismissed,
      let state = try? JSONDecoder().decode(AlarmPresentationState.self, from: record.state)
    else { return nil }
    (activityID, self.state) = (record.id, state)
    isPending = record.activityState == .pending
    remembered =
      (try? JSONDecoder().decode(Remembered.self, from: record.attributes)) ?? Remembered()
  }

  /// How long it counts once it was put off, seconds.
  var postAlert: TimeInterval? { remembered.postAlert }

  /// The alarm as an app reads it.
  var alarm: Alarm {
    let standing: Alarm.State =
      switch state.mode {
      case _ where isPending: .scheduled
      case .alert: .alerting
      case .countdown: .countdown
      case .paused: .paused
      }
    let counts = remembered.preAlert != nil || remembered.postAlert != nil
    return Alarm(
      id: state.alarmID, schedule: remembered.schedule,
      countdownDuration: counts
        ? .init(preAlert: remembered.preAlert, postAlert: remembered.postAlert) : nil,
      state: standing)
  }

  /// Takes it off the phone for good.
  func cancel() {
    ActivityCenter.shared.end(activityID, state: nil, dismissal: .distantPast, timestamp: nil)
  }

  /// Ends this turn of it: the phone lets one that repeats come again.
  func stop() {
    ActivityCenter.shared.end(activityID, state: nil, dismissal: nil, timestamp: nil)
  }

  /// Gives it another mode.
  func change(to mode: AlarmPresentationState.Mode) {
    let state = AlarmPresentationState(alarmID: state.alarmID, mode: mode)
    guard let data = try? JSONEncoder.ofContent.encode(state) else { return }
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
      var time = DateComponents(hour: relative.time.hour, minute: relative.time.minute)
      func next() -> Date? {
        Calendar.current.nextDate(after: date, matching: time, matchingPolicy: .nextTime)
      }
      guard case .weekly(let days) = relative.repeats, !days.isEmpty else { return next() }
      return days.compactMap { day in
        time.weekday = day.number
        return next()
      }.min()
    }
  }
}

extension Locale.Weekday {
  /// The day as a calendar counts it.
  fileprivate var number: Int {
    switch self {
    case .sunday: 1
    case .monday: 2
    case .tuesday: 3
    case .wednesday: 4
    case .thursday: 5
    case .friday: 6
    case .saturday: 7
    @unknown default: 1
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
