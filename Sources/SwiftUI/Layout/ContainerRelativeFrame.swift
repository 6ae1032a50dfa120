import Drawing

extension View {
  /// Returns the view as large as its container on some axes.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { containerRelativeFrame(axes, alignment: alignment) { length, _ in length } }

  /// Returns the view as large as some of the columns or rows that its container is divided into.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let parts = CGFloat(max(1, count))
      let one = (length - spacing * (parts - 1)) / parts
      return one * CGFloat(span) + spacing * CGFloat(max(1, span) - 1)
    }
  }

  /// Returns the view in a size computed from its container's.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    wrapped { node, context in
      ContainerFrameNode(
        node, axes: axes, alignment: alignment, width: context.environment.system.containerWidth
      ) {
        Double(length(CGFloat($0), $1))
      }
    }
  }
}

/// A node in a size computed from its container's, else from the room that it is offered.
final class ContainerFrameNode: ProposingNode {
  private let axes: Axis.Set
  private let alignment: Alignment
  private let width: Double?
  private let length: (Double, Axis) -> Double

  init(
    _ child: LayoutNode, axes: Axis.Set, alignment: Alignment, width: Double? = nil,
    length: @escaping (Double, Axis) -> Double
  ) {
    (self.axes, self.alignment, self.width, self.length) = (axes, alignment, width, length)
    super.init(child)
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    var inner = proposal
    for axis in [Axis.horizontal, .vertical]
    where axes.contains(axis == .horizontal ? .horizontal : .vertical) {
      let container = axis == .horizontal ? width ?? proposal.width : proposal.height
      if let container, container.isFinite { inner[axis] = max(0, length(container, axis)) }
    }
    return inner
  }

  override func measure(_ proposal: Proposal) -> Size {
    let inner = inner(proposal)
    let own = child.size(inner)
    return Size(
      width: axes.contains(.horizontal) ? inner.width ?? own.width : own.width,
      height: axes.contains(.vertical) ? inner.height ?? own.height : own.height)
  }

  override func offset(_ proposal: Proposal) -> Point {
    alignment.origin(of: child, inner(proposal), in: size(proposal))
  }

  override var anchor: HorizontalAlignment? {
    axes.contains(.horizontal) ? alignment.horizontal : nil
  }
}
