import Drawing
import LiveActivities
import Testing
import WidgetProtocol

@testable import Phone

struct SystemPictureTests {
  private func picture(_ kind: SystemActivity.Kind, _ slot: Slot) throws -> Picture {
    var phone = SimulatedPhone(seed: 1, now: 1000)
    _ = phone.handle(.system(.begin(kind, title: nil, detail: nil)), at: 1000)
    let activity = try #require(phone.systemActivities.first)
    return SystemPicture(activity, device: .standard).picture(slot)
  }

  @Test(arguments: SystemActivity.Kind.allCases)
  func `each fits its slots`(_ kind: SystemActivity.Kind) throws {
    let widest = try #require(DeviceModel.standard.island).widestSide(of: 393)
    for slot in [Slot.compactLeading, .compactTrailing] {
      #expect(try picture(kind, slot).list.size.width <= widest)
    }
    #expect(try picture(kind, .minimal).list.size.width <= IslandMetrics.minimalWidths.widest)
    let expanded = try picture(kind, .expanded)
    #expect(DeviceModel.contentHeights.greatest >= expanded.list.size.height)
    #expect(expanded.outline.content?.isEmpty == false)
  }

  @Test func `a song stands on the Lock Screen below cards and notifications, a call does not`()
    throws
  {
    var phone = SimulatedPhone(seed: 1, now: 1000)
    for kind in [SystemActivity.Kind.nowPlaying, .call] {
      _ = phone.handle(.system(.begin(kind, title: nil, detail: nil)), at: 1000)
    }
    let cards = phone.systemActivities.map { SystemPicture($0, device: .standard).card }
    let song = try #require(cards[0])
    #expect(cards[1] == nil)
    var scene = Samples.scene()
    scene.cards = [Samples.card("a")]
    scene.systemCards = [
      PhoneScene.Card(activityID: "system:nowPlaying", appTitle: "Music", picture: song)
    ]
    let picture = scene.picture
    let own = try #require(picture.frame("system:nowPlaying", .lockScreen))
    #expect(own.minY > (try #require(picture.frame("a", .lockScreen))).maxY)
  }

  @Test func `a call counts up, a timer down, a song does neither`() throws {
    #expect(try picture(.call, .compactTrailing).list.nextChange(after: 1000) == 1001)
    #expect(try picture(.timer, .compactTrailing).list.nextChange(after: 1000) == 1001)
    #expect(try picture(.nowPlaying, .compactTrailing).list.nextChange(after: 1000) == nil)
  }

  @Test func `a song's bars stand in the middle of the island, each of another height`() throws {
    let trailing = try picture(.nowPlaying, .compactTrailing).list
    guard case .group(let group) = trailing.items.first else {
      Issue.record("no bars")
      return
    }
    let bars = group.items.compactMap { item -> Rect? in
      if case .fill(.rounded(let bar, _, _), _) = item { bar } else { nil }
    }
    #expect(bars.count == 5 && Set(bars.map(\.height)).count == 5)
    #expect(bars.allSatisfy { abs($0.midY - trailing.size.height / 2) < 0.01 })
    // The highest is half as high as the island.
    #expect(bars.map(\.height).max() == (trailing.size.height / 2).rounded(.down))
  }
}
