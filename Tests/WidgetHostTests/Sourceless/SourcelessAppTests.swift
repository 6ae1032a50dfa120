import EventLoop
import Findings
import Foundation
import Goldens
import JSON
import Testing
import WidgetProtocol

@testable import WidgetHost

@MainActor
struct SourcelessAppTests {
  private func folder(_ files: [String: String]) throws -> String {
    let path = TestFolder.path("shop")
    for (name, text) in files {
      let file = URL(fileURLWithPath: "\(path)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return path
  }

  private func decode(
    _ json: String, _ app: SourcelessApp, as type: String? = nil
  ) -> DecodeReply? {
    var reply: DecodeReply?
    let request = DecodeRequest(
      attributesType: type ?? app.folder.attributesType, subject: .contentState, json: json)
    app.runner.send(.decode(request)) { if case .decoded(let read) = $0 { reply = read } }
    return reply
  }

  private func isGood(_ json: String, _ app: SourcelessApp, as type: String? = nil) -> Bool {
    if case .value = decode(json, app, as: type) { true } else { false }
  }

  @Test func `states are what it is learned from`() throws {
    let app = SourcelessApp(
      try folder([
        "app.json":
          #"{"name":"Shop","bundle":"com.example.shop","attributesType":"OrderAttributes"}"#,
        "states/01-a.json": #"{"step":"sent","eta":1}"#, "states/02-b.json": #"{"step":"there"}"#,
      ]))
    #expect(app.findings.isEmpty)
    #expect(app.folder.attributesType == "OrderAttributes")
    #expect(isGood(#"{"step":"lost"}"#, app) && !isGood(#"{"eta":1}"#, app))
  }

  @Test func `one recorded payload is an app`() throws {
    let app = SourcelessApp(
      try folder([
        "payload.json":
          #"{"Simulator Target Bundle":"com.example.shop","aps":{"attributes-type":"A","attributes":{"o":1},"content-state":{"n":1}}}"#
      ]))
    #expect((app.folder.bundle, app.folder.attributesType) == ("com.example.shop", "A"))
    #expect(app.folder.states.map(\.name) == ["recorded"])
    #expect(app.folder.attributes == ["o": 1])
    #expect(app.findings.isEmpty)
    #expect(!isGood(#"{"n":"1"}"#, app))
  }

  @Test func `a schema goes before samples, and makes one where there is none`() throws {
    let app = SourcelessApp(
      try folder([
        "schema.json":
          #"{"title":"S","type":"object","properties":{"n":{"type":"integer"}},"required":["n"]}"#
      ]))
    #expect(app.folder.attributesType == "S")
    #expect(app.folder.states.count == 1)
    #expect(app.findings.map(\.id) == ["widget-made-up-state"])
    #expect(isGood(#"{"n":2}"#, app) && !isGood(#"{"n":2.5}"#, app))
  }

  @Test func `each activity reads what its own samples or its own schema say`() throws {
    let app = SourcelessApp(
      try folder([
        "app.json": #"{"attributesType":"OrderAttributes"}"#, "states/a.json": #"{"step":"sent"}"#,
        "activities/RideAttributes/states/a.json": #"{"minutes":3}"#,
        "activities/GameAttributes/schema.json":
          #"{"type":"object","properties":{"n":{"type":"integer"}},"required":["n"]}"#,
      ]))
    #expect(app.folder.attributesType == "OrderAttributes")
    #expect(
      app.descriptions.map(\.attributesType).sorted()
        == ["GameAttributes", "OrderAttributes", "RideAttributes"])
    let ride = "RideAttributes"
    #expect(isGood(#"{"minutes":4}"#, app, as: ride) && !isGood(#"{"step":"sent"}"#, app, as: ride))
    #expect(isGood(#"{"step":"there"}"#, app) && !isGood(#"{"minutes":4}"#, app))
    #expect(app.folder.choosing("GameAttributes")?.states.map(\.name) == ["made-up"])
    #expect(!isGood(#"{"n":1.5}"#, app, as: "GameAttributes"))
  }

  @Test func `samples may all lie in activities`() throws {
    let path = try folder(["activities/RideAttributes/states/a.json": #"{"minutes":3}"#])
    #expect(SourcelessApp.isOne(path))
    let app = SourcelessApp(path)
    #expect(app.findings.isEmpty)
    #expect(app.descriptions.map(\.attributesType) == ["RideAttributes"])
    #expect(app.folder.attributesType == "RideAttributes")
    #expect(isGood(#"{"minutes":4}"#, app))
  }

  @Test func `an activity without samples is told with its own folder`() throws {
    let app = SourcelessApp(
      try folder([
        "app.json": #"{"attributesType":"OrderAttributes"}"#, "states/a.json": "{}",
        "activities/RideAttributes/states/notes.txt": "",
      ]))
    #expect(app.findings.map(\.id) == ["app-without-samples"])
    #expect(
      app.findings.first?.location?.file.hasSuffix("/activities/RideAttributes/states") == true)
  }

  @Test func `what is wrong with a file is told with its place`() throws {
    let cases = [
      (["schema.json": "{"], "app-folder"),
      (["schema.json": #"{"type":"int"}"#], "app-schema"),
      (["payload.json": #"{"aps":{}}"#], "push-not-recorded"),
      (["states/x.json": "{"], "app-folder"),
    ]
    for (files, rule) in cases {
      let findings = SourcelessApp(try folder(files)).findings
      #expect(findings.first?.id.rawValue == rule, "\(files)")
      #expect(findings.first?.location != nil)
    }
    let shape = SourcelessApp(try folder(["schema.json": ##"{"$ref": "#/nowhere"}"##])).findings
    #expect(shape.first?.fix == "Is it spelled right?")
  }

  @Test func `the card shows values by name, in every slot`() throws {
    let app = SourcelessApp(
      try folder(["states/a.json": #"{"homeScore":2,"progress":0.4,"open":true,"eta":790000000}"#]))
    for slot in Slot.allCases {
      var picture: Picture?
      let room = SlotRoom(
        slot: slot, width: 371, minWidth: 20, minHeight: 20, maxHeight: 160)
      app.runner.send(
        .render(
          RenderRequest(
            attributesType: app.folder.attributesType, room: room,
            environment: WidgetEnvironment(now: 1_768_307_000), attributes: "{}",
            state: app.folder.states[0].value.compact, activityID: "a", isStale: false))
      ) { if case .rendered(let drawn) = $0 { picture = drawn } }
      #expect(picture?.list.items.isEmpty == false, "\(slot)")
      if slot == .lockScreen {
        #expect("\(picture.map { "\($0.outline)" } ?? "")".contains("Home score"))
      }
    }
  }

  @Test func `a folder without source shows without a compiler, and one without samples does not`()
    throws
  {
    let loop = EventLoop()
    let widget = UserWidget(paths: [try folder(["states/a.json": "{}"])], places: nil, loop: loop)
    widget.start(watching: false)
    #expect(widget.status == .ready)
    // It has no intents, and nothing to compile them from.
    var intents: WidgetReply?
    widget.send(.intents) { intents = $0 }
    #expect(intents != nil)
    widget.stop()
    let other = UserWidget(paths: [try folder(["app.json": "{}"])], places: nil, loop: loop)
    other.start(watching: false)
    #expect(other.status == .failed)
    #expect(other.findings.first?.id == "widget-none-found")
  }

  @Test(arguments: [SourcelessApp.payloadFile, SourcelessApp.schemaFile])
  func `a file that is too large is told with its size`(_ name: String) throws {
    let text = #"{"type": "object"}"# + String(repeating: " ", count: AppFolder.sampleLimit)
    let findings = SourcelessApp(try folder([name: text])).findings
    let size = text.utf8.count
    #expect(
      findings.first?.sentence.hasSuffix(
        "/\(name) is left out: it has \(size) bytes; at most 262144 are read.") == true)
    #expect(findings.first?.location?.file.hasSuffix(name) == true)
  }
}
