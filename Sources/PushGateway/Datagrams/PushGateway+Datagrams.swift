import EventLoop
import Findings
import JSON
import LiveActivities

extension PushGateway {
  /// Takes a datagram's payload as a push, and answers with status, reason and verdict.
  func handleDatagram(
    _ body: [UInt8], isCut: Bool, answer: @escaping @MainActor ([UInt8]) -> Void
  ) {
    counts.datagrams += 1
    // Answering an answer would let two simulators with forged addresses write to one another for ever.
    if DatagramEnvelope.isAnswer(body) { return }
    let envelope = DatagramEnvelope(body)
    let examination = DatagramExamination(
      envelope, isEmpty: body.isEmpty,
      isTooLarge: isCut || body.count > PushType.liveactivity.largestPayload, self)
    var push = Push(
      target: envelope.target, carrier: .udp,
      headers: PushHeaders(
        // A datagram has no headers: its payload alone tells what it is.
        apnsID: String(decoding: ids.uuid(), as: UTF8.self)),
      body: body)
    push.remarks = [GatewayRemark(.carriedByUDP)]
    let refusal = examination.refusal
    let status = refusal?.row.status ?? 200
    counts.requests += 1
    if refusal != nil { counts.refused += 1 }
    let number = receiver.receive(push, status: status, reason: refusal?.rawValue)
    answerDatagram(number, reason: refusal, attempts: 0, answer)
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
    loop.afterThisPass(.answer) {
      // A push that was to be on the disk before its answer is taken only where it is.
      let isLost = reason == nil && !self.receiver.hasKeptPushes
      let reason = isLost ? PushReason.serviceUnavailable : reason
      answer(Self.answer(number, reason, isLost ? nil : verdict))
    }
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

  /// Returns whether bytes are a simulator's answer and no payload.
  static func isAnswer(_ body: [UInt8]) -> Bool {
    body.hasPrefix(#"{"status":"#) && body.firstRange(of: Array(#""aps""#.utf8)) == nil
  }

  init(_ body: [UInt8]) {
    let members = TopLevelStrings(body, keys: ["token", "Simulator Target Bundle"])
    if let token = members.values[0] {
      target = .token(token.lowercased())
    } else {
      target = .app(bundle: members.values[1])
    }
  }
}

/// Why a datagram is refused, if it is.
@MainActor
struct DatagramExamination {
  var refusal: PushReason?

  init(_ envelope: DatagramEnvelope, isEmpty: Bool, isTooLarge: Bool, _ gateway: PushGateway) {
    if let obstacle = gateway.obstacle {
      refusal = obstacle
    } else if gateway.configuration.manner == .strict {
      refusal = .carriedByUDP
    } else if case .token(let token) = envelope.target {
      switch gateway.receiver.standing(of: token) {
      case .unknown: refusal = .badDeviceToken
      case .dead: refusal = .unregistered
      case .live: break
      }
    }
    if refusal == nil, isEmpty { refusal = .payloadEmpty }
    if refusal == nil, isTooLarge { refusal = .payloadTooLarge }
  }
}
