import Drawing
import Testing
import WidgetProtocol

@testable import Phone

@Suite("A phone that is read from right to left")
struct RightToLeftTests {
  private func scene(_ device: String, pixel: Double, _ isRightToLeft: Bool) -> PhoneScene {
    var scene = Samples.scene(.home, device: device)
    scene.pixel = pixel
    scene.isRightToLeft = isRightToLeft
    return scene
  }

  /// The frames of a layer's marks from left to right.
  private func frames(_ items: [DisplayItem]) -> [Rect] {
    items.compactMap { item in
      switch item {
      case .fill(.rect(let rect), _), .fill(.rounded(let rect, _, _), _),
        .stroke(.rounded(let rect, _, _), _, _):
        rect
      case .fill(.path(let elements, _), _): elements.bounds
      case .text(let line): line.frame
      case .group(let group):
        Rect(x: group.transform.tx, y: group.transform.ty, width: 0, height: 0)
      default: nil
      }
    }
  }

  @Test(arguments: ["iPhone 16", "iPhone 14", "iPhone SE"], [1.0 / 3, 2, 5])
  func `the status bar is the other one as seen in a mirror`(device: String, pixel: Double) throws {
    let left = scene(device, pixel: pixel, false)
    let bar = try #require(left.stage.layer(.statusBar))
    let mirrored = try #require(scene(device, pixel: pixel, true).stage.layer(.statusBar))
    let width = bar.frame.width
    #expect(bar.frame == mirrored.frame && !bar.content.isEmpty)
    let (all, other) = (frames(bar.content), frames(mirrored.content))
    #expect(all.count == bar.content.count && other.count == all.count)
    // In cells an island stands on whole ones, so that its two sides may differ by one.
    let slack = pixel >= 5 ? pixel : 0.01
    for (one, two) in zip(all, other) {
      #expect(abs(one.minX - (width - two.maxX)) <= slack && one.y == two.y)
    }
  }

  @Test func `the battery is at the left with its pole, and the time at the right`() throws {
    for (pixel, pole) in [(1.0 / 3, nil), (5, "╺")] {
      let bar = try #require(scene("iPhone 16", pixel: pixel, true).stage.layer(.statusBar))
      let middle = bar.frame.width / 2
      let frames = frames(bar.content)
      #expect(frames.first.map { $0.minX > middle } == true, "the time comes first")
      let last = try #require(frames.last)
      #expect(frames.dropFirst().allSatisfy { $0.minX >= last.minX && $0.maxX < middle })
      let shown: String? = if case .text(let line)? = bar.content.last { line.string } else { nil }
      #expect(shown == pole)
    }
  }

  @Test func `time and icons keep clear of an island that is wider at one side`() throws {
    var scene = scene("iPhone 16", pixel: 1.0 / 3, true)
    scene.island = .compact(
      leading: Samples.part("a", width: 31), trailing: Samples.part("a", width: 80))
    let island = try #require(scene.islandGeometry(in: scene.device.screen)).island
    let bar = try #require(scene.stage.layer(.statusBar))
    #expect(frames(bar.content).allSatisfy { $0.maxX < island.minX || $0.minX > island.maxX })
  }

  @Test func `the leading side of a compact island is at the right, the trailing one at the left`()
    throws
  {
    func island(_ isRightToLeft: Bool) throws -> (geometry: IslandGeometry, layer: Layer) {
      var scene = scene("iPhone 16", pixel: 1.0 / 3, isRightToLeft)
      scene.island = .compact(
        leading: Samples.part("a", width: 31), trailing: Samples.part("b", width: 60))
      return (
        try #require(scene.islandGeometry(in: scene.device.screen)),
        try #require(scene.stage.layer(.island))
      )
    }
    let (plain, mirrored) = (try island(false), try island(true))
    let (left, right) = (plain.geometry, mirrored.geometry)
    let width = left.sensor.minX + left.sensor.maxX
    #expect(right.sensor == left.sensor)
    #expect(abs(right.island.minX - (width - left.island.maxX)) < 0.4)
    for (one, two) in zip(left.slots, right.slots) {
      #expect(one.slot == two.slot && abs(one.frame.width - two.frame.width) < 0.01)
      #expect(abs(two.frame.minX - (width - one.frame.maxX)) < 0.4)
    }
    #expect(right.slots[0].frame.minX >= right.sensor.maxX - 0.4, "leading is behind the sensor")
    // A touch finds each side where it stands, and its picture keeps the outer end.
    #expect(plain.layer.regions[0].frame.minX < plain.layer.regions[1].frame.minX)
    #expect(mirrored.layer.regions[0].frame.minX > mirrored.layer.regions[1].frame.minX)
    let places = mirrored.layer.placements.map(\.frame)
    #expect(places.count == 2 && places[0].minX > places[1].maxX)
  }

  @Test func `the detached island is at the left of the sensor`() throws {
    var scene = scene("iPhone 16", pixel: 1.0 / 3, true)
    scene.island = .minimal(
      attached: Samples.part("a", width: 36.67), detached: Samples.part("b", width: 36.67))
    let geometry = try #require(scene.islandGeometry(in: scene.device.screen))
    let bubble = try #require(geometry.bubble)
    #expect(bubble.maxX < geometry.sensor.minX && geometry.island.maxX > geometry.sensor.maxX)
    let bar = try #require(scene.stage.layer(.statusBar))
    #expect(
      frames(bar.content).allSatisfy { $0.maxX < bubble.minX || $0.minX > geometry.island.maxX })
  }

  @Test func `a notification has its icon at the right and its time at the left`() throws {
    var scene = scene("iPhone 16", pixel: 1.0 / 3, true)
    scene.place = .lockScreen
    scene.notifications = [
      PhoneScene.Notification(
        app: PhoneScene.AppIcon(bundle: "a", title: "a", glyph: "A"), title: "Title", body: "Body",
        time: "now")
    ]
    let layer = try #require(scene.stage.layer(.notification(0)))
    let lines = layer.content.compactMap { item -> TextLine? in
      if case .text(let line) = item { line } else { nil }
    }
    let title = try #require(lines.first { $0.string == "Title" })
    let time = try #require(lines.first { $0.string == "now" })
    let icon = try #require(frames(layer.content).first)
    #expect(icon.x > title.frame.maxX && abs(time.frame.minX - 14) < 0.01)
    #expect(title.alignment == .right && time.alignment == .left)
    #expect(title.runs[0].x == title.frame.x, "the letters move with their line")
    #expect(abs(icon.x + Guess.notificationIcon - (layer.frame.width - 14)) < 0.01)
  }

  @Test func `the answer that comes first is at the right, and is touched there`() throws {
    func answers(_ isRightToLeft: Bool) throws -> (deny: Rect, allow: Rect, words: [Double]) {
      var scene = scene("iPhone 16", pixel: 1.0 / 3, isRightToLeft)
      scene.place = .lockScreen
      var card = Samples.card("a")
      card.question = .allow
      scene.cards = [card]
      let regions = scene.picture.regions
      let foot = try #require(scene.stage.layer(.card("a"))?.foot)
      return (
        try #require(regions.first { $0.target == .deny(activityID: "a") }).frame,
        try #require(regions.first { $0.target == .allow(activityID: "a") }).frame,
        foot.items.compactMap {
          if case .text(let line) = $0, line.string.hasSuffix("Allow") {
            line.frame.midX
          } else {
            nil
          }
        }
      )
    }
    let (left, right) = (try answers(false), try answers(true))
    #expect(left.deny == right.allow && left.allow == right.deny)
    #expect(right.deny.x > right.allow.x)
    #expect(right.words.count == 2 && right.words[0] > right.words[1])
  }

  @Test func `the Home Screen begins at the right`() throws {
    func places(_ isRightToLeft: Bool) throws -> [Rect] {
      var scene = scene("iPhone 16", pixel: 1.0 / 3, isRightToLeft)
      scene.apps = (0..<6).map { PhoneScene.AppIcon(bundle: "\($0)", title: "\($0)", glyph: "A") }
      return try scene.apps.map { try #require(scene.stage.layer(.app($0.bundle))).frame }
    }
    let (left, right) = (try places(false), try places(true))
    for (one, other) in zip(left, right) {
      #expect(abs(one.minX - (393 - other.maxX)) < 0.5 && one.y == other.y)
    }
    #expect(right[0].x > right[3].x && right[4].y > right[0].y)
  }

  @Test func `the name above compact views on a Watch is at the right`() throws {
    func name(_ isRightToLeft: Bool) throws -> Rect {
      var picture = Samples.picture(184, 80.5)
      picture.isCompactPair = true
      var exhibit = Exhibit(
        .watch, pictures: [.small: picture], appTitle: "Match", pixel: 1.0 / 3)
      exhibit.isRightToLeft = isRightToLeft
      let card = try #require(exhibit.smallCard(at: Point(x: 0, y: 0)))
      guard case .text(let line)? = card.content.last else {
        return Rect(Size(width: 0, height: 0))
      }
      return line.frame
    }
    let (left, right) = (try name(false), try name(true))
    #expect(left.width > 0 && abs(left.minX - (184 - right.maxX)) < 0.01)
  }

  @Test(arguments: Presentation.allCases, [1.0 / 3, 5])
  func `a presentation by itself is whole, whichever side it begins at`(
    _ presentation: Presentation, _ pixel: Double
  ) throws {
    let pictures: [Slot: Picture] = [
      .lockScreen: Samples.picture(365, 131), .compactLeading: Samples.picture(30, 36.67),
      .compactTrailing: Samples.picture(40, 36.67), .minimal: Samples.picture(26.33, 36.67),
      .expanded: Samples.picture(370.33, 141.35), .small: Samples.picture(184, 80.5),
    ]
    for isRightToLeft in [false, true] {
      var exhibit = Exhibit(presentation, pictures: pictures, pixel: pixel)
      exhibit.isRightToLeft = isRightToLeft
      let stage = try #require(presentation.alone(exhibit))
      for layer in stage.layers where layer.id == .island || layer.id == .detached {
        #expect(layer.frame.minX >= 0 && layer.frame.maxX <= stage.size.width, "\(layer.frame)")
      }
    }
  }

  @Test func `the phone in its picture is mirrored, too`() throws {
    func battery(_ isRightToLeft: Bool) throws -> [DisplayItem] {
      var poster = Poster(
        pictures: [.lockScreen: Samples.picture(365, 100)],
        wallClock: WallClock(time: "9:41", date: ""), pixel: 1.0 / 3)
      poster.isRightToLeft = isRightToLeft
      return try #require(poster.picture).list.items
    }
    #expect(try battery(true) != battery(false))
  }
}

extension [PathElement] {
  /// The box around the ends of all steps.
  fileprivate var bounds: Rect {
    let ends = compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): point
      case .close: nil
      }
    }
    let (xs, ys) = (ends.map(\.x), ends.map(\.y))
    let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
  }
}
