import Foundation
import JSON
import Testing
import WidgetProtocol

@testable import WidgetHost

/// A folder with files, gone when the test is over.
private func withFolder(_ files: [String: String], _ work: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("islet-tests-\(UUID().uuidString)/Match")
  defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
  for (name, text) in files {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  try work(folder.path)
}

@Suite struct AppFolderPreviewTests {
  @Test func `an app is called after its folder, in letters that addresses and topics have`() throws
  {
    let parent = NSTemporaryDirectory() + "islet-\(UUID().uuidString)"
    let path = "\(parent)/Final Project+"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: parent) }
    let folder = AppFolder.load(path).folder
    #expect(folder.name == "final-project-" && folder.title == "Final Project+")
    #expect(folder.bundle == "app.islet.final-project-")
    // A name in app.json stays as it is; topics take no more of it than they can.
    let about = #"{"name": "Große Pause"}"#
    try Data(about.utf8).write(to: URL(fileURLWithPath: "\(path)/app.json"))
    let named = AppFolder.load(path).folder
    #expect(named.title == "Große Pause" && named.bundle == "app.islet.grosse-pause")
  }

  @Test(arguments: [("日本", "ri-ben"), ("Доставка", "dostavka"), ("Zürich Flüge", "zurich-fluge")])
  func `a folder's name in other letters is an app's name in Latin ones`(
    _ title: String, _ name: String
  ) throws {
    let parent = NSTemporaryDirectory() + "islet-\(UUID().uuidString)"
    let path = "\(parent)/\(title)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: parent) }
    let folder = AppFolder.load(path).folder
    #expect(folder.title == title && folder.name == name)
    #expect(folder.bundle == "app.islet.\(name)" && AppFolder.isBundle(folder.bundle))
  }

  @Test func `previews join the states of the folder, each once`() throws {
    try withFolder(["states/01.json": #"{"a":1}"#]) { path in
      let description = WidgetDescription(
        attributesType: "M", widget: "W",
        previews: [
          WidgetPreview(name: nil, attributes: #"{"t":1}"#, states: [#"{"a":1}"#, #"{"a":2}"#])
        ])
      let app = AppFolder.load(path).folder.joined(by: [description])
      #expect(app.attributesType == "M")
      #expect(app.attributes["t"]?.int == 1)
      #expect(app.states.count == 2)
    }
  }

  @Test func `states of previews that differ in identifiers alone are one`() throws {
    func state(_ set: UUID, _ reps: Int) -> String {
      #"{"sets":[{"id":"\#(set.uuidString)","reps":\#(reps)}],"id":"\#(UUID().uuidString)"}"#
    }
    let previews = ["Card", "Island"].map { name in
      WidgetPreview(
        name: name, attributes: #"{"t":1}"#, states: [state(UUID(), 5), state(UUID(), 8)])
    }
    let described = WidgetDescription(attributesType: "M", widget: "W", previews: previews)
    try withFolder([:]) { path in
      let app = AppFolder.load(path).folder.joined(by: [described])
      #expect(app.states.map(\.name) == ["Card-1", "Card-2"])
    }
  }

  @Test func `states without attributes are drawn with made-up ones`() throws {
    let described = WidgetDescription(
      attributesType: "M", widget: "W",
      previews: [
        WidgetPreview(
          name: WidgetPreview.madeUpName, attributes: #"{"t":1}"#, states: [#"{"a":2}"#])
      ])
    try withFolder(["states/01.json": #"{"a":1}"#]) { path in
      let app = AppFolder.load(path).folder.joined(by: [described])
      #expect(app.states.map(\.name) == ["01"])
      #expect(app.attributes["t"]?.int == 1)
    }
    try withFolder(["states/01.json": #"{"a":1}"#, "attributes.json": #"{"t":7}"#]) { path in
      let app = AppFolder.load(path).folder.joined(by: [described])
      #expect(app.attributes["t"]?.int == 7)
    }
  }

  @Test func `states that nobody wrote are known as such`() throws {
    func described(_ name: String) -> WidgetDescription {
      WidgetDescription(
        attributesType: "M", widget: "W",
        previews: [
          WidgetPreview(
            name: name, attributes: "{}", states: [#"{"a":1}"#, #"{"a":2}"#], stateNames: ["here"])
        ])
    }
    try withFolder([:]) { path in
      let folder = AppFolder.load(path).folder
      let app = folder.joined(by: [described(WidgetPreview.madeUpName)])
      #expect(app.states.map(\.name) == ["here", "made-up-2"])
      #expect(app.madeUpStates == ["here", "made-up-2"])
      #expect(folder.joined(by: [described("Card")]).madeUpStates.isEmpty)
    }
    try withFolder(["states/01.json": #"{"a":1}"#]) { path in
      let app = AppFolder.load(path).folder.joined(by: [described(WidgetPreview.madeUpName)])
      #expect(app.madeUpStates.isEmpty)
    }
  }

  @Test func `texts that were made up are known by the names of their fields`() throws {
    func described(_ name: String) -> WidgetDescription {
      WidgetDescription(
        attributesType: "M", widget: "W",
        previews: [
          WidgetPreview(
            name: name, attributes: #"{"line":"Line","kind":"red"}"#,
            states: [#"{"stops":[{"gateName":"Gate name"}],"n":1,"orderItems":["Order items"]}"#])
        ])
    }
    try withFolder([:]) { path in
      let folder = AppFolder.load(path).folder
      let madeUp = folder.joined(by: [described(WidgetPreview.madeUpName)])
      let state = try #require(madeUp.states.first?.name)
      #expect(madeUp.madeUpTexts(in: state).isSuperset(of: ["Line", "Order items"]))
      #expect(!madeUp.madeUpTexts(in: state).contains("red"))
      #expect(madeUp.madeUpTexts(in: "other") == ["Line"])
      let written = folder.joined(by: [described("Card")])
      let name = try #require(written.states.first?.name)
      #expect(written.madeUpTexts(in: name).isEmpty)
    }
    // What stands in files is nobody's invention, whatever it reads like.
    try withFolder(["attributes.json": #"{"line":"Line"}"#]) { path in
      let app = AppFolder.load(path).folder
        .joined(by: [described(WidgetPreview.madeUpName)])
      let state = try #require(app.states.first?.name)
      #expect(!app.madeUpTexts(in: state).contains("Line"))
      #expect(app.madeUpTexts(in: state).contains("Order items"))
    }
    try withFolder(["states/01.json": #"{"orderItems":["Order items"]}"#]) { path in
      let app = AppFolder.load(path).folder
        .joined(by: [described(WidgetPreview.madeUpName)])
      #expect(app.madeUpTexts(in: "01") == ["Line"])
    }
  }

  @Test func `a type for which nothing can be made up is named where there are no states`() throws {
    var described = WidgetDescription(attributesType: "M", widget: "W")
    described.refusal = "Token: No such token."
    try withFolder(["attributes.json": "{}"]) { path in
      let told = UserWidget.madeUp(of: described, in: AppFolder.load(path).folder)
      #expect(told?.id == "widget-made-up-state")
      #expect(told?.sentence.contains("none could be made up") == true)
      #expect(told?.sentence.hasSuffix("Token: No such token.") == true)
    }
    try withFolder(["states/01.json": "{}"]) { path in
      #expect(UserWidget.madeUp(of: described, in: AppFolder.load(path).folder) == nil)
    }
  }

  @Test func `samples of a type that the source does not declare are told of`() throws {
    let files = ["app.json": #"{"attributesType": "N"}"#, "activities/K/states/01.json": "{}"]
    try withFolder(files) { path in
      let folder = AppFolder.load(path).folder
      let told = folder.undeclaredTypes(of: [description("M"), description("K")])
      #expect(told.map { $0.sentence.contains("“N”") } == [true])
      #expect(told.first?.fix == "It declares M, K." && told.first?.severity == .warning)
      #expect(folder.undeclaredTypes(of: [description("N"), description("K")]).isEmpty)
      // Where nothing could be read of the source, that is said already.
      #expect(folder.undeclaredTypes(of: []).isEmpty)
    }
  }

  private func description(_ type: String, _ state: String = #"{"p":1}"#) -> WidgetDescription {
    WidgetDescription(
      attributesType: type, widget: "W",
      previews: [WidgetPreview(name: nil, attributes: #"{"t":1}"#, states: [state])])
  }

  @Test
  func `each activity has its own states: the first those of the folder, others in activities`()
    throws
  {
    let files = [
      "states/01.json": #"{"a":1}"#, "activities/Break/attributes.json": #"{"hall":2}"#,
      "activities/Break/states/short.json": #"{"left":5}"#,
      "activities/Gone/states/old.json": "{}",
    ]
    try withFolder(files) { path in
      let app = AppFolder.load(path).folder.joined(by: [
        description("Match"), description("Break"), description("Pause"), description("Break"),
      ])
      #expect(app.activities.map(\.attributesType) == ["Match", "Break", "Pause"])
      #expect(app.attributesType == "Match" && app.states.count == 2)
      let pause = app.choosing("Break")
      #expect(pause?.states.map(\.name) == ["short", "preview-2"])
      #expect(pause?.attributes["hall"]?.int == 2)
      #expect(app.choosing("Gone") == nil)
      #expect(app.each.map(\.attributesType) == ["Match", "Break", "Pause"])
      #expect(app != pause)
    }
  }

  @Test func `app.json chooses the first activity, wherever the source has it`() throws {
    try withFolder(["app.json": #"{"attributesType":"Break"}"#, "states/01.json": #"{"a":1}"#]) {
      path in
      let app = AppFolder.load(path).folder.joined(by: [description("Match"), description("Break")])
      #expect(app.attributesType == "Break" && app.states.first?.name == "01")
      #expect(Set(app.activities.map(\.attributesType)) == ["Match", "Break"])
    }
  }

  @Test func `dates of a made-up state are swapped, whatever else stands there`() {
    let text = #"{"from":"@date-60","until":"@date+600","name":"@date"}"#
    #expect(
      MadeUpStates.swapped(text) == #"{"from":"@date+60","until":"@date-600","name":"@date"}"#)
    #expect(MadeUpStates.swapped(MadeUpStates.swapped(text)) == text)
    #expect(
      MadeUpStates.swapped(#"{"from":"@now-60","until":"@millis+600"}"#)
        == #"{"from":"@now+60","until":"@millis-600"}"#)
  }
}
