import Drawing

/// A font of UIKit.
open class UIFont: Hashable, @unchecked Sendable {
  public let pointSize: CGFloat
  let weight: Weight
  let hasMonospacedDigits: Bool
  let design: Font.Design
  let isItalic: Bool
  let width: Width
  /// What it was asked for by name; nil for the system's font.
  let request: FontRequest?
  /// The name that the font was asked for by, or the system's.
  public var fontName: String { request?.name ?? ".SFUI-\(weight.name)" }
  /// The family that the font belongs to.
  public var familyName: String {
    guard let request else { return ".AppleSystemUIFont" }
    return WidgetFonts.current.family(of: request.name) ?? request.name
  }

  /// How wide the letters are.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let compressed = Width(Font.Width.compressed)
    public static let condensed = Width(Font.Width.condensed)
    public static let standard = Width(Font.Width.standard)
    public static let expanded = Width(Font.Width.expanded)

    private init(_ width: Font.Width) { rawValue = width.value }
  }

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

    var fontWeight: Font.Weight { row.weight }

    /// The word for the weight in a font's name.
    var name: String { row.name }

    private var row: (weight: Font.Weight, name: String) {
      switch rawValue {
      case ..<(-0.7): (.ultraLight, "Ultralight")
      case ..<(-0.5): (.thin, "Thin")
      case ..<(-0.2): (.light, "Light")
      case ..<0.12: (.regular, "Regular")
      case ..<0.27: (.medium, "Medium")
      case ..<0.35: (.semibold, "Semibold")
      case ..<0.48: (.bold, "Bold")
      case ..<0.6: (.heavy, "Heavy")
      default: (.black, "Black")
      }
    }
  }

  /// The text styles by UIKit's names.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The style of SwiftUI; an unknown one is that of body text.
    var style: Font.TextStyle { Self.styles[rawValue] ?? .body }

    private static let styles: [String: Font.TextStyle] = [
      largeTitle.rawValue: .largeTitle, title1.rawValue: .title, title2.rawValue: .title2,
      title3.rawValue: .title3, headline.rawValue: .headline, subheadline.rawValue: .subheadline,
      callout.rawValue: .callout, footnote.rawValue: .footnote, caption1.rawValue: .caption,
      caption2.rawValue: .caption2,
    ]

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  init(
    size: CGFloat, weight: Weight, hasMonospacedDigits: Bool = false,
    design: Font.Design = .default, isItalic: Bool = false, width: Width = .standard,
    request: FontRequest? = nil
  ) {
    (pointSize, self.weight, self.hasMonospacedDigits) = (size, weight, hasMonospacedDigits)
    (self.design, self.isItalic, self.width, self.request) = (design, isItalic, width, request)
  }

  public static func == (left: UIFont, right: UIFont) -> Bool {
    left.pointSize == right.pointSize && left.weight == right.weight
      && left.design == right.design && left.hasMonospacedDigits == right.hasMonospacedDigits
      && left.isItalic == right.isItalic && left.width == right.width
      && left.request == right.request
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(design)
    hasher.combine(hasMonospacedDigits)
    hasher.combine(isItalic)
    hasher.combine(width)
    hasher.combine(request)
  }

  /// Returns what a text is measured with.
  func face(for text: String = "") -> Face {
    var face = Face(
      size: Double(pointSize), weight: weight.fontWeight.value, design: design.drawn,
      isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits,
      stretch: 1 + Double(width.rawValue))
    face.font = request.flatMap {
      WidgetFonts.current.figures(of: $0, for: text, isTabular: hasMonospacedDigits)
    }
    return face
  }

  /// Creates a font by its name; nil where neither a file of the widget nor an iPhone has it. The system's font stands in
  /// for one that an iPhone has.
  public convenience init?(name: String, size: CGFloat) {
    // Names of the system's own fonts begin with a dot.
    guard WidgetFonts.current.family(of: name) != nil || name.hasPrefix(".") else {
      MissingFonts.note(name)
      return nil
    }
    self.init(size: size, weight: .regular, request: FontRequest(name: name))
  }
  /// The families that an iPhone and the widget's files have, in order.
  public static var familyNames: [String] {
    Set(PhoneFonts.familyNames + WidgetFonts.current.familyNames).sorted()
  }
  /// Returns the names of the fonts of a family that the widget's files have.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    WidgetFonts.current.names(ofFamily: familyName)
  }
  /// Returns the system's font.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .regular)
  }
  /// Returns the system's font in a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight)
  }
  /// Returns the system's font in a weight and a width.
  public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(size: size, weight: weight, width: width)
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
  /// Returns the system's slanted font.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .regular, isItalic: true)
  }
  /// Returns the font of a text style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  /// Returns the font of a text style in a place.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let environment = traitCollection?.environment(in: .current) ?? .current
    return UIFont(
      size: CGFloat(style.style.size(environment.dynamicTypeSize)),
      weight: style == .headline ? .semibold : .regular)
  }
  /// Returns the font at another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(
      size: size, weight: weight, hasMonospacedDigits: hasMonospacedDigits, design: design,
      isItalic: isItalic, width: width, request: request)
  }
  public static let systemFontSize: CGFloat = 14
  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let smallSystemFontSize: CGFloat = 12
  /// From the baseline to the top of a line.
  public var ascender: CGFloat { CGFloat(TypeMetrics.ascent(face())) }
  /// From the baseline to the bottom of a line, below zero.
  public var descender: CGFloat { CGFloat(-TypeMetrics.descent(face())) }
  /// The height of a capital letter.
  public var capHeight: CGFloat { CGFloat(TypeMetrics.capHeight(face())) }
  /// The font's line height.
  public var lineHeight: CGFloat { CGFloat(TypeMetrics.lineHeight(face())) }
  /// The height of an x.
  public var xHeight: CGFloat { CGFloat(TypeMetrics.xHeight(face())) }
  /// What the font leaves between two lines.
  public var leading: CGFloat { pointSize * CGFloat(face().font?.lineGap ?? 0) }
}

extension UIFont: CustomStringConvertible {
  /// What UIKit writes of the font, without the address that an object has there.
  public var description: String {
    let style = isItalic ? "italic" : "normal"
    let weight = weight.fontWeight.value >= Font.Weight.semibold.value ? "bold" : "normal"
    return "<UICTFont> font-family: \"\(fontName)\"; font-weight: \(weight); "
      + "font-style: \(style); font-size: \(String(format: "%.2f", Double(pointSize)))pt"
  }
}
