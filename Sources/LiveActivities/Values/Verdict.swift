import Findings
import JSON

/// What became of a push.
public struct Verdict: Hashable, Sendable, Codable {
  public enum Outcome: String, Hashable, Sendable, Codable, CaseIterable {
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
public struct PushRecord: Hashable, Sendable, Codable {
  /// Counts from 1 and never repeats.
  public var number: Int
  /// Virtual UNIX seconds.
  public var time: Double
  public var push: Push
  /// HTTP status and reason as the sender got them; 200 and nil when taken.
  public var status: Int
  public var reason: String?
  public var verdict: Verdict
  /// The activity that it reached; nil for a broadcast that reached several.
  public var activityID: String?
  /// What the activity showed before this push; nil unless it was shown.
  public var stateBefore: JSONText?

  /// A record.
  public init(
    number: Int, time: Double, push: Push, status: Int, reason: String?, verdict: Verdict,
    activityID: String? = nil
  ) {
    (self.number, self.time, self.push, self.status) = (number, time, push, status)
    (self.reason, self.verdict, self.activityID) = (reason, verdict, activityID)
  }
}

extension PushRecord {
  /// All there is to say about the push: what decided, and what lenience at the gateway let pass.
  public var findings: [Finding] {
    if push.remarks.isEmpty { return verdict.findings }
    let forgiven = push.remarks.map { remark in
      PushReason(rawValue: remark.reason)?.finding(detail: remark.detail, isForgiven: true)
        ?? Finding(
          "push-rejected", sentence: "\(remark.status) \(remark.reason) \(remark.detail)",
          severity: .info)
    }
    return verdict.findings + forgiven
  }
}
