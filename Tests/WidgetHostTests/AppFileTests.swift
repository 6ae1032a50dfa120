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

  @Test func `that is too large is left out, and one of the largest size is read`() throws {
    let start = #"{"name": "Ferry"}"#
    func text(_ size: Int) -> String { start + String(repeating: " ", count: size - start.count) }
    #expect(try findings(of: text(AppFolder.sampleLimit)).isEmpty)
    let told = try findings(of: text(AppFolder.sampleLimit + 1))
    #expect(told.count == 1)
    #expect(told.first?.hasSuffix("it has 262145 bytes; at most 262144 are read.") == true)
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
