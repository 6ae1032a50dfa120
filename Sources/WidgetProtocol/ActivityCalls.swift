/// A call of ActivityKit that an app's code made. JSON texts are as the code encoded them; dates are UNIX seconds.
public enum ActivityCall: Hashable, Sendable, Codable {
  case request(ActivityRequestCall)
  case update(ActivityUpdateCall)
  case end(ActivityEndCall)
}

/// A call of `Activity.request`, with its arguments.
public struct ActivityRequestCall: Hashable, Sendable, Codable {
  /// What updates the activity.
  public enum PushType: Hashable, Sendable, Codable {
    case none, token
    case channel(String)
  }

  public var attributesType: String
  public var attributes: String
  public var state: String
  public var staleDate: Double?
  public var relevanceScore: Double
  public var pushType: PushType
  /// Apple's `ActivityStyle` by name: `standard` or `transient`.
  public var style: String
  public var alert: CallAlert?
  public var start: Double?
  /// Whether a `LiveActivityIntent` asks, which may do so in the background.
  public var isFromIntent: Bool

  public init(
    attributesType: String, attributes: String, state: String, staleDate: Double? = nil,
    relevanceScore: Double = 0, pushType: PushType = .none, style: String = "standard",
    alert: CallAlert? = nil, start: Double? = nil, isFromIntent: Bool = false
  ) {
    (self.attributesType, self.attributes, self.state) = (attributesType, attributes, state)
    (self.staleDate, self.relevanceScore, self.pushType) = (staleDate, relevanceScore, pushType)
    (self.style, self.alert, self.start) = (style, alert, start)
    self.isFromIntent = isFromIntent
  }
}

/// A call of `Activity.update`, with its arguments.
public struct ActivityUpdateCall: Hashable, Sendable, Codable {
  public var activityID: String
  public var state: String
  public var staleDate: Double?
  public var relevanceScore: Double
  public var alert: CallAlert?
  public var timestamp: Double?

  public init(
    activityID: String, state: String, staleDate: Double? = nil, relevanceScore: Double = 0,
    alert: CallAlert? = nil, timestamp: Double? = nil
  ) {
    (self.activityID, self.state, self.staleDate) = (activityID, state, staleDate)
    (self.relevanceScore, self.alert, self.timestamp) = (relevanceScore, alert, timestamp)
  }
}

/// A call of `Activity.end`, with its arguments.
public struct ActivityEndCall: Hashable, Sendable, Codable {
  public var activityID: String
  public var state: String?
  /// When the card leaves, in UNIX seconds: nil for the system's default, a past date for at once.
  public var dismissal: Double?
  public var timestamp: Double?

  public init(
    activityID: String, state: String? = nil, dismissal: Double? = nil, timestamp: Double? = nil
  ) {
    (self.activityID, self.state) = (activityID, state)
    (self.dismissal, self.timestamp) = (dismissal, timestamp)
  }
}

/// An `AlertConfiguration`, in the phone's language.
public struct CallAlert: Hashable, Sendable, Codable {
  public var title: String
  public var body: String
  /// A file's name, or `default`.
  public var sound: String

  public init(title: String, body: String, sound: String) {
    (self.title, self.body, self.sound) = (title, body, sound)
  }
}
