import Drawing
import Findings
import SwiftUI
import WidgetProtocol

/// The view of one slot with the size it will have and what the system adds to it.
@MainActor
package struct SlotDrawing {
  /// The view's node, in a frame of the slot's size: built once, to be measured and drawn.
  var node: LayoutNode
  let session: RenderSession
  var size: Size
  /// What the content wanted before it was clamped.
  var idealSize: Size
  /// Where the widget's own content stands in the slot.
  var contentFrame: Rect
  var environment: EnvironmentValues
  var backgroundTint: RGBA?
  var actionColor: RGBA?
  var keylineTint: RGBA?
  var url: String?
  var isCompactPair: Bool?
  /// The appearance that the view asked for and got.
  var preferredAppearance: WidgetEnvironment.Appearance?
  /// The narrowest margins of an expanded island whose author set some.
  var expandedMargins: Insets?

  /// Returns what the slot looks like, and what its buttons run.
  package func drawn() -> (picture: Picture, actions: [PressAction]) {
    let result = ViewRenderer.draw(
      node, proposal: Proposal(size), environment: environment, session: session)
    var picture = Picture(
      list: DisplayList(size: size, items: result.views), idealSize: idealSize,
      contentFrame: contentFrame, outline: result.outline, regions: result.regions,
      findings: result.findings,
      backgroundTint: backgroundTint, actionColor: actionColor, keylineTint: keylineTint, url: url)
    picture.isCompactPair = isCompactPair
    picture.preferredAppearance = preferredAppearance
    picture.expandedMargins = expandedMargins
    return (picture, result.actions)
  }

  // MARK: The slots

  /// Returns the Lock Screen's card: as wide as offered, as high as its content wants to be, up to the limit.
  ///
  /// Content that would fill any height is not stretched; what is too high keeps its height in the middle and is
  /// cut above and below. A room with one height (Watch, CarPlay) is filled.
  static func card(
    _ content: () -> AnyView, room: SlotRoom, environment: WidgetEnvironment
  ) -> SlotDrawing {
    let values = EnvironmentValues(environment, room)
    let view = EnvironmentValues.within(values) { content() }
    let session = RenderSession()
    let node = ViewRenderer.node(
      of: view, in: Proposal(width: room.width, height: nil), environment: values,
      session: session)
    // A Watch is dark, and light for a view that asks for it, except with the wrist down.
    if room.isWatch, !environment.isDimmed, environment.appearance == .dark,
      node.preference(PreferredColorSchemeKey.self) == .light
    {
      var light = environment
      light.appearance = .light
      var drawing = card(content, room: room, environment: light)
      drawing.preferredAppearance = .light
      return drawing
    }
    let ideal = node.ideal(width: room.width, height: nil, in: room)
    let isFilled = room.minHeight == room.maxHeight
    let height = min(room.maxHeight, max(room.minHeight, ideal.height))
    let size = Size(width: room.width, height: height)
    let own = isFilled ? height : ideal.height
    let whole = FrameNode(node, width: size.width, height: own, alignment: .center)
    var drawing = SlotDrawing(
      node: own == height
        ? whole : FrameNode(whole, width: size.width, height: height, alignment: .center),
      session: session, size: size, idealSize: ideal,
      contentFrame: Rect(x: 0, y: (height - own) / 2, width: size.width, height: own),
      environment: values)
    drawing.readTraits(of: node)
    return drawing
  }

  /// Returns a small part of the island, as wide as its content between the limits.
  static func compact(
    _ content: () -> AnyView, of island: DynamicIsland, mode: DynamicIslandMode, room: SlotRoom,
    environment: WidgetEnvironment
  ) -> SlotDrawing {
    let values = EnvironmentValues(environment, room)
    let alignment: Alignment =
      switch mode {
      case .compactLeading: .leading
      case .compactTrailing: .trailing
      default: .center
      }
    // A side's outer margin stays outside, to whichever end of the island the direction of text moves it.
    let insets = (island.margins[mode] ?? MarginsOverride()).filled(by: EdgeInsets(room.margins))
    let padded = EnvironmentValues.within(values) { AnyView(content().padding(insets)) }
    let session = RenderSession()
    let node = ViewRenderer.node(
      of: padded, in: Proposal(width: room.width, height: room.maxHeight), environment: values,
      session: session)
    // No phone leaves the height open (PHONES.md): what keeps its proportions is as wide as that height makes it.
    let ideal = node.ideal(width: nil, height: room.maxHeight, in: room)
    let offered = taken(node, room)
    let size = Size(
      width: min(room.width, max(room.minWidth, offered.width)), height: room.maxHeight)
    let own = Size(
      width: max(0, offered.width - insets.leading - insets.trailing),
      height: max(0, offered.height - insets.top - insets.bottom))
    let isMirrored = values.layoutDirection == .rightToLeft
    // Where the padded content begins, as the frame's alignment has it.
    let start =
      switch mode {
      case .compactLeading: isMirrored ? size.width - offered.width : 0
      case .compactTrailing: isMirrored ? 0 : size.width - offered.width
      default: (size.width - offered.width) / 2
      }
    var drawing = SlotDrawing(
      node: FrameNode(node, width: size.width, height: size.height, alignment: alignment),
      session: session, size: size, idealSize: ideal,
      contentFrame: Rect(
        x: start + (isMirrored ? insets.trailing : insets.leading),
        y: (size.height - offered.height) / 2 + insets.top, width: own.width, height: own.height),
      environment: values)
    drawing.readTraits(of: node)
    drawing.take(island)
    return drawing
  }

  /// Returns the size that a small part's content takes: its own width, since a frame that may be wider does not widen
  /// the island; all the width there is where it wants more than that, or has no width of its own, as a timer.
  private static func taken(_ node: LayoutNode, _ room: SlotRoom) -> Size {
    let offered = node.size(Proposal(width: room.width, height: room.maxHeight))
    if node.preference(FillsWidthKey.self) { return offered }
    let own = node.size(Proposal(width: nil, height: room.maxHeight))
    return own.width <= room.width ? own : offered
  }

  /// Returns the expanded island.
  static func expanded(
    _ island: DynamicIsland, room: SlotRoom, environment: WidgetEnvironment
  ) -> SlotDrawing {
    let values = EnvironmentValues(environment, room)
    let margins = (island.margins[.expanded] ?? MarginsOverride())
      .filled(by: EdgeInsets(room.margins, values.layoutDirection))
    let layout = ExpandedIslandLayout(sensor: room.sensor ?? .zero, margins: margins)
    let regions = EnvironmentValues.within(values) { island.expanded() }
    let content = layout {
      ForEach(Array(regions.enumerated()), id: \.offset) { _, region in
        region.content.layoutValue(key: RegionTraitsKey.self, value: region.traits)
      }
    }
    let view = AnyView(content.padding(margins))
    let session = RenderSession()
    let node = ViewRenderer.node(
      of: view, in: Proposal(width: room.width, height: room.maxHeight), environment: values,
      session: session)
    let ideal = node.ideal(width: room.width, height: nil, in: room)
    var offered = node.size(Proposal(width: room.width, height: room.maxHeight))
    // What would fill any height stretches the island only before iOS 26.
    if room.systemVersion >= 26, ideal.height < offered.height {
      offered = node.size(Proposal(width: room.width, height: max(room.minHeight, ideal.height)))
    }
    let height = min(room.maxHeight, max(room.minHeight, offered.height))
    let size = Size(width: room.width, height: height)
    let isMirrored = values.layoutDirection == .rightToLeft
    var drawing = SlotDrawing(
      node: FrameNode(
        FrameNode(
          node, width: size.width, height: max(size.height, offered.height), alignment: .top),
        width: size.width, height: size.height, alignment: .top),
      session: session, size: size, idealSize: ideal,
      contentFrame: Rect(
        x: isMirrored ? margins.trailing : margins.leading, y: margins.top,
        width: max(0, size.width - margins.leading - margins.trailing),
        height: max(0, offered.height - margins.top - margins.bottom)),
      environment: values)
    let own = island.margins[.expanded]
    let ofRegions = regions.map(\.margins).filter { $0 != MarginsOverride() }
    if own != nil || !ofRegions.isEmpty {
      let narrowest = ofRegions.reduce(margins) { $0.narrowed(by: $1.filled(by: margins)) }
      drawing.expandedMargins = Insets(
        top: narrowest.top, left: isMirrored ? narrowest.trailing : narrowest.leading,
        bottom: narrowest.bottom, right: isMirrored ? narrowest.leading : narrowest.trailing)
    }
    drawing.readTraits(of: node)
    drawing.take(island)
    return drawing
  }

  // MARK: What the system adds

  private mutating func readTraits(of node: LayoutNode) {
    if let tint = node.trait(BackgroundTintKey.self) {
      backgroundTint = tint?.rgba(in: environment)
    }
    if let color = node.trait(ActionColorKey.self) { actionColor = color?.rgba(in: environment) }
    if let link = node.trait(WidgetURLKey.self) { url = link?.absoluteString }
  }

  private mutating func take(_ island: DynamicIsland) {
    keylineTint = island.keylineTint?.rgba(in: environment)
    if url == nil, case .some(let link) = island.url { url = link?.absoluteString }
  }
}

extension LayoutNode {
  /// Returns how large the node would like to be; all of the room where it has no end by itself.
  fileprivate func ideal(width: Double?, height: Double?, in room: SlotRoom) -> Size {
    size(Proposal(width: width, height: height))
      .ended(in: Proposal(width: room.width, height: room.maxHeight))
  }
}

extension EdgeInsets {
  /// Creates distances that are alike on both sides, whatever the direction of text.
  init(_ insets: Insets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  /// Returns at each edge the lesser of two distances.
  fileprivate func narrowed(by other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: min(top, other.top), leading: min(leading, other.leading),
      bottom: min(bottom, other.bottom), trailing: min(trailing, other.trailing))
  }

  /// Creates distances from left and right as the direction of text has them.
  fileprivate init(_ insets: Insets, _ direction: LayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }
}

extension LayoutNode {
  /// Returns the first value that a view in the tree passes to the system.
  fileprivate func trait<Key: SystemTraitKey>(_ key: Key.Type) -> Key.Trait? {
    preference(key)
  }
}

extension ExpandedRegion {
  fileprivate var traits: RegionTraits {
    let region: ExpandedIslandSolver.Region =
      switch position {
      case .leading: .leading
      case .trailing: .trailing
      case .center: .center
      default: .bottom
      }
    return RegionTraits(region: region, priority: priority, margins: margins)
  }
}
