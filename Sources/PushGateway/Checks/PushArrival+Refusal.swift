import JSON
import LiveActivities

extension PushArrival {
  /// Returns the push as APNs answers it where it does not take a header's value or the payload's size; nil where it
  /// takes both. For pushes that no gateway has looked at, as those of scenarios.
  public var refusedByAPNs: PushArrival? {
    guard status == 200 else { return nil }
    return refusedForHeaders ?? refusedForSize
  }

  /// Returns the push as it is refused for one of its headers.
  private var refusedForHeaders: PushArrival? {
    let headers = push.headers
    let texts = HeaderTexts(
      apnsID: headers.apnsID, expiration: headers.expiration.map { JSONValue.double($0).compact },
      priority: headers.priority.map { "\($0)" }, collapseID: headers.collapseID,
      pushType: headers.pushType, topic: headers.topic)
    return texts.faults(takes: takes).first.map {
      refused(for: $0.reason, $0.detail, fix: $0.fix)
    }
  }

  /// Returns whether what the push is for takes a push type: channels have Live Activities alone.
  private func takes(_ type: PushType?) -> Bool {
    push.isBroadcast ? type == .liveactivity : type != nil
  }
}
