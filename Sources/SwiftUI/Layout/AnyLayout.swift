import Drawing

/// A layout whose type is hidden.
public struct AnyLayout: Layout, @unchecked Sendable {
  /// The memory of a layout whose type is hidden.
  public struct Cache {
    var value: Any
  }
  let axis: Axis?
  private let make: (Subviews) -> Any
  private let size: (ProposedViewSize, Subviews, inout Any) -> CGSize
  private let place: (CGRect, ProposedViewSize, Subviews, inout Any) -> Void
  private let space: (Subviews, inout Any) -> ViewSpacing
  private let horizontal:
    (HorizontalAlignment, CGRect, ProposedViewSize, Subviews, inout Any) -> CGFloat?
  private let vertical:
    (VerticalAlignment, CGRect, ProposedViewSize, Subviews, inout Any) -> CGFloat?

  /// Hides the layout's type.
  public init<L: Layout>(_ layout: L) {
    func with<R>(_ cache: inout Any, _ subviews: Subviews, _ work: (inout L.Cache) -> R) -> R {
      var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
      defer { cache = own }
      return work(&own)
    }
    axis = L.layoutProperties.stackOrientation
    make = { layout.makeCache(subviews: $0) }
    size = { proposal, views, cache in
      with(&cache, views) { layout.sizeThatFits(proposal: proposal, subviews: views, cache: &$0) }
    }
    place = { bounds, proposal, views, cache in
      with(&cache, views) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: views, cache: &$0)
      }
    }
    space = { views, cache in
      with(&cache, views) { layout.spacing(subviews: views, cache: &$0) }
    }
    horizontal = { guide, bounds, proposal, views, cache in
      with(&cache, views) {
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: views, cache: &$0)
      }
    }
    vertical = { guide, bounds, proposal, views, cache in
      with(&cache, views) {
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: views, cache: &$0)
      }
    }
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache(value: make(subviews)) }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { size(proposal, subviews, &cache.value) }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { place(bounds, proposal, subviews, &cache.value) }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    space(subviews, &cache.value)
  }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { horizontal(guide, bounds, proposal, subviews, &cache.value) }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { vertical(guide, bounds, proposal, subviews, &cache.value) }
}

/// Views in a layout of one's own.
nonisolated struct LayoutView<Content: View>: PrimitiveView {
  let layout: AnyLayout
  let content: Content

  nonisolated func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.list.append(
      LayoutProtocolNode(layout, content.nodes(in: context.with(axis: layout.axis))))
  }
}

/// Children at the places that a layout gives them.
package final class LayoutProtocolNode: ContainerNode {
  let layout: AnyLayout
  private let places = LayoutSubview.Places()
  private let subviews: LayoutSubviews
  private lazy var cache = layout.makeCache(subviews: subviews)

  package init(_ layout: AnyLayout, _ children: [LayoutNode], kind: String = "Layout") {
    self.layout = layout
    let places = places
    subviews = LayoutSubviews(views: children.map { LayoutSubview(node: $0, places: places) })
    super.init(children, kind: kind)
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(
      layout.sizeThatFits(
        proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache))
  }

  override func arrange(_ proposal: Proposal) -> Arrangement {
    let size = size(proposal)
    let bounds = CGRect(Rect(size))
    places.places = [:]
    layout.placeSubviews(
      in: bounds, proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
    let all = children.map { child in
      // A view that nobody places stands in the middle.
      if let place = places.places[ObjectIdentifier(child)] { return place }
      let own = child.size(Proposal(size))
      return Arrangement.Place(
        origin: Point(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
        proposal: Proposal(size))
    }
    return Arrangement(size: size, places: all)
  }

  package override var spacing: Spacing {
    layout.spacing(subviews: subviews, cache: &cache).spacing
  }

  override func explicitGuide(_ guide: AlignmentKey, _ proposal: Proposal) -> Double? {
    let bounds = CGRect(Rect(size(proposal)))
    let offer = ProposedViewSize(proposal)
    let own: CGFloat? =
      guide.axis == .horizontal
      ? layout.explicitAlignment(
        of: HorizontalAlignment(guide.id), in: bounds, proposal: offer, subviews: subviews,
        cache: &cache)
      : layout.explicitAlignment(
        of: VerticalAlignment(guide.id), in: bounds, proposal: offer, subviews: subviews,
        cache: &cache)
    return own.map { Double($0) } ?? super.explicitGuide(guide, proposal)
  }
}

/// The layout of a row.
public struct HStackLayout: Layout, Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?
  /// A row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  public static var layoutProperties: LayoutProperties { .along(.horizontal) }
  private func node(_ subviews: Subviews) -> StackNode {
    StackNode(
      subviews.map(\.node), axis: .horizontal, alignment: alignment.key,
      spacing: spacing.map { Double($0) }, kind: nil)
  }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(node(subviews).size(proposal.proposal)) }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { node(subviews).place(subviews, in: bounds, proposal) }
}

/// The layout of a column.
public struct VStackLayout: Layout, Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?
  /// A column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  public static var layoutProperties: LayoutProperties { .along(.vertical) }
  private func node(_ subviews: Subviews) -> StackNode {
    StackNode(
      subviews.map(\.node), axis: .vertical, alignment: alignment.key,
      spacing: spacing.map { Double($0) }, kind: nil)
  }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(node(subviews).size(proposal.proposal)) }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { node(subviews).place(subviews, in: bounds, proposal) }
}

/// The layout of layers.
public struct ZStackLayout: Layout, Sendable {
  public var alignment: Alignment
  /// Layers.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  private func node(_ subviews: Subviews) -> LayersNode {
    LayersNode(subviews.map(\.node), alignment: alignment, kind: nil)
  }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(node(subviews).size(proposal.proposal)) }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { node(subviews).place(subviews, in: bounds, proposal) }
}

extension LayoutProperties {
  static func along(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

extension ContainerNode {
  /// Puts a layout's views where this node puts its children.
  func place(_ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
    let places = arrangement(placementProposal(proposal.proposal)).places
    for (subview, place) in zip(subviews, places) {
      var place = place
      place.origin.x += Double(bounds.origin.x)
      place.origin.y += Double(bounds.origin.y)
      subview.places.places[ObjectIdentifier(subview.node)] = place
    }
  }
}
