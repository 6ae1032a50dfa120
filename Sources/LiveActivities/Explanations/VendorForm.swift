import JSON

/// The forms in which vendors take Live Activities, which are none of APNs': one row each, by the key that gives it away.
///
/// From the vendors' documentation and SDKs (`PushGateway/FCM.md` has the sources); what a vendor would make of each is
/// told, and nothing is converted.
struct VendorForm: Sendable {
  var vendor: String
  /// A key of the form, as a path from the body.
  var sign: String
  /// Other keys that must be there.
  var beside: [String]
  /// What the vendor turns into what.
  var turns: String

  init(_ vendor: String, _ sign: String, beside: [String] = [], _ turns: String) {
    (self.vendor, self.sign, self.beside, self.turns) = (vendor, sign, beside, turns)
  }

  /// All forms; the first that fits is meant.
  static let all = [
    VendorForm(
      "Firebase", "message.apns",
      "message.apns.payload is the payload, message.apns.live_activity_token the token in the path"),
    VendorForm("OneSignal", "event_updates", "event_updates becomes aps.content-state"),
    VendorForm(
      "OneSignal", "contents", beside: ["event"],
      "event becomes aps.event, contents the body of the alert"),
    VendorForm(
      "Customer.io", "content_state", beside: ["instance_id"],
      "content_state becomes aps.content-state"),
    VendorForm(
      "Customer.io", "content_state", beside: ["notification_type"],
      "content_state becomes aps.content-state"),
    VendorForm("Braze", "content_state", beside: ["activity_id", "app_id"], ofBraze),
    VendorForm("Braze", "content_state", beside: ["activity_id", "end_activity"], ofBraze),
    VendorForm(
      "Braze", "content_state", beside: ["activity_attributes_type"],
      "content_state becomes aps.content-state, activity_attributes_type aps.attributes-type"),
    VendorForm(
      "MoEngage", "broadcast_live_activity_id",
      "ios.content_state becomes aps.content-state, ios.attribute_type aps.attributes-type"),
    VendorForm(
      "CleverPush", "iosLiveActivityContentState",
      "iosLiveActivityContentState becomes aps.content-state, iosLiveActivityEvent the event"),
    VendorForm(
      "Pushwoosh", "request.notifications",
      "live_activity or ios_live_activity in each of request.notifications becomes aps"),
    VendorForm(
      "Airship", "notification.ios.live_activity",
      "notification.ios.live_activity.content_state becomes aps.content-state"),
    VendorForm(
      "Pusher Beams", "apns.aps", beside: ["interests"],
      "apns is the payload, which goes to the app's device tokens"),
    VendorForm(
      "Pusher Beams", "apns.aps", beside: ["users"],
      "apns is the payload, which goes to the app's device tokens"),
    VendorForm("Ably", "apns.aps", "apns is the payload, its headers stand beside"),
    VendorForm("AWS SNS", "APNS", "the text in APNS is the payload"),
    VendorForm("AWS SNS", "APNS_SANDBOX", "the text in APNS_SANDBOX is the payload"),
    VendorForm("AWS SNS", "GCM", "the text in GCM holds a message of Firebase's"),
    VendorForm("Amazon Pinpoint", "RawContent", "the text in RawContent is the payload"),
    VendorForm(
      "Amazon Pinpoint", "APNSMessage", "the text in APNSMessage.RawContent is the payload"),
  ]

  private static let ofBraze =
    "content_state becomes aps.content-state, its ISO dates UNIX seconds, end_activity the event"

  /// Returns the form of a body that has no aps; nil for none that is known.
  static func form(of body: JSONValue) -> VendorForm? {
    all.first { form in
      value(form.sign, in: body) != nil
        && form.beside.allSatisfy { value($0, in: body) != nil }
    }
  }

  private static func value(_ path: String, in body: JSONValue) -> JSONValue? {
    path.split(separator: ".").reduce(Optional(body)) { $0?[String($1)] }
  }

  var sentence: String {
    "the payload has no aps: this is \(vendor)'s form (\(sign)), which \(vendor) would turn into APNs' own: \(turns)"
  }

  var fix: String {
    vendor == "Firebase"
      ? "Send it to /v1/projects/PROJECT/messages:send, which Islet answers as FCM does; or send the payload alone."
      : "Send it to \(vendor); to try it here, send what \(vendor) makes of it."
  }
}
