import Findings
import JSON

/// What became of a push.
public struct Verdict: Sendable {
  /// What became of the push, in a word.
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

    /// How many findings decided that a push is not shown, or not yet.
    fileprivate var deciding: Int {
      switch self {
      case .pending, .ignored, .rejected: 1
      case .shown, .shownWithRemarks: 0
      }
    }
  }

  public var outcome: Outcome
  /// What there is to say, the worst first; one report for each cause. What kept a push from being shown comes before
  /// all else.
  public var findings: [Finding] { list.folded.worstFirst(after: outcome.deciding) }
  /// Put in order when somebody reads it, as are the words: nearly all verdicts of a burst are not read.
  private let list: [Finding]
  /// One line: `shown: Match moves to 2–1`, `ignored: timestamp 1700000000 is not newer than …`.
  public var summary: String { words ?? "\(outcome.rawValue): \(list.first?.clause ?? "")" }
  /// nil: what the deciding finding says.
  private let words: String?

  /// Creates a verdict; without a summary it is what the deciding finding says.
  public init(_ outcome: Outcome, findings: [Finding] = [], summary: String? = nil) {
    self.outcome = outcome
    list = findings
    words = summary
  }
}

extension Verdict: Hashable {
  public static func == (left: Verdict, right: Verdict) -> Bool {
    left.outcome == right.outcome && left.findings == right.findings
      && left.summary == right.summary
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(outcome)
    hasher.combine(findings)
  }
}

extension Verdict: Codable {
  private enum CodingKeys: String, CodingKey { case outcome, findings, summary }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(Outcome.self, forKey: .outcome),
      findings: try values.decode([Finding].self, forKey: .findings),
      summary: try values.decode(String.self, forKey: .summary))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(outcome, forKey: .outcome)
    try values.encode(findings, forKey: .findings)
    try values.encode(summary, forKey: .summary)
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
  public var activityID: String? { activity?.text }
  var activity: ActivityID?
  /// What the activity showed before this push; nil unless it was shown.
  public var stateBefore: JSONText?
  /// `PushArrival.ahead`, moved with the clock; nil: 0.
  var ahead: Double?
  /// `PushArrival.moved`; nil: 0.
  var moved: Double?

  public init(
    number: Int, time: Double, push: Push, status: Int, reason: String?,
    verdict: Verdict, activityID: String? = nil
  ) {
    self.number = number
    self.time = time
    self.push = push
    self.status = status
    self.reason = reason
    self.verdict = verdict
    activity = activityID.map { ActivityID($0) }
  }

  private enum CodingKeys: String, CodingKey {
    case number, time, push, status, reason, verdict
    case activity = "activityID"
    case stateBefore, ahead, moved
  }
}

extension GatewayRemark {
  /// A remark that is no answer but a rule of the table; nil when it is none.
  fileprivate var rule: Finding? {
    let id = FindingID(rawValue: reason)
    return FindingTable.row(id).map { _ in
      Finding(id, sentence: detail.isEmpty ? nil : detail, fix: fix.isEmpty ? nil : fix)
    }
  }
}

extension PushRecord {
  /// All there is to say about the push, in the order of a verdict: what became of it, and what lenience at the
  /// gateway let pass.
  public var findings: [Finding] {
    if push.remarks.isEmpty { return verdict.findings }
    // What it was refused for is in the verdict.
    let remarks = push.remarks.filter { $0.reason != reason }.findings
    let decided = verdict.findings.isEmpty ? 0 : verdict.outcome.deciding
    return (verdict.findings + remarks).worstFirst(after: decided)
  }
}

extension [GatewayRemark] {
  /// What the gateway forgave, as findings, whatever the request was answered. Of several answers APNs or FCM gives the
  /// first, and the next once that one's cause is mended.
  public var findings: [Finding] {
    let first = firstIndex { $0.status > 0 }
    return indices.map { place in
      let remark = self[place]
      return PushReason(rawValue: remark.reason)?.finding(
        detail: remark.detail, fix: remark.fix, isForgiven: true, isFirst: place == first)
        ?? FCMReason(rawValue: remark.reason)?.finding(
          detail: remark.detail, fix: remark.fix, isForgiven: true, isFirst: place == first)
        ?? remark.rule
        ?? Finding(
          "push-rejected", sentence: "\(remark.status) \(remark.reason) \(remark.detail)",
          severity: .info)
    }
  }
}
