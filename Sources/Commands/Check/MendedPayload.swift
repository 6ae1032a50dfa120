import Findings
import JSON
import LiveActivities
import WidgetHost

/// A payload without the mistakes for which a phone reads no further: a check tells what is wrong behind them, too.
struct MendedPayload {
  /// How many such mistakes are passed over in one payload, at most.
  static let most = 8

  private(set) var payload: JSONValue
  /// Where something stands that nobody wrote, so that the phone reads on.
  private var invented: Set<String> = []
  /// The members of `aps` that the file has beside it.
  private var outside: Set<String> = []

  init(_ payload: JSONValue) { self.payload = payload }

  /// Returns whether a finding is about what the payload itself says.
  func isOwn(_ finding: Finding) -> Bool {
    guard let path = finding.path else {
      // How a state that was put in is drawn says nothing.
      return finding.severity == .error || !invented.contains("aps.content-state")
    }
    return !invented.contains { path == $0 || path.hasPrefix($0 + ".") }
  }

  /// Returns the path in the file of what a finding is about.
  func written(_ path: String?) -> String? {
    guard let path, path.hasPrefix("aps.") else { return path }
    let inner = String(path.dropFirst("aps.".count))
    return outside.contains { inner == $0 || inner.hasPrefix($0 + ".") } ? inner : path
  }

  /// Takes a mistake out of the payload; false where the phone has read all of it, or nobody can say what was meant.
  mutating func pass(_ mistake: Finding, of app: AppFolder, now: Double) -> Bool {
    guard var root = payload.object, var aps = root["aps"]?.object, aps["aps"] == nil else {
      return false
    }
    let types = app.each.map(\.attributesType)
    switch mistake.id.rawValue {
    case let rule where rule.hasPrefix("timestamp-"):
      aps["timestamp"] = .double(now.rounded(.down))
    case "event-missing", "event-unknown":
      guard let event = Self.event(of: aps) else { return false }
      aps["event"] = .string(event)
    case "content-state-missing":
      if bring("content-state", into: &aps, from: &root) { break }
      // An update without its state has nothing else that could be wrong.
      guard aps["event"] == "start", let sample = Self.meant(aps, of: app).states.first else {
        return false
      }
      aps["content-state"] = sample.value.resolvingMoments(at: now)
      invented.insert("aps.content-state")
    case "attributes-type-missing", "attributes-type-unknown":
      if aps["attributes-type"] == nil {
        _ = Self.rename("attributes-type", in: &aps, where: { $0.string != nil })
      }
      let written = aps["attributes-type"]?.string ?? ""
      let near = NearestKey.nearest(to: written, in: types) ?? (types.count == 1 ? types[0] : nil)
      guard let type = types.contains(written) ? written : near else { return false }
      aps["attributes-type"] = .string(type)
    case "attributes-missing":
      if bring("attributes", into: &aps, from: &root) { break }
      aps["attributes"] = Self.meant(aps, of: app).attributes.resolvingMoments(at: now)
      invented.insert("aps.attributes")
    case "start-without-alert":
      // What the alert is to say nobody knows; an empty one beside the right key stops the phone again.
      guard aps["alert"] == nil,
        Self.rename("alert", in: &aps, where: { $0.object != nil })
      else {
        aps["alert"] = ["title": "…", "body": "…"]
        break
      }
    case "channel-unknown": aps["input-push-channel"] = nil
    default: return false
    }
    root["aps"] = .object(aps)
    payload = .object(root)
    return true
  }

  /// Returns the app with the activity chosen that a start names.
  private static func meant(_ aps: JSONObject, of app: AppFolder) -> AppFolder {
    aps["attributes-type"]?.string.flatMap(app.choosing) ?? app
  }

  /// Puts an object where it belongs that stands under a misspelt key, or beside `aps`; false where there is none.
  private mutating func bring(
    _ key: String, into aps: inout JSONObject, from root: inout JSONObject
  ) -> Bool {
    if Self.rename(key, in: &aps, where: { $0.object != nil }) { return true }
    guard let value = root[key], value.object != nil else { return false }
    aps[key] = value
    root[key] = nil
    outside.insert(key)
    return true
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
