import Findings
import JSON
import LiveActivities

/// A payload without the mistake for which a phone reads no further: a check tells what is wrong behind it, too.
enum MendedPayload {
  /// How many such mistakes are passed over in one payload, at most.
  static let most = 6

  /// Returns the payload without a mistake; nil where the phone has read all of it, or nobody can say what was meant.
  ///
  /// - Parameter types: the attributes types of the app.
  static func passing(
    _ mistake: Finding, in payload: JSONValue, types: [String], now: Double
  ) -> JSONValue? {
    guard var root = payload.object, var aps = root["aps"]?.object, aps["aps"] == nil else {
      return nil
    }
    switch mistake.id.rawValue {
    case let rule where rule.hasPrefix("timestamp-"):
      aps["timestamp"] = .double(now.rounded(.down))
    case "event-missing", "event-unknown":
      guard let event = Self.event(of: aps) else { return nil }
      aps["event"] = .string(event)
    case "content-state-missing":
      guard rename("content-state", in: &aps, where: { $0.object != nil }) else { return nil }
    case "attributes-type-missing", "attributes-type-unknown":
      if aps["attributes-type"] == nil {
        _ = rename("attributes-type", in: &aps, where: { $0.string != nil })
      }
      let written = aps["attributes-type"]?.string ?? ""
      let near = NearestKey.nearest(to: written, in: types) ?? (types.count == 1 ? types[0] : nil)
      guard let type = types.contains(written) ? written : near else { return nil }
      aps["attributes-type"] = .string(type)
    case "attributes-missing":
      guard rename("attributes", in: &aps, where: { $0.object != nil }) else { return nil }
    case "start-without-alert":
      // What the alert is to say nobody knows; an empty one beside the right key stops the phone again.
      guard aps["alert"] == nil, rename("alert", in: &aps, where: { $0.object != nil }) else {
        aps["alert"] = ["title": "…", "body": "…"]
        break
      }
    case "channel-unknown": aps["input-push-channel"] = nil
    default: return nil
    }
    root["aps"] = .object(aps)
    return .object(root)
  }

  /// Puts the value of a misspelt key under the right one; false where no key is like it.
  private static func rename(
    _ key: String, in aps: inout JSONObject, where isFitting: (JSONValue) -> Bool
  ) -> Bool {
    let others = aps.keys.filter { !parts.contains($0) }
    guard let written = NearestKey.nearest(to: key, in: others), let value = aps[written],
      isFitting(value)
    else { return false }
    aps[key] = value
    aps[written] = nil
    return true
  }

  /// The keys among which another one may be meant by a misspelt key.
  private static let parts: Set<String> = [
    "alert", "attributes", "attributes-type", "content-state", "event", "timestamp",
  ]

  /// Returns the event that was meant; nil where it may have been an ordinary notification.
  private static func event(of aps: JSONObject) -> String? {
    let known = ["start", "update", "end"]
    let key = NearestKey.nearest(to: "event", in: aps.keys)
    let written = aps["event"]?.string ?? key.flatMap { aps[$0]?.string } ?? ""
    if known.contains(written) { return written }
    if let near = NearestKey.nearest(to: written, in: known) { return near }
    if aps["attributes"] != nil { return "start" }
    let hasState =
      aps["content-state"] != nil || NearestKey.nearest(to: "content-state", in: aps.keys) != nil
    return hasState ? "update" : nil
  }
}
