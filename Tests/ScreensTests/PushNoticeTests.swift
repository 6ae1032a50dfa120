import Testing

@testable import Screens

/// What the last line says of a push while its widget is slow.
@MainActor
@Suite struct PushNoticeTests {
  private func lastLine(_ world: World) -> String {
    world.text.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init) ?? ""
  }

  @Test func `a verdict that comes later takes the place of the first words`() throws {
    let world = try World(columns: 120, rows: 40)
    world.draw()
    let widget = try #require(world.simulator.apps.first?.widget as? PlainWidget)
    widget.isSlow = true
    world.push(["score": 2, "text": "later", "list": [1, 2]])
    #expect(lastLine(world).contains("the widget is reading it"))
    world.pass(1)
    widget.read()
    world.simulator.settle()
    let line = lastLine(world)
    #expect(!line.contains("is reading it") && line.contains("✓ #1"))
    // It has its own time to be read.
    world.pass(3)
    #expect(lastLine(world) == line)
    world.pass(2)
    #expect(!lastLine(world).contains("#1"))
  }

  @Test(arguments: [60, 80, 120, 200])
  func `the keys stay while pushes follow one another`(columns: Int) throws {
    let world = try World(columns: columns, rows: 40)
    world.draw()
    let long = String(repeating: "long ", count: 30)
    for score in 2...6 {
      world.push(["score": .int(score), "text": .string("\(score) \(long)"), "list": []])
      let line = lastLine(world)
      #expect(line.hasPrefix(" ✓ #\(score - 1) ") && line.hasSuffix("  ? help  q quit"))
      #expect(line.contains("w lock"), "\(line)")
    }
    // What is wrong with one has more room, and the way out stays all the same.
    world.receive(Array(#"{"aps":{"event":"update"}}"#.utf8))
    let line = lastLine(world)
    #expect(line.hasPrefix(" ✗ #6 ") && line.hasSuffix("? help  q quit"))
  }

  @Test func `a line that does not fit beside the keys has them make room for it`() throws {
    let world = try World(columns: 80, rows: 24)
    let text = String(repeating: "word ", count: 14) + "end"
    world.model.tell(text, at: world.steady)
    #expect(lastLine(world) == " \(text)")
    world.model.tell("Copied", at: world.steady)
    #expect(lastLine(world).hasPrefix(" Copied ") && lastLine(world).hasSuffix("q quit"))
    // Over a list the keys are the list's.
    world.press("a")
    world.model.tell("Copied", at: world.steady)
    #expect(lastLine(world).hasSuffix("Ctrl-C quit"))
  }
}
