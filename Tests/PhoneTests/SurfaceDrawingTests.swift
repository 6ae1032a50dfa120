import Drawing
import Testing
import WidgetProtocol

@testable import Phone

@Suite("An activity on other devices")
struct SurfaceDrawingTests {
  private let clock = WallClock(time: "9:41", date: "Friday, 21 November")
  private let button = TapRegion(
    frame: Rect(x: 10, y: 10, width: 40, height: 40), action: .button(0), label: "Pause")
  private let link = TapRegion(
    frame: Rect(x: 60, y: 10, width: 40, height: 40), action: .link("app://x"), label: "More")

  /// An exhibit whose pictures fill their rooms.
  private func exhibit(
    _ row: Presentation, _ size: String? = nil, regions: [TapRegion] = [],
    _ change: (inout Picture) -> Void = { _ in }
  ) -> Exhibit {
    let size = size.flatMap(row.size)
    var pictures: [Slot: Picture] = [:]
    for room in row.surfaces(on: .standard, size: size) {
      let width = room.minWidth > 0 ? room.minWidth : 40
      var picture = Samples.picture(
        width, min(room.maxHeight, max(room.minHeight, 84)), regions: regions)
      change(&picture)
      pictures[room.slot] = picture
    }
    return Exhibit(
      row, pictures: pictures, activityID: "a", appTitle: "Match", pixel: 1.0 / 3, size: size)
  }

  @Test func `a card keeps its true points on every Watch and display, by itself and at its place`()
    throws
  {
    for row in [Presentation.watch, .carPlay] {
      for size in row.sizes {
        let exhibit = exhibit(row, size.name)
        for picture in [exhibit.picture, exhibit.inPlace(clock, ground: .black)] {
          let frame = try #require(picture?.frame("a", .small))
          #expect(frame.size == size.room, "\(row.rawValue) \(size.name)")
          let whole = try #require(picture?.list.size)
          #expect(frame.minX >= 0 && frame.maxX <= whole.width, "\(size.name)")
          #expect(frame.minY >= 0 && frame.maxY <= whole.height, "\(size.name)")
        }
      }
    }
  }

  @Test func `a Watch's card stands in the middle of its screen, clear of the time`()
    throws
  {
    for size in Presentation.watch.sizes {
      let picture = try #require(exhibit(.watch, size.name).inPlace(clock, ground: .black))
      let card = try #require(picture.frame("a", .small))
      let screen = Guess.watchBezel + Guess.watchCase + 20
      let left = card.minX - screen
      #expect(abs(left - (size.screen.width - size.room.width) / 2) < 0.5, "\(size.name)")
    }
  }

  @Test func `on a Watch buttons work, in a car only links do`() throws {
    let regions = [button, link]
    let watch = try #require(exhibit(.watch, regions: regions).picture).regions.map(\.label)
    #expect(watch == ["Match", "Pause", "More"])
    let car = try #require(exhibit(.carPlay, regions: regions).picture).regions.map(\.label)
    #expect(car == ["More"])
  }

  @Test func `icon and name stand above compact views, and not above a view made for the place`()
    throws
  {
    func texts(_ isPair: Bool) throws -> Int {
      let picture = try #require(exhibit(.watch) { $0.isCompactPair = isPair }.picture)
      return String(describing: picture.list.items).components(separatedBy: "\"Match\"").count - 1
    }
    #expect(try texts(true) == 1)
    #expect(try texts(false) == 0)
  }

  @Test(arguments: [("24pt", 20.0), ("33pt", 29.0)])
  func `the Mac's pill is as high as the bar lets it, the sides without a sensor between`(
    size: String, height: Double
  ) throws {
    let picture = try #require(exhibit(.menuBar, size).picture)
    let leading = try #require(picture.frame("a", .compactLeading))
    let trailing = try #require(picture.frame("a", .compactTrailing))
    #expect(abs(leading.height - height) < 0.01)
    #expect(abs(trailing.minX - leading.maxX - 7 * height / IslandMetrics.height) < 0.01)
  }

  @Test func `a bar without room has the icon alone`() throws {
    let picture = try #require(exhibit(.menuBar, "icon").picture)
    #expect(picture.placements.isEmpty)
    #expect(picture.regions.map(\.label) == ["Open Match below the menu bar"])
  }

  @Test func `what opens below the bar has the island's own size and a button that closes it`()
    throws
  {
    let picture = try #require(exhibit(.menuBarOpen).inPlace(clock, ground: .black))
    let frame = try #require(picture.frame("a", .expanded))
    #expect(abs(frame.width - 370.33) < 0.01)
    #expect(picture.regions.contains { $0.target == .dismiss(activityID: "a") })
  }

  @Test func `on its side the slots stand over one another, the sensor between`() throws {
    let picture = try #require(exhibit(.landscape).picture)
    let leading = try #require(picture.frame("a", .compactLeading))
    let trailing = try #require(picture.frame("a", .compactTrailing))
    #expect(abs(leading.midX - trailing.midX) < 0.01)
    #expect(abs(trailing.minY - leading.maxY - 125) < 0.01)
  }

  @Test func `an alert's words stand above the activity`() throws {
    var exhibit = exhibit(.watchAlert)
    exhibit.alert = AlertWords(title: "Goal", body: "Harbour 1 – 0")
    let picture = try #require(exhibit.picture)
    let text = String(describing: picture.list.items)
    #expect(text.contains("\"Goal\"") && text.contains("Harbour 1 – 0"))
  }

  @Test func `a picture names the guesses behind it`() throws {
    #expect(
      try #require(exhibit(.watch, "42mm").picture).guesses.contains("card size"))
    let narrow = try #require(DeviceModel.named("iPhone 18 Pro"))
    var compact = exhibit(.compact)
    #expect(compact.picture?.guesses == [])
    compact.device = narrow
    #expect(compact.picture?.guesses.contains { $0.hasPrefix("sensor") } == true)
  }

  @Test(arguments: Presentation.allCases)
  func `a missing picture is no picture, on no surface`(row: Presentation) {
    let exhibit = Exhibit(row, pictures: [:])
    #expect(exhibit.picture == nil || row == .menuBar && exhibit.size?.name == "icon")
    #expect(exhibit.inPlace(clock, ground: .black) == nil || row == .menuBarOpen)
  }
}
