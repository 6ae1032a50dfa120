import Findings
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

  @Test func `a list without intents says whether there are none or they are not known`() {
    var snapshot = Snapshot(clock: ClockReading(now: 0))
    func emptiness(_ intents: Result<[OfferedIntent], Finding>?, isWithoutSource: Bool = false)
      -> String
    {
      var row = AppRow(title: "Brew", bundle: "b", icon: "B", states: [])
      (row.intents, row.isWithoutSource) = (intents, isWithoutSource)
      snapshot.apps = [row]
      return AppModel().emptiness(of: Menu(.runs(bundle: "b")), snapshot)
    }
    #expect(emptiness(nil).contains("is being asked"))
    #expect(emptiness(.success([])) == "The app offers no intents.")
    #expect(emptiness(.failure(Finding("widget-answer", sentence: "It broke."))) == "It broke.")
    #expect(emptiness(.success([]), isWithoutSource: true).contains("source is not here"))
  }

  @MainActor
  @Test func `why a widget does not list its intents is kept`() throws {
    let world = try World()
    let bundle = try #require(world.simulator.apps.first).folder.bundle
    _ = world.source.perform(.listIntents(bundle: bundle))
    // The made-up widget answers with something else.
    #expect(throws: Finding.self) { try world.source.intents[bundle]?.get() }
  }
}
