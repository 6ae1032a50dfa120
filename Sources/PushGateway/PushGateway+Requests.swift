import Findings
import JSON
import LiveActivities

extension PushGateway {
  /// Answers a request, or hands it to whoever answers inspection.
  func handle(_ request: Request, from connection: Connection, _ session: any HTTPSession) {
    counts.requests += 1
    guard let path = request[.path] else {
      return refuseElsewhere(request, .methodNotAllowed, session)
    }
    if path.hasPrefix(DevicePush.prefix) || path.equals("/3/device") {
      takeDevicePush(request, from: connection, session)
    } else if request.isInspection {
      inspect(request, from: connection, session)
    } else if path.hasPrefix(Broadcast.sendPrefix) || path.hasPrefix(Broadcast.managePrefix)
      || connection.sender.managesChannels
    {
      takeBroadcast(request, from: connection, session)
    } else {
      refuseElsewhere(
        request, request.isEqual(.method, "POST") ? .badPath : .methodNotAllowed, session)
    }
  }

  /// Whether a request began after the shutdown; one that had begun is finished.
  private func isTooLate(_ request: Request) -> Bool { isStopping && request.began > stoppedAt }

  /// Whether lenience takes what this reason would refuse.
  func forgives(_ reason: PushReason) -> Bool {
    configuration.manner == .lenient && reason.row.leniency == .remarks
  }

  /// Whether lenience takes what has no good credentials.
  var forgivesCredentials: Bool {
    configuration.manner == .lenient && PushGateway.credentialsAreForgivable
  }

  private static let credentialsAreForgivable =
    PushReason.invalidProviderToken.row.leniency == .remarks

  /// The remark on a reason that lenience forgives, as a list; nil when it refuses.
  func remarks(_ reason: PushReason) -> [GatewayRemark]? {
    guard configuration.manner == .lenient else { return nil }
    if let lastRemark, lastRemark.reason == reason { return lastRemark.list }
    guard forgives(reason) else { return nil }
    let list = [GatewayRemark(reason)]
    lastRemark = (reason, list)
    return list
  }

  // MARK: Device pushes

  private func takeDevicePush(
    _ request: Request, from connection: Connection, _ session: any HTTPSession
  ) {
    var examination = DevicePush(request, connection.sender, self)
    if isTooLate(request) {
      examination.refusal = Refusal(.shutdown)
    } else {
      examination.examine()
    }
    if !connection.isHTTP2 { examination.remarks.append(GatewayRemark(.carriedByHTTP1)) }
    examination.keepDetail()

    // Borrowed from the request, to which nothing is added from here on.
    var answer = Answer(status: 200)
    answer.id = request.nonEmpty(.apnsID) ?? ids.uuid()
    examination.headers.apnsID = String(decoding: answer.id.keeping(256), as: UTF8.self)
    // Taken out, not copied.
    var (headers, body) = (PushHeaders(), [UInt8]())
    swap(&headers, &examination.headers)
    swap(&body, &request.body)
    let push = Push(
      target: examination.target, carrier: connection.carrier, headers: headers, body: body,
      remarks: examination.remarks)
    if let refusal = examination.refusal {
      refuse(&answer, refusal)
    } else if connection.sender.environment == .sandbox {
      answer.uniqueID = ids.uuid()
    }
    receiver.receive(push, status: answer.status, reason: examination.refusal?.reason.rawValue)
    session.answer(request, with: answer)
    connection.count(examination.refusal?.reason)
  }

  private func refuse(_ answer: inout Answer, _ refusal: Refusal) {
    counts.refused += 1
    answer.status = refusal.reason.row.status
    answer.body = Answer.body(
      refusal.reason, timestamp: answer.status == 410 ? refusal.timestamp ?? 0 : nil)
  }

  /// What is sent to no path of APNs is answered, and said, but is no push.
  private func refuseElsewhere(_ request: Request, _ reason: PushReason, _ session: any HTTPSession)
  {
    var answer = Answer(status: reason.row.status)
    answer.id = request.nonEmpty(.apnsID) ?? ids.uuid()
    refuse(&answer, Refusal(reason))
    noticeRefusal(reason, of: request)
    session.answer(request, with: answer)
  }

  private func noticeRefusal(_ reason: PushReason, of request: Request) {
    let path = JSONValue.quoted(String(request.text(.path)?.prefix(80) ?? ""))
    notice(reason.findingID, "\(reason.row.status) \(reason.rawValue): \(path)")
  }

  // MARK: Broadcasts and channels

  private func takeBroadcast(
    _ request: Request, from connection: Connection, _ session: any HTTPSession
  ) {
    var answer = Answer(status: 200, idHeader: .requestID)
    answer.id = request.nonEmpty(.requestID) ?? request.nonEmpty(.apnsID) ?? ids.uuid()
    var examination = Broadcast(request, connection.sender, self)
    if isTooLate(request) {
      examination.refusal = Refusal(.shutdown)
    } else {
      examination.examine()
    }
    if !connection.isHTTP2 { examination.remarks.append(GatewayRemark(.carriedByHTTP1)) }
    examination.keepDetail()
    if let refusal = examination.refusal {
      refuse(&answer, refusal)
    } else {
      manage(examination, &answer)
    }
    if !examination.isSend {
      if let reason = examination.refusal?.reason { noticeRefusal(reason, of: request) }
    } else {
      var headers = examination.headers
      headers.apnsID = String(decoding: answer.id.prefix(256), as: UTF8.self)
      let target: Push.Target =
        examination.channel.isEmpty
        ? .app(bundle: examination.bundle)
        : .channel(bundle: examination.bundle, id: examination.channel)
      let push = Push(
        target: target, carrier: connection.carrier, headers: headers, body: request.body,
        remarks: examination.remarks)
      receiver.receive(push, status: answer.status, reason: examination.refusal?.reason.rawValue)
    }
    session.answer(request, with: answer)
  }

  private func manage(_ examination: Broadcast, _ answer: inout Answer) {
    let bundle = examination.bundle
    switch examination.action {
    case .send: break
    case .create:
      guard let id = receiver.createChannel(bundle: bundle, storesLatest: examination.storesLatest)
      else { return refuse(&answer, Refusal(.cannotCreateChannelConfig)) }
      answer.status = 201
      answer.channelID = Array(id.utf8)
      if examination.wantsJSON {
        answer.body = json([
          "channel-id": .string(id),
          "message-storage-policy": .int(examination.storesLatest ? 1 : 0),
        ])
      }
    case .read:
      answer.body = json([
        "message-storage-policy": .int(examination.storesLatest ? 1 : 0),
        "push-type": "LiveActivity",
      ])
      if examination.wantsJSON {
        answer.body = json([
          "channel-id": .string(examination.channel),
          "message-storage-policy": .int(examination.storesLatest ? 1 : 0),
          "push-type": "LiveActivity",
        ])
      }
    case .delete:
      _ = receiver.deleteChannel(bundle: bundle, id: examination.channel)
      answer.status = examination.wantsJSON ? 200 : 204
      if examination.wantsJSON { answer.body = json(["channel-id": .string(examination.channel)]) }
    case .list:
      let list = receiver.channels(bundle: bundle)
      answer.body = json(["channels": .array(list.map { .string($0) })])
    }
  }

  private func json(_ members: KeyValuePairs<String, JSONValue>) -> [UInt8] {
    Array(JSONValue.object(JSONObject(members.map { (key: $0.key, value: $0.value) })).compact.utf8)
  }

  // MARK: Inspection

  private func inspect(
    _ request: Request, from connection: Connection, _ session: any HTTPSession
  ) {
    let stream = InspectionStream(request, session, connection)
    if request.bodyCount > Request.keptInspectionBody {
      return stream.send(status: 413, headers: [], body: [])
    }
    let unread = connections.values.reduce(0) { $0 + $1.unread }
    if unread > configuration.limits.unreadByAll {
      let text = #"{"error":"too much waits to be read","fix":"read answers, or try again later"}"#
      return stream.send(
        status: 503, headers: [("content-type", "application/json")], body: Array(text.utf8))
    }
    connection.openInspections[request.stream] = stream
    receiver.inspect(InspectionRequest(request), response: stream)
  }
}

extension InspectionRequest {
  /// The request, with its path and query taken apart.
  fileprivate init(_ request: Request) {
    let target = Array(request[.path] ?? Bytes(start: nil, count: 0))[...]
    let path = target.prefix { $0 != UInt8(ascii: "?") }
    let query = target.dropFirst(path.count + 1).split(separator: UInt8(ascii: "&"))
    let names: [HeaderName] = [.host, .authority, .authorization, .contentLength]
    self.init(
      method: request.text(.method) ?? "",
      path: PercentDecoding.text(path),
      query: query.map { pair in
        let name = pair.prefix { $0 != UInt8(ascii: "=") }
        return (
          PercentDecoding.text(name, plusIsSpace: true),
          PercentDecoding.text(pair.dropFirst(name.count + 1), plusIsSpace: true)
        )
      },
      headers: request.others
        + names.compactMap { name in request.text(name).map { ("\(name.text)", $0) } },
      body: request.body)
  }
}
