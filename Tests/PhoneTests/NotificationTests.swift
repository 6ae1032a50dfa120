import Drawing
import Testing

@testable import Phone

struct NotificationTests {
  private func note(_ number: Int, _ app: String) -> PhoneScene.Notification {
    PhoneScene.Notification(number: number, app: app, title: "\(number)", body: "")
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
    for region in picture.regions {
      if case .stack = region.target { #expect(region.frame.minY >= card.maxY) }
    }
  }

  @Test func `those of one app lie on one another, the newest on top`() {
    let targets = scene.picture.regions.map(\.target)
    #expect(targets.contains(.stack(bundle: "Chat")))
    #expect(targets.contains(.notification(8)))
    #expect(!targets.contains(.notification(9)) && !targets.contains(.notification(7)))
  }

  @Test func `a stack that lies open shows each of them`() {
    var scene = scene
    scene.unfolded = "Chat"
    let targets = scene.picture.regions.map(\.target)
    #expect(targets.contains(.notification(9)) && targets.contains(.notification(7)))
  }
}
