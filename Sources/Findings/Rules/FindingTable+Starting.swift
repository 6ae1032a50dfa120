extension FindingTable {
  /// Findings about starting activities.
  static let startRules: [Row] = [
    Row(
      "start-without-alert", .error, .liveactivitiesd,
      "A start needs an alert; without one nothing starts.",
      fix: "Add \"alert\": {\"title\": …, \"body\": …}.",
      source: "Apple, Starting and updating Live Activities; mobile-surfaces"),
    Row(
      "attributes-type-missing", .error, .liveactivitiesd,
      "A start needs attributes-type.",
      fix: "Send the Swift name of the attributes struct.",
      source: "APNSwift issues 191, 232"),
    Row(
      "attributes-type-unknown", .error, .liveactivitiesd,
      "attributes-type names no type of the app.",
      fix: "Send the bare Swift name of the attributes struct.",
      source: "APNSwift issues 191, 232"),
    Row(
      "attributes-missing", .error, .liveactivitiesd,
      "A start needs attributes.",
      fix: "Send the attributes struct as an object; {} when it has no properties.",
      source: "APNSwift issues 191, 232"),
    Row(
      "null-at-start", .info, .liveactivitiesd,
      "null stands in the attributes or the state of a start; by one report, nothing starts then.",
      fix: "Leave the key out.",
      source: "Apple forums 777566"),
    Row(
      "start-token-of-other-type", .warning, .liveactivitiesd,
      "The push-to-start token was given out for another attributes type.",
      fix: "Use the token from this type's pushToStartTokenUpdates.",
      source: "Apple, pushToStartTokenUpdates"),
    Row(
      "start-to-activity-token", .error, .liveactivitiesd,
      "An activity's token takes update and end, not start.",
      fix: "Send start to the push-to-start token of the attributes type.",
      source: "Apple, Starting and updating Live Activities; flutter live_activities issue 174"),
    Row(
      "update-to-start-token", .error, .liveactivitiesd,
      "A push-to-start token takes only start.",
      fix: "Send update and end to the activity's own token.",
      source: "Apple, Starting and updating Live Activities; flutter live_activities issue 174"),
    Row(
      "duplicate-start", .warning, .liveactivitiesd,
      "An activity with the same attributes runs already; now there are two.",
      fix: "Send starts once; update the running activity.",
      source: "Home Assistant iOS issue 5860"),
    Row(
      "several-activities", .info, .review,
      "The app has several activities of one type.",
      fix: "Show several sessions in one activity.",
      source: "WWDC23 10194"),
    Row(
      "too-many-activities", .error, .liveactivitiesd,
      "The app, or the phone, has as many activities as it may have.",
      fix: "End activities that are over.",
      source: "community figures"),
    Row(
      "start-budget-exhausted", .warning, .liveactivitiesd,
      "Start pushes have a budget of their own on the device; APNs answers 200 all the same.",
      fix: "Start less often.",
      source: "community figures; hermes-studio PR 3111"),
    Row(
      "token-waits-for-permission", .info, .liveactivitiesd,
      "The activity gets no update token until the person taps Allow under its card.",
      fix: "Expect the token only then; end what was never allowed.",
      source: "Apple forums 800669, 807976"),
    Row(
      "token-waits-for-launch", .info, .liveactivitiesd,
      "The person has force-quit the app: it may not be woken to collect the update token.",
      fix: "Expect the token when the app is opened again.", source: "Apple forums 834934"),
    Row(
      "input-push-absent", .info, .liveactivitiesd,
      "Since iOS 18 a start says what updates it: input-push-token or input-push-channel.",
      fix: "Add \"input-push-token\": 1.",
      source: "Apple, Starting and updating Live Activities"),
    Row(
      "input-push-token-value", .warning, .liveactivitiesd,
      "input-push-token must be the number 1.",
      fix: "Send \"input-push-token\": 1.",
      source: "Apple, Starting and updating Live Activities"),
    Row(
      "input-push-on-update", .info, .liveactivitiesd,
      "input-push-token and input-push-channel say with a start what updates the activity; nothing else reads them.",
      fix: "Leave it out.",
      source: "Apple, Starting and updating Live Activities"),
    Row(
      "input-push-both", .warning, .liveactivitiesd,
      "A start asks for a token and a channel; an activity has one of them.",
      fix: "Leave one of the two out.",
      source: "Apple, Starting and updating Live Activities"),
    Row(
      "channel-unknown", .error, .liveactivitiesd,
      "The app has no such channel; with an invalid one nothing starts.",
      fix: "Create the channel first, and send its id as APNs returned it.",
      source: "Apple, Starting and updating Live Activities"),
    Row(
      "ios-too-old-for-start", .error, .liveactivitiesd,
      "Start pushes came with iOS 17.2.",
      fix: "Start from the app on older systems.",
      source: "Apple, pushToStartTokenUpdates"),
    Row(
      "ios-too-old-for-channel", .error, .liveactivitiesd,
      "Channels came with iOS 18; with input-push-channel nothing starts before.",
      fix: "Ask for a token on older systems.",
      source: "Apple, PushType.channel"),
    Row(
      "ios-too-old-for-schedule", .error, .app,
      "Scheduling an activity came with iOS 26.",
      fix: "Request it when its time has come.",
      source: "Apple, Activity.request"),
    Row(
      "schedule-without-alert", .error, .app,
      "An activity that starts later needs an alert for its start.",
      fix: "Give an AlertConfiguration.",
      source: "Apple, Activity.request"),
    Row(
      "live-activities-off", .error, .liveactivitiesd,
      "Live Activities are switched off for the app.",
      fix:
        "Check areActivitiesEnabled before you request an activity, and send nothing while it is false.",
      source: "Apple forums 800669, 807976"),
    Row(
      "device-without-live-activities", .error, .app,
      "The device knows no Live Activities.",
      fix: "Check areActivitiesEnabled before you request an activity.",
      source: "Apple, ActivityAuthorizationError.unsupported"),
    Row(
      "plist-key-missing", .error, .app,
      "The app's Info.plist lacks NSSupportsLiveActivities.",
      fix: "Set it to YES in the app's own Info.plist; the widget's does not count.",
      source: "expo-apple-targets PR 90"),
    Row(
      "push-capability-missing", .error, .app,
      "An activity with a push token needs the Push Notifications capability.",
      fix: "Add the capability, or request with pushType nil.",
      source: "flutter live_activities issue 162"),
    Row(
      "request-in-background", .error, .app,
      "An app may request an activity only while it is in the foreground.",
      fix: "Request from the foreground, by an intent, or by a start push.",
      source: "LoopFollow PR 611"),
    Row(
      "activity-id-taken", .error, .islet,
      "An activity of this id is on the phone already.",
      fix: "Give it another name.",
      source: "Islet"),
  ]
}
