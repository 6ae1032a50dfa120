/// What an activity shows in the Dynamic Island.
public struct DynamicIsland {
  let expanded: () -> [ExpandedRegion]
  let compactLeading: () -> AnyView
  let compactTrailing: () -> AnyView
  let minimal: () -> AnyView
  var url: URL??
  var keylineTint: Color?
  var margins: [DynamicIslandMode: MarginsOverride] = [:]

  /// Creates the presentations of the island.
  public init<Expanded, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () -> DynamicIslandExpandedContent<
        Expanded
      >,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    self.expanded = { expanded().regions }
    self.compactLeading = { AnyView(compactLeading()) }
    self.compactTrailing = { AnyView(compactTrailing()) }
    self.minimal = { AnyView(minimal()) }
  }

  /// Sets where a tap on the island leads.
  public func widgetURL(_ url: URL?) -> DynamicIsland {
    var copy = self
    copy.url = .some(url)
    return copy
  }

  /// Sets the colour of the line around the island.
  public func keylineTint(_ color: Color?) -> DynamicIsland {
    var copy = self
    copy.keylineTint = color
    return copy
  }

  /// Sets the margins of a presentation; the first one written wins at each edge.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    var copy = self
    copy.margins[mode, default: MarginsOverride()].add(edges, length)
    return copy
  }
}

/// The presentations of the island.
public struct DynamicIslandMode: Hashable, Sendable {
  let name: String
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let minimal = DynamicIslandMode(name: "minimal")
  public static let expanded = DynamicIslandMode(name: "expanded")
}

/// Margins that an author set, edge by edge.
struct MarginsOverride: Hashable, Sendable {
  var top: Double?
  var leading: Double?
  var bottom: Double?
  var trailing: Double?

  /// Sets edges that have not been set: the innermost modifier wins.
  mutating func add(_ edges: Edge.Set, _ length: Double) {
    if edges.contains(.top) { top = top ?? length }
    if edges.contains(.leading) { leading = leading ?? length }
    if edges.contains(.bottom) { bottom = bottom ?? length }
    if edges.contains(.trailing) { trailing = trailing ?? length }
  }

  /// Returns the margins where these leave some open.
  func filled(by margins: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top ?? margins.top, leading: leading ?? margins.leading,
      bottom: bottom ?? margins.bottom, trailing: trailing ?? margins.trailing)
  }
}
