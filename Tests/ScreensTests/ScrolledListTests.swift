import LiveActivities
import Phone
import Testing

@testable import Screens

@MainActor
@Suite("The Lock Screen's list where it scrolls")
struct ScrolledListTests {
  private func world() throws -> World {
    let world = try World(columns: 160, rows: 40, apps: ["A", "B", "C", "D", "E"])
    for app in world.simulator.apps.dropFirst() { world.simulator.startActivity(of: app) }
    world.press("w", "w")
    world.draw()
    return world
  }

  /// Chooses the first card and scrolls it away.
  private func scrollAway(_ world: World) throws -> String {
    let id = try #require(world.snapshot.scene?.cards.first?.activityID)
    world.model.phone.activity = id
    world.model.scroll(to: 10_000)
    world.draw()
    return id
  }

  private func card(_ id: String, _ world: World) -> PhoneRegion? {
    world.draw()
    return world.model.phone.picture?.regions.first {
      if case .card(id, _) = $0.target { true } else { false }
    }
  }

  @Test func `a scrolled phone unlocks in motion, over more than one frame`() throws {
    let world = try world()
    world.press(Key(.pageDown))
    world.draw()
    world.press("w")
    for _ in 0..<3 {
      world.draw()
      #expect(world.model.phone.motion != nil)
      world.pass(0.03)
    }
    #expect(world.model.phone.scroll == 0)
  }

  @Test func `Enter brings a card that is not seen into sight, and taps one that is`() throws {
    let world = try world()
    let id = try scrollAway(world)
    #expect(card(id, world) == nil)
    #expect(world.text.contains("Enter show card") && !world.text.contains("Enter tap"))
    world.press(.enter)
    #expect(world.intents.allSatisfy { if case .touch = $0 { false } else { true } })
    #expect(card(id, world) != nil)
    #expect(world.text.contains("Enter tap") && !world.text.contains("Enter show card"))
    world.press(.enter)
    guard case .touch(.card(id, _))? = world.intents.last else {
      Issue.record("\(String(describing: world.intents.last)) is no tap")
      return
    }
  }

  @Test func `whichever activity is chosen with keys, its whole card is in sight`() throws {
    let world = try world()
    for key in [Key(.end), Key(.up), Key(.home), Key(.down), Key(.down), Key(.down), Key(.down)] {
      world.press(key)
      let id = try #require(world.model.phone.activity)
      let frame = try #require(card(id, world)).frame
      let height = try #require(world.model.phone.picture).list.size.height
      #expect(frame.minY >= 0 && frame.maxY <= height, "\(key) \(frame)")
    }
  }

  @Test func `x uncovers a card in sight, and clears none that is not seen`() throws {
    let world = try world()
    let id = try scrollAway(world)
    world.press("x")
    #expect(world.simulator.phone.device.uncovered == id && card(id, world) != nil)
    _ = try scrollAway(world)
    world.press("x")
    #expect(world.simulator.phone.activities.count == 5 && card(id, world) != nil)
    world.press("x")
    #expect(world.simulator.phone.activities.count == 4)
  }

  @Test func `PgDn is named where it scrolls, and the wheel everywhere`() throws {
    let world = try world()
    #expect(world.text.contains("pt more: PgDn or wheel"))
    world.press(.tab)
    #expect(world.text.contains("pt more: wheel"))
    world.model.scroll(to: 10_000)
    #expect(world.text.contains("pt above: wheel"))
    world.press(.tab)
    #expect(world.text.contains("pt above: PgUp or wheel"))
  }
}
