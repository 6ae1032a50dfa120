import LiveActivities
import Phone
import Testing

@testable import Screens

@MainActor
@Suite("What hands do to the phone")
struct HandsTests {
  @Test func `an open app follows the finger from the lower end, and the list scrolls with it`()
    throws
  {
    let world = try World()
    world.press("f")
    world.draw()
    let area = try #require(
      world.frame?.regions.last { if case .phone = $0.target { true } else { false } }?.area)
    let (column, row) = (area.column + area.columns / 2, area.endRow - 1)
    world.input(.mouse(Mouse(.press, column: column, row: row)))
    world.input(.mouse(Mouse(.drag, column: column, row: row - 6)))
    guard case .app(let distance)? = world.model.press?.pull else {
      Issue.record("nothing follows")
      return
    }
    #expect(distance > 50)
    world.input(.mouse(Mouse(.release, column: column, row: row - 6)))
    #expect(world.simulator.phone.device.foreground == nil)
  }

  @Test func `where phone and lists take turns, Tab is said to lead from one to the other`() throws
  {
    let world = try World(columns: 80, rows: 24)
    #expect(world.text.contains("Tab lists"))
    world.press(.tab)
    #expect(world.text.contains("Tab phone"))
    world.press(.tab)
    world.draw()
    world.press("r")
    #expect(world.text.contains(" pt"))
    world.press("a")
    #expect(world.text.contains("Esc back"))
    #expect(!world.text.contains("q quit"))
  }

  @Test func `a sleeping screen wakes at the first click and does nothing else`() throws {
    let world = try World()
    world.press("w")
    let glass = try world.region { $0 == .glass }
    let (column, row) = try world.cell(glass)
    #expect(world.text.contains("The screen is off"))
    world.click(column, row)
    #expect(world.simulator.phone.device.screen == .lockScreen)
  }

  @Test func `a drag from the lower end of the screen goes home, and unlocks the Lock Screen`()
    throws
  {
    let world = try World()
    let bundle = try #require(world.simulator.phone.activities.first?.bundle)
    world.press("f")
    #expect(world.simulator.phone.device.foreground == bundle)
    let frame = world.draw()
    let area = try #require(
      frame.regions.last { if case .phone = $0.target { true } else { false } }?.area)
    world.drag(area.column + area.columns / 2, area.endRow - 1, 0, -5)
    #expect(world.simulator.phone.device.foreground == nil)
    world.press("w", "w")
    world.draw()
    world.drag(area.column + area.columns / 2, area.endRow - 1, 0, -5)
    #expect(world.simulator.phone.device.screen == .unlocked)
  }

  @Test func `a mark shows where Enter leads, and stays with what it is on`() throws {
    let world = try World.locked()
    world.draw()
    while world.model.markedRegion.map({ $0.target.isCard }) != false,
      world.model.phone.mark?.number ?? 0 < 5
    {
      world.press(Key(.right))
      if case .action? = world.model.markedRegion?.target { break }
    }
    #expect(world.text.contains("Enter opens match://1"))
    let marked = world.model.phone.mark?.target
    world.push(["score": 2, "text": "Match is at 2", "list": [1]])
    world.draw()
    #expect(world.model.phone.mark?.target == marked)
    world.press(.enter)
    #expect(world.text.contains("Match opens match://1"))
    #expect(world.simulator.phone.device.openedURL == "match://1")
  }

  @Test func `with its app open a touch never says that the phone is locked`() throws {
    let world = try World.locked()
    world.draw()
    world.press(.enter)
    #expect(world.simulator.phone.device.foreground != nil)
    let told = world.source.perform(.touch(.card(activityID: "nobody", url: "x://y")))
    #expect(told?.text.contains("locked") != true)
  }
}
