extension FindingTable {
  /// Findings about the way from the gateway to the phone.
  static let deliveryRules: [Row] = [
    Row(
      "push-rejected", .error, .apns,
      "The gateway refused the push.",
      fix: "See the reason.",
      source: "Apple, Handling notification responses from APNs"),
    Row(
      "push-type-mismatch", .warning, .apns,
      "apns-push-type does not fit the payload.",
      fix: "Send apns-push-type: liveactivity with Live Activities, alert with notifications.",
      source: "Apple, Sending notification requests to APNs; reports of TopicDisallowed"),
    Row(
      "push-type-missing", .info, .apns,
      "apns-push-type is missing: APNs takes the push all the same, and Apple asks for the header.",
      fix: "Send apns-push-type: liveactivity.",
      source: "Apple, Sending notification requests to APNs"),
    Row(
      "topic-mismatch", .warning, .apns,
      "apns-topic does not fit the type of the push.",
      fix: "Send <bundle id>.push-type.liveactivity.",
      source: "Apple, Sending notification requests to APNs; reports of TopicDisallowed"),
    Row(
      "expiration-past", .warning, .apns,
      "apns-expiration lies in the past: the push is tried once and not kept.",
      fix: "Send UNIX seconds ahead of now, or 0 for a push that is worth nothing later.",
      source: "Apple, Sending notification requests to APNs"),
    Row(
      "priority-one", .info, .apns,
      "For Live Activities Apple asks for priority 5 or 10; what 1 does is not known.",
      fix: "Send 5 or 10.",
      source: "Apple, Sending notification requests to APNs"),
    Row(
      "budget-exhausted", .warning, .liveactivitiesd,
      "The activity's hourly budget of priority 10 is used up.",
      fix: "Send what can wait with priority 5; ask for NSSupportsLiveActivitiesFrequentUpdates.",
      source: "hermes-studio PR 3111; RULES.md, Budgets",
      threshold: "15 an hour and activity, 240 with frequent updates: guesses"),
    Row(
      "delivery-lost", .error, .islet,
      "The push was lost on the way, as Islet was told to lose some.",
      fix: "Nothing: delivery is best effort, the next update repairs it.",
      source: "Apple, Sending notification requests to APNs"),
    Row(
      "offline-not-stored", .error, .apns,
      "The phone is offline, and apns-expiration 0 means now or never.",
      fix: "Send an expiration in the future for what must arrive.",
      source: "Apple, Sending notification requests to APNs"),
    Row(
      "push-expired", .error, .apns,
      "The push expired before anybody could take it.",
      fix: "Send a later apns-expiration.",
      source: "Apple, Sending notification requests to APNs"),
    Row(
      "phone-offline", .info, .apns,
      "The phone is offline: the service keeps the push until it is back.",
      fix: "Bring it back: s on the screen, or POST /islet/switches {\"offline\": false}.",
      source: "Apple, Sending notification requests to APNs"),
    Row(
      "push-overwritten", .error, .apns,
      "A newer push took its place while the phone was away: the service keeps one.",
      fix: "Nothing: send whole states, so that the newest is enough.",
      source: "Apple, Sending notification requests to APNs"),
    Row(
      "channel-not-stored", .error, .apns,
      "The phone is offline, and the channel stores no message.",
      fix: "Create the channel with message-storage-policy 1.",
      source: "Apple, Sending channel management requests to APNs"),
    Row(
      "channel-without-listeners", .error, .apns,
      "No activity listens on the channel.",
      fix: "Request with pushType .channel, or start with input-push-channel.",
      source: "Apple, Sending channel management requests to APNs"),
    Row(
      "broadcast-start", .error, .liveactivitiesd,
      "A broadcast cannot start an activity.",
      fix: "Start by push-to-start tokens with input-push-channel.",
      source: "Apple, Starting and updating Live Activities"),
    Row(
      "background-push", .info, .apsd,
      "A silent push wakes the app and shows nothing.",
      fix: "Nothing.",
      source: "Apple, Pushing background updates to your app"),
    Row(
      "background-priority", .warning, .apns,
      "A silent push needs priority 5; Apple calls 10 an error.",
      fix: "Send apns-priority: 5.",
      source: "Apple, Sending notification requests to APNs"),
    Row(
      "push-type-unseen", .info, .apsd,
      "A push of this type goes to the app or to the system and shows nothing by itself.",
      fix: "Nothing; Islet shows pushes of the types liveactivity and alert.",
      source: "Apple, Sending notification requests to APNs"),
    Row(
      "content-changed-missing", .warning, .chronod,
      "A push to widgets or controls needs content-changed in aps.",
      fix: "Send {\"aps\": {\"content-changed\": true}}.",
      source: "Apple, Updating widgets with WidgetKit push notifications"),
    Row(
      "nothing-to-show", .warning, .apsd,
      "The notification has no text.",
      fix: "Send an alert with title or body.",
      source: "Apple, Generating a remote notification"),
    Row(
      "notifications-off", .error, .apsd,
      "Notifications are switched off for the app.",
      fix: "Ask for them in the app.",
      source: "Apple, Viewing the status of push notifications"),
    Row(
      "notification-in-front", .info, .app,
      "The app is in the foreground: there it decides itself whether its notification shows.",
      fix: "Nothing.",
      source: "Apple, UNUserNotificationCenterDelegate"),
  ]
}
