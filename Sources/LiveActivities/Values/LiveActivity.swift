import JSON

/// One running Live Activity, as the phone knows it.
public struct LiveActivity: Hashable, Sendable, Codable, Identifiable {
  /// Where an activity stands in its life; Apple's `ActivityState`.
  public enum Phase: String, Hashable, Sendable, Codable, CaseIterable {
    case pending, active, stale, ended, dismissed

    /// Whether an activity in this phase takes updates.
    public var isRunning: Bool { self == .active || self == .stale || self == .pending }
  }

  /// Apple's `ActivityStyle`.
  public enum Style: String, Hashable, Sendable, Codable, CaseIterable { case standard, transient }

  /// What updates it.
  public enum PushType: Hashable, Sendable, Codable {
    /// Only the app itself.
    case none
    /// Pushes to its own token.
    case token
    /// Broadcasts on a channel.
    case channel(String)
  }

  // What every push reads stands together at the end: of 100,000 activities hardly one is in the processor's caches.

  /// What may update it.
  public internal(set) var pushType: PushType
  /// The token as it is kept.
  private var storedToken: StoredToken?
  public internal(set) var style: Style
  /// What ended it.
  public internal(set) var endReason: EndReason?
  public internal(set) var endedAt: Double?
  /// When an ended activity leaves the Lock Screen.
  public internal(set) var dismissalDate: Double?
  /// Counts up over all activities of the phone: which one was started first.
  public internal(set) var startNumber: Int
  /// When it was started, virtual UNIX seconds; for a pending one when it will start.
  public internal(set) var startedAt: Double
  /// The attributes, as they came.
  public let attributes: JSONText
  /// The id as it is kept.
  let key: ActivityID
  /// The app's bundle id.
  public let bundle: String
  /// The Swift name of its attributes type.
  public let attributesType: String
  /// The content state that it shows, as it came.
  public internal(set) var state: JSONText
  /// Counts up whenever what it shows may have changed: redraw then.
  public internal(set) var revision: Int
  public internal(set) var relevanceScore: Double
  /// The newest `timestamp` that it took.
  public internal(set) var lastTimestamp: Double
  /// By how much that is ahead of what it is by the senders' clock, in seconds. Nil where this is not known: journals of
  /// before do not tell it of an act of the app.
  var lastAhead: Double?
  /// The push whose timestamp was ahead of the clock, when it is the newest.
  var aheadPush: Int?
  /// When the state becomes stale, UNIX seconds; nil: never.
  public internal(set) var staleDate: Double?
  public internal(set) var phase: Phase
  /// Whether any presentation shows it: false when it was created stale.
  public internal(set) var isPresented: Bool

  init(
    id: String, bundle: String, attributesType: String, attributes: JSONText, state: JSONText
  ) {
    (key, self.bundle, self.attributesType) = (ActivityID(id), bundle, attributesType)
    (self.attributes, self.state) = (attributes, state)
    (startNumber, startedAt, relevanceScore, lastTimestamp) = (0, 0, 0, -.greatestFiniteMagnitude)
    (style, pushType, phase) = (.standard, .none, .active)
    (revision, isPresented) = (0, true)
  }

  // As it stands in a journal's snapshot.
  private enum CodingKeys: String, CodingKey {
    case style, pushType
    case storedToken = "token"
    case endedAt, endReason, dismissalDate, startNumber, startedAt, attributes
    case key = "id"
    case bundle, attributesType, state, revision, relevanceScore, lastTimestamp, lastAhead
    case aheadPush, staleDate, phase, isPresented
  }

  /// The token that updates it now, lower-case hex; nil before it was issued or without one.
  public internal(set) var token: String? {
    get { storedToken?.text }
    set { storedToken = newValue.map { StoredToken($0) } }
  }
  /// `Activity.id`: a UUID in upper case, or the name that a scenario gave it.
  public var id: String { key.text }
  /// Whether its `context.isStale` is true.
  public var isStale: Bool { phase == .stale }
  /// Whether it takes updates.
  public var isRunning: Bool { phase.isRunning }
  /// Whether the Lock Screen shows it.
  public var isOnLockScreen: Bool {
    isPresented && (phase == .active || phase == .stale || phase == .ended)
  }
  /// Whether it competes for the island.
  public var isInIsland: Bool { isPresented && (phase == .active || phase == .stale) }
}
