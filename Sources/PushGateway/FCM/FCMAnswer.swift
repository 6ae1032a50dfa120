import Findings
import JSON
import LiveActivities

/// What Google's hosts answer.
struct FCMAnswer {
  var status = 200
  var type = FCMAnswer.json
  var body: [UInt8]

  private static let json = "application/json; charset=UTF-8"

  /// Writes JSON as Google does, with two blanks for each level.
  init(_ value: JSONValue, status: Int = 200) {
    (self.status, body) = (status, Array((value.pretty + "\n").utf8))
  }

  /// Returns the name of a message that was taken.
  static func sent(project: String, id: Int) -> FCMAnswer {
    FCMAnswer(["name": .string("projects/\(project)/messages/\(id)")])
  }

  /// The page that is there for paths that are not.
  static let notFound: FCMAnswer = {
    var answer = FCMAnswer(.null, status: 404)
    answer.type = "text/html; charset=UTF-8"
    answer.body = Array(
      "<!DOCTYPE html>\n<html lang=en>\n<title>Error 404 (Not Found)!!1</title>\n<p><b>404.</b> The requested URL was not found on this server.\n"
        .utf8)
    return answer
  }()

  /// Returns a failure of OAuth.
  static func oauth(_ error: String, _ description: String) -> FCMAnswer {
    FCMAnswer(
      ["error": .string(error), "error_description": .string(description)], status: 400)
  }

  /// Returns a refusal: what is wrong with which fields, FCM's own code, and what APNs said, in this order.
  static func refused(_ refusal: FCMRefusal) -> FCMAnswer {
    let row = refusal.reason.row
    var details: [JSONValue] = []
    if !refusal.violations.isEmpty {
      details.append([
        "@type": "type.googleapis.com/google.rpc.BadRequest",
        "fieldViolations": .array(
          refusal.violations.map { violation in
            let field: [(key: String, value: JSONValue)] =
              violation.field.isEmpty ? [] : [("field", .string(violation.field))]
            return .object(
              JSONObject(field + [("description", .string(violation.description))]))
          }),
      ])
    }
    switch row.detail {
    // What the parser refuses has never reached FCM itself.
    case .fcmError where !refusal.isOfParser:
      details.append([
        "@type": "type.googleapis.com/google.firebase.fcm.v1.FcmError",
        "errorCode": .string(refusal.reason.rawValue),
      ])
    case .errorInfo:
      details.append([
        "@type": "type.googleapis.com/google.rpc.ErrorInfo",
        "reason": .string(refusal.reason.rawValue), "domain": "googleapis.com",
        "metadata": [
          "service": "fcm.googleapis.com",
          "method": "google.firebase.fcm.v1.FcmService.SendMessage",
        ],
      ])
    default: break
    }
    if let apns = refusal.apns {
      details.append([
        "@type": "type.googleapis.com/google.firebase.fcm.v1.ApnsError",
        "statusCode": .int(apns.row.status), "reason": .string(apns.rawValue),
      ])
    }
    var error: [(key: String, value: JSONValue)] = [
      ("code", .int(row.status)), ("message", .string(refusal.message)),
      ("status", .string(row.canonical)),
    ]
    if !details.isEmpty { error.append(("details", .array(details))) }
    return FCMAnswer(["error": .object(JSONObject(error))], status: row.status)
  }
}

/// Why a message is refused.
struct FCMRefusal: Equatable {
  var reason: FCMReason
  /// The error's `message`.
  var message: String
  var violations: [FCMViolation] = []
  /// Whether the JSON parser refuses, before FCM has looked.
  var isOfParser = false
  /// What APNs said, when it was asked.
  var apns: PushReason?
  /// The fix in this case; empty when the usual one applies.
  var fix = ""
  /// What to know about this case beside the message; empty: nothing.
  var detail = ""

  init(_ reason: FCMReason, _ message: String? = nil, fix: String = "") {
    (self.reason, self.message, self.fix) = (reason, message ?? reason.row.message, fix)
  }

  /// Creates the parser's refusal, each violation a line of its message.
  init(_ violations: [FCMViolation]) {
    self.init(
      .invalidArgument, violations.map(\.description).joined(separator: "\n"),
      fix: violations.map(\.fix).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        .joined(separator: " "))
    self.violations = violations
    isOfParser = true
  }

  /// What Google's servers say of a request that is too large for them.
  static let tooLarge: FCMRefusal = {
    var refusal = FCMRefusal(
      .invalidArgument,
      "Request payload size exceeds the limit: \(Request.keptInspectionBody) bytes.",
      fix: "Send one message: APNs takes \(PushType.liveactivity.largestPayload) bytes of payload.")
    refusal.isOfParser = true
    return refusal
  }()

  /// Translates a refusal by APNs into FCM's error. A reason that is not listed counts as an invalid argument
  /// of the sender.
  init(_ apns: PushReason) {
    switch apns {
    case .unregistered, .expiredToken:
      self.init(.invalidArgument, "APNs device token is disabled.")
    case .internalServerError: self.init(.internalError)
    case .serviceUnavailable, .shutdown: self.init(.unavailable)
    case .tooManyRequests, .tooManyProviderTokenUpdates: self.init(.quotaExceeded)
    default: self.init(apns.row.status == 403 ? .thirdPartyAuthError : .invalidArgument)
    }
    self.apns = apns
  }

  /// Creates FCM's error with what APNs said in this case.
  init(_ refusal: Refusal) {
    self.init(refusal.reason)
    (detail, fix) = (refusal.detail, refusal.fix)
  }
}
