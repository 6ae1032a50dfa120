extension FindingTable {
  /// Findings about activities and tokens that are over.
  static let lifeRules: [Row] = [
    Row(
      "activity-ended", .error, .liveactivitiesd,
      "The activity has ended and takes nothing any more.",
      fix: "Start a new one.",
      source: "Apple, Displaying live data with Live Activities; LoopFollow PR 657"),
    Row(
      "activity-gone", .error, .liveactivitiesd,
      "The activity was gone before the phone drew the push.",
      fix: "Nothing; stop sending to it.",
      source: "Apple, Displaying live data with Live Activities"),
    Row(
      "activity-unknown", .error, .islet,
      "No such activity is on the phone.",
      fix: "Start it first, or send to the token of one that runs.",
      source: "Islet"),
    Row(
      "app-unknown", .error, .islet,
      "No such app is installed.",
      fix: "Install it, or send for one that is.",
      source: "Islet"),
    Row(
      "target-ambiguous", .error, .islet,
      "The push names no token, and more than one could be meant.",
      fix:
        "Name one in the datagram: \"token\", or the app's bundle ID in \"Simulator Target Bundle\".",
      source: "Islet"),
    Row(
      "token-unknown", .error, .apns,
      "The token was never given out here.",
      fix: "Use a token that Islet shows; real tokens belong to real devices.",
      source: "Apple, Handling notification responses from APNs"),
    Row(
      "token-dead", .error, .apns,
      "The token no longer works; APNs may answer 200 for a while all the same.",
      fix: "Take the newest token from pushTokenUpdates.",
      source: "LoopFollow PR 657; flutter live_activities issue 174"),
    Row(
      "live-activity-to-device-token", .error, .apsd,
      "A device token takes ordinary notifications, not Live Activities.",
      fix: "Use the activity's token, or the push-to-start token.",
      source: "Apple, Starting and updating Live Activities; flutter live_activities issue 174"),
    Row(
      "activity-outlived-app", .info, .app,
      "The app was quit while this activity ran: the activity goes on, and the app does not know of it after its next launch.",
      fix: "At launch, go through Activity.activities, and observe or end each one.",
      source: "Apple, Displaying live data with Live Activities"),
    Row(
      "own-app-in-front", .info, .app,
      "The app is in the foreground, and the island does not show its own activities then.",
      fix: "Leave the app to see it.",
      source: "Human Interface Guidelines, Live Activities"),
    Row(
      "control-while-locked", .info, .app,
      "Buttons and toggles do nothing on a locked phone until it has recognized who uses it.",
      fix: "Wake it while somebody looks at it (attention), or unlock it.",
      source: "Apple, Adding interactivity to widgets and Live Activities"),
  ]
}
