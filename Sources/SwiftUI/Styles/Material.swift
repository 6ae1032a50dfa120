import Drawing

/// How thick a material is, as styles keep it.
public enum MaterialThickness: Hashable, Sendable {
  case ultraThin, thin, regular, thick, ultraThick, bar

  var drawn: Drawing.Material.Thickness {
    switch self {
    case .ultraThin: .ultraThin
    case .thin: .thin
    case .regular: .regular
    case .thick: .thick
    case .ultraThick: .ultraThick
    case .bar: .bar
    }
  }
}

/// A blurred background with a veil.
public struct Material: ShapeStyle, Hashable {
  let thickness: MaterialThickness
  public var _box: ShapeStyleBox { .material(thickness) }

  public static let ultraThin = Material(thickness: .ultraThin)
  public static let thin = Material(thickness: .thin)
  public static let regular = Material(thickness: .regular)
  public static let thick = Material(thickness: .thick)
  public static let ultraThick = Material(thickness: .ultraThick)
  public static let bar = Material(thickness: .bar)
}

/// A shadow that a style casts.
public struct ShadowStyle: Hashable, Sendable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
  let isInner: Bool

  /// Returns a shadow behind the shape.
  public static func drop(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// Returns a shadow inside the shape.
  public static func inner(
    color: Color = .black.opacity(0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }
}

/// How a view is mixed with what is below it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter

  var drawn: Drawing.BlendMode { Drawing.BlendMode(rawValue: "\(self)") ?? .normal }
}
