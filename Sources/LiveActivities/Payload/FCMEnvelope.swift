import Findings
import JSON

/// Recognises a message for Firebase's server (FCM HTTP v1) that was sent to APNs: the payload for APNs stands
/// inside.
enum FCMEnvelope {
  /// Returns a finding about such a body; nil when it is none.
  static func finding(_ root: JSONValue) -> Finding? {
    let places: [[String]] = [
      ["message", "apns", "payload"], ["apns", "payload"], ["message", "payload"],
    ]
    for place in places {
      guard let inner = place.reduce(Optional(root), { $0?[$1] }), inner["aps"] != nil else {
        continue
      }
      let path = place.joined(separator: ".")
      return Finding(
        "fcm-envelope", path: path,
        sentence: "the payload stands in \(path): that is the form of a message for Firebase (FCM)",
        fix:
          "To APNs, send only what \(path) holds, and its headers as headers of the request; only FCM takes the whole message."
      )
    }
    let message = root["message"]
    guard message?["apns"] != nil || message?["token"] != nil else { return nil }
    return Finding(
      "fcm-envelope", path: "message",
      sentence: "this is a message for Firebase (FCM), and it has no message.apns.payload.aps",
      fix: "Send APNs {\"aps\": {…}}; in a message for FCM, that belongs in message.apns.payload.")
  }
}
