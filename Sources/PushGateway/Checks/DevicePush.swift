import Findings
import LiveActivities

/// One `POST /3/device/…` under examination.
@MainActor
struct DevicePush: Examination {
  let request: ArrivedRequest
  let sender: Sender
  let gateway: PushGateway
  var refusal: Refusal?
  var remarks: [GatewayRemark] = []
  // The values of the headers, each by itself: copying all of them at once would count a reference for each.
  private var topicText: String?
  private var pushType: String?
  private var priority: Int?
  private var expiration: Double?
  private var collapseID: String?
  private(set) var token = ""
  private var standing = TokenStanding.unknown
  private var topic: [UInt8] = []
  private var type: PushType?
  /// Whether somebody else holds the key for the sender: FCM holds the app's key.
  private let hasOwnKey: Bool

  init(
    _ request: ArrivedRequest, _ sender: Sender, _ gateway: PushGateway, hasOwnKey: Bool = false
  ) {
    (self.request, self.sender, self.gateway) = (request, sender, gateway)
    self.hasOwnKey = hasOwnKey
  }

  mutating func examine() {
    // As soon as one refuses, `&&` asks no other.
    _ =
      checkMethod() && checkOutage() && (hasOwnKey || checkCredentials()) && checkDuplicates()
      && checkHeaders()
      && checkTokenForm() && checkTopicForm() && checkTopicAllowed() && checkTokenForTopic()
      && checkRegistration() && checkPayload() && checkRate()
  }

  /// Makes the push of a request that was examined.
  mutating func push() -> Push {
    remarkUnknownHeaders()
    if !request.isHTTP2 { remarks.append(GatewayRemark(.carriedByHTTP1)) }
    keepDetail()
    if let refusal {
      return RefusedRequest(request, otherwise: reason(behind: refusal)).push(remarks: remarks)
    }
    return Push(
      target: .token(token), carrier: request.carrier,
      headers: PushHeaders(
        topic: topicText, pushType: pushType, priority: priority, expiration: expiration,
        collapseID: collapseID,
        apnsID: String(decoding: request.id(.apnsID).keeping(256), as: UTF8.self)),
      body: Array(request.body), remarks: remarks)
  }

  /// Returns the first reason to refuse the request that its push in the log cannot show: its credentials, or a header that
  /// is missing or there twice. Nil: there is none, or the push is refused for good.
  private func reason(behind refusal: Refusal) -> PushReason? {
    guard refusal.reason.mayPass(refusal.detail) else { return nil }
    // Judges with a new sender: a refused request changes nothing of what its connection has shown.
    var next = DevicePush(request, Sender(sender.identity), gateway, hasOwnKey: hasOwnKey)
    _ =
      (hasOwnKey || next.checkCredentials()) && next.checkDuplicates()
      && (request.has(.topic) || sender.certificate?.bundle != nil || next.refuse(.missingTopic))
    return next.refusal?.reason
  }

  private mutating func checkMethod() -> Bool {
    request.isEqual(.method, "POST") || refuseMethod(fix: "Send a push with POST.")
  }

  private mutating func checkDuplicates() -> Bool {
    for name in HeaderName.once where request.isRepeated(name) {
      return refuse(.duplicateHeaders, "\(name.text)")
    }
    return true
  }

  private mutating func checkHeaders() -> Bool {
    if let id = request[.apnsID], !HeaderSyntax.isUUID(id),
      !refuse(.badMessageId, "it is \(shown(id))")
    {
      return false
    }
    if let text = request[.expiration] {
      expiration = HeaderSyntax.expiration(text)
      if expiration == nil, !refuseExpiration(text) { return false }
    }
    if let text = request[.priority] {
      priority = HeaderSyntax.priority(text)
      if priority == nil, !refuse(.badPriority, "it is \(shown(text))") { return false }
    }
    if let id = request[.collapseID] {
      guard HeaderSyntax.isCollapseID(id) else {
        let fault = HeaderSyntax.collapseIDFault(
          id.count, documentedNames: gateway.configuration.documentedNames)
        return refuse(fault.reason, fault.detail)
      }
      collapseID = String(decoding: id, as: UTF8.self)
    }
    if let text = request[.pushType] {
      type = PushType.named(text)
      guard let type else {
        return refuse(
          .invalidPushType, "it is \(shown(text))",
          fix: PushType.fix(
            for: String(decoding: text.keeping(512), as: UTF8.self), to: owner,
            Envelope(Array(request.body))))
      }
      pushType = type.rawValue
    }
    return true
  }

  /// What the token in the path is and whose, for a check before the token's own; nil where it is none that somebody has.
  private var owner: (kind: TokenStanding.Kind, bundle: String)? {
    guard let text = request[.path]?.dropping(DevicePush.prefix.utf8CodeUnitCount),
      HeaderSyntax.isDeviceToken(text)
    else { return nil }
    return gateway.receiver.standing(of: HeaderSyntax.lowerCase(of: text)).owner
  }

  private mutating func checkTokenForm() -> Bool {
    var text =
      request[.path]?.dropping(DevicePush.prefix.utf8CodeUnitCount)
      ?? Bytes(start: nil, count: 0)
    // Whether APNs takes a slash at the end is not known.
    if text.count > 1, text.last == UInt8(ascii: "/"), gateway.configuration.manner == .lenient {
      text = text.keeping(text.count - 1)
      remarks.append(
        GatewayRemark(
          .badDeviceToken, "a slash stands behind it; whether APNs takes that is not known",
          fix: "Leave the slash out."))
    }
    guard !text.isEmpty else { return refuse(.missingDeviceToken) }
    if let fault = gateway.fault(inFormOf: text) {
      return refuse(.badDeviceToken, fault.detail, fix: fault.fix)
    }
    token = HeaderSyntax.lowerCase(of: text)
    standing = gateway.receiver.standing(of: token)
    if case .unknown = standing {
      return refuse(.badDeviceToken, PushGateway.unknownToken.detail)
    }
    return sender.environment == gateway.configuration.environment || refuseOtherEnvironment()
  }

  /// Compares the token's environment with the host's. Strict mode refuses the other one's; lenient mode takes
  /// it and remarks.
  private mutating func refuseOtherEnvironment() -> Bool {
    let own = gateway.configuration.environment.rawValue
    let detail =
      "it is of the \(own) environment, the host is that of \(sender.environment.rawValue)"
    let fix =
      "Send tokens of development builds to api.sandbox.push.apple.com, those of TestFlight and the App Store to api.push.apple.com; --environment says of which Islet's are."
    if gateway.configuration.manner == .strict {
      return refuse(.badDeviceToken, detail, fix: fix)
    }
    remarks.append(GatewayRemark(.badDeviceToken, detail, fix: fix))
    return true
  }

  private mutating func checkTopicForm() -> Bool {
    if let text = request[.topic] {
      topic = Array(text)
      guard HeaderSyntax.isTopic(text) else { return refuse(.badTopic, "it is \(shown(text))") }
      topicText = String(decoding: text, as: UTF8.self)
    } else if let only = sender.certificate?.bundle {
      topicText = only
      topic = Array(only.utf8)
    } else {
      return refuseMissingTopic()
    }
    if type == nil { type = PushType.ofTopic(topic) }
    return true
  }

  /// Refuses or forgives a push without a topic; the token tells which one it would be.
  private mutating func refuseMissingTopic() -> Bool {
    guard let (kind, bundle) = standing.owner else { return refuse(.missingTopic) }
    // Lenience takes the push, and looks no further at it.
    let fix =
      gateway.forgives(.missingTopic)
      ? topicFix(kind, bundle) : misfit(kind, bundle) ?? topicFix(kind, bundle)
    return refuse(.missingTopic, fix: fix)
  }

  private mutating func checkTopicAllowed() -> Bool {
    guard !topic.isEmpty else { return true }
    if let certificate = sender.certificate {
      if PushType.ofTopic(topic) == .liveactivity {
        return refuse(
          .topicDisallowed, "a certificate cannot push Live Activities", fix: DevicePush.keyInstead)
      }
      if !certificate.covers(topic) { return refuse(.topicDisallowed) }
    }
    // A bundle ID may end as a topic does: com.example.voip.
    if let bundles = sender.key?.bundles, !bundles.contains(bundleOfTopic),
      !bundles.contains(where: { topic.equals($0) })
    {
      return refuse(.topicDisallowed)
    }
    return true
  }

  private var bundleOfTopic: String {
    let suffix = PushType.ofTopic(topic)?.suffix.utf8CodeUnitCount ?? 0
    return String(decoding: topic.dropLast(suffix), as: UTF8.self)
  }

  private mutating func checkTokenForTopic() -> Bool {
    guard !topic.isEmpty, !gateway.configuration.takesAnyToken,
      let (kind, bundle) = standing.owner, !kind.takes(topic, of: bundle)
    else { return true }
    let detail =
      if kind.bundle(ofTopic: topic) != nil {
        "it is \(bundle)'s, apns-topic is \(shown(topic))"
      } else if topic.equals(bundle) {
        "it is a Live Activity's, and apns-topic \(shown(topic)) lacks \(PushType.liveactivity.suffix.description) at its end"
      } else {
        "it is a Live Activity's, apns-topic is \(shown(topic))"
      }
    return refuse(
      .deviceTokenNotForTopic, detail, fix: misfit(kind, bundle) ?? topicFix(kind, bundle))
  }

  /// Returns what makes the topic right for the token; no topic lets a certificate push a Live Activity.
  private func topicFix(_ kind: TokenStanding.Kind, _ bundle: String) -> String {
    if kind != .device, sender.certificate != nil { return DevicePush.keyInstead }
    // A missing type is told by the topic's ending.
    return kind.topicFix(bundle: bundle, pushType: kind == .device ? type?.rawValue : pushType)
  }

  /// Returns what to do where the body is for another kind of token; nil where it may be for this one.
  private func misfit(_ kind: TokenStanding.Kind, _ bundle: String) -> String? {
    kind.misfit(of: Envelope(Array(request.body)), bundle: bundle)
  }

  private mutating func checkRegistration() -> Bool {
    guard case .dead(_, _, let since) = standing else { return true }
    return refuse(.unregistered, timestamp: since)
  }

  private mutating func checkPayload() -> Bool {
    if request.bodyCount == 0 { return refuse(.payloadEmpty) }
    let limit = (type ?? .liveactivity).largestPayload
    if request.bodyCount > limit {
      return refuse(.payloadTooLarge, sizeWords(limit: limit))
    }
    return true
  }

  private mutating func checkRate() -> Bool {
    guard let limit = gateway.configuration.pushesPerTokenAndSecond else { return true }
    let now = gateway.configuration.wallClock()
    return gateway.rates.take(token, limit: limit, now: now) || refuse(.tooManyRequests)
  }

  static let prefix: StaticString = "/3/device/"

  /// What helps who pushes a Live Activity with a certificate.
  private static let keyInstead =
    "Connect without the certificate, and send a token of a key (.p8) in the authorization header: a certificate cannot push Live Activities."
}
