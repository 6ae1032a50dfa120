import Drawing
import Numbers

/// A colour, which may depend on where it is shown.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  package indirect enum Source: Hashable, Sendable {
    case value(RGBA)
    case system(SystemColor)
    case accent
    case named(String)
    case opacity(Source, Double)
    case mix(Source, Source, Double, Gradient.ColorSpace)
    case exposure(Source, Double)
    /// The colour as opaque as a number says, whatever it is by itself.
    case alpha(Source, Double)
    case pair(light: Source, dark: Source)
    case contrast(standard: Source, increased: Source)
  }
  package let source: Source

  /// Returns the colour with the accent colour in it replaced by a tint's.
  func fixed(in environment: EnvironmentValues) -> Color {
    guard case .color(let tint)? = environment.system.tint else { return self }
    return Color(source.replacingAccent(by: tint.source))
  }

  package init(_ source: Source) { self.source = source }

  /// Returns the colour in an environment.
  package func rgba(in environment: EnvironmentValues) -> RGBA {
    Color.rgba(source, environment)
  }

  private static func rgba(_ source: Source, _ environment: EnvironmentValues) -> RGBA {
    switch source {
    case .value(let value): return value
    case .system(let color): return color.value(in: environment)
    case .accent: return tintOrAccent(environment)
    case .named(let name):
      if let color = AssetCatalogs.current.color(named: name, in: environment) { return color }
      if name != "AccentColor", !AssetCatalogs.current.declares(color: name) {
        MissingColors.note(name)
      }
      return ownAccent(environment)
    case .opacity(let base, let factor): return rgba(base, environment).opacity(factor)
    case .mix(let one, let other, let fraction, let space):
      return space.mix(rgba(one, environment), rgba(other, environment), fraction)
    case .exposure(let base, let stops): return rgba(base, environment).exposed(by: stops)
    case .alpha(let base, let alpha):
      var value = rgba(base, environment)
      value.alpha = alpha
      return value
    case .pair(let light, let dark):
      return rgba(environment.system.colorScheme == .dark ? dark : light, environment)
    case .contrast(let standard, let increased):
      return rgba(environment.system.contrast == .increased ? increased : standard, environment)
    }
  }

  // Not called “accent”: the compiler would tell it to whoever writes Color.accent.
  private static func tintOrAccent(_ environment: EnvironmentValues) -> RGBA {
    if case .color(let color)? = environment.system.tint, !color.source.usesAccent {
      return color.rgba(in: environment)
    }
    return ownAccent(environment)
  }

  /// Returns the accent colour of the app itself, whatever tint surrounds the view.
  private static func ownAccent(_ environment: EnvironmentValues) -> RGBA {
    return AssetCatalogs.current.color(named: "AccentColor", in: environment)
      ?? SystemColor.blue.value(in: environment)
  }

  /// What SwiftUI writes of the colour.
  public var description: String {
    switch source {
    case .value(.white): "white"
    case .value(.black): "black"
    case .value(.clear): "clear"
    case .value(let value):
      "#"
        + [value.red, value.green, value.blue, value.alpha]
        .map { String(format: "%02X", Int(bounded: ($0 * 255).rounded())) }.joined()
    case .system(.label): "primary"
    case .system(.secondaryLabel): "secondary"
    case .system(let color) where color.isNamedInSwiftUI: color.rawValue
    case .accent: "accentColor"
    case .named(let name): "NamedColor(name: \"\(name)\", bundle: nil)"
    case .opacity(let base, let opacity):
      "\(Int(bounded: (opacity * 100).rounded()))% \(Color(base))"
    case .system, .alpha, .pair, .contrast, .mix, .exposure: source.words
    }
  }

  /// A space of colours.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// Creates a colour from its parts, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(.value(RGBA(colorSpace, red: red, green: green, blue: blue, alpha: opacity)))
  }

  /// Creates a grey from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(.value(RGBA(colorSpace, red: white, green: white, blue: white, alpha: opacity)))
  }

  /// Creates a colour by hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      .value(
        RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity).clamped))
  }

  /// Creates a colour of the asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name)) }

  /// Creates a colour of the asset catalogue by its generated name.
  public init(_ resource: ColorResource) { self.init(.named(resource.name)) }

  /// Creates a colour of UIKit.
  public init(uiColor: UIColor) { self.init(uiColor.source) }

  /// Creates a colour of UIKit.
  @_disfavoredOverload
  public init(_ color: UIColor) { self.init(color.source) }

  /// Creates a colour that is one already. It takes no `.name`: those are names of UIKit.
  public init<C: _ColorValue>(_ color: C) { self = color._color }

  /// Returns the colour made more transparent.
  public func opacity(_ opacity: Double) -> Color {
    Color(.opacity(source, max(0, min(1, opacity))))
  }

  /// Returns the colour mixed with another one.
  public func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mix(source, other.source, max(0, min(1, fraction)), colorSpace))
  }

  /// Returns the colour with its light doubled once for each stop. A surface without extended brightness, as those that
  /// widgets are drawn on, cuts what is brighter than white.
  public func exposureAdjust(_ amount: Double) -> Color { Color(.exposure(source, amount)) }

  /// Returns the colour for a surface that is brighter than white by a factor; the colour itself here.
  public func headroom(_ headroom: Double?) -> Color { self }

  /// A gentle gradient of the colour, lighter at the top.
  public var gradient: AnyGradient { AnyGradient(color: self) }

  public static let red = Color(.system(.red))
  public static let orange = Color(.system(.orange))
  public static let yellow = Color(.system(.yellow))
  public static let green = Color(.system(.green))
  public static let mint = Color(.system(.mint))
  public static let teal = Color(.system(.teal))
  public static let cyan = Color(.system(.cyan))
  public static let blue = Color(.system(.blue))
  public static let indigo = Color(.system(.indigo))
  public static let purple = Color(.system(.purple))
  public static let pink = Color(.system(.pink))
  public static let brown = Color(.system(.brown))
  public static let gray = Color(.system(.gray))
  public static let white = Color(.value(.white))
  public static let black = Color(.value(.black))
  public static let clear = Color(.value(.clear))
  public static let primary = Color(.system(.label))
  public static let secondary = Color(.system(.secondaryLabel))
  /// The app's accent colour, or the tint that surrounds the view.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(.accent)

  /// A colour's numbers in an environment.
  public struct Resolved: Hashable, Sendable {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float
  }

  /// Returns the colour's numbers in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let value = rgba(in: environment)
    return Resolved(
      red: Float(value.red), green: Float(value.green), blue: Float(value.blue),
      opacity: Float(value.alpha))
  }

  /// Creates a colour from its numbers.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
}

extension Color.Source {
  /// Whether the accent colour is part of it.
  var usesAccent: Bool {
    switch self {
    case .accent: true
    case .opacity(let base, _), .exposure(let base, _), .alpha(let base, _): base.usesAccent
    case .mix(let one, let other, _, _), .pair(let one, let other), .contrast(let one, let other):
      one.usesAccent || other.usesAccent
    case .value, .system, .named: false
    }
  }

  /// Returns the colour with another one in place of the accent colour.
  func replacingAccent(by other: Color.Source) -> Color.Source {
    switch self {
    case .accent: other
    case .opacity(let base, let factor): .opacity(base.replacingAccent(by: other), factor)
    case .exposure(let base, let stops): .exposure(base.replacingAccent(by: other), stops)
    case .alpha(let base, let alpha): .alpha(base.replacingAccent(by: other), alpha)
    case .mix(let one, let two, let fraction, let space):
      .mix(one.replacingAccent(by: other), two.replacingAccent(by: other), fraction, space)
    case .pair(let light, let dark):
      .pair(light: light.replacingAccent(by: other), dark: dark.replacingAccent(by: other))
    case .contrast(let standard, let increased):
      .contrast(
        standard: standard.replacingAccent(by: other),
        increased: increased.replacingAccent(by: other))
    case .value, .system, .named: self
    }
  }

  /// Returns the colour as opaque as a number says, from 0 to 1. It stays one that depends on its place.
  func withAlpha(_ alpha: Double) -> Color.Source {
    let alpha = alpha.isNaN ? 0 : max(0, min(1, alpha))
    switch self {
    case .value(var value):
      value.alpha = alpha
      return .value(value)
    case .alpha(let base, _): return .alpha(base, alpha)
    default: return .alpha(self, alpha)
    }
  }
}

/// A value that is a colour already.
public protocol _ColorValue {
  var _color: Color { get }
}

extension Color: _ColorValue {
  public var _color: Color { self }
}

extension Color: View, PrimitiveView {
  /// Builds one node, which fills the room that is offered.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.list.append(
      ShapeNode(
        ShapeOutline(Rectangle()), fill: .color(self), context.environment, kind: "Color"
      ).standing(for: context.view))
  }
}

/// The name of a colour in an asset catalogue, as Xcode generates it.
public struct ColorResource: Hashable, Sendable {
  let name: String
  /// Creates a colour by its name.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension RGBA {
  var clamped: RGBA {
    func unit(_ value: Double) -> Double { value.isNaN ? 0 : max(0, min(1, value)) }
    return RGBA(red: unit(red), green: unit(green), blue: unit(blue), alpha: unit(alpha))
  }

  init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let sector = (hue - hue.rounded(.down)) * 6
    let index = sector.rounded(.down)
    let fraction = sector - index
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    switch Int(bounded: index) {
    case 0: self.init(red: brightness, green: rising, blue: low, alpha: alpha)
    case 1: self.init(red: falling, green: brightness, blue: low, alpha: alpha)
    case 2: self.init(red: low, green: brightness, blue: rising, alpha: alpha)
    case 3: self.init(red: low, green: falling, blue: brightness, alpha: alpha)
    case 4: self.init(red: rising, green: low, blue: brightness, alpha: alpha)
    default: self.init(red: brightness, green: low, blue: falling, alpha: alpha)
    }
  }

  /// Returns the colour with its light doubled once for each stop, in the light that can be drawn.
  func exposed(by stops: Double) -> RGBA {
    let factor = exp2(stops)
    func part(_ value: Double) -> Double { Luminance.encoded(Luminance.linear(value) * factor) }
    return RGBA(red: part(red), green: part(green), blue: part(blue), alpha: alpha).clamped
  }
}
