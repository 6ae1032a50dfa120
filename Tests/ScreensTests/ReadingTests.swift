import Drawing
import Findings
import JSON
import LiveActivities
import Phone
import Testing
import WidgetProtocol

@testable import Screens

@MainActor
@Suite("The screen as it is read aloud")
struct ReadingTests {
  private func world(columns: Int = 200, rows: Int = 60) throws -> World {
    var options = AppModel.Options()
    options.isAccessible = true
    return try World(columns: columns, rows: rows, options: options)
  }

  private func line(_ start: String, _ world: World) -> String? {
    world.text.split(separator: "\n").first { $0.hasPrefix(start) }.map(String.init)
  }

  @Test(arguments: [.tab, "r", "z", "w"] as [Key])
  func `no key of the gallery takes the arrows away from its states`(_ key: Key) throws {
    let world = try world()
    world.press("2", key)
    #expect(world.text.contains("state 1 of 5"))
    world.press(Key(.down))
    #expect(world.text.contains("state 2 of 5"))
  }

  @Test(arguments: [.tab, .backTab, Key(.right), .enter] as [Key])
  func `no key of the push log takes the arrows away from its pushes`(_ key: Key) throws {
    let world = try world()
    for score in 2...4 { world.push(["score": .int(score), "text": "alpha", "list": []]) }
    world.press("3", key, Key(.down))
    #expect(world.text.contains("3 pushes, newest first. Push 2 is selected."))
  }

  @Test func `a push is told by its number, its outcome once, and no bar is read`() throws {
    let world = try world()
    for score in 2...4 { world.push(["score": .int(score), "text": "alpha", "list": []]) }
    world.receive(Array("{}".utf8))
    world.press("3")
    #expect(world.text.contains("4 pushes, newest first. Push 4 is selected."))
    #expect(!world.text.contains("█") && !world.text.contains("░"))
    #expect(world.text.contains("of 4096 bytes"))
    world.press("1")
    let told = try #require(line("Push 4", world))
    #expect(told.hasPrefix("Push 4: ignored on the phone. "))
    #expect(told.count(of: "ignored") == 1)
  }

  @Test func `a finding is read whole, with how bad it is`() throws {
    let world = try world()
    world.simulator.note([
      Finding(
        "widget-compile", sentence: String(repeating: "word ", count: 30) + "end.",
        fix: "Mend it.", severity: .error)
    ])
    world.press("!")
    let told = try #require(line("Selected:", world))
    #expect(told.hasPrefix("Selected: Error: word ") && world.text.contains("end. → Mend it."))
  }

  @Test func `a key that does nothing to a reading is not offered and says why it does nothing`()
    throws
  {
    let world = try world()
    for screen in ["2", "1"] as [Key] {
      world.press(screen)
      let text = world.text
      #expect(text.contains("Keys: "))
      #expect(!text.contains("Tab ") && !text.contains("ruler") && !text.contains("zoom"))
    }
    world.press(.tab)
    #expect(world.text.contains("read in one piece"))
    #expect(world.model.phone.pane == .phone)
    world.press(":")
    for letter in "ruler" { world.press(.character(letter)) }
    #expect(world.text.contains("Nothing is called “ruler”"))
  }

  @Test func `what is typed into the filter of the pushes is read, and what it finds`() throws {
    let world = try world()
    world.push(["score": 2, "text": "alpha", "list": []])
    world.push(["score": 3, "text": "quebec", "list": []])
    world.press("3", "/")
    for letter in "quebec" { world.press(.character(letter)) }
    #expect(line("Filter:", world) == "Filter: quebec")
    #expect(world.text.contains("1 push, newest first."))
    #expect(try #require(line("Keys:", world)).contains("Esc all pushes"))
    world.press("z")
    #expect(world.text.contains("No push matches “quebecz”"))
  }

  @Test func `what is typed into a list is read, and what the chosen line means`() throws {
    let world = try world()
    world.press("s")
    let note = try #require(world.source.switches.first).sentence
    #expect(try #require(line("Selected:", world)).contains(note))
    #expect(line("Search:", world) == nil)
    for letter in "dev" { world.press(.character(letter)) }
    #expect(line("Search:", world) == "Search: dev")
    #expect(try #require(line("Selected:", world)).contains("Device"))
    world.press(.escape, "!")
    #expect(world.text.contains("All is well"))
  }

  @Test func `a page of a list is ten entries, and a heading is never the one that is chosen`()
    throws
  {
    let world = try world()
    world.press("?")
    let heading = ActionRow.Scope.phone.title
    #expect(line("Selected:", world)?.hasPrefix("Selected: \(heading)") == false)
    let first = try #require(world.model.topMenu).selected
    world.press(Key(.pageDown))
    #expect(world.model.topMenu?.selected == first + 10)
    world.press(Key(.pageUp))
    #expect(world.model.topMenu?.selected == first)
  }

  @Test func `another device is read in the phone's place`() throws {
    let world = try world()
    let widget = try #require(world.simulator.apps.first?.widget as? PlainWidget)
    widget.touches = [
      TapRegion(
        frame: Rect(x: 20, y: 20, width: 50, height: 40), action: .button(0), label: "Pause")
    ]
    world.press("v")
    #expect(world.text.contains("Watch") && world.text.contains("Escape goes back to the phone."))
    #expect(world.text.contains("Match, small: Match is at 1."))
    #expect(try #require(line("To touch", world)).contains("Pause"))
    world.press(.escape)
    #expect(world.text.contains("The phone is unlocked."))
  }
}
