extension FindingTable {
  /// Findings about alerts.
  static let alertRules: [Row] = [
    Row(
      "alert-not-object", .warning, .liveactivitiesd,
      "A Live Activity's alert is an object with title and body.",
      fix: "Send {\"title\": …, \"body\": …}.",
      source: "Apple, Starting and updating Live Activities"),
    Row(
      "alert-empty", .warning, .liveactivitiesd,
      "The alert says nothing; by one report, a start with such an alert starts nothing.",
      fix: "Send title and body.",
      source: "TeakCocoaPodsExample PR 2; APNSwift issue 232"),
    Row(
      "alert-without-change", .warning, .review,
      "The alert plays although the state is the one shown before: nothing shows why.",
      fix: "Alert only with a change that people want to know at once.",
      source: "HIG Live Activities; WWDC23 10194"),
    Row(
      "notification-beside-alert", .info, .review,
      "A notification and an alert of a Live Activity came within 5 s: the person is alerted twice.",
      fix: "Send the alert with the update of the Live Activity alone.",
      source: "HIG Live Activities; WWDC23 10194"),
    Row(
      "alert-on-end", .info, .liveactivitiesd,
      "The end has an alert; whether a phone plays it is not established, and Islet does not.",
      fix: "Send what people must notice as an update with an alert, and then the end.",
      source: "Apple, Starting and updating Live Activities: alert is optional with every event"),
    Row(
      "alert-before-start", .info, .liveactivitiesd,
      "The activity has not started yet, and an alert is not played before it has.",
      fix: "Send the alert once it has started; its start has an alert of its own.",
      source: "Apple, Activity.request(attributes:content:pushType:style:alertConfiguration:start:)"
    ),
    Row(
      "alert-incomplete", .info, .liveactivitiesd,
      "The alert lacks its title or its body.",
      fix: "Send both: an Apple Watch shows them.",
      source: "Apple, Starting and updating Live Activities"),
    Row(
      "alert-key-unknown", .info, .liveactivitiesd,
      "The alert has a key that a Live Activity's alert does not have: it has title, body and sound.",
      fix: "Say it in title or body.",
      source: "Apple, Starting and updating Live Activities"),
    Row(
      "alert-line-malformed", .warning, .liveactivitiesd,
      "A line of the alert is neither a string nor {\"loc-key\": …, \"loc-args\": […]}.",
      fix: "Send one of the two.",
      source: "Apple, Starting and updating Live Activities"),
    Row(
      "alert-flat-localization", .info, .liveactivitiesd,
      "Localization stands in the form of ordinary alerts; whether Live Activities read it is not established.",
      fix: "Nest it: \"title\": {\"loc-key\": …, \"loc-args\": […]}.",
      source: "Apple, Generating a remote notification"),
    Row(
      "alert-loc-key-unknown", .warning, .liveactivitiesd,
      "The app has no string of that key, so that the key itself shows.",
      fix: "Add it to the app's Localizable strings, or correct the key.",
      source: "Apple, Generating a remote notification"),
    Row(
      "alert-loc-args", .warning, .liveactivitiesd,
      "loc-args does not fit: the string has another number of placeholders, or one for a number, or a value is not a string.",
      fix: "Send as many strings as the string has placeholders.",
      source: "Apple, Generating a remote notification"),
    Row(
      "sound-outside-alert", .warning, .liveactivitiesd,
      "sound stands beside alert; a Live Activity's sound belongs inside alert.",
      fix: "Move sound into alert.",
      source: "Apple, Starting and updating Live Activities"),
    Row(
      "sound-not-string", .warning, .liveactivitiesd,
      "sound is not a string.",
      fix: "Send a file's name or \"default\".",
      source: "Apple, Starting and updating Live Activities"),
    Row(
      "sound-not-file", .info, .liveactivitiesd,
      "sound names no file and is not \"default\"; one report says that the phone sounds all the same.",
      fix: "Leave sound out, or send \"default\" or a file's name with its ending.",
      source: "Apple, Generating a remote notification; react-native-onesignal issue 1800"),
  ]
}
