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
  var environment: EnvironmentValues
  var backgroundTint: RGBA?
  var actionColor: RGBA?
  var keylineTint: RGBA?
  var url: String?

  /// What the slot looks like, and what its buttons run.
  package func drawn() -> (picture: Picture, actions: [PressAction]) {
    let result = ViewRenderer.draw(
      node, proposal: Proposal(size), environment: environment, session: session)
    let picture = Picture(
      list: DisplayList(size: size, items: result.items), idealSize: idealSize,
      outline: result.outline, regions: result.regions, findings: result.findings,
      backgroundTint: backgroundTint, actionColor: actionColor, keylineTint: keylineTint, url: url)
    return (picture, result.actions)
  }

  // MARK: The slots

  /// The Lock Screen's card: as wide as offered, as high as its content between the limits.
  static func card(
    _ content: () -> AnyView, surface: Surface, environment: WidgetEnvironment
  ) -> SlotDrawing {
    let values = EnvironmentValues(environment, surface)
    let view = EnvironmentValues.within(values) { content() }
    let session = RenderSession()
    let node = ViewRenderer.node(of: view, environment: values, session: session)
    let ideal = node.size(Proposal(width: surface.width, height: nil))
    let offered = node.size(Proposal(width: surface.width, height: surface.maxHeight))
    let height = min(surface.maxHeight, max(surface.minHeight, offered.height))
    let size = Size(width: surface.width, height: height)
    var drawing = SlotDrawing(
      node: FrameNode(node, width: size.width, height: size.height, alignment: .center),
      session: session, size: size, idealSize: ideal, environment: values)
    drawing.readTraits(of: node)
    return drawing
  }

  /// A small part of the island, as wide as its content between the limits.
  static func compact(
    _ content: () -> AnyView, of island: DynamicIsland, mode: DynamicIslandMode, surface: Surface,
    environment: WidgetEnvironment
  ) -> SlotDrawing {
    let values = EnvironmentValues(environment, surface)
    let (margins, alignment): (EdgeInsets, Alignment) =
      switch mode {
      case .compactLeading: (SlotFigures.compactLeadingMargins, .leading)
      case .compactTrailing: (SlotFigures.compactTrailingMargins, .trailing)
      default: (SlotFigures.minimalMargins, .center)
      }
    let insets = (island.margins[mode] ?? MarginsOverride()).filled(by: margins)
    let padded = EnvironmentValues.within(values) { AnyView(content().padding(insets)) }
    let session = RenderSession()
    let node = ViewRenderer.node(of: padded, environment: values, session: session)
    let ideal = node.size(.unspecified)
    let offered = node.size(Proposal(width: surface.width, height: surface.maxHeight))
    let size = Size(
      width: min(surface.width, max(surface.minWidth, offered.width)), height: surface.maxHeight)
    var drawing = SlotDrawing(
      node: FrameNode(node, width: size.width, height: size.height, alignment: alignment),
      session: session, size: size, idealSize: ideal, environment: values)
    drawing.readTraits(of: node)
    drawing.take(island)
    return drawing
  }

  /// The expanded island.
  static func expanded(
    _ island: DynamicIsland, surface: Surface, environment: WidgetEnvironment
  ) -> SlotDrawing {
    let values = EnvironmentValues(environment, surface)
    let margins = (island.margins[.expanded] ?? MarginsOverride())
      .filled(by: SlotFigures.expandedMargins)
    let layout = ExpandedIslandLayout(
      sensor: surface.sensor ?? SlotFigures.sensor, margins: margins)
    let regions = EnvironmentValues.within(values) { island.expanded() }
    let content = layout {
      ForEach(Array(regions.enumerated()), id: \.offset) { _, region in
        region.content.layoutValue(key: RegionTraitsKey.self, value: region.traits)
      }
    }
    let view = AnyView(content.padding(margins))
    let session = RenderSession()
    let node = ViewRenderer.node(of: view, environment: values, session: session)
    let ideal = node.size(Proposal(width: surface.width, height: nil))
    let offered = node.size(Proposal(width: surface.width, height: surface.maxHeight))
    let height = min(surface.maxHeight, max(surface.minHeight, offered.height))
    let size = Size(width: surface.width, height: height)
    var drawing = SlotDrawing(
      node: FrameNode(
        FrameNode(
          node, width: size.width, height: max(size.height, offered.height), alignment: .top),
        width: size.width, height: size.height, alignment: .top),
      session: session, size: size, idealSize: ideal, environment: values)
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
  /// The first value that a view in the tree left for the system.
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
