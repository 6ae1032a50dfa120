import EventLoop
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
  var payload = PushPayload(json: JSONObject())
  var token: String?
  var bundle: String?

  static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> Int32 {
    var command = PushCommand(
      arguments: arguments, console: console, client: try SimulatorClient(arguments, console))
    try command.check()
    try command.readPayload()
    try command.choose()
    return try command.send()
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
    guard let name = arguments.operands.first else { return }
    let bytes = try InputFile.read(name, console)
    do {
      let value = try JSONValue(parsing: bytes)
      guard let object = value.object else {
        throw UsageError("\(printable(name)) holds \(value.kind)", fix: "a payload is an object")
      }
      payload.json = object
    } catch let error as UsageError {
      throw error
    } catch {
      throw UsageError("\(printable(name)) is not JSON: \(error)", fix: "islet check shows more")
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
    if arguments.text("event") ?? payload.event == "start" {
      try chooseStart(overview["apps"]?.array ?? [])
    } else if let token {
      activity = list.first { $0["pushToken"]?.string == token }
    } else {
      activity = try chooseActivity(list)
      token = activity?["pushToken"]?.string
    }
    bundle = bundle ?? activity?["bundle"]?.string
    let isBuilt = arguments.operands.isEmpty
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

  private func send() throws(UsageError) -> Int32 {
    let before = try lastNumber()
    var address = client.address
    address.isTLS = arguments.has("tls")
    address.isHTTP2 = !arguments.has("http1")
    if address.isTLS { address.authority = try authority() }
    let answer: PushAnswer
    do {
      answer = arguments.has("udp") ? try datagram(address) : try request(address)
    } catch {
      throw UsageError(error.sentence, fix: error.fix)
    }
    let record = try wait(for: answer.apnsID, after: before)
    return report(answer, record)
  }

  /// What the sender was told.
  struct PushAnswer {
    var status: Int
    var reason: String?
    var apnsID: String?
  }

  private func request(_ address: ClientAddress) throws(ClientFault) -> PushAnswer {
    let id = UUID().uuidString.lowercased()
    let type = arguments.text("push-type") ?? "liveactivity"
    let suffix = type == "liveactivity" ? ".push-type.liveactivity" : ""
    var headers = [("apns-id", id), ("apns-push-type", type)]
    if let topic = arguments.text("topic") ?? bundle.map({ $0 + suffix }) {
      headers.append(("apns-topic", topic))
    }
    headers.append(("apns-priority", arguments.text("priority") ?? "10"))
    if let expiration = arguments.text("expiration") {
      headers.append(("apns-expiration", expiration))
    }
    headers.append(("content-type", "application/json"))
    let answer = try PushClient.send(
      ClientRequest("POST", "/3/device/\(token ?? "")", headers: headers, body: payload.bytes),
      to: address)
    let reason = (try? JSONValue(parsing: answer.body))?["reason"]?.string
    return PushAnswer(
      status: answer.status, reason: reason, apnsID: answer.header("apns-id") ?? id)
  }

  private func datagram(_ address: ClientAddress) throws(ClientFault) -> PushAnswer {
    let bytes = try PushClient.sendDatagram(payload.bytes, to: address)
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

  private func report(_ answer: PushAnswer, _ record: JSONValue?) -> Int32 {
    let verdict = record?["verdict"]
    let outcome = verdict?["outcome"]?.string.flatMap(Verdict.Outcome.init(rawValue:))
    if arguments.has("json") {
      let result: JSONValue = [
        "status": .int(answer.status), "reason": answer.reason.map { .string($0) } ?? .null,
        "apnsID": answer.apnsID.map { .string($0) } ?? .null, "push": record ?? .null,
      ]
      console.write(result.pretty + "\n")
    } else {
      console.write("\(answer.status)\(answer.reason.map { " \(printable($0))" } ?? "")\n")
      if let verdict { console.write(VerdictText.of(verdict)) }
      if record == nil { console.complain("islet: the simulator has no verdict on it yet\n") }
    }
    switch outcome {
    case .shown, .shownWithRemarks: return ExitCode.done
    case .pending: return answer.status == 200 ? ExitCode.done : ExitCode.failed
    case .ignored, .rejected, nil: return ExitCode.failed
    }
  }
}

/// A verdict as a person reads it.
enum VerdictText {
  /// The verdict in a line, which begins with its outcome.
  static func line(_ outcome: Verdict.Outcome, _ summary: String) -> String {
    let word =
      switch outcome {
      case .shown, .shownWithRemarks: "shown"
      case .pending, .ignored, .rejected: outcome.rawValue
      }
    return summary.hasPrefix(word) ? summary : "\(word): \(summary)"
  }

  static func line(_ verdict: Verdict) -> String { line(verdict.outcome, verdict.summary) }

  static func of(_ verdict: JSONValue) -> String {
    let outcome = verdict["outcome"]?.string.flatMap(Verdict.Outcome.init(rawValue:)) ?? .pending
    var text = printable(line(outcome, verdict["summary"]?.string ?? "")) + "\n"
    for finding in verdict["findings"]?.array ?? [] {
      let severity = finding["severity"]?.string ?? ""
      let path = finding["path"]?.string.map { "\($0): " } ?? ""
      text += "  \(severity) \(finding["id"]?.string ?? ""): "
      text += printable(path + (finding["sentence"]?.string ?? "")) + "\n"
      if let fix = finding["fix"]?.string { text += "    \(printable(fix))\n" }
    }
    return text
  }
}
