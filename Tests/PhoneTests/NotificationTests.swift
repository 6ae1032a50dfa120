import Drawing
import Testing

@testable import Phone

struct NotificationTests {
  private func note(_ number: Int, _ app: String) -> PhoneScene.Notification {
    PhoneScene.Notification(
      number: number, app: PhoneScene.AppIcon(bundle: app, title: app, glyph: "M"),
      title: "\(number)", body: "")
  }

  private var scene: PhoneScene {
    var scene = Samples.scene()
    scene.cards = [Samples.card("a")]
    scene.notifications = [note(9, "Chat"), note(8, "Mail"), note(7, "Chat")]
    return scene
  }

  @Test func `the cards of activities stand above notifications`() throws {
    let picture = scene.picture
    let card = try #require(picture.frame("a", .lockScreen))
    for region in picture.regions {
      if case .stack = region.target { #expect(region.frame.minY >= card.maxY) }
    }
  }

  @Test func `those of one app lie on one another, the newest on top`() {
    let targets = scene.picture.regions.map(\.target)
    #expect(targets.contains(.stack(bundle: "Chat")))
    #expect(targets.contains(.notification(8)))
    #expect(!targets.contains(.notification(9)) && !targets.contains(.notification(7)))
  }

  @Test func `a stack that lies open shows each of them, and whose it is`() {
    var scene = scene
    scene.unfolded = "Chat"
    let regions = scene.picture.regions
    let targets = regions.map(\.target)
    #expect(targets.contains(.notification(9)) && targets.contains(.notification(7)))
    #expect(regions.first { $0.target == .notification(9) }?.label == "Chat: 9")
  }

  /// Returns the texts of a notification with their left edges, and where its icon stands.
  private func content(_ number: Int) throws -> (texts: [String: Double], icon: Point) {
    let layer = try #require(
      scene.lockScreenStage.layers.first { $0.id == .notification(number) })
    var texts: [String: Double] = [:]
    var icon: Point?
    for item in layer.content {
      if case .text(let line) = item { texts[line.runs.map(\.text).joined()] = line.frame.minX }
      if case .group(let group) = item { icon = group.transform.apply(Point(x: 0, y: 0)) }
    }
    return (texts, try #require(icon))
  }

  @Test func `its app's icon stands at the left and its words beside that`() throws {
    let (texts, icon) = try content(8)
    #expect(icon == Point(x: 14, y: (Guess.notificationHeight - Guess.notificationIcon) / 2))
    #expect(texts["8"] == Guess.notificationText)
    #expect(texts["8"] ?? 0 >= icon.x + Guess.notificationIcon)
  }

  @Test func `the first of a stack tells how many lie below it`() throws {
    #expect(try content(9).texts["1 more"] != nil)
    #expect(try content(8).texts.keys.contains { $0.hasSuffix("more") } == false)
  }
}
