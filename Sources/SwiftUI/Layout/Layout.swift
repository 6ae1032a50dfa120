import Drawing

/// A custom layout of views.
public protocol Layout: Animatable {
  /// What the layout remembers between its calls.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  /// What the layout is like.
  static var layoutProperties: LayoutProperties { get }
  /// Makes the memory.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the memory up to date.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the distances that the whole prefers to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns the size of the whole for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Puts each view at its place.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Returns the position of a guide that the layout sets.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Returns the position of a guide that the layout sets.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    ViewSpacing(Spacing.union(subviews.map(\.spacing.spacing)))
  }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Returns the views in this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: AnyLayout(self), content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// What a layout is like.
public struct LayoutProperties: Sendable {
  /// The axis that spacers and dividers follow.
  public var stackOrientation: Axis?
  /// Creates a layout without an axis.
  public init() {}
}

/// A key for a value that a view passes to the layout that contains it.
public protocol LayoutValueKey {
  associatedtype Value
  /// The value for a view that passes none.
  static var defaultValue: Value { get }
}

extension View {
  /// Leaves a value for the layout that the view stands in.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    wrapped { node, _ in TraitNode(node, key: ObjectIdentifier(key), value: value) }
  }
}

/// The distances that a view prefers to its neighbours.
public struct ViewSpacing: Sendable {
  package var spacing: Spacing

  package init(_ spacing: Spacing) { self.spacing = spacing }
  public init() { spacing = Spacing() }
  public static let zero = ViewSpacing(Spacing(fixed: 0))

  /// Takes the larger preferences of both.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    spacing.formUnion(other.spacing, edges: edges)
  }
  /// Returns the larger preferences of both.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }
  /// Returns the distance to the next view.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(spacing.distance(to: next.spacing, along: axis))
  }
}

/// One view in a layout.
public struct LayoutSubview: Equatable {
  package let node: LayoutNode
  /// Where placements are written.
  let places: Places

  final class Places {
    var places: [ObjectIdentifier: Arrangement.Place] = [:]
  }

  /// Returns a value that the view passes to the layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    node.trait(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }
  /// What the view left for the views around it.
  public var containerValues: ContainerValues { ContainerValues { node.trait($0) } }
  /// Who is served first.
  public var priority: Double { node.priority }
  /// The distances that the view prefers.
  public var spacing: ViewSpacing { ViewSpacing(node.spacing) }
  /// Returns the view's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(node.size(proposal.proposal))
  }
  /// Returns the view's size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: node, proposal: proposal.proposal)
  }
  /// Puts the view at a place.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let placed = node.placed(proposal.proposal)
    let size = node.size(placed)
    places.places[ObjectIdentifier(node)] = Arrangement.Place(
      origin: Point(
        x: (Double(position.x) - Double(anchor.x) * size.width).place,
        y: (Double(position.y) - Double(anchor.y) * size.height).place),
      proposal: placed,
      anchor: anchor.x < 0.25 ? .leading : anchor.x > 0.75 ? .trailing : .center)
  }

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.node === right.node
  }
}

/// The views in a layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  let views: [LayoutSubview]
  /// The direction of text; layouts are mirrored by themselves.
  public var layoutDirection: LayoutDirection = .leftToRight
  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }
  public subscript(index: Int) -> LayoutSubview { views[index] }
  /// Returns some of the views.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(views: Array(views[bounds]), layoutDirection: layoutDirection)
  }
  /// Returns some of the views.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(views: indices.map { views[$0] }, layoutDirection: layoutDirection)
  }
}
