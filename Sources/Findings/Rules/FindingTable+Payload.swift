extension FindingTable {
  /// Findings about a payload's outside.
  static let payloadRules: [Row] = [
    Row(
      "payload-not-json", .error, .apsd,
      "The body is not JSON.",
      fix:
        "Write it with a JSON encoder: RFC 8259 has no comment, no trailing comma, no byte order mark, and no number as 010, +1 or .5.",
      source: "Apple, Generating a remote notification; RFC 8259"),
    Row(
      "payload-not-object", .error, .apsd,
      "The body is JSON, but not an object.",
      fix: "Send {\"aps\": {…}}.",
      source: "Apple, Generating a remote notification"),
    Row(
      "aps-missing", .error, .apsd,
      "The payload has no aps.",
      fix: "Put the keys of the push into an object named aps.",
      source: "Apple, Generating a remote notification"),
    Row(
      "fcm-envelope", .error, .apsd,
      "The payload is inside a message for Firebase (FCM).",
      fix: "Send APNs only what is in message.apns.payload.",
      source: "Firebase, FCM HTTP v1: ApnsConfig"),
    Row(
      "aps-not-object", .error, .apsd,
      "aps is not an object.",
      fix: "Send {\"aps\": {…}}.",
      source: "Apple, Generating a remote notification"),
    Row(
      "aps-key-misspelt", .warning, .liveactivitiesd,
      "aps has a key that the phone does not know and that is nearly one that it does.",
      fix: "Write the keys of aps in kebab-case, as Apple lists them.",
      source: "Apple, Starting and updating Live Activities with ActivityKit push notifications"),
    Row(
      "aps-key-unknown", .info, .liveactivitiesd,
      "aps has a key that no phone reads.",
      fix: "Put your own data beside aps, or into content-state.",
      source: "Apple, Starting and updating Live Activities"),
    Row(
      "aps-key-of-notifications", .info, .liveactivitiesd,
      "aps has a key that Apple describes for other pushes and not for Live Activities.",
      fix: "Leave it out, or send it in a notification to the device token.",
      source: "Apple, Generating a remote notification; Starting and updating Live Activities"),
    Row(
      "key-outside-aps", .warning, .liveactivitiesd,
      "A key of aps stands beside it, where the phone does not look.",
      fix: "Move it into aps.",
      source: "Apple, Generating a remote notification"),
    Row(
      "header-in-payload", .warning, .apns,
      "A header of the request stands in the payload, where nobody reads it.",
      fix:
        "Send it as a header of the request; through Firebase in apns.headers, beside payload: in Python headers= of APNSConfig, not of APNSPayload.",
      source: "firebase-admin-python issue 909"),
    Row(
      "event-missing", .error, .liveactivitiesd,
      "aps has no event, so that the phone does not know what to do.",
      fix: "Add \"event\": \"update\" (or \"start\", \"end\").",
      source: "Apple, Starting and updating Live Activities"),
    Row(
      "event-unknown", .error, .liveactivitiesd,
      "event is none of start, update and end.",
      fix: "Send \"start\", \"update\" or \"end\", in lower case.",
      source: "Apple, Starting and updating Live Activities"),
    Row(
      "content-state-missing", .error, .liveactivitiesd,
      "The payload has no content-state.",
      fix: "Send the whole new state as content-state.",
      source: "Apple, Starting and updating Live Activities"),
    Row(
      "state-too-large", .error, .liveactivitiesd,
      "Attributes and content state are over 4 KB together.",
      fix: "Shorten them, or send identifiers instead of data.",
      source: "Apple, Displaying live data with Live Activities; expo-live-activity issue 84"),
    Row(
      "payload-near-limit", .warning, .apns,
      "The payload is near the 4096 bytes that APNs takes, or the 5120 of a broadcast.",
      fix: "Shorten it before a longer name or a larger number makes it too large.",
      source: "Apple, Sending notification requests to APNs"),
    Row(
      "relevance-not-number", .warning, .liveactivitiesd,
      "relevance-score is not a number and counts as 0.",
      fix: "Send a number such as 100, or leave it out.",
      source: "Apple, Starting and updating Live Activities"),
    Row(
      "dismissal-date-on-update", .warning, .liveactivitiesd,
      "dismissal-date has a meaning only when an activity ends.",
      fix: "Leave it out, or send \"event\": \"end\".",
      source: "WWDC23 10185"),
    Row(
      "stale-date-on-end", .info, .liveactivitiesd,
      "stale-date has no meaning when an activity ends.",
      fix: "Leave it out.",
      source: "Apple, Starting and updating Live Activities"),
    Row(
      "attributes-on-update", .info, .liveactivitiesd,
      "Attributes never change: the phone ignores them after the start.",
      fix: "Put what changes into content-state.",
      source: "Apple, ActivityAttributes"),
    Row(
      "end-without-state", .warning, .liveactivitiesd,
      "The activity ends without a last state: the one before stays on the Lock Screen, often an outdated score.",
      fix: "Send the final content-state with the end.",
      source: "WWDC23 10185"),
  ]
}
