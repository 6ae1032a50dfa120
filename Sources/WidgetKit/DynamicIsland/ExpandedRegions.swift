/// A part of the expanded island.
public struct DynamicIslandExpandedRegion<Content: View> {
  let position: DynamicIslandExpandedRegionPosition
  let priority: Double
  let content: Content
  var margins = MarginsOverride()

  /// Creates views in a part of the island.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {
    (self.position, self.priority, self.content) = (position, priority, content())
  }

  /// Sets the margins of the region; the first one written wins at each edge.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double)
    -> DynamicIslandExpandedRegion<Content>
  {
    var copy = self
    copy.margins.add(edges, length)
    return copy
  }

  var erased: ExpandedRegion {
    ExpandedRegion(
      position: position, priority: priority, margins: margins, content: AnyView(content))
  }
}

/// A region whatever its views' type.
struct ExpandedRegion {
  var position: DynamicIslandExpandedRegionPosition
  var priority: Double
  var margins: MarginsOverride
  var content: AnyView
}

/// The parts of the expanded island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  let name: String
  /// Left of the sensor and below.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  /// To the right of the sensor and below it.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Below the sensor.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// Below everything.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// What becomes of a view that is too wide for its side of the sensor.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  let isBelow: Bool
  /// The view is made narrower.
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelow: false)
  /// It goes below the sensor.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelow: true)
}

/// Regions that were put together.
public struct DynamicIslandExpandedContent<Content> {
  let regions: [ExpandedRegion]
}

/// Puts regions together.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  public static func buildPartialBlock<Content: View>(
    first: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> {
    DynamicIslandExpandedContent(regions: [first.erased])
  }

  public static func buildPartialBlock<Content: View>(
    first: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> { first }

  public static func buildPartialBlock<Before: View, Content: View>(
    accumulated: DynamicIslandExpandedContent<Before>, next: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<TupleView<(Before, Content)>> {
    DynamicIslandExpandedContent(regions: accumulated.regions + [next.erased])
  }

  public static func buildPartialBlock<Before: View, Content: View>(
    accumulated: DynamicIslandExpandedContent<Before>, next: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<TupleView<(Before, Content)>> {
    DynamicIslandExpandedContent(regions: accumulated.regions + next.regions)
  }
}
