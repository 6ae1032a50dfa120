import Drawing

/// Children on top of one another.
package final class LayersNode: ContainerNode {
  let alignment: Alignment

  package init(_ children: [LayoutNode], alignment: Alignment, kind: String?) {
    self.alignment = alignment
    super.init(children, kind: kind)
  }

  /// Returns the size: children of the highest priority make it; the others are offered that size and no more.
  override func arrange(_ proposal: Proposal) -> Arrangement {
    let highest = children.map(\.priority).max() ?? 0
    let union = bounds(children.filter { $0.priority == highest }, proposal)
    let places = children.map { child in
      let offer = child.priority == highest ? proposal : Proposal(union.size)
      return Arrangement.Place(
        origin: Point(
          x: -child.guide(alignment.horizontal.key, offer) - union.x,
          y: -child.guide(alignment.vertical.key, offer) - union.y), proposal: offer)
    }
    return Arrangement(size: union.size, places: places)
  }

  /// Returns what some children cover together when their guides meet at the origin.
  private func bounds(_ children: [LayoutNode], _ proposal: Proposal) -> Rect {
    var bounds: Rect?
    for child in children {
      let size = child.size(proposal)
      let own = Rect(
        x: -child.guide(alignment.horizontal.key, proposal),
        y: -child.guide(alignment.vertical.key, proposal), width: size.width, height: size.height)
      bounds = bounds?.union(own) ?? own
    }
    return bounds ?? .zero
  }

  package override var spacing: Spacing { ownSpacing }

  private lazy var ownSpacing = Spacing.union(children.lazy.map(\.spacing))

  package override var priority: Double { children.map(\.priority).max() ?? 0 }
}
