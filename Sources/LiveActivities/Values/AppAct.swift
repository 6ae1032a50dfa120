import JSON

/// What an app does: its calls of ActivityKit, its launches, and being quit.
public enum AppAct: Hashable, Sendable {
  case request(ActivityRequest)
  case update(ActivityUpdate)
  case end(ActivityEnd)
  /// The app is launched without coming to the foreground, or after it was quit.
  case launch
  /// The person force-quits it: its activities go on; a token made meanwhile stays uncollected.
  case quit

  /// The activity that it is about; nil for none, or for one that has no id yet.
  public var activityID: String? {
    switch self {
    case .request(let request): request.id
    case .update(let update): update.id
    case .end(let end): end.id
    case .launch, .quit: nil
    }
  }
}

/// A call of `Activity.request`, for now or scheduled.
public struct ActivityRequest: Hashable, Sendable {
  /// The id that the activity gets; nil: the phone makes one. Scenarios give names.
  public var id: String?
  public var attributesType: String
  public var attributes: JSONText
  public var state: JSONText
  public var staleDate: Double?
  public var relevanceScore: Double
  public var pushType: LiveActivity.PushType
  public var style: LiveActivity.Style
  public var alert: AlertText?
  /// When it starts (iOS 26), UNIX seconds; nil: now.
  public var start: Double?
  /// Whether an intent makes it, which may start from the background.
  public var isFromIntent: Bool

  public init(
    id: String? = nil, attributesType: String, attributes: JSONText, state: JSONText,
    staleDate: Double? = nil, relevanceScore: Double = 0,
    pushType: LiveActivity.PushType = .token, style: LiveActivity.Style = .standard,
    alert: AlertText? = nil, start: Double? = nil, isFromIntent: Bool = false
  ) {
    (self.id, self.attributesType, self.attributes) = (id, attributesType, attributes)
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    (self.pushType, self.style, self.alert) = (pushType, style, alert)
    (self.start, self.isFromIntent) = (start, isFromIntent)
  }
}

/// A call of `Activity.update`.
public struct ActivityUpdate: Hashable, Sendable {
  public var id: String
  public var state: JSONText
  public var staleDate: Double?
  public var relevanceScore: Double
  public var alert: AlertText?
  /// `update(timestamp:)`, UNIX seconds; nil: now.
  public var timestamp: Double?
  /// How far the phone's clock was ahead of the senders' then, in seconds; nil: not known.
  public var ahead: Double?

  public init(
    id: String, state: JSONText, staleDate: Double? = nil, relevanceScore: Double = 0,
    alert: AlertText? = nil, timestamp: Double? = nil, ahead: Double? = nil
  ) {
    (self.id, self.state, self.staleDate) = (id, state, staleDate)
    (self.relevanceScore, self.alert) = (relevanceScore, alert)
    (self.timestamp, self.ahead) = (timestamp, ahead)
  }
}

/// A call of `Activity.end`.
public struct ActivityEnd: Hashable, Sendable {
  /// Apple's `ActivityUIDismissalPolicy`.
  public enum Dismissal: Hashable, Sendable {
    case `default`, immediate
    /// UNIX seconds.
    case after(Double)

    /// Returns whether the card stays longer than Apple advises: 15 to 30 minutes after the end.
    func isLate(_ now: Double) -> Bool {
      switch self {
      case .default: true
      case .immediate: false
      case .after(let date): date > now + 1800
      }
    }
  }
  public var id: String
  /// The last state; nil keeps the one shown.
  public var state: JSONText?
  public var dismissal: Dismissal
  public var timestamp: Double?
  /// As of an update.
  public var ahead: Double?

  public init(
    id: String, state: JSONText? = nil, dismissal: Dismissal = .default, timestamp: Double? = nil,
    ahead: Double? = nil
  ) {
    (self.id, self.state, self.dismissal) = (id, state, dismissal)
    (self.timestamp, self.ahead) = (timestamp, ahead)
  }
}

/// The cases of Apple's `ActivityAuthorizationError`, and the error of a request without the push capability.
public enum ActivityError: String, Error, Hashable, Sendable, CaseIterable {
  case attributesTooLarge, denied, globalMaximumExceeded, targetMaximumExceeded
  case malformedActivityIdentifier, missingProcessIdentifier, persistenceFailure
  case reconnectNotPermitted, unentitled, unsupported, unsupportedTarget, visibility
}
