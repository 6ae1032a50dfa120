import Findings
import Foundation
import Goldens
import Testing

@testable import Commands

@Suite("The project check", .computesLong)
struct ProjectCheckTests {
  /// A rule, what is changed in a sound project to break it, and the place and words that it is told with.
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: FindingID
    var edits: [ProjectFolder.Edit]
    var place: String
    var words: String
    var testDescription: String { "\(rule.rawValue), \(words)" }

    init(_ rule: FindingID, _ place: String, _ words: String, _ edits: ProjectFolder.Edit...) {
      (self.rule, self.edits, self.place, self.words) = (rule, edits, place, words)
    }
  }

  private typealias Edit = ProjectFolder.Edit
  private static let project = "Ferry.xcodeproj/project.pbxproj"
  private static let widget = "FerryWidget/FerryLiveActivity.swift"
  private static let key = "INFOPLIST_KEY_NSSupportsLiveActivities"

  private static let plists: [Case] = [
    Case(
      "plist-key-missing", "Ferry/Info.plist:1", "lets it start no activity.",
      Edit(project, key, "OTHER")),
    Case(
      "plist-key-missing", "Ferry/Info.plist:1", "in Release",
      Edit(project, "\"\(key)[sdk", "\"OTHER[sdk")),
    Case(
      "plist-key-missing", "Ferry/Info.plist:1", "the extension has the key",
      Edit(project, key, "OTHER"),
      Edit(
        "FerryWidget/Info.plist", "<key>UIAppFonts</key>",
        "<key>NSSupportsLiveActivities</key><true/><key>UIAppFonts</key>")),
    Case(
      "plist-key-missing", "project.pbxproj:",
      "Ferry/Info.plist has the key, and no INFOPLIST_FILE names that file",
      Edit(project, key, "OTHER"),
      Edit(project, "INFOPLIST_FILE = \"$(SRCROOT)/Ferry/Info.plist\";", ""),
      Edit("Ferry/Info.plist", "<dict>\n", "<dict>\n<key>NSSupportsLiveActivities</key><true/>\n"),
      // The key for frequent updates stands in that file as well.
      Edit("Ferry/FerryApp.swift", "pushType: .token", "pushType: nil")),
    Case(
      "plist-setting-uncounted", "project.pbxproj:", "GENERATE_INFOPLIST_FILE is not YES",
      Edit(project, "GENERATE_INFOPLIST_FILE = YES;", "")),
    Case(
      "plist-frequent-updates-missing", "Ferry/Info.plist:1", "the small budget",
      Edit("Ferry/Info.plist", "NSSupportsLiveActivitiesFrequentUpdates", "Other")),
    Case(
      "url-scheme-unhandled", "FerryLiveActivity.swift:", "no scheme “ferry” (it has boat)",
      Edit("Ferry/Info.plist", "<string>ferry</string>", "<string>boat</string>")),
    Case(
      "plist-key-overwritten", "app.json:1", "expo-live-activity (line 2) writes false",
      Edit(
        "app.json", "",
        """
        {"expo": {"ios": {"infoPlist": {"NSSupportsLiveActivitiesFrequentUpdates": true}},
         "plugins": ["expo-live-activity"]}}
        """)),
  ]

  private static let unread: [Case] = [
    Case(
      "project-file-unread", "project.pbxproj:1", "has both sides of a merge",
      Edit(project, "// !$*UTF8*$!", "<<<<<<< HEAD\n// !$*UTF8*$!")),
    Case(
      "project-file-unread", "project.pbxproj:1", "or ends too early",
      Edit(project, "rootObject", "root")),
    Case(
      "project-file-unread", "FerryWidget/Info.plist:4", "has both sides of a merge",
      Edit("FerryWidget/Info.plist", "<dict>", "<<<<<<< HEAD\n<dict>")),
    Case(
      "project-file-unread", "Ferry.entitlements:1", "or ends too early",
      Edit("Ferry/Ferry.entitlements", "</dict>", "")),
    Case(
      "project-file-unread", "Ferry.entitlements:1", "is a binary property list",
      Edit("Ferry/Ferry.entitlements", "<?xml", "bplist00")),
  ]

  private static let entitlements: [Case] = [
    Case(
      "push-entitlement-missing", "Ferry.entitlements:1", "FerryApp.swift:",
      Edit("Ferry/Ferry.entitlements", "aps-environment", "other")),
    Case(
      "push-entitlement-missing", "project.pbxproj:", "throws error 0",
      Edit(project, "CODE_SIGN_ENTITLEMENTS = Ferry/Ferry.entitlements;", ""),
      Edit("Ferry/FerryApp.swift", "\"group.com.example.ferry\"", "nil")),
    Case(
      "app-group-missing", "FerryLiveActivity.swift:", "none of the app groups of FerryWidget",
      Edit(
        "FerryWidget/FerryWidget.entitlements", "group.com.example.ferry", "group.com.example.boat")
    ),
    Case(
      "app-group-missing", "FerryApp.swift:", "Ferry has no app groups, and",
      Edit("Ferry/Ferry.entitlements", "com.apple.security.application-groups", "other")),
  ]

  private static let targets: [Case] = [
    Case(
      "extension-not-embedded", "project.pbxproj:", "copies FerryWidget",
      Edit(project, "dstSubfolderSpec = 13", "dstSubfolderSpec = 10")),
    Case(
      "extension-only-when-installing", "project.pbxproj:", "only when installing",
      Edit(
        project, "runOnlyForDeploymentPostprocessing = 0", "runOnlyForDeploymentPostprocessing = 1")
    ),
    Case(
      "extension-not-built-first", "project.pbxproj:", "does not depend on it",
      Edit(
        project,
        "\t\t\t\tC00000000000000000000002 /* PBXTargetDependency */,\n\t\t\t);\n\t\t\tname = Ferry;",
        "\t\t\t);\n\t\t\tname = Ferry;")),
    Case(
      "extension-point-missing", "FerryWidget/Info.plist:1", "no extension point",
      Edit("FerryWidget/Info.plist", "<key>NSExtension</key>", "<key>Other</key>")),
    Case(
      "extension-point-missing", "FerryWidget/Info.plist:1", "no extension point",
      Edit(
        "FerryWidget/Info.plist", "<key>NSExtensionPointIdentifier</key>",
        "<key>NSExtensionPrincipalClass</key>")),
    Case(
      "extension-point-missing", "FerryWidget/Info.plist:1", "com.apple.intents-service",
      Edit("FerryWidget/Info.plist", "com.apple.widgetkit-extension", "com.apple.intents-service")),
    Case(
      "extension-newer-than-app", "project.pbxproj:", "needs iOS 18.2, Ferry runs from 17.0",
      Edit(
        project, "PRODUCT_BUNDLE_IDENTIFIER = com.example.ferry.widget;",
        "IPHONEOS_DEPLOYMENT_TARGET = 18.2; PRODUCT_BUNDLE_IDENTIFIER = com.example.ferry.widget;")),
    Case(
      "fullscreen-before-17", "FerryLiveActivity.swift:", "runs from iOS 16.4",
      Edit(project, "IPHONEOS_DEPLOYMENT_TARGET = 17.0", "IPHONEOS_DEPLOYMENT_TARGET = 16.4"),
      Edit(
        widget, "  private var stop",
        "  @Environment(\\.isActivityFullscreen) var isFull\n  private var stop")),
    Case(
      "symbol-newer", "FerryLiveActivity.swift:",
      "“arrow.trianglehead.clockwise” came with iOS 18.0, and FerryWidget runs from iOS 17.0 on",
      Edit(
        widget, "  private var stop",
        "  private let turn = \"arrow.trianglehead.clockwise\"\n  private var stop")),
    Case(
      "extension-bundle-id", "project.pbxproj:",
      "is org.example.widget, and Ferry is com.example.ferry",
      Edit(project, "com.example.ferry.widget", "org.example.widget")),
  ]

  private static let types: [Case] = [
    Case(
      "attributes-in-one-target", "FerryAttributes.swift:3", "is not in Ferry",
      Edit(
        project, "\t\t\t\tB00000000000000000000002 /* FerryAttributes.swift in Sources */,\n", "")),
    Case(
      "attributes-differ", "Shared/FerryAttributes.swift:3", "lacks “ContentState.berth: String”",
      Edit(
        project, "\t\t\t\tB00000000000000000000003 /* FerryAttributes.swift in Sources */,\n", ""),
      Edit(
        "FerryWidget/Copy.swift", "",
        """
        import ActivityKit
        struct FerryAttributes: ActivityAttributes {
          struct ContentState: Codable, Hashable { var minutes: Int }
          var line: String
        }
        """)),
    Case(
      "widget-not-in-bundle", "FerryLiveActivity.swift:", "lists FerryLiveActivity",
      Edit("FerryWidget/FerryBundle.swift", "    FerryLiveActivity()\n", "")),
    Case(
      "activity-not-declared", "FerryApp.swift:", "BoatAttributes is requested",
      Edit("Ferry/FerryApp.swift", "attributes: FerryAttributes(", "attributes: BoatAttributes("),
      Edit(
        "Shared/FerryAttributes.swift", "struct FerryAttributes",
        "struct BoatAttributes: ActivityAttributes {}\nstruct FerryAttributes")),
    Case(
      "intent-in-one-target", "CallIntent.swift:4", "the button changes no activity",
      Edit(project, "\t\t\t\tB00000000000000000000004 /* CallIntent.swift in Sources */,\n", "")),
    Case(
      "intent-not-live-activity", "CallIntent.swift:4", "runs in the extension",
      Edit("Shared/CallIntent.swift", "LiveActivityIntent", "AppIntent")),
  ]

  private static let code: [Case] = [
    Case(
      "start-token-by-sequence-only", "FerryApp.swift:", "never reads pushToStartToken",
      Edit(
        "Ferry/FerryApp.swift", "  private func board() {",
        "  func watch() async { for await _ in Activity<FerryAttributes>.pushToStartTokenUpdates {} }\n  private func board() {"
      )),
    Case(
      "background-callback-requests", "FerryApp.swift:",
      "sceneDidEnterBackground requests an activity",
      Edit("Ferry/FerryApp.swift", "func board() {", "func sceneDidEnterBackground() { if true {"),
      Edit("Ferry/FerryApp.swift", "pushType: .token)", "pushType: .token) }"),
      Edit("Ferry/FerryApp.swift", "action: board", "action: {}")),
    Case(
      "stale-date-never-given", "FerryApp.swift:", "looks fresh for eight hours",
      Edit("Ferry/FerryApp.swift", "staleDate: .now + 900", "staleDate: nil")),
  ]

  private static let resources: [Case] = [
    Case(
      "defaults-of-extension", "FerryLiveActivity.swift:", "UserDefaults.standard",
      Edit(widget, "UserDefaults(suiteName: \"group.com.example.ferry\")?", "UserDefaults.standard")
    ),
    Case(
      "asset-of-other-target", "FerryLiveActivity.swift:",
      "“Boat” stands in FerryWidget/Assets.xcassets",
      Edit(project, "\t\t\t\tInfo.plist,\n", "\t\t\t\tInfo.plist,\n\t\t\t\tAssets.xcassets,\n")),
    Case(
      "font-of-other-target", "FerryLiveActivity.swift:", "has no UIAppFonts",
      Edit("FerryWidget/Info.plist", "<key>UIAppFonts</key>", "<key>Other</key>"),
      Edit(
        "Ferry/Info.plist", "<key>CFBundleURLTypes</key>",
        "<key>UIAppFonts</key><array/><key>CFBundleURLTypes</key>")),
    Case(
      "timestamp-milliseconds", "push.json:1", "13 digits",
      Edit("push.json", "", #"{"aps": {"timestamp": 1790000000000, "event": "update"}}"#)),
  ]

  /// Without the Xcode project, the specification counts.
  private static let specifications: [Case] = [
    Case(
      "include-missing", "project.yml:2", "Other/base.yml is included, and there is no",
      Edit(project, "objects = {", "nothing = {"),
      Edit("project.yml", "", "name: Ferry\ninclude: Other/base.yml\ntargets: {}\n")),
    Case(
      "project-file-unread", "project.yml:2", "stands outside of the project's repository",
      Edit(project, "objects = {", "nothing = {"),
      Edit("project.yml", "", "name: Ferry\ninclude: /usr\ntargets: {}\n")),
    Case(
      "include-cycle", "more.yml:1", "project.yml is included, and includes this file",
      Edit(project, "objects = {", "nothing = {"),
      Edit("project.yml", "", "name: Ferry\ninclude: [more.yml]\ntargets: {}\n"),
      Edit("more.yml", "", "include: project.yml\n")),
  ]

  @Test func `says nothing of a project in which nothing is wrong`() throws {
    let folder = try ProjectFolder()
    defer { folder.remove() }
    #expect(folder.report.findings.map(\.sentence) == [])
  }

  @Test(
    arguments: plists + unread + entitlements + targets + types + code + resources + specifications)
  func `tells what is wrong, where, and what to do`(_ one: Case) throws {
    let folder = try ProjectFolder()
    defer { folder.remove() }
    for edit in one.edits { #expect(try folder.make(edit), "nothing to change in \(edit.file)") }
    let findings = folder.report.findings
    let finding = try #require(
      findings.first { $0.id == one.rule },
      "\(findings.map { "\($0.id.rawValue): \($0.sentence)" })")
    #expect(finding.sentence.contains(one.words), "\(finding.sentence)")
    let place = finding.location.map { "\($0.file):\($0.line)" } ?? ""
    #expect(place.contains(one.place), "\(place)")
    #expect(finding.fix?.isEmpty == false)
    // One cause is one finding; a missing key has its consequence for the setting that has no effect.
    let others = Set(findings.map(\.id)).subtracting([one.rule, "plist-key-missing"])
    #expect(others.isEmpty, "\(others)")
  }

  @Test func `what Xcode refuses in a file of settings is told once, for however many targets`()
    throws
  {
    func told(_ settings: String) throws -> [String] {
      let folder = try ProjectFolder()
      defer { folder.remove() }
      #expect(try folder.make(Edit(Self.project, "objects = {", "nothing = {")))
      let specification = """
        configFiles: {Debug: Ferry.xcconfig, Release: Ferry.xcconfig}
        targets:
          Ferry: {type: application, platform: iOS, sources: Ferry}
        """
      #expect(try folder.make(Edit("project.yml", "", specification)))
      #expect(try folder.make(Edit("Ferry.xcconfig", "", settings)))
      return folder.report.findings.filter { $0.id == "project-file-unread" }.map {
        "\($0.location?.line ?? 0) \($0.sentence)"
      }
    }
    #expect(try told("A = b // c\n").isEmpty)
    let wrong = try told("A = b\nA b\n#include \"Secrets.xcconfig\"\n")
    #expect(wrong.count == 2)
    #expect(wrong.first?.hasPrefix("2 Ferry.xcconfig has a line that is neither") == true)
    #expect(wrong.last?.hasPrefix("3 Secrets.xcconfig is included, and is not there") == true)
  }

  @Test func `a catalogue to which a link leads is the target's as any other`() throws {
    let folder = try ProjectFolder()
    defer { folder.remove() }
    let place = "\(folder.path)/FerryWidget/Assets.xcassets"
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/Art", withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: place, toPath: "\(folder.path)/Art/Assets.xcassets")
    try FileManager.default.createSymbolicLink(
      atPath: place, withDestinationPath: "../Art/Assets.xcassets")
    #expect(folder.report.findings.map(\.sentence) == [])
  }

  @Test func `a group that the entitlements lack is told once, in however many places it is named`()
    throws
  {
    let folder = try ProjectFolder()
    defer { folder.remove() }
    #expect(
      try folder.make(
        Edit("Ferry/Ferry.entitlements", "com.apple.security.application-groups", "other")))
    #expect(
      try folder.make(
        Edit(
          "Ferry/FerryApp.swift", "import",
          "import Foundation\nlet more = UserDefaults(suiteName: \"group.com.example.ferry\")\nimport"
        )
      ))
    let missed = folder.report.findings.filter { $0.id == "app-group-missing" }
    #expect(missed.count == 1, "\(missed.map(\.sentence))")
  }

  @Test func `a group that only the app uses is nothing of the widget's`() throws {
    let folder = try ProjectFolder()
    defer { folder.remove() }
    #expect(
      try folder.make(
        Edit("Ferry/Ferry.entitlements", "com.apple.security.application-groups", "other")))
    #expect(
      folder.missedGroups.count == 1
        && folder.missedGroups[0].hasSuffix("writes there reaches the widget."))
    #expect(
      try folder.make(
        Edit(
          Self.widget, "UserDefaults(suiteName: \"group.com.example.ferry\")?",
          "UserDefaults(suiteName: nil)?")))
    #expect(folder.missedGroups == [])
  }

  @Test func `a group in a constant is that of the targets that use the constant`() throws {
    let folder = try ProjectFolder()
    defer { folder.remove() }
    #expect(
      try folder.make(
        Edit(
          "Shared/FerryAttributes.swift", "struct FerryAttributes",
          "let watchGroup = \"group.com.example.watch\"\nstruct FerryAttributes")))
    #expect(folder.missedGroups == [])
    #expect(
      try folder.make(
        Edit(
          Self.widget, "  private var stop",
          "  private var watch: String { watchGroup }\n  private var stop")))
    #expect(
      folder.missedGroups.count == 1 && folder.missedGroups[0].contains("app groups of FerryWidget")
    )
  }

  @Test func `an app needs no key while AlarmKit starts all its activities`() throws {
    let folder = try ProjectFolder()
    defer { folder.remove() }
    func isMissed() -> Bool { folder.report.findings.contains { $0.id == "plist-key-missing" } }
    #expect(try folder.make(Edit(Self.project, Self.key, "OTHER")))
    #expect(
      try folder.make(
        Edit(
          Self.widget, "for: FerryAttributes.self", "for: AlarmAttributes<FerryAttributes>.self")))
    #expect(isMissed())
    #expect(
      try folder.make(Edit("Ferry/FerryApp.swift", "Activity.request(", "AlarmManager.schedule(")))
    #expect(!isMissed())
  }

  @Test func `every rule of projects is shown broken`() {
    let shown = Set(
      (Self.plists + Self.unread + Self.entitlements + Self.targets + Self.types + Self.code
        + Self.resources
        + Self.specifications)
        .map(\.rule))
    let missing = FindingTable.project.map(\.id).filter { !shown.contains($0) }
    #expect(missing.isEmpty, "\(missing)")
  }

  @Test(arguments: [
    ("project.yml", "targets:\n  Ferry: [App", "Mend the file, or write it anew."),
    ("project.yml", "\u{FFFE}targets", "Write it as UTF-8."),
    ("project.yml", "<<<<<<< HEAD\na: b", "Choose one side of the merge, and take its marks away."),
    ("Ferry.xcodeproj/project.pbxproj", "bplist00", "Write it as text: plutil -convert xml1."),
  ])
  func `how an unread file is mended goes by what it is`(name: String, text: String, fix: String)
    throws
  {
    let folder = try TestFolder.path("unread", with: [name: "", "A.swift": "struct A {}"])
    // A mark of the order of bytes begins UTF-16, in which the rest does not matter here.
    let bytes: [UInt8] = text.hasPrefix("\u{FFFE}") ? [0xFF, 0xFE, 0x74, 0] : Array(text.utf8)
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    let told = ProjectReport(folder).findings.filter { $0.id == "project-file-unread" }
    #expect(told.map(\.fix) == [fix])
  }

  @Test func `nothing is claimed where a file is not here`() throws {
    for name in [
      "Ferry/Info.plist", "Ferry/Ferry.entitlements", "FerryWidget/Info.plist",
      "FerryWidget/FerryWidget.entitlements",
    ] {
      let folder = try ProjectFolder()
      defer { folder.remove() }
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
      #expect(folder.report.findings.map(\.sentence) == [], "without \(name)")
    }
  }

  @Test(arguments: [
    (#"{"NSSupportsLiveActivities": false}"#, "NSSupportsLiveActivities is false in"),
    ("{}", "lacks NSSupportsLiveActivities"), (#"{"NSSupportsLiveActivities": true}"#, nil),
  ])
  func `what Expo's configuration says of the key is believed`(list: String, words: String?) throws
  {
    let folder = try TestFolder.path(
      "expo",
      with: [
        "app.json": "/* of Expo */ {\"expo\": {\"ios\": {\"infoPlist\":\n\(list)}}}",
        "W.swift": "let a = ActivityConfiguration(for: Ferry.self) { _ in }",
      ])
    let findings = ProjectReport(folder).findings.filter { $0.id == "plist-key-missing" }
    #expect(findings.map { $0.sentence.contains(words ?? "") } == (words == nil ? [] : [true]))
    #expect(findings.allSatisfy { $0.location?.file.hasSuffix("app.json") == true })
  }

  @Test func `projects that lie beside one another know nothing of each other`() throws {
    let folder = try ProjectFolder()
    defer { folder.remove() }
    let files = FileManager.default
    let names = try files.contentsOfDirectory(atPath: folder.path)
    for place in ["One", "Two"] {
      try files.createDirectory(
        atPath: "\(folder.path)/\(place)", withIntermediateDirectories: true)
      for name in names {
        try files.copyItem(
          atPath: "\(folder.path)/\(name)", toPath: "\(folder.path)/\(place)/\(name)")
      }
    }
    for name in names { try files.removeItem(atPath: "\(folder.path)/\(name)") }
    // The second one's extension is called by another id, and its app has no entitlement: only it is told of.
    let edits = [
      ProjectFolder.Edit("Two/" + Self.project, "com.example.ferry", "com.example.boat"),
      ProjectFolder.Edit("Two/Ferry/Ferry.entitlements", "aps-environment", "other"),
    ]
    for edit in edits { #expect(try folder.make(edit)) }
    let findings = folder.report.findings
    #expect(findings.map(\.id) == ["push-entitlement-missing"], "\(findings.map(\.sentence))")
    #expect(findings.first?.location?.file.contains("/Two/") == true)
  }

  @Test func `a widget that no bundle lists is told where the app requests its activity`() throws {
    let folder = try ProjectFolder()
    defer { folder.remove() }
    let edits = [
      ProjectFolder.Edit("FerryWidget/FerryBundle.swift", "    FerryLiveActivity()\n", ""),
      ProjectFolder.Edit(
        "Ferry/FerryApp.swift", "attributes: FerryAttributes(", "attributes: OtherAttributes("),
    ]
    for edit in edits { #expect(try folder.make(edit)) }
    #expect(!folder.report.findings.map(\.id).contains("widget-not-in-bundle"))
  }

  @Test func `an old widget that no bundle lists may stay where another one draws its activity`()
    throws
  {
    let folder = try ProjectFolder()
    defer { folder.remove() }
    let edits = [
      ProjectFolder.Edit("FerryWidget/FerryBundle.swift", "FerryLiveActivity()", "NewActivity()"),
      ProjectFolder.Edit(
        "FerryWidget/NewActivity.swift", "",
        """
        import WidgetKit
        struct NewActivity: Widget {
          var body: some WidgetConfiguration { ActivityConfiguration(for: FerryAttributes.self) }
        }
        """),
    ]
    for edit in edits { #expect(try folder.make(edit)) }
    #expect(!folder.report.findings.map(\.id).contains("widget-not-in-bundle"))
    #expect(
      try folder.make(.init("FerryWidget/NewActivity.swift", "FerryAttributes", "BoatAttributes")))
    #expect(folder.report.findings.map(\.id).contains("widget-not-in-bundle"))
  }

  @Test(arguments: [("[Card]", false), ("[Other]", true)])
  func `an extension for something else may have the file of one for widgets`(
    sources: String, isTold: Bool
  ) throws {
    let configuration = "struct Card { let a = ActivityConfiguration(for: A.self) {} }"
    let folder = try TestFolder.path(
      "extension-points",
      with: [
        "Card/Card.swift": configuration, "Other/Other.swift": "",
        "App/App.swift": "@main struct Ferry: App {}",
        "project.yml": """
        name: Ferry
        targets:
          Ferry: {type: application, platform: iOS, sources: [App]}
          Widgets:
            type: app-extension
            platform: iOS
            sources: \(sources)
            info: {path: W.plist, properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}}
          Intents:
            type: app-extension
            platform: iOS
            sources: [Card]
            info: {path: I.plist, properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.intents-service}}}
        """,
      ])
    let told = ProjectReport(folder).findings.filter { $0.id == "extension-point-missing" }
    #expect(
      told.map { $0.sentence.hasPrefix("Intents holds activities") } == (isTold ? [true] : []))
  }

  @Test
  func `apps and extensions are named once, however many projects have them, and six at most`()
    throws
  {
    let folder = try ProjectFolder()
    defer { folder.remove() }
    let about = folder.report.report(name: "x").about
    let twice = TestFolder.path("twice")
    try FileManager.default.createDirectory(atPath: twice, withIntermediateDirectories: true)
    for copy in ["One", "Two"] {
      try FileManager.default.copyItem(atPath: folder.path, toPath: "\(twice)/\(copy)")
    }
    #expect(about.hasPrefix("project with Ferry"))
    #expect(ProjectReport(twice).report(name: "x").about == about)
    let apps = (1...8).map { "  App\($0): {type: application, platform: iOS, sources: [App]}\n" }
    let many = try TestFolder.path(
      "many", with: ["project.yml": "name: Many\ntargets:\n\(apps.joined())", "App/A.swift": ""])
    #expect(
      ProjectReport(many).report(name: "x").about
        == "project with App1, App2, App3, App4, App5, App6 and 2 more")
  }

  @Test func `an intent that the app lacks is an error only where it changes an activity itself`()
    throws
  {
    func told(_ edits: ProjectFolder.Edit...) throws -> Finding? {
      let folder = try ProjectFolder()
      defer { folder.remove() }
      let away = ProjectFolder.Edit(
        Self.project, "\t\t\t\tB00000000000000000000004 /* CallIntent.swift in Sources */,\n", "")
      for edit in [away] + edits { #expect(try folder.make(edit)) }
      return folder.report.findings.first { $0.id == "intent-in-one-target" }
    }
    #expect(try told()?.severity == .error)
    let other = try told(
      .init("Shared/CallIntent.swift", "Activity<FerryAttributes>.activities", "[Harbour()]"))
    #expect(other?.severity == .warning)
    #expect(other?.sentence.hasSuffix("Apple does not say.") == true)
  }

  @Test func `payloads are told in the order of their names, with what their times count`() throws {
    let files = [
      "b/1.json": "1700000000000", "a/10.json": "1700000000000000000",
      "a/2.apns": "1700000000000000", "c.json": "1700000000", "z.json": "1e300",
      ".build/checkouts/p.json": "1700000000000", "node_modules/n.json": "1700000000000",
    ]
    let folder = try TestFolder.path(
      "payloads",
      with: files.mapValues { "{\"aps\": {\"timestamp\": \($0)}}" }.merging(["A.swift": ""]) { $1 })
    let findings = ProjectReport(folder).findings.filter { $0.id == "timestamp-milliseconds" }
    #expect(
      findings.map { $0.location?.file ?? "" }
        == ["a/10.json", "a/2.apns", "b/1.json", "z.json"].map { "\(folder)/\($0)" })
    let words = [
      "19 digits: it counts nanoseconds", "16 digits: it counts microseconds",
      "13 digits: it counts milliseconds", "301 digits: it counts no seconds",
    ]
    for (finding, words) in zip(findings, words) {
      #expect(finding.sentence.contains(words), "\(finding.sentence)")
    }
  }

  @Test func `what a link leads to is a payload only as far as it is small and in the repository`()
    throws
  {
    let time = "{\"aps\": {\"timestamp\": 1700000000000}"
    let repository = try TestFolder.path(
      "links",
      with: [
        "own/.git/HEAD": "", "own/App/A.swift": "", "own/apart/small": time + "}",
        "own/apart/large": time + String(repeating: " ", count: 16_384) + "}",
        "other/small": time + "}",
      ])
    let folder = "\(repository)/own/App"
    for (name, place) in ["small": "own/apart", "large": "own/apart", "other": "other"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(name).json",
        withDestinationPath: "\(repository)/\(place)/\(name == "other" ? "small" : name)")
    }
    let findings = ProjectReport(folder).findings.filter { $0.id == "timestamp-milliseconds" }
    #expect(findings.map { $0.location?.file ?? "" } == ["\(folder)/small.json"])
  }

  @Test(arguments: [
    ("Large.swift", Data(repeating: 0x20, count: (2 << 20) + 1), "it has more than 2097152 bytes"),
    ("Wide.swift", Data([0xFF, 0xFE, 0x61, 0]), "it is UTF-16"),
  ])
  @MainActor
  func `a folder that could not be read is refused with the reason, and not called sound`(
    name: String, text: Data, reason: String
  ) throws {
    let folder = try TestFolder.path("unread", with: ["Info.plist": "<plist></plist>"])
    try text.write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    let result = HelpTests.run(["check", "--project", folder, "--rule", "plist-key-missing"])
    #expect(result.code == ExitCode.usage && result.out.isEmpty, "\(result.out)")
    #expect(result.error.contains("\(name) cannot be read: \(reason)"), "\(result.error)")
  }

  @Test func `a folder named by a dot is the same folder`() throws {
    let folder = try ProjectFolder()
    defer { folder.remove() }
    #expect(ProjectReport(folder.path + "/.").findings.map(\.sentence) == [])
  }

  @Test(arguments: [
    // As Xcode 26 writes it.
    [ProjectFolder.Edit(project, "dstSubfolderSpec = 13;", "dstSubfolder = PlugIns;")],
    // The same folder from the app's own one, and from that of all products.
    [
      .init(
        project, "dstPath = \"\";\n\t\t\tdstSubfolderSpec = 13;",
        "dstPath = PlugIns; dstSubfolderSpec = 1;")
    ],
    [
      .init(
        project, "dstPath = \"\";\n\t\t\tdstSubfolderSpec = 13;",
        "dstPath = \"$(PLUGINS_FOLDER_PATH)\"; dstSubfolderSpec = 16;")
    ],
    // A list of widgets in an extension of something.
    [
      .init("FerryWidget/FerryBundle.swift", "    FerryLiveActivity()\n", "    Widgets.all\n"),
      .init(
        "FerryWidget/Widgets.swift", "",
        """
        enum Widgets {}
        extension Widgets {
          @WidgetBundleBuilder static var all: some Widget { FerryLiveActivity() }
        }
        """),
    ],
    // What a function falls back to when it has asked for the group's.
    [
      .init(
        widget, "UserDefaults(suiteName: \"group.com.example.ferry\")?",
        "(UserDefaults(suiteName: \"group.com.example.ferry\") ?? UserDefaults.standard)")
    ],
  ])
  func `says nothing of what is right in another way`(_ edits: [ProjectFolder.Edit]) throws {
    let folder = try ProjectFolder()
    defer { folder.remove() }
    for edit in edits { #expect(try folder.make(edit), "nothing to change in \(edit.file)") }
    #expect(folder.report.findings.map(\.sentence) == [])
  }

  @Test func `an extension that needs 16.2 draws wherever activities are`() throws {
    let folder = try ProjectFolder()
    defer { folder.remove() }
    let edits = [
      ProjectFolder.Edit(
        Self.project, "IPHONEOS_DEPLOYMENT_TARGET = 17.0", "IPHONEOS_DEPLOYMENT_TARGET = 15.0"),
      ProjectFolder.Edit(
        Self.project, "PRODUCT_BUNDLE_IDENTIFIER = com.example.ferry.widget;",
        "IPHONEOS_DEPLOYMENT_TARGET = 16.2; PRODUCT_BUNDLE_IDENTIFIER = com.example.ferry.widget;"),
    ]
    for edit in edits { #expect(try folder.make(edit)) }
    #expect(folder.report.findings.map(\.sentence) == [])
  }
}
