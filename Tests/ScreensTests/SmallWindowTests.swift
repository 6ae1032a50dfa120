import Findings
import JSON
import Simulator
import Testing

@testable import Screens

@MainActor
@Suite("Where there is little room")
struct SmallWindowTests {
  private func top(_ world: World) -> String {
    String(world.text.split(separator: "\n", omittingEmptySubsequences: false).first ?? "")
  }

  @Test func `a window too small to show anything takes no keys but those that leave`() throws {
    let world = try World(columns: 40, rows: 10)
    world.draw()
    world.press("w", "e", .enter, ":", "2", "x", Key(.down))
    world.input(.paste("q"))
    world.input(.mouse(Mouse(.wheelDown, column: 3, row: 3)))
    #expect(world.intents == [])
    (world.columns, world.rows) = (80, 24)
    #expect(world.text.contains("q quit"))
    #expect(world.model.menus.isEmpty && world.model.screen == .phone)
    // An open list would take the letter.
    world.press(":")
    world.draw()
    (world.columns, world.rows) = (40, 10)
    #expect(world.text.contains("q leaves"))
    world.press("q")
    #expect(world.intents == [.quit(0)])
    world.press(.control("c"))
    #expect(world.intents.last == .quit(130))
  }

  @Test func `what is said of another device leaves room for help and leaving`() throws {
    let world = try World(columns: 120, rows: 40)
    world.press("v")
    #expect(world.text.contains("guessed"))
    for columns in 50...80 {
      world.columns = columns
      #expect(world.text.contains("? help  q quit"), "\(columns) columns")
    }
  }

  @Test func `what is wrong is said before a moment that is hours away`() throws {
    let world = try World(columns: 80, rows: 24)
    world.pass(90)
    world.press("2")
    #expect(top(world).contains("8-hour limit in 7 h"))
    world.simulator.note([Finding("widget-crashed", sentence: "The widget crashed.")])
    #expect(top(world).contains("1 finding: press !"))
    #expect(!top(world).contains("8-hour"))
    world.simulator.send(.set(.offline(true)))
    #expect(top(world).contains("offline · 1 finding"))
    world.columns = 160
    #expect(top(world).contains("8-hour limit in 7 h"))
    #expect(top(world).contains(" min · offline · 1 finding: press !"))
  }

  @Test(arguments: [50, 60, 80, 200])
  func `a token is read whole`(columns: Int) throws {
    let world = try World(columns: columns, rows: 24)
    let token = try #require(world.simulator.phone.activities.first?.token)
    world.press("t")
    let shown = world.text
    var rest = token[...]
    for line in shown.split(separator: "\n") {
      let piece = line.split(separator: "│").first { part in
        part.contains { $0.isHexDigit } && part.trimmed.allSatisfy(\.isHexDigit)
      }?.trimmed
      if let piece, rest.hasPrefix(piece) { rest = rest.dropFirst(piece.count) }
    }
    #expect(rest.isEmpty, "\(shown)")
  }

  @Test func `the ends of the clock's speeds are told`() throws {
    let world = try World()
    for _ in 0..<12 { world.press("+") }
    #expect(world.text.contains("The clock runs no faster than ×300"))
    for _ in 0..<12 { world.press("-") }
    #expect(world.text.contains("The clock runs no slower than ×0.1"))
  }

  @Test func `keys that have nothing to do say so`() throws {
    let world = try World(apps: ["Match"])
    world.press("R")
    #expect(world.text.contains("Only the ruler shows sensor and margins"))
    world.press("2", "]")
    #expect(world.text.contains("No other app is here"))
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var rest = self
    while rest.first == " " { rest = rest.dropFirst() }
    while rest.last == " " { rest = rest.dropLast() }
    return rest
  }
}
