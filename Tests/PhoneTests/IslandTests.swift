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

  @Test(
    "A compact island is as wide as Apple says, its sides snug around the sensors",
    arguments: [
      ("iPhone 16", 230.0, 52.33), ("iPhone 15 Pro Max", 250, 62.33), ("iPhone 17", 230, 52.33),
    ])
  func compact(device: String, total: Double, side: Double) throws {
    let scene = home(
      .compact(leading: Samples.part("a", width: 30), trailing: Samples.part("a", width: side)),
      device: device)
    let island = try #require(scene.stage.layer(.island))
    #expect(island.frame.width == total && island.frame.height == 36.67)
    #expect(abs(island.frame.midX - scene.device.screen.width / 2) < 0.01)
    let leading = try #require(scene.picture.frame("a", .compactLeading))
    let trailing = try #require(scene.picture.frame("a", .compactTrailing))
    #expect(abs(trailing.minX - leading.maxX - 125.34) < 0.01)
    #expect(abs((leading.maxX + trailing.minX) / 2 - island.frame.midX) < 0.01)
  }

  @Test(
    "A detached island is a circle or an oval by its content",
    arguments: [
      (20.0, 36.67), (36.67, 36.67), (41, 41), (60, 45),
    ])
  func detached(content: Double, width: Double) throws {
    let scene = home(
      .minimal(attached: Samples.part("a", width: 30), detached: Samples.part("b", width: content)))
    let satellite = try #require(scene.stage.layer(.detached))
    #expect(satellite.frame.width == width && satellite.frame.height == 36.67)
    let main = try #require(scene.stage.layer(.island))
    #expect(abs(satellite.frame.maxX - main.frame.minX - 230) < 0.01)
    #expect(satellite.frame.minX - main.frame.maxX == Guess.detachedGap)
  }

  @Test func `an expanded island has the height of its content and a corner of 44 points`() throws {
    let part = PhoneScene.Part(activityID: "a", picture: Samples.picture(371, 130))
    let island = try #require(home(.expanded(part)).stage.layer(.island))
    #expect(island.frame == Rect(x: 11, y: 11, width: 371, height: 130))
    #expect(island.radius == 44)
  }

  @Test func `an expanded island hides the status bar, a compact one stands beside it`() {
    let part = PhoneScene.Part(activityID: "a", picture: Samples.picture(371, 130))
    #expect(home(.expanded(part)).stage.layer(.statusBar) == nil)
    let compact = home(.compact(leading: Samples.part("a"), trailing: Samples.part("a")))
    #expect(compact.stage.layer(.statusBar) != nil)
  }

  @Test func `the keyline takes the widget's tint`() throws {
    var part = Samples.part("a")
    part.picture.keylineTint = RGBA(0, 255, 0)
    let island = try #require(home(.expanded(part)).stage.layer(.island))
    #expect(island.keyline == RGBA(0, 255, 0))
    #expect(home(.expanded(Samples.part("a"))).stage.layer(.island)?.keyline == nil)
    var light = home(.expanded(part))
    light.appearance = .light
    #expect(light.stage.layer(.island)?.keyline == nil)
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
