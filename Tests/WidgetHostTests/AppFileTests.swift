import Findings
import Foundation
import Goldens
import Testing

@testable import WidgetHost

@Suite("An app.json beside a widget")
struct AppFileTests {
  private func findings(of text: String) throws -> [String] {
    let path = try TestFolder.path("ferry", with: ["app.json": text])
    return AppFolder.load(path).findings.map(\.sentence)
  }

  @Test func `with a key that nobody reads is told of it`() throws {
    #expect(
      try findings(of: #"{"name": "Ferry", "bundleID": "app.ferry", "Icon": "F"}"#)
        == [#"app.json has "bundleID", "Icon", which Islet does not read."#])
    #expect(
      try findings(
        of: #"{"name": "F", "bundle": "b", "attributesType": "T", "icon": "F", "strings": {}}"#
      ).isEmpty)
  }

  @Test func `without keys is told to be left out`() throws {
    let told = try findings(of: "[]")
    #expect(told.count == 1)
    #expect(told.first?.hasSuffix("/app.json is left out: it has no keys.") == true)
  }

  @Test func `that is too large is left out, and one of the largest size is read`() throws {
    let start = #"{"name": "Ferry"}"#
    func text(_ size: Int) -> String { start + String(repeating: " ", count: size - start.count) }
    #expect(try findings(of: text(AppFolder.sampleLimit)).isEmpty)
    let told = try findings(of: text(AppFolder.sampleLimit + 1))
    #expect(told.count == 1)
    #expect(told.first?.hasSuffix("it has 262145 bytes; at most 262144 are read.") == true)
  }

  @Test func `and samples are read in the repository, and what leads out of it is told`() throws {
    let root = try TestFolder.path(
      "links",
      with: [
        "own/.git/HEAD": "", "own/W/app.json": #"{"icon": "../../other/icon.png"}"#,
        "own/near.json": #"{"near": 1}"#, "own/W/states/1.json": #"{"own": 1}"#,
        "other/icon.png": "\u{89}PNG", "other/far.json": #"{"far": 1}"#,
        "other/far.strings": #""Key" = "Secret";"#, "other/states/1.json": "{}",
      ])
    let folder = "\(root)/own/W"
    try FileManager.default.createDirectory(
      atPath: "\(folder)/activities/B", withIntermediateDirectories: true)
    let links = [
      ("states/2.json", "../../near.json"), ("states/3.json", "../../../other/far.json"),
      ("attributes.json", "\(root)/other/far.json"),
      ("activities/B/states", "\(root)/other/states"),
      ("Localizable.strings", "\(root)/other/far.strings"),
    ]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(name)", withDestinationPath: target)
    }
    let (app, findings) = AppFolder.load(folder)
    #expect(app.states.map(\.name) == ["1", "2"] && app.attributes.object?.members.isEmpty == true)
    #expect(app.iconFile == nil && app.localizedStrings(for: "en").strings.isEmpty)
    let outside = [
      "\(root)/other/icon.png", "\(folder)/attributes.json", "\(folder)/states/3.json",
      "\(folder)/activities/B/states",
    ]
    #expect(findings.map(\.sentence) == outside.map { Finding.outOfBounds($0).sentence })
    #expect(findings.allSatisfy { $0.location == nil && $0.severity == .warning })
  }

  @Test @MainActor func `a schema that stands out of the repository is not read`() throws {
    let root = try TestFolder.path(
      "schema",
      with: [
        "own/.git/HEAD": "", "own/W/app.json": "{}", "other/schema.json": "{}",
        "other/payload.json": #"{"aps": {"content-state": {"a": 1}}}"#,
      ])
    for name in ["schema.json", "payload.json"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/own/W/\(name)", withDestinationPath: "\(root)/other/\(name)")
    }
    let app = SourcelessApp("\(root)/own/W")
    #expect(app.folder.states.isEmpty)
    let told = app.findings.filter { $0.sentence.contains("outside of the project's repository") }
    #expect(told.count == 2)
  }

  @Test(arguments: [#"{"expo": {"name": "Ferry"}}"#, #"{"name": "f", "displayName": "Ferry"}"#])
  func `of Expo or React Native is no fault`(_ text: String) throws {
    #expect(try findings(of: text).isEmpty)
  }

  @Test(arguments: [
    ("My App/../é?", "my-app-..-e-", "My App/../é?"), ("", "ferry", "ferry"),
    (" ", "ferry", "ferry"), ("🔥", "ferry", "🔥"), ("..", "ferry", ".."),
  ])
  func `gives a name that may stand in addresses`(
    _ given: String, _ name: String, _ title: String
  ) throws {
    let path = try TestFolder.path("ferry", with: ["app.json": #"{"name": "\#(given)"}"#])
    let folder = AppFolder.load(path).folder
    #expect(folder.name == name && folder.title == title)
    #expect(folder.bundle == "app.islet.\(name)")
  }
}
