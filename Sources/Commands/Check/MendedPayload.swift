import Findings
import JSON
import LiveActivities

/// A payload without the mistake for which a phone reads no further: a check tells what is wrong behind it, too.
enum MendedPayload {
  /// How many such mistakes are passed over in one payload, at most.
  static let most = 4

  /// Returns the payload without a mistake; nil where the phone has read all of it, or nobody can say what was meant.
  static func passing(_ mistake: Finding, in payload: JSONValue, now: Double) -> JSONValue? {
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
      guard let key = NearestKey.nearest(to: "content-state", in: aps.keys), let state = aps[key],
        state.object != nil
      else { return nil }
      aps["content-state"] = state
      aps[key] = nil
    default: return nil
    }
    root["aps"] = .object(aps)
    return .object(root)
  }

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
