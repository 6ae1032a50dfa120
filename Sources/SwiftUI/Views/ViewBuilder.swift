/// Makes views from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  /// Returns one statement.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns a view of no statement.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns one view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Returns several views.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(parts: (repeat each content)) { context, nodes in
      var place = context
      var index = 0
      func add<Part: View>(_ part: Part) {
        place.view = context.view.child(index)
        index += 1
        nodes.add { part._build(in: place, into: &$0) }
      }
      repeat add(each content)
    }
  }

  /// Returns an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the first branch of a condition.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// Returns the second branch of a condition.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// Returns what stands behind `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// One of two views.
public struct _ConditionalContent<First, Second> {
  enum Storage {
    case first(First)
    case second(Second)
  }
  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where First: View, Second: View {
  public typealias Body = Never

  /// Stands for the branch taken.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    var context = context
    switch storage {
    case .first(let view):
      context.view = context.view.child(1)
      view._build(in: context, into: &nodes)
    case .second(let view):
      context.view = context.view.child(2)
      view._build(in: context, into: &nodes)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  /// Stands for the view when there is one.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    self?._build(in: context, into: &nodes)
  }
}

/// Several views in a row.
public struct TupleView<Parts> {
  public var value: Parts { parts }
  let parts: Parts
  let builder: (_ViewContext, inout _NodeList) -> Void

  nonisolated init(parts: Parts, builder: @escaping (_ViewContext, inout _NodeList) -> Void) {
    self.parts = parts
    self.builder = builder
  }

  /// Creates a row of views from a tuple of them.
  nonisolated public init(_ value: Parts) {
    self.init(parts: value) { context, nodes in
      let views =
        (value as? any View).map { [$0] }
        ?? Mirror(reflecting: value).children.compactMap { $0.value as? any View }
      var place = context
      for (index, view) in views.enumerated() {
        place.view = context.view.child(index)
        nodes.add { view._build(in: place, into: &$0) }
      }
    }
  }
}

extension TupleView: View, PrimitiveView {
  public typealias Body = Never

  /// Stands for its views, one after another.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    builder(context, &nodes)
  }
}
