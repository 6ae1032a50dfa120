import Canvas
import Phone
import Testing

@testable import Screens

@MainActor
@Suite("The screens where colours are few")
struct PoorTerminalTests {
  private func world(_ change: (inout AppModel.Options) -> Void) throws -> World {
    var options = AppModel.Options()
    change(&options)
    let world = try World(columns: 80, rows: 24, options: options)
    world.simulator.send(.person(.lock))
    world.simulator.send(.person(.wake))
    return world
  }

  private func row(_ number: Int, _ grid: CellGrid) -> String {
    String((0..<grid.columns).map { grid[$0, number].glyph })
  }

  @Test(arguments: ["dark", "light"])
  func `without colours the picture has shades, and nothing around it has`(appearance: String)
    throws
  {
    let world = try world { $0.isColorless = true }
    try world.simulator.set("appearance", to: .string(appearance))
    let grid = world.draw().grid
    #expect(row(10, grid).contains { "░▒▓█".contains($0) })
    for number in [0, grid.rows - 1] {
      #expect(!row(number, grid).contains { "░▒▓█".contains($0) })
    }
  }

  @Test func `what became of a push is told by its sign, also where colours and signs are few`()
    throws
  {
    let world = try world { $0.isColorless = true }
    world.push(["score": 2, "text": "a", "list": []])
    world.receive(
      Array(
        #"{"aps":{"timestamp":\#(Int(world.simulator.now) + 1),"event":"update","alert":"Goal","content-state":{"score":3,"text":"b","list":[]}}}"#
          .utf8))
    world.receive(Array("{}".utf8))
    world.press("3")
    let text = world.draw().grid.text(glyphs: .ascii)
    for sign in ["+ 1 ", "! 2 ", "x 3 "] { #expect(text.contains("\n \(sign)"), "\(text)") }
  }

  @Test func `with sixteen colours nothing around the picture is speckled`() throws {
    let world = try world { _ in }
    (world.columns, world.rows) = (120, 40)
    let grid = world.draw().grid.reduced(to: .ansi16)
    for number in [0, grid.rows - 1] { #expect(!row(number, grid).contains("░")) }
    #expect(row(8, grid).contains("░"))
  }

  @Test func `an island that is open is in one place`() throws {
    let world = try World()
    let id = try #require(world.simulator.phone.activities.first?.id)
    #expect(world.snapshot.activities.first?.places == ["compact"])
    world.simulator.send(.person(.hold(activity: id)))
    #expect(world.snapshot.activities.first?.places == ["expanded"])
  }

  @Test func `trouble is no progress: it has no dots, and a click reads it`() throws {
    let world = try World(columns: 120, rows: 30)
    world.source.work = [Work(title: "error in My.swift:12: press !", isTrouble: true)]
    let frame = world.draw()
    let top = row(0, frame.grid)
    #expect(top.contains("error in My.swift:12: press ! ·"))
    let place = try #require(top.range(of: "error")).lowerBound
    let column = top.distance(from: top.startIndex, to: place)
    let region = frame.regions.last { $0.area.contains(column: column, row: 0) }
    #expect(region?.target == .action(.findings))
    // On the smallest screen its place is left out, not that it is.
    (world.columns, world.rows) = (80, 24)
    world.source.work = [
      Work(title: "error in TimerLiveActivity.swift:19: press !", isTrouble: true)
    ]
    #expect(row(0, world.draw().grid).contains("error: press ! ·"))
    world.source.work = [Work(title: "error in My.swift:12: press !", isTrouble: true)]
    #expect(row(0, world.draw().grid).contains("error in My.swift:12: press ! ·"))
    world.source.work = [Work(title: "compiling Mine")]
    #expect(row(0, world.draw().grid).contains("compiling Mine …"))
  }
}
