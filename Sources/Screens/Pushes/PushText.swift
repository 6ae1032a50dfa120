import Findings
import JSON
import LiveActivities

/// What is said of a push in the log and its details.
enum PushText {
  static func carrier(_ carrier: Push.Carrier) -> String {
    switch carrier {
    case .http2TLS: "HTTP/2 TLS"
    case .http2: "HTTP/2"
    case .http1TLS: "HTTP/1 TLS"
    case .http1: "HTTP/1"
    case .fcm: "FCM"
    case .udp: "UDP"
    case .scenario: "scenario"
    case .terminal: "here"
    }
  }

  static func target(of record: PushRecord) -> String {
    let push = record.push
    let path = push.refusedText?.path.map { "\(push.refusedText?.method ?? "POST") \($0)" }
    return switch push.target {
    case .token(let token): token
    case .channel(let bundle, let id): "channel \(id) of \(bundle)"
    case .app(let bundle?): path.map { "\(bundle), by \($0)" } ?? bundle
    case .app(nil):
      record.status == 200
        ? "the only activity"
        : path.map { "nobody: \($0)" } ?? "nobody: it was refused without a good token"
    case .activity(let id): "activity \(id)"
    }
  }

  /// Returns the answer as `200` or `400 BadDeviceToken`.
  static func answer(_ record: PushRecord) -> String {
    record.reason.map { "\(record.status) \($0)" } ?? "\(record.status)"
  }

  /// Returns what the filter looks through.
  static func searchable(_ record: PushRecord) -> String {
    [
      "#\(record.number)", carrier(record.push.carrier), answer(record),
      VerdictLook(record.verdict.outcome).word, record.verdict.summary,
      record.push.headers.topic ?? "", target(of: record), record.activityID ?? "",
      record.verdict.findings.map { "\($0.id.rawValue) \($0.path ?? "")" }.joined(separator: " "),
      String(decoding: record.push.body.prefix(4096), as: UTF8.self),
    ].joined(separator: " ").lowercased()
  }

  /// Returns how many bytes each key below `aps` takes, largest first; the rest is punctuation.
  static func sizes(_ body: JSONValue) -> [(key: String, bytes: Int)] {
    guard let aps = body["aps"]?.object else { return [] }
    return aps.members.map { ($0.key, $0.value.compact.utf8.count) }.sorted { $0.bytes > $1.bytes }
  }

  /// Returns who decides something on the way to a device's screen, with what that is: its log tells more.
  static func decider(_ reporter: FindingTable.Reporter) -> String {
    switch reporter {
    case .apns: "APNs, Apple's push service"
    case .fcm: "FCM, Firebase's push service"
    case .apsd: "apsd, where pushes reach the phone"
    case .liveactivitiesd: "liveactivitiesd, which keeps the phone's Live Activities"
    case .chronod: "chronod, which decodes and draws widgets on the phone"
    case .app: "the app"
    case .review: "App Review"
    case .islet: "Islet"
    }
  }
}
