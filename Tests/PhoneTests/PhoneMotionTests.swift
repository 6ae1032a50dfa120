import Drawing
import Testing
import WidgetProtocol

@testable import Phone

/// Figures of recordings: MOTION.md.
struct PhoneMotionTests {
  private func scene(
    _ island: PhoneScene.Island, _ place: PhoneScene.Place = .home
  ) -> PhoneScene {
    var scene = Samples.scene(place)
    scene.island = island
    scene.apps = [PhoneScene.AppIcon(bundle: "app", title: "App", glyph: "A")]
    return scene
  }

  private var resting: PhoneScene { scene(.resting) }

  private var compact: PhoneScene {
    scene(.compact(leading: Samples.part("a"), trailing: Samples.part("a")))
  }

  private var expanded: PhoneScene {
    scene(.expanded(PhoneScene.Part(activityID: "a", picture: Samples.picture(371, 160))))
  }

  private var held: PhoneScene {
    var scene = expanded
    scene.isHeld = true
    return scene
  }

  /// The black areas of a picture, which are the island's.
  private func islands(_ picture: PhonePicture) -> [Rect] {
    picture.list.items.compactMap {
      if case .fill(.rounded(let rect, _, _), .color(let color)) = $0, color.alpha >= 0.9,
        color.red == 0
      {
        rect
      } else {
        nil
      }
    }
  }

  private func island(_ motion: PhoneMotion, after seconds: Double) -> Rect {
    islands(motion.picture(after: seconds)).first ?? .zero
  }

  private func motion(_ before: PhoneScene, _ after: PhoneScene) -> PhoneMotion {
    PhoneMotion(from: before, to: after, start: 0)
  }

  @Test func `a motion begins as one scene and ends as the other`() {
    let motion = motion(compact, expanded)
    #expect(island(motion, after: 0) == islands(compact.picture).first)
    #expect(motion.picture(after: motion.duration) == expanded.picture)
    #expect(motion.duration > 0.3 && motion.duration <= 2)
  }

  @Test(arguments: [(0.118, 0.5), (0.247, 0.9)])
  func `an island that opens is as far as it was measured`(time: Double, share: Double) {
    let (start, end) = (island(motion(compact, expanded), after: 0), islands(expanded.picture)[0])
    let rect = island(motion(compact, expanded), after: time)
    #expect(abs((rect.width - start.width) / (end.width - start.width) - share) < 0.035)
    #expect(abs((rect.height - start.height) / (end.height - start.height) - share) < 0.035)
    #expect(abs(rect.midX - end.midX) < 3)
  }

  @Test func `a held island grows by 0.7 a second and opens after 0.2 s, 1.115 times as large`() {
    let motion = motion(compact, held)
    let start = islands(compact.picture)[0]
    #expect(abs(island(motion, after: 0.12).width / start.width - 1.068) < 0.001)
    #expect(abs(island(motion, after: 0.2).height / start.height - 1.115) < 0.001)
    #expect(abs(island(motion, after: 0.1).midY - start.midY) < 0.001)
    #expect(island(motion, after: 0.33).width > start.width * 1.3)
  }

  @Test func `an island closes to nearly its sensor before the compact one grows out of it`() {
    let motion = motion(expanded, compact)
    let end = islands(compact.picture)[0]
    let small = island(motion, after: 0.3)
    #expect(small.width < end.width && abs(small.width - 139) < 6)
    #expect(island(motion, after: 0.61).width > end.width)
    #expect(abs(motion.duration - 0.9) < 0.25)
  }

  @Test func `an island that swallows an app swells upward, and its compact form swings over`() {
    var app = resting
    app.place = .app(title: "App")
    let motion = motion(app, compact)
    let (start, end) = (islands(resting.picture)[0], islands(compact.picture)[0])
    let peak = island(motion, after: 0.33)
    #expect(abs(peak.height / start.height - 1.45) < 0.01)
    #expect(abs(start.minY - peak.minY - 11) < 0.01)
    let way = end.width - start.width
    let widest = island(motion, after: 0.73)
    #expect(abs((widest.width - start.width) / way - 1.14) < 0.02)
    #expect(motion.duration > 1 && motion.duration < 1.4)
  }

  @Test func `the app is a strip behind the sensor after 0.2 s and gone after 0.33`() {
    var app = resting
    app.place = .app(title: "App")
    let motion = motion(app, compact)
    func width(_ seconds: Double) -> Double? {
      motion.tracks.lazy.compactMap { track -> Double? in
        if case .flight(let flight) = track { flight.layer(at: seconds)?.frame.width } else { nil }
      }.first
    }
    #expect(width(0) == 395 && abs((width(0.2) ?? 0) - 55) < 0.1 && width(0.34) == nil)
  }

  @Test func `a card's height moves with its content`() throws {
    var low = Samples.scene()
    low.cards = [Samples.card("a", height: 90)]
    var high = low
    high.cards = [Samples.card("a", height: 150)]
    let halfway = islands(motion(low, high).picture(after: 0.15))
    let card = try #require(halfway.first { $0.width == 365 })
    #expect(card.height > 90 && card.height < 150)
  }

  /// The recording's first picture shows a card that has been growing for about 0.075 s: half as large.
  @Test(arguments: [(0.075, 0.47), (0.175, 0.766), (0.285, 0.922), (0.385, 0.979)])
  func `a card comes as large as it was measured`(time: Double, scale: Double) {
    var card = Samples.scene()
    card.cards = [Samples.card("a")]
    let motion = motion(Samples.scene(), card)
    let layer = motion.tracks.lazy.compactMap { track -> Layer? in
      if case .passage(let passage) = track { passage.layer(at: time) } else { nil }
    }.first
    #expect(abs((layer?.scale ?? 0) - scale) < 0.03)
  }

  private func asking(_ ids: String...) -> PhoneScene {
    var scene = Samples.scene()
    scene.cards = ids.map { Samples.card($0) }
    scene.cards[0].question = .allow
    return scene
  }

  /// A card halfway between two scenes.
  private func card(_ id: String, _ before: PhoneScene, _ after: PhoneScene) throws -> Layer {
    let track = try #require(motion(before, after).tracks.first { $0.id == .card(id) })
    return try #require(track.layer(at: 0.15))
  }

  @Test func `a question comes, leaves and moves with its card`() throws {
    let bare = Samples.scene()
    var silent = asking("a")
    silent.cards[0].question = nil
    for (before, after) in [(bare, asking("a")), (asking("a"), bare)] {
      let card = try card("a", before, after)
      #expect(card.scale < 1 && card.opacity < 1 && card.foot != nil)
      // One picture is scaled and fades, and nothing stands beside it.
      #expect(card.items.count == 1)
      #expect(motion(before, after).tracks.count == motion(bare, silent).tracks.count)
    }
    var aside = asking("a")
    aside.cards[0].isSwiped = true
    let flight = try card("a", aside, bare)
    #expect(
      flight.frame.maxX < aside.stage.layer(.card("a"))?.frame.maxX ?? 0 && flight.foot != nil)
  }

  @Test func `an answered question fades under the content, and the card closes over it`() throws {
    var answered = asking("a")
    answered.cards[0].question = nil
    for (before, after) in [(asking("a"), answered), (answered, asking("a"))] {
      let card = try card("a", before, after)
      let foot = try #require(card.foot)
      #expect(abs(foot.y - 130) < 0.01 && card.frame.height > 130)
      #expect(foot.y + foot.size.height > card.frame.height)
      // The card's shape cuts it.
      guard case .group(let group)? = foot.item(on: card.frame, card.contour) else {
        Issue.record("no question is drawn")
        continue
      }
      #expect(group.clip == card.contour)
      guard foot.items.count == 1, case .group(let fading)? = foot.items.first else {
        Issue.record("the question does not fade")
        continue
      }
      #expect(fading.opacity > 0 && fading.opacity < 1)
    }
  }

  @Test func `a question at rest stands whole on its card, and one below its end is not drawn`() {
    let contour = Contour.rounded(Rect(x: 0, y: 0, width: 365, height: 230), radius: 24)
    var foot = LayerFoot(y: 130, size: Size(width: 365, height: 100))
    let surface = Rect(x: 14, y: 20, width: 365, height: 230)
    guard case .group(let group)? = foot.item(on: surface, contour) else {
      Issue.record("it is not drawn")
      return
    }
    #expect(group.transform == .translation(x: 14, y: 150) && group.clip != contour)
    foot.y = 230
    #expect(foot.item(on: surface, contour) == nil)
  }

  @Test func `a question that another card inherits moves to it`() throws {
    var next = asking("b")
    next.cards = [next.cards[0]]
    let heir = try card("b", asking("a", "b"), next)
    #expect(heir.foot != nil && heir.frame.height > 130)
    #expect(try card("a", asking("a", "b"), next).foot != nil)
  }

  @Test func `nothing moves on a dimmed display, between devices and when the minute changes`() {
    var dimmed = compact
    dimmed.place = .alwaysOn
    #expect(motion(dimmed, compact).duration == 0)
    #expect(motion(Samples.scene(.home, device: "iPhone 17"), compact).duration == 0)
    var later = compact
    later.wallClock = WallClock(time: "9:42", date: "Friday, 21 November")
    #expect(motion(compact, later).duration == 0)
    #expect(motion(compact, compact).duration == 0)
  }

  @Test func `news on the way do not start it anew, another shape starts where it stands`() {
    let opening = motion(compact, expanded)
    var other = expanded
    other.island = .expanded(
      PhoneScene.Part(activityID: "a", picture: Samples.picture(371, 160, url: "app://news")))
    #expect(opening.turned(to: other, at: 0.1).start == 0)
    let back = opening.turned(to: compact, at: 0.2)
    #expect(back.start == 0.2)
    #expect(abs(island(back, after: 0).width - island(opening, after: 0.2).width) < 0.001)
  }

  /// Where the mark of a picture with one box stands in the island.
  private func mark(_ motion: PhoneMotion, after seconds: Double) -> Double? {
    func find(_ items: [DisplayItem], _ x: Double) -> Double? {
      for item in items {
        switch item {
        case .fill(.rect(let rect), .color(.white)): return x + rect.x
        case .group(let group):
          if let found = find(group.items, x + group.transform.tx) { return found }
        default: continue
        }
      }
      return nil
    }
    return find(motion.picture(after: seconds).list.items, 0)
  }

  private func showing(_ x: Double) -> PhoneScene {
    let box = DisplayItem.view(
      ViewMark(
        id: 7, items: [.fill(.rect(Rect(x: x, y: 40, width: 20, height: 20)), .color(.white))]))
    var picture = Samples.picture(371, 160)
    picture.list.items = [box]
    return scene(.expanded(PhoneScene.Part(activityID: "a", picture: picture)))
  }

  @Test func `contents that change again go on from where they stand`() throws {
    let first = motion(showing(0), showing(100))
    let here = try #require(mark(first, after: 0.3))
    let second = first.turned(to: showing(300), at: 0.3)
    let start = try #require(mark(second, after: 0.3 - second.start))
    #expect(abs(start - here) < 0.5)
    #expect(second.duration > first.duration)
    // News that rain down join the change that runs, so that it arrives.
    var rain = first
    for step in 1...18 {
      rain = rain.turned(to: showing(100 + Double(step % 2)), at: Double(step) / 30)
    }
    #expect(rain.duration == first.duration)
  }

  @Test func `an island under a finger grows, opens from there, or goes back`() {
    var pressed = compact
    pressed.pull = .press(activityID: "a")
    let rest = islands(compact.picture)[0]
    let grows = motion(compact, pressed)
    #expect(abs(island(grows, after: 0.12).width / rest.width - 1.068) < 0.001)
    #expect(abs(grows.duration - 0.2) < 0.001)
    #expect(abs(islands(pressed.picture)[0].width / rest.width - 1.115) < 0.001)
    let opens = motion(pressed, held)
    #expect(abs(island(opens, after: 0).width / rest.width - 1.115) < 0.001)
    #expect(island(opens, after: 0.13).width > rest.width * 1.3)
    #expect(abs(motion(pressed, compact).duration - 0.13) < 0.001)
  }

  @Test func `what a finger draws is where the finger is, and goes on from there`() throws {
    var locked = Samples.scene()
    locked.cards = [Samples.card("a")]
    var drawn = locked
    drawn.pull = .card(activityID: "a", by: 120)
    #expect(motion(locked, drawn).duration == 0)
    let x = { (picture: PhonePicture) in islands(picture).first { $0.width == 365 }?.minX ?? 0 }
    let way = x(locked.picture) - x(drawn.picture)
    #expect(abs(way - 120) <= 5)
    // The button is as wide as the card has made room for it.
    let button = try #require(
      drawn.picture.regions.first { $0.target == .dismiss(activityID: "a") })
    #expect(abs(button.frame.width - (way - Guess.cardGap)) < 0.01)
    let back = motion(drawn, locked)
    #expect(abs(x(back.picture(after: 0)) - x(drawn.picture)) < 0.01)
    #expect(back.duration > 0.2)
  }

  @Test func `an app in a finger's hand shows the Home Screen, and flies from there`() {
    var app = resting
    app.place = .app(title: "App")
    var held = app
    held.pull = .app(by: 300)
    let width = { (scene: PhoneScene) in
      scene.stage.layers.first { $0.id == .app("App") }?.frame.width ?? 0
    }
    #expect(width(held) < width(app) && held.stage.layers.contains { $0.id == .app("app") })
    let flight = motion(held, compact).tracks.lazy.compactMap { track -> AppFlight? in
      if case .flight(let flight) = track { flight } else { nil }
    }.first
    #expect(flight?.layer(at: 0)?.frame.width == width(held))
    #expect(motion(held, app).duration > 0)
  }

  @Test func `a phone that is turned has its new screen fade in`() {
    let side = Samples.scene(.standBy(opened: nil))
    let turn = motion(Samples.scene(), side)
    #expect(turn.duration > 0.4)
    #expect(turn.picture(after: 0.1).list.size == side.picture.list.size)
    let clock = turn.tracks.first { $0.id == .clock }?.layer(at: 0.1)
    #expect((clock?.opacity ?? 1) < 0.5)
    #expect(motion(side, Samples.scene()).duration > 0.4)
  }

  @Test func `an activity that fills StandBy's screen grows, and the view above the clock fades`() {
    var clock = Samples.scene(.standBy(opened: nil))
    clock.cards = [Samples.card("a")]
    clock.island = .minimal(attached: nil, detached: Samples.part("a"))
    var opened = clock
    opened.place = .standBy(opened: "a")
    let tracks = motion(clock, opened).tracks
    func layer(_ id: Layer.ID, _ time: Double) -> Layer? {
      tracks.first { $0.id == id }?.layer(at: time)
    }
    #expect((layer(.card("a"), 0.1)?.scale ?? 1) < 1)
    #expect((layer(.detached, 0.1)?.opacity ?? 1) < 1)
    #expect((layer(.clock, 0.19)?.opacity ?? 1) < 0.1)
  }

  @Test func `StandBy's pages follow the finger`() throws {
    var side = Samples.scene(.standBy(opened: "a"))
    side.cards = [Samples.card("a"), Samples.card("b")]
    side.pull = .page(by: 100)
    let cards = side.stage.layers.filter(\.isListed)
    #expect(cards.map(\.id) == [.card("a"), .card("b")])
    #expect(abs(cards[1].frame.y - cards[0].frame.y - side.canvasSize.height) < 11)
    side.pull = .page(by: -100)
    #expect(side.stage.layers.filter(\.isListed)[1].frame.y < 0)
  }

  @Test func `a second app's activity leaves the first one's island`() {
    let split = scene(.minimal(attached: Samples.part("a"), detached: Samples.part("b")))
    let motion = motion(compact, split)
    let shapes = islands(motion.picture(after: 0.1))
    #expect(shapes.count == 2)
    #expect(shapes[1].minX < islands(split.picture)[1].minX)
  }

  @Test
  func `an expanded island whose app opens shrinks to the sensor, first upward, without a swing`() {
    var app = resting
    app.place = .app(title: "App")
    let motion = motion(expanded, app)
    let (start, end) = (islands(expanded.picture)[0], islands(app.picture)[0])
    func left(_ seconds: Double) -> (width: Double, height: Double) {
      let rect = island(motion, after: seconds)
      return (
        (rect.width - end.width) / (start.width - end.width),
        (rect.height - end.height) / (start.height - end.height)
      )
    }
    // Critically damped springs of 0.42 s and 0.5 s.
    #expect(abs(left(0.21).width - 0.179) < 0.01 && abs(left(0.25).height - 0.179) < 0.01)
    for step in 0...20 {
      let (width, height) = left(Double(step) / 20)
      #expect(width >= -0.001 && height >= -0.001)
    }
    #expect(abs(end.minY - island(motion, after: 0.15).minY - 4) < 2)
  }
}
