import Drawing

/// A node with a transition of its own.
final class TransitionNode: WrapperNode {
  let transition: AnyTransition
  init(_ child: LayoutNode, _ transition: AnyTransition) {
    self.transition = transition
    super.init(child)
  }

  override func drawPlaced(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let box = painter.rect(origin, size(proposal))
    painter.view(
      identified ?? view, transition: transition.drawn(in: box, isMirrored: painter.isMirrored)
    ) {
      child.draw(painter, at: origin, proposal)
    }
  }
}

extension MarkCollector {
  /// Draws what the work adds as one view, with what the next picture has to know of it.
  package func view(
    _ view: ViewIdentity?, content: ContentChange? = nil, transition: ViewTransition? = nil,
    _ work: () -> Void
  ) {
    guard let view, keepsViews else { return work() }
    let id = uniqueID(view.path)
    let items = collect(work)
    if items.isEmpty { return }
    add(
      .view(
        ViewMark(
          id: id, items: items, content: content, transition: transition,
          animations: view.animations.isEmpty ? nil : view.animations)))
  }
}
