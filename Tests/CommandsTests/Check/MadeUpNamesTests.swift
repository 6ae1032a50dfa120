import Findings
import JSON
import Lints
import Testing
import WidgetProtocol

@testable import Commands
@testable import WidgetHost

@Suite("Names in states that nobody wrote")
struct MadeUpNamesTests {
  private let folder = AppFolder(
    name: "metro", title: "Metro", bundle: "app.metro", attributesType: "", icon: "M",
    attributes: .object(JSONObject()), states: []
  ).joined(by: [
    WidgetDescription(
      attributesType: "LineAttributes", widget: "Metro",
      previews: [
        WidgetPreview(
          name: WidgetPreview.madeUpName, attributes: #"{"line":"Line"}"#,
          states: [#"{"crest":"Crest","kind":"red","icon":"star.fill","phase":"In progress"}"#])
      ])
  ])

  private func names(_ source: String) -> MadeUpNames {
    MadeUpNames(
      of: folder, in: WidgetSource(files: [.init(path: "/app/Card.swift", text: source)]))
  }

  private func finding(_ id: FindingID, _ name: String) -> Finding {
    Finding(id, sentence: "None.", mention: .literal(name, beside: ["olor", "mage"]))
  }

  @Test func `are no news, and those that the source writes are`() throws {
    let state = try #require(folder.states.first?.name)
    let read = names("Circle().fill(Color(context.attributes.line))\nText(\"Line\")")
    #expect(read.isNamed(by: finding("widget-color-missing", "Line"), in: state))
    #expect(read.isNamed(by: finding("widget-image-missing", "Crest"), in: state))
    let written = names("Circle().fill(Color(\"Line\"))")
    #expect(!written.isNamed(by: finding("widget-color-missing", "Line"), in: state))
    // A slip, a case of an enum, another rule, and a state that somebody wrote.
    #expect(!read.isNamed(by: finding("widget-color-missing", "Lien"), in: state))
    #expect(!read.isNamed(by: finding("widget-color-missing", "red"), in: state))
    #expect(!read.isNamed(by: finding("widget-image-simplified", "Line"), in: state))
    #expect(!read.isNamed(by: finding("widget-image-missing", "Crest"), in: "01-early"))
  }

  @Test(
    arguments: [
      ("widget-image-missing", "flag_Crest"), ("widget-color-missing", "c_Line"),
      ("widget-image-missing", "crest"), ("unknown-symbol", "star.fill.fill"),
      ("unknown-symbol", "Star.Fill"), ("widget-image-missing", "in_progress"),
    ] as [(FindingID, String)])
  func `are no news where the source composes a name of them`(rule: FindingID, name: String) throws
  {
    let state = try #require(folder.states.first?.name)
    #expect(names("Image(a + b)").isNamed(by: finding(rule, name), in: state))
    // Written somewhere, it may have come from there.
    let written = names("let usual = \"\(name)\"")
    #expect(!written.isNamed(by: finding(rule, name), in: state))
  }
}
