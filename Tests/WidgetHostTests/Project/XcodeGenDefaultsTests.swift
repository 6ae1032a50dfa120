import Goldens
import Testing

@testable import WidgetHost

@Suite("What XcodeGen does where a specification says nothing")
struct XcodeGenDefaultsTests {
  private func project(_ spec: String, with files: [String: String] = [:]) throws -> Project {
    var files = files
    let card = "let card = ActivityConfiguration(for: FerryAttributes.self)"
    files["project.yml"] = spec
    files["Widget/Card.swift"] = card
    files[".git/HEAD"] = ""
    let folder = try TestFolder.path("defaults", with: files)
    return Project(folder: folder, sources: [.init(path: "Widget/Card.swift", text: card)])
  }

  @Test func `the bundle id is made of the prefix and the target's name, unless one is said`()
    throws
  {
    let ids = try project(
      """
      options: {bundleIdPrefix: com.example}
      targets:
        My_Ferry (beta) 2.0: {type: application, sources: App}
        W:
          type: app-extension
          sources: Widget
          settings: {PRODUCT_BUNDLE_IDENTIFIER: com.example.own}
      """
    ).targets.map { $0.configurations.first?.value("PRODUCT_BUNDLE_IDENTIFIER")?.value }
    #expect(ids == ["com.example.My-Ferrybeta2.0", "com.example.own"])
    let none = try project("targets: {App: {type: application, sources: App}}").targets.first
    #expect(none?.configurations.first?.value("PRODUCT_BUNDLE_IDENTIFIER") == nil)
  }

  @Test(arguments: [
    ("platform: auto, supportedDestinations: [macOS, iOS]", true),
    ("platform: auto, supportedDestinations: [macOS]", false),
    ("supportedDestinations: [iOS]", true), ("supportedDestinations: [tvOS]", false),
    ("platform: macOS, supportedDestinations: [iOS]", false), ("platform: iOS", true),
    ("supportedDestinations: [macCatalyst]", true),
  ])
  func `a target of several destinations is an app if iOS is one of them`(
    _ words: String, isApp: Bool
  ) throws {
    let project = try project("targets: {App: {type: application, sources: App, \(words)}}")
    #expect(project.targets.map { $0.kind == .app } == [isApp])
  }

  private static let list = "<plist><dict><key>Own</key><string>yes</string></dict></plist>"

  @Test(arguments: [
    (["App/Info.plist"], "App/Info.plist"), (["App/Support/Info.plist"], "App/Support/Info.plist"),
    (["More/Info.plist"], "More/Info.plist"),
    (["App/Info.plist", "More/Info.plist"], "App/Info.plist"),
    (["App/Info.plist", "App/Support/Info.plist"], "App/Info.plist"),
    (["App/One/Info.plist", "App/Two/Info.plist"], nil), (["Other/Info.plist"], nil),
    (["App/OtherInfo.plist"], nil),
  ])
  func `the Info.plist is the first among the sources where nothing names one`(
    _ lists: [String], _ taken: String?
  ) throws {
    var files = ["App/App.swift": "", "More/More.swift": ""]
    for path in lists { files[path] = Self.list }
    let spec = "targets: {App: {type: application, sources: [App, More]}}"
    let project = try project(spec, with: files)
    let app = try #require(project.targets.first)
    #expect(app.plists["Debug"]?.value?["Own"]?.text == taken.map { _ in "yes" })
    #expect(app.plists["Debug"]?.path.hasSuffix("/" + (taken ?? "")) == taken.map { _ in true })
    if taken != nil {
      let settings = try #require(app.configurations.first)
      guard case .absent(let place) = app.statement("NSSupportsLiveActivities", in: settings) else {
        Issue.record("a key that is not there is not missed")
        return
      }
      #expect(place.line == 1)
    }
  }

  @Test func `an Info.plist that something names goes before those among the sources`() throws {
    for words in [
      "info: {path: a.plist, properties: {Own: named}}", "settings: {INFOPLIST_FILE: a.plist}",
    ] {
      let project = try project(
        "targets: {App: {type: application, sources: App, \(words)}}",
        with: [
          "App/Info.plist": Self.list,
          "a.plist": "<plist><dict><key>Own</key><string>named</string></dict></plist>",
        ])
      #expect(project.targets.first?.plists["Debug"]?.value?["Own"]?.text == "named")
    }
  }

  /// Returns which Info.plist a target has, by the word in it; each file says where it stands.
  private func list(_ words: String, _ top: String = "", with files: [String]) throws -> String? {
    let lists = files.map { file in
      (file, "<plist><dict><key>Own</key><string>\(file)</string></dict></plist>")
    }
    var all = Dictionary(uniqueKeysWithValues: lists)
    all["Base.xcconfig"] = "INFOPLIST_FILE = b.plist"
    all["App/App.swift"] = ""
    let project = try project(
      "\(top)\ntargets: {App: {type: application, sources: App, \(words)}}", with: all)
    return project.targets.first?.plists["Debug"]?.value?["Own"]?.text
  }

  @Test(arguments: ["a.plist", "./a.plist", "$(SRCROOT)/a.plist"])
  func `the target's own setting goes before info, which is written to its path`(_ path: String)
    throws
  {
    let info = "info: {path: a.plist, properties: {Own: info}}"
    let settings = "settings: {base: {INFOPLIST_FILE: \(path)}}"
    #expect(try list("\(info), \(settings)", with: ["a.plist"]) == "info")
    let other = "info: {path: i.plist, properties: {Own: info}}"
    #expect(try list("\(other), \(settings)", with: ["a.plist", "App/Info.plist"]) == "a.plist")
    #expect(try list(info, "settings: {INFOPLIST_FILE: b.plist}", with: ["b.plist"]) == "info")
  }

  @Test(arguments: [
    ("settings: {INFOPLIST_FILE: b.plist}", ""), ("configFiles: {Debug: Base.xcconfig}", ""),
    ("", "configFiles: {Debug: Base.xcconfig}"),
  ])
  func `a setting of a file or of the project counts where the target has no list of its own`(
    _ top: String, _ words: String
  ) throws {
    #expect(try list(words, top, with: ["b.plist"]) == "b.plist")
    #expect(try list(words, top, with: ["b.plist", "App/Info.plist"]) == "App/Info.plist")
    let several = ["b.plist", "App/One/Info.plist", "App/Two/Info.plist"]
    #expect(try list(words, top, with: several) == nil)
  }

  @Test(arguments: [
    ("1.10", "1.1"), ("'1.10'", "1.10"), ("2.0", "2.0"), ("010", "8"), ("08", "8.0"), ("+5", "5"),
    ("12345678901234567890", "12345678901234567890"), ("1.2.3", "1.2.3"), ("-0", "0"),
  ])
  func `a number without quotes is written as the value that it has`(_ word: String, _ said: String)
    throws
  {
    let app = try project(
      "targets: {App: {type: application, settings: {MARKETING_VERSION: \(word)}}}"
    ).targets.first
    #expect(app?.configurations.first?.value("MARKETING_VERSION")?.value == said)
  }

  @Test(arguments: [
    ("", "", "14.0"), ("", "deploymentTarget: '16.2'", "16.2"),
    ("settings: {IPHONEOS_DEPLOYMENT_TARGET: '15.0'}", "", "15.0"),
    ("settings: {IPHONEOS_DEPLOYMENT_TARGET: '15.0'}", "deploymentTarget: '16.2'", "16.2"),
    ("", "deploymentTarget: '16.2', settings: {IPHONEOS_DEPLOYMENT_TARGET: '17.0'}", "17.0"),
    ("configFiles: {Debug: V.xcconfig}", "", "18.0"),
    ("configFiles: {Debug: V.xcconfig}", "deploymentTarget: '16.2'", "18.0"),
    ("", "deploymentTarget: '16.2', configFiles: {Debug: V.xcconfig}", "18.0"),
    ("", "deploymentTarget: 16.20", "16.2"),
  ])
  func `settings go before a deployment target, and so does a file that says one`(
    _ top: String, _ words: String, _ version: String
  ) throws {
    let app = try project(
      """
      options: {deploymentTarget: {iOS: "14.0"}}
      \(top)
      targets: {App: {type: application, sources: App, \(words)}}
      """, with: ["V.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 18.0"]
    ).targets.first
    #expect(app?.configurations.first?.value("IPHONEOS_DEPLOYMENT_TARGET")?.value == version)
  }
}
