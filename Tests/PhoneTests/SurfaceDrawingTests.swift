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
    for room in row.rooms(on: .standard, size: size) {
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

  @Test func `a translucent tint lets nothing through that is not the device's`() throws {
    let tint = RGBA(120, 80, 40, alpha: 0.25)
    for row in [Presentation.watch, .watchFullScreen, .watchAlert, .carPlay] {
      var exhibit = exhibit(row) { $0.backgroundTint = tint }
      exhibit.hasWallpaper = false
      let fills = try #require(exhibit.picture).list.items.compactMap { item -> RGBA? in
        if case .fill(_, .color(let color)) = item { color } else { nil }
      }
      #expect(!fills.isEmpty && fills.allSatisfy { $0.alpha == 1 }, "\(row.rawValue)")
    }
    var card = Samples.picture(365, 100)
    card.backgroundTint = tint
    let standBy = try #require(Exhibit(.standBy, pictures: [.lockScreen: card]).picture)
    guard case .fill(_, .color(let ground))? = standBy.list.items.first else {
      Issue.record("no ground")
      return
    }
    #expect(ground == tint.over(.black) && ground.alpha == 1)
  }

  @Test func `a Watch shows the phone's time, also by itself`() throws {
    var exhibit = exhibit(.watchFullScreen)
    exhibit.wallClock = WallClock(time: "17:03", date: "")
    let picture = try #require(exhibit.picture)
    let texts = picture.list.items.flatMap { item -> [String] in
      guard case .group(let group) = item else { return [] }
      return group.items.compactMap { if case .text(let line) = $0 { line.string } else { nil } }
    }
    #expect(texts.contains("17:03"))
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

  @Test(arguments: [1.0 / 3, 5], ["24pt", "33pt", "icon"])
  func `a piece of the bar is as wide as its picture`(_ pixel: Double, _ size: String) throws {
    var exhibit = exhibit(.menuBar, size)
    exhibit.pixel = pixel
    let stage = try #require(exhibit.menuBarAlone)
    let bar = try #require(stage.layer(.statusBar)).frame
    let item = try #require(stage.layer(.island)).frame
    #expect(bar.x == 0 && bar.width == stage.size.width)
    #expect(abs(stage.size.width - item.maxX - item.x) <= pixel)
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
    // The pill stays in the bar above it.
    let pill = try #require(picture.frame("a", .compactLeading))
    #expect(pill.maxY <= 24 && pill.maxY < frame.minY)
  }

  @Test func `on its side the slots stand over one another, the sensor between`() throws {
    let picture = try #require(exhibit(.landscape).picture)
    let leading = try #require(picture.frame("a", .compactLeading))
    let trailing = try #require(picture.frame("a", .compactTrailing))
    #expect(abs(leading.midX - trailing.midX) < 0.01)
    #expect(abs(trailing.minY - leading.maxY - 125) < 0.01)
  }

  /// A phone on its side with an app open.
  private func turned(_ device: String, _ island: PhoneScene.Island) throws -> PhoneScene {
    var scene = PhoneScene(
      device: try #require(DeviceModel.named(device)), place: .app(title: "Maps"), wallClock: clock,
      pixel: 1.0 / 3)
    (scene.isTurned, scene.island) = (true, island)
    return scene
  }

  private func part(_ id: String) -> PhoneScene.Part {
    PhoneScene.Part(activityID: id, picture: Samples.picture(30, 36))
  }

  @Test func `an app turns with the phone, Home and Lock Screen do not`() throws {
    var scene = try turned("iPhone 18 Pro", .resting)
    #expect(scene.picture.list.size.width > scene.picture.list.size.height)
    for place in [PhoneScene.Place.home, .lockScreen] {
      scene.place = place
      #expect(scene.picture.list.size.width < scene.picture.list.size.height)
    }
  }

  @Test func `iOS 27 shows the compact island of a phone on its side, iOS 26 none`()
    throws
  {
    let island = PhoneScene.Island.compact(leading: part("a"), trailing: part("a"))
    let new = try turned("iPhone 18 Pro", island).picture
    #expect(new.placements.map(\.slot) == [.compactLeading, .compactTrailing])
    let old = try turned("iPhone 17 Pro", island).picture
    #expect(old.placements.isEmpty)
    #expect(old.regions.contains { $0.target == .sensor })
  }

  @Test func `of two, one stands at the sensor of a phone on its side and one below it`() throws {
    let picture = try turned(
      "iPhone 18 Pro", .minimal(attached: part("a"), detached: part("b"))
    ).picture
    let above = try #require(picture.frame("a", .minimal))
    let below = try #require(picture.frame("b", .minimal))
    #expect(below.minY - above.maxY > 286.0 / 3)
    #expect(picture.list.size.height > below.maxY)
  }

  @Test func `an expanded island opens at the upper edge of a phone on its side`()
    throws
  {
    let scene = try turned(
      "iPhone 18 Pro",
      .expanded(PhoneScene.Part(activityID: "a", picture: Samples.picture(374, 100))))
    let frame = try #require(scene.picture.frame("a", .expanded))
    #expect(abs(frame.midX - scene.picture.list.size.width / 2) < 1)
  }

  @Test func `a phone that folds has a counterpart, and that has it`() throws {
    let closed = try #require(DeviceModel.named("iPhone Duo"))
    #expect(closed.folded?.name == "iPhone Duo opened")
    #expect(closed.folded?.folded == closed)
    #expect(DeviceModel.standard.folded == nil)
  }

  @Test func `each activity has an item of its own in the menu bar, while there is room`() throws {
    var exhibit = exhibit(.menuBar)
    exhibit.competitors = ["b", "c"].map { id in
      Competitor(
        icon: PhoneScene.AppIcon(bundle: id, title: id, glyph: "□"), pictures: exhibit.pictures,
        activityID: id)
    }
    let picture = try #require(exhibit.inPlace(clock, ground: .black))
    let places = try ["a", "b", "c"].map { try #require(picture.frame($0, .compactLeading)).minX }
    #expect(places == places.sorted(by: >) && Set(places).count == 3)
    let many = (0..<40).map { number in
      Competitor(
        icon: PhoneScene.AppIcon(bundle: "\(number)", title: "", glyph: "□"),
        pictures: exhibit.pictures)
    }
    exhibit.competitors = many
    let full = try #require(exhibit.inPlace(clock, ground: .black))
    #expect(full.placements.allSatisfy { $0.frame.minX >= 0 })
    #expect(full.placements.count < 80)
  }

  @Test func `an alarm has a lit Lock Screen for itself, with the buttons of its template`() throws
  {
    var scene = PhoneScene(place: .lockScreen, wallClock: clock, pixel: 1.0 / 3)
    scene.cards = [
      PhoneScene.Card(activityID: "b", appTitle: "B", picture: Samples.picture(365, 100))
    ]
    var whole = Samples.picture(393, 852)
    let frame = Rect(x: 24, y: 700, width: 345, height: 64)
    whole.regions = [TapRegion(frame: frame, action: .button(0), label: "Stop")]
    scene.alarm = PhoneScene.Part(activityID: "a", picture: whole)
    #expect(scene.picture.placements.map(\.activityID) == ["a"])
    let stop = scene.picture.regions.first { $0.label == "Stop" }
    #expect(stop?.target == .action(activityID: "a", slot: .lockScreen, .button(0)))
    #expect(stop?.frame == frame)
    scene.place = .home
    #expect(scene.picture.placements.isEmpty)
  }

  @Test func `the Watch's full screen has a way to the phone`() throws {
    let picture = try #require(exhibit(.watchFullScreen).picture)
    #expect(picture.regions.map(\.label).contains("Open on iPhone"))
  }

  @Test func `of a picture that is too large the part around the activity shows, touches and all`()
    throws
  {
    let whole = try #require(
      exhibit(.carPlay, regions: [link]).inPlace(clock, ground: .black))
    let room = Size(width: 400, height: 220)
    let part = whole.part(in: room, around: "a")
    #expect(part.list.size == room)
    let card = try #require(part.frame("a", .small))
    #expect(card.minX >= 0 && card.maxX <= room.width)
    #expect(card.minY >= 0 && card.maxY <= room.height)
    let link = try #require(part.regions.first { $0.label == "More" }).frame
    #expect(card.minX <= link.minX && link.maxX <= card.maxX)
    #expect(whole.part(in: whole.list.size, around: "a") == whole)
  }

  @Test func `a view that asked for light has a light card on a Watch`() throws {
    func ground(_ appearance: WidgetEnvironment.Appearance?) throws -> Bool {
      let exhibit = exhibit(.watch) { $0.preferredAppearance = appearance }
      return try #require(exhibit.smallCard(at: .zero)).fill == .color(.white)
    }
    #expect(try ground(.light))
    #expect(try !ground(nil))
  }

  @Test func `in a car the card is dark by day, too`() throws {
    var exhibit = exhibit(.carPlay)
    exhibit.appearance = .light
    #expect(try #require(exhibit.smallCard(at: .zero)).fill == .color(Guess.carPlayCardFill))
    // The dashboard is light then: through a tint it would show behind white text.
    var clear = self.exhibit(.carPlay) { $0.backgroundTint = .black.opacity(0) }
    clear.appearance = .light
    #expect(try #require(clear.smallCard(at: .zero)).fill == .color(Guess.carPlayCardFill))
    var environment = WidgetEnvironment(appearance: .light, now: 0)
    environment = Presentation.carPlay.adapted(environment)
    #expect(environment.appearance == .dark)
  }

  @Test(arguments: [
    (RGBA(5, 8, 10), RGBA(66, 81, 104)), (RGBA(61, 4, 5), RGBA(92, 75, 99)),
  ])
  func `a car draws an opaque tint over glass, as light as on pictures, and a Watch as it is`(
    _ tint: RGBA, _ seen: RGBA
  ) throws {
    func ground(_ row: Presentation) throws -> RGBA? {
      let card = try #require(exhibit(row) { $0.backgroundTint = tint }.smallCard(at: .zero))
      guard case .color(let color) = card.fill else { return nil }
      return color
    }
    #expect(try ground(.watch) == tint)
    let car = try #require(try ground(.carPlay))
    #expect(car.alpha == 1)
    #expect(abs(car.luminance - seen.luminance) < 0.02, "\(car)")
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

  @Test(arguments: [
    ("40mm", 324, 394), ("41mm", 352, 430), ("42mm", 374, 446), ("44mm", 368, 448),
    ("46mm", 416, 496), ("49mm", 410, 502),
  ])
  func `a Watch's screen has half as many points as it has pixels`(
    name: String, width: Double, height: Double
  ) throws {
    let size = try #require(Presentation.watch.size(named: name))
    #expect(size.screen.width == width / 2 && size.screen.height == height / 2)
  }
}
