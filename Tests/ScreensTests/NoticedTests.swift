import JSON
import LiveActivities
import Testing

@testable import Screens

@MainActor
@Suite("What a key or a moment changes on the screen")
struct NoticedTests {
  @Test func `who listens leafs through a long screen and back`() throws {
    var options = AppModel.Options()
    options.isAccessible = true
    let world = try World(columns: 50, rows: 14, options: options)
    for score in 1...20 { world.push(["score": .int(score), "text": "alpha", "list": []]) }
    world.press("3")
    let first = world.text
    world.press(Key(.pageDown))
    #expect(world.text != first)
    world.press(Key(.pageUp))
    #expect(world.text == first)
  }

  @Test func `the phone is new when a push changes what is seen of it, until it is drawn`() throws {
    let world = try World(columns: 120, rows: 40)
    world.draw()
    #expect(!world.model.isPhoneNew(in: world.snapshot))
    world.push(["score": 3, "text": "alpha", "list": []])
    #expect(world.model.isPhoneNew(in: world.snapshot))
    world.draw()
    #expect(!world.model.isPhoneNew(in: world.snapshot))
    // Where no phone stands, none is new.
    world.push(["score": 4, "text": "alpha", "list": []])
    world.press("3")
    #expect(!world.model.isPhoneNew(in: world.snapshot))
  }

  @Test(arguments: [(65.4, 0.4), (65, 1), (0.25, 0.25)])
  func `a countdown of seconds changes when its second is over`(left: Double, changes: Double)
    throws
  {
    let due = try #require(Countdown(to: left, from: 0).changesIn)
    #expect(abs(due - changes) < 1e-9)
    #expect(Countdown(to: left, from: due).text != Countdown(to: left, from: 0).text)
    #expect(Countdown(to: left, from: due - 0.01).text == Countdown(to: left, from: 0).text)
  }

  @Test func `an empty log says whether the filter or the pushes made it so`() throws {
    let world = try World(columns: 120, rows: 30)
    world.push(["score": 2, "text": "alpha", "list": []])
    world.press("3", "o")
    #expect(world.text.contains("Every push was shown as sent"))
    world.press("o", "/")
    for letter in "quebec" { world.press(.character(letter)) }
    world.press(.enter)
    #expect(world.text.contains("No push matches “quebec”"))
  }

  @Test func `a search says that it takes letters, until it has some`() throws {
    let world = try World()
    world.press(":")
    #expect(world.text.contains("type to search"))
    world.press("c")
    #expect(!world.text.contains("type to search"))
  }

  @Test func `a mark on the phone does not go along to another device`() throws {
    let world = try World(columns: 120, rows: 40)
    world.draw()
    world.press(Key(.right))
    #expect(world.model.markedRegion != nil)
    world.press("v")
    #expect(world.model.markedRegion == nil)
  }

  @Test func `in StandBy a finger that moves up goes on to the next activity, one down goes back`()
    throws
  {
    let world = try World()
    world.simulator.startActivity(of: try #require(world.simulator.app(named: "ride")))
    world.draw()
    world.press("b")
    let (column, row) = try world.cell(world.region(\.isIsland))
    world.click(column, row)
    let first = world.simulator.place
    let card = try world.region(\.isCard)
    try world.drag(card, 0, -6)
    let second = world.simulator.place
    #expect(second != first)
    try world.drag(world.region(\.isCard), 0, 6)
    #expect(world.simulator.place == first)
  }

  @Test func `Space closes an expanded island, and holds nothing on a locked phone`() throws {
    let world = try World()
    world.draw()
    world.press(" ")
    #expect(world.simulator.phone.selection.expanded != nil)
    world.draw()
    world.press(" ")
    #expect(world.simulator.phone.selection.expanded == nil)
  }

  @Test func `on a small screen Tab shows the lists in the phone's place`() throws {
    let world = try World(columns: 80, rows: 24)
    #expect(!world.text.contains("Activities"))
    world.press(.tab)
    #expect(world.text.contains("Activities"))
  }

  @Test func `an app that opens moves, and is there at once where motion is reduced`() throws {
    for isReduced in [false, true] {
      var options = AppModel.Options()
      options.reducesMotion = isReduced
      let world = try World(options: options)
      world.draw()
      world.press("f")
      world.draw()
      #expect((world.model.phone.motion != nil) == !isReduced)
    }
  }

  @Test func `what moves stands still as soon as the phone is told to reduce motion`() throws {
    let world = try World()
    world.draw()
    world.press("f")
    world.draw()
    #expect(world.model.phone.motion != nil)
    var snapshot = world.snapshot
    snapshot.reducesMotion = true
    _ = world.model.draw(snapshot, columns: 80, rows: 24, at: world.steady)
    #expect(world.model.phone.motion == nil)
  }

  @Test func `cards are scrolled to their end and no further, and the footer counts down`() throws {
    let world = try World(columns: 80, rows: 24, apps: ["A", "B", "C", "D", "E"])
    for app in world.simulator.apps.dropFirst() { world.simulator.startActivity(of: app) }
    world.simulator.send(.person(.lock))
    world.simulator.send(.person(.wake))
    world.draw()
    let all = try #require(world.model.phone.picture?.overflow)
    #expect(all > 250 && world.text.contains("↓ \(Int(all)) pt more"))
    world.press(Key(.pageDown))
    #expect(world.text.contains("↓ \(Int(all - 100)) pt more"))
    for _ in 0..<30 { world.press(Key(.pageDown)) }
    #expect(world.model.phone.scroll == all && world.text.contains("↑ \(Int(all)) pt above"))
    world.press(Key(.pageUp))
    #expect(world.model.phone.scroll == all - 100)
    // A larger window has room for all of them.
    (world.columns, world.rows) = (200, 90)
    world.draw()
    #expect(world.model.phone.scroll <= max(0, world.model.phone.picture?.overflow ?? 0))
  }

  @Test func `a page of an activity's state is eight lines, and of the log what is seen of it`()
    throws
  {
    let world = try World(columns: 120, rows: 20)
    for score in 1...40 { world.push(["score": .int(score), "text": "alpha", "list": []]) }
    world.press(.tab, Key(.pageDown))
    #expect(world.model.phone.stateScroll == 8)
    world.press(Key(.pageDown), Key(.pageUp))
    #expect(world.model.phone.stateScroll == 8)
    world.press("3")
    world.draw()
    let seen = world.model.pushes.visibleRows
    #expect(seen > 1 && seen < 40)
    world.press(Key(.pageDown))
    #expect(world.model.pushes.selected == 40 - seen)
    world.press(.enter, Key(.pageDown))
    #expect(world.model.pushes.selected == 40 - seen && world.model.pushes.detailScroll == 10)
  }
}
