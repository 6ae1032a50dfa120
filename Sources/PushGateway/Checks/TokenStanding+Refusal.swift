import Findings
import LiveActivities

// What APNs says of a push for how its token stands.
extension TokenStanding.Kind {
  /// Returns the bundle ID that a topic names to a token of this kind; nil where the topic's ending does not fit.
  func bundle(ofTopic topic: [UInt8]) -> ArraySlice<UInt8>? {
    switch self {
    case .activity, .pushToStart:
      let suffix = PushType.liveactivity.suffix
      return topic.hasSuffix(suffix) ? topic.dropLast(suffix.utf8CodeUnitCount) : nil
    case .device: return topic.dropLast(PushType.ofTopic(topic)?.suffix.utf8CodeUnitCount ?? 0)
    }
  }

  /// Returns whether a topic is right for such a token of an app.
  func takes(_ topic: [UInt8], of app: String) -> Bool {
    // A bundle ID may end as a topic does: com.example.voip.
    bundle(ofTopic: topic)?.equals(app) == true || self == .device && topic.equals(app)
  }
}

extension TokenStanding {
  /// Returns why APNs refuses a push with this topic to the token; nil where it takes it.
  public func refusal(ofTopic topic: String?) -> PushReason? {
    guard let (kind, bundle) = owner else { return .badDeviceToken }
    if let topic, !kind.takes(Array(topic.utf8), of: bundle) { return .deviceTokenNotForTopic }
    if case .dead = self { return .unregistered }
    return nil
  }
}

extension PushReason {
  /// Returns whether a status tells of the service, which was busy or out of order, and not of the push.
  public static func isTemporary(_ status: Int) -> Bool { status == 429 || status >= 500 }

  /// Returns whether a push that was refused for this reason may be taken later as it is.
  ///
  /// - Parameter detail: what the gateway said beside the reason; nil: nothing.
  @MainActor public func mayPass(_ detail: String?) -> Bool {
    PushReason.isTemporary(row.status) || isOfStanding(detail)
  }

  /// Returns whether a push was refused for how its token or channel stood when it came, and not for what it says.
  ///
  /// - Parameter detail: what the gateway said beside the reason; nil: nothing.
  @MainActor public func isOfStanding(_ detail: String?) -> Bool {
    switch self {
    case .deviceTokenNotForTopic, .unregistered, .channelNotRegistered: true
    // A token of the other environment stays one.
    case .badDeviceToken: detail == nil || detail == PushGateway.unknownToken.detail
    default: false
    }
  }
}
