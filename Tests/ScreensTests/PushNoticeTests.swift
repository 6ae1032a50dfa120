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
    // It has its own time to be read, and then the keys are there again.
    world.pass(3)
    #expect(lastLine(world) == line)
    world.pass(2)
    #expect(lastLine(world).contains("help"))
  }
}
