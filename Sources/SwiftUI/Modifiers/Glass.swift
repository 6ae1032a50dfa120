/// The material of iOS 26's controls; drawn as a thin material here.
public struct Glass: Equatable, Sendable {
  let isClear: Bool
  let isIdentity: Bool
  var color: Color?
  public static let regular = Glass(isClear: false, isIdentity: false)
  public static let clear = Glass(isClear: true, isIdentity: false)
  public static let identity = Glass(isClear: false, isIdentity: true)
  /// Returns the glass in a colour.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }
  /// Returns the glass that answers touches; nothing to see in a picture.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension View {
  /// Puts glass behind the view, in the form of a capsule.
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: Capsule())
  }
  /// Puts glass behind the view, in a form.
  nonisolated public func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S
  ) -> some View {
    background {
      if !glass.isIdentity {
        shape.fill(glass.isClear ? Material.ultraThin : Material.thin)
        if let color = glass.color { shape.fill(color.opacity(0.6)) }
      }
    }
  }
  /// Names the glass for its movements.
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View { self }
  /// Has glass of one name be one piece; here each has its own.
  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View { self }
  /// Sets how the glass comes and goes; nothing to see in a picture.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }
  /// Adds room inside of the view, as the surroundings leave it free.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
  /// Adds room inside of the view, as the surroundings leave it free.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { padding(edges, length) }
  /// Adds room inside of the view, as the surroundings leave it free.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
  public static let identity = GlassEffectTransition()
  public static let matchedGeometry = GlassEffectTransition()
  public static let materialize = GlassEffectTransition()
}

/// Views whose glass flows together; here each has its own.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  let content: Content
  /// Creates a container of views whose glass flows together.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var body: some View { content }
}
