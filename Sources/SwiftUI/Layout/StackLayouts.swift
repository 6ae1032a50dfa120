import Drawing

/// A layout that the node of a stack carries out.
protocol StackNodeLayout: Layout where Cache == Void {
  /// Returns the node around a layout's views.
  func node(_ children: [LayoutNode]) -> ContainerNode
}

extension StackNodeLayout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(node(subviews.map(\.node)).size(proposal.proposal)) }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let node = node(subviews.map(\.node))
    let places = node.arrangement(node.placementProposal(proposal.proposal)).places
    for (subview, place) in zip(subviews, places) {
      subview.place(
        at: CGPoint(
          x: Double(bounds.origin.x) + place.origin.x, y: Double(bounds.origin.y) + place.origin.y),
        proposal: ProposedViewSize(place.proposal))
    }
  }

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    ViewSpacing(node(subviews.map(\.node)).spacing)
  }
}

/// The layout of a row.
public struct HStackLayout: StackNodeLayout, Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  public static var layoutProperties: LayoutProperties { .along(.horizontal) }
  func node(_ children: [LayoutNode]) -> ContainerNode {
    StackNode(
      children, axis: .horizontal, alignment: alignment.key, spacing: spacing.map { Double($0) },
      kind: nil)
  }
}

/// The layout of a column.
public struct VStackLayout: StackNodeLayout, Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  public static var layoutProperties: LayoutProperties { .along(.vertical) }
  func node(_ children: [LayoutNode]) -> ContainerNode {
    StackNode(
      children, axis: .vertical, alignment: alignment.key, spacing: spacing.map { Double($0) },
      kind: nil)
  }
}

/// The layout of layers.
public struct ZStackLayout: StackNodeLayout, Sendable {
  public var alignment: Alignment
  /// Creates layers.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  func node(_ children: [LayoutNode]) -> ContainerNode {
    LayersNode(children, alignment: alignment, kind: nil)
  }
}

/// The layout of a grid: each view is a row, and a `GridRow` has cells.
public struct GridLayout: StackNodeLayout, Sendable {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?
  /// Creates a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    (self.alignment, self.horizontalSpacing) = (alignment, horizontalSpacing)
    self.verticalSpacing = verticalSpacing
  }
  /// Returns a column, which stands for a grid where its rows cannot be taken apart.
  func node(_ children: [LayoutNode]) -> ContainerNode {
    VStackLayout(alignment: alignment.horizontal, spacing: verticalSpacing).node(children)
  }
  /// Returns the node around a grid's rows.
  func grid(_ rows: [LayoutNode]) -> GridNode {
    GridNode(
      GridNode.Row.rows(rows), alignment: alignment,
      horizontal: horizontalSpacing.map { Double($0) }, vertical: verticalSpacing.map { Double($0) }
    )
  }
}

extension LayoutProperties {
  static func along(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
