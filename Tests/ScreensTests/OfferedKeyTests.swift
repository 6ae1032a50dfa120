import Drawing
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

  @Test func `Space is offered where the island is marked, and not where anything else is`() throws
  {
    let world = try World(columns: 160, rows: 40)
    #expect(footer(world).contains("Space hold"))
    try world.mark { $0 == .homeIndicator }
    #expect(!footer(world).contains("Space hold"))
    try world.mark(\.isIsland)
    #expect(footer(world).contains("Space hold"))
  }

  @Test func `Space closes an expanded island, whatever is marked`() throws {
    let world = try World(columns: 160, rows: 40)
    world.draw()
    world.press(" ")
    #expect(world.simulator.phone.selection.expanded != nil)
    try world.mark { $0 == .homeIndicator }
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

  @Test func `a Watch in the place of a sleeping phone opens the app, and wakes nothing`() throws {
    let world = try World(columns: 160, rows: 40)
    world.press("w", "v")
    #expect(world.simulator.phone.device.screen == .asleep)
    #expect(footer(world).contains("Enter tap") && !footer(world).contains("Enter wake"))
  }

  @Test func `Space is offered on no phone without an island`() throws {
    let world = try World(columns: 160, rows: 40)
    try world.simulator.set("device", to: .string("iPhone 14"))
    world.receive(
      Array(
        """
        {"aps": {"timestamp": \(Int(world.simulator.now) + 1), "event": "update",
          "content-state": {"score": 2, "text": "Match is at 2", "list": []},
          "alert": {"title": "Goal", "body": "2"}}}
        """.utf8))
    try #require(world.snapshot.activities.first?.places.isEmpty == false)
    #expect(!footer(world).contains("Space hold"))
  }

  @Test func `Enter is not offered on the sensor or the home bar while a touch does nothing there`()
    throws
  {
    let world = try World(columns: 160, rows: 40)
    try world.mark { $0 == .homeIndicator }
    #expect(!footer(world).contains("Enter"))
    world.press(.enter)
    #expect(world.text.contains("Nothing answers a touch there now"))
    world.press("f")
    try world.mark { $0 == .sensor }
    #expect(!footer(world).contains("Enter"))
    try world.mark { $0 == .homeIndicator }
    #expect(footer(world).contains("Enter tap"))
    world.press("w", "w")
    try world.mark { $0 == .sensor }
    #expect(!footer(world).contains("Enter"))
    // A card that was moved aside slides back.
    world.press("x")
    try world.mark { $0 == .sensor }
    #expect(footer(world).contains("Enter tap"))
    world.press(.enter)
    #expect(world.simulator.phone.device.uncovered == nil)
  }

  @Test(arguments: [false, true])
  func `Enter is not offered on a button that the locked phone lets do nothing`(hasFaceID: Bool)
    throws
  {
    let world = try World(columns: 160, rows: 60, starts: false)
    let app = try #require(world.simulator.apps.first)
    (app.widget as? PlainWidget)?.controls = [
      TapRegion(
        frame: Rect(x: 20, y: 40, width: 60, height: 30), action: .button(0), label: "Pause")
    ]
    try world.simulator.set("device", to: .string(hasFaceID ? "iPhone 16" : "iPhone SE"))
    world.simulator.startActivity(of: app)
    world.press("w", "w")
    func told() -> String? {
      world.model.markedRegion.map { world.model.told($0, world.snapshot) }
    }
    if hasFaceID {
      try world.mark { if case .action(_, _, .button) = $0 { true } else { false } }
      #expect(footer(world).contains("Enter tap") && told() == "Pause · Enter presses it")
      world.simulator.send(.set(.trait("attention", .flag(false))))
    }
    try world.mark { if case .action(_, _, .button) = $0 { true } else { false } }
    #expect(!footer(world).contains("Enter"))
    #expect(told() == "Pause · w unlocks it first")
    world.press(.enter)
    #expect(world.text.contains("w unlocks it first: "))
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
    try world.mark { if case .notification = $0 { true } else { false } }
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
