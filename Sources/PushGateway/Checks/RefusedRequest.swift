import Findings
import LiveActivities

/// What a refused request says, as far as anything can be read of it.
///
/// The first check that fails ends an examination, and APNs looks at nothing else. People who look for a push in the
/// log, and who send it again, want all of it.
@MainActor
struct RefusedRequest {
  private let request: ArrivedRequest
  private let idHeader: Answer.IDHeader
  private let otherwise: PushReason?

  init(
    _ request: ArrivedRequest, idHeader: Answer.IDHeader = .apnsID, otherwise: PushReason? = nil
  ) {
    (self.request, self.idHeader, self.otherwise) = (request, idHeader, otherwise)
  }

  /// Returns the request as a push of the log.
  func push(remarks: [GatewayRemark]) -> Push {
    let path = text(.path, limit: RefusedRequest.longestPath) ?? ""
    let (target, usual) = target(of: path)
    let method = text(.method)
    return Push(
      target: target, carrier: request.carrier, headers: headers(to: target),
      body: Array(request.body), remarks: remarks,
      refusedText: RefusedText(
        method: method == "POST" ? nil : method, path: path == usual ? nil : path,
        priority: priority == nil ? text(.priority) : nil,
        expiration: expiration == nil ? text(.expiration) : nil,
        channelID: isForChannel(target) ? nil : text(.channelID), otherwise: otherwise?.rawValue))
  }

  /// As much of a value and of a path as is kept; the longest token fits.
  private static let (longestValue, longestPath) = (512, 2 * HeaderSyntax.longestToken)

  private func text(_ name: HeaderName, limit: Int = RefusedRequest.longestValue) -> String? {
    request[name].map { String(decoding: $0.keeping(limit), as: UTF8.self) }
  }

  private func isForChannel(_ target: Push.Target) -> Bool {
    if case .channel = target { true } else { false }
  }

  private var priority: Int? { request[.priority].flatMap { HeaderSyntax.priority($0) } }
  private var expiration: Double? { request[.expiration].flatMap { HeaderSyntax.expiration($0) } }

  private func headers(to target: Push.Target) -> PushHeaders {
    var headers = PushHeaders(
      topic: text(.topic), pushType: text(.pushType), priority: priority, expiration: expiration,
      collapseID: text(.collapseID),
      apnsID: String(decoding: request.id(idHeader).keeping(256), as: UTF8.self))
    if case .channel(let bundle, _) = target {
      headers.topic = PushType.liveactivity.topic(of: bundle)
    }
    return headers
  }

  /// Returns whom the request is for, with the path that a push to it has.
  private func target(of path: String) -> (target: Push.Target, path: String?) {
    if path.hasPrefix("\(DevicePush.prefix)") {
      var token = Array(path.utf8.dropFirst(DevicePush.prefix.utf8CodeUnitCount))
      if token.last == UInt8(ascii: "/") { token.removeLast() }
      guard HeaderSyntax.isDeviceToken(token) else { return (.app(bundle: nil), nil) }
      let text = token.withUnsafeBytes { HeaderSyntax.lowerCase(of: $0) }
      return (.token(text), "\(DevicePush.prefix)\(String(decoding: token, as: UTF8.self))")
    }
    let parts = path.prefix { $0 != "?" }.split(separator: "/", omittingEmptySubsequences: false)
    let isSend = path.hasPrefix("\(Broadcast.sendPrefix)")
    let place = isSend ? 4 : 3
    guard isSend || path.hasPrefix("\(Broadcast.managePrefix)"), parts.count > place,
      HeaderSyntax.isTopic(Array(parts[place].utf8))
    else { return (.app(bundle: nil), nil) }
    let bundle = String(parts[place])
    guard isSend, parts.count == place + 1, let id = request[.channelID],
      HeaderSyntax.isChannelID(id)
    else { return (.app(bundle: bundle), nil) }
    return (
      .channel(bundle: bundle, id: String(decoding: id, as: UTF8.self)),
      "\(Broadcast.sendPrefix)\(bundle)"
    )
  }
}
