import Drawing
import Testing
import WidgetProtocol

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
    let notes = picture.regions.filter { region in
      switch region.target {
      case .stack, .notification: true
      default: false
      }
    }
    #expect(notes.count == 2)
    for note in notes { #expect(note.frame.minY >= card.maxY) }
  }

  @Test func `on an unlocked phone the newest slides in from above, on a blurred ground`() throws {
    var home = Samples.scene(.home)
    home.pixel = 1.0 / 3
    var told = home
    told.notifications = [note(9, "Chat")]
    let banner = try #require(told.stage.layer(.notification(9)))
    #expect(
      banner.frame.minY >= home.device.safeTop - 1 && banner.frame.width == home.device.cardWidth)
    guard case .material? = banner.fill else {
      Issue.record("\(String(describing: banner.fill))")
      return
    }
    let motion = PhoneMotion(from: home, to: told, start: 0)
    let way = try #require(motion.tracks.first { $0.id == .notification(9) })
    let start = try #require(way.layer(at: 0))
    #expect(start.frame.maxY <= 0 && start.opacity == 1)
    #expect(motion.duration > 0 && motion.duration < 2)
  }

  @Test func `what is behind a banner is blurred through a translucent tint`() throws {
    let notched = try #require(DeviceModel.named("iPhone 14"))
    var scene = Samples.scene(.home)
    scene.device = notched
    var card = Samples.card("a")
    card.picture.backgroundTint = RGBA(120, 80, 40, alpha: 0.25)
    scene.banner = card
    let layer = try #require(scene.stage.layer(.card("a")))
    guard case .material? = layer.fill else {
      Issue.record("\(String(describing: layer.fill))")
      return
    }
    #expect(
      layer.content.first
        == .fill(.rect(Rect(layer.frame.size)), .color(RGBA(120, 80, 40, alpha: 0.25))))
    // On the Lock Screen it lies on the wallpaper, which has no letters.
    scene.place = .lockScreen
    (scene.banner, scene.cards) = (nil, [card])
    guard case .color? = scene.stage.layer(.card("a"))?.fill else {
      Issue.record("it is blurred there, too")
      return
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

  /// The words of a notification, and how high it is.
  private func set(
    _ typeSize: WidgetEnvironment.TypeSize, hasBoldText: Bool = false
  ) throws -> (faces: [Face], tops: [Double], height: Double) {
    var scene = Samples.scene()
    (scene.typeSize, scene.hasBoldText, scene.pixel) = (typeSize, hasBoldText, 1.0 / 3)
    var notification = note(1, "Chat")
    notification.body = String(repeating: "long ", count: 40)
    scene.notifications = [notification]
    let layer = try #require(scene.stage.layer(.notification(1)))
    let lines = layer.content.compactMap { item -> TextLine? in
      if case .text(let line) = item, !line.string.isEmpty { line } else { nil }
    }
    #expect(lines.allSatisfy { $0.frame.minX >= 62 && $0.frame.maxX <= layer.frame.width - 13.9 })
    return (lines.map { $0.runs[0].face }, lines.map(\.frame.minY), layer.frame.height)
  }

  @Test(arguments: [
    (WidgetEnvironment.TypeSize.xS, 12.0, 12.0, 62.0), (.l, 15, 13, 70), (.xL, 17, 15, 74),
    (.xxxL, 21, 19, 86), (.ax5, 21, 19, 86),
  ])
  func `words are set in subheadline and footnote, and the notification grows with two lines`(
    _ typeSize: WidgetEnvironment.TypeSize, _ words: Double, _ time: Double, _ height: Double
  ) throws {
    let set = try set(typeSize)
    #expect(set.faces.map(\.size) == [words, time, words])
    #expect(set.height == height)
    #expect(set.tops[2] + 1.3 * words < set.height)
  }

  @Test func `with Bold Text a notification is heavier`() throws {
    #expect(try set(.l).faces.map(\.weight) == [600, 400, 400])
    #expect(try set(.l, hasBoldText: true).faces.map(\.weight) == [800, 600, 600])
  }
}
