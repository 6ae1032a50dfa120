/// What ends an activity. Snapshots have the name, moments and verdicts the words.
public enum EndReason: String, Hashable, Sendable, Codable, CaseIterable {
  case push, app, eightHours, lock, collapse, restart, notAllowed, switchedOff, frequentUpdates
  case removed

  /// The reason in words for a person.
  public var words: String {
    switch self {
    case .push: "end push"
    case .app: "ended by the app"
    case .eightHours: "8 hours"
    case .lock: "a transient activity ends when the screen locks"
    case .collapse: "a transient activity ends when the island collapses"
    case .restart: "the phone was restarted"
    case .notAllowed: "the person tapped Don't Allow"
    case .switchedOff: "Live Activities were switched off"
    case .frequentUpdates: "More Frequent Updates was switched"
    case .removed: "the app was removed"
    }
  }
}
