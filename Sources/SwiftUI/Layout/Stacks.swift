/// Views side by side.
public struct HStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  private let content: Content
}

extension HStack: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Creates a stack of views side by side.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  /// Builds one node for the stack.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.list.append(
      StackNode(
        content.nodes(in: context.with(axis: .horizontal)), axis: .horizontal,
        alignment: alignment.key, spacing: spacing.map { Double($0) }, kind: "HStack"))
  }
}

/// Views one below the other.
public struct VStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  private let content: Content
}

extension VStack: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Creates a stack of views one below the other.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  /// Builds one node for the stack.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.list.append(
      StackNode(
        content.nodes(in: context.with(axis: .vertical)), axis: .vertical,
        alignment: alignment.key, spacing: spacing.map { Double($0) }, kind: "VStack"))
  }
}

/// Views on top of one another.
public struct ZStack<Content> {
  let alignment: Alignment
  private let content: Content
}

extension ZStack: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Creates a stack of views on top of one another.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  /// Builds one node for the stack.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.list.append(
      LayersNode(content.nodes(in: context.with(axis: nil)), alignment: alignment, kind: "ZStack"))
  }
}
