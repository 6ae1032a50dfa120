import Drawing
import Findings

/// How something moves from one picture to the next.
public struct Animation: Hashable, Sendable {
  let pace: Pace
  init(_ pace: Pace) { self.pace = pace }

  private init(_ curve: BezierCurve, _ duration: TimeInterval) {
    self.init(Pace(.bezier(curve, duration: duration)))
  }

  private init(_ spring: Spring, velocity: Double = 0) {
    self.init(
      Pace(
        .spring(
          SpringCurve(
            response: spring.response, damping: spring.dampingRatio, velocity: velocity))))
  }

  /// Seconds that curves take without a duration.
  private static let standardDuration = 0.35

  public static let `default` = Animation(.standard)
  public static let linear = Animation.linear(duration: standardDuration)
  public static let easeIn = Animation.easeIn(duration: standardDuration)
  public static let easeOut = Animation.easeOut(duration: standardDuration)
  public static let easeInOut = Animation.easeInOut(duration: standardDuration)
  public static let spring = Animation.spring(duration: 0.5, bounce: 0)
  public static let interactiveSpring = Animation.interactiveSpring(duration: 0.15)
  public static let bouncy = Animation.bouncy(duration: 0.5)
  public static let smooth = Animation.smooth(duration: 0.5)
  public static let snappy = Animation.snappy(duration: 0.5)
  public static func linear(duration: TimeInterval) -> Animation { Animation(.linear, duration) }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn, duration) }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(.easeOut, duration) }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.easeInOut, duration)
  }
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation(Spring(response: response, dampingRatio: dampingFraction)) }
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation(Spring(duration: duration, bounce: bounce)) }
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(spring)
  }
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation(Spring(response: response, dampingRatio: dampingFraction)) }
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation(Spring(duration: duration, bounce: 0.14 + extraBounce)) }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      velocity: initialVelocity)
  }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(Spring(duration: duration, bounce: bounce), velocity: initialVelocity)
  }
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation { Animation(spring, velocity: initialVelocity) }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.bouncy(duration: duration, extraBounce: extraBounce))
  }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.smooth(duration: duration, extraBounce: extraBounce))
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.snappy(duration: duration, extraBounce: extraBounce))
  }
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation(BezierCurve(p1x, p1y, p2x, p2y), duration) }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(
      BezierCurve(
        Double(curve.start.x), Double(curve.start.y), Double(curve.end.x), Double(curve.end.y)),
      duration)
  }
  /// Returns the animation, done when it looks done.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
  /// Returns the animation later.
  public func delay(_ delay: TimeInterval) -> Animation { changed { $0.delay += delay } }
  /// Returns the animation faster.
  public func speed(_ speed: Double) -> Animation { changed { $0.speed *= speed } }
  /// Returns the animation several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    changed {
      $0.runs = max(1, count)
      $0.isReversing = autoreverses
    }
  }
  /// Returns the animation again and again: an update of a Live Activity is cut after two seconds.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    changed {
      $0.runs = nil
      $0.isReversing = autoreverses
    }
  }

  private func changed(_ change: (inout Pace) -> Void) -> Animation {
    var pace = pace
    change(&pace)
    return Animation(pace)
  }
}

/// How content changes in place.
public struct ContentTransition: Equatable, Sendable {
  let change: ContentChange
  public static let identity = ContentTransition(change: .identity)
  public static let opacity = ContentTransition(change: .opacity)
  public static let interpolate = ContentTransition(change: .interpolate)
  /// A symbol's own effects are not drawn: it gives way to the next one.
  public static let symbolEffect = ContentTransition(change: .interpolate)
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { symbolEffect }
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(change: .numeric(countsDown: countsDown, value: nil))
  }
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(change: .numeric(countsDown: false, value: value))
  }
}

/// What happens while something changes.
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  var custom = TransactionValues()
  /// Creates a change with an animation.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Does something with an animation; a picture shows where it ends.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Does something in a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension View {
  /// Sets how the view moves when a value changes.
  ///
  /// `nil` changes nothing: on a phone it does not keep a Live Activity from moving either.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View { AnimatedView(content: self, animation: animation, value: value) }
  /// Sets how the view moves.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    AnimatedView<Self, Never>(content: self, animation: animation, value: nil)
  }
  /// Sets how the view's content changes in place.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    changingEnvironment { $0.system.contentTransition = transition }
  }
  /// Sets how a change to the view moves.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(content: self)) }
  /// Changes how the view moves when a value changes.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
  /// Changes how the view moves.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { self }
  /// Keeps the view's parts together while they move.
  nonisolated public func geometryGroup() -> some View { self }
}

/// What two views have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A view that moves in a way of its own when a value changes.
nonisolated struct AnimatedView<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let animation: Animation?
  /// Nil moves at each change.
  let value: Value?

  nonisolated func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    guard let animation else { return content._build(in: context, into: &nodes) }
    var digest: UInt64?
    if let value {
      // What an archive cannot hold moves as if nothing had been said.
      guard let encoded = StableHash.ofEncoded(value) else {
        context.session.report(
          Finding(
            "archive-animation-value",
            sentence:
              "animation(_:value:) goes by a \(String(describing: Value.self)), which is not Encodable: a phone drops the animation and moves by its default.",
            mention: SourceMention([".animation("])))
        return content._build(in: context, into: &nodes)
      }
      digest = encoded
    }
    var context = context
    context.view = context.view.animated(animation.pace, value: digest)
    content._build(in: context, into: &nodes)
  }
}

/// The view that an animated change is made to.
nonisolated public struct PlaceholderContentView<Value: View>: View {
  let content: Value
  public var body: some View { content }
}
