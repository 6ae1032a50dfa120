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

  @Test func `a question that has scrolled away is brought into sight by y, and then answered`()
    throws
  {
    let world = try World(
      columns: 160, rows: 40, apps: ["A", "B", "C", "D", "E", "F", "G", "H"])
    for app in world.simulator.apps.dropFirst() { world.simulator.startActivity(of: app) }
    world.press("w", "w")
    world.draw()
    let first = try #require(world.snapshot.scene?.cards.first?.activityID)
    for activity in world.simulator.phone.activities where activity.id != first {
      world.simulator.send(.person(.allow(bundle: activity.bundle)))
    }
    world.draw()
    world.model.scroll(to: 10_000)
    world.draw()
    try #require(world.model.answer(isAllowed: true) == nil)
    let count = world.intents.count
    world.press("y")
    world.draw()
    #expect(world.intents.count == count)
    #expect(world.model.answer(isAllowed: true) == .allow(activityID: first))
    world.press("y")
    guard case .touch(.allow(first))? = world.intents.last else {
      Issue.record("the question was not answered")
      return
    }
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

  @Test func `what lies below the screen’s end is neither tapped nor answered`() throws {
    let world = try world()
    let height = try #require(world.model.phone.picture).list.size.height
    for scroll in [0, 60, 10_000] as [Double] {
      world.model.scroll(to: scroll)
      world.draw()
      let regions = try #require(world.model.phone.picture).regions
      #expect(regions.allSatisfy { $0.frame.minY >= 0 && $0.frame.maxY <= height })
    }
    world.model.scroll(to: 0)
    world.draw()
    func questions() -> [PhoneRegion.Target] {
      world.draw()
      return (world.model.phone.picture?.regions ?? []).map(\.target).filter {
        if case .allow = $0 { true } else { false }
      }
    }
    try #require((1..<5).contains(questions().count))
    // An answer makes cards lower, so that others come into sight.
    for _ in 0..<5 {
      let (shown, count) = (questions(), world.intents.count)
      world.press("y")
      if let intent = world.intents.dropFirst(count).first {
        guard case .touch(let target) = intent else { continue }
        #expect(shown.contains(target))
      } else {
        #expect(shown.isEmpty)
      }
    }
  }

  @Test func `arrows walk through the whole list, and bring what they mark into sight`() throws {
    let world = try world()
    var walked: [PhoneRegion.Target] = []
    for step in 0..<60 {
      world.press(Key(.right))
      world.draw()
      let region = try #require(world.model.markedRegion, "step \(step)")
      if region.target == walked.first { break }
      walked.append(region.target)
      let height = try #require(world.model.phone.picture).list.size.height
      #expect(region.frame.minY >= 0 && region.frame.maxY <= height)
    }
    let cards = walked.filter(\.isCard)
    #expect(cards.count == 5 && Set(walked).count == walked.count)
    // And back, from the first to the last.
    world.press(Key(.left))
    world.draw()
    #expect(world.model.markedRegion?.target == walked.last)
  }

  @Test func `an activity that is found by its name, clicked in the list or new is in sight`()
    throws
  {
    let world = try world()
    let ids = try #require(world.snapshot.scene).cards.map(\.activityID)
    let last = try #require(ids.last)
    #expect(card(last, world) == nil)
    world.press("/")
    let menu = try #require(world.model.menus.last)
    let place = try #require(
      world.model.items(of: menu, world.snapshot).items.firstIndex {
        if case .activity(last) = $0.choice { true } else { false }
      })
    _ = world.model.choose(place, world.snapshot, at: world.steady)
    #expect(card(last, world) != nil)
    // A click on the list.
    let first = try scrollAway(world)
    world.model.phone.activity = last
    #expect(card(first, world) == nil)
    let area = try #require(world.draw().regions.last { $0.target == .activity(first) }?.area)
    world.click(area.column + 1, area.row)
    #expect(card(first, world) != nil)
    // One that was started here.
    world.model.scroll(to: 10_000)
    world.draw()
    world.press("A", .enter)
    world.draw()
    let new = try #require(world.model.phone.activity)
    #expect(!ids.contains(new) && card(new, world) != nil)
    #expect(!world.text.contains("Enter show card"))
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
