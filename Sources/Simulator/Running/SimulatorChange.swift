import LiveActivities

/// What has changed since observers were last told; changes of one pass of the loop are told together.
public struct SimulatorChange: Hashable, Sendable {
  /// Numbers of push records that are new or have a new verdict.
  public var records: [Int] = []
  /// Activities that look different or stand elsewhere in their life.
  public var activities: Set<String> = []
  /// What is to be seen where.
  public var presentation = false
  public var clock = false
  public var settings = false
  /// The bundle ids of apps that were installed, or are here in a new build.
  public var apps: Set<String> = []
  /// The last event of a scenario that people watch has happened.
  public var scenarioEnded = false
  /// A picture that was waited for has come.
  public var pictures = false
  /// An app's code printed something.
  public var output = false
  public var alerts: [Alert] = []
  public var moments: [Moment] = []
  public var tokens: [TokenIssue] = []

  public init() {}

  /// Whether pictures have come and nothing else has changed.
  public var isOfPicturesOnly: Bool {
    var rest = self
    rest.pictures = false
    return pictures && rest == SimulatorChange()
  }
}
