import EventLoop
import Foundation
import JSON
import LiveActivities
import PushGateway
import Simulator

extension PushCommand {
  /// Sends the push and waits for its verdict.
  func send() throws(UsageError) -> Result {
    let before = try lastNumber()
    var address = client.address
    address.isTLS = arguments.has("tls")
    address.isHTTP2 = !arguments.has("http1")
    if address.isTLS { address.authority = try authority() }
    let answer = arguments.has("udp") ? try datagram(address) : try request(address)
    let record = try wait(for: answer, after: before)
    return Result(answer: answer, record: record)
  }

  /// What the sender was told.
  struct PushAnswer {
    var status: Int
    var reason: String?
    var apnsID: String?
    /// The push's number in the log, as an answer to a datagram tells it.
    var number: Int?
  }

  /// The header's value: what was given, or a time from now.
  var expiration: String? {
    get throws(UsageError) {
      guard let text = arguments.text("expiration") else { return nil }
      let now = Date().timeIntervalSince1970
      guard let seconds = try PushPayload.date("expiration", text, now).double, seconds >= 0 else {
        throw UsageError("--expiration is before 1970", fix: "--expiration +60")
      }
      return JSONValue.double(seconds).compact
    }
  }

  private func request(_ address: ClientAddress) throws(UsageError) -> PushAnswer {
    let id = UUID().uuidString.lowercased()
    let channel = arguments.text("channel")
    let type =
      arguments.text("push-type") ?? (channel == nil ? payload.usualPushType : "liveactivity")
    var headers = PushHeaderList()
    headers["apns-push-type"] = type
    headers["apns-priority"] = arguments.text("priority") ?? (type == "background" ? "5" : "10")
    headers["apns-expiration"] = try expiration
    headers["content-type"] = "application/json"
    if let channel {
      headers["apns-request-id"] = id
      headers["apns-channel-id"] = channel
    } else {
      headers["apns-id"] = id
      headers["apns-topic"] =
        arguments.text("topic") ?? bundle.map { PushType.topic(of: $0, type) }
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

  /// Returns a token of the key that `--p8` names.
  func providerToken() throws(UsageError) -> String? {
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
    return PushAnswer(
      status: answer?["status"]?.int ?? 0, reason: answer?["reason"]?.string,
      number: answer?["push"]?.int)
  }

  /// Returns the certificate of the simulator's authority.
  private func authority() throws(UsageError) -> String? {
    if let folder = arguments.text("state") {
      return console.absolute(folder) + "/" + SimulatorSetup.authorityName
    }
    return try client.get("/islet/")["ca"]?.string
  }

  private func lastNumber() throws(UsageError) -> Int {
    try client.get("/islet/")["pushes"]?["last"]?.int ?? 0
  }

  /// Returns the push in the log, once its verdict stands and its pictures are drawn; nil when it never appears.
  private func wait(for answer: PushAnswer, after: Int) throws(UsageError) -> JSONValue? {
    let patience = VerdictPatience(wish: arguments.number("wait"))
    let begun = EventLoop.monotonicNow
    var found: JSONValue?
    while true {
      let list = try client.get("/islet/pushes?after=\(after)").array ?? []
      found = list.last { record in
        if let number = answer.number { return record["number"]?.int == number }
        let id = answer.apnsID?.lowercased()
        return id == nil || record["headers"]?["apns-id"]?.string?.lowercased() == id
      }
      let verdict = found?["verdict"]
      let outcome = verdict?["outcome"]?.string
      // What the widget cannot draw is not shown, whatever the verdict says until then.
      let isDrawn = found?["drawing"]?.bool != true
      if outcome != nil, outcome != Verdict.Outcome.pending.rawValue, isDrawn { break }
      // Nothing becomes of it until somebody brings the phone back.
      let isKept = verdict?["findings"]?.array?.contains { $0["id"] == "phone-offline" } == true
      if isKept { break }
      let isRead = verdict?["summary"]?.string?.hasSuffix(Verdict.beingRead.summary) == true
      let seconds = EventLoop.monotonicNow - begun
      if patience.isOver(after: seconds, whileRead: isRead || !isDrawn) { break }
      usleep(20_000)
    }
    return found
  }

  /// Tells a person what became of it.
  func write(_ result: Result, named name: String?) {
    let answer = result.answer
    let head = name.map { "\(printable($0)): " } ?? ""
    console.write("\(head)\(answer.status)\(answer.reason.map { " \(printable($0))" } ?? "")\n")
    if let verdict = result.verdict { console.write(VerdictText.of(verdict)) }
    if result.record == nil {
      console.complain("islet: the simulator has no verdict on it yet\n")
    } else if result.record?["drawing"]?.bool == true {
      console.complain("islet: the widget has not drawn it yet; the verdict may change\n")
    }
  }
}
