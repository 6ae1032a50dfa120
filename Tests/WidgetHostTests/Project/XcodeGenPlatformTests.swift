import Goldens
import Testing

@testable import WidgetHost

@Suite("A target of XcodeGen with a list of platforms is one for each")
struct XcodeGenPlatformTests {
  private func targets(_ spec: String) throws -> [ProjectTarget] {
    let folder = try TestFolder.path("platforms", with: ["project.yml": spec, ".git/HEAD": ""])
    return Project(folder: folder, sources: []).targets
  }

  private func value(_ name: String, of target: ProjectTarget?) -> String? {
    target?.configurations.first?.value(name)?.value
  }

  @Test func `its name has the platform behind it, and so has its bundle id`() throws {
    let targets = try targets(
      """
      options: {bundleIdPrefix: com.example}
      targets:
        Tea:
          type: application
          platform: [iOS, macOS]
          deploymentTarget: {iOS: "17.1", macOS: "14.0"}
          dependencies: [target: "TeaWidget_${platform}"]
        TeaWidget: {type: app-extension, platform: [iOS]}
        Pot: {type: application, platform: iOS, dependencies: [target: TeaWidget]}
      """)
    #expect(targets.map(\.name) == ["Tea_iOS", "Tea_macOS", "TeaWidget_iOS", "Pot"])
    #expect(targets.map(\.kind) == [.app, .other, .appExtension, .app])
    let tea = targets.first
    #expect(value("PRODUCT_BUNDLE_IDENTIFIER", of: tea) == "com.example.Tea-iOS")
    #expect(value("PRODUCT_NAME", of: tea) == "Tea" && tea?.displayName == "Tea")
    #expect(value("IPHONEOS_DEPLOYMENT_TARGET", of: tea) == "17.1")
    #expect(tea?.embeddings.map(\.target) == ["TeaWidget_iOS"])
    // What depends on the name without a platform has nothing.
    #expect(targets.last?.embeddings.isEmpty == true)
  }

  @Test(arguments: [
    ("platformSuffix: ' Phone'", "Tea Phone"), ("platformSuffix: ''", "Tea"),
    ("platformPrefix: '${platform}-', platformSuffix: ''", "iOS-Tea"), ("name: Pot", "Pot"),
  ])
  func `the target says what stands before and behind its name`(_ words: String, _ name: String)
    throws
  {
    let targets = try targets("targets: {Tea: {type: application, platform: [iOS], \(words)}}")
    #expect(targets.map(\.name) == [name])
    #expect(value("PRODUCT_NAME", of: targets.first) == "Tea")
  }

  @Test(arguments: [
    "{A: b}", "{base: {A: b}}", "{configs: {Debug: {A: b}}}", "{base: {A: b, PRODUCT_NAME: Tea}}",
  ])
  func `its product is called as it is itself, in whatever layer its settings stand`(
    _ settings: String
  ) throws {
    let targets = try targets(
      "targets: {Tea: {type: application, platform: [iOS], settings: \(settings)}}")
    #expect(value("PRODUCT_NAME", of: targets.first) == "Tea")
    #expect(value("A", of: targets.first) == "b")
  }

  @Test func `a template may bring the platforms`() throws {
    let targets = try targets(
      """
      targetTemplates:
        Both: {platform: [iOS, tvOS], sources: ["${target_name}/${platform}"]}
      targets:
        Tea: {type: application, templates: [Both]}
      """)
    #expect(targets.map(\.name) == ["Tea_iOS", "Tea_tvOS"])
    #expect(targets.first?.sources.folders.first?.path.hasSuffix("/Tea/iOS") == true)
  }

  @Test(arguments: [("", true), (", platforms: [iOS]", true), (", platforms: [macOS]", false)])
  func `a dependency is one of the platforms that it names`(_ words: String, isOne: Bool) throws {
    let targets = try targets(
      """
      targets:
        Tea: {type: application, platform: [iOS], dependencies: [{target: TeaWidget\(words)}]}
        TeaWidget: {type: app-extension, platform: iOS}
      """)
    #expect(targets.first?.embeddings.isEmpty == !isOne)
    #expect(targets.first?.dependencies.isEmpty == !isOne)
  }

  @Test(arguments: [true, false])
  func `files that are copied when installing alone are not there in a run`(_ isOn: Bool) throws {
    let targets = try targets(
      """
      targets:
        Tea: {type: application, onlyCopyFilesOnInstall: \(isOn), dependencies: [target: TeaWidget]}
        TeaWidget: {type: app-extension}
      """)
    #expect(targets.first?.embeddings.map(\.isForInstallingOnly) == [isOn])
  }
}
