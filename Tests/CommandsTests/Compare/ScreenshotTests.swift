import Canvas
import Drawing
import Goldens
import Phone
import Testing
import WidgetProtocol

@testable import Commands

/// Screenshots that Islet painted itself, in which it must find what it put there.
@Suite(.computesLong) struct ScreenshotTests {
  private func picture(_ width: Double, _ height: Double, ink: Rect, tint: RGBA? = nil) -> Picture {
    let size = Size(width: width, height: height)
    return Picture(
      list: DisplayList(size: size, items: [.fill(.rect(ink), .color(.white))]), idealSize: size,
      outline: OutlineNode(kind: "Color", frame: ink), backgroundTint: tint)
  }

  private func part(_ width: Double, _ height: Double = 110.0 / 3) -> PhoneScene.Part {
    // Below the sensor, whose middle is where the search for black begins.
    let ink = Rect(x: 0.3 * width, y: height - 14, width: 0.4 * width, height: 10)
    return PhoneScene.Part(activityID: "a", picture: picture(width, height, ink: ink))
  }

  private func scene(
    _ place: PhoneScene.Place = .home, _ change: (inout PhoneScene) -> Void
  ) -> PhoneScene {
    var scene = PhoneScene(
      device: .standard, place: place, wallClock: WallClock(time: "9:41", date: "Friday"), pixel: 0)
    change(&scene)
    return scene
  }

  private func screenshot(of scene: PhoneScene) throws -> Screenshot {
    let painted = PixelPainter(scale: 3).paint(scene.picture.list, at: 0).image
    let device = try #require(DeviceModel.named("iPhone 16"))
    return try Screenshot(painted, device: device)
  }

  private func expectNear(_ found: Rect?, _ expected: Rect?, within tolerance: Double = 0.7) throws
  {
    let (found, expected) = (try #require(found), try #require(expected))
    #expect(abs(found.minX - expected.minX) <= tolerance, "\(found) \(expected)")
    #expect(abs(found.maxX - expected.maxX) <= tolerance, "\(found) \(expected)")
    #expect(abs(found.minY - expected.minY) <= tolerance, "\(found) \(expected)")
    #expect(abs(found.maxY - expected.maxY) <= tolerance, "\(found) \(expected)")
  }

  @Test func `a compact island is found where it was drawn`() throws {
    let scene = scene { $0.island = .compact(leading: part(40), trailing: part(60)) }
    let found = try #require(try screenshot(of: scene).findIsland())
    #expect(found.presentation == .compact)
    try expectNear(found.frames["island"], scene.device.geometry(scene.island.contents)?.island)
  }

  @Test func `two minimal islands are found`() throws {
    let scene = scene { $0.island = .minimal(attached: part(36.67), detached: part(36.67)) }
    let found = try #require(try screenshot(of: scene).findIsland())
    let geometry = try #require(scene.device.geometry(scene.island.contents))
    #expect(found.presentation == .minimal)
    try expectNear(found.frames["island"], geometry.island)
    try expectNear(found.frames["bubble"], geometry.bubble)
  }

  @Test func `an expanded island is found`() throws {
    let scene = scene { $0.island = .expanded(part(370.33, 120)) }
    let found = try #require(try screenshot(of: scene).findIsland())
    #expect(found.presentation == .expanded)
    try expectNear(found.frames["island"], scene.device.geometry(scene.island.contents)?.island)
  }

  @Test func `a sensor with nothing beside it is no island`() throws {
    #expect(try screenshot(of: scene { _ in }).findIsland() == nil)
  }

  @Test func `a card is found by its edges`() throws {
    let card = picture(
      365, 110, ink: Rect(x: 40, y: 40, width: 100, height: 10), tint: RGBA(40, 90, 60))
    let scene = scene(.lockScreen) {
      $0.cards = [PhoneScene.Card(activityID: "a", appTitle: "A", picture: card)]
    }
    let found = try #require(try screenshot(of: scene).findCard(near: 110))
    try expectNear(found.frames["card"], scene.picture.placements.first?.frame, within: 1)
  }

  @Test(arguments: [1.0, 0.97])
  func `a card is found by itself where another one stands below it`(_ scale: Double) throws {
    func card(_ height: Double, _ tint: RGBA) -> PhoneScene.Card {
      PhoneScene.Card(
        activityID: "\(height)", appTitle: "A",
        picture: picture(
          365, height, ink: Rect(x: 40, y: 30, width: 100, height: 10), tint: tint))
    }
    let scene = scene(scale == 1 ? .lockScreen : .alwaysOn) {
      $0.cards = [card(78, RGBA(40, 90, 60)), card(66, RGBA(90, 60, 120))]
    }
    let found = try screenshot(of: scene).findCards(near: 78 * scale, scale: scale)
    let frames = scene.picture.placements.map(\.frame)
    try #require(found.count == 2 && frames.count == 2, "\(found)")
    for frame in frames {
      let nearest = found.compactMap { $0.frames["card"] }
        .min { abs($0.midY - frame.midY) < abs($1.midY - frame.midY) }
      try expectNear(nearest, frame, within: 1)
    }
  }

  @Test func `the card of a dimmed screen is found, which is drawn smaller`() throws {
    var scene = cardScene
    scene.place = .alwaysOn
    let shot = try screenshot(of: scene)
    let found = try #require(shot.findCard(near: 107, scale: 0.97))
    let frame = try #require(scene.picture.placements.first?.frame)
    #expect(abs(frame.width - 365 * 0.97) < 0.01)
    try expectNear(found.frames["card"], frame, within: 1)
    #expect(shot.findCard(near: 110)?.frames["card"]?.width != frame.width)
  }

  @Test func `a card that ends where the screenshot ends is found`() throws {
    let whole = try screenshot(of: cardScene)
    let cut = whole.cropped(Rect(x: 0, y: 0, width: 393, height: 735))
    var bytes = [UInt8](repeating: 128, count: cut.width * 2556 * 4)
    bytes.replaceSubrange((bytes.count - cut.bytes.count)..., with: cut.bytes)
    var low = whole
    low.image = PixelImage(width: cut.width, height: 2556, bytes: bytes)
    let found = try #require(low.findCard(near: 110)?.frames["card"])
    #expect(abs(found.height - 110) < 1)
  }

  @Test func `a part of a screen will do where it is as wide as one`() throws {
    let islands = scene { $0.island = .compact(leading: part(40), trailing: part(60)) }
    let top = try screenshot(of: islands).cropped(Rect(x: 0, y: 0, width: 393, height: 90))
    let island = try Screenshot(top, device: nil)
    #expect(island.device.screen.width == 393 && island.scale == 3)
    try expectNear(
      island.findIsland()?.frames["island"],
      islands.device.geometry(islands.island.contents)?.island)
    let bottom = try screenshot(of: cardScene)
      .cropped(Rect(x: 0, y: 590, width: 393, height: 200))
    let card = try Screenshot(bottom, device: DeviceModel.named("iPhone 16")).forCards
    let frame = try #require(card.findCard(near: 110)?.frames["card"])
    #expect(abs(frame.height - 110) < 1 && abs(frame.minX - 14) < 0.01)
    // As high as another phone's whole screen, it is none.
    let other = PixelImage(width: 1179, height: 2000, bytes: [])
    #expect(throws: UsageError.self) { try Screenshot(other, device: nil) }
    #expect(throws: UsageError.self) {
      try Screenshot(other, device: DeviceModel.named("iPhone 16"))
    }
  }

  private var cardScene: PhoneScene {
    let card = picture(
      365, 110, ink: Rect(x: 40, y: 40, width: 100, height: 10), tint: RGBA(40, 90, 60))
    return scene(.lockScreen) {
      $0.cards = [PhoneScene.Card(activityID: "a", appTitle: "A", picture: card)]
    }
  }

  @Test func `ink is found on a ground that changes from left to right`() throws {
    let (width, height) = (900, 240)
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let isInk = (600..<660).contains(x) && (100..<130).contains(y)
        let grey = UInt8(x * 220 / width)
        bytes += isInk ? [255, 0, 255, 255] : [grey, grey, 200, 255]
      }
    }
    let image = PixelImage(width: width, height: height, bytes: bytes)
    #expect(InkPieces.isUneven(image))
    #expect(
      InkPieces(image, scale: 3, isUneven: true).boxes
        == [Rect(x: 200, y: 100.0 / 3, width: 20, height: 10)])
    #expect(InkPieces(image, scale: 3).boxes.count != 1)
    let plain = try screenshot(of: cardScene).cropped(Rect(x: 20, y: 610, width: 300, height: 90))
    #expect(!InkPieces.isUneven(plain))
  }

  @Test func `what is no whole screen is told`() throws {
    let crop = PixelImage(width: 900, height: 700, bytes: [])
    #expect(throws: UsageError.self) { try Screenshot(crop, device: nil) }
    let small = PixelImage(width: 393, height: 852, bytes: [])
    #expect(throws: UsageError.self) { try Screenshot(small, device: nil) }
    let named = try Screenshot(small, device: DeviceModel.named("iPhone 16"))
    #expect(named.scale == 1)
  }
}

struct DisplacementTests {
  @Test func `ink belongs to the mark that it is nearest to, and to none when it is far away`() {
    let marks = [
      Rect(x: 0, y: 0, width: 50, height: 12), Rect(x: 0, y: 20, width: 50, height: 12),
    ]
    let pieces = [
      Rect(x: 2, y: 2, width: 8, height: 9), Rect(x: 12, y: 3, width: 8, height: 8),
      Rect(x: 4, y: 24, width: 20, height: 9), Rect(x: 200, y: 0, width: 10, height: 10),
    ]
    let boxes = InkMatching.boxes(of: marks, in: pieces)
    #expect(boxes[0] == Rect(x: 2, y: 2, width: 18, height: 9))
    #expect(boxes[1] == Rect(x: 4, y: 24, width: 20, height: 9))
    #expect(InkMatching.boxes(of: marks, in: [pieces[3]]) == [nil, nil])
  }

  @Test func `a wider text at the same left end stands where it should`() {
    let wider = Displacement(
      name: "a", islet: Rect(x: 10, y: 10, width: 50, height: 10),
      screenshot: Rect(x: 10, y: 12, width: 54, height: 10))
    #expect(wider.x == 0 && wider.y == 2 && wider.width == 4 && wider.distance == 2)
    let missing = Displacement(
      name: "b", islet: Rect(x: 0, y: 0, width: 1, height: 1), screenshot: nil)
    #expect(missing.distance == nil)
  }

  @Test func `of phones with one screen it is one that can run the screenshot's iOS`() throws {
    func phone(_ system: Double) throws -> DeviceModel {
      let image = PixelImage(
        width: 1206, height: 2622, bytes: [UInt8](repeating: 0, count: 1206 * 2622 * 4))
      return try Screenshot(image, device: nil, system: system).device
    }
    // A sensor of 125.33 points until iOS 26; the one phone that is narrower begins with iOS 27.
    #expect(try phone(18).name == "iPhone 17 Pro")
    #expect(try phone(26).name == "iPhone 17 Pro")
    #expect(try phone(27).name == "iPhone 18 Pro")
  }

  @Test func `a screenshot may be a JPEG`() throws {
    let bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0x00]
    #expect(throws: PixelImage.Fault.self) { try PixelImage(screenshot: bytes) }
    #expect(throws: PixelImage.Fault.self) { try PixelImage(screenshot: [1, 2, 3]) }
  }
}
