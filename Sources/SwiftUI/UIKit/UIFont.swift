import Drawing

/// A font of UIKit.
open class UIFont: Hashable, @unchecked Sendable {
  public let pointSize: CGFloat
  let weight: Weight
  let hasMonospacedDigits: Bool
  let design: Font.Design
  /// What it was asked for by name; nil for the system's font.
  let request: FontRequest?
  /// The name that the font was asked for by, or the system's.
  public var fontName: String { request?.name ?? ".SFUI-Regular" }

  /// The weight of the letters.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    /// Returns the same weight of a symbol.
    public func symbolWeight() -> UIImage.SymbolWeight {
      UIImage.SymbolWeight(rawValue: fontWeight.value / 100) ?? .unspecified
    }

    var fontWeight: Font.Weight {
      switch rawValue {
      case ..<(-0.7): .ultraLight
      case ..<(-0.5): .thin
      case ..<(-0.2): .light
      case ..<0.12: .regular
      case ..<0.27: .medium
      case ..<0.35: .semibold
      case ..<0.48: .bold
      case ..<0.6: .heavy
      default: .black
      }
    }
  }

  /// The text styles by UIKit's names.
  public struct TextStyle: Hashable, Sendable {
    let style: Font.TextStyle
    public static let largeTitle = TextStyle(style: .largeTitle)
    public static let title1 = TextStyle(style: .title)
    public static let title2 = TextStyle(style: .title2)
    public static let title3 = TextStyle(style: .title3)
    public static let headline = TextStyle(style: .headline)
    public static let subheadline = TextStyle(style: .subheadline)
    public static let body = TextStyle(style: .body)
    public static let callout = TextStyle(style: .callout)
    public static let footnote = TextStyle(style: .footnote)
    public static let caption1 = TextStyle(style: .caption)
    public static let caption2 = TextStyle(style: .caption2)
  }

  init(
    size: CGFloat, weight: Weight, hasMonospacedDigits: Bool = false,
    design: Font.Design = .default, request: FontRequest? = nil
  ) {
    (pointSize, self.weight, self.hasMonospacedDigits) = (size, weight, hasMonospacedDigits)
    (self.design, self.request) = (design, request)
  }

  public static func == (left: UIFont, right: UIFont) -> Bool {
    left.pointSize == right.pointSize && left.weight == right.weight
      && left.design == right.design && left.hasMonospacedDigits == right.hasMonospacedDigits
      && left.request == right.request
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(design)
    hasher.combine(hasMonospacedDigits)
    hasher.combine(request)
  }

  /// Returns what a text is measured with.
  func face(for text: String = "") -> Face {
    var face = Face(
      size: Double(pointSize), weight: weight.fontWeight.value, design: design.drawn,
      hasMonospacedDigits: hasMonospacedDigits)
    face.font = request.flatMap {
      WidgetFonts.current.figures(of: $0, for: text, isTabular: hasMonospacedDigits)
    }
    return face
  }

  /// Creates a font by its name; where no file of the widget has it, the system's font stands in for it.
  public convenience init?(name: String, size: CGFloat) {
    self.init(size: size, weight: .regular, request: FontRequest(name: name))
  }
  /// Returns the system's font.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .regular)
  }
  /// Returns the system's font in a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight)
  }
  /// Returns the system's font in bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .bold)
  }
  /// Returns the system's font with digits of equal width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight, hasMonospacedDigits: true)
  }
  /// Returns the system's font with letters of equal width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight, design: .monospaced)
  }
  /// Returns the system's slanted font; drawn upright.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .regular)
  }
  /// Returns the font of a text style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(
      size: CGFloat(style.style.size(EnvironmentValues.current.dynamicTypeSize)),
      weight: style == .headline ? .semibold : .regular)
  }
  /// Returns the font at another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(
      size: size, weight: weight, hasMonospacedDigits: hasMonospacedDigits, design: design,
      request: request)
  }
  public static let systemFontSize: CGFloat = 14
  public static let labelFontSize: CGFloat = 17
  public static let smallSystemFontSize: CGFloat = 12
  /// From the baseline to the top of a line.
  public var ascender: CGFloat { CGFloat(TypeMetrics.ascent(face())) }
  /// From the baseline to the bottom of a line, below zero.
  public var descender: CGFloat { CGFloat(-TypeMetrics.descent(face())) }
  /// The height of a capital letter.
  public var capHeight: CGFloat { CGFloat(TypeMetrics.capHeight(face())) }
  /// The font's line height.
  public var lineHeight: CGFloat { CGFloat(TypeMetrics.lineHeight(face())) }
}
