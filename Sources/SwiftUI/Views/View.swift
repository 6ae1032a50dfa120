/// A part of a user interface.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Adds the layout nodes that stand for this view.
  nonisolated func _build(in context: _ViewContext, into nodes: inout _NodeList)
}

extension View {
  /// Builds the nodes of the view's body.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    guard context.session.enterBody(of: self, at: context.view) else { return }
    defer { context.session.leaveBody() }
    nonisolated(unsafe) let view = self
    EnvironmentValues.within(context.environment) {
      onMainActor { view.body }._build(in: context, into: &nodes)
    }
  }
}

/// A view that builds its nodes itself.
package nonisolated protocol PrimitiveView: View where Body == Never {}

extension View where Body == Never {
  /// A primitive view has no body; nobody asks for it.
  public var body: Never { preconditionFailure("\(Self.self) builds its nodes itself") }
}

extension Never: View {
  public typealias Body = Never

  /// Builds nothing: there is no value of this type.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {}
}

/// Carries a value over an isolation border that is none: everything here runs on the main thread.
struct Carried<Value>: @unchecked Sendable {
  let value: Value
}

/// Runs what needs the main actor from code that is called on it without saying so.
func onMainActor<Value>(_ work: @MainActor () -> Value) -> Value {
  MainActor.assumeIsolated { Carried(value: work()) }.value
}
