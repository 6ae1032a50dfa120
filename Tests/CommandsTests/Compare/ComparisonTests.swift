import Canvas
import Drawing
import Goldens
import Phone
import Testing
import WidgetProtocol

@testable import Commands

/// Screenshots that Islet painted itself, in which an island is wider than in the picture that they are compared with.
@Suite(.computesLong) struct ComparisonTests {
  /// A picture with a symbol, at its right side or its left.
  private func picture(_ width: Double, _ height: Double, isAtEnd: Bool) -> Picture {
    let size = Size(width: width, height: height)
    let ink = Rect(x: isAtEnd ? width - 14 : 4, y: height - 24, width: 10, height: 10)
    return Picture(
      list: DisplayList(size: size, items: [.fill(.rect(ink), .color(.white))]), idealSize: size,
      outline: OutlineNode(kind: "Rectangle", frame: ink))
  }

  private func scene(_ island: PhoneScene.Island) -> PhoneScene {
    var scene = PhoneScene(
      device: .standard, place: .home, wallClock: WallClock(time: "9:41", date: "Friday"), pixel: 0)
    scene.island = island
    return scene
  }

  /// Compares a screenshot of one scene with the picture of another.
  private func compare(
    _ theirs: PhoneScene, _ ours: PhoneScene, _ pictures: [Slot: Picture]
  ) throws -> Comparison {
    let painted = PixelPainter(scale: 3).paint(theirs.picture.list, at: 0).image
    let screenshot = try Screenshot(painted, device: .standard)
    let island = try #require(ours.device.geometry(ours.island.contents)?.island)
    return Comparison(
      screenshot, try #require(screenshot.findIsland()), picture: ours.picture, pictures: pictures,
      frames: ["island": island], now: 0)
  }

  @Test func `content beside the sensor is compared where it stands on the screen`() throws {
    func part(_ width: Double, isAtEnd: Bool) -> PhoneScene.Part {
      PhoneScene.Part(
        activityID: "a", picture: picture(width, 110.0 / 3, isAtEnd: isAtEnd))
    }
    // The symbols stand beside the sensor, and the island goes on 8 points farther to the left in the screenshot.
    func compact(_ width: Double) -> PhoneScene {
      scene(.compact(leading: part(width, isAtEnd: true), trailing: part(50, isAtEnd: false)))
    }
    let found = try compare(
      compact(58), compact(50),
      [
        .compactLeading: part(50, isAtEnd: true).picture,
        .compactTrailing: part(50, isAtEnd: false).picture,
      ])
    #expect(found.shapes.presentation == .compact)
    #expect(found.displacements.count == 2)
    for displacement in found.displacements {
      #expect(try #require(displacement.distance) < 0.7, "\(displacement)")
    }
    // Both pictures show the same part of the screen, with all of the wider island.
    #expect(found.theirs.width == found.ours.width)
    #expect(Double(found.ours.width) >= 3 * found.shapes.main.width)
  }

  @Test func `content of two minimal islands is compared where it stands on the screen`() throws {
    let small = picture(110.0 / 3, 110.0 / 3, isAtEnd: false)
    let part = PhoneScene.Part(activityID: "a", picture: small)
    let minimal = scene(.minimal(attached: part, detached: part))
    let found = try compare(minimal, minimal, [.minimal: small])
    #expect(found.shapes.presentation == .minimal)
    let bubble = try #require(found.shapes.frames["bubble"])
    #expect(Double(found.theirs.width) >= 3 * (bubble.maxX - found.shapes.main.minX) - 1)
    #expect(found.theirs.width == found.ours.width)
  }

  @Test func `content of an expanded island is compared where it stands in the island`() throws {
    func expanded(_ height: Double) -> PhoneScene {
      scene(
        .expanded(
          PhoneScene.Part(activityID: "a", picture: picture(370, height, isAtEnd: false))))
    }
    let found = try compare(
      expanded(130), expanded(120), [.expanded: picture(370, 120, isAtEnd: false)])
    #expect(found.shapes.presentation == .expanded)
    // The island of the screenshot is higher, and its picture with it.
    #expect(found.theirs.height > found.ours.height)
    #expect(found.displacements.count == 1)
  }

  @Test func `a picture that is not whole is told of, since its content may be what is missing`()
    throws
  {
    func expanded(_ picture: Picture) -> PhoneScene {
      scene(.expanded(PhoneScene.Part(activityID: "a", picture: picture)))
    }
    let light = picture(370, 120, isAtEnd: false)
    var heavy = light
    heavy.list.items += HeavyPicture.list(for: .png).items
    let found = try compare(expanded(light), expanded(heavy), [.expanded: light])
    #expect(found.findings.count { $0.tellsOfTooMuchWork } == 1)
    let same = try compare(expanded(light), expanded(light), [.expanded: light])
    #expect(same.findings.count { $0.tellsOfTooMuchWork } == 0)
  }

  @Test func `of two cards of about one height the one with the content is compared`() throws {
    func card(_ id: String, _ height: Double, _ ink: Double?) -> PhoneScene.Card {
      let size = Size(width: 365, height: height)
      let box = Rect(x: ink ?? 0, y: 40, width: 12, height: 12)
      return PhoneScene.Card(
        activityID: id, appTitle: "A",
        picture: Picture(
          list: DisplayList(
            size: size, items: ink == nil ? [] : [.fill(.rect(box), .color(.white))]),
          idealSize: size, outline: OutlineNode(kind: "Rectangle", frame: box),
          backgroundTint: RGBA(40, 90, 60)))
    }
    func lockScreen(_ cards: [PhoneScene.Card]) -> PhoneScene {
      PhoneScene(
        device: .standard, place: .lockScreen, wallClock: WallClock(time: "9:41", date: "Friday"),
        cards: cards, pixel: 0)
    }
    let theirs = lockScreen([card("a", 110, nil), card("b", 116, 200)])
    let ours = lockScreen([card("b", 110, 200)])
    let painted = PixelPainter(scale: 3).paint(theirs.picture.list, at: 0).image
    let screenshot = try Screenshot(painted, device: .standard)
    let shapes = screenshot.findCards(near: 110)
    try #require(shapes.count == 2, "\(shapes)")
    let frame = try #require(ours.picture.placements.first?.frame)
    let comparisons = shapes.map {
      Comparison(
        screenshot, $0, picture: ours.picture,
        pictures: [.lockScreen: ours.cards[0].picture], frames: ["card": frame], now: 0)
    }
    let best = try #require(Comparison.best(of: comparisons))
    #expect(best.shapes == shapes[1] && best.otherCards == 1)
    let report = CompareReport(
      comparison: best, device: .standard, file: "screen.png", widget: "match goal")
    #expect(report.text.contains("of 2 cards of about this height"))
    let alone = try #require(Comparison.best(of: [comparisons[1]]))
    #expect(alone.otherCards == 0 && Comparison.best(of: []) == nil)
  }
}
