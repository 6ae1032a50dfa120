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

extension View {
  /// Returns the view with an id: it gives way to another view when the id changes.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}
