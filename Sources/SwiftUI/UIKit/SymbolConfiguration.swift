import Drawing

extension UIImage {
  /// How a picture is looked up.
  public class Configuration: CustomStringConvertible {
    public var description: String { "<UIImageConfiguration>" }
  }

  /// How a symbol is drawn.
  public final class SymbolConfiguration: Configuration {
    let drawing: SymbolDrawing

    init(_ drawing: SymbolDrawing) { self.drawing = drawing }

    /// A configuration that says nothing.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolDrawing()) }

    /// Creates a symbol at a size.
    public convenience init(pointSize: CGFloat) {
      self.init(SymbolDrawing(size: .points(pointSize)))
    }
    /// Creates a symbol at a size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .default)
    }
    /// Creates a symbol at a size, weight and scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(
        SymbolDrawing(size: .points(pointSize), weight: weight.fontWeight, scale: scale.imageScale))
    }
    /// Creates a symbol for a text style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(SymbolDrawing(size: .style(textStyle.style), scale: scale.imageScale))
    }
    /// Creates a symbol beside text in a font.
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(
        SymbolDrawing(
          size: .points(font.pointSize), weight: font.weight.fontWeight, scale: scale.imageScale))
    }
    /// Creates a symbol of a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(SymbolDrawing(weight: weight.fontWeight))
    }
    /// Creates a symbol of a scale.
    public convenience init(scale: SymbolScale) {
      self.init(SymbolDrawing(scale: scale.imageScale))
    }
    /// Creates a symbol in shades of a colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolDrawing(coloring: .init(mode: .hierarchical, colors: [hierarchicalColor])))
    }
    /// Creates a symbol in several colours.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolDrawing(coloring: .init(mode: .palette, colors: paletteColors)))
    }
    /// Returns both together: the other one says what it says itself.
    public func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
      SymbolConfiguration(drawing.under(other?.drawing ?? SymbolDrawing()))
    }
    /// Returns a symbol in its own colours.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(SymbolDrawing(coloring: .init(mode: .multicolor, colors: [])))
    }
    /// Returns a symbol in one colour.
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(SymbolDrawing(coloring: .init(mode: .monochrome, colors: [])))
    }
  }

  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The same weight of a font; nil where the symbol's surroundings say it.
    var fontWeight: Font.Weight? {
      self == .unspecified ? nil : Font.Weight(value: rawValue * 100)
    }
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large

    var imageScale: Image.Scale? {
      switch self {
      case .default, .medium: .medium
      case .unspecified: nil
      case .small: .small
      case .large: .large
      }
    }
  }
}

/// How UIKit draws a symbol, whatever text stands around it.
struct SymbolDrawing: Hashable, Sendable {
  enum Length: Hashable, Sendable {
    case points(CGFloat)
    case style(Font.TextStyle)
  }
  struct Coloring: Hashable, Sendable {
    var mode: SymbolRenderingMode
    var colors: [UIColor]
  }
  /// Nil is 17 points.
  var size: Length?
  var weight: Font.Weight?
  var scale: Image.Scale?
  var coloring: Coloring?
  /// The colour that the symbol has where it is no template.
  var tint: UIColor?
  var mode = UIImage.RenderingMode.automatic
  /// How far the symbol is filled, from 0 to 1; nil for the whole of it.
  var variable: Double?

  /// Returns this where another one says nothing.
  func under(_ other: SymbolDrawing) -> SymbolDrawing {
    SymbolDrawing(
      size: other.size ?? size, weight: other.weight ?? weight, scale: other.scale ?? scale,
      coloring: other.coloring ?? coloring, tint: other.tint ?? tint,
      mode: other.mode == .automatic ? mode : other.mode, variable: other.variable ?? variable)
  }

  /// Returns the surroundings in which SwiftUI draws the symbol like this.
  func environment(
    in outer: EnvironmentValues, as template: Image.TemplateRenderingMode?
  ) -> EnvironmentValues {
    var environment = outer
    environment.system.font =
      switch size {
      case .points(let points)?: .system(size: points, weight: weight)
      case .style(let style)?: .system(style, weight: weight)
      case nil: .system(size: UIFont.labelFontSize, weight: weight)
      }
    environment.system.fontTraits = FontTraits()
    environment.system.imageScale = scale ?? .medium
    environment.system.symbolVariants = .none
    let mode: UIImage.RenderingMode =
      switch template {
      case .template?: .alwaysTemplate
      case .original?: .alwaysOriginal
      case nil: mode
      }
    guard mode != .alwaysTemplate else { return environment }
    if mode == .alwaysOriginal {
      environment.system.foreground = [.color(tint.map { Color($0) } ?? .black)]
    }
    if let coloring, tint == nil || mode == .automatic {
      environment.system.symbolRenderingMode = coloring.mode
      if !coloring.colors.isEmpty {
        environment.system.foreground = coloring.colors.map { .color(Color($0)) }
      }
    }
    return environment
  }
}
