import LiveActivities
import Phone
import Simulator
import Testing

@testable import Screens

@MainActor
@Suite("The last line offers a key where it does something")
struct OfferedKeyTests {
  private func footer(_ world: World) -> String {
    String(world.text.split(separator: "\n").last ?? "")
  }

  private func mark(_ world: World, _ isWanted: (PhoneRegion.Target) -> Bool) throws {
    world.draw()
    for _ in 0..<20 where world.model.markedRegion.map({ isWanted($0.target) }) != true {
      world.press(Key(.right))
    }
    try #require(world.model.markedRegion.map { isWanted($0.target) } == true)
  }

  @Test func `Space is offered where the island is marked, and not where anything else is`() throws
  {
    let world = try World(columns: 160, rows: 40)
    #expect(footer(world).contains("Space hold"))
    try mark(world) { $0 == .homeIndicator }
    #expect(!footer(world).contains("Space hold"))
    try mark(world, \.isIsland)
    #expect(footer(world).contains("Space hold"))
  }

  @Test func `Space closes an expanded island, whatever is marked`() throws {
    let world = try World(columns: 160, rows: 40)
    world.draw()
    world.press(" ")
    #expect(world.simulator.phone.selection.expanded != nil)
    try mark(world) { $0 == .homeIndicator }
    #expect(footer(world).contains("Space close"))
    world.press(" ")
    #expect(world.simulator.phone.selection.expanded == nil)
  }

  @Test
  func `Enter is offered on a Watch, which opens, and not in a car, which has nothing to tap`()
    throws
  {
    let world = try World(columns: 160, rows: 40)
    world.press("v")
    #expect(world.model.phone.device == .watch && footer(world).contains("Enter tap"))
    world.press("v")
    #expect(world.model.phone.device == .carPlay && !footer(world).contains("Enter tap"))
  }

  @Test func `the log offers what is done to a push where one is listed`() throws {
    let world = try World(columns: 160, rows: 30)
    world.push(["score": 2, "text": "alpha", "list": []])
    world.press("3")
    let keys = ["Enter details", "r send again", "y copy payload"]
    #expect(keys.allSatisfy { footer(world).contains($0) })
    world.press("o")
    #expect(!keys.contains { footer(world).contains($0) })
    #expect(footer(world).contains("c copy curl") && footer(world).contains("o all"))
    world.press("o", "/")
    for letter in "quebec" { world.press(.character(letter)) }
    world.press(.enter)
    #expect(!keys.contains { footer(world).contains($0) })
  }

  @Test func `an app without an activity is left with the key that the last line names`() throws {
    let world = try World(columns: 100, rows: 30, starts: false)
    #expect(!footer(world).contains("f home") && !footer(world).contains("f open app"))
    world.simulator.send(.person(.open(bundle: "com.example.match")))
    #expect(footer(world).contains("f home"))
    world.press("f")
    #expect(world.simulator.phone.device.foreground == nil)
    world.press("f")
    #expect(world.text.contains("No activity runs"))
  }

  @Test(arguments: [80, 100, 200])
  func `an empty phone that sleeps says how it begins, and how it wakes`(columns: Int) throws {
    let world = try World(columns: columns, rows: 24, starts: false)
    world.press("w")
    #expect(world.simulator.phone.device.screen == .asleep)
    #expect(footer(world).contains("a start an activity"), "\(footer(world))")
    #expect(footer(world).contains("w wake"), "\(footer(world))")
  }

  @Test func `a notification is swiped once it is marked, which x says`() throws {
    let world = try World(columns: 120, rows: 60, starts: false)
    world.press("w", "w")
    world.draw()
    world.press("x")
    #expect(world.text.contains("no card is on the Lock Screen"))
    world.simulator.send(
      .system(.notify(bundle: "com.example.chat", app: "Chat", title: "Alex", body: "Hi")))
    world.draw()
    world.press("x")
    #expect(world.text.contains("Nothing can be swiped: ← → mark a notification first"))
    try mark(world) { if case .notification = $0 { true } else { false } }
    #expect(footer(world).contains("x swipe"))
    world.press("x")
    #expect(world.simulator.phone.selection.notifications.isEmpty)
  }

  @Test func `a push is sent again by who looks for replay`() throws {
    let world = try World(columns: 120, rows: 40)
    world.press("3", ":")
    for letter in "replay" { world.press(.character(letter)) }
    let menu = try #require(world.model.menus.last)
    let found = world.model.items(of: menu, world.snapshot).items.map(\.title)
    #expect(found.contains("Send the push again"))
  }
}
