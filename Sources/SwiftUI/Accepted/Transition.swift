/// How a view comes and goes; a picture shows it there.
public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static let scale = AnyTransition()
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  public static func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }
  /// A transition of one's own.
  public init<T: Transition>(_ transition: T) {}
  init() {}
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How a view comes and goes, with types; a picture shows it there.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<EmptyView>
  /// The view on its way.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

extension Transition {
  /// This transition and another one.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    RestingTransition()
  }
  /// The transition with an animation.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    RestingTransition()
  }
}

/// Where a view is on its way.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A transition of the system: what it does on its way is not drawn.
nonisolated public struct RestingTransition: Transition, Sendable {
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that comes out of a blur.
nonisolated public struct BlurReplaceTransition: Transition, Sendable {
  public enum Configuration: Equatable, Sendable { case downUp, upUp }
  /// A view that comes out of a blur.
  public init(configuration: Configuration) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: configuration) }
}

extension Transition where Self == RestingTransition {
  public static var symbolEffect: RestingTransition { RestingTransition() }
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> RestingTransition { RestingTransition() }
}

extension View {
  /// How the view comes and goes.
  nonisolated public func transition(_ transition: AnyTransition) -> some View { self }
  /// How the view comes and goes.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View { self }
}
