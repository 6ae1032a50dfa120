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

  @Test func `a second app's activity leaves the first one's island`() {
    let split = scene(.minimal(attached: Samples.part("a"), detached: Samples.part("b")))
    let motion = motion(compact, split)
    let shapes = islands(motion.picture(after: 0.1))
    #expect(shapes.count == 2)
    #expect(shapes[1].minX < islands(split.picture)[1].minX)
  }
}
