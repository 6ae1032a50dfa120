import LiveActivities
import Phone
import Testing

@testable import Screens

@MainActor
@Suite("What hands do to the island and to StandBy")
struct IslandHandsTests {
  @Test func `an island under a finger grows at once and opens after two tenths of a second`()
    throws
  {
    let world = try World()
    let island = try world.region(\.isIsland)
    let (column, row) = try world.cell(island)
    let mouse = Mouse(.press, column: column, row: row)
    #expect(world.model.holdTime(of: mouse) == 0.2)
    world.input(.mouse(mouse))
    world.draw()
    #expect(world.model.phone.scene?.pull == .press(activityID: world.snapshot.activities[0].id))
    world.input(.mouse(Mouse(.hold, column: column, row: row)))
    world.draw()
    #expect(world.model.phone.scene.map(AppModel.isExpanded) == true)
    #expect(world.model.phone.scene?.pull == nil)
    // Elsewhere a press lasts longer before it is a long one.
    let app = try world.region { if case .app = $0 { true } else { false } }
    let (appColumn, appRow) = try world.cell(app)
    #expect(world.model.holdTime(of: Mouse(.press, column: appColumn, row: appRow)) == 0.5)
  }

  @Test func `a drag towards the island’s middle hides it, one away from it brings it back`() throws
  {
    let world = try World()
    let island = try world.region(\.isIsland)
    let (column, row) = try world.cell(island)
    world.drag(column + 3, row, -6)
    #expect(world.simulator.phone.selection.island == .empty)
    let sensor = try world.region { $0 == .sensor }
    try world.drag(sensor, 8)
    #expect(world.simulator.phone.selection.island != .empty)
    world.draw()
    world.press("H")
    #expect(world.simulator.phone.selection.island == .empty)
    world.draw()
    world.press("H")
    #expect(world.simulator.phone.selection.island != .empty)
  }

  @Test func `a drag that begins in the island’s middle leads outwards, to whichever side`() throws
  {
    let world = try World()
    let ride = try #require(world.simulator.app(named: "ride"))
    world.simulator.startActivity(of: ride)
    let both = world.simulator.phone.selection.island
    let frame = world.draw()
    let area = try #require(
      frame.regions.last { if case .phone = $0.target { true } else { false } }?.area)
    world.press("H")
    #expect(world.simulator.phone.selection.island != both)
    let island = try world.region(\.isIsland)
    let row = try world.cell(island).1
    world.drag(area.column + area.columns / 2, row, 12)
    #expect(world.simulator.phone.selection.island == both)
  }

  @Test func `two activities swap by a drag from the far edge, or by S; the second one hides`()
    throws
  {
    let world = try World()
    world.simulator.startActivity(of: try #require(world.simulator.app(named: "ride")))
    guard case .minimal(let first, let second) = world.simulator.phone.selection.island else {
      Issue.record("there are no two in the island")
      return
    }
    let attached = try world.region { if case .island(first, _, _) = $0 { true } else { false } }
    let (column, row) = try world.cell(attached)
    world.drag(column - 8, row, 8)
    #expect(world.simulator.phone.selection.island == .minimal(attached: second, detached: first))
    world.draw()
    world.press("S")
    #expect(world.simulator.phone.selection.island == .minimal(attached: first, detached: second))
    let bubble = try world.region { if case .island(second, _, _) = $0 { true } else { false } }
    try world.drag(bubble, -6)
    #expect(world.simulator.phone.selection.island == .compact(first))
  }

  @Test func `what Enter does is said as the phone stands`() throws {
    let world = try World()
    world.draw()
    world.press(Key(.right))
    #expect(world.text.contains("Enter opens "))
    world.press("w")
    world.draw()
    world.press(Key(.right))
    #expect(world.text.contains("Enter wakes the phone"))
    world.press(.enter)
    #expect(world.simulator.phone.device.screen == .lockScreen)
    world.draw()
    world.press("b")
    world.draw()
    world.press(Key(.right))
    #expect(world.text.contains("Enter shows it on the whole screen"))
    world.press(.enter)
    #expect(world.simulator.phone.device.standBy?.opened != nil)
  }

  @Test func `in an app the way out is named, and nothing that the island does not do`() throws {
    let world = try World()
    world.draw()
    #expect(world.text.contains("Space hold"))
    world.press("f")
    #expect(world.simulator.phone.device.foreground != nil)
    world.pass(10)
    world.draw()
    #expect(world.text.contains("f home"))
    #expect(!world.text.contains("Space hold"))
    world.press(.enter)
    #expect(world.text.contains("Match’s activity does not show now"))
  }

  @Test func `Space holds what is marked, and says why nothing expands`() throws {
    let world = try World()
    let match = try #require(world.simulator.app(named: "match"))
    let first = try #require(world.simulator.phone.activities.first?.id)
    world.simulator.startActivity(of: match)
    world.simulator.settle()
    world.draw()
    world.press("j", " ")
    #expect(world.simulator.phone.selection.expanded == nil)
    #expect(world.text.contains("is not in the island: another activity of its app goes first"))
    world.draw()
    world.press(Key(.right))
    #expect(world.text.contains("Space expands"))
    world.press(" ")
    #expect(world.simulator.phone.selection.expanded == first)
  }

  @Test func `the menu of what else is on a phone brings a call into the island, and ends it`()
    throws
  {
    let world = try World()
    world.press("m", .enter)
    #expect(world.simulator.phone.systemActivities.map(\.kind) == [.call])
    // What it has brought about is to be seen.
    #expect(world.model.menus.isEmpty)
    world.press("m")
    #expect(world.text.contains("Call: end it"))
    world.press(.enter)
    #expect(world.simulator.phone.systemActivities.isEmpty && world.model.menus.isEmpty)
  }

  @Test func `StandBy turns from one activity to the next by drag and arrow, Esc leads back`()
    throws
  {
    let world = try World()
    world.simulator.startActivity(of: try #require(world.simulator.app(named: "ride")))
    world.draw()
    world.press("b")
    #expect(world.simulator.place == .standBy(opened: nil))
    let minimal = try world.region(\.isIsland)
    let (column, row) = try world.cell(minimal)
    world.click(column, row)
    guard case .standBy(let first?) = world.simulator.place else {
      Issue.record("nothing fills the screen")
      return
    }
    world.draw()
    world.press(Key(.right))
    guard case .standBy(let second?) = world.simulator.place else {
      Issue.record("no other activity fills the screen")
      return
    }
    #expect(first != second)
    let card = try world.region(\.isCard)
    try world.drag(card, -8)
    #expect(world.simulator.place == .standBy(opened: first))
    world.draw()
    world.press(.escape)
    #expect(world.simulator.place == .standBy(opened: nil))
    for key: Key in ["k", "j"] {
      world.press(key, .enter)
      #expect(world.simulator.place != .standBy(opened: nil))
      world.draw()
      world.press(.escape)
      world.draw()
    }
    let night = world.simulator.isNight
    world.press("B")
    #expect(world.simulator.isNight != night)
  }

  @Test func `B turns StandBy red, and elsewhere says where it does`() throws {
    let world = try World()
    world.press("B")
    #expect(world.text.contains("Only StandBy turns red"))
    world.press("b")
    let before = world.snapshot.scene?.isNight
    world.press("B")
    #expect(world.snapshot.scene?.isNight != before)
    #expect(world.text.contains(before == true ? "B night" : "B day"))
    // Who listens is told, too.
    var options = AppModel.Options()
    options.isAccessible = true
    let reader = try World(options: options)
    reader.press("b")
    let first = reader.text.contains("everything is red")
    reader.press("B")
    #expect(reader.text.contains("everything is red") != first)
  }
}
