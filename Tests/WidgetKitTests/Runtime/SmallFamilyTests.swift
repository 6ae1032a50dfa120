import Drawing
import SwiftUI
import Testing
import WidgetProtocol

@testable import WidgetKit

private struct BellAttributes: ActivityAttributes, SystemTemplated {
  struct ContentState: Codable, Hashable { var rings: Bool }

  func systemTemplate(for state: Any, screenTop: Double?) -> SystemTemplate? {
    guard (state as? ContentState)?.rings == true else { return nil }
    let text = AnyView(Text(verbatim: screenTop != nil ? "whole screen" : "system"))
    return SystemTemplate(
      card: text, expanded: text, compactLeading: text, compactTrailing: text, minimal: text)
  }
}

/// What a small view reads, and how much room it has.
private struct BellView: View {
  @Environment(\.activityFamily) private var family
  @Environment(\.isActivityUpdateReduced) private var isReduced
  @Environment(\.supportedActivityFamilies) private var families
  @Environment(\.levelOfDetail) private var detail
  var body: some View {
    Text(verbatim: "\(family) of \(families.count) \(isReduced ? "reduced" : "all") \(detail)")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct Narrow: View {
  @Environment(\.isDynamicIslandLimitedInWidth) private var isLimited
  var body: some View { Text(verbatim: isLimited ? "narrow" : "wide") }
}

private struct BellWidget: Widget {
  var hasSmall = true
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: BellAttributes.self) { _ in
      BellView()
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text(verbatim: "own") }
      } compactLeading: {
        Narrow()
      } compactTrailing: {
        Text(verbatim: "trailing")
      } minimal: {
        Text(verbatim: "m")
      }
    }
    .supplementalActivityFamilies(hasSmall ? [.small] : [])
  }
}

/// A card that wants to be light.
private struct LightWidget: Widget {
  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(verbatim: "\(scheme)") }
  }
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: BellAttributes.self) { _ in
      Scheme().preferredColorScheme(.light)
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text(verbatim: "own") }
      } compactLeading: {
        Text(verbatim: "l")
      } compactTrailing: {
        Text(verbatim: "t")
      } minimal: {
        Text(verbatim: "m")
      }
    }
    .supplementalActivityFamilies([.small])
  }
}

private struct PlainBellWidget: Widget {
  var body: some WidgetConfiguration { BellWidget(hasSmall: false).body }
}

@MainActor
@Suite("The small family, and templates of the system")
struct SmallFamilyTests {
  private func picture<W: Widget>(
    _ widget: W.Type = BellWidget.self, rings: Bool = false, isReduced: Bool = false,
    isDimmed: Bool = false, typeSize: WidgetEnvironment.TypeSize = .l,
    _ change: (inout SlotRoom) -> Void = { _ in }
  ) -> WidgetReply? {
    let catalog = WidgetCatalog()
    catalog.register(widget)
    var room = SlotRoom(
      slot: .small, width: 152, minHeight: 69.5, maxHeight: 69.5, isWatch: true,
      margins: Insets(top: 7, left: 7, bottom: 7, right: 7))
    room.pairInsets = Insets(top: 31, left: 10, bottom: 10, right: 10)
    change(&room)
    var environment = WidgetEnvironment(typeSize: typeSize, isDimmed: isDimmed, now: 0)
    environment.isUpdateReduced = isReduced
    return catalog.answer(
      .render(
        RenderRequest(
          attributesType: "BellAttributes", room: room, environment: environment,
          attributes: "{}", state: #"{"rings":\#(rings)}"#, activityID: "a", isStale: false)))
  }

  private func drawn(_ reply: WidgetReply?) throws -> Picture {
    var picture: Picture?
    if case .rendered(let drawn)? = reply { picture = drawn }
    return try #require(picture, "nothing was drawn")
  }

  private func texts(_ reply: WidgetReply?) throws -> [String] {
    func all(_ node: OutlineNode) -> [String] {
      (node.kind == "Text" ? [node.content ?? ""] : []) + node.children.flatMap(all)
    }
    return all(try drawn(reply).outline)
  }

  @Test func `a view for the small family has the Smart Stack's content box and knows where it is`()
    throws
  {
    let reply = picture(isReduced: true)
    #expect(try texts(reply) == ["small of 2 reduced default"])
    let picture = try drawn(reply)
    #expect(picture.isCompactPair == nil)
    #expect(picture.list.size == Size(width: 152, height: 69.5))
  }

  /// The sizes of all letters.
  private func letterSizes(_ items: [DisplayItem]) -> Set<Double> {
    items.reduce(into: []) { sizes, item in
      switch item {
      case .text(let line): sizes.formUnion(line.runs.map(\.face.size))
      case .group(let group): sizes.formUnion(letterSizes(group.items))
      case .view(let view): sizes.formUnion(letterSizes(view.items))
      default: break
      }
    }
  }

  @Test(arguments: [(false, 17.0), (true, 16.0)])
  func `a text is as large as the Watch's text style`(isSmall: Bool, size: Double) throws {
    let card = try drawn(picture(LightWidget.self) { $0.isSmallWatch = isSmall })
    #expect(letterSizes(card.list.items) == [size])
  }

  @Test
  func `without one both compact sides stand below the system's line, and the picture says so`()
    throws
  {
    let reply = picture(PlainBellWidget.self)
    #expect(try texts(reply) == ["wide", "trailing"])
    let picture = try drawn(reply)
    #expect(picture.isCompactPair == true)
  }

  @Test(arguments: [WidgetEnvironment.TypeSize.xS, .l, .xxxL, .ax1, .ax5])
  func `compact sides stay below the system's line and on the card at every text size`(
    _ typeSize: WidgetEnvironment.TypeSize
  ) throws {
    let reply = picture(PlainBellWidget.self, typeSize: typeSize)
    guard case .rendered(let picture)? = reply else {
      Issue.record("nothing was drawn")
      return
    }
    func frames(_ node: OutlineNode) -> [Rect] {
      (node.kind == "Text" ? [node.frame] : []) + node.children.flatMap(frames)
    }
    for frame in frames(picture.outline) { #expect(frame.minY >= 31 && frame.maxY <= 69.5 - 10) }
  }

  @Test
  func `a Watch is light for a view that asks for it, and dark with the wrist down or unasked`()
    throws
  {
    func appearance(
      _ widget: any Widget.Type, isDimmed: Bool = false
    ) -> WidgetEnvironment.Appearance? {
      let reply =
        widget == LightWidget.self
        ? picture(LightWidget.self, isDimmed: isDimmed) : picture(isDimmed: isDimmed)
      guard case .rendered(let picture)? = reply else { return nil }
      return picture.preferredAppearance
    }
    #expect(appearance(LightWidget.self) == .light)
    #expect(try texts(picture(LightWidget.self)) == ["light"])
    #expect(appearance(LightWidget.self, isDimmed: true) == nil)
    #expect(appearance(BellWidget.self) == nil)
    // A car is as light or dark as the phone.
    guard case .rendered(let car)? = picture(LightWidget.self, { $0.isWatch = false }) else {
      Issue.record("nothing was drawn")
      return
    }
    #expect(car.preferredAppearance == nil)
  }

  @Test func `a narrow island is told to the widget`() throws {
    let reply = picture { room in
      room = SlotRoom(
        slot: .compactLeading, width: 36.67, minHeight: 36.67, maxHeight: 36.67)
      room.isLimitedInWidth = true
    }
    #expect(try texts(reply) == ["narrow"])
  }

  @Test func `in a state with a template of the system's no view of the app is drawn`()
    throws
  {
    #expect(try texts(picture(rings: true)) == ["system"])
    let expanded = picture(rings: true) { room in
      room = SlotRoom(slot: .expanded, width: 371, minHeight: 84, maxHeight: 160)
    }
    #expect(try texts(expanded) == ["system"])
  }

  @Test func `the whole screen is for such a state alone`() throws {
    func whole(_ rings: Bool) -> WidgetReply? {
      picture(rings: rings) { room in
        room = SlotRoom(slot: .lockScreen, width: 393, minHeight: 852, maxHeight: 852)
        room.fillsScreen = true
      }
    }
    #expect(try texts(whole(true)) == ["whole screen"])
    guard case .failed(let finding)? = whole(false) else {
      Issue.record("an activity that is no alarm filled the screen")
      return
    }
    #expect(finding.sentence.contains("AlarmKit"))
  }
}
