import LiveActivities

/// When activities started and changed, in virtual UNIX seconds.
struct ActivityTimes {
  /// When each activity of the phone last changed. Its widget takes that for now, so that a picture does not depend on
  /// when it is asked for.
  private(set) var changes: [String: Double]
  /// No activity has started after this moment. Once it is long ago no island is fresh, and nobody needs to look for the
  /// activity that is compact.
  private(set) var newestStart: Double

  /// Creates the times of activities that run already, of which none starts after `now`.
  init(changes: [String: Double], now: Double) { (self.changes, newestStart) = (changes, now) }

  /// Notes that an activity has changed.
  mutating func note(_ activity: LiveActivity, at now: Double) {
    changes[activity.id] = now
    newestStart = max(newestStart, activity.startedAt)
  }

  /// Forgets an activity that is gone.
  mutating func forget(_ id: String) { changes[id] = nil }

  /// Notes that the clock has come to another time, perhaps past the starts of activities.
  mutating func clockMoved(to now: Double) { newestStart = max(newestStart, now) }
}
