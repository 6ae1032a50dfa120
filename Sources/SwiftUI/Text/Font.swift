import Drawing

/// A font that is resolved where it is used.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(CGFloat, Weight?, Design?)
    /// A font by name; relative to a style's growth with Dynamic Type, or fixed.
    case custom(String, CGFloat, relativeTo: TextStyle?)
  }
  let base: Base
  var traits = FontTraits()

  init(_ base: Base) { self.base = base }

  /// The text styles.
  public enum TextStyle: CaseIterable, Hashable, Sendable, Codable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// The design of the letters.
  public enum Design: Hashable, Sendable, Codable { case `default`, serif, rounded, monospaced }

  /// The weight of the letters.
  public struct Weight: Hashable, Sendable {
    /// As CSS counts it.
    package let value: Int
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// The width of the letters; 0 is standard.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The room between lines.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// What text has that says nothing of its font.
  public static let `default` = body
  public static let largeTitle = Font(.style(.largeTitle, nil, nil))
  public static let title = Font(.style(.title, nil, nil))
  public static let title2 = Font(.style(.title2, nil, nil))
  public static let title3 = Font(.style(.title3, nil, nil))
  public static let headline = Font(.style(.headline, nil, nil))
  public static let subheadline = Font(.style(.subheadline, nil, nil))
  public static let body = Font(.style(.body, nil, nil))
  public static let callout = Font(.style(.callout, nil, nil))
  public static let footnote = Font(.style(.footnote, nil, nil))
  public static let caption = Font(.style(.caption, nil, nil))
  public static let caption2 = Font(.style(.caption2, nil, nil))

  /// Returns the system font at a size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size, weight, design))
  }
  /// Returns the system font at a size.
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(.system(size, weight, design))
  }
  /// Returns the system font of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design, weight))
  }
  /// Returns a font by its name, which grows with Dynamic Type.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size, relativeTo: .body))
  }
  /// Returns a font by its name, which grows as a text style does.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name, size, relativeTo: textStyle))
  }
  /// Returns a font by its name at a fixed size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, relativeTo: nil))
  }
  /// Creates a font of UIKit.
  public init(_ font: UIFont) {
    if let request = font.request {
      self.init(.custom(request.name, font.pointSize, relativeTo: nil))
      traits.weight = request.weight.map(Weight.init(value:))
      if request.isItalic { traits.isItalic = true }
    } else {
      let design = font.design == .default ? nil : font.design
      self.init(.system(font.pointSize, font.weight.fontWeight, design))
    }
    // What it does not have, its surroundings may still ask for.
    if font.isItalic { traits.isItalic = true }
    if font.width != .standard { traits.width = Width(font.width.rawValue) }
    if font.hasMonospacedDigits { traits.hasMonospacedDigits = true }
  }

  private func changed(_ change: (inout FontTraits) -> Void) -> Font {
    var copy = self
    change(&copy.traits)
    return copy
  }
  /// Returns the font in another weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  /// Returns the font in another width.
  public func width(_ width: Width) -> Font { changed { $0.width = width } }
  /// Returns the font in bold.
  public func bold() -> Font { bold(true) }
  /// Returns the font in bold, or not in bold.
  public func bold(_ isActive: Bool) -> Font { changed { $0.isBold = isActive } }
  /// Returns the font in italics.
  public func italic() -> Font { italic(true) }
  /// Returns the font in italics, or upright.
  public func italic(_ isActive: Bool) -> Font { changed { $0.isItalic = isActive } }
  /// Returns the font with digits of equal width.
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }
  /// Returns the font with letters of equal width.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  /// Returns the font with small capitals for all letters.
  public func smallCaps() -> Font { smallCapitals(.all) }
  /// Returns the font with small capitals for lower case.
  public func lowercaseSmallCaps() -> Font { smallCapitals(.lowercase) }
  /// Returns the font with small capitals for upper case.
  public func uppercaseSmallCaps() -> Font { smallCapitals(.uppercase) }
  private func smallCapitals(_ letters: SmallCapitals) -> Font {
    changed { $0.smallCapitals = letters.union($0.smallCapitals) }
  }
  /// Returns the font with another room between lines.
  public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading } }
}
