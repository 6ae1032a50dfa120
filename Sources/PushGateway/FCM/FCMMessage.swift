import JSON

/// A message of `messages:send`, read; what is missing is nil.
struct FCMMessage {
  /// One of `FCMField.targets` with its value; several are an error of the reader's.
  var targets: [(name: String, value: String)]
  var liveActivityToken: String?
  /// Names are in lower case, and long values cut.
  var headers: [(name: String, value: String)]
  /// `apns.payload` as it stands there.
  var payload: JSONObject
  var title: String?
  var text: String?
  /// Whether it has `data` for the app.
  var hasData: Bool
  var isForValidation: Bool

  /// Creates the members of a request as `FCMReader` gives them.
  init(_ request: JSONValue) {
    let message = request["message"]
    let apns = message?["apns"]
    targets = FCMField.targets.compactMap { name in
      message?[name]?.string.map { (name, $0) }
    }
    liveActivityToken = apns?["live_activity_token"]?.string
    headers = (apns?["headers"]?.object?.members ?? []).compactMap { member in
      member.value.string.map { (member.key.lowercased(), FCMMessage.cut($0)) }
    }
    payload = apns?["payload"]?.object ?? JSONObject()
    title = message?["notification"]?["title"]?.string
    text = message?["notification"]?["body"]?.string
    hasData = message?["data"]?.object?.members.isEmpty == false
    isForValidation = request["validate_only"]?.bool ?? false
  }

  /// The body that APNs gets: the payload, with the notification's words where the payload has none.
  var body: [UInt8] {
    var payload = payload
    if title != nil || text != nil {
      var aps = payload["aps"]?.object ?? JSONObject()
      if aps["alert"] == nil {
        let lines = [("title", title), ("body", text)].compactMap { name, line in
          line.map { (key: name, value: JSONValue.string($0)) }
        }
        aps["alert"] = .object(JSONObject(lines))
        payload["aps"] = .object(aps)
      }
    }
    return Array(JSONValue.object(payload).compact.utf8)
  }

  /// Bytes that are passed on of a header's value, a good deal more than APNs takes of any.
  static let longestHeader = 8000

  private static func cut(_ value: String) -> String {
    value.utf8.count <= longestHeader
      ? value : String(decoding: value.utf8.prefix(longestHeader), as: UTF8.self)
  }

  /// Returns the value of an APNs header.
  func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}
