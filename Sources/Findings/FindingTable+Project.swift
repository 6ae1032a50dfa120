extension FindingTable {
  /// Findings about project files: what ships beside the widget.
  package static let project: [Row] = [
    Row(
      "project-file-unread", .warning, .islet,
      "A file of the project cannot be read: nothing that it says is judged.",
      fix: "Mend the file, or write it anew.",
      source: "Sources/WidgetHost/PROJECT.md"),
    Row(
      "plist-setting-uncounted", .error, .app,
      "An INFOPLIST_KEY_ setting has no effect, since Xcode does not make the Info.plist.",
      fix: "Set GENERATE_INFOPLIST_FILE to YES, or write the key into the Info.plist.",
      source: "Xcode, build settings reference: GENERATE_INFOPLIST_FILE"),
    Row(
      "plist-frequent-updates-missing", .info, .liveactivitiesd,
      "The app takes pushes and does not ask for the larger budget.",
      fix:
        "Set NSSupportsLiveActivitiesFrequentUpdates to YES if it sends more than a few pushes an hour.",
      source: "WWDC23 10185; Apple, Displaying live data"),
    Row(
      "plist-key-overwritten", .warning, .app,
      "A plug-in of Expo writes a key of the Info.plist after the configuration has.",
      fix: "Set it with the plug-in's own option.",
      source: "expo-live-activity, Voltra and expo-widgets: their plug-ins' source"),
    Row(
      "push-entitlement-missing", .error, .app,
      "The app asks for push tokens and lacks the entitlement aps-environment.",
      fix: "Add the capability Push Notifications to the app's target.",
      source: "flutter_live_activities issue 162; Apple, Displaying live data"),
    Row(
      "app-group-missing", .error, .app,
      "A target uses an app group that its entitlements do not have.",
      fix: "Add the capability App Groups with the same group to the app and to the extension.",
      source: "Apple, Configuring app groups; flutter_live_activities issue 111"),
    Row(
      "extension-not-embedded", .error, .chronod, "No app holds the widget's extension.",
      fix: "Add the extension to “Embed Foundation Extensions” of the app's target.",
      source: "flutter_live_activities issue 21; tuist issue 5436"),
    Row(
      "extension-only-when-installing", .error, .chronod,
      "The app holds the widget's extension only when it is installed from an archive.",
      fix:
        "Switch “Copy only when installing” off in the app's phase “Embed Foundation Extensions”.",
      source: "flutter_live_activities issue 21"),
    Row(
      "extension-not-built-first", .warning, .app,
      "The app holds the widget's extension and does not depend on its target.",
      fix: "Add the extension to the app's target dependencies.",
      source: "tuist issue 5436"),
    Row(
      "extension-point-missing", .error, .chronod,
      "By its Info.plist the extension is not one of WidgetKit's.",
      fix: "Set NSExtension › NSExtensionPointIdentifier to com.apple.widgetkit-extension.",
      source: "XcodeGen issue 904; tuist issue 5153"),
    Row(
      "include-missing", .error, .app,
      "A specification of XcodeGen includes a file that is not there.",
      fix:
        "Write the path from the folder of the file that includes it, or set enable to false.",
      source: "XcodeGen, ProjectSpec.md: Include"),
    Row(
      "include-cycle", .error, .app,
      "A specification of XcodeGen includes itself, so that XcodeGen never finishes.",
      fix: "Take one of the includes away.",
      source: "XcodeGen, SpecFile.swift: each include is read before what includes it"),
    Row(
      "extension-newer-than-app", .warning, .chronod,
      "The extension needs a newer iOS than its app.",
      fix: "Lower IPHONEOS_DEPLOYMENT_TARGET of the extension to that of the app.",
      source: "Apple forums 650157"),
    Row(
      "fullscreen-before-17", .warning, .chronod,
      "isActivityFullscreen is read by an extension that runs on iOS 16.",
      fix: "Read it behind #available(iOS 17, *) in a view of its own, or need iOS 17.",
      source: "kiwix-apple issue 1114, measured"),
    Row(
      "extension-bundle-id", .error, .app,
      "The extension's bundle id does not begin with that of its app.",
      fix: "Write the app's id, a dot and a word.",
      source: "Apple, App extension programming guide"),
    Row(
      "attributes-in-one-target", .error, .app,
      "The attributes stand in one target, and the other names them.",
      fix: "Tick both targets in the file's Target Membership, or put it into a shared module.",
      source: "Apple, Displaying live data; expo-apple-targets issue 45"),
    Row(
      "attributes-differ", .error, .chronod,
      "App and extension have attributes of one name that read differently.",
      fix: "Keep one file for both targets.",
      source: "Apollo-Reborn issue 490; expo-apple-targets issue 45"),
    Row(
      "widget-not-in-bundle", .error, .chronod, "No WidgetBundle lists the widget.",
      fix: "Name it in the body of the @main WidgetBundle.",
      source: "Apollo-Reborn issue 490; WidgetKit"),
    Row(
      "activity-not-declared", .error, .chronod,
      "An activity is requested whose attributes no widget draws.",
      fix: "Declare a Widget with an ActivityConfiguration for it in the extension.",
      source: "Apollo-Reborn issue 490: “Fetched descriptors for content states: []”"),
    Row(
      "intent-in-one-target", .error, .app, "The app does not have the intent of a button.",
      fix: "Tick the app's target in the file's Target Membership as well.",
      source: "TodoCalendar issue 943; expo-apple-targets issue 94"),
    Row(
      "intent-not-live-activity", .error, .app,
      "An intent that changes activities runs in the extension.",
      fix: "Let it conform to LiveActivityIntent, which runs in the app.",
      source: "TodoCalendar issue 943; Apple, LiveActivityIntent"),
    Row(
      "start-token-by-sequence-only", .info, .app,
      "The app takes the push-to-start token from pushToStartTokenUpdates only.",
      fix:
        "Read Activity.pushToStartToken as well: some seconds after each launch, and when the app comes to the foreground.",
      source: "luka-ios issues 109 and 146, measured on iOS 26"),
    Row(
      "background-callback-requests", .warning, .app,
      "An activity is requested where no scene of the app is in front.",
      fix: "Request it before, in sceneWillResignActive at the latest, or start it by a push.",
      source: "LoopFollow issue 611, measured; Apple, ActivityAuthorizationError.visibility"),
    Row(
      "stale-date-never-given", .info, .app, "No content of an activity has a stale date.",
      fix: "Give ActivityContent a staleDate, and show in the widget that the data may be old.",
      source: "Apple, Displaying live data; boardsesh issue 1214"),
    Row(
      "url-scheme-unhandled", .info, .app, "The app registers no scheme for a link.",
      fix:
        "Nothing, if onOpenURL or the app's delegate handles it; a router that goes by registered schemes, such as React Native's, needs it in CFBundleURLTypes.",
      source:
        "Apple, widgetURL(_:): the system passes the URL to the containing app; expo-live-activity, withPlist.ts"
    ),
    Row(
      "defaults-of-extension", .warning, .app,
      "The extension reads user defaults that the app does not write.",
      fix: "Use UserDefaults(suiteName:) with an app group of both targets, or the content state.",
      source: "Apple, Configuring app groups"),
    Row(
      "asset-of-other-target", .error, .chronod,
      "An asset stands in a catalogue that the extension does not have.",
      fix: "Tick the extension's target in the catalogue's Target Membership.",
      source: "home_widget issue 104, measured on a widget"),
    Row(
      "font-of-other-target", .warning, .chronod, "The extension does not list a font of the app.",
      fix: "Add the file to the extension's target, and its name to UIAppFonts of its Info.plist.",
      source: "Voltra's plug-in, fonts.ts"),
  ]
}
