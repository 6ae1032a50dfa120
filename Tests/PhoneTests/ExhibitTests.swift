import Drawing
import Testing
import WidgetProtocol

@testable import Phone

struct ExhibitTests {
  private let pictures: [Slot: Picture] = [
    .lockScreen: Samples.picture(365, 131), .compactLeading: Samples.picture(30, 36.67),
    .compactTrailing: Samples.picture(40, 36.67), .minimal: Samples.picture(26.33, 36.67),
    .expanded: Samples.picture(370.33, 141.35), .small: Samples.picture(184, 80.5),
  ]

  @Test(arguments: [
    (Presentation.lockScreen, Slot.lockScreen, Rect(x: 10, y: 10, width: 365, height: 131)),
    (.expanded, .expanded, Rect(x: 10, y: 10, width: 370.33, height: 141.35)),
    (.watch, .small, Rect(x: 10, y: 10, width: 184, height: 80.5)),
  ])
  func `A surface stands at the margin with its true size`(
    presentation: Presentation, slot: Slot, frame: Rect
  ) throws {
    let picture = try #require(Exhibit(presentation, pictures: pictures).picture)
    #expect(picture.placements.first { $0.slot == slot }?.frame == frame)
    // Whole cells, so that goldens have straight edges.
    let size = picture.list.size
    #expect(size.width.remainder(dividingBy: 5) == 0 && size.height.remainder(dividingBy: 10) == 0)
    #expect(size.width >= frame.maxX + 10 && size.height >= frame.maxY + 10)
  }

  @Test(
    arguments: [
      (
        Presentation.compact,
        [
          "island": Rect(x: 104, y: 11.33, width: 195, height: 36.67),
          "sensor": Rect(x: 134, y: 11.33, width: 125, height: 36.67),
          "compactLeading": Rect(x: 104, y: 11.33, width: 30, height: 36.67),
          "compactTrailing": Rect(x: 259, y: 11.33, width: 40, height: 36.67),
        ]
      ),
      (
        .expanded,
        [
          "island": Rect(x: 11.33, y: 11.33, width: 370.33, height: 141.35),
          "sensor": Rect(x: 134, y: 11.33, width: 125, height: 36.67),
          "expanded": Rect(x: 11.33, y: 11.33, width: 370.33, height: 141.35),
        ]
      ),
      (
        .lockScreen,
        [
          "card": Rect(x: 14, y: 593, width: 365, height: 131),
          "lockScreen": Rect(x: 14, y: 593, width: 365, height: 131),
        ]
      ),
      (.watch, [:]),
    ] as [(Presentation, [String: Rect])])
  func `The places on the whole screen are named, in points`(
    presentation: Presentation, frames: [String: Rect]
  ) {
    #expect(Exhibit(presentation, pictures: pictures).frames == frames)
  }

  @Test func `compact and minimal are equally wide, whatever the content`() throws {
    let compact = try #require(Exhibit(.compact, pictures: pictures).picture)
    let minimal = try #require(Exhibit(.minimal, pictures: pictures).picture)
    #expect(compact.list.size.width == minimal.list.size.width)
  }

  @Test func `minimal shows the attached and the detached place`() throws {
    let picture = try #require(Exhibit(.minimal, pictures: pictures).picture)
    #expect(picture.placements.filter { $0.slot == .minimal }.count == 2)
  }

  @Test func `a missing slot or a missing island is no picture`() throws {
    #expect(
      Exhibit(.compact, pictures: [.compactLeading: Samples.picture(30, 36.67)]).picture == nil)
    let notched = try #require(DeviceModel.named("iPhone 14"))
    #expect(Exhibit(.expanded, pictures: pictures, device: notched).picture == nil)
    #expect(Presentation.compact.rooms(on: notched).isEmpty)
    #expect(Exhibit(.lockScreen, pictures: pictures, device: notched).picture != nil)
  }

  @Test func `a card that is moved aside shows the button, and StandBy at night is red`() throws {
    var card = Exhibit(.lockScreen, pictures: [.lockScreen: Samples.picture(365, 100)])
    let plain = try #require(card.picture).regions.count
    card.isSwiped = true
    let targets = try #require(card.picture).regions.map(\.target)
    #expect(targets.count == plain + 1 && targets.contains(.dismiss(activityID: "")))
    var standBy = Exhibit(.standBy, pictures: [.lockScreen: Samples.picture(365, 100)])
    standBy.isNight = true
    let items = try #require(standBy.picture).list.items
    guard case .group(let group)? = items.first else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(group.adjustments == [.nightRed])
    let place = try #require(
      standBy.inPlace(WallClock(time: "9:41", date: ""), ground: .black)
    ).list.size
    let alone = try #require(standBy.picture).list.size
    #expect(place.width > alone.width && place.height > alone.height)
  }

  @Test func `a dimmed exhibit is dark on a darker wallpaper`() throws {
    var exhibit = Exhibit(.lockScreen, pictures: pictures, appearance: .light)
    let lit = try #require(exhibit.picture)
    exhibit.isDimmed = true
    let dimmed = try #require(exhibit.picture)
    guard case .group(let group) = dimmed.list.items.first else {
      Issue.record("nothing is dimmed")
      return
    }
    #expect(group.adjustments == [.luminance(Guess.alwaysOnLuminance)])
    #expect(lit.list.items.count > 1)
  }
}

struct PosterTests {
  private let pictures: [Slot: Picture] = [
    .lockScreen: Samples.picture(365, 131), .compactLeading: Samples.picture(30, 36.67),
    .compactTrailing: Samples.picture(40, 36.67), .minimal: Samples.picture(26.33, 36.67),
    .expanded: Samples.picture(370.33, 141.35),
  ]
  private let clock = WallClock(time: "9:41", date: "Friday, 21 November")

  @Test func `a poster holds every place once, and the stale card beside the Lock Screen`() throws {
    let poster = Poster(
      pictures: pictures, stale: Samples.picture(365, 120), wallClock: clock, appTitle: "Match")
    let picture = try #require(poster.picture)
    let slots = picture.placements.map(\.slot)
    #expect(slots.filter { $0 == .lockScreen }.count == 2)
    #expect(slots.filter { $0 == .minimal }.count == 2)
    for slot in [Slot.compactLeading, .compactTrailing, .expanded] {
      #expect(slots.filter { $0 == slot }.count == 1)
    }
    for placement in picture.placements {
      #expect(placement.frame.maxX <= picture.list.size.width, "\(placement.slot)")
      #expect(placement.frame.maxY <= picture.list.size.height, "\(placement.slot)")
    }
  }

  @Test func `what the places of a poster stand on is as high as the poster`() throws {
    let poster = Poster(pictures: pictures, wallClock: clock)
    let whole = try #require(poster.picture).list
    let body = PhoneBody.whole(.standard, pixel: 5, ground: .black)
    let phone = body.size(around: DeviceModel.standard.screen)
    let fields = whole.items.compactMap { item -> Rect? in
      guard case .fill(.rounded(let frame, _, _), .color) = item, frame.x == phone.width else {
        return nil
      }
      return frame
    }
    #expect(
      fields == [
        Rect(
          x: phone.width, y: 0, width: whole.size.width - phone.width, height: whole.size.height)
      ])
  }

  @Test func `the shadow of a poster's island falls on its piece of wallpaper and not beyond`()
    throws
  {
    let poster = Poster(pictures: pictures, wallClock: clock)
    let whole = try #require(poster.picture).list
    func groups(_ items: [DisplayItem]) -> [GroupMark] {
      items.flatMap { item in
        if case .group(let group) = item { [group] + groups(group.items) } else { [GroupMark]() }
      }
    }
    let all = groups(whole.items)
    #expect(all.count { $0.shadow == IslandMetrics.shadow } == 1)
    let clips = all.filter {
      $0.items.contains { item in
        if case .group(let group) = item { group.shadow != nil } else { false }
      }
    }
    #expect(clips.count == 1 && clips.allSatisfy { $0.clip != nil })
  }

  @Test func `the names in a poster stand clear of the phone's edge`() throws {
    let poster = Poster(pictures: pictures, wallClock: clock)
    let body = PhoneBody.whole(.standard, pixel: 5, ground: .black)
    let phone = body.size(around: DeviceModel.standard.screen)
    let beside = try #require(poster.picture).placements.filter { $0.frame.x > phone.width }
    #expect(beside.count == 5 && beside.allSatisfy { $0.frame.x >= phone.width + 20 })
  }

  @Test func `a phone without an island has a poster without islands`() throws {
    let notched = try #require(DeviceModel.named("iPhone 14"))
    let poster = Poster(pictures: pictures, device: notched, wallClock: clock)
    let picture = try #require(poster.picture)
    #expect(picture.placements.map(\.slot) == [.lockScreen])
    // The screen in its body, and nothing beside it.
    #expect(
      picture.list.size
        == PhoneBody.whole(notched, pixel: 5, ground: .black).size(around: notched.screen))
  }
}
