import JSON
import LiveActivities

/// Lines that a person can paste into a shell to push.
enum CurlLine {
  /// A line that updates an activity with the state it has now.
  static func ready(for row: ActivityRow, _ snapshot: Snapshot) -> String {
    readyParts(for: row, snapshot).joined(separator: " ")
  }

  /// The same in parts, for lines of their own.
  static func readyParts(for row: ActivityRow, _ snapshot: Snapshot) -> [String] {
    let state = row.activity.state.value?.compact ?? "{}"
    // The shell fills in the time: a timestamp must be newer than the last.
    let body =
      #"{"aps":{"timestamp":'$(date +%s)',"event":"update","content-state":"#
      + quoted(state) + "}}"
    return [
      "curl \(address(snapshot))/3/device/\(row.activity.token ?? "TOKEN")",
      "-H 'apns-push-type: liveactivity'",
      "-H 'apns-topic: \(row.activity.bundle).push-type.liveactivity'", "-d '\(body)'",
    ]
  }

  /// A push of the log as a line that sends the same again.
  static func of(_ record: PushRecord, _ snapshot: Snapshot) -> String {
    let push = record.push
    var target = "TOKEN"
    if case .token(let token) = push.target { target = token }
    var line = "curl \(address(snapshot))/3/device/\(target)"
    let headers: [(String, String?)] = [
      ("apns-push-type", push.headers.pushType), ("apns-topic", push.headers.topic),
      ("apns-priority", push.headers.priority.map { "\($0)" }),
      ("apns-expiration", push.headers.expiration.map { "\(Int(exactly: $0.rounded()) ?? 0)" }),
      ("apns-collapse-id", push.headers.collapseID),
    ]
    for (name, value) in headers {
      if let value { line += " -H '\(name): \(quoted(value))'" }
    }
    return line + " -d '\(quoted(String(decoding: push.body, as: UTF8.self)))'"
  }

  private static func address(_ snapshot: Snapshot) -> String {
    snapshot.address ?? "http://localhost:2197"
  }

  /// Text inside single quotes of a shell.
  private static func quoted(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
  }
}
