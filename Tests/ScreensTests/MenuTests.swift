import Testing

@testable import Screens

@MainActor
@Suite("Menus, filters and ways out")
struct MenuTests {
  @Test func `what is typed in a list marks the first that it finds`() throws {
    let world = try World()
    world.press("a", "j", "m")
    #expect(world.model.menus.last?.filter == "m")
    #expect(world.model.menus.last?.selected == 0)
  }

  @Test func `a switch flips in its list and the list stays open`() throws {
    let world = try World()
    world.press("s", .enter)
    #expect(world.simulator.phone.device.isOffline)
    #expect(world.model.menus.count == 1)
    world.press(.escape)
    #expect(world.text.contains("offline"))
  }

  @Test func `q leaves with 0, Ctrl-C with 130, also from a menu`() throws {
    let world = try World()
    world.press("q")
    #expect(world.intents.last == .quit(0))
    world.press(.control("c"))
    #expect(world.intents.last == .quit(130))
    world.press(":", .control("c"))
    #expect(world.intents.last == .quit(130))
  }

  @Test func `Escape backs out one step at a time`() throws {
    let world = try World()
    world.press("a", .enter)
    #expect(world.model.menus.count == 2)
    world.press(.escape)
    #expect(world.model.menus.count == 1)
    world.press(.escape, "3", .escape)
    #expect(world.model.screen == .phone)
  }

  @Test func `the filter of the push log takes letters as text and finds what matches`() throws {
    let world = try World(columns: 120, rows: 30)
    world.push(["score": 2, "text": "alpha", "list": []])
    world.push(["score": 3, "text": "quebec", "list": []])
    world.press("3", "/")
    for letter in "quebec" { world.press(.character(letter)) }
    world.press(.enter)
    #expect(world.model.listedPushes(world.snapshot).count == 1)
    world.press(.escape)
    #expect(world.model.listedPushes(world.snapshot).count == 2)
    #expect(!world.intents.contains(.quit(0)))
  }

  @Test func `a paste goes into an open filter as one line, and is no keys elsewhere`() throws {
    let world = try World()
    world.input(.paste("q\nq"))
    #expect(world.intents.isEmpty)
    world.press("3", "/")
    world.input(.paste("abc\nq"))
    #expect(world.model.pushes.filter == "abc")
  }
}
