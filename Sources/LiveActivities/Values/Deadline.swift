/// A moment at which the phone changes by itself.
public struct Deadline: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case start, stale, eightHours, dismissal, alertEnds
  }
  /// Virtual UNIX seconds.
  public var time: Double
  public var kind: Kind
  public var activityID: String?

  /// What it is, for the clock's line: `stale`, `8 hours`.
  public var name: String {
    switch kind {
    case .start: "start"
    case .stale: "stale"
    case .eightHours: "8 hours"
    case .dismissal: "dismissal"
    case .alertEnds: "alert ends"
    }
  }
}
