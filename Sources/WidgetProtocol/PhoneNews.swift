/// What the phone tells an app's code, which runs in a process of its own.
///
/// The journal holds none of it: it follows from the events there, and a replay runs no app's code.
public enum PhoneNews: Hashable, Sendable, Codable {
  /// All that the app can know now: it is told when its code starts and each time it goes on after a pause.
  case standing(AppStanding)
  /// An activity is new, or something about it has changed.
  case changed(ActivityStanding)
  /// An activity has left the phone.
  case dismissed(activityID: String)
  /// A push-to-start token of an attributes type, in lower-case hex.
  case startToken(attributesType: String, token: String)
  /// The switches in Settings.
  case allowed(activities: Bool, frequentPushes: Bool)
  /// What became of a call, by the number that the call's notice gave it.
  case answered(call: Int, CallAnswer)
}

/// What an app can know of the phone.
public struct AppStanding: Hashable, Sendable, Codable {
  public var activities: [ActivityStanding]
  /// Push-to-start tokens by attributes type, in lower-case hex.
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
  /// The name of Apple's `ActivityState`.
  public var phase: String
  /// UNIX seconds.
  public var staleDate: Double?
  public var relevanceScore: Double
  /// The update token in lower-case hex; nil before it is issued, and for an activity without one.
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
  /// The name of a case of `ActivityAuthorizationError`, where the error is one, and a sentence that says why.
  case refused(error: String?, sentence: String)
}

/// A message that an app's code sends unasked.
public enum AppNotice: Hashable, Sendable, Codable {
  /// It calls ActivityKit and waits for `PhoneNews.answered` with this number.
  case call(Int, ActivityCall)
}
