extension FindingTable {
  /// Findings about messages that come through Firebase Cloud Messaging (`PushGateway/FCM.md`).
  static let firebase: [Row] =
    FCMReason.rows.map {
      Row($0.reason.findingID, .error, .fcm, $0.message, fix: $0.fix, source: $0.source)
    } + messages

  private static let messages: [Row] = [
    Row(
      "fcm-no-live-activity-token", .error, .fcm,
      "The message has the payload of a Live Activity, but no apns.live_activity_token: FCM sends it to the app's device token.",
      fix:
        "Put the activity's push token into message.apns.live_activity_token, beside headers and payload; message.token stays the app's registration token.",
      source: "Firebase, Send Live Activity notifications"),
    Row(
      "fcm-path-unknown", .warning, .fcm,
      "Firebase has no such request here; Google's server answers an unknown path with 404 and a page of HTML.",
      fix: "Send messages with POST to /v1/projects/<project>/messages:send.",
      source: "Firebase, projects.messages.send"),
    Row(
      "fcm-validate-only", .info, .fcm,
      "A message with validate_only was checked and not delivered.",
      fix: "Leave validate_only out to send it.", source: "Firebase, messages:send"),
    Row(
      "fcm-empty-state-dropped", .warning, .fcm,
      "firebase-admin for Python leaves an empty content-state out: the payload came without one.",
      fix: "Send at least one key in content-state.", source: "measured with firebase-admin 7.7.0"),
    Row(
      "fcm-push-type-replaced", .info, .fcm,
      "The message has another apns-push-type; Islet assumes that FCM sends liveactivity wherever live_activity_token is set.",
      fix: "Leave apns-push-type out of apns.headers.",
      source: "a public relay sends without; what FCM does with another one is a guess"),
    Row(
      "fcm-data-unread", .info, .fcm,
      "The message has data beside live_activity_token: a phone reads a Live Activity's push in aps alone, so that neither the app nor the widget gets it.",
      fix: "Put what the widget shows into content-state, in aps of apns.payload.",
      source:
        "Apple, Starting and updating Live Activities with ActivityKit push notifications; where FCM puts data is a guess"
    ),
    Row(
      "fcm-target-unproven", .info, .fcm,
      "The message goes to a topic or condition and has a Live Activity's token: Firebase documents it with token alone.",
      fix: "Send it with message.token, the registration token of the app on that phone.",
      source: "Firebase, Send Live Activity notifications; what FCM does is not known"),
  ]
}
