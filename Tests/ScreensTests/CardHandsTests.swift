import LiveActivities
import Phone
import Simulator
import Testing
import WidgetHost

@testable import Screens

@MainActor
@Suite("What hands do to cards and notifications")
struct CardHandsTests {
  @Test func `a drag on a card shows Clear, a click on that removes it, X brings it back`() throws {
    let world = try World.locked()
    try world.drag(world.region(\.isCard), -8)
    let id = try #require(world.simulator.phone.activities.first?.id)
    #expect(world.simulator.phone.device.uncovered == id)
    let button = try world.region { $0 == .dismiss(activityID: id) }
    let (column, row) = try world.cell(button)
    world.click(column, row)
    #expect(world.simulator.phone.activities.isEmpty)
    #expect(world.text.contains("X undo swipe"))
    world.press("X")
    #expect(world.simulator.phone.activities.map(\.id) == [id])
  }

  @Test func `a drag back covers the button again, a long one removes at once`() throws {
    let world = try World.locked()
    try world.drag(world.region(\.isCard), -8)
    #expect(world.simulator.phone.device.uncovered != nil)
    try world.drag(world.region(\.isCard), 8)
    #expect(world.simulator.phone.device.uncovered == nil)
    let card = try world.region(\.isCard)
    let (column, row) = try world.cell(card)
    world.drag(column + 20, row, -48)
    #expect(world.simulator.phone.activities.isEmpty)
  }

  @Test func `a card follows the finger, and its button grows with the room`() throws {
    let world = try World.locked()
    let card = try world.region(\.isCard)
    let (column, row) = try world.cell(card)
    world.input(.mouse(Mouse(.press, column: column, row: row)))
    var widths: [Double] = []
    for step in [6, 12, 20] {
      world.input(.mouse(Mouse(.drag, column: column - step, row: row)))
      world.draw()
      let button = world.model.phone.picture?.regions.first {
        if case .dismiss = $0.target { true } else { false }
      }
      widths.append(button?.frame.width ?? 0)
      let first = world.model.phone.picture?.regions.map(\.frame.minX).min() ?? .infinity
      #expect(first < card.frame.minX)
    }
    #expect(widths == widths.sorted() && widths[0] < widths[2])
    // Back where it came from, nothing has happened.
    world.input(.mouse(Mouse(.drag, column: column, row: row)))
    world.input(.mouse(Mouse(.release, column: column, row: row + 1)))
    #expect(world.model.press?.pull == nil)
    #expect(world.simulator.phone.device.uncovered == nil)
    #expect(world.simulator.phone.device.screen == .lockScreen)
  }

  @Test func `x stops an alarm that rings, which has no card to move aside`() throws {
    let world = try World(apps: ["Cook"], starts: false)
    let folder = AppFolder(
      name: "egg", title: "Egg", bundle: "com.example.egg", attributesType: "AlarmAttributes<Egg>",
      icon: "E", attributes: [:],
      states: [("rings", ["mode": ["alert": ["_0": ["time": ["hour": 7, "minute": 0]]]]])])
    let app = SimulatedApp(folder, widget: PlainWidget())
    world.simulator.install(app)
    world.simulator.startActivity(of: app)
    world.press("w")
    if world.simulator.phone.device.screen == .asleep { world.press("w") }
    world.draw()
    let id = try #require(world.simulator.phone.activities.first?.id)
    #expect(world.snapshot.ringingAlarm == id)
    #expect(world.text.contains("x stop "))
    world.press("x")
    #expect(world.simulator.phone.activities.isEmpty)
    // Without one a card is moved aside first.
    #expect(try World.locked().snapshot.ringingAlarm == nil)
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

  /// A phone that asks about two apps.
  private func asking(rows: Int = 60) throws -> (world: World, ids: [String]) {
    let world = try World(columns: 160, rows: rows)
    for app in world.simulator.apps.dropFirst() { world.simulator.startActivity(of: app) }
    world.press("w", "w")
    world.draw()
    let ids = world.snapshot.activities.map(\.id)
    try #require(ids.count == 2)
    return (world, ids)
  }

  @Test func `x takes the card that is marked, and clears no other one that is aside`() throws {
    let (world, ids) = try asking()
    for id in ids + [ids[0]] {
      try world.mark { if case .card(id, _) = $0 { true } else { false } }
      #expect(world.model.selectedActivity(world.snapshot)?.id == id)
      world.press("x")
      #expect(world.simulator.phone.device.uncovered == id)
      #expect(world.simulator.phone.activities.count == 2)
      #expect(world.model.clearedBySwipe(world.snapshot) == id)
    }
    world.press("x")
    #expect(world.simulator.phone.activities.map(\.id) == [ids[1]])
  }

  @Test(arguments: [0, 1])
  func `y and d answer the question that is marked, or that about the chosen activity`(
    number: Int
  ) throws {
    let (world, ids) = try asking()
    try world.mark { $0 == .deny(activityID: ids[number]) }
    #expect(world.model.answer(isAllowed: true) == .allow(activityID: ids[number]))
    world.press(number == 0 ? Key(.end) : Key(.home))
    world.draw()
    #expect(world.model.phone.mark == nil)
    #expect(world.model.answer(isAllowed: false) == .deny(activityID: ids[1 - number]))
  }

  @Test(arguments: [false, true])
  func `y shows the chosen activity's question that has scrolled away, and answers no other one`(
    isChosen: Bool
  ) throws {
    let (world, ids) = try asking(rows: 24)
    // Where nothing is chosen the first one is.
    if isChosen { world.press(Key(.home)) }
    world.draw()
    for _ in 0..<8 {
      world.press(Key(.pageDown))
      world.draw()
    }
    try #require(world.model.answer(isAllowed: true)?.activityID == ids[1])
    world.press("y")
    world.draw()
    #expect(world.model.answer(isAllowed: true) == .allow(activityID: ids[0]))
    let asked = world.snapshot.scene?.regions.map(\.target)
    #expect(asked?.contains(.allow(activityID: ids[1])) == true)
  }

  @Test func `a long press does nothing on a card, and says so`() throws {
    let world = try World.locked()
    let card = try world.region(\.isCard)
    let told = try #require(world.source.perform(.hold(card.target)))
    #expect(told.text.contains("island alone"))
    #expect(world.simulator.phone.device.foreground == nil)
  }

  @Test func `a notification that is swiped leaves, and does not open its app`() throws {
    let world = try World.locked(columns: 120, rows: 60)
    world.simulator.send(
      .system(.notify(bundle: "com.example.chat", app: "Chat", title: "Alex", body: "Hi")))
    let note = try world.region { if case .notification = $0 { true } else { false } }
    try world.drag(note, -8)
    #expect(world.simulator.phone.selection.notifications.isEmpty)
    #expect(world.simulator.phone.device.foreground == nil)
  }

  @Test func `a touch beside Clear lets the card slide back and opens nothing`() throws {
    let world = try World.locked()
    try world.drag(world.region(\.isCard), -8)
    #expect(world.simulator.phone.device.uncovered != nil)
    let (column, row) = try world.cell(try world.region(\.isCard))
    world.click(column, row)
    #expect(world.simulator.phone.device.uncovered == nil)
    #expect(world.simulator.phone.device.foreground == nil)
  }

  @Test func `a stack opens at a click, closes at Esc, and leaves whole at a swipe`() throws {
    let world = try World.locked(columns: 120, rows: 60)
    for text in ["Hi", "There"] {
      world.simulator.send(
        .system(.notify(bundle: "com.example.chat", app: "Chat", title: "Alex", body: text)))
    }
    let isStack = { (target: PhoneRegion.Target) in target == .stack(bundle: "com.example.chat") }
    let (column, row) = try world.cell(try world.region(isStack))
    world.click(column, row)
    #expect(world.simulator.phone.device.unfolded == "com.example.chat")
    world.draw()
    world.press(.escape)
    #expect(world.simulator.phone.device.unfolded == nil)
    try world.drag(world.region(isStack), -8)
    #expect(world.simulator.phone.selection.notifications.isEmpty)
  }
}
