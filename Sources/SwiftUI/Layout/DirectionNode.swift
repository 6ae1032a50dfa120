import Drawing

/// A node with another direction of text than its surroundings.
final class DirectionNode: WrapperNode {
  let direction: LayoutDirection

  init(_ child: LayoutNode, direction: LayoutDirection) {
    self.direction = direction
    super.init(child)
  }

  override func drawPlaced(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let box = painter.rect(origin, size(proposal))
    painter.mirroring(direction == .rightToLeft, in: box) {
      painter.anchoring(.leading) { child.draw(painter, at: box.origin, proposal) }
    }
  }

  override func explicitGuide(_ guide: AlignmentKey, _ proposal: Proposal) -> Double? {
    let value = super.explicitGuide(guide, proposal)
    return guide.axis == .horizontal ? value.map { size(proposal).width - $0 } : value
  }
}
