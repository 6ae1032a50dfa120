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
    // Whether a view in it listens is not known before it is drawn.
    context.session.memory.isListening = true
    nodes.list.append(
      GeometryNode { proxy in
        EnvironmentValues.within(context.environment) {
          content(proxy).node(in: context, alignment: .topLeading)
        }
      })
  }
}

/// The room of a view.
public struct GeometryProxy: @unchecked Sendable {
  /// The room's size.
  public let size: CGSize
  let origin: Point
  /// The boxes of the views around the room that gave their coordinates a name.
  let spaces: [AnyHashable: Rect]

  /// Returns the room in other coordinates; those of a name that no view around it has are the whole surface's.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let start =
      switch coordinateSpace {
      case .local: origin
      case .global: Point.zero
      case .named(let name): spaces[name]?.origin ?? .zero
      }
    return CGRect(
      origin: CGPoint(Point(x: origin.x - start.x, y: origin.y - start.y)), size: size)
  }
  /// Returns the room in other coordinates.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
  /// Returns the box of the view that gave its coordinates a name, in the room's own; nil where none around it did.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace else { return nil }
    return spaces[name].map { CGRect(local($0)) }
  }
  /// What lies under system bars: nothing in a widget.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  /// What the corners of the container cover of the room's own: nothing here.
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
  /// Returns the rectangle that a view reported, in the room's own coordinates.
  public subscript(anchor: Anchor<CGRect>) -> CGRect {
    let box = box(of: anchor.view)
    guard case .rect(let part) = anchor.place else { return CGRect(box) }
    return part.offsetBy(dx: CGFloat(box.x), dy: CGFloat(box.y))
  }
  /// Returns the point that a view reported, in the room's own coordinates.
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
    let box = box(of: anchor.view)
    return switch anchor.place {
    case .point(let point): CGPoint(x: point.x + CGFloat(box.x), y: point.y + CGFloat(box.y))
    case .unit(let unit):
      CGPoint(
        x: CGFloat(box.x) + unit.x * CGFloat(box.width),
        y: CGFloat(box.y) + unit.y * CGFloat(box.height))
    case .bounds, .rect: CGPoint(x: box.midX, y: box.midY)
    }
  }

  /// Returns the box of a view that reports a place; the room for a view that is not drawn.
  private func box(of view: AnchoredView?) -> Rect {
    view?.box.map(local) ?? Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
  }

  private func local(_ box: Rect) -> Rect {
    Rect(x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height)
  }
}

/// A coordinate space, in which frames are given.
public enum CoordinateSpace: Equatable, Hashable, @unchecked Sendable {
  case global
  case local
  case named(AnyHashable)
}

/// A coordinate space, in which frames are given.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// A coordinate space with a name.
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
  /// Gives the view's coordinates a name, by which frames in it are told.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    coordinateSpace(.named(name))
  }
  /// Names the view's coordinate space, so that frames can be given in it.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    wrapped { node, _ in CoordinateSpaceNode(node, name: name.coordinateSpace) }
  }
  /// Hears of the view's frame; the picture is built again with what the action changes.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, value in action(value) }
  }
  /// Hears of the view's frame before and now; the picture is built again with what the action changes.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    wrapped { node, context in
      let hear = context.session.memory.listener(T.self, at: context.view) {
        (old: T?, value) in
        EnvironmentValues.within(context.environment) { action(old ?? value, value) }
      }
      return ListeningNode(node) { _, proxy in hear(transform(proxy)) }
    }
  }
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

  override func drawPlaced(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let size = size(proposal)
    let node = make(GeometryProxy(size: CGSize(size), origin: origin, spaces: painter.spaces))
    built = node
    painter.begin("GeometryReader", at: origin, size)
    painter.anchoring(.leading) { node.draw(painter, at: origin, Proposal(size)) }
    painter.end()
  }

  package override func collectPreference(_ key: ObjectIdentifier, into values: inout [Any]) {
    built?.collectPreference(key, into: &values)
  }
}

/// A node whose coordinates have a name for what is in it.
final class CoordinateSpaceNode: WrapperNode {
  private let name: CoordinateSpace

  init(_ child: LayoutNode, name: CoordinateSpace) {
    self.name = name
    super.init(child)
  }

  override func drawPlaced(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    guard case .named(let name) = name else {
      return super.drawPlaced(painter, at: origin, proposal)
    }
    let size = size(proposal)
    let box = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    painter.naming(box, name) { super.drawPlaced(painter, at: origin, proposal) }
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
  /// What was chosen last, in the end for what is drawn; nil before anybody asked.
  private var chosen: LayoutNode?

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

  override func measure(_ proposal: Proposal) -> Size {
    let choice = choice(proposal)
    chosen = choice
    return choice.size(proposal)
  }
  override func drawPlaced(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let choice = choice(proposal)
    chosen = choice
    choice.draw(painter, at: origin, proposal)
  }
  override func contentLength(_ axis: Axis) -> Double {
    choice(.unspecified).endedLength(axis)
  }
  override func explicitGuide(_ guide: AlignmentKey, _ proposal: Proposal) -> Double? {
    choice(proposal).explicitGuide(guide, proposal)
  }
  override var spacing: Spacing { candidates.first?.spacing ?? Spacing() }

  package override func collectPreference(_ key: ObjectIdentifier, into values: inout [Any]) {
    chosen?.collectPreference(key, into: &values)
  }
}

/// What is covered at the corners of a rectangle.
public struct RectangleCornerInsets: Hashable, Sendable {
  public var topLeading: CGSize
  public var bottomLeading: CGSize
  public var bottomTrailing: CGSize
  public var topTrailing: CGSize
  public init(
    topLeading: CGSize = .zero, bottomLeading: CGSize = .zero, bottomTrailing: CGSize = .zero,
    topTrailing: CGSize = .zero
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}
