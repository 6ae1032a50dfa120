import Findings

/// A picture that a widget failed to draw: it crashed, hung or threw.
public struct Undrawn: Hashable, Sendable, Codable {
  public var activityID: String
  /// The number of the push that brought the state; 0: the app did.
  public var push: Int
  /// Which part of the activity: `lockScreen`, `compactLeading`.
  public var slot: String
  /// What happened, with the widget's own file and line where they are known.
  public var finding: Finding

  /// A picture that is missing.
  public init(activityID: String, push: Int, slot: String, finding: Finding) {
    (self.activityID, self.push, self.slot, self.finding) = (activityID, push, slot, finding)
  }
}
