import Drawing
import Testing
import WidgetProtocol

@testable import Phone

struct StandByTests {
  @Test func `opened, the card is twice as large on a screen in its tint`() throws {
    var scene = Samples.scene(.standBy(opened: "a"))
    scene.pixel = 0
    let button = TapRegion(
      frame: Rect(x: 10, y: 10, width: 20, height: 20), action: .button(3), label: "Stop")
    scene.cards = [
      PhoneScene.Card(
        activityID: "a", appTitle: "A",
        picture: Samples.picture(371, 100, regions: [button], tint: RGBA(5, 6, 7)))
    ]
    let picture = scene.picture
    let card = try #require(picture.frame("a", .lockScreen))
    #expect(picture.list.size == Size(width: 852, height: 393))
    #expect(card == Rect(x: 55, y: 96.5, width: 742, height: 200))
    #expect(scene.stage.layer(.backdrop)?.fill == .color(RGBA(5, 6, 7)))
    let touched = picture.region(at: Point(x: card.minX + 59, y: card.minY + 59))
    #expect(touched?.target == .action(activityID: "a", slot: .lockScreen, .button(3)))
  }

  @Test func `idle, the detached minimal presentation stands near the top`() throws {
    var scene = Samples.scene(.standBy(opened: nil))
    scene.island = .minimal(
      attached: Samples.part("a", width: 40), detached: Samples.part("b", width: 40))
    let picture = scene.picture
    let minimal = try #require(picture.frame("b", .minimal))
    #expect(minimal.minY < 60 && abs(minimal.midX - 426) < 3)
    #expect(picture.frame("a", .minimal) == nil)
  }

  @Test func `night turns everything red, day does not`() {
    var scene = Samples.scene(.standBy(opened: nil))
    #expect(scene.stage.adjustments.isEmpty)
    scene.isNight = true
    #expect(scene.stage.adjustments == [.nightRed])
  }

  @Test func `a dot stands for each activity that a swipe turns to`() throws {
    var scene = Samples.scene(.standBy(opened: "b"))
    scene.cards = [Samples.card("a"), Samples.card("b")]
    let dots = try #require(scene.stage.layer(.panel(0)))
    #expect(dots.content.count == 2)
    scene.cards.removeFirst()
    #expect(scene.stage.layer(.panel(0)) == nil)
  }

  @Test func `the whole screen answers a tap, and the sensors lie at its left end`() throws {
    var scene = Samples.scene(.standBy(opened: "a"))
    scene.cards = [Samples.card("a")]
    let picture = scene.picture
    #expect(picture.region(at: Point(x: 5, y: 5))?.target == .card(activityID: "a", url: nil))
    let sensor = try #require(scene.stage.layer(.island)).frame
    #expect(sensor.height > 3 * sensor.width && sensor.maxX < 60)
  }

  @Test func `a phone without an island has a minimal view of the same size`() {
    let old = DeviceModel.named("iPhone 14") ?? .standard
    #expect(old.room(for: .minimal) == nil)
    #expect(old.standByMinimal.minWidth == DeviceModel.standard.standByMinimal.minWidth)
    #expect(DeviceModel.named("iPhone 8")?.hasStandBy == false)
    #expect(DeviceModel.named("iPad mini 8.3")?.hasStandBy == false)
  }
}
