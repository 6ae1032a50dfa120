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
}

extension TokenStanding {
  /// Returns why APNs refuses a push with this topic to the token; nil where it takes it.
  public func refusal(ofTopic topic: String?) -> PushReason? {
    let (kind, bundle): (Kind, String)
    switch self {
    case .unknown: return .badDeviceToken
    case .live(let itsKind, let itsBundle), .dead(let itsKind, let itsBundle, _):
      (kind, bundle) = (itsKind, itsBundle)
    }
    if let topic, kind.bundle(ofTopic: Array(topic.utf8))?.equals(bundle) != true {
      return .deviceTokenNotForTopic
    }
    if case .dead = self { return .unregistered }
    return nil
  }
}

extension PushReason {
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
