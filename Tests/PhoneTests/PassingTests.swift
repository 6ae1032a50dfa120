import Canvas
import Drawing
import Testing
import WidgetProtocol

@testable import Phone

@Suite("What comes and goes as the phone is unlocked and locked")
struct PassingTests {
  private func scene(
    _ place: PhoneScene.Place, _ island: PhoneScene.Island, pixel: Double
  ) -> PhoneScene {
    var scene = Samples.scene(place)
    (scene.island, scene.pixel) = (island, pixel)
    return scene
  }

  private func marks(_ items: [DisplayItem]) -> [DisplayItem] {
    items.flatMap { item -> [DisplayItem] in
      if case .group(let group) = item { marks(group.items) } else { [item] }
    }
  }

  @Test(arguments: [1.0 / 3, 5])
  func `each part of the status bar moves to its new place, and none is there twice`(
    pixel: Double
  ) throws {
    let compact = PhoneScene.Island.compact(
      leading: Samples.part("a", width: 40), trailing: Samples.part("a", width: 80))
    let scenes = [
      scene(.home, compact, pixel: pixel), scene(.lockScreen, .resting, pixel: pixel),
      scene(.lockScreen, compact, pixel: pixel), scene(.home, .resting, pixel: pixel),
      scene(.app(title: "App"), .resting, pixel: pixel),
    ]
    for before in scenes {
      for after in scenes where before != after {
        let motion = PhoneMotion(from: before, to: after, start: 0)
        let track = try #require(motion.tracks.first { $0.id == .statusBar })
        let most = try [before, after].map {
          marks(try #require($0.stage.layer(.statusBar)).content).count
        }.max()
        for step in 0...40 {
          let shown = marks(track.layer(at: motion.duration * Double(step) / 40)?.content ?? [])
          let texts = shown.compactMap { mark -> String? in
            if case .text(let line) = mark { line.string } else { nil }
          }
          #expect(Set(texts).count == texts.count, "\(texts) from \(before.place)")
          // A part that comes may stand beside another one that leaves.
          #expect(shown.count <= (most ?? 0) + 1)
        }
      }
    }
  }

  @Test func `a card's words go with the card and do not outlast its ground`() throws {
    var locked = scene(.lockScreen, .resting, pixel: 5)
    var card = Samples.card("a")
    card.picture.list.items.append(
      SystemText.line("words", size: 15, weight: 600, color: .white, at: 20, y: 40))
    locked.cards = [card]
    let motion = PhoneMotion(
      from: locked, to: scene(.home, .resting, pixel: 5), start: 0)
    let track = try #require(motion.tracks.first { $0.id == .card("a") })
    var hidden = 0
    for step in 0..<40 {
      let time = motion.duration * Double(step) / 40
      let text = Painter().paint(motion.picture(after: time).list, at: 0).grid.text()
      let share = track.layer(at: time)?.opacity ?? 0
      if share <= 0.5 { hidden += 1 }
      #expect(text.contains("words") == (share > 0.5), "\(share) seen after \(time) s")
    }
    #expect((1..<40).contains(hidden))
  }
}
