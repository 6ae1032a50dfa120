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

  /// Makes the push of a request that has passed every check.
  mutating func push() -> Push {
    remarkUnknownHeaders()
    if !request.isHTTP2 { remarks.append(GatewayRemark(.carriedByHTTP1)) }
    keepDetail()
    return Push(
      target: token.isEmpty ? .app(bundle: nil) : .token(token), carrier: request.carrier,
      headers: PushHeaders(
        topic: topicText, pushType: pushType, priority: priority, expiration: expiration,
        collapseID: collapseID,
        apnsID: String(decoding: request.id(.apnsID).keeping(256), as: UTF8.self)),
      body: Array(request.body), remarks: remarks)
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
      guard let type else { return refuse(.invalidPushType, "it is \(shown(text))") }
      pushType = type.rawValue
    }
    return true
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
    switch standing {
    case .live(let kind, let bundle), .dead(let kind, let bundle, _):
      let ending = kind == .device ? "" : PushType.liveactivity.suffix.description
      return refuse(.missingTopic, fix: "Send apns-topic: \(bundle)\(ending)")
    case .unknown: return refuse(.missingTopic)
    }
  }

  private mutating func checkTopicAllowed() -> Bool {
    guard !topic.isEmpty else { return true }
    if let certificate = sender.certificate {
      if PushType.ofTopic(topic) == .liveactivity {
        return refuse(.topicDisallowed, "a certificate cannot push Live Activities")
      }
      if !certificate.covers(topic) { return refuse(.topicDisallowed) }
    }
    if let bundles = sender.key?.bundles, !bundles.contains(bundleOfTopic) {
      return refuse(.topicDisallowed)
    }
    return true
  }

  private var bundleOfTopic: String {
    let suffix = PushType.ofTopic(topic)?.suffix.utf8CodeUnitCount ?? 0
    return String(decoding: topic.dropLast(suffix), as: UTF8.self)
  }

  private mutating func checkTokenForTopic() -> Bool {
    guard !topic.isEmpty, !gateway.configuration.takesAnyToken else { return true }
    let (kind, bundle): (TokenStanding.Kind, String)
    switch standing {
    case .unknown: return true
    case .live(let itsKind, let itsBundle), .dead(let itsKind, let itsBundle, _):
      (kind, bundle) = (itsKind, itsBundle)
    }
    guard let rest = kind.bundle(ofTopic: topic) else {
      let ending = PushType.liveactivity.suffix.description
      return topic.equals(bundle)
        ? refuse(
          .deviceTokenNotForTopic,
          "it is a Live Activity's, and apns-topic \(shown(topic)) lacks \(ending) at its end",
          fix: "Send apns-topic: \(bundle)\(ending)")
        : refuse(
          .deviceTokenNotForTopic, "it is a Live Activity's, apns-topic is \(shown(topic))")
    }
    guard rest.equals(bundle) else {
      return refuse(.deviceTokenNotForTopic, "it is \(bundle)'s, apns-topic is \(shown(topic))")
    }
    return true
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
}
