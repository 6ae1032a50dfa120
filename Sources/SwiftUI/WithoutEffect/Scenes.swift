/// An app's entry. A widget has none, but it may stand in the same file: it compiles and never runs.
@MainActor
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// Does nothing: the widget is started by itself.
  public static func main() {}
}

/// A part of an app; it is not drawn.
@MainActor
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// Scenes one after another.
@resultBuilder
@MainActor
public enum SceneBuilder {
  public static func buildExpression<S: Scene>(_ scene: S) -> S { scene }
  public static func buildBlock<First: Scene>(_ first: First) -> First { first }
  public static func buildBlock<First: Scene, each Rest: Scene>(
    _ first: First, _ rest: repeat each Rest
  ) -> some Scene { first }
}

/// A scene that shows nothing here.
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  public var body: Never { preconditionFailure("scenes are not drawn") }
  public init(@ViewBuilder content: () -> Content) {}
  /// Creates a window with a title or a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
  /// Creates a window with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Creates a window with a name.
  public init(id: String, @ViewBuilder content: () -> Content) {}
}

extension Scene {
  nonisolated public func onChange<V: Equatable>(of value: V, _ action: @escaping () -> Void)
    -> some Scene
  { self }
  nonisolated public func onChange<V: Equatable>(
    of value: V, _ action: @escaping (V, V) -> Void
  ) -> some Scene { self }
  nonisolated public func environment<V>(_ path: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some Scene
  { self }
  nonisolated public func commands<Content>(_ content: () -> Content) -> some Scene { self }
}
