import Drawing
import JSON
import LiveActivities
import Phone
import Testing

@testable import Screens

@MainActor
@Suite("Presentations beside the phone")
struct ExhibitTests {
  private func exhibits(_ world: World) -> [ActivityExhibit.Kind] {
    world.draw().regions.compactMap {
      if case .exhibit(let kind) = $0.target { kind } else { nil }
    }
  }

  private func locked(_ columns: Int, _ rows: Int) throws -> World {
    let world = try World(columns: columns, rows: rows)
    world.simulator.send(.person(.lock))
    world.simulator.send(.person(.wake))
    return world
  }

  @Test func `with room, everything stands there that the phone does not show`() throws {
    let world = try locked(200, 60)
    let others = ActivityExhibit.Kind.allCases.filter { !$0.presentation.isOnPhone }
    #expect(others.count == 3)
    #expect(exhibits(world) == [.compact, .minimal, .expanded, .stale] + others)
    world.press("w")
    #expect(exhibits(world) == [.minimal, .expanded, .lockScreen, .stale] + others)
  }

  @Test(arguments: [(80, 24), (120, 40), (200, 20)])
  func `without room nothing stands there`(columns: Int, rows: Int) throws {
    #expect(exhibits(try locked(columns, rows)).isEmpty)
  }

  @Test func `as pixels they stand at their true places, as cells at the edges of cells`() throws {
    let world = try locked(200, 60)
    #expect(world.draw().exhibitWish?.pixel ?? 0 > 1)
    world.model.pictureCell = PictureCell(width: 10, height: 20)
    #expect(world.draw().exhibitWish?.pixel == 0)
    world.press("v")
    #expect(world.draw().exhibitWish?.device?.pixel == 0)
    world.model.pictureCell = nil
    #expect(world.draw().exhibitWish?.device?.pixel ?? 0 > 1)
  }

  @Test func `what has ended shows no island, and what is stale is not shown twice`() throws {
    let world = try locked(200, 60)
    let id = try #require(world.simulator.phone.activities.first?.id)
    world.simulator.send(
      .app(
        bundle: "com.example.match",
        .update(
          ActivityUpdate(
            id: id, state: JSONText(["score": 1]), staleDate: world.simulator.now + 5))))
    world.pass(6)
    world.simulator.advanceNow()
    #expect(world.simulator.phone.activity(id)?.isStale == true)
    #expect(exhibits(world).filter(\.presentation.isOnPhone) == [.compact, .minimal, .expanded])
    #expect(exhibits(world).contains { $0.presentation == .carPlay })
    world.simulator.send(
      .app(bundle: "com.example.match", .end(ActivityEnd(id: id, dismissal: .default))))
    // A car lets go at once; Watch and Mac keep it as the Lock Screen does.
    #expect(exhibits(world).map(\.presentation) == [.watch, .menuBar])
  }

  @Test func `when news rain down they follow after a moment, and at once otherwise`()
    throws
  {
    let world = try locked(200, 60)
    func picture() throws -> String {
      let frame = world.draw()
      let area = try #require(frame.regions.first { $0.target == .exhibit(.expanded) }).area
      return (0..<area.columns).map { column in
        (0..<area.rows).map { String(frame.grid[area.column + column, area.row + $0].glyph) }
          .joined()
      }.joined()
    }
    let first = try picture()
    world.push(["score": 2, "text": "Match is at two"])
    let second = try picture()
    #expect(second != first)
    let id = try #require(world.simulator.phone.activities.first?.id)
    func update(_ text: String) {
      world.simulator.send(
        .app(
          bundle: "com.example.match",
          .update(
            ActivityUpdate(id: id, state: JSONText(["score": 3, "text": .string(text)])))))
      world.simulator.finishDecoding()
    }
    world.steady += 0.02
    update("Match is three")
    #expect(try picture() == second)
    #expect(world.draw().changesInReal.map { $0 > 0.02 && $0 < 0.04 } == true)
    world.steady += 0.031
    #expect(try picture() != second)
  }

  @Test func `the ruler's list has the room for itself`() throws {
    let world = try locked(200, 60)
    world.press("r")
    #expect(exhibits(world).isEmpty)
    #expect(world.text.contains("Measures"))
  }

  @Test func `a caption says what it is and how large, in points`() throws {
    #expect(try locked(200, 60).text.contains("Expanded · 370.33 × 84 pt"))
  }

  @Test func `text stands beside the pictures where there is room, else below them`() {
    let area = Area(column: 0, row: 0, columns: 120, rows: 50)
    let wide = ExhibitPlaces(
      sizes: [(51, 6), (51, 6), (79, 18), (79, 18)], in: area, textColumns: 32, textRows: 9)
    #expect(wide.pictures.map { $0?.column } == [0, 53, 0, 0])
    #expect(wide.pictures.map { $0?.row } == [0, 0, 8, 28])
    #expect(wide.text == Area(column: 81, row: 8, columns: 39, rows: 42))

    let narrow = ExhibitPlaces(
      sizes: [(51, 6), (79, 18), (79, 18)], in: Area(column: 0, row: 0, columns: 80, rows: 50),
      textColumns: 32, textRows: 9)
    #expect(narrow.pictures.map { $0?.row } == [0, 8, nil])
    #expect(narrow.text == Area(column: 0, row: 28, columns: 80, rows: 22))
  }

  @Test(arguments: 113...133)
  func `nothing is cut off in the narrowest lists beside a phone`(columns: Int) throws {
    let world = try World(columns: columns, rows: 40)
    try #require(world.text.contains("Activities"))
    #expect(world.text.contains("budget 240 of 240"))
    #expect(world.text.contains("token "))
    let words = world.text.split { $0.isWhitespace || $0 == "·" }.joined(separator: " ")
    #expect(words.contains("gateway runs here."))
  }

  @Test func `a caption with little room says less of what it is, and as much of how large`() throws
  {
    let world = try locked(200, 60)
    world.draw()
    let exhibits = world.snapshot.exhibits
    func caption(_ kind: ActivityExhibit.Kind, _ columns: Int) throws -> String {
      try #require(exhibits.first { $0.kind == kind }).caption(columns: columns)
    }
    let minimal = try caption(.minimal, 90)
    let size = minimal.dropFirst("Minimal, attached and detached".count)
    #expect(minimal.hasPrefix("Minimal, attached and detached · ") && size.hasSuffix(" pt"))
    #expect(try caption(.minimal, 30) == "Minimal" + size)
    #expect(try caption(.compact, 90) == "Compact · 52.33 × 36.67 pt")
  }

  @Test func `a caption is as wide as what stands beside its picture lets it`() {
    let area = Area(column: 4, row: 0, columns: 120, rows: 34)
    let places = ExhibitPlaces(
      sizes: [(30, 6), (51, 6), (79, 18)], in: area, textColumns: 32, textRows: 9)
    let widths = places.pictures.compactMap { $0 }
      .map { places.captionColumns(over: $0, in: area) }
    // A picture is beside the first, text beside the last, and nothing beside the second.
    #expect(widths == [30, 88, 79])
  }

  @Test func `text under lines of pictures begins at the panel's edge`() {
    let area = Area(column: 58, row: 6, columns: 142, rows: 52)
    let places = ExhibitPlaces(
      sizes: [(33, 4), (33, 4), (50, 11), (50, 11), (25, 6), (34, 7), (9, 3)], in: area,
      textColumns: 32, textRows: 9)
    #expect(places.pictures.map { $0?.row } == [6, 6, 6, 19, 19, 19, 19])
    #expect(places.text == Area(column: 58, row: 32, columns: 142, rows: 26))
  }

  @Test func `what does not fit whole is left out, and the text keeps the area`() {
    let area = Area(column: 3, row: 2, columns: 60, rows: 14)
    let places = ExhibitPlaces(sizes: [(79, 18), (51, 6)], in: area, textColumns: 32, textRows: 9)
    #expect(places.pictures.allSatisfy { $0 == nil })
    #expect(places.text == area)
  }

  @Test func `a click on a control beside the phone presses it, and one beside it opens the Watch`()
    throws
  {
    let world = try locked(200, 60)
    let widget = try #require(world.simulator.apps.first?.widget as? PlainWidget)
    let button = Rect(x: 20, y: 20, width: 50, height: 40)
    widget.touches = [TapRegion(frame: button, action: .button(0), label: "Pause")]
    world.draw()
    let kind = ActivityExhibit.Kind(presentation: .watch)
    let place = try #require(world.model.phone.exhibitPlaces[kind])
    let picture = try #require(world.snapshot.exhibits.first { $0.kind == kind }).picture
    let pause = try #require(picture.regions.first { $0.label == "Pause" })
    world.click(
      place.area.column + Int(pause.frame.midX / place.cell.width),
      place.area.row + Int(pause.frame.midY / place.cell.height))
    #expect(world.intents == [.touchElsewhere(pause.target, on: .watch, size: nil)])
    #expect(world.model.phone.device == nil)
    world.click(place.area.column, place.area.endRow - 1)
    #expect(world.intents.count == 1 && world.model.phone.device == .watch)
  }
}
