import Drawing
import Testing
import WidgetProtocol

@testable import Phone

@Suite("What the phone draws itself stands in its place")
struct PlacementTests {
  private let clock = WallClock(time: "9:41", date: "Friday, 21 November")

  /// A text or an area, in points of the picture.
  private struct Mark {
    var text: String?
    var contour: Contour?
    var color: RGBA?
    var frame: Rect
  }

  private func marks(_ items: [DisplayItem], _ map: Transform = .identity) -> [Mark] {
    items.flatMap { item -> [Mark] in
      switch item {
      case .text(let line): return [Mark(text: line.string, frame: map.box(line.frame))]
      case .fill(let contour, let paint):
        var color: RGBA?
        if case .color(let own) = paint { color = own }
        return [Mark(contour: contour, color: color, frame: map.box(contour.bounds))]
      case .group(let group): return marks(group.items, group.transform.then(map))
      case .view(let view): return marks(view.items, map)
      default: return []
      }
    }
  }

  /// Returns the sizes of the pictures that were put into one.
  private func placed(_ items: [DisplayItem]) -> [Size] {
    items.flatMap { item -> [Size] in
      guard case .group(let group) = item else { return [] }
      return group.placed.map { [$0] } ?? placed(group.items)
    }
  }

  @Test func `each widget's picture has work of its own, on its way too`() {
    var (before, after) = (Samples.scene(), Samples.scene())
    before.cards = [Samples.card("a"), Samples.card("b", height: 84)]
    after.cards = [Samples.card("a", height: 100), Samples.card("b", height: 84)]
    let sizes = [Size(width: 365, height: 130), Size(width: 365, height: 84)]
    #expect(Set(placed(before.picture.list.items)) == Set(sizes))
    let motion = PhoneMotion(from: before, to: after, start: 0)
    #expect(placed(motion.picture(after: 0.1).list.items).count == 2)
  }

  /// The only colour that pictures of the samples have.
  private let widget = RGBA(9, 8, 7)

  /// An exhibit whose pictures fill their rooms.
  private func exhibit(
    _ row: Presentation, _ size: String? = nil, dimmed: Bool = false
  ) -> Exhibit {
    let size = size.flatMap(row.size)
    var pictures: [Slot: Picture] = [:]
    for room in row.rooms(on: .standard, size: size) {
      pictures[room.slot] = Samples.picture(
        room.minWidth > 0 ? room.minWidth : 40, min(room.maxHeight, max(room.minHeight, 84)))
    }
    return Exhibit(
      row, pictures: pictures, isDimmed: dimmed, activityID: "a", appTitle: "Match",
      pixel: 1.0 / 3, size: size)
  }

  @Test(arguments: Presentation.usual)
  func `what stands in a card or an island knows the shape that clips it`(
    presentation: Presentation
  ) throws {
    let picture = try #require(exhibit(presentation).picture)
    #expect(!picture.placements.isEmpty)
    for placement in picture.placements {
      let surface = try #require(placement.surface)
      guard case .rounded(let frame, _, _) = surface else {
        Issue.record("\(surface)")
        continue
      }
      #expect(frame.inset(by: -0.01).intersection(placement.room) == placement.room)
      let moved = placement.offset(x: 7, y: -3).surface
      #expect(moved == surface.offset(x: 7, y: -3))
      #expect(moved?.bounds == frame.offset(x: 7, y: -3))
    }
  }

  @Test func `the word on the button that clears a card is in its middle`() throws {
    var scene = Samples.scene()
    scene.cards = [
      PhoneScene.Card(
        activityID: "a", appTitle: "A", picture: Samples.picture(365, 100), isSwiped: true)
    ]
    let stage = scene.stage
    let button = try #require(stage.layer(.dismiss("a")))
    let word = try #require(marks(button.content).first { $0.text == "Clear" }).frame
    #expect(abs(word.midX - button.frame.width / 2) < 0.5)
    #expect(abs(word.midY - button.frame.height / 2) < 0.5)
    #expect(stage.picture.overflow == 0 && Samples.scene(.home).picture.overflow == 0)
  }

  @Test func `cards that fit to the point leave clock and tools as they are`() {
    let device = DeviceModel.standard
    let roomy = LockScreenMeasure.fitting(device, cards: 0, in: 10_000)
    #expect(roomy.hasTools)
    #expect(LockScreenMeasure.fitting(device, cards: 100, in: roomy.height + 100) == roomy)
    #expect(LockScreenMeasure.fitting(device, cards: 100, in: roomy.height + 99.9) != roomy)
  }

  @Test func `an island with nothing at its left begins at the sensor`() throws {
    var scene = Samples.scene(.home)
    scene.pixel = 0
    scene.island = .minimal(attached: nil, detached: Samples.part("b", width: 20))
    let island = try #require(scene.stage.layer(.island)).frame
    #expect(island.width == 125 && abs(island.midX - 196.5) < 0.01)
  }

  @Test func `while it changes an island is never rounder than a capsule`() {
    var compact = Samples.scene(.home)
    compact.island = .compact(leading: Samples.part("a"), trailing: Samples.part("a"))
    var expanded = compact
    expanded.island = .expanded(
      PhoneScene.Part(activityID: "a", picture: Samples.picture(371, 160)))
    for (from, to) in [(compact, expanded), (expanded, compact)] {
      let motion = PhoneMotion(from: from, to: to, start: 0)
      for step in 0...20 {
        let picture = motion.picture(after: motion.duration * Double(step) / 20)
        for case .fill(.rounded(let rect, let radii, _), .color(.black)) in picture.list.items {
          #expect(radii.topLeft <= min(rect.width, rect.height) / 2 + 0.01)
        }
      }
    }
  }

  @Test func `an app that opens grows until it fills the screen`() {
    let home = Samples.scene(.home)
    var app = home
    app.place = .app(title: "Maps")
    let motion = PhoneMotion(from: home, to: app, start: 0)
    let screen = home.picture.list.size
    func width(_ share: Double) -> Double {
      let picture = motion.picture(after: motion.duration * share)
      let ground = RGBA(18, 18, 20)
      return marks(picture.list.items).filter { $0.color == ground }.map(\.frame.width).max() ?? 0
    }
    let widths = [0.02, 0.1, 0.2, 0.4].map(width)
    #expect(widths == widths.sorted())
    #expect(widths[0] < 0.7 * screen.width && width(1) >= screen.width)
  }

  @Test func `a body for pictures has the rim of life to a pixel and a half`() {
    for device in DeviceModel.all {
      let body = PhoneBody.whole(device, pixel: 1.0 / 3, ground: .black)
      let rim = body.inset.width - 2 * 1.5
      #expect(abs(rim - Guess.bodyRim) <= 1.5, "\(device.name)")
    }
  }

  @Test func `a poster names sizes without a needless fraction`() throws {
    let poster = Poster(
      pictures: [
        .lockScreen: Samples.picture(365, 131), .expanded: Samples.picture(370.33, 141),
      ], wallClock: clock, appTitle: "Match")
    let texts = marks(try #require(poster.picture).list.items).compactMap(\.text)
    #expect(texts.contains { $0.contains("370.33 × 141 pt") }, "\(texts)")
  }

  @Test(arguments: [(10.0, 36.67), (40, 40), (90, 45)])
  func `StandBy's minimal view is as wide as its content, within the island's bounds`(
    content: Double, width: Double
  ) throws {
    var scene = Samples.scene(.standBy(opened: nil))
    scene.pixel = 0
    scene.island = .minimal(attached: Samples.part("a", width: content, height: 20), detached: nil)
    let circle = try #require(scene.stage.layer(.detached)).frame
    #expect(abs(circle.width - width) < 0.01)
    let drawn = try #require(marks(scene.picture.list.items).first { $0.color == widget }).frame
    #expect(abs(drawn.midX - circle.midX) < 0.01 && abs(drawn.midY - circle.midY) < 0.01)
  }

  @Test(arguments: ["iPhone 16", "iPhone 14"])
  func `on its side a phone has its sensors in the middle of its left end`(device: String) throws {
    var scene = Samples.scene(.standBy(opened: "a"), device: device)
    scene.pixel = 0
    scene.cards = [Samples.card("a")]
    let sensor = try #require(scene.stage.layer(.island)).frame
    #expect(abs(sensor.midY - scene.picture.list.size.height / 2) < 0.01)
  }

  @Test func `on a tall dashboard the card stands 12 points from the end, the time in its corner`()
    throws
  {
    let picture = try #require(exhibit(.carPlay, "tall").inPlace(clock, ground: .black))
    let card = try #require(picture.frame("a", .small))
    let size = try #require(Presentation.carPlay.size(named: "tall"))
    let end = size.screen.height - 56 - 10
    #expect(abs(end - card.maxY - 12) < 0.7)
    let time = try #require(marks(picture.list.items).first { $0.text == "9:41" }).frame
    #expect(abs(time.midX - 35) < 0.5)
    let wide = try #require(exhibit(.carPlay, "wide").inPlace(clock, ground: .black))
    let other = try #require(marks(wide.list.items).first { $0.text == "9:41" }).frame
    #expect(abs(other.midX - 28) < 0.5)
  }

  @Test func `controls work where a person can press them`() {
    let without = Presentation.allCases.filter { !$0.hasControls }.map(\.rawValue)
    #expect(without.contains("carPlay"))
    #expect(!Presentation.carPlay.isOnPhone && Presentation.lockScreen.isOnPhone)
    #expect(!without.contains("lockScreen") && !without.contains("watch"))
  }

  @Test func `a Watch keeps the same room at both sides of what a widget draws`() throws {
    for size in Presentation.watch.sizes {
      guard let content = size.content else { continue }
      let room = Presentation.smallRoom(size, on: .watch)
      let part = Double(Guess.watchCardMargins)
      #expect(room.margins.top == room.margins.bottom && room.margins.left == room.margins.right)
      #expect(abs((size.room.width - content.width) * part - 2 * room.margins.left) < 0.01)
      #expect(abs((size.room.height - content.height) * part - 2 * room.margins.top) < 0.01)
      #expect(room.scale == 2)
    }
  }

  @Test(arguments: [false, true])
  func `a Watch stands in its case, also when its screen is dim`(isDimmed: Bool) throws {
    let picture = try #require(
      exhibit(.watch, dimmed: isDimmed).inPlace(clock, ground: RGBA(1, 2, 3)))
    let drawn = marks(picture.list.items)
    #expect(drawn.first?.frame.size == picture.list.size)
    #expect(drawn.first?.color == RGBA(1, 2, 3))
    let metal = drawn.filter { $0.color == RGBA(84, 86, 92) }
    // The crown and the case.
    #expect(metal.count == 2)
    let card = try #require(picture.frame("a", .small))
    #expect(metal.contains { $0.frame.minX < card.minX && $0.frame.maxX > card.maxX })
  }

  @Test func `on its side an island's slots have what they show in their middle`() throws {
    let picture = try #require(exhibit(.landscape).picture)
    let drawn = marks(picture.list.items).filter { $0.color == widget }.map(\.frame)
    let rooms = picture.placements.map(\.room)
    #expect(drawn.count == 2 && rooms.count == 2)
    for (content, room) in zip(drawn, rooms) {
      #expect(abs(content.midX - room.midX) < 0.01 && abs(content.midY - room.midY) < 0.01)
    }
  }

  @Test(arguments: [("iPhone 18 Pro", 1), ("iPhone SE", 0)])
  func `the bar to go home is there where there is no button for it`(device: String, bars: Int)
    throws
  {
    let model = try #require(DeviceModel.all.first { $0.name.hasPrefix(device) })
    var scene = PhoneScene(
      device: model, place: .app(title: "Maps"), wallClock: clock, pixel: 1.0 / 3)
    for isTurned in [false, true] {
      scene.isTurned = isTurned
      #expect(scene.stage.layers.filter { $0.id == .indicator }.count == bars)
    }
  }

  @Test func `the pill in the menu bar has round ends`() throws {
    let picture = try #require(exhibit(.menuBar, "24pt").picture)
    let pills = marks(picture.list.items).compactMap { mark -> CornerRadii? in
      guard case .rounded(let rect, let radii, _)? = mark.contour, abs(rect.height - 20) < 0.01
      else { return nil }
      return radii
    }
    #expect(pills.contains { abs($0.topLeft - 10) < 0.01 })
  }
}
