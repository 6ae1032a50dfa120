import Drawing

/// Flexible room in a stack.
public struct Spacer: Sendable {
  /// The least length; nil is the system's.
  public var minLength: CGFloat?

  /// Creates flexible room.
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// The least length where the author gives none (LAYOUT.md, "Frames").
  static let defaultLength = 8.0
}

extension Spacer: View, PrimitiveView {
  /// Builds one node, which grows along the stack it stands in.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.list.append(
      SpacerNode(minimum: minLength.map { Double($0) } ?? Spacer.defaultLength, axis: context.axis))
  }
}

final class SpacerNode: LayoutNode {
  let minimum: Double
  let axis: Axis?

  init(minimum: Double, axis: Axis?) { (self.minimum, self.axis) = (minimum, axis) }

  override func measure(_ proposal: Proposal) -> Size {
    func length(_ axis: Axis) -> Double {
      if let own = self.axis, own != axis { return 0 }
      return max(minimum, proposal[axis] ?? minimum)
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }

  override var priority: Double { -.infinity }

  override var spacing: Spacing {
    var spacing = Spacing()
    // Beside text in a row it leaves the row one of text.
    (spacing.top.meetsText, spacing.bottom.meetsText) = (false, false)
    if axis != .vertical {
      spacing.leading.fixed = 0
      spacing.trailing.fixed = 0
    }
    if axis != .horizontal {
      spacing.top.fixed = 0
      spacing.bottom.fixed = 0
    }
    return spacing
  }

  override func drawPlaced(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    painter.mark("Spacer", at: origin, size(proposal))
  }
}

/// A thin line across a stack.
public struct Divider: Sendable {
  nonisolated public init() {}
}

extension Divider: View, PrimitiveView {
  /// Builds one node, which lies across the stack it stands in.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.list.append(
      DividerNode(
        isVertical: context.axis == .horizontal, environment: context.environment
      ).standing(for: context.view))
  }
}

final class DividerNode: LayoutNode {
  let isVertical: Bool
  let environment: EnvironmentValues

  init(isVertical: Bool, environment: EnvironmentValues) {
    (self.isVertical, self.environment) = (isVertical, environment)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let thickness =
      environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength
    return isVertical
      ? Size(width: Double(thickness), height: proposal.height ?? 10)
      : Size(width: proposal.width ?? 10, height: Double(thickness))
  }

  override func drawMarks(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let size = size(proposal)
    let rect = painter.rect(origin, size)
    painter.mark("Divider", at: origin, size)
    painter.add(.fill(.rect(rect), .color(SystemColor.separator.value(in: environment))))
  }
}
