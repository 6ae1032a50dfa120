/// What the phone tells an app's code, which runs in a process of its own.
///
/// None of it stands in a journal: it follows from the events there, and a replay runs no app's code.
public enum PhoneNews: Hashable, Sendable, Codable {
  /// All that the app can know now: it is told when its code starts and each time it goes on after a pause.
  case standing(AppStanding)
  /// An activity is new, or something of it has changed.
  case changed(ActivityStanding)
  /// An activity has left the phone.
  case dismissed(activityID: String)
  /// A token that starts activities of a type, lower-case hex.
  case startToken(attributesType: String, token: String)
  /// The switches in Settings.
  case allowed(activities: Bool, frequentPushes: Bool)
  /// What became of a call, by the number that it was noticed with.
  case answered(call: Int, CallAnswer)
}

/// What an app can know of the phone.
public struct AppStanding: Hashable, Sendable, Codable {
  public var activities: [ActivityStanding]
  /// By attributes type, lower-case hex.
  public var startTokens: [String: String]
  public var allowsActivities: Bool
  public var allowsFrequentPushes: Bool
  public var locale: String
  public var timeZone: String
  /// Virtual UNIX seconds.
  public var now: Double

  /// Creates what an app can know.
  public init(
    activities: [ActivityStanding] = [], startTokens: [String: String] = [:],
    allowsActivities: Bool = true, allowsFrequentPushes: Bool = true,
    locale: String = "en_US", timeZone: String = "UTC", now: Double
  ) {
    (self.activities, self.startTokens) = (activities, startTokens)
    (self.allowsActivities, self.allowsFrequentPushes) = (allowsActivities, allowsFrequentPushes)
    (self.locale, self.timeZone) = (locale, timeZone)
    self.now = now
  }
}

/// One activity as its app sees it.
public struct ActivityStanding: Hashable, Sendable, Codable {
  public var id: String
  public var attributesType: String
  /// JSON texts.
  public var attributes: String
  public var state: String
  /// Apple's `ActivityState` by its name.
  public var phase: String
  /// UNIX seconds.
  public var staleDate: Double?
  public var relevanceScore: Double
  /// Lower-case hex; nil before it was issued or without one.
  public var token: String?

  public init(
    id: String, attributesType: String, attributes: String, state: String,
    phase: String = "active", staleDate: Double? = nil, relevanceScore: Double = 0,
    token: String? = nil
  ) {
    (self.id, self.attributesType, self.attributes) = (id, attributesType, attributes)
    (self.state, self.phase, self.staleDate) = (state, phase, staleDate)
    (self.relevanceScore, self.token) = (relevanceScore, token)
  }
}

/// What became of a call of ActivityKit.
public enum CallAnswer: Hashable, Sendable, Codable {
  case done
  /// The new activity's id.
  case started(id: String)
  /// A case of `ActivityAuthorizationError` by its name, where it is one; and why.
  case refused(error: String?, sentence: String)
}

/// What an app's code says by itself.
public enum AppNotice: Hashable, Sendable, Codable {
  /// It calls ActivityKit and waits for `PhoneNews.answered` with this number.
  case call(Int, ActivityCall)
}
