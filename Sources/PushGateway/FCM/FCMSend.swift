import Findings
import JSON
import LiveActivities

/// Examines one `messages:send`: makes Google's own checks in their order before APNs is asked.
@MainActor
struct FCMSend {
  let request: InspectionRequest
  let now: Double
  let isStrict: Bool
  private(set) var refusal: FCMRefusal?
  private(set) var remarks: [GatewayRemark] = []
  private(set) var message: FCMMessage?

  init(_ request: InspectionRequest, now: Double, isStrict: Bool) {
    (self.request, self.now, self.isStrict) = (request, now, isStrict)
    refusal = findRefusal()
    if let message, refusal == nil { remark(on: message) }
  }

  private func header(_ name: String) -> String? { request.headers.last { $0.name == name }?.value }

  private mutating func findRefusal() -> FCMRefusal? {
    if let fault = FCMCredentials.refusal(header("authorization"), now: now) {
      if isStrict {
        // For the log: Google looks no further.
        message = FCMSend.message(in: request.body)
        return fault
      }
      remarks.append(
        GatewayRemark(
          reason: fault.reason.rawValue, status: fault.reason.row.status, fix: fault.fix))
    }
    if request.isCut { return .tooLarge }
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONValue(parsing: request.body)
    } catch {
      return FCMSend.malformed(error, request.body)
    }
    guard json.object != nil else { return FCMSend.noObject(json) }
    var reader = FCMReader()
    let members = reader.read(json, FCMField.request)
    if !reader.violations.isEmpty { return FCMRefusal(reader.violations) }
    let message = FCMMessage(members)
    self.message = message
    return targetFault(message) ?? tokenFault(message) ?? FCMSend.asked(message)
  }

  /// Returns a message without a fault of form; nil for any other body.
  private static func message(in body: [UInt8]) -> FCMMessage? {
    guard let json = try? JSONValue(parsing: body) else { return nil }
    var reader = FCMReader()
    let members = reader.read(json, FCMField.request)
    return reader.violations.isEmpty ? FCMMessage(members) : nil
  }

  /// Returns Google's sentence, with the line and a caret below it, and what the parser missed as the fix.
  private static func malformed(_ error: JSONError, _ body: [UInt8]) -> FCMRefusal {
    let line =
      body.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
      ).dropFirst(error.line - 1).first ?? []
    let start = max(0, error.column - 31)
    let shown = String(decoding: line.dropFirst(start).prefix(60), as: UTF8.self)
    let caret = String(repeating: " ", count: max(0, error.column - 1 - start)) + "^"
    let text = "Invalid JSON payload received. Unexpected token.\n\(shown)\n\(caret)"
    return FCMRefusal([
      FCMViolation(field: "", description: text, fix: "Write it with a JSON encoder: \(error).")
    ])
  }

  /// Returns what Google says of a request that is no object: it reads nothing in it.
  private static func noObject(_ json: JSONValue) -> FCMRefusal {
    let text = "Recipient of the message is not set."
    let fix = "Send one message with each request, as {\"message\": {…}}: the body is \(json.kind)."
    var refusal = FCMRefusal(.invalidArgument, text, fix: fix)
    refusal.violations = [FCMViolation(field: "message", description: text, fix: "")]
    return refusal
  }

  private func targetFault(_ message: FCMMessage) -> FCMRefusal? {
    if message.targets.count > 1 {
      let text =
        "Invalid value at 'message' (oneof), oneof field 'target' is already set. Cannot set '\(message.targets[1].name)'"
      let names = message.targets.map(\.name).joined(separator: " and ")
      return FCMRefusal([
        FCMViolation(
          field: "message", description: text, fix: "Send one of them: the message has \(names).")
      ])
    }
    guard message.targets.isEmpty else { return nil }
    let text = "Recipient of the message is not set."
    var refusal = FCMRefusal(
      .invalidArgument, text,
      fix: message.liveActivityToken == nil
        ? "Send message.token, the registration token of the app."
        : "Send message.token too, the registration token of the app: live_activity_token alone says nothing about whom the message is for."
    )
    refusal.violations = [FCMViolation(field: "message", description: text, fix: "")]
    return refusal
  }

  /// Returns why a text cannot be a registration token; any other text may be one.
  private func tokenFault(_ message: FCMMessage) -> FCMRefusal? {
    guard let target = message.targets.first, ["token", "fid"].contains(target.name) else {
      return nil
    }
    let token = target.value
    let isHex = token.utf8.count >= 64 && token.allSatisfy(\.isHexDigit)
    let isPlaceholder = token.first.map { "<${[".contains($0) } ?? true
    let isExpo = TokenGuess.isExpo(token)
    guard isHex || isPlaceholder || isExpo || token.contains(where: \.isWhitespace) else {
      return nil
    }
    let fix =
      isExpo
      ? "message.\(target.name) is a token of Expo's push service, which only Expo takes: send what the Firebase SDK gave the app."
      : isHex
        ? "message.\(target.name) is a token of APNs: a Live Activity's belongs into message.apns.live_activity_token, and \(target.name) is what the Firebase SDK gave the app."
        : token.isEmpty
          ? "message.\(target.name) is empty: send what the Firebase SDK gave the app."
          : "message.\(target.name) is \(JSONValue.quoted(token, limit: 40)): put the registration token in its place."
    return FCMRefusal(
      .invalidArgument, "The registration token is not a valid FCM registration token", fix: fix)
  }

  /// A registration token that asks for a failure, to try a sender against: `islet:UNREGISTERED`.
  static let failurePrefix = "islet:"
  /// What is said beside such a failure.
  nonisolated static let askedFix = "message.token asked for it."

  private static func asked(_ message: FCMMessage) -> FCMRefusal? {
    guard let token = message.targets.first?.value, token.hasPrefix(failurePrefix) else {
      return nil
    }
    let name = String(token.dropFirst(failurePrefix.count))
    if let reason = FCMReason(rawValue: name) {
      var refusal = FCMRefusal(reason, fix: askedFix)
      // FCM was seen to answer so only where APNs had refused its key.
      if reason == .thirdPartyAuthError { refusal.apns = .invalidProviderToken }
      return refusal
    }
    if let reason = PushReason(rawValue: name), reason.row.status > 0 {
      var refusal = FCMRefusal(reason)
      refusal.fix = askedFix
      return refusal
    }
    let names = FCMReason.allCases.map(\.rawValue).joined(separator: ", ")
    return FCMRefusal(
      .invalidArgument, "The registration token is not a valid FCM registration token",
      fix: "\(token) asks for a failure that is none: one of \(names), or a reason of APNs.")
  }

  // MARK: What is taken and worth a word

  private mutating func remark(on message: FCMMessage) {
    guard message.liveActivityToken != nil else { return }
    if let target = message.targets.first, ["topic", "condition"].contains(target.name) {
      remarks.append(GatewayRemark(reason: "fcm-target-unproven", status: 0))
    }
    if let type = message.header("apns-push-type"), type != "liveactivity" {
      remarks.append(
        GatewayRemark(
          reason: "fcm-push-type-replaced", status: 0,
          detail:
            "apns-push-type is \(JSONValue.quoted(type, limit: 40)) beside live_activity_token: FCM is taken to send liveactivity all the same"
        ))
    }
    if message.hasData { remarks.append(GatewayRemark(reason: "fcm-data-unread", status: 0)) }
    let aps = message.payload["aps"]
    if let client = header("x-firebase-client"), client.hasPrefix("fire-admin-python"),
      aps?["event"]?.string == "update", aps?["content-state"] == nil
    {
      remarks.append(GatewayRemark(reason: "fcm-empty-state-dropped", status: 0))
    }
  }
}

extension GatewayRemark {
  /// Whether the message itself asked to be refused so.
  public var isAskedFor: Bool { fix == FCMSend.askedFix }
}
