import Testing
import WidgetProtocol

@testable import LiveActivities
@testable import Screens
@testable import Simulator

@MainActor
@Suite("Menus, filters and ways out")
struct MenuTests {
  @Test func `what is typed in a list marks the first that it finds`() throws {
    let world = try World()
    world.press("a", "j", "m")
    #expect(world.model.menus.last?.filter == "m")
    #expect(world.model.menus.last?.selected == 0)
  }

  @Test func `Escape that arrives together with the next key closes what is open first`() throws {
    let world = try World()
    world.press("a", Key(.character("s"), .alt))
    #expect(world.model.menus.map(\.kind) == [.switches])
    world.receive(Array("{}".utf8))
    world.press(.escape, "3", "/", Key(.character("1"), .alt))
    #expect(!world.model.pushes.isTyping && world.model.screen == .phone)
    // Where nothing is open it is Alt and a key, which means nothing.
    world.press(Key(.character("q"), .alt))
    #expect(
      !world.intents.contains { if case .quit = $0 { true } else { false } }
        && world.model.menus.isEmpty)
  }

  @Test func `a switch flips in its list and the list stays open`() throws {
    let world = try World()
    world.press("s", .enter)
    #expect(world.simulator.phone.device.isOffline)
    #expect(world.model.menus.count == 1)
    world.press(.escape)
    #expect(world.text.contains("offline"))
  }

  @Test(arguments: DisplaySetting.allCases)
  func `a setting of the display is a switch with a sentence`(_ setting: DisplaySetting) throws {
    let world = try World(columns: 120, rows: 40)
    let rows = world.source.switches
    let place = try #require(rows.firstIndex { $0.id == setting.rawValue })
    let row = rows[place]
    #expect(row.title == setting.title && row.sentence == setting.meaning)
    #expect(row.chosen == "off")
    world.press("s")
    for _ in 0..<place { world.press("j") }
    #expect(world.text.contains(setting.meaning))
    world.press(.enter)
    #expect(world.simulator.settings.display == [setting])
    world.press(.enter)
    #expect(world.simulator.settings.display.isEmpty)
  }

  @Test(arguments: [("iPhone 16", false), ("iPhone 16 Pro", true)])
  func `an Always-On display is a switch on models that have one`(device: String, isThere: Bool)
    throws
  {
    let world = try World(columns: 120, rows: 40)
    #expect(world.source.perform(.set(switch: "device", to: device)) == nil)
    let rows = world.source.switches
    let place = try #require(rows.firstIndex { $0.id == "alwaysOn" })
    let before = world.simulator.settings.isAlwaysOn
    #expect(rows[place].chosen == (isThere ? before ? "on" : "off" : "not on this model"))
    world.press("s")
    for _ in 0..<place { world.press("j") }
    // Why is read there all the same.
    #expect(world.text.contains(rows[place].sentence))
    world.press(.enter)
    #expect((world.simulator.settings.isAlwaysOn != before) == isThere)
    #expect(world.model.menus.count == 1)
  }

  @Test func `switches are listed for a menu alone`() throws {
    let world = try World()
    #expect(world.snapshot.switches.isEmpty)
    world.press("s")
    #expect(world.snapshot.switches == world.source.switches)
    world.press(.escape)
    #expect(world.snapshot.switches.isEmpty)
  }

  @Test func `every switch takes each of its choices`() throws {
    let world = try World()
    for row in world.source.switches {
      for choice in row.choices.reversed() {
        #expect(world.source.perform(.set(switch: row.id, to: choice)) == nil)
        let now = world.source.switches.first { $0.id == row.id }
        #expect(now?.chosen == choice, "\(row.id)")
      }
    }
  }

  @Test func `pushes are lost by the seed that was asked for`() throws {
    let world = try World(seed: 7)
    _ = world.source.perform(.set(switch: "loss", to: "50 %"))
    var drawn = world.simulator.phone.lossRandom
    var expected = SeededRandom(seed: 7)
    #expect(drawn.unit() == expected.unit())
  }

  @Test func `a switch that is not there is told and changes nothing`() throws {
    let world = try World()
    let told = world.source.perform(.set(switch: "boldTxt", to: "on"))
    #expect(told?.severity == .bad)
    #expect(world.simulator.settings.display.isEmpty)
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
    world.receive(Array("{}".utf8))
    world.press("3", "/")
    world.input(.paste("abc\nq"))
    #expect(world.model.pushes.filter == "abc")
  }

  @Test func `a paste into a menu searches in it, as typing does`() throws {
    let world = try World()
    world.press(":", Key(.down), Key(.down))
    world.input(.paste("speed ×20"))
    #expect(world.model.topMenu?.filter == "speed ×20")
    world.press(.enter)
    #expect(world.intents.last == .clock(.speed(20)))
  }

  @Test func `a step of the clock goes as far ahead as it says`() throws {
    let snapshot = try World().snapshot
    let items = AppModel().items(of: Menu(.moments), snapshot).items
    let steps: [(String, Double)] = [
      ("10 seconds", 10), ("1 minute", 60), ("10 minutes", 600), ("1 hour", 3600),
      ("8 hours", 8 * 3600),
    ]
    for (name, seconds) in steps {
      let item = try #require(items.first { $0.title == "\(name) ahead" })
      #expect(item.choice == .intents([.clock(.jump(to: snapshot.clock.now + seconds))]))
    }
  }

  @Test func `a token is read whole, in lines of 64 letters`() throws {
    let world = try World()
    let activity = try #require(world.simulator.phone.activities.first)
    let token = try #require(activity.token)
    let items = world.model.items(of: Menu(.token(activity: activity.id)), world.snapshot).items
    let lines = items.map(\.title).prefix { token.contains($0) }
    #expect(lines.joined() == token && lines.count > 1)
    #expect(lines.dropLast().allSatisfy { $0.count == 64 })
  }

  @Test func `of a long list twelve entries are read aloud, from shortly before the chosen one`()
    throws
  {
    var options = AppModel.Options()
    options.isAccessible = true
    let world = try World(columns: 200, rows: 40, options: options)
    world.press("?")
    func read() -> [Substring] {
      Array(world.text.split(separator: "\n").drop { !$0.contains("entries.") }.dropFirst())
        .filter { !$0.hasPrefix("Search:") }
    }
    let first = read()
    // Above the first is its heading.
    #expect(first.count == 12 && first[1].hasPrefix("Selected: "))
    for _ in 0..<6 { world.press(Key(.down)) }
    let later = read()
    #expect(later.count == 12 && later[2].hasPrefix("Selected: "))
  }

  @Test func `the first heading comes back with the first entry`() throws {
    let world = try World()
    world.press("?")
    let first = world.text
    #expect(first.contains("│ Phone "))
    world.press(Key(.end))
    #expect(!world.text.contains("│ Phone "))
    world.press(Key(.home))
    #expect(world.text == first)
    #expect(world.model.topMenu?.first == 0)
  }

  @Test func `a key of another screen says in a search which one that is`() throws {
    let world = try World()
    func found() throws -> [MenuItem] {
      world.model.items(of: try #require(world.model.topMenu), world.snapshot).items
    }
    world.press("?")
    let row = try #require(ActionTable.rows.first { $0.action == .rightToLeft })
    #expect(try #require(found().first { $0.title == row.sentence }).detail == "m")
    for letter in "mirror" { world.press(.character(letter)) }
    #expect(try found().map(\.detail) == ["m in the gallery"])
    world.press(.escape, "2", "?")
    for letter in "mirror" { world.press(.character(letter)) }
    #expect(try found().map(\.detail) == ["m"])
  }

  @Test func `of a long text that is typed the end is seen`() throws {
    let world = try World()
    world.press(":")
    world.input(.paste(String(repeating: "a", count: 150) + "wxyz"))
    let line = try #require(world.text.split(separator: "\n").first { $0.contains("›") })
    #expect(line.contains("› …a") && line.contains("awxyz"))
    let cursor = try #require(world.draw().cursor)
    #expect(world.frame?.grid[cursor.column - 1, cursor.row].glyph == "z")
  }

  @Test func `what is typed behind / finds a switch, and flips none on the way`() throws {
    let world = try World()
    world.press("s")
    #expect(world.text.contains("/ find"))
    let before = world.source.switches
    world.press("j", "j", "/")
    #expect(world.text.contains("type to search") && !world.text.contains("/ find"))
    for letter in "lost q" { world.press(.character(letter)) }
    #expect(world.model.topMenu?.filter == "lost q")
    for _ in 0..<2 { world.press(Key(.backspace)) }
    let found = world.model.items(of: try #require(world.model.topMenu), world.snapshot).items
    #expect(found.map(\.title) == ["Lost pushes"])
    #expect(world.source.switches == before && !world.simulator.phone.device.isOffline)
    // Without a letter the keys are keys again, and then the list closes.
    for _ in 0..<5 { world.press(Key(.backspace)) }
    #expect(world.model.topMenu?.takesText == false)
    world.press(Key(.backspace))
    #expect(world.model.menus.isEmpty)
  }

  @Test(arguments: [Key.enter, " "])
  func `a letter flips no switch, and Enter and the space bar do`(key: Key) throws {
    let world = try World()
    let before = world.source.switches
    world.press("s", "l")
    #expect(world.source.switches == before && world.model.topMenu?.filter == "l")
    world.press(.escape, "s", "j", "j", "k", "k", key)
    #expect(world.simulator.phone.device.isOffline)
    // In other lists it goes on, as to the right.
    world.press(.escape, "a", "l")
    #expect(world.model.menus.count == 2)
  }
}
