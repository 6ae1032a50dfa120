import LiveActivities
import Phone

/// What alerts said last.
struct LastAlerts {
  /// An activity's last alert.
  struct Alert {
    var words: AlertWords
    /// When it came, in virtual UNIX seconds.
    var time: Double
  }

  private var alerts: [String: Alert] = [:]
  /// The notification that came last while the phone was unlocked.
  private(set) var banner: Int?

  /// Returns an activity's last alert.
  subscript(_ id: String) -> Alert? { alerts[id] }

  /// Notes an alert of an activity.
  mutating func note(_ words: AlertWords, of id: String, at now: Double) {
    alerts[id] = Alert(words: words, time: now)
  }

  /// Notes a notification that came while the phone was unlocked.
  mutating func note(banner number: Int) { banner = number }

  /// Forgets an activity that is gone.
  mutating func forget(_ id: String) { alerts[id] = nil }

  /// Brings them to another clock.
  mutating func shift(by seconds: Double) {
    for id in alerts.keys { alerts[id]?.time += seconds }
  }
}
