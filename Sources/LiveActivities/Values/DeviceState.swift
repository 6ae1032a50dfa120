/// The state of the device itself: its screen, its position, what is open and what a person has moved.
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

  /// StandBy: the phone is on its side at a charger.
  public struct StandBy: Hashable, Sendable, Codable {
    /// The activity that fills the screen; nil: the clock, with one minimal view above it.
    public var opened: String?

    /// Creates StandBy as it begins: with its clock.
    public init() {}
  }

  public var screen: Screen = .unlocked
  /// When the lit screen goes to sleep by itself, virtual UNIX seconds; nil: not at all.
  public var sleepsAt: Double?
  /// When it went to sleep; nil while it is lit.
  public var sleptAt: Double?
  /// Whether the phone lies on its side, and what fills its screen.
  public var standBy: StandBy?
  /// The activity whose card a swipe has moved aside, so that the button below it shows.
  public var uncovered: String?
  /// What a person has swiped off the island, without ending it.
  public var hidden: [String]?
  /// Which of two activities is attached to the island, when a person has swapped them.
  public var attached: String?
  /// What iOS itself shows in the island, first started first.
  public var system: [SystemActivity]?
  /// The app whose stack of notifications lies open.
  public var unfolded: String?
  /// The bundle of the app in the foreground.
  public var foreground: String?
  /// The URL with which that app was opened; nil: without one.
  public var openedURL: String?
  public var expansion: Expansion?
  /// The alarms that ring.
  var ringing: [String]?
  /// How often people have swiped over the island, since its activities take turns; nil: never.
  public var islandTurn: Int?
  public var isOffline = false
  public var holdsLowPriority = false
  /// The share of pushes that are lost on the way.
  public var loss = 0.0
  /// Whether the virtual clock stands still, and its speed.
  public var isClockPaused = false
  public var clockSpeed = 1.0

  /// Creates a phone that lies unlocked on its Home Screen.
  public init() {}
}
