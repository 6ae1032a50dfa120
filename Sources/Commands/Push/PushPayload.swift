import JSON

/// The payload of `islet push`: from a file, from options, or a file changed by options.
struct PushPayload {
  var json: JSONObject {
    didSet { original = nil }
  }
  /// The bytes as they came, while nothing has changed them.
  var original: [UInt8]?

  /// Whether its bytes are no JSON object, so that nothing in it can be read or changed.
  let isOpaque: Bool

  init(json: JSONObject) { (self.json, isOpaque) = (json, false) }

  /// Creates the payload of a file, which goes out byte for byte.
  init(file: [UInt8]) {
    let object = (try? JSONValue(parsing: file))?.object
    json = object ?? JSONObject()
    isOpaque = object == nil
    original = file
  }

  /// The bundle that `simctl push` reads from the file.
  var bundle: String? { json["Simulator Target Bundle"]?.string }
  var event: String? { json["aps"]?["event"]?.string }
  var attributesType: String? { json["aps"]?["attributes-type"]?.string }
  var bytes: [UInt8] { original ?? Array(JSONValue.object(json).compact.utf8) }

  /// Sets the content state and the other members of `aps` as the options say, and leaves the rest as it is.
  ///
  /// - Parameters:
  ///   - current: the state that the activity has; an update replaces all of it, so `--set` starts from it.
  ///   - shape: what the app's type reads as its state, in JSON Schema; nil: not known.
  mutating func apply(
    _ arguments: Arguments, current: JSONValue?, shape: JSONValue? = nil, lastTimestamp: Double?,
    now: Double
  ) throws(UsageError) {
    var aps = json["aps"]?.object ?? JSONObject()
    let isNew = aps["timestamp"] == nil
    if let event = arguments.text("event") {
      aps["event"] = .string(event)
    } else if isNew, aps["event"] == nil {
      aps["event"] = "update"
    }
    if isNew {
      aps["timestamp"] = .double(PushPayload.timestamp(after: lastTimestamp, now: now))
    }
    if !arguments.texts("set").isEmpty {
      var state = aps["content-state"] ?? current ?? .object(JSONObject())
      for text in arguments.texts("set") { state = try PushPayload.set(text, in: state, shape) }
      aps["content-state"] = state
    }
    if arguments.has("alert") || arguments.has("body") {
      var alert = aps["alert"]?.object ?? JSONObject()
      for (key, name) in [("title", "alert"), ("body", "body")] {
        if let text = arguments.text(name) { alert[key] = .string(text) }
      }
      aps["alert"] = .object(alert)
    }
    for name in ["stale-date", "dismissal-date"] {
      if let text = arguments.text(name) { aps[name] = try PushPayload.date(name, text, now) }
    }
    if let score = arguments.number("relevance") { aps["relevance-score"] = .double(score) }
    json["aps"] = .object(aps)
  }

  /// Returns a timestamp that is taken: in whole seconds, as servers send them. The last one may have a fraction, where the
  /// app itself was the sender.
  static func timestamp(after last: Double?, now: Double) -> Double {
    max(now.rounded(.down), (last ?? 0).rounded(.down) + 1)
  }

  /// Returns the time of UNIX seconds, or of `+N` from now.
  static func date(_ name: String, _ text: String, _ now: Double) throws(UsageError) -> JSONValue {
    if let number = Double(text), number.isFinite {
      let isRelative = text.hasPrefix("+") || text.hasPrefix("-")
      return .double(isRelative ? now.rounded(.down) + number : number)
    }
    throw UsageError(
      "--\(name) is UNIX seconds or +N from now, not “\(printable(text))”", fix: "--\(name) +60")
  }

  /// Sets `home.score=2` in a state; what is no JSON is a string.
  static func set(
    _ text: String, in state: JSONValue, _ shape: JSONValue? = nil
  ) throws(UsageError) -> JSONValue {
    guard let mark = text.firstIndex(of: "="), mark > text.startIndex else {
      throw UsageError(
        "--set needs KEY=VALUE, not “\(printable(text))”",
        fix: "--set matchState.live.minute=73")
    }
    let path = steps(text[..<mark])
    let deepest = JSONLimits().depth
    guard path.count <= deepest else {
      throw UsageError(
        "--set goes \(path.count) keys deep, and a payload at most \(deepest)",
        fix: "--set matchState.live.minute=73")
    }
    let raw = String(text[text.index(after: mark)...])
    let value = (try? JSONValue(parsing: raw)) ?? .string(raw)
    return try put(value, at: path[...], in: state, shape, shown: String(text[..<mark]))
  }

  /// Returns the keys and places of `stops.0.name` or, as findings write it, `stops[0].name`: `stops`, `[0]`, `name`.
  private static func steps(_ text: Substring) -> [String] {
    text.split(separator: ".", omittingEmptySubsequences: false).flatMap { step -> [String] in
      guard let match = step.wholeMatch(of: /(.*?)((?:\[[0-9]+\])+)/) else { return [String(step)] }
      let places = match.2.matches(of: /\[[0-9]+\]/).map { String($0.output) }
      return match.1.isEmpty ? places : [String(match.1)] + places
    }
  }

  private static func put(
    _ value: JSONValue, at path: ArraySlice<String>, in place: JSONValue, _ shape: JSONValue?,
    shown: String
  ) throws(UsageError) -> JSONValue {
    guard let key = path.first else { return value }
    let isPlace = key.hasPrefix("[") && key.hasSuffix("]")
    // Nothing is there yet: a place makes a list of it.
    let isNew = place == .null || place.object?.members.isEmpty ?? false
    switch isPlace && isNew ? .array([]) : place {
    case .array(var list):
      let number = isPlace ? String(key.dropFirst().dropLast()) : key
      guard let index = Int(number), (0...list.count).contains(index) else {
        throw UsageError(
          "--set \(printable(shown)): “\(printable(number))” is no place in a list of \(list.count)",
          fix: "places count from 0")
      }
      let old = index < list.count ? list[index] : .object(JSONObject())
      let new = try put(value, at: path.dropFirst(), in: old, shape?["items"], shown: shown)
      if index < list.count { list[index] = new } else { list.append(new) }
      return .array(list)
    case let other where isPlace:
      throw UsageError(
        "--set \(printable(shown)): before \(key) stands \(other.kind), not an array",
        fix: "write a point between the keys of objects: home.score")
    case .object(var object):
      // A Swift enum has one case: another one takes its place.
      if object[key] == nil, isEnum(shape) { object = JSONObject() }
      let old = object[key] ?? .object(JSONObject())
      object[key] = try put(
        value, at: path.dropFirst(), in: old, member(key, of: shape), shown: shown)
      return .object(object)
    default:
      let new = try put(
        value, at: path.dropFirst(), in: .object(JSONObject()), member(key, of: shape),
        shown: shown)
      return .object(JSONObject([(key, new)]))
    }
  }
}

extension PushPayload {
  /// Returns whether a schema is that of an enum with associated values: each alternative is an object of one key.
  private static func isEnum(_ shape: JSONValue?) -> Bool {
    guard let cases = shape?["oneOf"]?.array else { return false }
    return cases.allSatisfy { $0["properties"]?.object?.members.count == 1 }
  }

  /// Returns the schema of a member; of an enum's case, what stands below its name.
  private static func member(_ key: String, of shape: JSONValue?) -> JSONValue? {
    let named = ([shape].compactMap { $0 } + (shape?["oneOf"]?.array ?? [])).lazy
      .compactMap { $0["properties"]?[key] }.first
    return named ?? shape?["additionalProperties"]
  }
}

extension PushPayload {
  /// Returns whether a push of a type, or of the one that fits, is for the app and no activity.
  func isForDevice(as type: String?) -> Bool {
    if isNotification { return true }
    guard let type, type != "liveactivity" else { return false }
    // PushKit's payloads and those of mobile device management have no aps.
    return json["aps"] == nil
  }

  /// Whether it is for the app itself and not for a Live Activity.
  var isNotification: Bool {
    guard let aps = json["aps"]?.object else { return false }
    return aps["event"] == nil && aps["content-state"] == nil && aps["timestamp"] == nil
      && ["alert", "content-available", "content-changed", "badge", "sound"]
        .contains { aps[$0] != nil }
  }

  /// The push type that goes with the payload.
  var usualPushType: String {
    guard isNotification else { return "liveactivity" }
    let aps = json["aps"]
    if aps?["alert"] != nil { return "alert" }
    if aps?["content-changed"]?.bool == true { return "widgets" }
    return aps?["content-available"]?.int == 1 ? "background" : "alert"
  }
}
