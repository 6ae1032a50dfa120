import Simulator
import Testing
import WidgetProtocol

@testable import Screens

@Suite("The list of an app's intents, and what its code prints")
struct RunMenuTests {
  private func intent(_ parameters: [OfferedIntent.Parameter]) -> OfferedIntent {
    OfferedIntent(
      name: "Brew", title: "Brew", changesActivities: true, opensApp: false, parameters: parameters)
  }

  private func parameter(
    _ name: String, _ type: String = "String", isRequired: Bool = true, choices: [String] = []
  ) -> OfferedIntent.Parameter {
    OfferedIntent.Parameter(
      name: name, title: "", type: type, isRequired: isRequired, choices: choices)
  }

  @Test func `an intent is run once for each choice, each activity, or as it is`() {
    func runs(_ parameters: [OfferedIntent.Parameter]) -> [[String]] {
      intent(parameters).runs(activities: ["A1", "B2"]).map { $0.map(\.value) }
    }
    #expect(runs([]) == [[]])
    #expect(runs([parameter("cups", "Int", isRequired: false)]) == [[]])
    #expect(runs([parameter("strength", choices: ["mild", "strong"])]) == [["mild"], ["strong"]])
    #expect(runs([parameter("timerID")]) == [["A1"], ["B2"]])
    #expect(
      runs([parameter("timerID"), parameter("how", choices: ["x"])]) == [
        ["A1", "x"], ["B2", "x"],
      ])
    // What must be typed cannot be chosen.
    #expect(runs([parameter("name")]).isEmpty)
  }

  @Test func `printed lines are listed, the newest first, with who printed them`() {
    var snapshot = Snapshot(clock: ClockReading(now: 0))
    snapshot.apps = [AppRow(title: "Brew", bundle: "b", icon: "B", states: [])]
    snapshot.output = [
      PrintedLine(number: 1, time: 0, bundle: "b", printer: .widget, text: "one"),
      PrintedLine(number: 2, time: 0, bundle: "b", printer: .app, text: "two"),
    ]
    let items = AppModel().outputItems(snapshot)
    #expect(items.map(\.title) == ["two", "one"])
    #expect(items.map(\.detail) == ["Brew, app", "Brew, widget"])
  }
}
