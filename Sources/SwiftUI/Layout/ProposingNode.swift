import Drawing

/// A node that offers its child other room than it is offered itself, and may place the child away from its own corner.
package class ProposingNode: WrapperNode {
  /// The place of the child takes its guides too: frames in one another would ask the innermost without end.
  private var guides = Memo<GuideQuestion, Double?>(limit: 16)

  /// Returns what the child is offered.
  func inner(_ proposal: Proposal) -> Proposal { proposal }

  /// Returns where the child's top leading corner stands.
  func offset(_ proposal: Proposal) -> Point { .zero }

  /// The side that the child's text holds on to; nil is that of the surroundings.
  var anchor: HorizontalAlignment? { nil }

  override func measure(_ proposal: Proposal) -> Size { child.size(inner(proposal)) }

  override func drawPlaced(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let offset = offset(proposal)
    let place = Point(x: origin.x + offset.x, y: origin.y + offset.y)
    painter.anchoring(anchor) { child.draw(painter, at: place, inner(proposal)) }
  }

  override func explicitGuide(_ guide: AlignmentKey, _ proposal: Proposal) -> Double? {
    let question = GuideQuestion(guide: guide, proposal: proposal)
    if let known = guides[question] { return known }
    let value = child.explicitGuide(guide, inner(proposal)).map {
      $0 + offset(proposal)[guide.axis]
    }
    guides[question] = .some(value)
    return value
  }
}
