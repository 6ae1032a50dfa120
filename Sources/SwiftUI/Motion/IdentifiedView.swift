/// A view with an id of its own: with another id it is another view.
nonisolated struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  nonisolated func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    var context = context
    context.view = context.view.child(id: id)
    let first = nodes.list.count
    content._build(in: context, into: &nodes)
    for node in nodes.list[first...] { _ = node.identified(as: context.view) }
  }
}

/// A view that is the same as another one with its id in a namespace, wherever the two stand: it moves from the other's place.
nonisolated struct MatchedView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID
  let namespace: Namespace.ID

  nonisolated func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    var context = context
    context.view = context.view.matched(id: id, in: namespace)
    content._build(in: context, into: &nodes)
  }
}

extension View {
  /// Makes the view one with those of the same id and namespace in the next picture: it moves to their frame.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { MatchedView(content: self, id: id, namespace: namespace) }

  /// Returns the view with an id: it gives way to another view when the id changes.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}
