import Canvas
import Drawing
import Testing
import WidgetProtocol

@testable import Phone

struct IslandTests {
  private func home(_ island: PhoneScene.Island, device: String = "iPhone 16") -> PhoneScene {
    var scene = Samples.scene(.home, device: device)
    scene.pixel = 0
    scene.island = island
    return scene
  }

  @Test func `compact content keeps the outer margin, the sensor the middle of the screen`() throws
  {
    let scene = home(
      .compact(leading: Samples.part("a", width: 40), trailing: Samples.part("a", width: 60)))
    let island = try #require(scene.stage.layer(.island))
    // 40 grows to three quarters of 60; what is added lies at the sensor.
    #expect(island.frame == Rect(x: 134 - 45, y: 34.0 / 3, width: 230, height: 110.0 / 3))
    let leading = try #require(scene.picture.frame("a", .compactLeading))
    let trailing = try #require(scene.picture.frame("a", .compactTrailing))
    #expect(leading.minX == island.frame.minX && leading.width == 40)
    #expect(abs(trailing.maxX - island.frame.maxX) < 0.01)
    let room = try #require(scene.picture.placements.first?.room)
    #expect(room.width == 45)
  }

  @Test(arguments: [
    (20.0, 36.67), (22, 36.67), (28.33, 42.33), (60, 45),
  ])
  func `A detached island is a circle or an oval by its content`(content: Double, width: Double)
    throws
  {
    let scene = home(
      .minimal(
        attached: Samples.part("a", width: 18.4), detached: Samples.part("b", width: content)))
    let satellite = try #require(scene.stage.layer(.detached))
    #expect(abs(satellite.frame.width - width) < 0.01)
    let main = try #require(scene.stage.layer(.island))
    // Nothing is to the right of the sensor; the attached content has 7 on both sides.
    #expect(abs(main.frame.maxX - 259) < 0.01 && abs(main.frame.width - 125 - 32.33) < 0.01)
    #expect(abs(satellite.frame.minX - main.frame.maxX - 8) < 0.01)
  }

  @Test func `an expanded island darkens the wallpaper around it as one on a phone does`() {
    let island = Rect(x: 100, y: 100, width: 374, height: 91)
    let black = DisplayItem.fill(.rounded(island, radius: 48), .color(.black))
    let image = PixelPainter(scale: 1).paint(
      DisplayList(
        size: Size(width: 574, height: 300),
        items: [.group(GroupMark([black], shadow: IslandMetrics.shadow))]), on: .color(.white),
      at: 0
    ).image
    /// Returns how much of the light is gone, in per cent.
    func darkening(_ x: Double, _ y: Double) -> Double {
      let at = (Int(y) * image.width + Int(x)) * 4
      return 100 - Double(image.bytes[at]) / 2.55
    }
    // Measured in pictures of one phone, with and without the island; points from its edge.
    for (distance, part) in [
      (2.0, 21.7), (4, 19.8), (8, 16.1), (12, 12.5), (16, 9.2), (20, 6.6), (25, 4.0), (30, 2.3),
      (40, 0.6),
    ] {
      let found = darkening(island.midX, island.maxY + distance)
      #expect(abs(found - part) < 2.2, "\(distance) below: \(found), not \(part)")
    }
    for (distance, part) in [(0.7, 15.2), (4, 12.5), (8, 9.5), (12.7, 6.2)] {
      let found = darkening(island.maxX + distance, island.midY)
      #expect(abs(found - part) < 2.2, "\(distance) beside: \(found), not \(part)")
    }
    for (distance, part) in [(0.7, 13.6), (4, 11), (8, 8)] {
      let found = darkening(island.midX, island.minY - distance)
      #expect(abs(found - part) < 2.2, "\(distance) above: \(found), not \(part)")
    }
  }

  @Test
  func
    `an expanded island has the height of its content and stands in from the edges as from the top`()
    throws
  {
    let part = PhoneScene.Part(activityID: "a", picture: Samples.picture(370.33, 130))
    let layer = try #require(home(.expanded(part)).stage.layer(.island))
    #expect(abs(layer.frame.x - 11.33) < 0.01 && abs(layer.frame.width - 370.33) < 0.01)
    #expect(layer.frame.y == layer.frame.x && layer.frame.height == 130 && layer.radius == 44)
    #expect(layer.shadow != nil)
    let low = PhoneScene.Part(activityID: "a", picture: Samples.picture(370.33, 50))
    #expect(home(.expanded(low)).stage.layer(.island)?.frame.height == 84)
  }

  @Test(arguments: [
    // The background's end in an island of 120, in one of 160, and the end of a row that takes of the lower margin.
    (120.0, 120.0, 0.0, 120.0, 108.0), (160, 160, 0, 160, 148), (160, 175, 135, 151, 151),
    (160, 200, 0, 160, 160),
  ])
  func
    `an expanded island cuts a background 12 inside, but nothing of content that it has no other room for`(
      height: Double, ideal: Double, top: Double, bottom: Double, end: Double
    ) throws
  {
    let row = Rect(x: 100, y: top, width: 171, height: bottom - top)
    var picture = Samples.picture(371, height)
    picture.list.items = [.fill(.rect(row), .color(RGBA(255, 0, 0)))]
    picture.idealSize.height = ideal
    picture.contentFrame = Rect(x: 18, y: 18, width: 335, height: ideal - 36)
    let scene = home(.expanded(PhoneScene.Part(activityID: "a", picture: picture)))
    let island = try #require(scene.stage.layer(.island)).frame
    #expect(island.height == height)
    // Three pixels a point: the island begins at a whole one.
    let image = PixelPainter(scale: 3).paint(scene.picture.list, on: nil, at: 0).image
    let red = (0..<Int(height) * 3).filter { y in
      let (column, line) = (Int(island.midX * 3), Int((island.minY * 3).rounded()) + y)
      let at = (line * image.width + column) * 4
      return image.bytes[at] > 200 && image.bytes[at + 1] < 50
    }
    #expect(red.last == Int(end) * 3 - 1)
    #expect(red.count == Int(end - max(12, top)) * 3)
  }

  @Test func `an expanded island hides the status bar, a compact one stands beside it`() {
    let part = PhoneScene.Part(activityID: "a", picture: Samples.picture(371, 130))
    #expect(home(.expanded(part)).stage.layer(.statusBar) == nil)
    let compact = home(.compact(leading: Samples.part("a"), trailing: Samples.part("a")))
    #expect(compact.stage.layer(.statusBar) != nil)
  }

  @Test func `the keyline is a trace of white around the black, on a dark ground only`() throws {
    var part = Samples.part("a")
    part.picture.keylineTint = RGBA(0, 255, 0)
    let island = try #require(home(.expanded(part)).stage.layer(.island))
    #expect(island.keyline == IslandMetrics.keyline)
    guard case .stroke(.rounded(let line, _, _), _, let style)? = island.items.last else {
      Issue.record("there is no line")
      return
    }
    // Its inner edge is the black's outer one.
    #expect(line.minX + style.width / 2 == island.frame.minX)
    var light = home(.expanded(part))
    light.appearance = .light
    #expect(light.stage.layer(.island)?.keyline == nil)
  }

  @Test(arguments: [
    // Room right of the island, and what of signal, Wi-Fi and battery is left.
    (134.0, 3), (113, 3), (108.67, 3), (108, 2), (79, 2), (67, 1), (36.67, 0),
  ])
  func `Time and icons move aside for the island, then they go`(room: Double, icons: Int) {
    let parts = StatusBarParts(left: room, right: 393 - room, screenWidth: 393)
    let shown = [parts.showsSignal, parts.showsWaves, parts.showsBattery].count { $0 }
    #expect(shown == icons && parts.showsTime == (icons > 0))
    #expect(parts.timeCentre == (12 + room) / 2)
    #expect(parts.missing.count == (icons > 0 ? 3 - icons : 4))
  }

  @Test func `time and icons are smaller beside an island that is wider than its sensor`() throws {
    /// Returns the time's size of type, how large the battery's body is, and what is between Wi-Fi and battery.
    func sizes(_ island: PhoneScene.Island) throws -> (time: Double, battery: Rect, gap: Double) {
      var scene = home(island)
      scene.pixel = 1.0 / 3
      scene.wallClock.time = "20:37"
      let bar = try #require(scene.stage.layer(.statusBar))
      var time: Double?
      var battery: Rect?
      var gap: Double?
      for item in bar.content {
        switch item {
        case .text(let line): time = line.runs.first?.face.size
        case .stroke(.rounded(let line, _, _), _, let style):
          battery = line.inset(by: -style.width / 2)
        default: break
        }
      }
      let body = try #require(battery)
      for case .fill(let shape, _) in bar.content where shape.bounds.maxX < body.minX {
        gap = min(gap ?? .infinity, body.minX - shape.bounds.maxX)
      }
      return (try #require(time), body, try #require(gap))
    }
    let (wide, rests) = try (
      sizes(
        .compact(leading: Samples.part("a", width: 40), trailing: Samples.part("a", width: 55))),
      sizes(.resting)
    )
    #expect(abs(wide.time - 16) < 0.01 && rests.time == 17)
    #expect(abs(wide.battery.width - 23.67) < 0.01 && abs(wide.battery.height - 12.33) < 0.01)
    #expect(abs(rests.battery.width - 25) < 0.01 && abs(rests.battery.height - 13) < 0.01)
    #expect(abs(wide.battery.midY - rests.battery.midY) < 0.01)
    #expect(abs(wide.gap - 5.67) < 0.4, "\(wide.gap)")
  }

  @Test func `without an island an alert shows the card as a banner`() throws {
    var scene = home(
      .compact(leading: Samples.part("a"), trailing: Samples.part("a")), device: "iPhone 14")
    scene.banner = Samples.card("a")
    let picture = scene.picture
    #expect(picture.frame("a", .lockScreen)?.minY == 47)
    #expect(picture.frame("a", .compactLeading) == nil)
    scene.device = .standard
    #expect(scene.picture.frame("a", .lockScreen) == nil)
  }

  @Test func `the resting island's sensors can be touched`() throws {
    let picture = home(.resting).picture
    #expect(picture.region(at: Point(x: 196, y: 28))?.target == .sensor)
    #expect(picture.region(at: Point(x: 20, y: 400)) == nil)
  }
}
