import EventLoop
import Findings
import JSON
import LiveActivities

extension PushGateway {
  /// Takes a datagram's payload as a push, and answers with status, reason and verdict.
  ///
  /// - Parameter count: the bytes that were sent, of which the body may be the beginning.
  func handleDatagram(
    _ body: [UInt8], count: Int, answer: @escaping @MainActor ([UInt8]) -> Void
  ) {
    // Answering an answer would let two simulators with forged addresses write to one another for ever.
    if DatagramEnvelope.isAnswer(body) { return }
    let envelope = DatagramEnvelope(body)
    let refusal = refusal(of: body, count: count, envelope)
    var push = Push(
      target: envelope.target, carrier: .udp,
      headers: PushHeaders(
        // A datagram has no headers: its payload alone tells what it is.
        apnsID: String(decoding: ids.uuid(), as: UTF8.self)),
      body: body)
    push.remarks = [GatewayRemark(.carriedByUDP)]
    if let refusal, !(refusal.detail.isEmpty && refusal.fix.isEmpty) {
      push.remarks.append(GatewayRemark(refusal.reason, refusal.detail, fix: refusal.fix))
    }
    let status = refusal?.reason.row.status ?? 200
    let number = receiver.receive(push, status: status, reason: refusal?.reason.rawValue)
    let reason = refusal?.reason ?? (receiver.hasKeptLast ? nil : .serviceUnavailable)
    answerDatagram(number, reason: reason, attempts: 0, answer)
  }

  /// Returns why a datagram is refused, in the words of a request; nil when it is taken.
  private func refusal(of body: [UInt8], count: Int, _ envelope: DatagramEnvelope) -> Refusal? {
    if let obstacle { return obstacle }
    if configuration.manner == .strict { return Refusal(.carriedByUDP) }
    if envelope.hasOtherToken {
      return Refusal(.badDeviceToken, "token is no text", fix: "Write the token in quotes.")
    }
    if envelope.hasOtherApp {
      return Refusal(
        .badTopic, "\(DatagramEnvelope.appKey) is no text",
        fix: "Write the app's bundle ID in quotes.")
    }
    if let token = envelope.token {
      if token.isEmpty { return Refusal(.missingDeviceToken) }
      let form = Array(token.utf8).withUnsafeBytes { self.fault(inFormOf: $0) }
      if let form { return Refusal(.badDeviceToken, form.detail, fix: form.fix) }
      switch receiver.standing(of: token.lowercased()) {
      case .unknown: return Refusal(.badDeviceToken, Self.unknownToken.detail)
      case .dead: return Refusal(.unregistered)
      case .live: break
      }
    }
    if count == 0 { return Refusal(.payloadEmpty) }
    let limit = PushType.liveactivity.largestPayload
    guard count > limit else { return nil }
    return Refusal(
      .payloadTooLarge, LargestMember.words(of: body, count: count, limit: limit))
  }

  /// The widget may still be reading. The answer waits up to a quarter of a second for a verdict; usually it
  /// takes a millisecond.
  private static let waits = [0, 0.001, 0.002, 0.005, 0.01, 0.02, 0.04, 0.0625, 0.0625, 0.0625]

  private func answerDatagram(
    _ number: Int, reason: PushReason?, attempts: Int,
    _ answer: @escaping @MainActor ([UInt8]) -> Void
  ) {
    let verdict = receiver.verdict(of: number)
    if verdict == nil || verdict?.outcome == .pending, reason == nil,
      attempts < PushGateway.waits.count
    {
      let wait = PushGateway.waits[attempts]
      loop.schedule(at: EventLoop.monotonicNow + wait) {
        self.answerDatagram(number, reason: reason, attempts: attempts + 1, answer)
      }
      return
    }
    loop.afterThisPass(.answer) { answer(Self.answer(number, reason, verdict)) }
  }

  private static func answer(_ number: Int, _ reason: PushReason?, _ verdict: Verdict?) -> [UInt8] {
    var members: [(key: String, value: JSONValue)] = [
      ("status", .int(reason?.row.status ?? 200))
    ]
    if let reason { members.append(("reason", .string(reason.rawValue))) }
    members.append(("push", .int(number)))
    if let verdict {
      members.append(("verdict", .string(verdict.outcome.rawValue)))
      members.append(("summary", .string(String(verdict.summary.prefix(400)))))
      members.append(("rules", .array(verdict.findings.prefix(8).map { .string($0.id.rawValue) })))
      let isShown = verdict.outcome == .shown || verdict.outcome == .shownWithRemarks
      if !isShown, let fix = verdict.findings.first?.fix {
        members.append(("fix", .string(String(fix.prefix(400)))))
      }
    }
    return Array(JSONValue.object(JSONObject(members)).compact.utf8)
  }
}

extension GatewayRemark {
  /// Creates a remark by a row of the table.
  init(_ reason: PushReason, _ detail: String = "", fix: String = "") {
    self.init(reason: reason.rawValue, status: reason.row.status, detail: detail, fix: fix)
  }
}

/// Whom a datagram is for, as its JSON says.
struct DatagramEnvelope {
  var target: Push.Target
  /// The token as it is written.
  var token: String?
  /// Whether it has a token that is no text.
  private(set) var hasOtherToken = false
  /// Whether it has no token, and an app that is no text.
  private(set) var hasOtherApp = false

  private static let tokenKey: StaticString = "token"
  /// The key under which a file for `simctl push` names its app.
  static let appKey: StaticString = "Simulator Target Bundle"

  /// Returns whether bytes are a simulator's answer and no payload.
  static func isAnswer(_ body: [UInt8]) -> Bool {
    body.hasPrefix(#"{"status":"#) && body.firstRange(of: Array(#""aps""#.utf8)) == nil
  }

  init(_ body: [UInt8]) {
    let members = TopLevelStrings(
      body, keys: [DatagramEnvelope.tokenKey, DatagramEnvelope.appKey])
    token = members.values[0]
    hasOtherToken = token == nil && members.others.contains(0)
    hasOtherApp = token == nil && members.others.contains(1)
    if let token {
      target = .token(token.lowercased())
    } else {
      target = .app(bundle: members.values[1])
    }
  }
}
