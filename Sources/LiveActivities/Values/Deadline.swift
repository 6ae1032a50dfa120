/// A moment at which the phone changes by itself.
public struct Deadline: Hashable, Sendable {
  /// What happens then.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case start, stale, alarm, eightHours, dismissal, alertEnds, sleep, systemEnds, expiry
  }
  /// Virtual UNIX seconds.
  public var time: Double
  public var kind: Kind
  public var activityID: String?
}
