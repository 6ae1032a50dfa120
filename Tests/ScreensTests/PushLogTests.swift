import JSON
import LiveActivities
import Testing

@testable import Screens

@MainActor
@Suite("The log of the pushes where it takes turns with the details")
struct PushLogTests {
  private func world(columns: Int = 80) throws -> World {
    let world = try World(columns: columns, rows: 24)
    world.push(["score": 2, "text": "alpha", "list": []])
    world.push(["score": 3, "text": "quebec", "list": []])
    world.press("3")
    return world
  }

  @Test(arguments: [.tab, .backTab, Key(.right), Key(.left)] as [Key])
  func `nothing comes into the place of what is being typed`(_ key: Key) throws {
    let world = try world()
    world.press("/")
    for letter in "queb" { world.press(.character(letter)) }
    world.press(key)
    for letter in "ec" { world.press(.character(letter)) }
    #expect(world.text.contains("/quebec") && world.text.contains("1 of 1"))
  }

  @Test(arguments: [60, 80, 120])
  func `a status stands once in the line of a push that was refused`(columns: Int) throws {
    let world = try World(columns: columns, rows: 24)
    _ = world.simulator.receive(
      Push(target: .app(bundle: nil), carrier: .http2, body: Array("{}".utf8)), status: 400,
      reason: "MissingDeviceToken")
    world.simulator.settle()
    world.press("3")
    let line = try #require(world.text.split(separator: "\n").first { $0.hasPrefix(" ✗ 1 ") })
    let log = line.prefix { $0 != "│" }
    #expect(log.contains("MissingDeviceToken") && String(log).count(of: "400") == 1, "\(line)")
  }

  @Test func `who opens a push with the mouse or a command types no longer`() throws {
    let world = try world()
    world.press("/")
    for _ in 0..<2 {
      let area = try #require(world.draw().regions.first { $0.target == .push(1) }).area
      world.click(area.column + 1, area.row)
    }
    #expect(world.model.pushes.isOpen && !world.model.pushes.isTyping)
    world.press(.escape, "/", .control("p"))
    for letter in "headers" { world.press(.character(letter)) }
    world.press(.enter)
    #expect(world.model.pushes.isOpen && !world.model.pushes.isTyping)
  }

  @Test func `where no push is a problem, the list of problems says so, though one was open`()
    throws
  {
    let world = try world()
    world.press(.enter, "o")
    #expect(world.text.contains("Every push was shown as sent"))
    world.press("o", Key(.down))
    #expect(world.model.pushes.selected == 1)
  }

  @Test func `the filter stands beside the count, with its end and the cursor`() throws {
    let world = try world(columns: 60)
    world.press("/")
    world.input(.paste(String(repeating: "a", count: 90) + "wxyz"))
    let line = try #require(world.text.split(separator: "\n").first { $0.contains("wxyz") })
    #expect(line.contains("/…a") && line.contains("awxyz") && line.hasSuffix("0 · 2 came"))
    let cursor = try #require(world.draw().cursor)
    #expect(world.frame?.grid[cursor.column - 1, cursor.row].glyph == "z")
    #expect(world.frame?.grid[cursor.column, cursor.row].glyph == " ")
  }

  @Test func `a push is looked through once for each filter, and again for another verdict`() throws
  {
    let records = Array(try world().snapshot.pushes)
    var filter = PushFilter()
    for _ in 0..<3 {
      #expect(filter.pushes(with: "QUEBEC 3", among: records).map(\.number) == [2])
    }
    #expect(filter.readings == 2)
    let first = PushRecord(
      number: 1, time: 0, push: records[0].push, status: 200, reason: nil,
      verdict: Verdict(.ignored, summary: "quebec 3"))
    let changed = [first, records[1]]
    #expect(filter.pushes(with: "QUEBEC 3", among: changed).map(\.number) == [1, 2])
    #expect(filter.readings == 3)
    #expect(filter.pushes(with: "alpha", among: records).map(\.number) == [1])
    #expect(filter.pushes(with: " ", among: records).count == 2 && filter.readings == 5)
  }
}
