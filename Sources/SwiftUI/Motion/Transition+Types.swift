import Drawing

/// How a view comes and goes, with types.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<EmptyView>
  /// Returns the view on its way.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// What the transition does, for who asks the phone for less motion.
  static var properties: TransitionProperties { get }
}

/// What a transition does.
public struct TransitionProperties: Hashable, Sendable {
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
  /// Returns this transition and another one in one.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    TypedTransition(drawn: AnyTransition(self).combined(with: AnyTransition(other)))
  }
  /// Returns the transition with an animation.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    TypedTransition(drawn: AnyTransition(self).animation(animation))
  }
}

/// The phase of a view's transition: before it appears, present, or after it has left.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  /// Whether the view is fully present.
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

/// A transition that an archive knows.
protocol SystemTransition: Sendable {
  var drawn: AnyTransition { get }
}

/// A transition of the system.
nonisolated public struct TypedTransition: Transition, SystemTransition {
  let drawn: AnyTransition
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that comes out of a blur.
nonisolated public struct BlurReplaceTransition: Transition, SystemTransition {
  public enum Configuration: Equatable, Sendable { case downUp, upUp }
  let configuration: Configuration
  /// Creates a view that comes out of a blur.
  public init(configuration: Configuration) { self.configuration = configuration }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// It comes from smaller; it goes to smaller, or to larger when both ways lead up.
  var drawn: AnyTransition {
    let away = AnyTransition {
      $0.fades = true
      $0.blur = Guess.replaceBlur
      $0.scale = 1 - Guess.replaceScale
    }
    var leaving = away
    if configuration == .upUp { leaving.removal.scale = 1 + Guess.replaceScale }
    return .asymmetric(insertion: away, removal: leaving)
  }
}

extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: configuration) }
}

extension Transition where Self == TypedTransition {
  /// A symbol's own effects are not drawn: it fades.
  public static var symbolEffect: TypedTransition { TypedTransition(drawn: .opacity) }
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> TypedTransition { symbolEffect }
}
