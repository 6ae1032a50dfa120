/// How the phone lies there: what the person and its surroundings made of it.
public struct DeviceState: Hashable, Sendable, Codable {
  /// What the screen is doing.
  public enum Screen: String, Hashable, Sendable, Codable, CaseIterable {
    /// Off, or dimmed where it is always on.
    case asleep
    /// Lit on the Lock Screen.
    case lockScreen
    /// Unlocked: the Home Screen, or the app in the foreground.
    case unlocked
  }

  /// Why the island is expanded, or a banner shown, and until when.
  public struct Expansion: Hashable, Sendable, Codable {
    /// Why the island is expanded.
    public enum Cause: String, Hashable, Sendable, Codable { case hold, alert, transient }
    public var activityID: String
    public var cause: Cause
    /// Virtual UNIX seconds; nil: until collapsed.
    public var until: Double?
  }

  public var screen: Screen = .unlocked
  /// The bundle of the app in the foreground.
  public var foreground: String?
  public var expansion: Expansion?
  /// How often people have swiped over the island, since its activities take turns; nil: never.
  public var islandTurn: Int?
  public var isOffline = false
  public var holdsLowPriority = false
  /// Share of pushes that get lost.
  public var loss = 0.0
  /// Whether the virtual clock stands still, and its speed.
  public var isClockPaused = false
  public var clockSpeed = 1.0

  /// A phone that lies unlocked on its Home Screen.
  public init() {}
}
