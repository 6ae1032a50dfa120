import Findings
import LiveActivities
import Simulator
import Testing

@testable import Screens

/// What is told of an app's own act whose state its widget cannot read.
@MainActor
@Suite struct RefusedActTests {
  private func unreadable() -> DecodeFault {
    DecodeFault(
      kind: .dataCorrupted, path: ["phase"], expected: "Phase",
      message: "Cannot initialize Phase")
  }

  @Test func `a sample that cannot be read starts nothing, and that is told`() throws {
    let world = try World(starts: false)
    let widget = try #require(world.simulator.apps.first?.widget as? PlainWidget)
    widget.isSlow = true
    let app = try #require(world.source.snapshot().apps.first)
    widget.fault = unreadable()
    _ = world.source.perform(.start(app: app.id, state: 0))
    #expect(world.source.news(of: SimulatorChange()) == nil, "the widget is still reading")
    widget.read()
    world.simulator.settle()
    let news = try #require(world.source.news(of: SimulatorChange()))
    #expect(news.severity == .bad)
    #expect(news.text.hasPrefix("contentState.phase: "), "\(news.text)")
  }

  @Test func `while a widget reads what an activity starts with, none is missed`()
    throws
  {
    let world = try World(columns: 120, rows: 30, starts: false)
    let widget = try #require(world.simulator.apps.first?.widget as? PlainWidget)
    widget.isSlow = true
    let app = try #require(world.source.snapshot().apps.first)
    let told = world.source.perform(.start(app: app.id, state: 0))
    #expect(told?.text == "Match starts with 01-state")
    #expect(world.text.contains("Match starts …") && !world.text.contains("None runs."))
    world.press("u")
    #expect(world.text.contains("Match starts; its widget is still reading the state"))
    widget.read()
    world.simulator.settle()
    #expect(world.snapshot.activities.count == 1 && world.snapshot.starting.isEmpty)
    #expect(!world.text.contains("Match starts …"))
  }

  @Test func `a sample that can be read is not spoken of twice`() throws {
    let world = try World()
    let widget = try #require(world.simulator.apps.first?.widget as? PlainWidget)
    widget.isSlow = true
    let row = try #require(world.source.snapshot().activities.first)
    let told = world.source.perform(.update(activity: row.id, state: 1))
    #expect(told?.text.contains("updated itself") == true)
    widget.read()
    world.simulator.settle()
    #expect(world.source.news(of: SimulatorChange()) == nil)
    widget.fault = unreadable()
    _ = world.source.perform(.update(activity: row.id, state: 2))
    widget.read()
    world.simulator.settle()
    #expect(world.source.news(of: SimulatorChange())?.severity == .bad)
  }
}
