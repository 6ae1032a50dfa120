import Findings
import JSON
import LiveActivities

/// Examines one request to `/4/broadcasts/…` or `/1/apps/…`, in APNs' order.
@MainActor
struct Broadcast: Examination {
  /// The operations on broadcasts and channels.
  enum Action: Equatable { case send, create, read, delete, list }

  let request: ArrivedRequest
  let sender: Sender
  let gateway: PushGateway
  var refusal: Refusal?
  var remarks: [GatewayRemark] = []
  private(set) var headers = PushHeaders()
  private(set) var action = Action.send
  private(set) var bundle = ""
  private(set) var channel = ""
  private(set) var storesLatest = false
  /// Whether the client asks for JSON, as APNSwift does, which reads JSON where Apple sends none.
  private(set) var wantsJSON = false

  /// Whether the request sends a message to a channel; otherwise it manages channels.
  let isSend: Bool

  init(_ request: ArrivedRequest, _ sender: Sender, _ gateway: PushGateway) {
    (self.request, self.sender, self.gateway) = (request, sender, gateway)
    isSend = request[.path]?.hasPrefix(Broadcast.sendPrefix) == true
  }

  static let sendPrefix: StaticString = "/4/broadcasts/apps/"
  static let managePrefix: StaticString = "/1/apps/"

  mutating func examine() {
    _ =
      checkPresence() && checkPath() && checkOutage() && checkCredentials() && checkBundle()
      && checkCreation() && checkChannel() && checkSendHeaders() && checkPayload()
  }

  /// Makes the push of a message to a channel that was examined.
  func push() -> Push {
    if let refusal {
      return RefusedRequest(request, idHeader: .requestID, otherwise: reason(behind: refusal))
        .push(remarks: remarks)
    }
    var headers = headers
    headers.apnsID = String(decoding: request.id(.requestID).keeping(256), as: UTF8.self)
    return Push(
      target: .channel(bundle: bundle, id: channel), carrier: request.carrier, headers: headers,
      body: Array(request.body), remarks: remarks)
  }

  /// Returns the first reason to refuse the request that its push in the log cannot show: its credentials, or a header that
  /// is missing or there twice. Nil: there is none, or the push is refused for good.
  private func reason(behind refusal: Refusal) -> PushReason? {
    guard refusal.reason.mayPass(refusal.detail) else { return nil }
    // Judges with a new sender: a refused request changes nothing of what its connection has shown.
    var next = Broadcast(request, Sender(sender.identity), gateway)
    _ =
      next.checkPresence() && next.checkCredentials()
      && (request.has(.pushType) || next.refuse(.missingPushType))
    return next.refusal?.reason
  }

  private mutating func checkPresence() -> Bool {
    if sender.certificate != nil || request.has(.authorization) { return true }
    // `checkCredentials` remarks on it later. Strict mode refuses it here, before it looks at the path.
    return gateway.forgives(.missingProviderToken) || refuse(.missingProviderToken)
  }

  private mutating func checkPath() -> Bool {
    let path = Array(request[.path] ?? Bytes(start: nil, count: 0)).prefix {
      $0 != UInt8(ascii: "?")
    }
    let prefix = isSend ? Broadcast.sendPrefix : Broadcast.managePrefix
    guard path.hasPrefix(prefix) else { return refuseBadPath() }
    let parts = path.dropFirst(prefix.utf8CodeUnitCount)
      .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard let app = parts.first, HeaderSyntax.isTopic(app) else { return refuseBadPath() }
    bundle = String(decoding: app, as: UTF8.self)
    let method = request.text(.method) ?? ""
    if isSend {
      guard parts.count == 1 else { return refuseBadPath() }
      action = .send
      return method == "POST" || refuseMethod(fix: "Send a broadcast with POST.")
    }
    if parts.count == 2, parts[1].equals("all-channels") {
      action = .list
      return method == "GET" || refuseMethod(fix: "Ask for the channels with GET.")
    }
    guard parts.count >= 2, parts[1].equals("channels") else { return refuseBadPath() }
    if parts.count > 2, isLenient {
      channel = PercentDecoding.text(ArraySlice(parts[2...].joined(separator: [UInt8(ascii: "/")])))
      wantsJSON = true
      remark(
        .badPath, "the channel's id stands in the path",
        fix: "Send it as apns-channel-id, to \(Broadcast.managePrefix)\(bundle)/channels.")
    } else if parts.count > 2 {
      return refuseBadPath()
    }
    return choose(method)
  }

  private mutating func refuseBadPath() -> Bool {
    let guess = PathGuess.guess(request.text(.path) ?? "")
    return refuse(.badPath, guess.words, fix: guess.fix)
  }

  private mutating func choose(_ method: String) -> Bool {
    switch method {
    case "POST": action = .create
    case "DELETE": action = .delete
    case "GET" where channel.isEmpty && !request.has(.channelID) && isLenient:
      (action, wantsJSON) = (.list, true)
      remark(
        .missingChannelId, "GET …/channels reads one channel",
        fix: "Ask for all with GET \(Broadcast.managePrefix)\(bundle)/all-channels.")
    case "GET": action = .read
    default:
      return refuseMethod(
        fix: "Create a channel with POST, read it with GET, delete it with DELETE.")
    }
    return true
  }

  /// Notes what APNs would have answered to a request that lenient mode understands all the same.
  private mutating func remark(_ reason: PushReason, _ detail: String, fix: String) {
    remarks.append(GatewayRemark(reason, detail, fix: fix))
  }

  private var isLenient: Bool { gateway.configuration.manner == .lenient }

  private mutating func checkBundle() -> Bool {
    if isTopic {
      return refuse(
        .topicDisallowed, "the path holds a topic, not a bundle ID",
        fix:
          "Send to \(isSend ? "\(Broadcast.sendPrefix)" : "\(Broadcast.managePrefix)")<bundle ID>, without .push-type."
      )
    }
    if let bundles = sender.key?.bundles, !bundles.contains(bundle) {
      return refuse(.topicMismatch)
    }
    if let certificate = sender.certificate, !certificate.covers(ArraySlice(bundle.utf8)) {
      return refuse(.topicMismatch)
    }
    if gateway.configuration.bundlesWithoutBroadcast.contains(bundle) {
      return refuse(.featureNotEnabled)
    }
    return true
  }

  /// Whether the path has a topic in the place of the bundle ID, which may end as a topic does: com.example.voip.
  private var isTopic: Bool {
    guard let type = PushType.ofTopic(ArraySlice(bundle.utf8)) else { return false }
    let app = String(bundle.dropLast(type.suffix.utf8CodeUnitCount))
    let isOfApp = gateway.receiver.absence(ofApp: app) == nil
    // Where none of the two is installed, or who receives knows no apps: only Live Activities have broadcasts.
    return isOfApp == (gateway.receiver.absence(ofApp: bundle) == nil)
      ? type == .liveactivity : isOfApp
  }

  private mutating func checkCreation() -> Bool {
    guard action == .create else { return true }
    let object: JSONObject
    switch bodyOfCreation {
    case .success(let body): object = body
    case .failure(let fault): return refuse(.badRequestPayload, fault.words)
    }
    let known = ["message-storage-policy", "push-type"]
    if let unknown = object.keys.first(where: { !known.contains($0) }) {
      let near = NearestKey.nearest(to: unknown, in: known)
      return refuse(
        .badRequestParams, JSONValue.quoted(unknown, limit: 60),
        fix: near.map { "Rename it to \($0)." } ?? "")
    }
    if let type = object["push-type"] {
      guard type.string?.lowercased() == PushType.liveactivity.rawValue else {
        return refuse(
          .invalidPushType,
          "push-type in the body is \(type.compact.prefix(60))",
          fix: "Send \"push-type\": \"LiveActivity\".")
      }
    } else if isLenient {
      wantsJSON = true
      remark(
        .missingPushType, "the new channel's body has no push-type",
        fix: "Send \"push-type\": \"LiveActivity\" beside message-storage-policy.")
    } else {
      return refuse(.missingPushType, fix: "Send \"push-type\": \"LiveActivity\" in the body.")
    }
    let policy = object["message-storage-policy"]
    guard let number = policy?.int, number == 0 || number == 1 else {
      return refuse(
        .missingChannelQueueSize,
        policy.map { "message-storage-policy is \($0.compact.prefix(60))" } ?? "",
        fix: policy?.string == nil ? "" : "Send the number 0 or 1, without quotes.")
    }
    storesLatest = number == 1
    return true
  }

  /// Why the body of a new channel is not a JSON object.
  private struct BodyFault: Error { var words: String }

  private var bodyOfCreation: Result<JSONObject, BodyFault> {
    if request.bodyCount == 0 { return .failure(BodyFault(words: "it is empty")) }
    if request.bodyCount > Push.largestLongBody {
      return .failure(BodyFault(words: "it has \(request.bodyCount) bytes"))
    }
    do throws(JSONError) {
      let body = try JSONValue(parsing: Array(request.body))
      return body.object.map { .success($0) } ?? .failure(BodyFault(words: "it is \(body.kind)"))
    } catch {
      return .failure(BodyFault(words: "\(error)"))
    }
  }

  private mutating func checkChannel() -> Bool {
    guard action != .create, action != .list else { return true }
    if channel.isEmpty {
      guard let id = request[.channelID], !id.isEmpty else { return refuse(.missingChannelId) }
      channel = String(decoding: id, as: UTF8.self)
    }
    guard HeaderSyntax.isChannelID(ArraySlice(channel.utf8)) else {
      return refuse(.badChannelId, "it is \(JSONValue.quoted(channel, limit: 60))")
    }
    guard let stores = gateway.receiver.channelStoresLatest(bundle: bundle, id: channel) else {
      let shown = JSONValue.quoted(channel, limit: 60)
      let padded = channel + String(repeating: "=", count: (4 - channel.utf8.count % 4) % 4)
      if padded != channel,
        gateway.receiver.channelStoresLatest(bundle: bundle, id: padded) != nil
      {
        return refuse(
          .channelNotRegistered, "\(shown) lacks its padding; \(bundle) has \(padded)",
          fix: "Send the id as creating the channel returned it, = and all: \(padded)")
      }
      if let owner = gateway.receiver.owner(ofChannel: channel) {
        return refuse(
          .channelNotRegistered, "\(shown) is a channel of \(owner), not of \(bundle)",
          fix: "Send to /4/broadcasts/apps/\(owner), or to a channel of \(bundle).")
      }
      return refuse(.channelNotRegistered, "\(bundle) has none \(shown)")
    }
    storesLatest = stores
    return true
  }

  private mutating func checkSendHeaders() -> Bool {
    for name in [HeaderName.apnsID, .requestID] {
      if let id = request[name], !HeaderSyntax.isUUID(id),
        !refuse(.badMessageId, "\(name.text) is \(shown(id))")
      {
        return false
      }
    }
    guard action == .send else { return true }
    guard request.has(.pushType) else { return refuse(.missingPushType) }
    headers.priority = request[.priority].flatMap { HeaderSyntax.priority($0) }
    headers.expiration = request[.expiration].flatMap { HeaderSyntax.expiration($0) }
    // Texts are made only where something may be wrong.
    let isGood =
      request[.pushType]?.equals(PushType.liveactivity.text) == true
      && request.has(.priority) == (headers.priority != nil)
      && request.has(.expiration) == (headers.expiration != nil)
      && (storesLatest || headers.expiration ?? 0 == 0)
    if !isGood {
      let texts = HeaderTexts(
        expiration: request.text(.expiration), priority: request.text(.priority),
        pushType: request.text(.pushType))
      for fault in texts.broadcastFaults(storesLatest: storesLatest)
      where !refuse(fault.reason, fault.detail, fix: fault.fix) { return false }
    }
    headers.pushType = PushType.liveactivity.rawValue
    headers.topic = PushType.liveactivity.topic(of: bundle)
    return true
  }

  private mutating func checkPayload() -> Bool {
    guard action == .send else { return true }
    if request.bodyCount == 0 { return refuse(.payloadEmpty) }
    let limit = Push.largestLongBody
    return request.bodyCount <= limit
      || refuse(.payloadTooLarge, sizeWords(limit: limit))
  }
}
