import Goldens
import JSON
import Testing

@testable import WidgetHost

@Suite("What a widget's bundle says")
struct BundleInfoTests {
  private static let specification = """
    targets:
      Ferry:
        type: application
        platform: iOS
        sources: App
      FerryWidget:
        type: app-extension
        platform: iOS
        sources: Widget
        info:
          path: Widget/Info.plist
          properties:
            NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}
            Scheme: ferry-$(FLAVOR)
            Group: group.$(UNKNOWN)
            Hosts: [a.example, b.example]
            IsFast: true
            IsLoud: YES
            Flow: {Seats: 5, IsOpen: YES, Name: 'Joe''s'}
            Seats: 5
            Speed: 2.50
            Code: "5"
            Owner: 'Joe''s Café'
        settings:
          PRODUCT_BUNDLE_IDENTIFIER: app.ferry.widget
          INFOPLIST_KEY_CFBundleDisplayName: Ferries
          MARKETING_VERSION: 2.1
          FLAVOR: beta
    """

  private func info(_ files: [String: String]) throws -> JSONValue {
    let folder = try TestFolder.path("bundle", with: files)
    let sources = try WidgetSources(paths: ["\(folder)/Widget"])
    let project = Project(folder: sources.folder, sources: sources.files)
    return try JSONValue(parsing: BundleInfo.json(of: project, app: "app.islet.ferry"))
  }

  private static let card = "let card = ActivityConfiguration(for: FerryAttributes.self)"

  @Test func `its Info.plist with the settings filled in, and nothing that is not known`() throws {
    let info = try info([
      "project.yml": Self.specification, "Widget/Card.swift": Self.card, ".git/HEAD": "",
    ])
    #expect(info["CFBundleIdentifier"] == "app.ferry.widget")
    #expect(info["CFBundleDisplayName"] == "Ferries")
    #expect(info["CFBundleShortVersionString"] == "2.1" && info["CFBundleVersion"] == "1")
    #expect(info["Scheme"] == "ferry-beta" && info["Group"] == nil)
    #expect(info["Hosts"] == ["a.example", "b.example"] && info["IsFast"] == true)
    #expect(info["IsLoud"] == true && info["Flow"]?["IsOpen"] == true)
    #expect(info["Seats"]?.compact == "5" && info["Flow"]?["Seats"]?.compact == "5")
    #expect(info["Speed"]?.compact == "2.5" && info["Code"] == "5")
    #expect(info["Owner"] == "Joe's Café" && info["Flow"]?["Name"] == "Joe's")
    #expect(info["NSExtension"]?["NSExtensionPointIdentifier"] == "com.apple.widgetkit-extension")
  }

  @Test func `numbers and switches of a property list are none of them texts`() throws {
    let spec = """
      targets:
        W: {type: app-extension, sources: Widget, settings: {INFOPLIST_FILE: Widget/Info.plist}}
      """
    let list = """
      <plist><dict>
        <key>Seats</key><integer>5</integer> <key>Speed</key><real>2.5</real>
        <key>Odd</key><integer>many</integer> <key>IsFast</key><true/>
        <key>Name</key><string>5</string>
      </dict></plist>
      """
    let info = try info([
      "project.yml": spec, "Widget/Info.plist": list, "Widget/Card.swift": Self.card,
      ".git/HEAD": "",
    ])
    #expect(info["Seats"]?.compact == "5" && info["Speed"]?.compact == "2.5")
    #expect(info["Odd"] == "many" && info["IsFast"] == true && info["Name"] == "5")
  }

  @Test func `an identifier and a version in any case`() throws {
    let info = try info(["Widget/Card.swift": Self.card])
    #expect(info["CFBundleIdentifier"] == "app.islet.ferry.widget")
    #expect(info["CFBundleShortVersionString"] == "1.0" && info["CFBundleName"] == "Widget")
  }

  @Test func `of a specification that another one above includes, the whole`() throws {
    let part = """
      targets:
        FerryWidget:
          type: app-extension
          platform: iOS
          sources: [.]
          info: {path: Info.plist, properties: {Own: part}}
      """
    let whole = """
      include: [INCLUDED]
      targets:
        Ferry: {type: application, platform: iOS, sources: App}
        FerryWidget:
          info: {properties: {Scheme: ferry}}
      """
    func files(_ included: String) -> [String: String] {
      [
        "project.yml": whole.replacing("INCLUDED", with: included), "Widget/project.yml": part,
        "Widget/Card.swift": Self.card, ".git/HEAD": "",
      ]
    }
    let info = try info(files("Widget/project.yml"))
    #expect(info["Own"] == "part" && info["Scheme"] == "ferry")
    // One that stands above and includes something else is another project's.
    let other = try self.info(files("Other/project.yml"))
    #expect(other["Own"] == "part" && other["Scheme"] == nil)
  }

  @Test func `nothing of a file outside of the repository`() throws {
    let outside = try TestFolder.path(
      "outside",
      with: [
        "a.env": "TOKEN = hunter2", "a.plist": "<dict><key>Secret</key><string>two</string></dict>",
      ])
    func info(_ configuration: String, _ settings: String) throws -> JSONValue {
      try self.info([
        ".git/HEAD": "", "App.xcconfig": configuration, "Widget/Card.swift": Self.card,
        "App.xcodeproj/project.pbxproj": """
        {objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (T); };
          G = {isa = PBXGroup; children = (A, B); sourceTree = "<group>"; };
          A = {isa = PBXFileReference; path = Widget/Card.swift; sourceTree = "<group>"; };
          B = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
          T = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension";
            buildPhases = (C); buildConfigurationList = X; };
          C = {isa = PBXSourcesBuildPhase; files = (F); };
          F = {isa = PBXBuildFile; fileRef = A; };
          X = {isa = XCConfigurationList; buildConfigurations = (Y); };
          Y = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = B;
            buildSettings = {SDKROOT = iphoneos; \(settings) }; };
        }; rootObject = P; }
        """,
      ])
    }
    let key = "INFOPLIST_KEY_Secret = "
    let own = try info("TOKEN = own", key + "\"$(TOKEN)\";")
    #expect(own["Secret"] == "own")
    let included = try info("#include \"\(outside)/a.env\"", key + "\"$(TOKEN)\";")
    #expect(included["Secret"] == nil && included["CFBundleVersion"] == "1")
    // As many steps up as lead to the top of any disk.
    let up = String(repeating: "../", count: 40) + outside.dropFirst()
    let listed = try info("", "INFOPLIST_FILE = \"\(up)/a.plist\";")
    #expect(listed["Secret"] == nil && listed["CFBundleVersion"] == "1")
    let spec = try self.info([
      ".git/HEAD": "", "Widget/Card.swift": Self.card,
      "project.yml":
        "include: [\(outside)/a.yml]\ntargets: {W: {type: app-extension, sources: Widget, info: {path: \(up)/a.plist}}}",
    ])
    #expect(spec["Secret"] == nil && spec["CFBundleName"] == "W")
  }
}
