import Findings

/// A picture that a widget failed to draw, since it crashed, hung or threw, or of which a phone draws something else;
/// or one that has come after such a failure.
public struct Undrawn: Hashable, Sendable {
  public var activityID: String
  /// The number of the push that brought the state; 0: the app did.
  public var push: Int
  /// Which part of the activity: `lockScreen`, `compactLeading`.
  public var slot: String
  /// What happens to a widget that fails; any other finding is about a picture that was drawn here.
  public static let failures: Set<FindingID> = [
    "widget-crashed", "widget-out-of-memory", "widget-too-slow", "widget-flood",
    "widget-broken-reply", "widget-picture-too-large", "widget-state-unreadable",
    "widget-code-needed",
  ]
  /// What is told once a widget draws what it failed to draw.
  public static let mended: FindingID = "widget-drawn-later"
  /// Whether there is no picture at all.
  public var isFailure: Bool { Undrawn.failures.contains(finding.id) }

  /// Where findings about it are, unless they say otherwise.
  var usualPath: String { "\(activityID) \(slot)" }

  /// What happened, with the widget's own file and line where they are known.
  public var finding: Finding

  /// Creates a picture that is missing.
  public init(activityID: String, push: Int, slot: String, finding: Finding) {
    (self.activityID, self.push, self.slot, self.finding) = (activityID, push, slot, finding)
  }

  /// Returns whether a finding of a verdict is a failure to draw this picture.
  public func mends(_ finding: Finding) -> Bool {
    Undrawn.failures.contains(finding.id) && finding.path == "\(activityID) \(slot)"
  }
}
