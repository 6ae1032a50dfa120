import Drawing

/// What the layout of the expanded island has to know about a view.
struct RegionTraits {
  var region = ExpandedIslandSolver.Region.bottom
  var priority = 0.0
  var margins = MarginsOverride()
}

/// Carries `RegionTraits` from a region to each of its views.
struct RegionTraitsKey: LayoutValueKey {
  static let defaultValue = RegionTraits()
}

/// Lays the regions of the expanded island out by `ExpandedIslandSolver`.
struct ExpandedIslandLayout: Layout {
  var sensor: Size
  var margins: EdgeInsets

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let solver = solver(proposal, subviews)
    return CGSize(width: solver.width, height: solver.solve().height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let solution = solver(proposal, subviews).solve()
    for (subview, place) in zip(subviews, solution.places) {
      // Each side holds on to its edge, so that text keeps the edge's margin.
      let anchor: UnitPoint =
        switch subview[RegionTraitsKey.self].region {
        case .leading: .topLeading
        case .center, .bottom: .top
        case .trailing: .topTrailing
        }
      subview.place(
        at: CGPoint(
          x: bounds.minX + place.frame.x + anchor.x * place.frame.width,
          y: bounds.minY + place.frame.y),
        anchor: anchor,
        proposal: ProposedViewSize(
          Proposal(width: place.proposedWidth, height: place.proposedHeight)))
    }
  }

  private func solver(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ExpandedIslandSolver {
    let items = subviews.map { subview -> ExpandedIslandSolver.Item in
      let traits = subview[RegionTraitsKey.self]
      return ExpandedIslandSolver.Item(
        region: traits.region, regionPriority: traits.priority, layoutPriority: subview.priority,
        isBelowIfTooWide: subview[VerticalPlacementKey.self].isBelow,
        margins: extraMargins(traits),
        size: { width, height in
          let size = subview.sizeThatFits(
            ProposedViewSize(Proposal(width: width, height: height)))
          return Size(width: size.width, height: size.height)
        })
    }
    return ExpandedIslandSolver(
      width: Double(proposal.width ?? 371), height: proposal.height.map { Double($0) },
      sensor: sensor,
      topMargin: margins.top, items: items,
      distance: { first, second, isHorizontal in
        subviews[first].spacing.distance(
          to: subviews[second].spacing, along: isHorizontal ? .horizontal : .vertical)
      })
  }

  /// Returns the author's margins minus the island's own, at the edges where the region is the outer one.
  private func extraMargins(_ traits: RegionTraits) -> Insets {
    let own = traits.margins.filled(by: margins)
    var extra = Insets()
    if traits.region != .bottom, traits.region != .center { extra.top = own.top - margins.top }
    if traits.region != .trailing, traits.region != .center {
      extra.left = own.leading - margins.leading
    }
    if traits.region != .leading, traits.region != .center {
      extra.right = own.trailing - margins.trailing
    }
    extra.bottom = own.bottom - margins.bottom
    return extra
  }
}
