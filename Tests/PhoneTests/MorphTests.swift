import Drawing
import Testing
import WidgetProtocol

@testable import Phone

struct MorphTests {
  private func scene(_ island: PhoneScene.Island) -> PhoneScene {
    var scene = Samples.scene(.home)
    scene.island = island
    return scene
  }

  private var expanded: PhoneScene {
    scene(.expanded(PhoneScene.Part(activityID: "a", picture: Samples.picture(370.33, 140))))
  }

  private var compact: PhoneScene {
    scene(.compact(leading: Samples.part("a"), trailing: Samples.part("a")))
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

  @Test func `a morph begins at one scene's shape and ends as the other scene`() {
    let start = compact.picture(morphingTo: expanded, progress: 0)
    #expect(islands(start).first == islands(compact.picture).first)
    #expect(compact.picture(morphingTo: expanded, progress: 1) == expanded.picture)
  }

  @Test func `on its way the island only grows, and stays in the middle`() throws {
    var last = 0.0
    for step in 0...10 {
      let picture = compact.picture(morphingTo: expanded, progress: Double(step) / 10)
      let island = try #require(islands(picture).first)
      #expect(island.width >= last)
      #expect(abs(island.midX - 196.5) < 3)
      last = island.width
    }
  }

  @Test func `motion takes less than two seconds, and none when it is to be reduced`() {
    let duration = compact.morphDuration(to: expanded)
    #expect(duration > 0 && duration <= 2)
    #expect(compact.morphDuration(to: expanded, reducesMotion: true) == 0)
    #expect(compact.morphDuration(to: compact) == 0)
  }

  @Test func `a card's height moves with the rest`() throws {
    var low = Samples.scene()
    low.cards = [Samples.card("a", height: 90)]
    var high = low
    high.cards = [Samples.card("a", height: 150)]
    #expect(low.morphDuration(to: high) > 0)
    let halfway = islands(low.picture(morphingTo: high, progress: 0.3))
    let card = try #require(halfway.first { $0.width == 365 })
    #expect(card.height > 90 && card.height < 150)
  }

  @Test func `easing starts at nothing, ends at all and never goes back`() {
    #expect(Morph.eased(0) == 0 && Morph.eased(1) == 1)
    #expect(Morph.eased(-1) == 0 && Morph.eased(2) == 1)
    for step in 1...20 {
      #expect(Morph.eased(Double(step) / 20) > Morph.eased(Double(step - 1) / 20))
    }
  }
}
