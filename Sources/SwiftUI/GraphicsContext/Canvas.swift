import Drawing

/// How colours of a canvas are kept.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// A view that code draws into.
public struct Canvas<Symbols> {
  private let draw: (inout GraphicsContext, CGSize) -> Void
  private let symbols: ((_ViewContext) -> [LayoutNode])?
}

extension Canvas: View, PrimitiveView where Symbols: View {
  public typealias Body = Never

  /// Creates a view that code draws into, with views that it may draw by their tag.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    let views = symbols()
    draw = renderer
    self.symbols = { views.nodes(in: $0) }
  }

  /// Builds one node, which fills the room that is offered.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    let context = context.with(axis: nil)
    nodes.list.append(
      CanvasNode(draw, symbols: symbols?(context) ?? [], context).standing(for: context.view))
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a view that code draws into.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    (draw, symbols) = (renderer, nil)
  }
}

/// A node that code draws into; what lies outside of its box is cut off.
final class CanvasNode: LayoutNode {
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  private let symbols: [LayoutNode]
  private let context: _ViewContext

  init(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, symbols: [LayoutNode],
    _ context: _ViewContext
  ) {
    (self.renderer, self.symbols, self.context) = (renderer, symbols, context)
  }

  /// Returns the size that is offered, 10 points where nothing is proposed.
  override func measure(_ proposal: Proposal) -> Size {
    proposal.filled(by: Size(width: 10, height: 10))
  }

  override func drawMarks(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let size = size(proposal)
    let box = painter.rect(origin, size)
    painter.begin("Canvas", at: origin, size)
    var graphics = GraphicsContext(
      GraphicsContext.Sheet(
        painter: painter, symbols: symbols, context: context, size: size, origin: box.origin))
    EnvironmentValues.within(context.environment) {
      renderer(&graphics, CGSize(size))
    }
    painter.end()
    let items = graphics.sheet.items
    guard !items.isEmpty else { return }
    var moved = GroupMark.picture(items)
    moved.transform = .translation(x: box.x, y: box.y)
    painter.add(.group(GroupMark([.group(moved)], clip: .rect(box))))
  }
}

/// What `tag(_:)` leaves on a view.
enum TagTrait {}
