import Goldens
import Testing

@testable import WidgetHost

@Suite("What specifications of XcodeGen say of one configuration")
struct XcodeGenConfigurationTests {
  private static let key = "NSSupportsLiveActivities"

  /// Returns the only target of a specification.
  private func target(_ spec: String, _ files: [String: String] = [:]) throws -> ProjectTarget {
    let all = files.merging(["project.yml": spec]) { own, _ in own }
    let folder = try TestFolder.path("configurations", with: all)
    return try #require(Project(folder: folder, sources: []).targets.first)
  }

  @Test(arguments: ["target", "spec"], [true, false])
  func `settings and files of a configuration say whether the key is there`(
    _ place: String, _ isOn: Bool
  ) throws {
    let word = isOn ? "YES" : "NO"
    let settings = """
      {base: {GENERATE_INFOPLIST_FILE: YES}, configs: {debug: {INFOPLIST_KEY_\(Self.key): \(word)}, \
      release: {INFOPLIST_KEY_\(Self.key): \(word)}}}
      """
    let files = "{Debug: App.xcconfig, Release: App.xcconfig}"
    let text = "GENERATE_INFOPLIST_FILE = YES\nINFOPLIST_KEY_\(Self.key) = \(word)"
    for said in ["settings: \(settings)", "configFiles: \(files)"] {
      let own = place == "target" ? said : "sources: [App]"
      let top = place == "spec" ? said : "name: Trip"
      let target = try target(
        "\(top)\ntargets:\n  App:\n    type: application\n    \(own)\n", ["App.xcconfig": text])
      #expect(target.configurations.map(\.configuration) == ["Debug", "Release"])
      for settings in target.configurations {
        #expect(target.statement(Self.key, in: settings).isOn == isOn, "\(said)")
      }
    }
  }

  @Test func `a word of a configuration's name means it, another one's whole name does not`() throws
  {
    let target = try target(
      """
      configs: {Debug: debug, Staging Debug: debug, Staging Release: release}
      settingGroups:
        all: {configs: {RELEASE: {GROUP: release}}}
      targets:
        App:
          type: application
          settings:
            groups: [all]
            base: {WORD: base, NAME: base}
            configs:
              staging: {WORD: staging}
              Debug: {NAME: debug}
      """)
    func all(_ name: String) -> [String?] {
      target.configurations.map { $0.value(name)?.value }
    }
    #expect(target.configurations.map(\.configuration).contains("Staging Debug"))
    #expect(all("CONFIGURATION") == ["Debug", "Staging Debug", "Staging Release"])
    #expect(all("WORD") == ["base", "staging", "staging"])
    #expect(all("NAME") == ["debug", "base", "base"])
    #expect(all("GROUP") == [nil, nil, "release"])
  }

  @Test func `nothing is concluded where the file of a configuration is not here`() throws {
    let target = try target(
      "targets: {App: {type: application, configFiles: {Release: Gone.xcconfig}}}")
    #expect(target.configurations.map { $0.missingFile == nil } == [true, false])
  }

  @Test func `many configurations of many targets end soon`() throws {
    let names = (0..<3000).map { "c\($0): debug" }.joined(separator: ", ")
    let targets = (0..<3000).map { "  t\($0): {type: application}\n" }.joined()
    let folder = try TestFolder.path(
      "configurations", with: ["project.yml": "configs: {\(names)}\ntargets:\n\(targets)"])
    var found: [ProjectTarget] = []
    let time = ProcessorTime.of { found = Project(folder: folder, sources: []).targets }
    #expect(found.count == 3000 && found.allSatisfy { $0.configurations.count < 10 })
    #expect(time < 10)
  }
}
