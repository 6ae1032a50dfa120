import Drawing

extension GraphicsContext {
  /// What a path of a canvas is filled or drawn with.
  public struct Shading {
    let paint: (EnvironmentValues, Rect) -> Paint

    private init(_ paint: @escaping (EnvironmentValues, Rect) -> Paint) { self.paint = paint }

    /// Returns a colour.
    public static func color(_ color: Color) -> Shading {
      Shading { environment, _ in .color(color.rgba(in: environment)) }
    }
    /// Returns a colour by its parts.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// Returns a grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// Returns a style, as it fills the path's rectangle.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { style._box.paint(in: $0, $1) }
    }
    /// The foreground of the canvas.
    public static var foreground: Shading { style(ForegroundStyle()) }
    /// What is below; nothing is drawn here.
    public static var backdrop: Shading { color(.clear) }
    /// Returns several shadings, of which the first draws paths.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
    /// Returns a gradient between two places.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { environment, _ in
        .linear(
          gradient.resolved(in: environment), start: Point(startPoint), end: Point(endPoint))
      }
    }
    /// Returns a gradient from one circle to another.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { environment, _ in
        .radial(
          gradient.resolved(in: environment), center: Point(center),
          startRadius: Double(startRadius), endRadius: Double(endRadius))
      }
    }
    /// Returns a gradient around a place.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { environment, _ in
        .angular(
          gradient.resolved(in: environment), center: Point(center), startAngle: angle.radians,
          endAngle: angle.radians + 2 * .pi)
      }
    }
    /// Returns an image, repeated.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale))
    }
  }

  /// How a gradient of a canvas goes on.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }
  /// How a canvas is cut.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = ClipOptions(rawValue: 1)
  }
  /// How a filter counts colours.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }
  /// How a blur treats edges.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
  /// What a shadow does.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// A way of mixing with what is below; that of views.
  public typealias BlendMode = SwiftUI.BlendMode

  /// A change of colours or edges.
  public struct Filter {
    let change: (inout GroupMark, EnvironmentValues) -> Void

    private init(_ change: @escaping (inout GroupMark, EnvironmentValues) -> Void) {
      self.change = change
    }
    private static func adjusting(_ adjustment: ColorAdjustment) -> Filter {
      Filter { group, _ in group.adjustments.append(adjustment) }
    }
    /// Returns a blur.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter { group, _ in group.blur = max(0, Double(radius)) }
    }
    /// Returns a shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter { group, environment in
        group.shadow = ShadowMark(
          color: color.rgba(in: environment), radius: Double(radius), x: Double(x), y: Double(y))
      }
    }
    /// Returns a filter for brighter colours.
    public static func brightness(_ amount: Double) -> Filter { adjusting(.brightness(amount)) }
    /// Returns a filter for more or less contrast.
    public static func contrast(_ amount: Double) -> Filter { adjusting(.contrast(amount)) }
    /// Returns a filter for stronger or weaker colours.
    public static func saturation(_ amount: Double) -> Filter { adjusting(.saturation(amount)) }
    /// Returns a filter for greys.
    public static func grayscale(_ amount: Double) -> Filter { adjusting(.grayscale(amount)) }
    /// Returns a filter for turned hues.
    public static func hueRotation(_ angle: Angle) -> Filter {
      adjusting(.hueRotation(angle.radians))
    }
    /// Returns a filter for inverted colours.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      amount > 0.5 ? adjusting(.invert) : Filter { _, _ in }
    }
    /// Returns colours multiplied by one.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { group, environment in
        group.adjustments.append(.multiply(color.rgba(in: environment)))
      }
    }
    /// Dark parts made transparent; greys here.
    public static var luminanceToAlpha: Filter { adjusting(.grayscale(1)) }
    /// Returns a filter that keeps parts by how opaque they are; all of them here.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter { _, _ in }
    }
  }
}
