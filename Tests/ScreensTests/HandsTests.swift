import LiveActivities
import Phone
import Testing

@testable import Screens

@MainActor
@Suite("What hands do to the phone")
struct HandsTests {
  private func region(
    _ world: World, _ isWanted: (PhoneRegion.Target) -> Bool
  ) throws -> PhoneRegion {
    world.draw()
    return try #require(world.model.phone.picture?.regions.last { isWanted($0.target) })
  }

  /// Presses in the middle of a part, moves by cells, and lets go.
  private func drag(_ world: World, _ region: PhoneRegion, _ columns: Int, _ rows: Int = 0) throws {
    let (column, row) = try cell(world, region)
    drag(world, column, row, columns, rows)
  }

  private func drag(_ world: World, _ column: Int, _ row: Int, _ columns: Int, _ rows: Int = 0) {
    world.input(.mouse(Mouse(.press, column: column, row: row)))
    world.input(.mouse(Mouse(.drag, column: column + columns / 2, row: row + rows / 2)))
    world.input(.mouse(Mouse(.release, column: column + columns, row: row + rows)))
  }

  private func cell(_ world: World, _ region: PhoneRegion) throws -> (Int, Int) {
    let area = try #require(
      world.frame?.regions.last { if case .phone = $0.target { true } else { false } })
    guard case .phone(let column, let row, let width, let height) = area.target else {
      return (0, 0)
    }
    return (
      column + Int(region.frame.midX / width), row + Int(region.frame.midY / height)
    )
  }

  private func isCard(_ target: PhoneRegion.Target) -> Bool {
    if case .card = target { true } else { false }
  }

  private func isIsland(_ target: PhoneRegion.Target) -> Bool {
    if case .island = target { true } else { false }
  }

  private func locked(columns: Int = 80, rows: Int = 24) throws -> World {
    let world = try World(columns: columns, rows: rows)
    world.press("w", "w")
    return world
  }

  @Test func `a drag on a card shows Clear, a click on that removes it, X brings it back`() throws {
    let world = try locked()
    try drag(world, try region(world, isCard), -8)
    let id = try #require(world.simulator.phone.activities.first?.id)
    #expect(world.simulator.phone.device.uncovered == id)
    let button = try region(world) { $0 == .dismiss(activityID: id) }
    let (column, row) = try cell(world, button)
    world.click(column, row)
    #expect(world.simulator.phone.activities.isEmpty)
    #expect(world.text.contains("X undo swipe"))
    world.press("X")
    #expect(world.simulator.phone.activities.map(\.id) == [id])
  }

  @Test func `a drag back covers the button again, a long one removes at once`() throws {
    let world = try locked()
    try drag(world, try region(world, isCard), -8)
    try drag(world, try region(world, isCard), 8)
    #expect(world.simulator.phone.device.uncovered == nil)
    let card = try region(world, isCard)
    let (column, row) = try cell(world, card)
    drag(world, column + 20, row, -48)
    #expect(world.simulator.phone.activities.isEmpty)
  }

  @Test func `x moves the card aside, x again clears it, and where no card shows it says so`()
    throws
  {
    let world = try World()
    world.draw()
    world.press("x")
    #expect(world.text.contains("Nothing can be swiped: the Lock Screen does not show"))
    #expect(world.simulator.phone.activities.count == 1)
    world.press("w")
    world.draw()
    world.press("x")
    #expect(world.text.contains("the screen is off"))
    world.press("w")
    world.draw()
    world.press("x")
    #expect(world.simulator.phone.device.uncovered != nil)
    #expect(world.text.contains("x clears"))
    world.press("x")
    #expect(world.simulator.phone.activities.isEmpty)
  }

  @Test func `a sleeping screen wakes at the first click and does nothing else`() throws {
    let world = try World()
    world.press("w")
    let glass = try region(world) { $0 == .glass }
    let (column, row) = try cell(world, glass)
    #expect(world.text.contains("The screen is off"))
    world.click(column, row)
    #expect(world.simulator.phone.device.screen == .lockScreen)
  }

  @Test func `a drag towards the island’s middle hides it, one away from it brings it back`() throws
  {
    let world = try World()
    let island = try region(world, isIsland)
    let (column, row) = try cell(world, island)
    drag(world, column + 3, row, -6)
    #expect(world.simulator.phone.selection.island == .empty)
    let sensor = try region(world) { $0 == .sensor }
    try drag(world, sensor, 8)
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
    let island = try region(world, isIsland)
    let row = try cell(world, island).1
    drag(world, area.column + area.columns / 2, row, 12)
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
    let attached = try region(world) { if case .island(first, _, _) = $0 { true } else { false } }
    let (column, row) = try cell(world, attached)
    drag(world, column - 8, row, 8)
    #expect(world.simulator.phone.selection.island == .minimal(attached: second, detached: first))
    world.draw()
    world.press("S")
    #expect(world.simulator.phone.selection.island == .minimal(attached: first, detached: second))
    let bubble = try region(world) { if case .island(second, _, _) = $0 { true } else { false } }
    try drag(world, bubble, -6)
    #expect(world.simulator.phone.selection.island == .compact(first))
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
    drag(world, area.column + area.columns / 2, area.endRow - 1, 0, -5)
    #expect(world.simulator.phone.device.foreground == nil)
    world.press("w", "w")
    world.draw()
    drag(world, area.column + area.columns / 2, area.endRow - 1, 0, -5)
    #expect(world.simulator.phone.device.screen == .unlocked)
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

  @Test func `a mark shows where Enter leads, and stays with what it is on`() throws {
    let world = try locked()
    world.draw()
    while world.model.markedRegion.map({ isCard($0.target) }) != false,
      world.model.phone.region ?? 0 < 5
    {
      world.press(Key(.right))
      if case .action? = world.model.markedRegion?.target { break }
    }
    #expect(world.text.contains("Enter opens match://1"))
    let marked = world.model.phone.marked
    world.push(["score": 2, "text": "Match is at 2", "list": [1]])
    world.draw()
    #expect(world.model.phone.marked == marked)
    world.press(.enter)
    #expect(world.text.contains("Match opens match://1"))
    #expect(world.simulator.phone.device.openedURL == "match://1")
  }

  @Test func `with its app open a touch never says that the phone is locked`() throws {
    let world = try locked()
    world.draw()
    world.press(.enter)
    #expect(world.simulator.phone.device.foreground != nil)
    let told = world.source.perform(.touch(.card(activityID: "nobody", url: "x://y")))
    #expect(told?.text.contains("locked") != true)
  }

  @Test func `a long press does nothing on a card, and says so`() throws {
    let world = try locked()
    let card = try region(world, isCard)
    let told = try #require(world.source.perform(.hold(card.target)))
    #expect(told.text.contains("island alone"))
    #expect(world.simulator.phone.device.foreground == nil)
  }

  @Test func `StandBy turns from one activity to the next by drag and arrow, Esc leads back`()
    throws
  {
    let world = try World()
    world.simulator.startActivity(of: try #require(world.simulator.app(named: "ride")))
    world.draw()
    world.press("b")
    #expect(world.simulator.place == .standBy(opened: nil))
    let minimal = try region(world, isIsland)
    let (column, row) = try cell(world, minimal)
    world.click(column, row)
    guard case .standBy(let first?) = world.simulator.place else {
      Issue.record("nothing fills the screen")
      return
    }
    world.draw()
    world.press(Key(.right))
    guard case .standBy(let second?) = world.simulator.place else { return }
    #expect(first != second)
    let card = try region(world, isCard)
    try drag(world, card, -8)
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

  @Test func `the menu of what else is on a phone brings a call into the island, and ends it`()
    throws
  {
    let world = try World()
    world.press("m", .enter)
    #expect(world.simulator.phone.systemActivities.map(\.kind) == [.call])
    #expect(world.text.contains("Call: end it"))
    world.press(.enter)
    #expect(world.simulator.phone.systemActivities.isEmpty)
  }

  @Test func `a notification that is swiped leaves, and does not open its app`() throws {
    let world = try locked(columns: 120, rows: 60)
    world.simulator.send(
      .system(.notify(bundle: "com.example.chat", app: "Chat", title: "Alex", body: "Hi")))
    let note = try region(world) { if case .notification = $0 { true } else { false } }
    try drag(world, note, -8)
    #expect(world.simulator.phone.selection.notifications.isEmpty)
    #expect(world.simulator.phone.device.foreground == nil)
  }

  @Test func `a touch beside Clear lets the card slide back and opens nothing`() throws {
    let world = try locked()
    try drag(world, try region(world, isCard), -8)
    let (column, row) = try cell(world, try region(world, isCard))
    world.click(column, row)
    #expect(world.simulator.phone.device.uncovered == nil)
    #expect(world.simulator.phone.device.foreground == nil)
  }

  @Test func `a stack opens at a click, closes at Esc, and leaves whole at a swipe`() throws {
    let world = try locked(columns: 120, rows: 60)
    for text in ["Hi", "There"] {
      world.simulator.send(
        .system(.notify(bundle: "com.example.chat", app: "Chat", title: "Alex", body: text)))
    }
    let isStack = { (target: PhoneRegion.Target) in target == .stack(bundle: "com.example.chat") }
    let (column, row) = try cell(world, try region(world, isStack))
    world.click(column, row)
    #expect(world.simulator.phone.device.unfolded == "com.example.chat")
    world.draw()
    world.press(.escape)
    #expect(world.simulator.phone.device.unfolded == nil)
    try drag(world, try region(world, isStack), -8)
    #expect(world.simulator.phone.selection.notifications.isEmpty)
  }
}
