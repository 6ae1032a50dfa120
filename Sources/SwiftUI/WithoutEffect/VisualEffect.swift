import Drawing

/// What changes a view's look by where it stands.
public protocol VisualEffect {
  /// Returns how a view looks with it.
  @MainActor func _applied(to content: AnyView) -> AnyView
}

/// An effect that changes nothing, to begin with.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates an effect that changes nothing.
  public init() {}
  public func _applied(to content: AnyView) -> AnyView { content }
}

/// Effects one after the other.
private struct ChainedEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let change: @MainActor (AnyView) -> AnyView

  func _applied(to content: AnyView) -> AnyView { change(base._applied(to: content)) }
}

extension VisualEffect {
  private func then(_ change: @escaping @MainActor (AnyView) -> AnyView) -> some VisualEffect {
    ChainedEffect(base: self, change: change)
  }

  public func opacity(_ opacity: Double) -> some VisualEffect {
    then { AnyView($0.opacity(opacity)) }
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then { AnyView($0.blur(radius: radius)) }
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    then { AnyView($0.offset(x: x, y: y)) }
  }
  public func offset(_ offset: CGSize) -> some VisualEffect {
    then { AnyView($0.offset(x: offset.width, y: offset.height)) }
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    then { AnyView($0.scaleEffect(scale, anchor: anchor)) }
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    then { AnyView($0.scaleEffect(x: x, y: y, anchor: anchor)) }
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    then { AnyView($0.rotationEffect(angle, anchor: anchor)) }
  }
  public func brightness(_ amount: Double) -> some VisualEffect {
    then { AnyView($0.brightness(amount)) }
  }
  public func contrast(_ amount: Double) -> some VisualEffect {
    then { AnyView($0.contrast(amount)) }
  }
  public func saturation(_ amount: Double) -> some VisualEffect {
    then { AnyView($0.saturation(amount)) }
  }
  public func grayscale(_ amount: Double) -> some VisualEffect {
    then { AnyView($0.grayscale(amount)) }
  }
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    then { AnyView($0.hueRotation(angle)) }
  }
}

/// How far a view has come while it scrolls in or out.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  /// -1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view's look follows the scrolling.
public struct ScrollTransitionConfiguration: Sendable {
  public static let animated = ScrollTransitionConfiguration()
  public static let interactive = ScrollTransitionConfiguration()
  public static let identity = ScrollTransitionConfiguration()
  public static func animated(_ animation: Animation) -> Self { Self() }
  public static func interactive(timingCurve: UnitCurve) -> Self { Self() }
  public func threshold(_ threshold: Threshold) -> Self { self }

  /// From which part of a view on.
  public struct Threshold: Sendable {
    public static let visible = Threshold()
    public static let hidden = Threshold()
    public static let centered = Threshold()
    public static func visible(_ amount: Double) -> Self { Self() }
  }
}

extension View {
  /// Returns the view as it looks in the middle: nothing scrolls in a widget.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    transition(EmptyVisualEffect(), .identity)._applied(to: AnyView(self))
  }

  /// Changes the view's look by its size.
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    // The copy below keeps the view's size, the one above is drawn within it.
    hidden().overlay {
      GeometryReader { proxy in
        effect(EmptyVisualEffect(), proxy)._applied(
          to: AnyView(self.frame(width: proxy.size.width, height: proxy.size.height)))
      }
    }
  }
}
