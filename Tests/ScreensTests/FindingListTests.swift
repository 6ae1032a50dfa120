import Canvas
import Findings
import Foundation
import Testing

@testable import Screens

/// The list of findings on the screen.
@MainActor
@Suite struct FindingListTests {
  @Test func `its title says in which order findings stand`() throws {
    let world = try World(starts: false)
    func list(_ severities: [Severity]) -> String {
      world.simulator.forget(world.simulator.findings)
      world.simulator.note(
        severities.enumerated().map {
          Finding("widget-compile", sentence: "number \($0.offset)", severity: $0.element)
        })
      world.press("!")
      defer { world.press(.escape) }
      return world.text
    }
    #expect(list([.warning, .warning]).contains("Findings, newest first"))
    #expect(list([.error, .warning]).contains("Findings: errors, then the newest"))
    let errors = list([.error, .error])
    #expect(!errors.contains("newest"))
    let places = try ["number 0", "number 1"].map { try #require(errors.firstRange(of: $0)) }
    #expect(places[0].lowerBound < places[1].lowerBound)
  }

  @Test func `what goes on in a second line stands below its words`() throws {
    let world = try World(starts: false)
    let long = Array(repeating: "word", count: 20).joined(separator: " ")
    world.simulator.note([Finding("widget-compile", sentence: long, fix: long, severity: .error)])
    world.press("!")
    let text = world.text
    #expect(text.contains("✗ word") && text.contains("→ word"))
    let lines = text.split(separator: "\n").filter { $0.contains("word") }
    #expect(lines.count == 4)
    let starts = try lines.map { line in
      line.distance(
        from: line.startIndex, to: try #require(line.firstRange(of: "word")).lowerBound)
    }
    #expect(starts[0] == starts[1] && starts[2] == starts[3] && starts[0] + 2 == starts[2])
  }

  @Test func `each finding is one stop, with a colour of its own for how bad it is`() throws {
    let world = try World(starts: false)
    let long = Array(repeating: "word", count: 30).joined(separator: " ")
    world.simulator.note([
      Finding("widget-compile", sentence: "E \(long)", fix: long, severity: .error),
      Finding("widget-compile", sentence: "W \(long)", fix: long, severity: .warning),
      Finding("widget-compile", sentence: "I \(long)", fix: long, severity: .info),
      Finding("widget-compile", sentence: "last", severity: .info),
    ])
    world.press("!")
    var seen: [Character: CellColor] = [:]
    func look() {
      let grid = world.draw().grid
      for row in 0..<grid.rows {
        for column in 0..<grid.columns - 2 where "EWI".contains(grid[column + 2, row].glyph) {
          let mark = grid[column, row]
          if "✗!·".contains(mark.glyph) { seen[mark.glyph] = mark.ink }
        }
      }
    }
    look()
    #expect(world.text.contains("1 of 4"))
    world.press(Key(.down))
    look()
    #expect(world.text.contains("2 of 4"))
    world.press(Key(.down), Key(.down))
    look()
    #expect(world.text.contains("4 of 4"))
    #expect(seen["✗"] == Theme.bad && seen["!"] == Theme.warning && seen["·"] == Theme.quiet)
  }

  @Test func `the place of a finding is dim, and bright where it is selected`() throws {
    let world = try World(columns: 120, rows: 40, starts: false)
    for name in ["first", "second"] {
      world.simulator.note([
        Finding("widget-compile", path: name, sentence: "No \(name).", severity: .error)
      ])
    }
    world.press("!")
    let grid = world.draw().grid
    func ink(_ word: String) throws -> CellColor {
      for row in 0..<grid.rows {
        let line = (0..<grid.columns).map { grid[$0, row].glyph }
        guard let place = line.firstRange(of: Array("at \(word)")) else { continue }
        return grid[place.lowerBound, row].ink
      }
      throw Finding("widget-compile", sentence: "\(word) is not shown")
    }
    #expect(try ink("first") == Theme.text)
    #expect(try ink("second") == Theme.quiet)
  }

  @Test func `a finding that is longer than the screen is walked through to its end and back`()
    throws
  {
    let world = try World(columns: 50, rows: 14, starts: false)
    let words = (1...120).map { "word\($0)" }
    world.simulator.note([
      Finding("widget-compile", sentence: words.joined(separator: " "), severity: .error),
      Finding("widget-compile", sentence: "second", severity: .warning),
    ])
    world.press("!")
    func read() -> Set<String> {
      Set(world.text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    }
    func walk(_ key: Key) -> Set<String> {
      var seen = read()
      for _ in 0..<12 {
        world.press(key)
        seen.formUnion(read())
      }
      return seen
    }
    let first = world.text
    #expect(walk(Key(.down)).isSuperset(of: words + ["second"]))
    #expect(world.model.topMenu?.selected == 1)
    #expect(walk(Key(.up)).isSuperset(of: words))
    #expect(world.text == first)
  }

  @Test func `a place is named from the folder that Islet runs in, or from the person's own`() {
    let paths = ShownPaths(folder: "/home/me/work", home: "/home/me")
    #expect(paths.short(SourceLocation(file: "/home/me/work/A/B.swift", line: 3)) == "A/B.swift:3")
    #expect(paths.short("/home/me/other/B.swift") == "~/other/B.swift")
    #expect(paths.short("/home/mean/B.swift") == "/home/mean/B.swift")
    #expect(paths.short("B.swift") == "B.swift")
    #expect(ShownPaths(folder: "/", home: "/").short("/B.swift") == "/B.swift")
  }

  @Test func `the line that an error is about is that of the file as it was saved last`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    func save(_ text: String, at seconds: Double) throws {
      try Data(text.utf8).write(to: file)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: file.path)
    }
    let world = try World(starts: false)
    try save("let old = 1", at: 1)
    let place = SourceLocation(file: file.path, line: 1)
    world.simulator.note([Finding("widget-compile", location: place, severity: .error)])
    #expect(world.snapshot.excerpts[place]?.shown(columns: 80) == ["1 | let old = 1"])
    try save("let new = 1", at: 2)
    #expect(world.snapshot.excerpts[place]?.shown(columns: 80) == ["1 | let new = 1"])
  }

  @Test(arguments: [50, 60, 80, 120])
  func `a long finding is read to its end, however narrow the screen is`(columns: Int) throws {
    let world = try World(columns: columns, rows: 24, starts: false)
    let words = (1...20).map { "word\($0)" }
    world.simulator.note([
      Finding(
        "widget-compile", path: "lockScreen, states 01-before, 02-kick-off, 03-goal, 04-half-time",
        sentence: words.joined(separator: " "), severity: .error)
    ])
    world.press("!")
    let shown = world.text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    for word in words + ["half", "compile"] { #expect(shown.contains(word), "\(word)") }
  }
}
