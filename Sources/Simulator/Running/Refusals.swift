import Findings
import LiveActivities

/// What the phone refused lately.
///
/// Whoever acts notes the `count` before and asks for what came since: several may act, and wait, at a time.
struct Refusals {
  /// Why nothing came of an act or an event.
  struct Refusal {
    /// The app whose act it was; nil where it was no app's.
    var bundle: String?
    /// The activity that it was about; nil where it had no id yet, or it was about none.
    var activityID: String?
    /// What ActivityKit throws; nil: an error that is none of its own.
    var error: ActivityError?
    var findings: [Finding]
  }

  /// How many there have been.
  private(set) var count = 0
  private var newest: [Refusal] = []
  /// How many there were when `takeNew` was called last.
  private var taken = 0

  /// More than these are not kept.
  private static let limit = 64

  /// Adds the newest one.
  mutating func add(_ refusal: Refusal) {
    count += 1
    newest.append(refusal)
    if newest.count > Refusals.limit { newest.removeFirst() }
  }

  /// Returns the last one since this was asked the last time; nil: nothing was refused.
  mutating func takeNew() -> Refusal? {
    defer { taken = count }
    return last(since: taken)
  }

  /// Returns the last one since there were `count`, of one app or of all, about one activity or about any; nil: nothing
  /// was refused.
  func last(
    since count: Int, of bundle: String? = nil, activity id: String? = nil
  ) -> Refusal? {
    newest.suffix(max(0, self.count - count)).last {
      (bundle == nil || $0.bundle == bundle) && (id == nil || $0.activityID == id)
    }
  }
}
