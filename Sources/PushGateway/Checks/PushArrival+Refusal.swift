import JSON
import LiveActivities

extension PushArrival {
  /// Returns the push as APNs answers it where it does not take a header's value or the payload's size; nil where it
  /// takes both. For pushes that no gateway has looked at, as those of scenarios.
  public var refusedByAPNs: PushArrival? {
    guard status == 200 else { return nil }
    return refusedForHeaders ?? refusedForSize
  }

  /// Returns the push as it is refused for one of its headers, which are looked at in the order of `DevicePush`.
  private var refusedForHeaders: PushArrival? {
    let headers = push.headers
    func shown(_ text: String) -> String { "it is \(JSONValue.quoted(text, limit: 60))" }
    if let id = headers.apnsID, !HeaderSyntax.isUUID(Array(id.utf8)) {
      return refused(for: .badMessageId, shown(id))
    }
    if let date = headers.expiration {
      let text = JSONValue.double(date).compact
      let bytes = Array(text.utf8)
      if HeaderSyntax.expiration(bytes) == nil {
        let fault = HeaderSyntax.expirationFault(bytes, shown: shown(text))
        return refused(for: .badExpirationDate, fault.detail, fix: fault.fix)
      }
    }
    if let priority = headers.priority, HeaderSyntax.priority(Array("\(priority)".utf8)) == nil {
      return refused(for: .badPriority, "it is \(priority)")
    }
    if let id = headers.collapseID, !HeaderSyntax.isCollapseID(Array(id.utf8)) {
      return refused(for: .invalidCollapseId, "\(id.utf8.count) bytes")
    }
    if let type = headers.pushType, !takes(PushType.named(Array(type.utf8))) {
      return refused(for: .invalidPushType, shown(type))
    }
    if let topic = headers.topic, !HeaderSyntax.isTopic(Array(topic.utf8)) {
      return refused(for: .badTopic, shown(topic))
    }
    return nil
  }

  /// Returns whether what the push is for takes a push type: channels have Live Activities alone.
  private func takes(_ type: PushType?) -> Bool {
    if case .channel = push.target { return type == .liveactivity }
    return type != nil
  }
}
