import Findings
import JSON
import LiveActivities

extension PushGateway {
  /// Answers a request.
  func handle(_ request: ArrivedRequest, from sender: Sender) {
    guard let path = request[.path] else { return refuseElsewhere(request, .methodNotAllowed) }
    if path.hasPrefix(DevicePush.prefix) || path.equals("/3/device") {
      takeDevicePush(request, from: sender)
    } else if path.hasPrefix(Broadcast.sendPrefix) || path.hasPrefix(Broadcast.managePrefix)
      || sender.managesChannels
    {
      takeBroadcast(request, from: sender)
    } else {
      refuseElsewhere(request, request.isEqual(.method, "POST") ? .badPath : .methodNotAllowed)
    }
  }

  /// Returns whether lenient mode takes what this reason would refuse.
  func forgives(_ reason: PushReason) -> Bool {
    configuration.manner == .lenient && reason.row.leniency == .remarks
  }

  /// Whether lenience takes what has no good credentials.
  var forgivesCredentials: Bool {
    configuration.manner == .lenient && PushGateway.credentialsAreForgivable
  }

  private static let credentialsAreForgivable =
    PushReason.invalidProviderToken.row.leniency == .remarks

  /// Returns the remark on a reason that lenient mode forgives, as a list; nil when it refuses.
  func remarks(_ reason: PushReason) -> [GatewayRemark]? {
    guard configuration.manner == .lenient else { return nil }
    if let lastRemark, lastRemark.reason == reason { return lastRemark.list }
    guard forgives(reason) else { return nil }
    let list = [GatewayRemark(reason)]
    lastRemark = (reason, list)
    return list
  }

  // MARK: Device pushes

  private func takeDevicePush(_ request: ArrivedRequest, from sender: Sender) {
    var examination = DevicePush(request, sender, self)
    if request.isTooLate {
      examination.refusal = Refusal(.shutdown)
    } else {
      examination.examine()
    }
    var answer = AnswerRecord(request)
    answer.isOfPush = true
    let refusal = examination.refusal
    if let refusal {
      refuse(&answer, refusal)
    } else {
      answer.isUnique = sender.environment == .sandbox
    }
    receiver.receive(
      examination.push(), status: answer.status, reason: refusal?.reason.rawValue)
    if refusal == nil, !receiver.hasKeptLast { refuse(&answer, Refusal(.serviceUnavailable)) }
    send(answer)
  }

  private func refuse(_ answer: inout AnswerRecord, _ refusal: Refusal) {
    answer.status = refusal.reason.row.status
    answer.refusal = refusal.reason
    if answer.status == 410 { answer.timestamp = refusal.timestamp ?? 0 }
  }

  /// Answers a request for a path APNs does not have and records a finding. Logs nothing as a push.
  private func refuseElsewhere(_ request: ArrivedRequest, _ reason: PushReason) {
    var answer = AnswerRecord(request)
    var refusal = Refusal(reason)
    if reason == .badPath {
      (refusal.detail, refusal.fix) = PathGuess.guess(request.text(.path) ?? "")
    } else {
      refusal.detail = "it is \(request.text(.method) ?? "missing")"
      refusal.fix =
        "Send pushes with POST to /3/device/<token>; what the phone shows is told by GET /islet."
    }
    refuse(&answer, refusal)
    noticeRefusal(refusal, of: request)
    // A browser that looks around is no push.
    if reason == .badPath { keepRefused(request, refusal, status: answer.status) }
    send(answer)
  }

  /// Puts a refused request that is no push into the push log, where people look for it.
  private func keepRefused(_ request: ArrivedRequest, _ refusal: Refusal, status: Int) {
    let remark = GatewayRemark(refusal.reason, refusal.detail, fix: refusal.fix)
    receiver.receive(
      RefusedRequest(request).push(remarks: [remark]), status: status,
      reason: refusal.reason.rawValue)
  }

  private func noticeRefusal(_ refusal: Refusal, of request: ArrivedRequest) {
    var finding = refusal.reason.finding(
      detail: refusal.detail, fix: refusal.fix, isForgiven: false)
    // Nothing of the phone's is wrong.
    finding.severity = .warning
    notice(finding, of: request)
  }

  /// Tells what APNs would have answered to a request for channels that lenience took: it is no push with a verdict.
  private func noticeRemarks(_ remarks: [GatewayRemark], on request: ArrivedRequest) {
    for finding in remarks.findings { notice(finding, of: request) }
  }

  /// Tells that a channel was made for an app that is not installed: APNs makes it, and knows no phones.
  private func noticeAbsence(of bundle: String, on request: ArrivedRequest) {
    guard var finding = receiver.absence(ofApp: bundle) else { return }
    finding.severity = .warning
    finding.sentence =
      "The channel is there, and \(bundle) is not installed: no activity on this phone listens to it."
    notice(finding, of: request)
  }

  private func notice(_ finding: Finding, of request: ArrivedRequest) {
    var finding = finding
    let (method, path) = (request.text(.method) ?? "", request.text(.path) ?? "")
    finding.path = JSONValue.quoted("\(method) \(path)", limit: 85)
    notice(finding)
  }

  // MARK: Broadcasts and channels

  private func takeBroadcast(_ request: ArrivedRequest, from sender: Sender) {
    var answer = AnswerRecord(request)
    answer.idHeader = .requestID
    var content = AnswerContent()
    var examination = Broadcast(request, sender, self)
    if request.isTooLate {
      examination.refusal = Refusal(.shutdown)
    } else {
      examination.examine()
    }
    examination.remarkUnknownHeaders()
    if !request.isHTTP2 { examination.remarks.append(GatewayRemark(.carriedByHTTP1)) }
    if examination.refusal == nil { manage(&examination, &answer, &content) }
    examination.keepDetail()
    if let refusal = examination.refusal { refuse(&answer, refusal) }
    if !examination.isSend {
      if let refusal = examination.refusal {
        noticeRefusal(refusal, of: request)
        keepRefused(request, refusal, status: answer.status)
      } else {
        noticeRemarks(examination.remarks, on: request)
        if examination.action == .create { noticeAbsence(of: examination.bundle, on: request) }
      }
    } else {
      receiver.receive(
        examination.push(), status: answer.status, reason: examination.refusal?.reason.rawValue)
      if examination.refusal == nil, !receiver.hasKeptLast {
        refuse(&answer, Refusal(.serviceUnavailable))
      }
    }
    send(answer, content)
  }

  private func manage(
    _ examination: inout Broadcast, _ answer: inout AnswerRecord, _ content: inout AnswerContent
  ) {
    let bundle = examination.bundle
    switch examination.action {
    case .send: break
    case .create:
      let id = receiver.createChannel(bundle: bundle, storesLatest: examination.storesLatest)
      guard let id, receiver.hasKeptLast else {
        examination.refusal = Refusal(
          receiver.hasKeptLast ? .cannotCreateChannelConfig : .serviceUnavailable)
        return
      }
      answer.status = 201
      content.channelID = Array(id.utf8)
      if examination.wantsJSON {
        content.body = json([
          "channel-id": .string(id),
          "message-storage-policy": .int(examination.storesLatest ? 1 : 0),
        ])
      }
    case .read:
      content.body = json([
        "message-storage-policy": .int(examination.storesLatest ? 1 : 0),
        "push-type": "LiveActivity",
      ])
      if examination.wantsJSON {
        content.body = json([
          "channel-id": .string(examination.channel),
          "message-storage-policy": .int(examination.storesLatest ? 1 : 0),
          "push-type": "LiveActivity",
        ])
      }
    case .delete:
      _ = receiver.deleteChannel(bundle: bundle, id: examination.channel)
      guard receiver.hasKeptLast else {
        examination.refusal = Refusal(.serviceUnavailable)
        return
      }
      answer.status = examination.wantsJSON ? 200 : 204
      if examination.wantsJSON { content.body = json(["channel-id": .string(examination.channel)]) }
    case .list:
      let list = receiver.channels(bundle: bundle)
      content.body = json(["channels": .array(list.map { .string($0) })])
    }
  }

  private func json(_ members: KeyValuePairs<String, JSONValue>) -> [UInt8] {
    Array(JSONValue.object(JSONObject(members.map { (key: $0.key, value: $0.value) })).compact.utf8)
  }
}
