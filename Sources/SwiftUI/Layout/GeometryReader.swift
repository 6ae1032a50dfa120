import Drawing

/// A view that knows the room it is offered.
public struct GeometryReader<Content> {
  private let content: (GeometryProxy) -> Content
}

extension GeometryReader: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Creates a view that knows its room.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Builds one node, as large as its room.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    let content = content
    nodes.list.append(
      GeometryNode { proxy in
        EnvironmentValues.within(context.environment) {
          content(proxy).node(in: context, alignment: .topLeading)
        }
      })
  }
}

/// The room of a view.
public struct GeometryProxy: Sendable {
  /// The room's size.
  public let size: CGSize
  let origin: Point

  /// Returns the room in other coordinates: those of the whole surface, or its own.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    coordinateSpace == .local
      ? CGRect(origin: .zero, size: size) : CGRect(origin: CGPoint(origin), size: size)
  }
  /// Returns the room in other coordinates.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
  /// What lies under system bars: nothing in a widget.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  /// Returns a place that a view reported: known only for the whole room.
  public subscript(anchor: Anchor<CGRect>) -> CGRect { CGRect(origin: .zero, size: size) }
  /// Returns a place that a view reported: known only for the middle of the room.
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
    CGPoint(x: size.width / 2, y: size.height / 2)
  }
}

/// Coordinates that frames are told in.
public enum CoordinateSpace: Equatable, Hashable, @unchecked Sendable {
  case global
  case local
  case named(AnyHashable)
}

/// Coordinates that frames are told in.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// Coordinates by a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public let coordinateSpace: CoordinateSpace
}
/// The whole surface's coordinates.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public let coordinateSpace = CoordinateSpace.global
}
/// The view's own coordinates.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public let coordinateSpace = CoordinateSpace.local
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension View {
  /// Gives the view's coordinates a name; frames are told in those of the surface here.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
  /// Gives the view's coordinates a name; frames are told in those of the surface here.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
  /// Hears of the view's frame; nothing changes once a picture is drawn.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View { self }
}

/// A node that takes its room and builds what is in it once it knows its size.
package final class GeometryNode: LayoutNode {
  private let make: (GeometryProxy) -> LayoutNode
  /// What was built when the node was drawn.
  private var built: LayoutNode?

  init(_ make: @escaping (GeometryProxy) -> LayoutNode) { self.make = make }

  override func measure(_ proposal: Proposal) -> Size {
    proposal.filled(by: Size(width: 10, height: 10))
  }

  override func draw(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let size = size(proposal)
    let node = make(GeometryProxy(size: CGSize(size), origin: origin))
    built = node
    painter.begin("GeometryReader", at: origin, size)
    painter.anchoring(.leading) { node.draw(painter, at: origin, Proposal(size)) }
    painter.end()
  }

  package override func collectPreference(_ key: ObjectIdentifier, into values: inout [Any]) {
    built?.collectPreference(key, into: &values)
  }
}

/// The first of several views that fits its room.
public struct ViewThatFits<Content> {
  let axes: Axis.Set
  private let content: Content
}

extension ViewThatFits: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Creates the first view that fits.
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.content) = (axes, content())
  }

  /// Builds one node, which chooses among its views.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    let candidates = content.nodes(in: context.with(axis: nil))
    if !candidates.isEmpty { nodes.list.append(ChoiceNode(candidates, axes: axes)) }
  }
}

/// The first child whose ideal size fits; otherwise the last one.
final class ChoiceNode: LayoutNode {
  let candidates: [LayoutNode]
  let axes: Axis.Set

  init(_ candidates: [LayoutNode], axes: Axis.Set) {
    (self.candidates, self.axes) = (candidates, axes)
  }

  private func choice(_ proposal: Proposal) -> LayoutNode {
    let limited = Proposal(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    for candidate in candidates.dropLast() {
      let ideal = candidate.size(limited)
      let isWide = axes.contains(.horizontal) && ideal.width > (proposal.width ?? .infinity) + 1e-6
      let isHigh = axes.contains(.vertical) && ideal.height > (proposal.height ?? .infinity) + 1e-6
      if !isWide, !isHigh { return candidate }
    }
    return candidates.last ?? FixedSizeBox(.zero)
  }

  override func measure(_ proposal: Proposal) -> Size { choice(proposal).size(proposal) }
  override func draw(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    choice(proposal).draw(painter, at: origin, proposal)
  }
  override func explicitGuide(_ guide: AlignmentKey, _ proposal: Proposal) -> Double? {
    choice(proposal).explicitGuide(guide, proposal)
  }
  override var spacing: Spacing { candidates.first?.spacing ?? Spacing() }
}
