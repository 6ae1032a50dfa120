import Findings

/// What became of a push.
public struct Verdict: Hashable, Sendable {
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// On its way: stored while the phone is offline or asleep, or being decoded.
    case pending
    /// The phone shows it.
    case shown
    /// The phone shows it, and there is something to say.
    case shownWithRemarks
    /// The sender got 200; the phone shows nothing of it.
    case ignored
    /// The sender got an error.
    case rejected
  }

  public var outcome: Outcome
  /// What decided, the deciding finding first.
  public var findings: [Finding]
  /// One line: `shown: Match moves to 2–1`, `ignored: timestamp 1700000000 is not newer than …`.
  public var summary: String

  /// A verdict.
  public init(_ outcome: Outcome, findings: [Finding] = [], summary: String) {
    (self.outcome, self.findings, self.summary) = (outcome, findings, summary)
  }
}

/// A push in the log: what came, what the sender was told, what the phone did.
public struct PushRecord: Hashable, Sendable {
  /// Counts from 1 and never repeats.
  public var number: Int
  /// Virtual UNIX seconds.
  public var time: Double
  public var push: Push
  /// HTTP status and reason as the sender got them; 200 and nil when taken.
  public var status: Int
  public var reason: String?
  public var verdict: Verdict
  /// The activity that it reached.
  public var activityID: String?

  /// A record.
  public init(
    number: Int, time: Double, push: Push, status: Int, reason: String?, verdict: Verdict,
    activityID: String? = nil
  ) {
    (self.number, self.time, self.push, self.status) = (number, time, push, status)
    (self.reason, self.verdict, self.activityID) = (reason, verdict, activityID)
  }
}
