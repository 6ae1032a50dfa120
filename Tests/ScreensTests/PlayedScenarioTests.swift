import Simulator
import Testing

@testable import Screens

@MainActor
@Suite("A scenario on the screen")
struct PlayedScenarioTests {
  private func world(columns: Int) throws -> World {
    let world = try World(columns: columns, rows: 30, starts: false)
    let text = """
      {"islet": 1, "kind": "scenario", "seed": "7", "start": \(Int(world.time))}
      {"at": 0, "app": "match", "request": {"id": "final", "type": "MatchAttributes", "attributes": {"name": "Match"}, "state": {"score": 1, "text": "a", "list": []}}}
      {"at": 10, "to": "final", "update": {"score": 2, "text": "b", "list": []}}
      """
    let scenario = try Scenario(
      reading: Array(text.utf8), now: world.time, bundles: ["match": "com.example.match"])
    ScenarioPlayer(scenario, on: world.simulator).follow(isWatched: true)
    world.simulator.settle()
    return world
  }

  private func keys(_ world: World) -> String {
    world.text.split(separator: "\n").last.map(String.init) ?? ""
  }

  @Test(arguments: [60, 80, 120])
  func `who presents it is shown how to hold it and to walk through it`(columns: Int) throws {
    let world = try world(columns: columns)
    let line = keys(world)
    #expect(line.contains("p pause  n next event"), "\(line)")
    if columns >= 80 { #expect(line.contains("+ faster")) }
    #expect(line.contains("? help  q quit"))
    // Also while a push is told.
    world.model.tell(String(repeating: "a", count: columns / 4), at: world.steady)
    #expect(keys(world).contains("p pause  n next event"))
  }

  @Test func `a presenter's keys give way before a message is cut, and come back after it`() throws
  {
    let world = try world(columns: 80)
    let message = String(repeating: "a", count: 42)
    world.model.tell(message, at: world.steady)
    #expect(keys(world).contains(message) && keys(world).contains("? help  q quit"))
    #expect(!keys(world).contains("n next event"))
    world.pass(6)
    #expect(keys(world).contains("n next event"))
  }

  @Test func `once it is over the keys and n say how it is played again`() throws {
    let world = try world(columns: 80)
    world.press("n")
    world.simulator.settle()
    #expect(world.simulator.scenario == .isOver)
    world.pass(6)
    #expect(keys(world).contains("P play again"))
    // The activity's own moments come after it.
    for _ in 0..<4 {
      world.press("n")
      world.simulator.settle()
    }
    #expect(keys(world).contains("The scenario is over; P plays it again"))
    world.press("P")
    #expect(world.intents.last == .playAgain)
  }

  @Test(arguments: ["scenario", "demo", "replay"])
  func `a search for it finds the way back to its beginning`(typed: String) throws {
    let world = try world(columns: 80)
    world.press(":")
    for letter in typed { world.press(.character(letter)) }
    world.press(.enter)
    #expect(world.intents.last == .playAgain)
  }

  @Test func `where none is played its keys are not offered, and P says so`() throws {
    let world = try World(columns: 200, rows: 30)
    #expect(!keys(world).contains("play again") && !keys(world).contains("faster"))
    world.press("P")
    #expect(world.intents.isEmpty && keys(world).contains("No scenario is played here"))
  }

  @Test func `the app before another simulator keeps what was chosen for the terminal`() throws {
    let world = try world(columns: 80)
    world.press("r", "3")
    world.model.ringsBell = true
    let model = world.model.anew
    #expect(model.phone.hasRuler && model.screen == .pushes && model.ringsBell)
    #expect(model.phone.activity == nil && model.notice == nil)
  }

  @Test func `on another device there is room for the way back to the phone`() throws {
    let world = try world(columns: 80)
    world.press("v")
    #expect(keys(world).contains("Esc phone"), "\(keys(world))")
    #expect(keys(world).contains("p pause  n next event"))
    #expect(keys(world).contains("? help  q quit"))
  }
}
