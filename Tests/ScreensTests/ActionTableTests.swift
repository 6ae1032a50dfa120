import Testing

@testable import Screens

@Suite("One table of keys binds, fills footer and help, and feeds the palette")
struct ActionTableTests {
  @Test(arguments: Action.allCases)
  func `every action has a row with a key and a sentence`(action: Action) throws {
    let rows = ActionTable.rows.filter { $0.action == action }
    #expect(!rows.isEmpty)
    for row in rows {
      #expect(!row.keys.isEmpty)
      #expect(row.sentence.count > 5 && !row.sentence.hasSuffix("."))
      #expect(!row.short.isEmpty && row.short.count <= 14)
      // The help stands also where there is no mouse.
      #expect(!["click", "wheel", "drag", "mouse"].contains { row.sentence.contains($0) })
    }
  }

  @Test(arguments: ActionRow.Scope.allCases)
  func `no key means two things on one screen`(scope: ActionRow.Scope) {
    var seen: [Key: Action] = [:]
    for row in ActionTable.rows where row.scope == scope {
      for key in row.keys {
        #expect(
          seen[key] == nil, "\(key.name) is \(row.action) and \(String(describing: seen[key]))")
        seen[key] = row.action
      }
    }
  }

  @Test(arguments: ActionRow.Scope.allCases)
  func `what every screen needs is hidden by no screen’s own keys`(scope: ActionRow.Scope) {
    for action: Action in [
      .help, .quit, .interrupt, .suspend, .palette, .showPhone, .showGallery, .showPushes, .back,
      .up, .down, .left, .right, .filter, .switches, .pauseClock,
    ] {
      let row = ActionTable.rows(on: scope).first { $0.action == action }
      let works = row?.keys.contains { ActionTable.action(of: $0, on: scope) == action } ?? false
      #expect(works, "\(action) on \(scope)")
    }
  }

  @MainActor
  @Test func `the help lists each row of the screen with its keys, and finds it`() throws {
    for (key, scope) in [("1", ActionRow.Scope.phone), ("2", .gallery), ("3", .pushes)]
      as [(Key, ActionRow.Scope)]
    {
      let world = try World(columns: 120, rows: 60)
      world.press(key, "?")
      let items = world.model.items(of: try #require(world.model.menus.last), world.snapshot).items
      for row in ActionTable.rows(on: scope) {
        #expect(items.contains { $0.title == row.sentence && $0.detail.contains(row.keys[0].name) })
      }
      for letter in "the shelk" { world.press(.character(letter)) }
      world.press(.backspace, .character("l"))
      let found = world.model.items(of: try #require(world.model.menus.last), world.snapshot).items
      #expect(found.map(\.title) == ["Stop and go back to the shell; fg returns"])
    }
  }

  @MainActor
  @Test func `choosing a line of the help does it`() throws {
    let world = try World(columns: 120, rows: 40)
    world.press("?")
    for letter in "push log" { world.press(.character(letter)) }
    world.press(.enter)
    #expect(world.model.screen == .pushes)
  }

  @MainActor
  @Test
  func
    `the palette has every action of the screen but moving about, and what the simulator offers`()
    throws
  {
    let world = try World(columns: 120, rows: 40)
    world.press(":")
    let items = world.model.items(of: try #require(world.model.menus.last), world.snapshot).items
    let moving: Set<Action> = [.palette, .up, .down, .left, .right, .interrupt]
    for row in ActionTable.rows(on: .phone) where !moving.contains(row.action) {
      #expect(items.contains { $0.choice == .action(row.action) })
    }
    #expect(items.contains { $0.title == "Start Match with 03-state" })
    #expect(items.contains { $0.title == "Network: offline" })
    #expect(items.contains { $0.title == "Clock speed ×20" })
  }

  @MainActor
  @Test(arguments: [50, 80, 200])
  func `the footer always shows how to get help and how to leave`(columns: Int) throws {
    let world = try World(columns: columns, rows: 24)
    for key: Key in ["1", "2", "3"] {
      world.press(key)
      let last = world.text.split(separator: "\n").last ?? ""
      #expect(last.contains("? help") && last.contains("q quit"))
    }
  }

  @MainActor
  @Test func `the footer offers the answers while the phone asks, and only then`() throws {
    let world = try World(columns: 100, rows: 40)
    world.press("w", "w")
    let answers = "y allow  d don’t allow"
    func footer() -> String { String(world.text.split(separator: "\n").last ?? "") }
    #expect(footer().contains(answers))
    world.press("y")
    #expect(!footer().contains("allow"))
  }

  @MainActor
  @Test(arguments: [80, 100, 200])
  func `the footer of an empty phone begins with the key that starts an activity`(columns: Int)
    throws
  {
    let world = try World(columns: columns, rows: 30, starts: false)
    func footer() -> String { String(world.text.split(separator: "\n").last ?? "") }
    world.press("1")
    #expect(footer().contains(" a start an activity  w "), "\(footer())")
    world.press("3")
    #expect(!footer().contains("start an activity"))
    let running = try World(columns: columns, rows: 30)
    running.press("1")
    #expect(!running.text.contains("a start an activity"))
  }
}

extension Key {
  fileprivate static let backspace = Key(.backspace)
}
