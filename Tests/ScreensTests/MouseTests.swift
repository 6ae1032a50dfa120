import JSON
import Testing

@testable import Screens

@MainActor
@Suite("What the mouse does")
struct MouseTests {
  @Test func `tabs, footer keys and menu lines answer a click`() throws {
    let world = try World()
    let top = world.text.split(separator: "\n")[0]
    let column = try #require(top.range(of: "Pushes")).lowerBound.utf16Offset(in: top)
    world.click(column, 0)
    #expect(world.model.screen == .pushes)
    world.press("1", "s")
    world.draw()
    let region = try #require(world.frame?.regions.first { $0.target == .menuItem(0) })
    world.click(region.area.column + 3, region.area.row)
    #expect(world.simulator.phone.device.isOffline)
    world.click(0, 23)
    #expect(world.model.menus.isEmpty)
  }

  @Test func `a click on the phone taps what is there`() throws {
    let world = try World()
    world.simulator.send(.person(.lock))
    world.simulator.send(.person(.wake))
    world.draw()
    let card = try #require(
      world.model.phone.picture?.regions.first {
        if case .card = $0.target { true } else { false }
      })
    let (column, row) = (Int(card.frame.midX / 5), Int(card.frame.midY / 10) + 1)
    world.input(.mouse(Mouse(.press, column: column, row: row)))
    world.input(.mouse(Mouse(.release, column: column, row: row)))
    #expect(world.intents.contains { if case .touch(.card) = $0 { true } else { false } })
  }

  @Test func `a press that lasts expands the island`() throws {
    let world = try World()
    world.draw()
    let island = try #require(
      world.model.phone.picture?.regions.first {
        if case .island = $0.target { true } else { false }
      })
    let (column, row) = (Int(island.frame.midX / 5), Int(island.frame.midY / 10) + 1)
    world.input(.mouse(Mouse(.press, column: column, row: row)))
    world.input(.mouse(Mouse(.hold, column: column, row: row)))
    world.input(.mouse(Mouse(.release, column: column, row: row)))
    #expect(world.simulator.phone.selection.expanded != nil)
  }

  @Test func `where nothing can be held, a press that lasts is a click`() throws {
    let world = try World()
    world.push(["score": 2, "text": "alpha", "list": []])
    world.push(["score": 3, "text": "beta", "list": []])
    func hold(_ target: Target) throws {
      let area = try #require(world.draw().regions.last { $0.target == target }).area
      for kind in [Mouse.Kind.press, .hold, .release] {
        world.input(.mouse(Mouse(kind, column: area.column + 1, row: area.row)))
      }
    }
    try hold(.action(.showPushes))
    #expect(world.model.screen == .pushes)
    try hold(.push(1))
    #expect(world.model.pushes.selected == 1)
    world.press("s")
    try hold(.menuItem(0))
    #expect(world.simulator.phone.device.isOffline)
  }
}
