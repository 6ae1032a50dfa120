import LiveActivities
import Testing

@testable import Screens

@MainActor
@Suite("What keys do to the phone")
struct PhoneKeyTests {
  @Test func `w locks, wakes and unlocks the phone`() throws {
    let world = try World()
    world.press("w")
    #expect(world.simulator.phone.device.screen != .unlocked)
    world.press("w", "w")
    #expect(world.simulator.phone.device.screen == .unlocked)
  }

  @Test func `Enter taps the activity that is chosen, and no other one's card or island`() throws {
    let world = try World()
    let ride = try #require(world.simulator.app(named: "ride"))
    world.simulator.startActivity(of: ride)
    world.simulator.settle()
    for row in 0..<2 {
      let id = world.snapshot.activities[row].id
      // What can be tapped is what has been drawn.
      world.draw()
      world.press(.enter)
      let intent = try #require(world.intents.last)
      switch intent {
      case .touch(.card(id, _)), .touch(.island(id, _, _)): break
      default: Issue.record("\(intent) is no tap on \(id)")
      }
      world.press("j")
    }
  }

  @Test func `a button on a locked phone says why it does nothing, and nothing when it works`()
    throws
  {
    let world = try World()
    let id = try #require(world.simulator.phone.activities.first).id
    let button = Intent.touch(
      .action(activityID: id, slot: .lockScreen, .button(0)))
    #expect(world.source.perform(button) == nil)
    // Somebody looks at the Lock Screen: the phone has recognized them.
    world.press("w", "w")
    try #require(world.simulator.phone.device.screen == .lockScreen)
    #expect(world.source.perform(button) == nil)
    world.simulator.send(.set(.trait("attention", .flag(false))))
    let told = try #require(world.source.perform(button))
    let refusal = try #require(world.simulator.phone.refusal(toPress: id))
    #expect(told.text == "w unlocks it first: \(refusal.clause)")
  }

  @Test func `on its side the phone says how it gets up again, and Esc does it`() throws {
    let world = try World()
    #expect(!world.text.contains("b upright"))
    world.press("b")
    #expect(world.simulator.phone.device.standBy != nil)
    #expect(world.text.contains("b upright"))
    world.press(.escape)
    #expect(world.simulator.phone.device.standBy == nil)
    #expect(!world.text.contains("b upright"))
  }

  @Test
  func
    `a hold on a locked phone says why nothing happens, and expands the island of an unlocked one`()
    throws
  {
    let world = try World()
    world.press("w", " ")
    #expect(world.text.contains("w unlocks it"))
    #expect(world.simulator.phone.selection.expanded == nil)
    world.press("w", "w", " ")
    #expect(world.simulator.phone.selection.expanded != nil)
  }

  @Test func `the menu that ends an activity names its app`() throws {
    let world = try World()
    world.press("e")
    #expect(world.text.contains("End Match:"))
  }

  @Test func `the menu of the token gives the activity a new one`() throws {
    let world = try World()
    let before = try #require(world.simulator.phone.activities.first?.token)
    world.press("t", Key(.end), .enter)
    #expect(world.simulator.phone.activities.first?.token != before)
    #expect(world.text.contains("answers 410"))
  }

  @Test func `the menu of the token gives the activity the one that a push tool sent to in vain`()
    throws
  {
    let world = try World()
    world.simulator.send(
      .push(
        PushArrival(
          Push(target: .token("ab12"), carrier: .http2, body: []), status: 400,
          reason: "BadDeviceToken")))
    world.draw()
    world.press("t", Key(.end), "k", .enter)
    #expect(world.simulator.phone.activities.first?.token == "ab12")
    world.draw()
    world.press("t")
    #expect(!world.text.contains("of push #"))
  }

  @Test func `an activity starts from the list of apps, by keys alone`() throws {
    let world = try World(starts: false)
    world.press("a", "j", .enter, .enter, "j", "j", .enter)
    let activity = try #require(world.simulator.phone.activities.first)
    #expect(activity.bundle == "com.example.ride")
    #expect(activity.state.string.contains("Ride is at 3"))
    #expect(world.model.menus.isEmpty)
    world.draw()
    world.press("a", .enter, .enter, .enter)
    world.draw()
    #expect(world.model.selectedActivity(world.snapshot)?.appTitle == "Match")
  }

  @Test func `u sends a sample state, e ends with a dismissal`() throws {
    let world = try World()
    world.press("u", "j", "j", "j", .enter)
    #expect(world.simulator.phone.activities.first?.state.string.contains("Match is at 4") == true)
    world.press("e", "j", .enter)
    #expect(world.simulator.phone.activities.filter { $0.isRunning }.isEmpty)
  }

  @Test(arguments: ["u", "e"] as [Key])
  func `an activity that has ended changes no more, and nothing says that it did`(key: Key) throws {
    let world = try World()
    world.press("w", "w", "e", .enter)
    let ended = try #require(world.simulator.phone.activities.first)
    #expect(!ended.isRunning)
    world.draw()
    #expect(!world.text.contains("u update") && !world.text.contains("e end"))
    world.press(key)
    #expect(world.model.menus.isEmpty)
    #expect(world.text.contains("Match has ended and changes no more; A starts another"))
  }

  @Test func `the clock pauses, jumps to the next moment, speeds up`() throws {
    let world = try World()
    world.press("p")
    #expect(world.simulator.clock.isPaused)
    #expect(world.text.contains("‖"))
    let next = try #require(world.snapshot.moments.first)
    world.press("n")
    #expect(world.simulator.now >= next.time)
    world.press("p", "+", "+")
    #expect(world.simulator.clock.speed == 5)
    #expect(world.text.contains("×5"))
  }

  @Test func `the ready curl line carries the next sample state, so that pasting it shows`() throws
  {
    let world = try World()
    world.press("c")
    guard case .copy(let first, _, _) = world.intents.last else {
      Issue.record("nothing was copied")
      return
    }
    #expect(first.contains("Match is at 2") && !first.contains("Match is at 1"))
    world.push(["score": 5, "text": "Match is at 5", "list": [1, 2]])
    world.press("c")
    guard case .copy(let second, _, _) = world.intents.last else {
      Issue.record("nothing was copied")
      return
    }
    #expect(second.contains("Match is at 1"))
  }

  @Test func `a part of one row is marked by arrows at both of its sides`() throws {
    var options = AppModel.Options()
    options.zoom = 16
    let world = try World(columns: 120, rows: 40, options: options)
    world.draw()
    for _ in 0..<20 where world.model.markedRegion?.target != .homeIndicator {
      world.press(Key(.right))
    }
    let bar = try #require(world.model.markedRegion)
    try #require(bar.target == .homeIndicator)
    let (column, row) = try world.cell(bar)
    let grid = world.draw().grid
    let line = (0..<grid.columns).map { grid[$0, row].glyph }
    #expect(line[..<column].contains("▸"))
    #expect(line[column...].contains("◂"))
  }
}
