import EventLoop
import Findings
import Foundation
import JSON
import LiveActivities
import PushGateway
import Simulator

/// `islet push`: sends what a push tool would send, and tells what became of it.
@MainActor
struct PushCommand {
  let arguments: Arguments
  let console: Console
  let client: SimulatorClient
  /// The file that the payload comes from; nil when options make it.
  let file: String?
  var payload = PushPayload(json: JSONObject())
  var token: String?
  var bundle: String?

  static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> Int32 {
    let client = try SimulatorClient(arguments, console)
    let files = arguments.operands.isEmpty ? [nil] : arguments.operands.map(Optional.some)
    var results: [Result] = []
    for file in files {
      var command = PushCommand(
        arguments: arguments, console: console, client: client, file: file)
      try command.check()
      try command.readPayload()
      try command.choose()
      let result = try command.send()
      if !arguments.has("json") { command.write(result, named: files.count > 1 ? file : nil) }
      results.append(result)
    }
    if arguments.has("json") {
      let list = results.map(\.json)
      console.write((list.count == 1 ? list[0] : .array(list)).pretty + "\n")
    }
    return results.allSatisfy(\.isGood) ? ExitCode.done : ExitCode.failed
  }

  /// What became of one push.
  struct Result {
    var answer: PushAnswer
    var record: JSONValue?

    var verdict: JSONValue? { record?["verdict"] }
    var json: JSONValue {
      [
        "status": .int(answer.status), "reason": answer.reason.map { .string($0) } ?? .null,
        "apnsID": answer.apnsID.map { .string($0) } ?? .null, "push": record ?? .null,
      ]
    }
    var isGood: Bool {
      switch verdict?["outcome"]?.string.flatMap(Verdict.Outcome.init(rawValue:)) {
      case .shown, .shownWithRemarks: true
      case .pending: answer.status == 200
      case .ignored, .rejected, nil: false
      }
    }
  }

  private func check() throws(UsageError) {
    let ways = ["h2", "http1", "udp"].filter { arguments.has($0) }
    if ways.count > 1 {
      throw UsageError("--\(ways[0]) and --\(ways[1]) exclude one another", fix: "choose one")
    }
    if arguments.has("udp"), arguments.has("tls") {
      throw UsageError("a datagram carries no TLS", fix: "leave out --tls or --udp")
    }
    if arguments.operands.isEmpty, arguments.texts("set").isEmpty, !arguments.has("event") {
      throw UsageError(
        "islet push needs FILE, - or --set", fix: "for example: islet push --set minute=73")
    }
  }

  private mutating func readPayload() throws(UsageError) {
    guard let name = file else { return }
    let bytes = try InputFile.read(name, console)
    do {
      let value = try JSONValue(parsing: bytes)
      guard let object = value.object else {
        throw UsageError("\(printable(name)) holds \(value.kind)", fix: "a payload is an object")
      }
      payload.json = object
      payload.original = bytes
    } catch let error as UsageError {
      throw error
    } catch {
      let fault = Finding.malformation(of: bytes)
      throw UsageError(
        "\(printable(name)): \(printable(fault?.sentence ?? "it is not JSON: \(error)"))",
        fix: fault?.fix ?? "islet check shows more")
    }
  }

  /// Finds whom the push is for, when no option says so.
  private mutating func choose() throws(UsageError) {
    let overview = try client.get("/islet/")
    let list = try client.get("/islet/activities").array ?? []
    let now = overview["clock"]?["now"]?.double ?? 0
    bundle = arguments.text("bundle") ?? payload.bundle
    token = arguments.text("token")?.lowercased()
    var activity: JSONValue?
    if arguments.has("channel") {
      try chooseChannelApp(overview["apps"]?.array ?? [])
    } else if arguments.text("event") ?? payload.event == "start" {
      try chooseStart(overview["apps"]?.array ?? [])
    } else if let token {
      activity = list.first { $0["pushToken"]?.string == token }
    } else {
      activity = try chooseActivity(list)
      token = activity?["pushToken"]?.string
    }
    bundle = bundle ?? activity?["bundle"]?.string
    let isBuilt = file == nil
    if isBuilt || PushCommand.changes.contains(where: { arguments.has($0) }) {
      try payload.apply(
        arguments, current: activity?["contentState"],
        lastTimestamp: activity?["lastTimestamp"]?.double, now: now)
    }
    if arguments.has("now"), var aps = payload.json["aps"]?.object {
      let last = activity?["lastTimestamp"]?.double ?? 0
      aps["timestamp"] = .double(max(now.rounded(.down), last + 1))
      payload.json["aps"] = .object(aps)
    }
    if arguments.has("udp"), let token, payload.json["token"] == nil {
      payload.json["token"] = .string(token)
    }
  }

  private static let changes = [
    "set", "alert", "body", "stale-date", "dismissal-date", "relevance", "event",
  ]

  private mutating func chooseChannelApp(_ apps: [JSONValue]) throws(UsageError) {
    if bundle == nil, apps.count == 1 { bundle = apps[0]["bundle"]?.string }
    guard bundle == nil else { return }
    let names = apps.compactMap { $0["bundle"]?.string }.joined(separator: ", ")
    throw UsageError("a channel belongs to an app", fix: "--bundle, one of: \(names)")
  }

  private mutating func chooseStart(_ apps: [JSONValue]) throws(UsageError) {
    guard token == nil else { return }
    let fitting = apps.filter { app in
      bundle.map { app["bundle"]?.string == $0 } ?? payload.attributesType.map { type in
        app["attributesTypes"]?.array?.contains(.string(type)) ?? false
      } ?? true
    }
    guard fitting.count == 1, let app = fitting.first else {
      let names = apps.compactMap { $0["bundle"]?.string }.joined(separator: ", ")
      throw UsageError(
        fitting.isEmpty ? "no app fits this start" : "a start needs an app",
        fix: "--bundle, one of: \(names)")
    }
    token = app["pushToStartToken"]?.string
    bundle = bundle ?? app["bundle"]?.string
  }

  private func chooseActivity(_ list: [JSONValue]) throws(UsageError) -> JSONValue {
    let fitting = list.filter { activity in
      activity["pushToken"]?.string != nil
        && ["active", "stale"].contains(activity["activityState"]?.string)
        && (bundle.map { activity["bundle"]?.string == $0 } ?? true)
    }
    if fitting.count == 1 { return fitting[0] }
    if fitting.isEmpty {
      throw UsageError(
        "no activity is running that takes pushes",
        fix: "start one in the phone, or: curl -d '{\"app\":\"match\"}' "
          + "\(client.address.host):\(client.address.port)/islet/activities")
    }
    let lines = fitting.map { activity in
      "--token \(activity["pushToken"]?.string ?? "") "
        + "(\(activity["app"]?.string ?? ""), \(activity["activityState"]?.string ?? ""))"
    }
    throw UsageError(
      "\(fitting.count) activities are running", fix: lines.joined(separator: "\n       "))
  }

  // MARK: Sending

  private func send() throws(UsageError) -> Result {
    let before = try lastNumber()
    var address = client.address
    address.isTLS = arguments.has("tls")
    address.isHTTP2 = !arguments.has("http1")
    if address.isTLS { address.authority = try authority() }
    let answer = arguments.has("udp") ? try datagram(address) : try request(address)
    let record = try wait(for: answer.apnsID, after: before)
    return Result(answer: answer, record: record)
  }

  /// What the sender was told.
  struct PushAnswer {
    var status: Int
    var reason: String?
    var apnsID: String?
  }

  private func request(_ address: ClientAddress) throws(UsageError) -> PushAnswer {
    let id = UUID().uuidString.lowercased()
    let channel = arguments.text("channel")
    let type = arguments.text("push-type") ?? "liveactivity"
    var headers = PushHeaderList()
    headers["apns-push-type"] = type
    headers["apns-priority"] = arguments.text("priority") ?? "10"
    headers["apns-expiration"] = arguments.text("expiration")
    headers["content-type"] = "application/json"
    if let channel {
      headers["apns-request-id"] = id
      headers["apns-channel-id"] = channel
    } else {
      headers["apns-id"] = id
      let suffix = type == "liveactivity" ? ".push-type.liveactivity" : ""
      headers["apns-topic"] = arguments.text("topic") ?? bundle.map { $0 + suffix }
    }
    headers["authorization"] = try providerToken().map { "bearer \($0)" }
    for text in arguments.texts("header") { try headers.apply(text) }
    let path =
      channel == nil ? "/3/device/\(token ?? "")" : "/4/broadcasts/apps/\(bundle ?? "")"
    let answer: ClientAnswer
    do {
      answer = try PushClient.send(
        ClientRequest("POST", path, headers: headers.list, body: payload.bytes), to: address)
    } catch {
      throw UsageError(error.sentence, fix: error.fix)
    }
    let reason = (try? JSONValue(parsing: answer.body))?["reason"]?.string
    return PushAnswer(
      status: answer.status, reason: reason,
      apnsID: answer.header("apns-id") ?? answer.header("apns-request-id") ?? id)
  }

  /// A token of the key that `--p8` names.
  private func providerToken() throws(UsageError) -> String? {
    guard let option = arguments.text("p8") else { return nil }
    do {
      return try console.providerKey(option).token(issuedAt: Date().timeIntervalSince1970)
    } catch {
      throw UsageError("\(error)", fix: error.fix)
    }
  }

  private func datagram(_ address: ClientAddress) throws(UsageError) -> PushAnswer {
    let bytes: [UInt8]
    do {
      bytes = try PushClient.sendDatagram(payload.bytes, to: address)
    } catch {
      throw UsageError(error.sentence, fix: error.fix)
    }
    let answer = try? JSONValue(parsing: bytes)
    return PushAnswer(status: answer?["status"]?.int ?? 0, reason: answer?["reason"]?.string)
  }

  /// The certificate of the simulator's authority.
  private func authority() throws(UsageError) -> String? {
    if let folder = arguments.text("state") {
      return console.absolute(folder) + "/" + SimulatorSetup.authorityName
    }
    return try client.get("/islet/")["ca"]?.string
  }

  private func lastNumber() throws(UsageError) -> Int {
    try client.get("/islet/")["pushes"]?["last"]?.int ?? 0
  }

  /// The push in the log, once its verdict stands; nil when it never appears.
  private func wait(for id: String?, after: Int) throws(UsageError) -> JSONValue? {
    let end = EventLoop.monotonicNow + (arguments.number("wait") ?? 5)
    var found: JSONValue?
    while true {
      let list = try client.get("/islet/pushes?after=\(after)").array ?? []
      found = list.last {
        id == nil || $0["headers"]?["apns-id"]?.string?.lowercased() == id?.lowercased()
      }
      let outcome = found?["verdict"]?["outcome"]?.string
      if outcome != nil, outcome != Verdict.Outcome.pending.rawValue { break }
      if EventLoop.monotonicNow >= end { break }
      usleep(20_000)
    }
    return found
  }

  private func write(_ result: Result, named name: String?) {
    let answer = result.answer
    let head = name.map { "\(printable($0)): " } ?? ""
    console.write("\(head)\(answer.status)\(answer.reason.map { " \(printable($0))" } ?? "")\n")
    if let verdict = result.verdict { console.write(VerdictText.of(verdict)) }
    if result.record == nil {
      console.complain("islet: the simulator has no verdict on it yet\n")
    }
  }
}
