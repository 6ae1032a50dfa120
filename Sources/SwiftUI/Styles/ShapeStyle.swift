import Drawing

/// A colour, gradient, material or the like.
public protocol ShapeStyle: Sendable {
  /// The type that the style becomes in an environment.
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// The style as the system's views keep it.
  var _box: ShapeStyleBox { get }
}

extension ShapeStyle {
  /// A style of one's own is what it resolves to.
  public var _box: ShapeStyleBox { .resolved { resolve(in: $0)._box } }
}

extension ShapeStyle where Resolved == Never {
  /// Is never called: the system's styles are kept as they are.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is resolved when it is drawn")
  }
}

extension Never: ShapeStyle {
  /// There is no value of this type.
  public var _box: ShapeStyleBox { .level(0) }
}

/// A style as the environment keeps it.
public indirect enum ShapeStyleBox: Sendable {
  case color(Color)
  /// A hierarchical level of the foreground: 0 primary … 4 quinary.
  case level(Int)
  /// A level of another style.
  case levelOf(ShapeStyleBox, Int)
  case tint
  case gradient(GradientBox)
  case material(MaterialThickness)
  /// An image that repeats, so many times as large as it is.
  case image(Image, scale: CGFloat)
  case opacity(ShapeStyleBox, Double)
  case shadow(ShapeStyleBox, ShadowStyle)
  case blend(ShapeStyleBox, BlendMode)
  /// The background of the place: the window's, or what `backgroundStyle(_:)` set.
  case background
  case resolved(@Sendable (EnvironmentValues) -> ShapeStyleBox)
}

extension ShapeStyleBox {
  /// Opacity of the levels of a colour that is not the system's label (LAYOUT.md "Colours").
  private static let levelOpacities = [1, 0.5, 0.25, 0.18, 0.09]
  private static let labels: [SystemColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel,
  ]

  /// Returns what the style is once hierarchy and closures are resolved: a colour, gradient, material or image.
  package func flat(in environment: EnvironmentValues) -> ShapeStyleBox {
    switch self {
    case .level(let level): return ShapeStyleBox.level(level, environment)
    case .levelOf(let base, let level):
      if level == 0 { return base.flat(in: environment) }
      return .opacity(
        base.flat(in: environment), ShapeStyleBox.levelOpacities[min(level, 4)])
    case .tint: return environment.system.tint?.flat(in: environment) ?? .color(.accentColor)
    case .background:
      return environment.system.background?.flat(in: environment)
        ?? .color(Color(.system(.background)))
    case .resolved(let closure):
      return EnvironmentValues.within(environment) { closure(environment) }.flat(in: environment)
    default: return self
    }
  }

  private static func level(_ level: Int, _ environment: EnvironmentValues) -> ShapeStyleBox {
    let foreground = environment.system.foreground
    if foreground.isEmpty { return .color(Color(.system(labels[min(level, 4)]))) }
    if level < foreground.count { return foreground[level].flat(in: environment) }
    return ShapeStyleBox.levelOf(foreground[0], level).flat(in: environment)
  }

  /// Returns the paint for a rectangle.
  package func paint(in environment: EnvironmentValues, _ rect: Rect) -> Paint {
    switch flat(in: environment) {
    case .color(let color): return .color(color.rgba(in: environment))
    case .gradient(let gradient): return gradient.paint(in: environment, rect)
    case .material(let thickness):
      return .material(
        Drawing.Material(
          thickness.drawn, isDark: environment.system.colorScheme == .dark))
    case .opacity(let base, let factor):
      return base.paint(in: environment, rect).opacity(factor)
    case .shadow(let base, _), .blend(let base, _): return base.paint(in: environment, rect)
    case .image(let image, let scale):
      return image.paint(in: environment, rect, scale: scale)
        ?? .color(SystemColor.fill.value(in: environment))
    default: return .color(SystemColor.label.value(in: environment))
    }
  }

  /// Returns the style's one colour: that of a gradient is its first.
  package func rgba(in environment: EnvironmentValues) -> RGBA {
    paint(in: environment, .zero).representative
  }
}

extension Paint {
  /// One colour that stands for the paint.
  package var representative: RGBA {
    switch self {
    case .color(let color): color
    case .linear(let stops, _, _), .radial(let stops, _, _, _, _), .angular(let stops, _, _, _):
      stops.first?.color ?? .clear
    case .mesh(let mesh): mesh.colors.first ?? .clear
    case .material(let material):
      material.isDark ? RGBA(44, 44, 46, alpha: 0.6) : RGBA(242, 242, 247, alpha: 0.6)
    case .image: .clear
    }
  }
}

/// A shape style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  public let _box: ShapeStyleBox
  /// Hides the style's type.
  public init<S: ShapeStyle>(_ style: S) { _box = style._box }
}

extension Color: ShapeStyle {
  public var _box: ShapeStyleBox { .color(self) }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never
  public var _box: ShapeStyleBox { .color(Color(self)) }
}

/// A level of the foreground.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
  public var _box: ShapeStyleBox { .level(level) }
  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

/// The foreground style of the view's surroundings.
public struct ForegroundStyle: ShapeStyle {
  public var _box: ShapeStyleBox { .level(0) }
  /// Creates the foreground of the place.
  public init() {}
}

/// The background style of the view's surroundings.
public struct BackgroundStyle: ShapeStyle {
  public var _box: ShapeStyleBox { .background }
  /// Creates the background of the place.
  public init() {}
}

/// The tint of the view's surroundings.
public struct TintShapeStyle: ShapeStyle {
  public var _box: ShapeStyleBox { .tint }
  /// Creates the tint of the place.
  public init() {}
}

/// The colour of separators.
public struct SeparatorShapeStyle: ShapeStyle {
  public var _box: ShapeStyleBox { .color(Color(.system(.separator))) }
  /// Creates the colour of separators.
  public init() {}
}

/// The colours of fills.
public struct FillShapeStyle: ShapeStyle {
  public var _box: ShapeStyleBox { .color(Color(.system(.fill))) }
  /// Creates the colour of fills.
  public init() {}
}

/// The colour of placeholders.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public var _box: ShapeStyleBox { .color(Color(.system(.placeholder))) }
  /// Creates the colour of placeholders.
  public init() {}
}

/// A style with a change: less opaque, with a shadow, or another level.
public struct ModifiedShapeStyle: ShapeStyle {
  public let _box: ShapeStyleBox
}

extension ShapeStyle {
  /// Returns the style made more transparent.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ModifiedShapeStyle(_box: .opacity(_box, opacity))
  }
  /// Returns the style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ModifiedShapeStyle(_box: .shadow(_box, style))
  }
  /// Returns the style mixed with what is below.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ModifiedShapeStyle(_box: .blend(_box, mode))
  }
  /// The style's second level.
  public var secondary: some ShapeStyle { ModifiedShapeStyle(_box: .levelOf(_box, 1)) }
  /// The style's third level.
  public var tertiary: some ShapeStyle { ModifiedShapeStyle(_box: .levelOf(_box, 2)) }
  /// The style's fourth level.
  public var quaternary: some ShapeStyle { ModifiedShapeStyle(_box: .levelOf(_box, 3)) }
  /// The style's fifth level.
  public var quinary: some ShapeStyle { ModifiedShapeStyle(_box: .levelOf(_box, 4)) }
}
