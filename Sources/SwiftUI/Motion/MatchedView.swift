import Drawing

/// A view that is the same as another one with its id in a namespace, wherever the two stand: it moves from the other's place.
nonisolated struct MatchedView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID
  let namespace: Namespace.ID
  /// What the view takes over of the source with its id; nil for a source.
  let followed: MatchedGeometryProperties?
  let anchor: UnitPoint

  nonisolated func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    var context = context
    context.view = context.view.matched(id: id, in: namespace)
    let first = nodes.list.count
    content._build(in: context, into: &nodes)
    for index in first..<nodes.list.count {
      let (child, group) = (nodes.list[index], context.view.path)
      if let followed {
        context.session.places.hasFollowers = true
        nodes.list[index] = FollowerNode(
          child, group: group, properties: followed, anchor: anchor, in: context.session.places)
      } else {
        nodes.list[index] = SourceNode(child, group: group, in: context.session.places)
      }
    }
  }
}

/// The boxes of the views that others follow, by the identity that they share.
final class MatchedPlaces {
  fileprivate(set) var boxes: [UInt64: Rect] = [:]
  /// Whether a view follows another one, which may be drawn after it.
  fileprivate(set) var hasFollowers = false
}

/// A node whose box others take over.
private final class SourceNode: WrapperNode {
  private let group: UInt64
  private let places: MatchedPlaces

  init(_ child: LayoutNode, group: UInt64, in places: MatchedPlaces) {
    (self.group, self.places) = (group, places)
    super.init(child)
  }

  override func drawPlaced(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let size = size(proposal)
    places.boxes[group] = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    super.drawPlaced(painter, at: origin, proposal)
  }
}

/// A node that is drawn at the place and for the size of another one; it keeps its own room in the layout.
private final class FollowerNode: WrapperNode {
  private let group: UInt64
  private let properties: MatchedGeometryProperties
  private let anchor: UnitPoint
  private let places: MatchedPlaces

  init(
    _ child: LayoutNode, group: UInt64, properties: MatchedGeometryProperties, anchor: UnitPoint,
    in places: MatchedPlaces
  ) {
    (self.group, self.properties, self.anchor) = (group, properties, anchor)
    self.places = places
    super.init(child)
  }

  override func drawPlaced(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    guard let source = places.boxes[group] else {
      return super.drawPlaced(painter, at: origin, proposal)
    }
    let own = size(proposal)
    let target =
      properties.contains(.position)
      ? source : Rect(x: origin.x, y: origin.y, width: own.width, height: own.height)
    let inner = properties.contains(.size) ? Proposal(source.size) : proposal
    let size = size(inner)
    // The view's anchor stands where the source has the same one.
    child.draw(
      painter,
      at: Point(
        x: target.x + (target.width - size.width) * Double(anchor.x),
        y: target.y + (target.height - size.height) * Double(anchor.y)), inner)
  }
}

extension View {
  /// Makes the view one with those of the same id and namespace: in the next picture it moves to their frame.
  ///
  /// A view that is no source takes over the frame of the one that is, in the same picture.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    MatchedView(
      content: self, id: id, namespace: namespace, followed: isSource ? nil : properties,
      anchor: anchor)
  }
}
