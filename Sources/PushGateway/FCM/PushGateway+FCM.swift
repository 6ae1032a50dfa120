import Findings
import JSON
import LiveActivities

/// What the gateway remembers about Firebase's senders.
struct FCMMemory {
  /// The id of the last message, microseconds since 1970 as Google's are.
  private var lastID = 0
  /// Apps by the registration tokens of their Live Activities, learnt from earlier pushes.
  private var bundles: [String: String] = [:]
  static let mostBundles = 1000

  mutating func newID(now: Double) -> Int {
    lastID = max(lastID + 1, Int(min(max(now, 0), 4e9) * 1e6))
    return lastID
  }

  mutating func learn(_ token: String, _ bundle: String) {
    if bundles[token] == nil, bundles.count >= FCMMemory.mostBundles { bundles = [:] }
    bundles[token] = bundle
  }

  func bundle(of token: String) -> String? { bundles[token] }
}

extension PushGateway {
  /// Answers what is asked of Google's hosts.
  func answerFCM(_ route: FCMRoute, _ request: InspectionRequest) -> FCMAnswer {
    let now = configuration.wallClock()
    switch route {
    case .unknown:
      noticeUnknownPath(request)
      return .notFound
    case .token:
      return request.isCut
        ? .refused(.tooLarge) : FCMCredentials.answer(request.body, now: now)
    case .send(let project):
      if let refusal = take(FCMSend(request, now: now, isStrict: configuration.manner == .strict)) {
        return .refused(refusal)
      }
      return .sent(project: project, id: fcm.newID(now: now))
    }
  }

  /// Tells of a path or method that Google answers with a page for people.
  private func noticeUnknownPath(_ request: InspectionRequest) {
    notice(
      Finding(
        "fcm-path-unknown",
        path: JSONValue.quoted("\(request.method) \(request.path)", limit: 85)))
  }

  /// Takes a message; why it is refused, or nil.
  private func take(_ send: FCMSend) -> FCMRefusal? {
    guard let message = send.message, send.refusal == nil else {
      let refusal = send.refusal ?? FCMRefusal(.invalidArgument)
      log(refusal, of: send)
      return refusal
    }
    return if let token = message.liveActivityToken {
      forward(message, to: token, send.remarks)
    } else {
      notify(message, send.remarks)
    }
  }

  private func log(_ refusal: FCMRefusal, of send: FCMSend) {
    let reason = refusal.apns?.rawValue ?? refusal.reason.rawValue
    let remark = GatewayRemark(
      reason: reason, status: refusal.reason.row.status, detail: refusal.message, fix: refusal.fix)
    receiver.receive(
      Push(
        target: target(of: send.message), carrier: .fcm,
        headers: PushHeaders(fcm: send.message),
        body: send.message?.body ?? Array(send.request.body.prefix(Request.keptPushBody)),
        remarks: send.remarks + [remark]),
      status: refusal.reason.row.status, reason: reason)
  }

  /// Returns whom a message is for, as far as its form says it.
  private func target(of message: FCMMessage?) -> Push.Target {
    guard let token = message?.liveActivityToken else {
      let bundle = message?.targets.first.flatMap { fcm.bundle(of: $0.value) }
      let topic = message?.header("apns-topic")
      return .app(
        bundle: bundle ?? topic.flatMap { HeaderSyntax.isTopic(Array($0.utf8)) ? $0 : nil })
    }
    let isToken = HeaderSyntax.isDeviceToken(Array(token.utf8))
    return isToken ? .token(token.lowercased()) : .app(bundle: nil)
  }

  // MARK: Live Activities

  /// Asks APNs as FCM does, with the headers that FCM adds.
  private func forward(
    _ message: FCMMessage, to token: String, _ remarks: [GatewayRemark]
  ) -> FCMRefusal? {
    if token.isEmpty {
      return refuse(
        message,
        FCMRefusal(
          .invalidArgument,
          fix: "Put the activity's push token into message.apns.live_activity_token: it is empty."),
        remarks)
    }
    let apns = Request()
    apns.add(.method, "POST")
    apns.add(.path, "\(DevicePush.prefix)\(token)")
    let bundle = receiver.standing(of: token.lowercased()).owner?.bundle
    let topic = bundle.map(PushType.liveactivity.topic(of:))
    for (name, value) in [
      (HeaderName.topic, message.header("apns-topic") ?? topic),
      (.pushType, "liveactivity"), (.priority, message.header("apns-priority") ?? "10"),
      (.expiration, message.header("apns-expiration")),
      (.collapseID, message.header("apns-collapse-id")), (.apnsID, message.header("apns-id")),
    ] {
      if let value { apns.add(name, value) }
    }
    if apns.nonEmpty(.apnsID) == nil { apns.add(.madeID, ids.uuid()) }
    for header in message.headers { apns.add(unknownName: header.name) }
    message.body.withUnsafeBytes { apns.addBody($0) }
    if let bundle, let target = message.targets.first { fcm.learn(target.value, bundle) }
    return examine(apns, message, remarks)
  }

  private func examine(
    _ apns: Request, _ message: FCMMessage, _ remarks: [GatewayRemark]
  ) -> FCMRefusal? {
    var batch = Arrivals()
    batch.append(apns, of: ConnectionID(place: 0, use: 0), [.http2, .encrypted])
    return batch.bytes.withUnsafeBytes { bytes in
      guard let arrived = ArrivedRequest(batch.requests[0], in: bytes) else {
        return FCMRefusal(.internalError)
      }
      // FCM shows APNs its own key, the one that was uploaded in the console.
      let sender = Sender(ClientIdentity(environment: configuration.environment))
      var examination = DevicePush(arrived, sender, self, hasOwnKey: true)
      examination.remarks = remarks
      examination.examine()
      let refusal = examination.refusal.map { FCMRefusal($0.reason) }
      if message.isForValidation, refusal == nil {
        notice(Finding("fcm-validate-only"))
        return nil
      }
      var push = examination.push()
      push.carrier = .fcm
      receiver.receive(
        push, status: refusal?.reason.row.status ?? 200, reason: refusal?.apns?.rawValue)
      return refusal ?? unkept
    }
  }

  private func refuse(
    _ message: FCMMessage, _ refusal: FCMRefusal, _ remarks: [GatewayRemark]
  ) -> FCMRefusal {
    let reason = refusal.apns?.rawValue ?? refusal.reason.rawValue
    let remark = GatewayRemark(
      reason: reason, status: refusal.reason.row.status,
      detail: refusal.detail.isEmpty ? refusal.message : refusal.detail, fix: refusal.fix)
    receiver.receive(
      Push(
        target: target(of: message), carrier: .fcm, headers: PushHeaders(fcm: message),
        body: message.body, remarks: remarks + [remark]), status: refusal.reason.row.status,
      reason: reason)
    return refusal
  }

  // MARK: Notifications

  /// Takes an ordinary message, for the app's device token.
  private func notify(_ message: FCMMessage, _ remarks: [GatewayRemark]) -> FCMRefusal? {
    let body = message.body
    var headers = PushHeaders(fcm: message)
    if headers.apnsID?.isEmpty != false {
      headers.apnsID = String(decoding: ids.uuid(), as: UTF8.self)
    }
    var remarks = remarks
    var bundle = "<bundle id>"
    if case .app(let known?) = target(of: message) { bundle = known }
    let envelope = Envelope(body)
    for fault in message.headerTexts.faults(
      documentedNames: configuration.documentedNames, owner: (.device, bundle), body: envelope)
    {
      var fault = fault
      // FCM sets both headers itself once it has the activity's token.
      if envelope.isLiveActivity, [.badTopic, .invalidPushType].contains(fault.reason) {
        fault.fix = Finding("fcm-no-live-activity-token").fix ?? fault.fix
      }
      guard forgives(fault.reason) else {
        return refuse(message, FCMRefusal(fault), remarks)
      }
      remarks.append(GatewayRemark(fault.reason, fault.detail, fix: fault.fix))
    }
    if body.count > PushType.alert.largestPayload {
      return refuse(
        message,
        FCMRefusal(
          .invalidArgument,
          fix: "The payload has \(body.count) bytes, \(PushType.alert.largestPayload) are allowed."),
        remarks)
    }
    if let obstacle { return refuse(message, FCMRefusal(obstacle.reason), remarks) }
    if message.isForValidation {
      notice(Finding("fcm-validate-only"))
      return nil
    }
    receiver.receive(
      Push(
        target: target(of: message), carrier: .fcm,
        headers: headers, body: body, remarks: remarks), status: 200, reason: nil)
    return unkept
  }

  /// Why the message that was handed over last is refused all the same; nil where it is kept.
  private var unkept: FCMRefusal? {
    receiver.hasKeptLast ? nil : FCMRefusal(.serviceUnavailable)
  }
}

extension PushHeaders {
  /// Creates the headers of `apns.headers` that bear on a phone.
  fileprivate init(fcm message: FCMMessage?) {
    self.init(
      topic: message?.header("apns-topic"), pushType: message?.header("apns-push-type"),
      priority: message?.header("apns-priority").flatMap { HeaderSyntax.priority(Array($0.utf8)) },
      expiration: message?.header("apns-expiration").flatMap {
        HeaderSyntax.expiration(Array($0.utf8))
      },
      collapseID: message?.header("apns-collapse-id"),
      // As much as is kept of any push's.
      apnsID: message?.header("apns-id").map {
        String(decoding: $0.utf8.prefix(256), as: UTF8.self)
      })
  }
}

extension FCMMessage {
  /// The headers that APNs judges.
  fileprivate var headerTexts: HeaderTexts {
    HeaderTexts(
      // An empty one is none.
      apnsID: header("apns-id").flatMap { $0.isEmpty ? nil : $0 },
      expiration: header("apns-expiration"), priority: header("apns-priority"),
      collapseID: header("apns-collapse-id"), pushType: header("apns-push-type"),
      topic: header("apns-topic"))
  }
}

extension Request {
  /// Takes as much of a value as a request has room for. `FCMMessage` has cut it; a character that was cut in two may have
  /// made it a little longer.
  fileprivate func add(_ name: HeaderName, _ value: String) {
    var value = value
    value.withUTF8 { add(name, Bytes($0).keeping(FCMMessage.longestHeader)) }
  }

  /// Takes a header that may be misspelt.
  fileprivate func add(unknownName name: String) {
    var name = name
    name.withUTF8 {
      let name = Bytes($0)
      if HeaderName.named(name) == nil { add(name: name, value: name) }
    }
  }
}
