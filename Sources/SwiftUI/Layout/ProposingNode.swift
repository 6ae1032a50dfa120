import Drawing

/// A node that offers its child other room than it is offered itself, and may place the child away from its own corner.
package class ProposingNode: WrapperNode {
  /// Returns what the child is offered.
  func inner(_ proposal: Proposal) -> Proposal { proposal }

  /// Returns where the child's top leading corner stands.
  func offset(_ proposal: Proposal) -> Point { .zero }

  /// The side that the child's text holds on to; nil is that of the surroundings.
  var anchor: HorizontalAlignment? { nil }

  override func measure(_ proposal: Proposal) -> Size { child.size(inner(proposal)) }

  override func draw(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let offset = offset(proposal)
    let place = Point(x: origin.x + offset.x, y: origin.y + offset.y)
    painter.anchoring(anchor) { child.draw(painter, at: place, inner(proposal)) }
  }

  override func explicitGuide(_ guide: AlignmentKey, _ proposal: Proposal) -> Double? {
    child.explicitGuide(guide, inner(proposal)).map { $0 + offset(proposal)[guide.axis] }
  }
}
