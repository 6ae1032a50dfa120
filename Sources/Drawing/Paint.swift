/// A colour in sRGB with alpha, each part from 0 to 1.
public struct RGBA: Hashable, Sendable, Codable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  /// Creates a colour from its parts.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates a colour from bytes, as design tables print it.
  public init(_ red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  public static let black = RGBA(0, 0, 0)
  public static let white = RGBA(255, 255, 255)
  public static let clear = RGBA(0, 0, 0, alpha: 0)

  /// Returns the colour with its alpha multiplied.
  public func opacity(_ factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// Returns the colour laid over an opaque one.
  package func over(_ ground: RGBA) -> RGBA {
    func mix(_ path: KeyPath<RGBA, Double>) -> Double {
      self[keyPath: path] * alpha + ground[keyPath: path] * (1 - alpha)
    }
    return RGBA(red: mix(\.red), green: mix(\.green), blue: mix(\.blue))
  }
}

/// What fills an area.
public indirect enum Paint: Hashable, Sendable, Codable {
  case color(RGBA)
  /// A gradient from start to end, in the coordinates of the display list.
  case linear([GradientStop], start: Point, end: Point)
  /// A gradient from circle to circle, or from ellipse to ellipse: radii along x, and the ratio of height to width.
  case radial(
    [GradientStop], center: Point, startRadius: Double, endRadius: Double, height: Double = 1)
  /// Angles in radians, clockwise from the positive x axis.
  case angular([GradientStop], center: Point, startAngle: Double, endAngle: Double)
  /// A veil over a blurred background; it is drawn approximately, and a finding says so.
  case material(Material)
  case image(ImageMark)
  /// Colours on a grid of points.
  case mesh(MeshMark)
}

extension Paint {
  /// Whether nothing below shows through; false for images, whose alpha is not known.
  package var isSolid: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .linear(let stops, _, _), .radial(let stops, _, _, _, _), .angular(let stops, _, _, _):
      stops.allSatisfy { $0.color.alpha >= 1 }
    case .material, .image, .mesh: false
    }
  }

  /// A paint that covers the same area and lets nothing show through.
  package var solid: Paint {
    guard case .color(let color) = self else { return .color(.white) }
    return .color(RGBA(red: color.red, green: color.green, blue: color.blue))
  }

  /// Returns the paint made more transparent; materials and images stay as they are.
  package func opacity(_ factor: Double) -> Paint {
    func faded(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop($0.color.opacity(factor), at: $0.location) }
    }
    switch self {
    case .color(let color): return .color(color.opacity(factor))
    case .linear(let stops, let start, let end):
      return .linear(faded(stops), start: start, end: end)
    case .radial(let stops, let center, let startRadius, let endRadius, let height):
      return .radial(
        faded(stops), center: center, startRadius: startRadius, endRadius: endRadius,
        height: height)
    case .angular(let stops, let center, let startAngle, let endAngle):
      return .angular(faded(stops), center: center, startAngle: startAngle, endAngle: endAngle)
    case .mesh(let mesh): return .mesh(mesh.mapped({ $0 }) { $0.opacity(factor) })
    case .material, .image: return self
    }
  }
}

/// One colour of a gradient and where it stands, from 0 to 1.
public struct GradientStop: Hashable, Sendable, Codable {
  public var color: RGBA
  public var location: Double

  /// Creates a colour at a place.
  public init(_ color: RGBA, at location: Double) {
    self.color = color
    self.location = location
  }
}

/// The thickness of a material, and the scheme that it is drawn in.
public struct Material: Hashable, Sendable, Codable {
  /// The system's materials, thinnest first.
  public enum Thickness: String, Hashable, Sendable, Codable, CaseIterable {
    case ultraThin, thin, regular, thick, ultraThick, bar
  }
  public var thickness: Thickness
  public var isDark: Bool

  public init(_ thickness: Thickness, isDark: Bool) {
    self.thickness = thickness
    self.isDark = isDark
  }
}

/// How an area is blended with what is below it.
public enum BlendMode: String, Hashable, Sendable, Codable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
  /// As `normal`; and what is in the group is mixed with one another alone, never with what is below the group.
  case isolated
}
