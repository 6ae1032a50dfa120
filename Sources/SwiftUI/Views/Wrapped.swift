/// A view whose nodes are wrapped one by one.
nonisolated struct WrappedView<Content: View>: PrimitiveView {
  let content: Content
  let wrap: (LayoutNode, _ViewContext) -> LayoutNode

  nonisolated init(_ content: Content, wrap: @escaping (LayoutNode, _ViewContext) -> LayoutNode) {
    self.content = content
    self.wrap = wrap
  }

  nonisolated func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    let first = nodes.list.count
    content._build(in: context, into: &nodes)
    for index in first..<nodes.list.count {
      nodes.list[index] = wrap(nodes.list[index], context)
    }
  }
}

/// A view that is built with another environment.
nonisolated struct EnvironmentView<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  nonisolated init(_ content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
  }

  nonisolated func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    var context = context
    let outer = context.environment.layoutDirection
    change(&context.environment)
    let direction = context.environment.layoutDirection
    let first = nodes.list.count
    content._build(in: context, into: &nodes)
    guard direction != outer else { return }
    for index in first..<nodes.list.count {
      nodes.list[index] = DirectionNode(nodes.list[index], direction: direction)
    }
  }
}

/// A view made of nodes by a closure.
package nonisolated struct NodeView: PrimitiveView {
  let make: (_ViewContext) -> LayoutNode?

  package init(_ make: @escaping (_ViewContext) -> LayoutNode?) { self.make = make }

  package nonisolated func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    if let node = make(context) { nodes.list.append(node.standing(for: context.view)) }
  }
}

extension View {
  /// Wraps each node of the view.
  nonisolated func wrapped(
    _ wrap: @escaping (LayoutNode, _ViewContext) -> LayoutNode
  ) -> WrappedView<Self> {
    WrappedView(self, wrap: wrap)
  }

  /// Builds the view in a changed environment.
  nonisolated func changingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> EnvironmentView<Self> {
    EnvironmentView(self, change: change)
  }

  /// Returns the nodes of the view.
  package nonisolated func nodes(in context: _ViewContext) -> [LayoutNode] {
    var nodes = _NodeList()
    _build(in: context, into: &nodes)
    return nodes.list
  }

  /// Returns the view as one node: several nodes lie on top of one another, none is an empty one.
  package nonisolated func node(
    in context: _ViewContext, alignment: Alignment = .center
  ) -> LayoutNode {
    let nodes = nodes(in: context.with(axis: nil))
    if nodes.count == 1, let only = nodes.first { return only }
    return LayersNode(nodes, alignment: alignment, kind: nil)
  }
}
