import Testing

@testable import Screens

@Suite("Searching a menu")
struct MenuSearchTests {
  private func best(_ typed: String, _ items: [(String, String)]) -> String? {
    let search = MenuSearch(typed)
    return items.map { MenuItem(title: $0.0, detail: $0.1, choice: .none) }
      .compactMap { item in search.rank(of: item).map { ($0, item.title) } }
      .min { $0.0 < $1.0 }?.1
  }

  @Test(arguments: ["Device: iPhone 16", "device: iphone 16", "iphone 16"])
  func `a name comes before names that go on, and before what is only set now`(typed: String) {
    let items = [
      ("Device: iPhone 15", "now iPhone 16"), ("Device: iPhone 16 Pro", "now iPhone 16"),
      ("Device: iPhone 16", "is set"),
    ]
    #expect(best(typed, items) == "Device: iPhone 16")
  }

  @Test func `the beginnings of words are enough, in any order`() {
    let items = [("Start Match with 03-goal", ""), ("Start Ride with 01-searching", "")]
    #expect(best("goal match", items) == "Start Match with 03-goal")
    #expect(best("xylophone", items) == nil)
  }

  @Test func `a whole label comes before a word of a name, and a part of one after it`() {
    let items = [
      MenuItem(title: "Swipe back", choice: .none),
      MenuItem(title: "Close what is open", labels: ["Esc", "Back"], choice: .none),
    ]
    func found(_ typed: String) -> [Int?] { items.map { MenuSearch(typed).rank(of: $0) } }
    #expect(found("back") == [3, 1])
    #expect(found("esc") == [nil, 1])
    #expect(found("bac") == [3, 5])
    #expect(found("suspend") == [nil, nil])
  }

  /// The worlds are as wide as a terminal where phone and lists take turns, and as one where both have room.
  @MainActor
  @Test(arguments: ["1", "2", "3"] as [Key], [60, 200])
  func `the help finds a key by all that the screen says of it`(screen: Key, columns: Int) throws {
    let world = try World(columns: columns, rows: 60)
    world.press(screen)
    let (model, snapshot) = (world.model, world.snapshot)
    for row in ActionTable.rows(on: model.screen.scope) {
      for typed in row.keys.map(\.name) + [row.short, model.short(row, snapshot), row.sentence] {
        var menu = Menu(.help)
        menu.filter = typed
        let found = model.items(of: menu, snapshot).items
        #expect(found.contains { $0.title == row.sentence }, "\(typed)")
      }
    }
  }

  @MainActor
  @Test(arguments: ["suspend", "Ctrl-Z", "ctrl-z", "fg returns"])
  func `typing what the screen calls a key leaves its line alone in the help`(typed: String) throws
  {
    let world = try World(columns: 120, rows: 40)
    world.press("?")
    for letter in typed { world.press(.character(letter)) }
    let menu = try #require(world.model.menus.last)
    let found = world.model.items(of: menu, world.snapshot).items
    #expect(found.map(\.title) == ["Stop and go back to the shell; fg returns"])
  }

  @MainActor
  @Test func `a key is not found by a word that it has at other moments`() throws {
    let world = try World(columns: 120, rows: 40)
    world.press(":")
    for letter in "clock" { world.press(.character(letter)) }
    let menu = try #require(world.model.topMenu)
    let found = world.model.items(of: menu, world.snapshot).items
    #expect(!found.contains { $0.choice == .action(.back) })
    #expect(found.contains { $0.title.hasPrefix("Clock speed") })
  }

  @MainActor
  @Test(arguments: [":", "?", "a", "s", "m"] as [Key])
  func `no letter that is typed makes a list jump`(_ open: Key) throws {
    let world = try World(columns: 120, rows: 40)
    world.press(open)
    func box() throws -> Area {
      try #require(world.draw().regions.first { $0.target == .nothing }).area
    }
    let before = try box()
    for letter in "exq" {
      world.press(.character(letter))
      #expect(try box() == before)
    }
  }

  @MainActor
  @Test func `the palette finds a command by the footer's word`() throws {
    let world = try World(columns: 120, rows: 40)
    var menu = Menu(.palette)
    menu.filter = "suspend"
    let found = world.model.items(of: menu, world.snapshot).items
    #expect(found.map(\.choice) == [.action(.suspend)])
  }

  @MainActor
  @Test(arguments: [":", "3"])
  func `of thousands of letters that a plain paste types only the first ones count, at once`(
    screen: Key
  ) throws {
    let world = try World()
    world.receive(Array("{}".utf8))
    world.press(screen)
    if screen == "3" { world.press("/") }
    world.draw()
    let snapshot = world.snapshot
    for _ in 0..<1000 {
      for letter: Key in ["a", " ", "é", "👩"] {
        _ = world.model.handle(.key(letter), snapshot, at: world.steady)
      }
    }
    for _ in 0..<3 {
      _ = world.model.handle(
        .paste(String(repeating: "b", count: 150)), snapshot, at: world.steady)
    }
    let filter = world.model.topMenu?.filter ?? world.model.pushes.filter
    #expect(filter == String(repeating: "a é👩", count: 50))
  }
}
