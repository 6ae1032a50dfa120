/// A change that makes one view of another.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the view that `body(content:)` makes.
  associatedtype Body: View

  /// Returns the view with its change.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>
}

/// The view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier> {
  let builder: (_ViewContext, inout _NodeList) -> Void
}

extension _ViewModifier_Content: View, PrimitiveView {
  public typealias Body = Never

  /// Stands for the view that is changed.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    builder(context, &nodes)
  }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  /// Creates a view with a modifier.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  /// Stands for what the modifier makes of the view.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    guard context.session.enterBody(of: modifier, at: context.view) else { return }
    defer { context.session.leaveBody() }
    nonisolated(unsafe) let pair = self
    EnvironmentValues.within(context.environment) {
      onMainActor {
        pair.modifier.body(
          content: .init { [content = pair.content] in content._build(in: $0, into: &$1) })
      }
      ._build(in: context, into: &nodes)
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies the first and then the second modifier.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ViewModifier {
  /// Returns this modifier with another one after it.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Is never called: primitive modifiers have no body.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body")
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()
  /// Creates a modifier that changes nothing.
  nonisolated public init() {}
  /// Returns the view as it is.
  public func body(content: Content) -> some View { content }
}

extension View {
  /// Returns the view with a modifier.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
