import JSON

/// One running Live Activity, as the phone knows it.
public struct LiveActivity: Hashable, Sendable, Identifiable {
  /// Where an activity stands in its life; Apple's `ActivityState`.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    case pending, active, stale, ended, dismissed
  }

  /// Apple's `ActivityStyle`.
  public enum Style: String, Hashable, Sendable, CaseIterable { case standard, transient }

  /// What updates it.
  public enum PushType: Hashable, Sendable {
    /// Only the app itself.
    case none
    /// Pushes to its own token.
    case token
    /// Broadcasts on a channel.
    case channel(String)
  }

  /// `Activity.id`: a UUID in upper case, or the name that a scenario gave it.
  public let id: String
  /// The app's bundle id.
  public let bundle: String
  /// The Swift name of its attributes type.
  public let attributesType: String
  /// The attributes, as they came.
  public let attributes: JSONText
  /// Counts up over all activities of the phone: which one was started first.
  public let startNumber: Int
  /// When it was started, virtual UNIX seconds; for a pending one when it will start.
  public var startedAt: Double
  public var style: Style
  public var pushType: PushType
  public var phase: Phase
  /// The content state that it shows, as it came.
  public var state: JSONText
  /// What the type writes for this state, to tell an equal state; empty until it was decoded.
  public var canonicalState: String
  /// Counts up whenever what it shows may have changed: redraw then.
  public var revision: Int
  /// When the state becomes stale, UNIX seconds; nil: never.
  public var staleDate: Double?
  public var relevanceScore: Double
  /// The newest `timestamp` that it took.
  public var lastTimestamp: Double
  public var endedAt: Double?
  /// When an ended activity leaves the Lock Screen.
  public var dismissalDate: Double?
  /// The token that updates it now, lower-case hex; nil before it was issued or without one.
  public var token: String?
  /// Whether any presentation shows it: false when it was created stale.
  public var isPresented: Bool

  /// Whether its `context.isStale` is true.
  public var isStale: Bool { phase == .stale }
  /// Whether it takes updates.
  public var isRunning: Bool { phase == .active || phase == .stale || phase == .pending }
  /// Whether the Lock Screen shows it.
  public var isOnLockScreen: Bool {
    isPresented && (phase == .active || phase == .stale || phase == .ended)
  }
  /// Whether it competes for the island.
  public var isInIsland: Bool { isPresented && (phase == .active || phase == .stale) }
}
