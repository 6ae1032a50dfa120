import Drawing
import Testing

@testable import Phone

@Suite("Cards that scroll on the Lock Screen")
struct ScrollingTests {
  /// Six cards on a screen that has room for less than five.
  private func list(_ count: Int = 6, scroll: Double = 0) -> PhoneScene {
    var scene = Samples.scene()
    scene.pixel = 0
    scene.cards = (0..<count).map { Samples.card("\($0)", height: 160) }
    scene.scroll = scroll
    return scene
  }

  private func motion(_ before: PhoneScene, _ after: PhoneScene) -> PhoneMotion {
    PhoneMotion(from: before, to: after, start: 0)
  }

  @Test func `a scrolled Lock Screen unlocks in motion, though nothing is left to scroll`() {
    var home = Samples.scene(.home)
    (home.pixel, home.scroll) = (0, 150)
    let first = motion(list(scroll: 150), home)
    #expect(first.duration > 0)
    // The next frame knows that an unlocked phone has no list.
    home.scroll = 0
    let next = first.turned(to: home, at: 1.0 / 30)
    #expect(next.isRunning(at: 1.0 / 30))
    #expect(next.picture(after: 0.1).list != home.picture.list)
  }

  @Test func `a card that leaves at the end of the scroll moves the others`() throws {
    let before = list(scroll: list().stage.overflow)
    var after = before
    after.cards.removeLast()
    let first = motion(before, after)
    #expect(first.duration > 0)
    let start = try #require(before.stage.layer(.card("4"))).frame.minY
    let end = try #require(after.stage.layer(.card("4"))).frame.minY
    after.scroll = after.stage.overflow
    let next = first.turned(to: after, at: 1.0 / 30)
    let track = try #require(next.tracks.first { $0.id == .card("4") })
    let halfway = try #require(track.layer(at: 0.1)).frame.minY
    #expect(start < end && halfway > start && halfway < end)
  }

  @Test func `who scrolls sees the cards at their new place at once`() {
    #expect(motion(list(), list(scroll: 100)).duration == 0)
    #expect(motion(list(scroll: 100), list()).duration == 0)
  }

  @Test func `a card that comes down from behind the sensor is seen below it only`() throws {
    var before = list(2)
    before.room = Size(width: 393, height: 300)
    before.scroll = before.stage.overflow
    var after = before
    after.cards.removeLast()
    #expect(before.stage.overflow > 0 && after.stage.overflow == 0)
    let top = try #require(before.stage.layer(.card("0"))?.top)
    let track = try #require(motion(before, after).tracks.first { $0.id == .card("0") })
    #expect(track.layer(at: 0.05)?.top == top)
  }

  @Test func `a card is brought into sight by no more than it takes`() throws {
    let overflow = list().stage.overflow
    #expect(overflow == 207)
    let end = list(scroll: 1000)
    for (scene, id, isSeen, scroll) in [
      (list(), "0", true, 0), (list(), "3", true, 0), (list(), "4", true, 39),
      (list(), "5", false, overflow), (end, "5", true, overflow), (end, "1", true, 168),
      (end, "0", false, 0),
    ] {
      let sight = try #require(scene.sight(ofCard: id))
      #expect(sight.isSeen == isSeen && abs(sight.scroll - scroll) < 0.01, "\(id)")
    }
    #expect(list().sight(ofCard: "9") == nil && list(2).sight(ofCard: "0") == nil)
  }

  @Test(arguments: [0, 2.3, 4.1, 9.7])
  func `a card that was brought into sight stays where it is`(pixel: Double) throws {
    for card in 0..<6 {
      var scene = list(scroll: 61)
      scene.pixel = pixel
      scene.scroll = try #require(scene.sight(ofCard: "\(card)")).scroll
      #expect(scene.sight(ofCard: "\(card)")?.scroll == scene.scroll)
    }
    // Also one that is higher than the list.
    var tall = list(2, scroll: 20)
    (tall.pixel, tall.room) = (9.7, Size(width: 393, height: 260))
    tall.scroll = try #require(tall.sight(ofCard: "1")).scroll
    #expect(tall.sight(ofCard: "1")?.scroll == tall.scroll)
  }

  @Test func `what has scrolled away is not measured, and of a card that is cut only what is seen`()
    throws
  {
    let stage = list(scroll: 1000).stage
    let placements = stage.picture.placements
    #expect(placements.map(\.activityID) == ["1", "2", "3", "4", "5"])
    let (card, whole) = (
      try #require(stage.layer(.card("1"))), try #require(stage.layer(.card("2")))
    )
    let top = try #require(card.top)
    guard case .rounded(let seen, let radii, _)? = placements[0].surface else {
      Issue.record("nothing clips the card")
      return
    }
    #expect(seen.minY == top && seen.maxY == card.frame.maxY && card.frame.minY < top)
    #expect(radii.topLeft == 0 && radii.bottomLeft == DeviceModel.cardRadius)
    #expect(placements[1].surface == whole.contour)
  }

  @Test(arguments: [(0, 5), (100, 6), (1000, 5)] as [(Double, Int)])
  func `only what is seen of the list answers a touch`(scroll: Double, count: Int) throws {
    let scene = list(scroll: scroll)
    let (stage, picture) = (scene.stage, scene.picture)
    let top = try #require(stage.layer(.card("0"))?.top)
    let cards = picture.regions.filter { if case .card = $0.target { true } else { false } }
    #expect(cards.count == count)
    #expect(cards.allSatisfy { $0.frame.minY >= top && $0.frame.maxY <= stage.size.height })
    #expect(scene.regions.count { if case .card = $0.target { true } else { false } } == 6)
  }

  @Test func `a part of a card is brought into sight, whatever is seen of the card`() throws {
    let scene = list()
    let last = try #require(
      scene.regions.last { if case .card("5", _) = $0.target { true } else { false } })
    #expect(scene.sight(of: last.target) == scene.sight(ofCard: "5"))
    #expect(scene.sight(of: .sensor) == nil)
  }
}
