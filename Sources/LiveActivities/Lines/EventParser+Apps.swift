import Findings
import JSON

// What apps do and what they are.
extension EventParser {
  mutating func appAct() throws(Finding) -> AppAct? {
    if var inner = try reader.object("request") { return .request(try request(&inner)) }
    if var inner = try reader.object("update") { return .update(try update(&inner)) }
    if var inner = try reader.object("end") { return .end(try end(&inner)) }
    if reader.has("launch") { return .launch }
    if reader.has("quit") { return .quit }
    return nil
  }

  /// Returns a moment under its own name in UNIX seconds, or under the shorter one in seconds from now.
  private func date(
    _ key: String, orIn relative: String, _ inner: inout LineReader
  ) throws(Finding) -> Double? {
    if let date = try inner.number(key) { return date }
    return try inner.number(relative).map { time + $0 }
  }

  private mutating func request(_ inner: inout LineReader) throws(Finding) -> ActivityRequest {
    guard let type = try inner.string("type") else { throw missingType() }
    var request = ActivityRequest(
      id: try inner.string("id"), attributesType: type,
      attributes: try text("attributes", in: &inner) ?? .empty,
      state: try text("state", in: &inner) ?? .empty,
      staleDate: try date("staleDate", orIn: "stale", &inner),
      relevanceScore: try inner.number("relevance") ?? 0,
      style: try inner.word("style", as: LiveActivity.Style.self) ?? .standard,
      alert: try alert(&inner), start: try date("startDate", orIn: "start", &inner),
      isFromIntent: try inner.flag("intent") ?? false)
    if let channel = try inner.string("channel") { request.pushType = .channel(channel) }
    if let value = try inner.value("pushType") {
      let type = try pushType(value, inner)
      if type != .token { request.pushType = type }
    }
    findings += inner.unknownKeys
    return request
  }

  /// Returns what updates an activity, written as the API has it: `"token"`, `"none"` or `{"channel": id}`.
  private func pushType(
    _ value: JSONValue, _ inner: LineReader
  ) throws(Finding) -> LiveActivity.PushType {
    switch (value.string, value["channel"]?.string) {
    case ("token", _): return .token
    case ("none", _): return .none
    case (let word?, _): throw inner.unknownWord("pushType", word, ["none", "token"])
    case (nil, let id?) where value.object?.keys == ["channel"]: return .channel(id)
    default:
      throw Finding(
        "line-malformed", path: "request.pushType",
        sentence:
          "\"token\", \"none\" or {\"channel\": …} was expected, \(FaultExplanation.shown(value)) found",
        fix: "Write one of these.")
    }
  }

  /// Returns that a request names no attributes type, and those that its app has.
  private mutating func missingType() -> Finding {
    let types = (try? bundle()).flatMap { context.types[$0] } ?? []
    return Finding(
      "line-malformed", path: "request.type", sentence: "\"type\" is missing",
      fix: types.isEmpty
        ? "Name the attributes type of the app's activity."
        : "Name the attributes type: \(types.joined(separator: ", ")).")
  }

  private mutating func update(_ inner: inout LineReader) throws(Finding) -> ActivityUpdate {
    let update = ActivityUpdate(
      id: try inner.requiredString("id"), state: try text("state", in: &inner) ?? .empty,
      staleDate: try date("staleDate", orIn: "stale", &inner),
      relevanceScore: try inner.number("relevance") ?? 0, alert: try alert(&inner),
      timestamp: try inner.number("timestamp"), ahead: try inner.number("ahead"))
    findings += inner.unknownKeys
    return update
  }

  private mutating func end(_ inner: inout LineReader) throws(Finding) -> ActivityEnd {
    var end = ActivityEnd(
      id: try inner.requiredString("id"), state: try text("state", in: &inner),
      timestamp: try inner.number("timestamp"), ahead: try inner.number("ahead"))
    if let date = try date("dismissalDate", orIn: "dismiss", &inner) {
      end.dismissal = .after(date)
    }
    if let word = try inner.string("dismissal") {
      guard ["default", "immediate"].contains(word) else {
        throw inner.unknownWord("dismissal", word, ["default", "immediate"])
      }
      if word == "immediate" { end.dismissal = .immediate }
    }
    findings += inner.unknownKeys
    return end
  }

  private func alert(_ inner: inout LineReader) throws(Finding) -> AlertText? {
    guard let value = try inner.value("alert") else { return nil }
    return AlertText(
      title: AlertText.Line(value["title"]), body: AlertText.Line(value["body"]),
      sound: value["sound"]?.string)
  }

  mutating func installed(_ inner: inout LineReader) throws(Finding) -> InstalledApp {
    func texts(_ value: JSONValue?) -> [JSONText] {
      (value?.array ?? []).map { $0.string.map { JSONText($0) } ?? JSONText($0) }
    }
    let types = (try inner.value("types")?.array ?? []).map { type in
      InstalledApp.ActivityType(
        name: type["name"]?.string ?? "", hasWidget: type["widget"]?.bool ?? false,
        sampleAttributes: texts(type["attributes"]), sampleStates: texts(type["states"]))
    }
    var strings: [String: String] = [:]
    for (key, text) in try inner.value("strings")?.object?.members ?? [] {
      strings[key] = text.string
    }
    var plurals: [String: [String: String]] = [:]
    for (key, forms) in try inner.value("plurals")?.object?.members ?? [] {
      for (form, text) in forms.object?.members ?? [] {
        plurals[key, default: [:]][form] = text.string
      }
    }
    func place(_ value: JSONValue?) -> SourceLocation? {
      value?["file"]?.string.map {
        SourceLocation(file: $0, line: max(1, value?["line"]?.double.map { Int(bounded: $0) } ?? 1))
      }
    }
    let bundle = try inner.requiredString("bundle")
    let app = InstalledApp(
      bundle: bundle, title: try inner.string("title") ?? bundle, types: types, strings: strings,
      supportsLiveActivities: try inner.flag("supportsLiveActivities") ?? true,
      supportsFrequentUpdates: try inner.flag("supportsFrequentUpdates") ?? true,
      plistPlace: place(try inner.value("plistPlace")),
      hasPushCapability: try inner.flag("hasPushCapability") ?? true,
      plurals: plurals.isEmpty ? nil : plurals, language: try inner.string("language"))
    findings += inner.unknownKeys
    return app
  }
}
