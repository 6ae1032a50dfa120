import Findings
import Foundation
import Simulator
import Testing

@testable import Screens

@MainActor
@Suite("The gallery while there is no widget")
struct EmptyGalleryTests {
  private func world() throws -> World {
    var options = AppModel.Options()
    options.startsInGallery = true
    return try World(apps: [], options: options)
  }

  @Test func `without a reason it says how a widget comes here`() throws {
    let world = try world()
    #expect(world.text.contains("No app is here."))
    #expect(world.text.contains("islet preview FOLDER"))
  }

  @Test func `what is wrong with the source is told where the picture would be, with what to do`()
    throws
  {
    let world = try world()
    world.simulator.note([
      Finding(
        "widget-none-found", sentence: "There is no Swift file in /tmp/\u{1B}[2Jhere.",
        fix: "Give the file with the widget.")
    ])
    world.source.work = [Work(title: "error: press !", isTrouble: true)]
    #expect(world.text.contains("There is nothing to show yet."))
    #expect(world.text.contains("There is no Swift file in /tmp/"))
    #expect(world.text.contains("Give the file with the widget."))
    #expect(!world.text.contains("\u{1B}") && !world.text.contains("No app is here."))
  }

  @Test func `a widget that is being compiled is waited for`() throws {
    let world = try world()
    world.source.work = [Work(title: "compiling the widget")]
    #expect(world.text.contains("Compiling the widget …"))
  }

  @Test func `an error of the compiler stands below the pictures, with its line and a caret`()
    throws
  {
    var options = AppModel.Options()
    options.startsInGallery = true
    let world = try World(options: options)
    let file = NSTemporaryDirectory() + "islet-\(UUID().uuidString).swift"
    let indent = String(repeating: " ", count: 40)
    try (indent + "Text(context.state.someLongName).fooBar(1, 2, 3)\n").write(
      toFile: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: file) }
    world.simulator.note([
      Finding(
        "widget-does-not-compile", location: SourceLocation(file: file, line: 1, column: 74),
        sentence: "Text.fooBar is not here.", fix: "Use another.")
    ])
    world.source.work = [Work(title: "error in My.swift:1: press !", isTrouble: true)]
    let text = world.text
    #expect(text.contains("Text.fooBar is not here.") && text.contains("→ Use another."))
    let lines = text.split(separator: "\n").map(String.init)
    let source = try #require(lines.firstIndex { $0.contains(".fooBar(1") })
    let caret = try #require(lines[source + 1].firstIndex(of: "^"))
    let column = lines[source + 1].distance(from: lines[source + 1].startIndex, to: caret)
    #expect(Array(lines[source])[column] == "f")
  }

  @Test func `an error of the source stands before a crash of the pictures before it`() throws {
    var options = AppModel.Options()
    options.startsInGallery = true
    let world = try World(options: options)
    let crash = Finding(
      "widget-crashed", location: SourceLocation(file: "/My.swift", line: 7),
      sentence: "The widget crashed.", severity: .error)
    let error = Finding("widget-none-found", sentence: "There is no widget.", severity: .error)
    world.simulator.note([crash, error])
    world.source.work = [Work(title: "error: press !", isTrouble: true, errors: [error])]
    #expect(world.text.contains("There is no widget."))
    #expect(!world.text.contains("The widget crashed."))
    world.press("!")
    let list = world.text
    let first = try #require(list.range(of: "✗ There is no widget."))
    let second = try #require(list.range(of: "✗ The widget crashed."))
    #expect(first.lowerBound < second.lowerBound)
    #expect(world.snapshot.errors == [error, crash])
  }

  @Test func `the head of a gallery says how much the design rules have to say`() throws {
    var options = AppModel.Options()
    options.startsInGallery = true
    let world = try World(columns: 120, options: options)
    let look = try #require(world.draw().reviewWish)
    #expect(!world.text.contains("design: "))
    world.source.judge(look)
    let findings = try #require(world.snapshot.reviews[look.subject])
    try #require(findings.contains { $0.severity >= .warning })
    let counts = [(Severity.error, "error"), (.warning, "warning")].compactMap {
      severity, word -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    #expect(world.text.contains("design: \(counts.joined(separator: ", ")) · press !"))
    // While the source does not compile, one place says what to press.
    let error = Finding("widget-compile", sentence: "No.", severity: .error)
    world.simulator.note([error])
    world.source.work = [Work(title: "error: press !", isTrouble: true, errors: [error])]
    #expect(world.text.count(of: "press !") == 1)
    #expect(!world.text.contains("1 finding"))
  }

  @Test(arguments: [50, 80, 200], ["let title = ", "Text(\"日本語の文字列です\" + "])
  func `the caret of an error far to the right is seen under its column`(
    columns: Int, start: String
  ) throws {
    var options = AppModel.Options()
    options.startsInGallery = true
    let world = try World(columns: columns, rows: 24, options: options)
    let file = NSTemporaryDirectory() + "islet-\(UUID().uuidString).swift"
    let before = start + String(repeating: "a + ", count: 18)
    try (before + "§nowhere + a + a)\n").write(toFile: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: file) }
    world.simulator.note([
      Finding(
        "widget-does-not-compile",
        location: SourceLocation(file: file, line: 1, column: before.utf16.count + 1),
        sentence: "There is no nowhere.", severity: .error)
    ])
    world.source.work = [Work(title: "error: press !", isTrouble: true)]
    let grid = world.draw().grid
    let places = (0..<grid.rows).flatMap { row in
      (0..<grid.columns).filter { grid[$0, row].glyph == "^" }.map { ($0, row) }
    }
    let caret = try #require(places.last, "\(world.text)")
    #expect(grid[caret.0, caret.1 - 1].glyph == "§", "\(world.text)")
    // The list of findings shows the same.
    world.press("!")
    world.draw()
    let lines = world.model.items(of: try #require(world.model.topMenu), world.snapshot).items
      .flatMap { [$0.title] + $0.below.map(\.text) }
    func place(_ glyph: Character) throws -> Int {
      let line = try #require(lines.first { $0.contains(glyph) })
      return Sheet.width(String(line.prefix { $0 != glyph }))
    }
    #expect(try place("§") == place("^"))
    #expect(lines.allSatisfy { Sheet.width($0) <= world.model.menuColumns })
  }

  @Test func `without an app the last line offers no key that is about one`() throws {
    let world = try world()
    let last = try #require(world.text.split(separator: "\n").last)
    for word in ["send", "light/dark", "stale", "payload"] { #expect(!last.contains(word)) }
    #expect(last.contains("? help"))
  }

  @Test func `the phone does not speak of pictures before the error where there never were any`()
    throws
  {
    for apps in [[], ["Match"]] {
      let world = try World(apps: apps)
      world.source.work = [Work(title: "error: press !", isTrouble: true)]
      #expect(world.text.contains("Pictures as before the error") == !apps.isEmpty)
      #expect(world.text.contains("! shows it"))
    }
  }
}
