import Drawing
import Testing
import WidgetProtocol

@testable import Phone

@Suite("The body around a screen")
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

  @Test func `only an upright body in a picture has buttons`() {
    let upright = PhoneBody.whole(.standard, pixel: 5, ground: .black).around(lockScreen())
    var scene = PhoneScene(place: .standBy(opened: nil), wallClock: clock)
    scene.island = .resting
    let lying = PhoneBody.whole(.standard, pixel: 5, ground: .black).around(scene.picture)
    // Everything else is the screen, its frame and its corners, in either position.
    #expect(upright.list.items.count == lying.list.items.count + Guess.bodyButtons.count)
  }
}
