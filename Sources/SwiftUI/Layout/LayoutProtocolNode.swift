import Drawing
import Findings

/// Views in a layout of one's own.
nonisolated struct LayoutView<Content: View>: PrimitiveView {
  let layout: AnyLayout
  let content: Content

  nonisolated func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    var place = context.with(axis: layout.axis)
    place.isInGrid = layout.grid != nil
    let children = content.nodes(in: place)
    nodes.list.append(
      layout.grid?.grid(children)
        ?? LayoutProtocolNode(
          layout, children, direction: context.environment.layoutDirection,
          session: context.session))
  }
}

/// Children at the places that a layout gives them.
package final class LayoutProtocolNode: ContainerNode {
  let layout: AnyLayout
  private let session: RenderSession?
  private let places = LayoutSubview.Places()
  private let subviews: LayoutSubviews
  private lazy var cache = layout.makeCache(subviews: subviews)

  package init(
    _ layout: AnyLayout, _ children: [LayoutNode], kind: String = "Layout",
    direction: LayoutDirection = .leftToRight, session: RenderSession? = nil
  ) {
    (self.layout, self.session) = (layout, session)
    let places = places
    subviews = LayoutSubviews(
      views: children.map { LayoutSubview(node: $0, places: places) }, layoutDirection: direction)
    super.init(children, kind: kind)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let own = Size(
      layout.sizeThatFits(
        proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache))
    tellImpossible(own, in: proposal)
    // An author's sums with a length without end may be no number.
    let size = own.possible(in: proposal)
    return Size(width: max(0, size.width), height: max(0, size.height))
  }

  /// Tells of lengths that no view can have: without their values, which are others at each size of text.
  private func tellImpossible(_ size: Size, in proposal: Proposal) {
    let faults = Axis.allCases.filter { !size.isPossible(in: proposal, along: $0) }.map { axis in
      (axis == .horizontal ? "a width " : "a height ")
        + (size[axis].isNaN ? "that is no number" : "without end")
    }
    guard !faults.isEmpty else { return }
    session?.report(
      Finding(
        "widget-invalid-frame",
        sentence: "sizeThatFits of a Layout returned \(faults.joined(separator: " and ")): "
          + "what it is offered stands for that.",
        mention: SourceMention(["func sizeThatFits"])))
  }

  override func arrange(_ proposal: Proposal) -> Arrangement {
    let size = size(proposal)
    // A layout that wants no end ends where it is placed without an offer.
    let bounds = CGRect(
      Rect(
        Size(
          width: proposal.width == nil ? size.width.place : size.width,
          height: proposal.height == nil ? size.height.place : size.height)))
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

  package override var spacing: Spacing { ownSpacing }

  /// Each answer takes those of all children: layouts in one another would ask the innermost without end.
  private lazy var ownSpacing = layout.spacing(subviews: subviews, cache: &cache).spacing

  override func explicitGuide(_ guide: AlignmentKey, _ proposal: Proposal) -> Double? {
    let bounds = CGRect(Rect(size(proposal)))
    let offer = ProposedViewSize(proposal)
    let own = layout.explicitAlignment(
      of: guide, in: bounds, proposal: offer, subviews: subviews, cache: &cache)
    return own.map { Double($0).place } ?? super.explicitGuide(guide, proposal)
  }
}
