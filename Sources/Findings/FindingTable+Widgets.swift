extension FindingTable {
  /// Findings about a widget's source and what it draws.
  static let widgets: [Row] = [
    Row(
      "app-folder-missing", .error, .islet, "There is no such file or folder.",
      fix: "Give the path of the widget's Swift file or of the folder that holds it.",
      source: "the file system"),
    Row(
      "widget-unwatched", .warning, .islet,
      "The system watches no more files: what is saved is not noticed here.",
      fix: "Allow more, with sysctl as root; until then, start again after saving.",
      source: "inotify(7)"),
    Row(
      "widget-none-found", .error, .islet, "No widget was found in the source.",
      fix: "Give the file with the type that conforms to Widget and has an ActivityConfiguration.",
      source: "WidgetKit: a Live Activity is declared by a Widget"),
    Row(
      "app-without-samples", .warning, .islet,
      "The app has neither source nor samples: pushes to it are judged only by the rules for payloads.",
      fix:
        "Put content states into states/*.json, a payload into payload.json, or a schema into schema.json.",
      source: "Islet"),
    Row(
      "app-schema", .error, .islet, "The schema of an app cannot be used.",
      fix: "islet check --schema shows how one is written.", source: "JSON Schema 2020-12"),
    Row(
      "push-not-recorded", .error, .islet, "No app can be made from this push.",
      fix: "Give a payload with aps.content-state, or the curl line that sends it.",
      source: "Islet"),
    Row(
      "widget-no-activity", .error, .islet,
      "The source declares widgets, and none of them is a Live Activity.",
      fix:
        "Islet draws what an ActivityConfiguration declares; home-screen widgets are only listed.",
      source: "WidgetKit"),
    Row(
      "widget-does-not-compile", .error, .islet, "The source does not compile.",
      fix:
        "If Xcode compiles the line, Islet lacks something: put the line behind #if !os(Linux).",
      source: "the Swift compiler"),
    Row(
      "widget-missing-api", .error, .islet,
      "The source uses a part of Apple's frameworks that is not here.",
      fix: "If iOS has it, put the line behind #if !os(Linux), or use something else.",
      source: "the Swift compiler"),
    Row(
      "widget-undeclared-name", .error, .islet,
      "The source names a type that none of its files declares.",
      fix:
        "Name a folder that holds the widget and the file that declares it; a type of Apple's is not here.",
      source: "the Swift compiler, and the source's declarations"),
    Row(
      "widget-unknown-import", .info, .islet, "A module that the source imports is not here.",
      fix:
        "Nothing, unless the widget uses something of it; if the module is your own, give its folder as well.",
      source: "the source's imports"),
    Row(
      "widget-code-left-out", .info, .islet,
      "Code beside the widget cannot be compiled here.",
      fix:
        "Mend it if Xcode refuses it, too. What only Islet lacks matters where widget-view-placeholder or widget-code-needed tells of it.",
      source: "the compiler, and what the widget's files name"),
    Row(
      "widget-code-needed", .error, .islet,
      "The widget needs code that cannot be compiled here.",
      fix:
        "Look at it on a phone, which has this code, or put what Islet lacks behind #if !os(Linux).",
      source: "what the process printed before it ended"),
    Row(
      "widget-copy-left-out", .info, .islet,
      "Two files declare a widget of the same name, as an app's targets may; only one of them is drawn.",
      fix: "To see the other one, give the folder of its target.",
      source: "the source's declarations: Xcode compiles each target by itself"),
    Row(
      "widget-file-of-no-target", .info, .islet,
      "A file declares a Live Activity, and no target of the project compiles it.",
      fix:
        "Tick the extension's target in the file's Target Membership; to see it as it is, give the file.",
      source: "Xcode compiles what a target lists"),
    Row(
      "widget-compression", .warning, .islet,
      "Of Apple's algorithms Islet has only DEFLATE, COMPRESSION_ZLIB and .zlib: with the others nothing is compressed and nothing can be read.",
      fix: "A phone has them: look there, or compress with .zlib what the widget reads.",
      source: "The others' formats are Apple's own, or take more code than a widget's data is worth"
    ),
    Row(
      "widget-preview-left-out", .warning, .islet,
      "A preview cannot be compiled; its states are not shown.",
      fix: "Mend the preview; the widget is drawn without it.",
      source: "the Swift compiler"),
    Row(
      "widget-made-up-defaults", .warning, .islet,
      "The widget crashes without what its app leaves in the user defaults; values are made up.",
      fix: "Put the values into defaults.json in the widget's folder, as {\"key\": value}.",
      source: "a first run of the widget, which ended with nil"),
    Row(
      "widget-no-compiler", .error, .islet, "swiftc is not in the search path.",
      fix:
        "Install a Swift toolchain from swift.org, or add its usr/bin to PATH.",
      source: "PATH"),
    Row(
      "widget-no-frameworks", .error, .islet,
      "The compiled frameworks that widgets import are not beside the program.",
      fix:
        "Keep the folder islet-library beside a copied islet, or run it from the source checkout.",
      source: "the program's folder"),
    Row(
      "widget-cache-unwritable", .error, .islet,
      "The folder for compiled widgets cannot be written.",
      fix: "Set XDG_CACHE_HOME to a folder that can be written.",
      source: "the file system"),
    Row(
      "widget-too-many-files", .error, .islet,
      "The folder holds more Swift files than a widget has.",
      fix: "Give the folder of the widget's own target.",
      source: "Islet's limit of 2000 files"),
    Row(
      "widget-crashed", .error, .chronod, "The widget's process crashed.",
      fix: "Correct the line that it names; a phone would keep the old card.",
      source: "the process's end"),
    Row(
      "widget-out-of-memory", .error, .chronod,
      "The widget's process took more memory than it may.",
      fix:
        "Draw smaller images, fewer views and shorter texts; iOS ends a widget at about 30 MB, Islet at 128 MB more than it starts with.",
      source: "the process's end"),
    Row(
      "widget-too-slow", .error, .chronod, "The widget did not answer in time.",
      fix: "Look for an endless loop or for work that does not belong into a view's body.",
      source: "Islet's deadlines"),
    Row(
      "widget-drawn-later", .info, .islet,
      "The widget failed to draw this state at first, and has drawn it since: it was changed, or a second try succeeded.",
      fix:
        "Nothing; on a phone the old picture would stay until the app is updated or the next push comes.",
      source: "the widget's answers"),
    Row(
      "widget-flood", .error, .islet, "The widget printed without end.",
      fix: "Remove the print from the view's body.",
      source: "Islet's limit of 4 MB"),
    Row(
      "widget-broken-reply", .error, .islet,
      "The widget's process answered something that is no answer.",
      fix: "Nothing may write to the descriptors 3 and 4 of the widget's process.",
      source: "the pipes' protocol"),
    Row(
      "widget-picture-too-large", .error, .islet, "What the widget draws is too large.",
      fix: "Show fewer views and shorter texts, smaller images, and fewer effects in one another.",
      source: "the pipes' protocol"),
    Row(
      "widget-process-not-started", .error, .islet, "The widget's process could not be started.",
      fix: "Look at the limits of processes, memory and open files (ulimit -a) of this machine.",
      source: "the operating system"),
    Row(
      "widget-request-too-large", .error, .islet,
      "What the widget is to draw or to run is too large to be handed to its process.",
      fix: "Send less: ActivityKit takes attributes and a state of 4 KB together.",
      source: "the pipes' protocol"),
    Row(
      "widget-app-quit", .info, .islet, "The app was quit while its intent ran.",
      fix: "Press again: on a phone a press starts the app anew.",
      source: "the app's process"),
    Row(
      "widget-request-unknown", .error, .islet, "The widget's process does not know this request.",
      fix: "Build the program and its library folder from one version.",
      source: "the pipes' protocol"),
    Row(
      "widget-stopped", .info, .islet, "The widget was replaced by a newer version.",
      fix: "Ask again.",
      source: "a reload"),
    Row(
      "widget-no-such-button", .warning, .islet, "The picture has no such button any more.",
      fix: "Draw it again; the state has changed since.",
      source: "a press on an older picture"),
    Row(
      "widget-state-unreadable", .error, .chronod,
      "The widget's own types cannot read what is to be drawn.",
      fix:
        "If the source has changed, send a state that its ContentState reads now, or start the activity again.",
      source: "ActivityKit decodes with a plain JSONDecoder"),
    Row(
      "widget-no-alarm", .error, .islet,
      "The activity is no alarm that rings, and no other fills a phone's screen.",
      fix:
        "Draw lockScreen, compact or expanded; an alarm needs attributes of AlarmKit's AlarmAttributes.",
      source: "AlarmKit: a state whose mode is alert"),
    Row(
      "widget-unknown-attributes-type", .error, .liveactivitiesd,
      "No widget is declared for this attributes type.",
      fix: "Use the attributes struct's name, without its module.",
      source: "ActivityKit: attributes-type is the type's name"),
    Row(
      "widget-made-up-state", .info, .islet,
      "There are no sample states, so states were made up from the type.",
      fix: "Add a #Preview with contentStates, or JSON files in a folder states.",
      source: "the app's folder"),
    Row(
      "widget-asset-unknown", .info, .islet,
      "The source names an asset that no catalogue here declares.",
      fix: "Give the folder that holds the .xcassets as well.",
      source: "Xcode generates such names from asset catalogues"),
  ]
}
