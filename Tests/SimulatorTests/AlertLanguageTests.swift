import Foundation
import JSON
import LiveActivities
import PushGateway
import Testing
import WidgetHost

@testable import Simulator

@MainActor
@Suite("An alert's words in the phone's language")
struct AlertLanguageTests {
  @Test func `a loc-key is found in the app's files, in the form for its number`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-alerts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(
      """
      {"sourceLanguage":"en","strings":{"GOALS":{"localizations":{
      "en":{"variations":{"plural":{"one":{"stringUnit":{"value":"%@ goal"}},
      "other":{"stringUnit":{"value":"%@ goals"}}}}},
      "de":{"variations":{"plural":{"one":{"stringUnit":{"value":"%1$@ Tor"}},
      "other":{"stringUnit":{"value":"%@ Tore"}}}}}}},
      "TITLE":{"localizations":{"en":{"stringUnit":{"value":"Goal by %@"}},
      "de":{"stringUnit":{"value":"Tor für %@"}}}}}}
      """.utf8
    ).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
    let phone = try TestPhone()
    var app = TestPhone.folder
    app.path = folder.path
    phone.simulator.install(SimulatedApp(app, widget: nil))
    let activity = try phone.start()
    var alerts: [Alert] = []
    _ = phone.simulator.observe { alerts += $0.alerts }
    func push(_ goals: String, second: Double) throws -> Alert {
      let body: JSONValue = [
        "aps": [
          "timestamp": .double(phone.simulator.now + second), "event": "update",
          "content-state": ["home": .double(second), "away": 0],
          "alert": [
            "title": ["loc-key": "TITLE", "loc-args": ["Harbour"]],
            "body": ["loc-key": "GOALS", "loc-args": [.string(goals)]],
          ],
        ]
      ]
      phone.simulator.receive(
        Push(
          target: .token(activity.token ?? ""), carrier: .http2,
          headers: PushHeaders(
            topic: TestPhone.bundle + ".push-type.liveactivity", pushType: "liveactivity"),
          body: Array(body.compact.utf8)), status: 200, reason: nil)
      phone.simulator.settle()
      return try #require(alerts.last)
    }
    let one = try push("1", second: 1)
    #expect([one.title, one.body] == ["Goal by Harbour", "1 goal"])
    #expect(try push("2", second: 2).body == "2 goals")
    // The app's strings follow the phone's language, and a journal tells them again.
    try phone.simulator.set("locale", to: "de_AT")
    let two = try push("1", second: 3)
    #expect([two.title, two.body] == ["Tor für Harbour", "1 Tor"])
    #expect(try push("0", second: 4).body == "0 Tore")
    let installed = try #require(phone.simulator.phone.app(TestPhone.bundle))
    #expect(installed.language == "de" && installed.plurals?["GOALS"]?["one"] == "%1$@ Tor")
    // A language that the app does not speak is told, once.
    func told() -> [String] {
      phone.simulator.findings.filter { $0.id == "language-not-spoken" }.map(\.sentence)
    }
    #expect(told().isEmpty)
    try phone.simulator.set("locale", to: "fr_FR")
    phone.simulator.install(SimulatedApp(app, widget: nil))
    #expect(told().count == 1 && told().first?.hasSuffix("it has de, en.") == true)
    // It is no longer told once the phone speaks one that the app has.
    try phone.simulator.set("locale", to: "de_AT")
    #expect(told().isEmpty)
  }
}
