import EventLoop
import JSON
import Simulator
import Testing
import WidgetHost
import WidgetProtocol

@testable import Screens

@MainActor
@Suite("What the gallery asks for and shows")
struct GalleryTests {
  @Test func `the gallery moves through states and looks without asking twice for a picture`()
    throws
  {
    let world = try World(columns: 120, rows: 40)
    world.press("2")
    world.draw()
    #expect(world.draw().wanted.isEmpty)
    world.press("j", "j", "l")
    #expect(world.model.gallery.row == 2)
    world.press("d")
    #expect(world.text.contains("light"))
    world.press("w")
    #expect(world.text.contains("\"aps\""))
    world.press(.enter)
    #expect(world.simulator.phone.activities.first?.state.string.contains("Match is at 3") == true)
  }

  @Test func `an app with several activities has a row for each, and ] goes from one to the next`()
    throws
  {
    let world = try World(columns: 120, rows: 40, apps: ["Match"])
    let folder = World.app("Match").folder.joined(
      by: ["Match", "Break"].map { name in
        WidgetDescription(
          attributesType: "\(name)Attributes", widget: name,
          previews: [
            WidgetPreview(
              name: nil, attributes: "{}", states: [#"{"left":7}"#], stateNames: ["\(name)-state"])
          ])
      })
    world.simulator.install(SimulatedApp(folder, widget: PlainWidget()))
    world.press("2")
    #expect(world.text.contains("Match · MatchAttributes") && world.text.contains("state 1 of 6"))
    world.press("]")
    #expect(world.text.contains("Match · BreakAttributes") && world.text.contains("Break-state"))
    world.press(.enter)
    let started = world.simulator.phone.activities.last
    #expect(started?.attributesType == "BreakAttributes")
    #expect(started?.state.string == #"{"left":7}"#)
    world.press("]")
    #expect(world.text.contains("Match · MatchAttributes"))
  }

  @Test func `on a small screen the payload takes the states' place, and Esc gives it back`() throws
  {
    let world = try World(columns: 80, rows: 24)
    world.press("2")
    world.draw()
    world.press("w")
    #expect(world.text.contains("\"aps\""))
    #expect(world.text.contains("Esc states"))
    world.press(.escape)
    #expect(!world.text.contains("\"aps\"") && world.text.contains("01-state"))
  }

  @Test func `only what is visible is asked for, however many states there are`() throws {
    let world = try World(columns: 80, rows: 24)
    world.press("2")
    let wanted = world.model.draw(world.snapshot, columns: 80, rows: 24, at: 0).wanted
    #expect(Set(wanted.map(\.state)).count <= 3)
  }

  @Test func `samples with moments are sent, copied and shown as the numbers that a push carries`()
    throws
  {
    let world = try World()
    var folder = World.app("Tea").folder
    folder.states = [
      ("brewing", ["ready": "@now+60", "cup": 1]), ("ready", ["ready": "@now-5", "cup": 1]),
    ]
    let tea = try RunningSimulator(
      loop: EventLoop(), options: RunningSimulator.Options(),
      apps: [SimulatedApp(folder, widget: PlainWidget())])
    tea.setPaused(true)
    tea.startActivity(of: tea.apps[0])
    let source = SimulatorSource(tea)
    let row = try #require(source.snapshot().activities.first)
    world.model.screen = .gallery
    let app = try #require(source.snapshot().apps.first)
    let shown = world.model.galleryPayload(app, source.snapshot())
    #expect(shown["ready"]?.double == tea.now.rounded(.down) + 60)
    // The sample that is shown is known although its moment has become a number.
    #expect(CurlLine.ready(for: row, source.snapshot()).contains("content-state"))
    _ = source.perform(.update(activity: row.id, state: 1))
    let state = try #require(source.snapshot().activities.first?.activity.state.value)
    #expect(state["ready"]?.double == tea.now - 5)
  }
}
