import Drawing

/// A colour of Core Graphics.
public struct CGColor: Hashable, Sendable {
  let source: Color.Source
  /// The numbers that the colour was made of; nil for one that depends on its place.
  let parts: ColorParts?

  init(source: Color.Source) { (self.source, parts) = (source, nil) }

  init(_ parts: ColorParts) { (source, self.parts) = (.value(parts.rgba), parts) }

  /// Creates a colour from its parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorParts(.sRGB, [red, green, blue], alpha: alpha))
  }
  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(ColorParts(.gray, [gray], alpha: alpha))
  }
  /// Creates a colour in sRGB.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Creates a colour in the generic grey space.
  public init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }
  /// Creates a colour from its parts in a space, alpha last.
  ///
  /// - Parameter components: as many as the space has, and one for alpha.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let values = (0..<space.numberOfComponents).map { components[$0] }
    self.init(ColorParts(space.space, values, alpha: components[values.count]))
  }

  public static let white = CGColor(gray: 1, alpha: 1)
  public static let black = CGColor(gray: 0, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Returns the colour as opaque as a number says.
  public func copy(alpha: CGFloat) -> CGColor? {
    parts.map { CGColor($0.withAlpha(alpha)) } ?? CGColor(source: source.withAlpha(Double(alpha)))
  }
  /// Returns the colour.
  public func copy() -> CGColor? { self }

  /// The parts in sRGB of a colour that was not made of parts.
  private var ownParts: ColorParts {
    if let parts { return parts }
    let value = Color(source).rgba(in: .current)
    return ColorParts(.sRGB, [value.red, value.green, value.blue], alpha: value.alpha)
  }

  /// How many parts it has, alpha included: two for a grey, else four.
  public var numberOfComponents: Int { ownParts.values.count + 1 }
  /// The parts, alpha last.
  public var components: [CGFloat]? { ownParts.values + [ownParts.alpha] }
  /// How opaque it is.
  public var alpha: CGFloat { ownParts.alpha }
  /// The space of its parts.
  public var colorSpace: CGColorSpace? { CGColorSpace(ownParts.space) }

  /// Returns the colour in the parts of another space.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
  ) -> CGColor? {
    CGColor(ownParts.converted(to: space.space))
  }

  public static func == (one: CGColor, other: CGColor) -> Bool { one.source == other.source }
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension CGColor: CustomStringConvertible {
  /// The space and the parts, as Core Graphics writes them, without where they are kept.
  public var description: String {
    let parts = (components ?? []).map(ColorParts.short).joined(separator: " ")
    return "<CGColor> [\(colorSpace.map { "\($0)" } ?? "")] ( \(parts) )"
  }
}

/// How Core Graphics treats what a space does not have.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension Color {
  /// Creates a colour of Core Graphics.
  public init(cgColor: CGColor) { self.init(cgColor.source) }
  /// Creates a colour of Core Graphics.
  public init(_ cgColor: CGColor) { self.init(cgColor.source) }
  /// The colour as Core Graphics has it.
  public var cgColor: CGColor? { CGColor(source: source) }
}
