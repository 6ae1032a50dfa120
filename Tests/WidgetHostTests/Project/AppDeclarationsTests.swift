import Foundation
import Testing

@testable import WidgetHost

/// A folder that a test fills.
private struct Place {
  let path = NSTemporaryDirectory() + "islet-project-\(UUID().uuidString)"

  func write(_ text: String, to name: String) throws {
    let file = "\(path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: ProjectPath.folder(file), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  func project(below: String = "") throws -> Project {
    let folder = ProjectPath.join(path, below)
    let sources = try WidgetSources(paths: [folder])
    return Project(folder: sources.folder, sources: sources.files)
  }
}

private let widget = "struct W { var body: some C { ActivityConfiguration(for: A.self) { } } }"

private func plist(_ inside: String) -> String { "<plist><dict>\(inside)</dict></plist>" }

@Suite("What an app's files say of it")
struct AppDeclarationsTests {
  private static let ferry = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Fixtures/Projects/Xcode").standardizedFileURL.path

  @Test
  func
    `an Xcode project: its file and its build settings together, of the app and not of the widget`()
    throws
  {
    let sources = try WidgetSources(paths: [Self.ferry])
    let project = Project(folder: Self.ferry, sources: sources.files)
    #expect(project.apps.map(\.name) == ["Ferry"])
    #expect(project.widgetExtensions.map(\.name) == ["FerryWidget"])
    let says = AppDeclarations(project)
    #expect(says.supportsLiveActivities == true)
    #expect(says.supportsFrequentUpdates == true)
    #expect(says.bundle == "com.example.ferry")
    #expect(says.place?.file.hasSuffix("project.pbxproj") == true)
    #expect(says.findings(for: ["FerryAttributes"]).isEmpty)
  }

  @Test
  func `the widget's own folder finds the project above it, and only one that compiles its files`()
    throws
  {
    let folder = Self.ferry + "/FerryWidget"
    let sources = try WidgetSources(paths: [folder])
    #expect(
      AppDeclarations(Project(folder: folder, sources: sources.files)).bundle == "com.example.ferry"
    )
    let strange = WidgetSources.File(path: folder + "/../Elsewhere.swift", text: widget)
    #expect(Project(folder: folder, sources: [strange]).isEmpty)
  }

  @Test func `files of a target: those listed, those of its folders, and not what is excepted`()
    throws
  {
    let project = Project(folder: Self.ferry, sources: [])
    let app = try #require(project.targets.first { $0.name == "Ferry" })
    let own = try #require(project.targets.first { $0.name == "FerryWidget" })
    #expect(app.sources.contains(Self.ferry + "/Shared/FerryAttributes.swift"))
    #expect(own.sources.contains(Self.ferry + "/Shared/FerryAttributes.swift"))
    #expect(own.sources.contains(Self.ferry + "/FerryWidget/FerryBundle.swift"))
    #expect(!app.sources.contains(Self.ferry + "/FerryWidget/FerryBundle.swift"))
    #expect(!own.resources.contains(Self.ferry + "/FerryWidget/Info.plist"))
    #expect(own.resources.contains(Self.ferry + "/FerryWidget/Assets.xcassets"))
    #expect(app.embeddings.map(\.target) == ["FerryWidget"])
    #expect(app.dependencies == ["FerryWidget"])
  }

  @Test func `XcodeGen's properties are the whole Info.plist`() throws {
    let place = Place()
    defer { place.remove() }
    try place.write(widget, to: "Widget/W.swift")
    try place.write(
      """
      targets:
        Ferry:
          type: application
          platform: iOS
          sources: [Ferry]
          dependencies:
            - target: FerryWidget
          info:
            path: Ferry/Info.plist
            properties:
              CFBundleDisplayName: Ferry
        FerryWidget:
          type: app-extension
          platform: iOS
          sources: [Widget]
      """, to: "project.yml")
    let says = AppDeclarations(try place.project())
    #expect(says.supportsLiveActivities == false)
    let finding = says.findings(for: ["AlarmAttributes<Cooking>", "FerryAttributes"]).first
    #expect(finding?.id == "plist-key-missing")
    #expect(finding?.location?.file.hasSuffix("project.yml") == true)
    #expect(finding?.sentence.contains("lacks") == true)
    // The system starts alarms.
    #expect(says.findings(for: ["AlarmAttributes<Cooking>"]).isEmpty)
  }

  @Test func `of two apps with the extension all is said of the one that can start activities`()
    throws
  {
    let place = Place()
    defer { place.remove() }
    try place.write(widget, to: "Widget/W.swift")
    func app(_ name: String, _ keys: String) -> String {
      """
        \(name):
          type: application
          platform: iOS
          sources: [App]
          dependencies: [{target: FerryWidget}]
          settings: {PRODUCT_BUNDLE_IDENTIFIER: com.x.\(name)}
          info: {path: \(name)/Info.plist, properties: {CFBundleDisplayName: \(name)\(keys)}}
      """
    }
    let keys =
      ", NSSupportsLiveActivities: true, NSSupportsLiveActivitiesFrequentUpdates: true"
    try place.write(
      """
      targets:
      \(app("first", ""))
      \(app("second", keys))
        FerryWidget: {type: app-extension, platform: iOS, sources: [Widget]}
      """, to: "project.yml")
    let says = AppDeclarations(try place.project())
    #expect(says.supportsLiveActivities == true && says.supportsFrequentUpdates == true)
    #expect(says.bundle == "com.x.second" && says.title == "second")
  }

  @Test func `folders of a target keep the order in which it lists them`() throws {
    let names = ["J", "C", "H", "A", "F", "B", "I", "D", "G", "E"]
    let groups = names.map {
      "\($0) = {isa = PBXFileSystemSynchronizedRootGroup; path = \($0); sourceTree = \"<group>\"; };"
    }
    let place = Place()
    defer { place.remove() }
    try place.write(
      """
      {objects = {
        P = {isa = PBXProject; mainGroup = M; targets = (T); };
        M = {isa = PBXGroup; children = (\(names.sorted().joined(separator: ", "))); sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = Ferry; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (\(names.joined(separator: ", "))); buildConfigurationList = X; };
        X = {isa = XCConfigurationList; buildConfigurations = (Y); };
        Y = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
        \(groups.joined(separator: "\n"))
      }; rootObject = P; }
      """, to: "App.xcodeproj/project.pbxproj")
    let folders = Project(folder: place.path, sources: []).targets[0].resources.folders
    #expect(folders.map { ProjectPath.name($0.path) } == names)
  }

  @Test func `Expo: the configuration's own keys, and plug-ins that write after them`() throws {
    func says(_ text: String, _ file: String = "app.json") throws -> AppDeclarations {
      let place = Place()
      defer { place.remove() }
      try place.write(widget, to: "targets/widget/W.swift")
      try place.write(text, to: file)
      return AppDeclarations(try place.project(below: "targets/widget"))
    }
    func json(_ plist: String, _ plugins: String = "") -> String {
      #"{"expo": {"ios": {"bundleIdentifier": "a.b", "infoPlist": {\#(plist)}}, "plugins": [\#(plugins)]}}"#
    }
    let both = #""NSSupportsLiveActivities": true, "NSSupportsLiveActivitiesFrequentUpdates": true"#
    let plain = try says(json(both))
    #expect(plain.supportsLiveActivities == true && plain.supportsFrequentUpdates == true)
    #expect(plain.bundle == "a.b")
    #expect(try says(json("")).supportsLiveActivities == false)
    // A plug-in may write any key.
    #expect(try says(json("", #""expo-font""#)).supportsLiveActivities == nil)
    #expect(try says(json(both, #""expo-live-activity""#)).supportsFrequentUpdates == false)
    #expect(
      try says(json(both, #"["expo-widgets", {"frequentUpdates": true}]"#)).supportsFrequentUpdates
        == true)
    #expect(try says(json(both, #""expo-widgets""#)).supportsFrequentUpdates == false)
    // Of a program only words are read.
    let program = "export default { ios: { infoPlist: { NSSupportsLiveActivities: true } } }"
    #expect(try says(program, "app.config.ts").supportsLiveActivities == true)
    #expect(try says("export default {}", "app.config.ts").supportsLiveActivities == nil)
  }

  @Test func `an Info.plist beside the source is the app's, unless it is an extension's`() throws {
    let place = Place()
    defer { place.remove() }
    try place.write(plist("<key>NSSupportsLiveActivities</key><true/>"), to: "Info.plist")
    let folder = AppFolder.load(place.path).folder
    #expect(folder.declarations.supportsLiveActivities == true)
    #expect(folder.declarations.supportsFrequentUpdates == false)
    try place.write(plist("<key>NSExtension</key><dict></dict>"), to: "Info.plist")
    #expect(AppFolder.load(place.path).folder.declarations == AppDeclarations())
  }

  @Test func `nothing is claimed of files that are not there`() throws {
    let place = Place()
    defer { place.remove() }
    try place.write(widget, to: "W.swift")
    #expect(AppDeclarations(try place.project()) == AppDeclarations())
    // A project whose Info.plist is missing may have the key there.
    for (name, text) in try files(of: Self.ferry) where name != "Ferry/Info.plist" {
      try place.write(
        text.replacingOccurrences(of: "INFOPLIST_KEY_NSSupportsLiveActivities", with: "OTHER"),
        to: name)
    }
    #expect(AppDeclarations(try place.project()).supportsLiveActivities == nil)
  }

  private func files(of folder: String) throws -> [(String, String)] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).compactMap { name in
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { return nil }
      return (name, String(decoding: data, as: UTF8.self))
    }
  }
}
