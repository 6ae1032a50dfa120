import Foundation
import JSON

// Whom a push is for, when no option says so.
extension PushCommand {
  /// Finds whom the push is for, when no option says so.
  mutating func choose() throws(UsageError) {
    let overview = try client.get("/islet/")
    let list = try client.get("/islet/activities").array ?? []
    let now = overview["clock"]?["now"]?.double ?? 0
    let apps = overview["apps"]?.array ?? []
    bundle = arguments.text("bundle") ?? payload.bundle
    token = arguments.text("token")?.lowercased()
    var activity: JSONValue?
    if arguments.has("channel") {
      try chooseChannelApp(apps)
    } else if let token {
      activity = list.first { $0["pushToken"]?.string == token }
      bundle = bundle ?? (activity ?? owner(of: token, apps))?["bundle"]?.string
    } else if arguments.text("event") ?? payload.event == "start" {
      try chooseStart(apps)
    } else if payload.isForDevice(as: arguments.text("push-type")), !hasChanges {
      try chooseDevice(apps)
    } else {
      activity = try chooseActivity(list, of: apps)
      token = activity?["pushToken"]?.string
      bundle = bundle ?? activity?["bundle"]?.string
    }
    guard !payload.isOpaque else { return }
    if file == nil || hasChanges {
      try payload.apply(
        arguments, current: activity?["contentState"],
        shape: shape(activity?["attributesType"]?.string),
        lastTimestamp: activity?["lastTimestamp"]?.double, now: now)
    }
    if arguments.has("now"), var aps = payload.json["aps"]?.object {
      let last = activity?["lastTimestamp"]?.double
      aps["timestamp"] = .double(PushPayload.timestamp(after: last, now: now))
      payload.json["aps"] = .object(aps)
    }
    if arguments.has("udp"), let token, payload.json["token"] == nil {
      payload.json["token"] = .string(token)
    }
  }

  /// The options that change what a file holds.
  private static let changes = [
    "set", "alert", "body", "stale-date", "dismissal-date", "relevance", "event",
  ]

  private var hasChanges: Bool { PushCommand.changes.contains { arguments.has($0) } }

  /// Throws where an option would change a file that holds no object.
  func checkChanges() throws(UsageError) {
    guard payload.isOpaque,
      let option = (PushCommand.changes + ["now"]).first(where: { arguments.has($0) })
    else { return }
    throw UsageError(
      "--\(option) changes a payload, and \(InputFile.words(printable(file ?? "-"))) holds none",
      fix: "mend the file, or leave out --\(option): then it is sent as it is")
  }

  /// Returns what the app's type reads as its content state, in JSON Schema; nil where the simulator does not know.
  private func shape(_ type: String?) -> JSONValue? {
    guard arguments.has("set"), let bundle else { return nil }
    func escaped(_ text: String) -> String {
      // AlarmKit's types have angle brackets: AlarmAttributes<Metadata>.
      text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
    }
    let query = (type ?? payload.attributesType).map { "?attributesType=\(escaped($0))" } ?? ""
    let schema = try? client.get("/islet/apps/\(escaped(bundle))/schema\(query)")
    return schema?["properties"]?["content-state"]
  }

  private mutating func chooseChannelApp(_ apps: [JSONValue]) throws(UsageError) {
    if bundle == nil, apps.count == 1 { bundle = apps[0]["bundle"]?.string }
    guard bundle == nil else { return }
    throw UsageError("a channel belongs to an app", fix: names(apps))
  }

  /// Returns the app that was given a token to start activities with, or one of its device.
  private func owner(of token: String, _ apps: [JSONValue]) -> JSONValue? {
    apps.first { app in
      app["deviceToken"]?.string == token
        || app["activities"]?.array?.contains { $0["pushToStartToken"]?.string == token } ?? false
    }
  }

  private mutating func chooseStart(_ apps: [JSONValue]) throws(UsageError) {
    let fitting = apps.filter { app in
      bundle.map { app["bundle"]?.string == $0 } ?? payload.attributesType.map { type in
        app["attributesTypes"]?.array?.contains(.string(type)) ?? false
      } ?? true
    }
    guard fitting.count == 1, let app = fitting.first else {
      throw fitting.isEmpty ? noApp(apps) : UsageError("a start needs an app", fix: names(apps))
    }
    // Each type of an app has a token of its own; a type that the app lacks is for the phone to judge.
    let activity = app["activities"]?.array?.first {
      $0["attributesType"]?.string == payload.attributesType
    }
    token = (activity ?? app)["pushToStartToken"]?.string
    bundle = bundle ?? app["bundle"]?.string
  }

  /// Finds the app whose device an ordinary notification is for, as `simctl push` takes it.
  private mutating func chooseDevice(_ apps: [JSONValue]) throws(UsageError) {
    let fitting = apps.filter { app in bundle.map { app["bundle"]?.string == $0 } ?? true }
    guard fitting.count == 1, let app = fitting.first else {
      throw fitting.isEmpty
        ? noApp(apps)
        : UsageError(
          "a push to a device token needs an app",
          fix: "“Simulator Target Bundle” in the file, or " + names(apps))
    }
    token = app["deviceToken"]?.string
    bundle = app["bundle"]?.string
  }

  private func names(_ apps: [JSONValue]) -> String {
    "--bundle, one of: " + apps.compactMap { $0["bundle"]?.string }.joined(separator: ", ")
  }

  /// Returns why no app is the one that is meant.
  private func noApp(_ apps: [JSONValue]) -> UsageError {
    if let bundle {
      return UsageError("no app “\(printable(bundle))” is installed", fix: names(apps))
    }
    let types = apps.flatMap { $0["attributesTypes"]?.array?.compactMap(\.string) ?? [] }
    let type = payload.attributesType ?? ""
    return UsageError(
      "no app has the attributes type “\(printable(type))”",
      fix: NearestWord.find(type, in: types).map { "did you mean \($0)?" }
        ?? "the types are \(types.joined(separator: ", "))")
  }

  /// Finds the only activity that takes pushes, of the app that is named, or of any.
  private func chooseActivity(
    _ list: [JSONValue], of apps: [JSONValue]
  ) throws(UsageError) -> JSONValue {
    let running = list.filter { activity in
      activity["pushToken"]?.string != nil
        && ["active", "stale"].contains(activity["activityState"]?.string)
    }
    /// Whether an activity is of the app that is named, or of any: an earlier run may have left some of apps that are
    /// not here.
    func isMeant(_ activity: JSONValue) -> Bool {
      let owner = activity["bundle"]?.string
      return bundle.map { owner == $0 } ?? apps.contains { $0["bundle"]?.string == owner }
    }
    let fitting = running.filter(isMeant)
    if fitting.count == 1 { return fitting[0] }
    if let bundle, !apps.contains(where: { $0["bundle"]?.string == bundle }) {
      throw noApp(apps)
    }
    if fitting.isEmpty, let refusal = withoutToken(list.filter(isMeant)) { throw refusal }
    if fitting.isEmpty, let bundle, !running.isEmpty {
      let others = Set(running.compactMap { $0["bundle"]?.string }).sorted()
      throw UsageError(
        "no activity of “\(printable(bundle))” is running that takes pushes",
        fix: "activities are running of \(others.map(printable).joined(separator: ", "))")
    }
    if fitting.isEmpty {
      let app = apps.first { bundle == nil || $0["bundle"]?.string == bundle }
      let name = printable(app?["name"]?.string ?? "match")
      throw UsageError(
        "no activity is running that takes pushes",
        fix: "start one in the phone, or: curl -d '{\"app\":\"\(name)\"}' "
          + "\(client.address.host):\(client.address.port)/islet/activities")
    }
    let lines = fitting.map { activity in
      "--token \(activity["pushToken"]?.string ?? "") "
        + "(\(activity["app"]?.string ?? "") \(activity["id"]?.string ?? ""), \(activity["activityState"]?.string ?? ""))"
    }
    var error = UsageError("\(fitting.count) activities are running", fix: lines.first)
    error.moreFixes = Array(lines.dropFirst())
    throw error
  }

  /// Returns why an activity that runs takes no push to a token; nil where none runs.
  private func withoutToken(_ list: [JSONValue]) -> UsageError? {
    let silent = list.filter { activity in
      ["active", "stale"].contains(activity["activityState"]?.string)
        && activity["pushToken"]?.string == nil
    }
    func app(_ activity: JSONValue) -> String { printable(activity["app"]?.string ?? "") }
    func appID(_ activity: JSONValue) -> String { printable(activity["bundle"]?.string ?? "") }
    let simulator = "\(client.address.host):\(client.address.port)"
    if let waiting = silent.first(where: { $0["pushType"]?.string == "token" }) {
      return UsageError(
        "the activity of “\(app(waiting))” gets its token when the person taps Allow under its card",
        fix: "tap Allow on the phone, or: curl -X POST "
          + "\(simulator)/islet/apps/\(appID(waiting))/push-to-start")
    }
    for activity in silent {
      guard let channel = activity["pushType"]?["channel"]?.string else { continue }
      return UsageError(
        "the activity of “\(app(activity))” has no token: it listens on a channel",
        fix: "--channel \(printable(channel)) --bundle \(appID(activity))")
    }
    return silent.first.map { activity in
      UsageError(
        "the activity of “\(app(activity))” takes no push: its app asked for no token",
        fix: "request it with pushType: .token, or: curl -d '{\"app\":\"\(app(activity))\"}' "
          + "\(simulator)/islet/activities")
    }
  }
}
