/// What a field of FCM's message holds.
indirect enum FCMType: Sendable {
  case string, bool
  /// Text by text, as `data` and `headers` are.
  case strings
  /// A message of its own, by its name.
  case message(String, [FCMField])
  /// An object whose members nobody looks at: `payload`, and what is for other phones.
  case anything(String)
}

/// A field by its name in Google's schema; JSON may spell it in snake_case and in lowerCamelCase.
struct FCMField: Sendable {
  var name: String
  var type: FCMType

  init(_ name: String, _ type: FCMType) { (self.name, self.type) = (name, type) }

  /// `live_activity_token` as `liveActivityToken`.
  var camelName: String {
    let parts = name.split(separator: "_")
    return parts.prefix(1).joined() + parts.dropFirst().map(\.capitalizedFirst).joined()
  }

  /// The members of a request.
  static let request = [FCMField("message", message), FCMField("validate_only", .bool)]

  private static let message = FCMType.message(
    "Message",
    [
      FCMField("name", .string), FCMField("data", .strings),
      FCMField(
        "notification",
        .message(
          "Notification",
          [FCMField("title", .string), FCMField("body", .string), FCMField("image", .string)])),
      FCMField("android", .anything("\(package).AndroidConfig")),
      FCMField("android_v2", .anything("\(package).AndroidConfigV2")),
      FCMField("webpush", .anything("\(package).WebpushConfig")),
      FCMField("apns", apns), FCMField("fcm_options", options),
      FCMField("token", .string), FCMField("fid", .string), FCMField("topic", .string),
      FCMField("condition", .string),
    ])

  private static let apns = FCMType.message(
    "ApnsConfig",
    [
      FCMField("headers", .strings), FCMField("payload", .anything("google.protobuf.Struct")),
      FCMField(
        "fcm_options",
        .message(
          "ApnsFcmOptions", [FCMField("analytics_label", .string), FCMField("image", .string)])),
      FCMField("live_activity_token", .string),
    ])

  private static let options = FCMType.message(
    "FcmOptions", [FCMField("analytics_label", .string)])

  /// What messages are named by in errors.
  static let package = "google.firebase.fcm.v1"

  /// The targets of a message, of which it has one.
  static let targets = ["token", "fid", "topic", "condition"]
}

extension Substring {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
