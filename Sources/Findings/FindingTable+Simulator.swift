extension FindingTable {
  /// Findings about journal, files and Islet itself.
  static let simulator: [Row] = [
    Row(
      "journal-torn", .warning, .islet, "The journal's last line was not written to its end.",
      fix: "Nothing: only the event that was being written is lost.",
      source: "a process or machine ended while writing"),
    Row(
      "journal-damaged", .error, .islet,
      "A line of the journal is damaged: what it held is lost, and nothing else.",
      fix:
        "Nothing. If you changed the line by hand, take its \"sum\" out: a line without one is read without a check.",
      source: "Sources/API.md, What is kept on the disk"),
    Row(
      "journal-empty", .warning, .islet,
      "The journal's file is there and empty: what it held is gone, and a new one begins in it.",
      fix: "Look at what emptied it; a copy of the folder brings the state back.",
      source: "Sources/API.md, What is kept on the disk"),
    Row(
      "journal-restored", .warning, .islet,
      "The journal's file was removed while Islet runs; it was written again, and nothing is lost.",
      fix: "Look at what removes files there. To begin anew, start with --fresh.",
      source: "Sources/API.md, What is kept on the disk"),
    Row(
      "journal-written", .info, .islet,
      "The journal can be written again: all events that waited for it are in it.",
      fix: "Nothing.", source: "Sources/API.md, What is kept on the disk"),
    Row(
      "journal-event", .error, .islet, "A line is JSON but no event that Islet knows.",
      fix: "Compare its keys with a line of a journal: GET /islet/journal.",
      source: "Sources/API.md, What is kept on the disk"),
    Row(
      "journal-unwritable", .error, .islet, "Events could not be written to the journal.",
      fix:
        "Make room on the disk, bring back a folder that was removed, or choose another one with --state; a restart would lose them.",
      source: "the file system"),
    Row(
      "backend-unreachable", .warning, .islet, "A token could not be handed to your backend.",
      fix: "Check the URL given with --backend; Islet tries again with growing pauses.",
      source: "ActivityKit: an app sends each new token to its server"),
    Row(
      "token-not-replaced", .warning, .islet, "The token could not be replaced.",
      fix: "Ask for an activity that runs and has a token: GET /islet/activities.",
      source: "Islet"),
    Row(
      "widget-absent", .error, .islet, "The app's widget is not in this run.",
      fix: "Name its folder for islet serve or islet preview; islet alone has the demo apps.",
      source: "Islet"),
    Row(
      "widget-answer", .error, .islet, "The widget answered something else than was asked.",
      fix: "Save its source to start it anew.", source: "Islet"),
    Row(
      "control-unknown", .warning, .islet, "No control of this name shows now.",
      fix: "Name it by its label, or by its place: button 0, toggle 0.",
      source: "Sources/Guides/Demos.md, What can happen"),
    Row(
      "act-without-effect", .warning, .islet, "What a person does in a scenario changes nothing.",
      fix: "Let it happen when there is something to change, or take the line out.",
      source: "Sources/Guides/Demos.md, What can happen"),
    Row(
      "intent-threw", .error, .app, "The intent of a button or toggle threw.",
      fix: "Look at its perform().", source: "AppIntents"),
    Row(
      "intent-not-run", .error, .islet, "The intent could not be run.",
      fix:
        "islet intent APP, or GET /islet/apps/APP/intents, lists the app's intents and what they take.",
      source: "AppIntents"),
    Row(
      "start-code-not-run", .error, .islet, "This function of the app's own cannot be run.",
      fix:
        "Let it take text, numbers, dates or Codable values, and its type have `static let shared` or an `init()` that takes nothing.",
      source: "Sources/Guides/Widgets.md, The app's own code"),
    Row(
      "intent-in-extension", .error, .app,
      "A button's plain AppIntent called ActivityKit: a phone runs it in the extension, which can neither start, update nor end an activity.",
      fix: "Make the intent a LiveActivityIntent and compile it into the app and the extension.",
      source:
        "Apple, \"Adding interactivity to widgets and Live Activities\"; others saw it on a device"),
    Row(
      "intent-property-lost", .warning, .app,
      "A button's intent holds something that is no parameter, so it is gone when the intent is performed.",
      fix: "Declare the property with @Parameter, or have perform() look it up.",
      source: "AppIntents: the system makes the intent anew, and sets its parameters"),
    Row(
      "decode-timeout", .info, .islet,
      "An answer of the API left before a widget had read a state: it tells what was before.",
      fix: "Ask again. A widget that hangs is ended, and the verdict of its push says so.",
      source: "Islet's own deadline of 2 seconds"),
    Row(
      "app-folder", .error, .islet, "A file of an app's folder cannot be used.",
      fix: "Mend the file; README.md says what app.json, attributes.json and states/*.json hold.",
      source: "Islet's own format of app folders"),
    Row(
      "language-not-spoken", .info, .app,
      "The app has no strings in the phone's language, and shows those of another.",
      fix: "Add the language to its String Catalog, or a folder NAME.lproj.",
      source: "Apple, Bundle.preferredLocalizations"),
  ]
}
