import Drawing

/// A way in which a view comes and goes.
public struct AnyTransition: Sendable {
  /// A view away from its place, in parts that depend on its size.
  struct Phase: Sendable {
    var fades = false
    var scale = 1.0
    var anchor = UnitPoint.center
    var offset = CGSize.zero
    /// The edges that it goes out at, by its own size.
    var edges: [Edge] = []
    var blur = 0.0
    var pace: Pace?
    var isInstant = false
  }
  var insertion = Phase()
  var removal = Phase()

  init(_ change: (inout Phase) -> Void) {
    change(&insertion)
    change(&removal)
  }

  init(insertion: Phase, removal: Phase) { (self.insertion, self.removal) = (insertion, removal) }

  /// At once: an archive keeps it as a transition of its own.
  public static let identity = AnyTransition { $0.isInstant = true }
  public static let opacity = AnyTransition { $0.fades = true }
  public static let slide = AnyTransition.asymmetric(
    insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  public static let scale = AnyTransition.scale(scale: 0)
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition {
      $0.scale = Double(scale)
      $0.anchor = anchor
    }
  }
  public static func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    .scale(scale: scale, anchor: anchor)
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition { $0.edges = [edge] } }
  public static func push(from edge: Edge) -> AnyTransition {
    let opposite: Edge =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return .asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: opposite).combined(with: .opacity))
  }
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition { $0.offset = offset }
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    .offset(CGSize(width: x, height: y))
  }
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(insertion: insertion.insertion, removal: removal.removal)
  }
  /// Returns a fade: modifiers of one's own are in no archive.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { opacity }
  /// Creates a transition of one's own: the system's are known by their type, others fade.
  public init<T: Transition>(_ transition: T) {
    self = (transition as? any SystemTransition)?.drawn ?? .opacity
  }
  /// Returns both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      insertion: insertion.combined(with: other.insertion),
      removal: removal.combined(with: other.removal))
  }
  /// Returns the transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    guard let animation else { return self }
    var copy = self
    (copy.insertion.pace, copy.removal.pace) = (animation.pace, animation.pace)
    return copy
  }

  /// Returns the transition of a view in a box.
  func drawn(in box: Rect, isMirrored: Bool) -> ViewTransition {
    ViewTransition(
      insertion: insertion.drawn(in: box, isMirrored),
      removal: removal.drawn(in: box, isMirrored))
  }
}

extension AnyTransition.Phase {
  fileprivate func combined(with other: Self) -> Self {
    var copy = self
    copy.fades = fades || other.fades
    copy.scale *= other.scale
    if scale == 1 { copy.anchor = other.anchor }
    copy.offset.width += other.offset.width
    copy.offset.height += other.offset.height
    copy.edges += other.edges
    copy.blur = max(blur, other.blur)
    copy.pace = pace ?? other.pace
    copy.isInstant = isInstant && other.isInstant
    return copy
  }

  fileprivate func drawn(in box: Rect, _ isMirrored: Bool) -> ViewTransition.Phase {
    var phase = ViewTransition.Phase()
    phase.fades = fades
    phase.scale = scale
    let x = isMirrored ? 1 - Double(anchor.x) : Double(anchor.x)
    phase.anchor = Point(x: box.x + x * box.width, y: box.y + Double(anchor.y) * box.height)
    phase.x = Double(offset.width)
    phase.y = Double(offset.height)
    for edge in edges {
      switch edge {
      case .top: phase.y -= box.height
      case .bottom: phase.y += box.height
      case .leading: phase.x += isMirrored ? box.width : -box.width
      case .trailing: phase.x += isMirrored ? -box.width : box.width
      }
    }
    phase.blur = blur
    phase.pace = pace
    phase.isInstant = isInstant
    return phase
  }
}

extension View {
  /// Sets how the view comes and goes.
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    wrapped { node, context in TransitionNode(node, transition).standing(for: context.view) }
  }
  /// Sets how the view comes and goes.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
