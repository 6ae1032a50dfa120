import Findings
import JSON
import LiveActivities
import Testing
import WidgetHost
import WidgetProtocol

@testable import Simulator

/// An app with two kinds of activities, as a fifth of all apps have.
@MainActor
@Suite("An app with several activities") struct SeveralActivitiesTests {
  private func phone(_ declarations: AppDeclarations = AppDeclarations()) throws -> TestPhone {
    let phone = try TestPhone()
    var folder = TestPhone.folder.joined(by: [
      WidgetDescription(attributesType: "ScoreAttributes", widget: "A", previews: []),
      WidgetDescription(
        attributesType: "BreakAttributes", widget: "B",
        previews: [
          WidgetPreview(
            name: "Break", attributes: #"{"hall":"1"}"#, states: [#"{"left":5}"#],
            stateNames: ["short"])
        ]),
    ])
    folder.declarations = declarations
    phone.simulator.install(SimulatedApp(folder, widget: nil))
    return phone
  }

  @Test func `the API tells each with its states and its token, and starts each`() throws {
    let phone = try phone()
    let app = try #require(phone.ask("GET", "/islet").json["apps"]?.array?.first)
    #expect(app["attributesTypes"] == ["ScoreAttributes", "BreakAttributes"])
    #expect(app["states"] == ["01-before", "02-goal"])
    let activities = app["activities"]?.array ?? []
    #expect(activities.map { $0["states"] } == [["01-before", "02-goal"], ["short"]])
    let tokens = Set(activities.compactMap { $0["pushToStartToken"]?.string })
    #expect(tokens.count == 2)
    for body: JSONValue in [
      ["app": "score", "attributesType": "BreakAttributes"], ["app": "BreakAttributes"],
    ] {
      let started = phone.ask("POST", "/islet/activities", body)
      #expect(started.status == 201)
      #expect(started.json["attributesType"] == "BreakAttributes")
      #expect(started.json["contentState"] == ["left": 5])
      #expect(started.json["attributes"] == ["hall": "1"])
    }
    let first = phone.ask("POST", "/islet/activities", ["app": "score"])
    #expect(first.json["attributesType"] == "ScoreAttributes")
    let wrong = phone.ask(
      "POST", "/islet/activities", ["app": "score", "attributesType": "PauseAttributes"])
    #expect(wrong.status == 400)
    #expect(wrong.json["fix"]?.string == "one of: ScoreAttributes, BreakAttributes")
  }

  @Test func `the app's Info.plist decides whether it starts, and how many pushes it may get`()
    throws
  {
    var says = AppDeclarations()
    says.supportsLiveActivities = false
    says.place = SourceLocation(file: "/app/Info.plist", line: 1)
    let refused = try phone(says).ask("POST", "/islet/activities", ["app": "score"])
    #expect(refused.status == 409)
    #expect(refused.json["activityKitError"] == "unsupported")
    #expect(refused.json.compact.contains("plist-key-missing"))
    #expect(refused.json.compact.contains("/app/Info.plist"))
    var small = AppDeclarations()
    small.supportsFrequentUpdates = false
    for (declared, size) in [(small, 15), (AppDeclarations(), 240)] {
      let phone = try phone(declared)
      let app = phone.ask("GET", "/islet").json["apps"]?.array?.first
      #expect(app?["supportsFrequentUpdates"] == .bool(size == 240))
      let started = phone.ask("POST", "/islet/activities", ["app": "score"])
      #expect(started.json["budget"]?["size"]?.int == size)
    }
  }
}
