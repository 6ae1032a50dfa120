import Drawing

extension View {
  /// Sets the colour of text, symbols and shapes in the view.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    changingEnvironment { $0.system.foreground = color.map { [.color($0)] } ?? [] }
  }

  /// Sets the style of text, symbols and shapes in the view.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changingEnvironment { $0.setForeground([style._box]) }
  }

  /// Sets the styles of the first two levels in the view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    changingEnvironment { $0.setForeground([primary._box, secondary._box]) }
  }

  /// Sets the styles of the three levels in the view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    changingEnvironment { $0.setForeground([primary._box, secondary._box, tertiary._box]) }
  }

  /// Sets the colour of controls in the view.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    changingEnvironment { values in values.system.tint = tint.map { $0._box.fixed(in: values) } }
  }

  /// Sets the colour of controls in the view.
  nonisolated public func tint(_ tint: Color?) -> some View {
    changingEnvironment { values in
      values.system.tint = tint.map { .color($0.fixed(in: values)) }
    }
  }

  /// Sets the colour of controls in the view, by its old name.
  nonisolated public func accentColor(_ color: Color?) -> some View { tint(color) }

  /// Sets the background that `.background` stands for in the view.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changingEnvironment { values in values.system.background = style._box.fixed(in: values) }
  }

  /// Sets the shape that `ContainerRelativeShape` follows in the view, in the view's own box.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    changingEnvironment { values in
      let side = 1000.0
      switch shape._contour(in: CGRect(x: 0, y: 0, width: side, height: side)).contour {
      case .rounded(_, let radii, _): values.system.containerRadius = radii.topLeft
      case .rect: values.system.containerRadius = 0
      case .ellipse: values.system.containerRadius = side / 2
      // What is no rectangle has no radius that another shape could follow.
      case .path: break
      }
    }
    .wrapped { node, _ in ShapeContainerNode(node) }
  }
}

/// A node whose box is the container that shapes in it follow.
final class ShapeContainerNode: WrapperNode {
  override func drawPlaced(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    painter.containing(painter.rect(origin, size(proposal))) {
      child.draw(painter, at: origin, proposal)
    }
  }
}

extension EnvironmentValues {
  /// Sets the levels of the foreground; hierarchical ones refer to the foreground so far.
  mutating func setForeground(_ styles: [ShapeStyleBox]) {
    // The foreground so far, said again, keeps its own levels.
    if styles.count == 1, case .level(0) = styles[0] { return }
    system.foreground = styles.map { $0.fixed(in: self) }
  }
}

extension ShapeStyleBox {
  /// Returns the style freed from what it says about its surroundings.
  func fixed(in environment: EnvironmentValues) -> ShapeStyleBox {
    switch self {
    case .level(let level):
      let foreground = environment.system.foreground
      if foreground.isEmpty { return level == 0 ? .color(.primary) : flat(in: environment) }
      return level < foreground.count ? foreground[level] : .levelOf(foreground[0], level)
    case .levelOf(let base, let level): return .levelOf(base.fixed(in: environment), level)
    case .opacity(let base, let factor): return .opacity(base.fixed(in: environment), factor)
    case .shadow(let base, let shadow): return .shadow(base.fixed(in: environment), shadow)
    case .blend(let base, let mode): return .blend(base.fixed(in: environment), mode)
    case .tint: return environment.system.tint ?? .color(.accentColor)
    case .background:
      return environment.system.background ?? .color(Color(.system(.background)))
    case .color(let color): return .color(color.fixed(in: environment))
    case .resolved(let closure):
      // What a style of one's own resolves to may name its surroundings, too: those here, not the ones that it
      // is about to become a part of.
      let (foreground, tint) = (environment.system.foreground, environment.system.tint)
      let background = environment.system.background
      return .resolved { inner in
        var outer = inner
        (outer.system.foreground, outer.system.tint) = (foreground, tint)
        outer.system.background = background
        return closure(inner).fixed(in: outer)
      }
    case .gradient, .material, .image: return self
    }
  }
}
