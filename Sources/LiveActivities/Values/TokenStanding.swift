/// What the push service knows of a token.
public enum TokenStanding: Hashable, Sendable, Codable {
  /// The three kinds of token; only the first takes ordinary alerts.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case device, activity, pushToStart
  }

  /// Nobody was ever given it.
  case unknown
  /// It works, for this app.
  case live(Kind, bundle: String)
  /// It worked until then (virtual UNIX seconds): 410 `Unregistered`.
  case dead(Kind, bundle: String, since: Double)

  /// What it is and whose; nil of one that nobody was given.
  public var owner: (kind: Kind, bundle: String)? {
    switch self {
    case .unknown: nil
    case .live(let kind, let bundle), .dead(let kind, let bundle, _): (kind, bundle)
    }
  }
}

extension TokenStanding.Kind {
  /// Returns what makes the topic of a push right for such a token of an app. Whoever sends a Live Activity as a
  /// notification, or a notification as a Live Activity, has both headers wrong, and mends both at once.
  public func topicFix(bundle: String, pushType: String?) -> String {
    let type = pushType.flatMap(PushType.init(rawValue:))
    let right: PushType
    switch self {
    case .activity, .pushToStart: right = .liveactivity
    case .device: right = type == .liveactivity ? .alert : type ?? .alert
    }
    let other = pushType == nil || type == right ? "" : ", and apns-push-type: \(right.rawValue)"
    return "Send apns-topic: \(right.topic(of: bundle))\(other)."
  }

  /// Returns what to do where a body is for another kind of token, with which no topic is right; nil where it may be
  /// for this one.
  public func misfit(of body: Envelope, bundle: String) -> String? {
    switch self {
    case .activity, .pushToStart:
      guard let type = body.ordinaryType else { return nil }
      return
        "Send notifications to the device token of \(bundle), with apns-topic: \(bundle) and apns-push-type: \(type.rawValue): this token is for Live Activities alone."
    case .device:
      guard body.isLiveActivity else { return nil }
      return
        "Send \(body.isStart ? "a start to the push-to-start token of its type" : "updates to the Live Activity's own token"), with apns-topic: \(PushType.liveactivity.topic(of: bundle)) and apns-push-type: liveactivity: this token is for notifications."
    }
  }
}
