import Canvas
import Drawing
import EventLoop
import JSON
import Phone
import Simulator
import Testing
import WidgetHost
import WidgetProtocol

@testable import Screens

@MainActor
@Suite("What the gallery asks for and shows")
struct GalleryTests {
  @Test func `the gallery moves through states and looks without asking twice for a picture`()
    throws
  {
    let world = try World(columns: 120, rows: 40)
    world.press("2")
    world.draw()
    #expect(world.draw().wanted.isEmpty)
    world.press("j", "j", "l")
    #expect(world.model.gallery.row == 2)
    world.press("d")
    #expect(world.text.contains("light"))
    world.press("w")
    #expect(world.text.contains("\"aps\""))
    world.press(.enter)
    #expect(world.simulator.phone.activities.first?.state.string.contains("Match is at 3") == true)
  }

  @Test
  func `Bold Text, contrast and direction are keys, said in the head and asked of the widget`()
    throws
  {
    let world = try World(columns: 120, rows: 40)
    world.press("2")
    world.draw()
    for (key, setting) in [
      ("b", DisplaySetting.boldText), ("C", .increasedContrast), ("m", .rightToLeft),
    ]
      as [(Key, DisplaySetting)]
    {
      world.press(key)
      #expect(world.text.contains(" · \(setting.mark)"))
      #expect(world.model.gallery.look?.display == [setting])
      // Each look has pictures of its own.
      let wanted = world.model.draw(world.snapshot, columns: 120, rows: 40, at: 0).wanted
      #expect(!wanted.isEmpty && wanted.allSatisfy { $0.look.display == [setting] })
      world.press(key)
      #expect(!world.text.contains(" · \(setting.mark)"))
    }
  }

  @Test func `another language than American English stands in the head`() throws {
    let world = try World(columns: 120, rows: 40)
    world.press("2")
    #expect(!world.text.contains("en_US"))
    try world.simulator.set("locale", to: .string("de_DE"))
    #expect(world.text.contains(" · dark · de_DE"))
  }

  @Test func `a card that is Islet's own is called so, since it is not the app's`() throws {
    let world = try World(columns: 120, rows: 40, apps: ["Match"])
    world.press("2")
    #expect(!world.text.contains("no source"))
    var app = World.app("Match")
    app.folder.isWithoutSource = true
    world.simulator.install(app)
    #expect(world.text.contains(" · iPhone 16 · dark · Islet’s card: no source"))
  }

  @Test func `an app with several activities has a row for each, and ] goes from one to the next`()
    throws
  {
    let world = try World(columns: 120, rows: 40, apps: ["Match"])
    let folder = World.app("Match").folder.joined(
      by: ["Match", "Break"].map { name in
        WidgetDescription(
          attributesType: "\(name)Attributes", widget: name,
          previews: [
            WidgetPreview(
              name: nil, attributes: "{}", states: [#"{"left":7}"#], stateNames: ["\(name)-state"])
          ])
      })
    world.simulator.install(SimulatedApp(folder, widget: PlainWidget()))
    world.press("2")
    #expect(world.text.contains("Match · MatchAttributes") && world.text.contains("state 1 of 6"))
    world.press("]")
    #expect(world.text.contains("Match · BreakAttributes") && world.text.contains("Break-state"))
    world.press(.enter)
    let started = world.simulator.phone.activities.last
    #expect(started?.attributesType == "BreakAttributes")
    #expect(started?.state.string == #"{"left":7}"#)
    world.press("]")
    #expect(world.text.contains("Match · MatchAttributes"))
  }

  @Test func `on a small screen the payload takes the states' place, and Esc gives it back`() throws
  {
    let world = try World(columns: 80, rows: 24)
    world.press("2")
    world.draw()
    world.press("w")
    #expect(world.text.contains("\"aps\""))
    #expect(world.text.contains("Esc states"))
    world.press(.escape)
    #expect(!world.text.contains("\"aps\"") && world.text.contains("01-state"))
  }

  @Test func `only what is visible is asked for, however many states there are`() throws {
    let world = try World(columns: 80, rows: 24)
    world.press("2")
    let wanted = world.model.draw(world.snapshot, columns: 80, rows: 24, at: 0).wanted
    #expect(Set(wanted.map(\.state)).count <= 3)
  }

  @Test func `samples with moments are sent, copied and shown as the numbers that a push carries`()
    throws
  {
    let world = try World()
    var folder = World.app("Tea").folder
    folder.states = [
      ("brewing", ["ready": "@now+60", "cup": 1]), ("ready", ["ready": "@now-5", "cup": 1]),
    ]
    let tea = try RunningSimulator(
      loop: EventLoop(), options: RunningSimulator.Options(),
      apps: [SimulatedApp(folder, widget: PlainWidget())])
    tea.setPaused(true)
    tea.startActivity(of: tea.apps[0])
    let source = SimulatorSource(tea)
    let row = try #require(source.snapshot().activities.first)
    world.model.screen = .gallery
    let app = try #require(source.snapshot().apps.first)
    let shown = world.model.galleryPayload(app, source.snapshot())
    #expect(shown["ready"]?.double == tea.now.rounded(.down) + 60)
    // The sample that is shown is known although its moment has become a number.
    #expect(CurlWriting.ready(for: row, source.snapshot()).contains("content-state"))
    _ = source.perform(.update(activity: row.id, state: 1))
    let state = try #require(source.snapshot().activities.first?.activity.state.value)
    // An app that reads an `Int` takes no fraction.
    #expect(tea.now != tea.now.rounded(.down))
    #expect(state["ready"]?.double == tea.now.rounded(.down) - 5)
    _ = source.perform(.start(app: app.id, state: 0))
    let started = try #require(source.snapshot().activities.last?.activity.state.value)
    #expect(started["ready"]?.double == tea.now.rounded(.down) + 60)
  }

  @Test func `arrows scroll the payload, and while the ruler is on they leave it where it is`()
    throws
  {
    let world = try World(columns: 120, rows: 40)
    world.press("2", .tab, Key(.down))
    #expect(world.model.gallery.pane == .json)
    #expect(world.model.gallery.jsonScroll == 1)
    world.press(Key(.up), "r")
    #expect(world.model.gallery.hasRuler)
    world.draw()
    world.press(Key(.down))
    #expect(world.model.gallery.jsonScroll == 0)
  }

  @Test func `where the list of measures has no room the last line says a size, and the way there`()
    throws
  {
    let world = try World(columns: 80, rows: 24)
    func footer() -> String { String(world.text.split(separator: "\n").last ?? "") }
    world.press("2")
    #expect(!footer().contains(" pt") && !footer().contains("Tab measures"))
    world.press("r")
    #expect(footer().contains(" pt ") && footer().contains("Tab measures"), "\(footer())")
    #expect(footer().contains("? help  q quit"))
    world.press(.tab)
    #expect(footer().contains("Tab states"), "\(footer())")
    // Beside the pictures it says both itself.
    world.press(.tab)
    world.columns = 120
    #expect(!footer().contains(" pt ") && !footer().contains("Tab measures"), "\(footer())")
  }

  @Test func `how many there are ends where the lines above do`() throws {
    let world = try World(columns: 80, rows: 24)
    world.press("2")
    let grid = world.draw().grid
    let row = try #require(
      (0..<grid.rows).first { row in
        (0..<80).contains { grid[$0, row].glyph == "←" }
      })
    #expect(grid[79, row].glyph == " " && grid[78, row].glyph != " ")
  }

  @Test func `the same key takes the next size of a Watch, and elsewhere the next phone`() throws {
    let world = try World(columns: 120, rows: 40)
    world.press("2")
    world.draw()
    #expect(world.model.gallery.selected?.sizes.isEmpty == true)
    let key = try #require(ActionTable.rows.first { $0.action == .nextDevice }?.keys.first)
    world.press(key)
    let device = world.model.gallery.look?.device
    #expect(device != nil && device != DeviceModel.standard.id)
    while world.model.gallery.selected != .watch {
      let column = world.model.gallery.column
      world.press(Key(.right))
      world.draw()
      try #require(world.model.gallery.column > column)
    }
    world.press(key)
    #expect(world.model.gallery.look?.device == device)
    #expect(world.model.gallery.look?.size(of: .watch)?.name == "40mm")
  }

  @Test func `where the terminal shows pixels, those of every cell are kept for the next drawing`()
    throws
  {
    let world = try World(columns: 120, rows: 40)
    world.model.pictureCell = PictureCell(width: 10, height: 20)
    world.press("2")
    world.draw()
    let frame = world.draw()
    #expect(frame.pictures.count > 1)
    #expect(world.model.gallery.pixels.all.count == frame.pictures.count)
  }

  @Test func `E writes the selected picture or the whole sheet, as it is looked at`() throws {
    let world = try World(columns: 120, rows: 40)
    world.press("2", "d", Key(.down))
    world.draw()
    let (look, selected) = (
      try #require(world.model.gallery.look), try #require(world.model.gallery.selected)
    )
    let all: [GalleryExcerpt] = [
      .picture(state: 1, selected, .png), .picture(state: 1, selected, .svg), .sheet(.html),
      .sheet(.png),
    ]
    for (place, excerpt) in all.enumerated() {
      world.press("E")
      #expect(world.text.contains("This picture as a PNG") && world.text.contains("02-state"))
      for _ in 0..<place { world.press(Key(.down)) }
      world.press(.enter)
      #expect(world.intents.last == .export(look, excerpt) && world.model.menus.isEmpty)
    }
    #expect(look.appearance == .light)
  }

  @Test func `what is to be read stays until a key, and wakes nobody meanwhile`() throws {
    let world = try World(columns: 120, rows: 40)
    world.press("2")
    world.model.tellUntilKey("Written to somewhere")
    world.pass(3600)
    #expect(world.text.contains("Written to somewhere"))
    #expect(world.frame?.changesInReal == nil)
    world.press(Key(.down))
    #expect(!world.text.contains("Written to somewhere"))
  }

  @Test(arguments: [nil, PictureCell(width: 10, height: 20)])
  func `how coarse a picture is in cells is not said of pixels`(cell: PictureCell?) throws {
    let world = try World(columns: 120, rows: 40)
    world.model.pictureCell = cell
    world.press("2")
    var isSaid = false
    for _ in AppModel.presentations {
      isSaid = isSaid || world.text.contains("pt a pixel")
      world.press(Key(.right))
    }
    #expect(isSaid == (cell == nil))
  }

  @Test func `the frame around the selected picture has one width in pixels for all`() throws {
    let world = try World(columns: 120, rows: 40)
    let cell = PictureCell(width: 10, height: 20)
    world.model.pictureCell = cell
    world.press("2")
    var widths: Set<Int> = []
    for _ in AppModel.presentations {
      world.draw()
      for kept in world.model.gallery.pixels.all {
        guard
          case .stroke(_, .color(Theme.accent.rgba), let style)? = kept.value.key.list.items.last
        else { continue }
        widths.insert(Int((style.width * kept.value.key.scale).rounded()))
      }
      world.press(Key(.right))
    }
    #expect(widths == [4])
  }

  @Test func `an app or a setting that changes has everything drawn again, a push does not`() throws
  {
    let world = try World(columns: 200, rows: 60)
    world.model.pictureCell = PictureCell(width: 10, height: 20)
    world.simulator.send(.person(.lock))
    world.simulator.send(.person(.wake))
    for _ in 0..<3 { world.draw() }
    world.press("2")
    world.draw()
    func counts() -> [Int] {
      [
        world.model.pictures.count, world.model.gallery.painted.all.count,
        world.model.gallery.pixels.all.count, world.model.phone.exhibits.pixels.count,
        world.model.phone.keptPixels == nil ? 0 : 1,
      ]
    }
    let all = counts()
    #expect(all.allSatisfy { $0 > 0 }, "\(all)")
    var push = SimulatorChange()
    push.activities = ["a"]
    push.presentation = true
    world.model.forgetPictures(after: push)
    #expect(counts() == all)
    var (app, setting) = (SimulatorChange(), SimulatorChange())
    app.apps = ["com.example.match"]
    setting.settings = true
    for news in [app, setting] {
      world.draw()
      world.model.forgetPictures(after: news)
      #expect(counts().allSatisfy { $0 == 0 })
    }
  }

  @Test func `the gallery's own words are written as the phone's language writes them`() throws {
    func forms(_ locale: String) throws -> Set<HanForms?> {
      let world = try World(columns: 120, rows: 40, apps: ["直"])
      try world.simulator.set("locale", to: .string(locale))
      world.press("2")
      world.draw()
      var lines: [TextRun] = []
      func add(_ items: [DisplayItem]) {
        for item in items {
          switch item {
          case .text(let line): lines += line.runs
          case .group(let group): add(group.items)
          case .view(let view): add(view.items)
          default: break
          }
        }
      }
      for cell in world.model.gallery.painted.all.values { add(cell.list.items) }
      return Set(lines.map(\.hanForms))
    }
    #expect(try forms("en_US") == [nil])
    #expect(try forms("ja_JP").contains(.japanese))
  }

  @Test func `a cell is painted when its last picture is there, and not before`() throws {
    let world = try World(columns: 1200, rows: 60)
    world.press("2")
    func wanted() -> [PictureKey] {
      world.model.draw(world.snapshot, columns: 1200, rows: 60, at: world.steady).wanted
        .filter { $0.state == 0 }
    }
    func painted() -> Set<Presentation> {
      Set(world.model.gallery.painted.all.keys.filter { $0.state == 0 }.map(\.presentation))
    }
    let sides: Set<Presentation> = [.compact, .menuBar, .menuBarOpen, .landscape]
    let all = wanted()
    #expect(painted().isEmpty)
    let found = world.source.pictures(for: all)
    world.model.pictures = found.filter { $0.key.slot != .compactTrailing }
    let missing = wanted()
    #expect(missing.allSatisfy { $0.slot == .compactTrailing })
    #expect(Set(missing.map(\.presentation)) == sides)
    #expect(painted() == Set(all.map(\.presentation)).subtracting(sides))
    world.model.pictures = found
    #expect(wanted().isEmpty)
    #expect(painted() == Set(all.map(\.presentation)))
  }

  @Test func `the titles say which presentation is chosen where some have no room`() throws {
    for (columns, isCounted) in [(120, true), (1200, false)] {
      let world = try World(columns: columns, rows: 40)
      world.press("2")
      #expect(world.text.contains("←→ 1 of") == isCounted, "\(columns) columns")
    }
  }

  @Test func `the keys for both ends scroll the JSON that is read, and leave the state`() throws {
    let world = try World(columns: 80, rows: 24, apps: ["Match"])
    var app = World.app("Match")
    app.folder.states[1].value = ["list": .array((1...60).map { ["number": .int($0)] })]
    world.simulator.install(app)
    world.press("2", "j", "w")
    world.draw()
    #expect(world.model.gallery.pane == .json)
    let text = { (world: World) in world.text.split(separator: "\n").dropFirst(3).first ?? "" }
    let top = text(world)
    world.press(Key(.end))
    world.draw()
    let last = world.model.gallery.jsonScroll
    #expect(last > 0 && last < 100 && text(world) != top)
    world.press("j")
    world.draw()
    #expect(world.model.gallery.jsonScroll == last)
    world.press(Key(.home))
    #expect(text(world) == top && world.model.gallery.row == 1)
    world.press("G", "G", "G", Key(.pageDown))
    world.draw()
    #expect(world.model.gallery.jsonScroll == last)
  }
}
