import Canvas
import Drawing
import Goldens
import Testing
import WidgetProtocol

@testable import Phone

@Suite("The body around a screen", .computesLong)
struct PhoneBodyTests {
  private let clock = WallClock(time: "9:41", date: "Friday, 21 November")

  private func lockScreen(_ device: DeviceModel = .standard) -> PhonePicture {
    var scene = PhoneScene(device: device, wallClock: clock)
    scene.cards = [
      PhoneScene.Card(
        activityID: "a", appTitle: "Match", picture: Samples.picture(371, 131))
    ]
    return scene.picture
  }

  @Test func `what can be touched and measured moves with the screen`() throws {
    let bare = lockScreen()
    let body = PhoneBody.narrow(.standard, pixel: 5, ground: .black)
    let framed = body.around(bare)
    #expect(framed.list.size == body.size(around: bare.list.size))
    #expect(body.inset == Size(width: 10, height: 10))
    let before = try #require(bare.placements.first?.frame)
    let after = try #require(framed.placements.first?.frame)
    #expect(after == before.offset(x: 10, y: 10))
    for (old, new) in zip(bare.regions, framed.regions) {
      #expect(new.frame == old.frame.offset(x: 10, y: 10))
      #expect(new.target == old.target)
    }
  }

  @Test(arguments: DeviceModel.all)
  func `the body keeps whole cells, whatever the model`(device: DeviceModel) {
    for body in [
      PhoneBody.narrow(device, pixel: 5, ground: .black),
      PhoneBody.whole(device, pixel: 5, ground: .black),
    ] {
      let size = body.size(around: device.screen)
      #expect(size.width.truncatingRemainder(dividingBy: 5) == 0)
      #expect(size.height.truncatingRemainder(dividingBy: 10) == 0)
      #expect(size.width > device.screen.width && size.height > device.screen.height)
    }
  }

  @Test(arguments: [400.0, 423.4, 852])
  func `the rim meets a screen of any height, in its corners too`(_ height: Double) {
    var bare = lockScreen()
    bare.list.size.height = height
    let body = PhoneBody.whole(.standard, pixel: 1, ground: .white)
    let bottom = body.inset.height + height
    #expect(body.size(around: bare.list.size).height == bottom + body.inset.height)
    var strips: [Rect] = []
    var corners: [PathElement] = []
    for case .fill(let contour, .color(.black)) in body.around(bare).list.items {
      switch contour {
      case .rect(let rect): strips.append(rect)
      case .path(let elements, _): corners += elements
      default: break
      }
    }
    #expect(strips.contains { $0.minY == bottom && $0.width > 390 })
    // What is behind the phone does not show in a gap between two pixels.
    #expect(strips.contains { $0.minY < bottom && $0.maxY > bottom })
    // Each of the two arcs begins on the line where the screen ends.
    let ends = corners.compactMap { element -> Double? in
      if case .line(let end) = element { end.y } else { nil }
    }
    #expect(ends.count { abs($0 - bottom) < 0.001 } == 4)
  }

  @Test(arguments: ["iPhone 17 Pro", "iPhone 8"])
  func `a phone alone has nothing behind it, and is the same otherwise`(_ name: String) throws {
    let device = try #require(DeviceModel.named(name))
    func pixels(_ surroundings: PictureSurroundings) -> PixelImage {
      let body = PhoneBody.whole(device, pixel: 1.0 / 3, ground: surroundings.ground)
      return PixelPainter(scale: 3).paint(body.around(lockScreen(device)).list, on: nil, at: 0)
        .image
    }
    let (alone, placed) = (pixels(.phoneAlone), pixels(.phone))
    #expect((alone.width, alone.height) == (placed.width, placed.height))
    func alpha(_ image: PixelImage, _ x: Int, _ y: Int) -> UInt8 {
      image.bytes[(y * image.width + x) * 4 + 3]
    }
    #expect(alpha(placed, 0, 0) == 255 && alpha(alone, 0, 0) == 0)
    #expect(alpha(alone, alone.width - 1, alone.height - 1) == 0)
    #expect(alpha(alone, alone.width / 2, alone.height / 2) == 255)
    // At the edge of the body a pixel may have a trace of the ground.
    var (whole, most) = (0, 0)
    for at in stride(from: 0, to: alone.bytes.count, by: 4) where alone.bytes[at + 3] == 255 {
      whole += 1
      for part in at..<at + 3 {
        most = max(most, abs(Int(alone.bytes[part]) - Int(placed.bytes[part])))
      }
    }
    #expect(most <= 8)
    #expect(whole > alone.width * alone.height * 9 / 10)
  }

  @Test func `only an upright body in a picture has buttons`() {
    let upright = PhoneBody.whole(.standard, pixel: 5, ground: .black).around(lockScreen())
    var scene = PhoneScene(place: .standBy(opened: nil), wallClock: clock)
    scene.island = .resting
    let lying = PhoneBody.whole(.standard, pixel: 5, ground: .black).around(scene.picture)
    // Everything else is the screen, its frame and its corners, in either position.
    #expect(upright.list.items.count == lying.list.items.count + Guess.bodyButtons.count)
  }

  @Test func `a home button stands in the middle below its screen and goes home`() throws {
    let device = try #require(DeviceModel.named("iPhone SE"))
    let body = PhoneBody.whole(device, pixel: 5, ground: .black)
    let framed = body.around(lockScreen(device))
    let home = try #require(framed.regions.first { $0.target == .homeIndicator }).frame
    #expect(home.midX == framed.list.size.width / 2)
    #expect(home.minY > body.inset.height + device.screen.height)
    #expect(home.maxY < framed.list.size.height)
    // Above the screen is as much as below it.
    #expect(framed.list.size.height >= device.screen.height + 2 * body.inset.height)
    #expect(PhoneBody.whole(.standard, pixel: 5, ground: .black).forehead == 0)
  }

  @Test func `a screen on its side has its home button beside it`() throws {
    let device = try #require(DeviceModel.named("iPhone 8"))
    let scene = PhoneScene(device: device, place: .standBy(opened: nil), wallClock: clock)
    let framed = PhoneBody.whole(device, pixel: 5, ground: .black).around(scene.picture)
    let home = try #require(framed.regions.first { $0.target == .homeIndicator }).frame
    #expect(home.midY == framed.list.size.height / 2)
    #expect(home.minX > framed.list.size.width / 2)
  }
}
