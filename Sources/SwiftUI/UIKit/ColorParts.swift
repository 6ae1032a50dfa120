import Drawing

/// The numbers that a colour was made of, in their own space: a grey has one, and stays a grey.
struct ColorParts: Hashable, Sendable {
  /// A space by the name that UIKit writes.
  enum Space: String, Sendable {
    case gray = "UIExtendedGrayColorSpace"
    case sRGB = "UIExtendedSRGBColorSpace"
    case linearSRGB = "kCGColorSpaceModelRGB"
    case displayP3 = "UIDisplayP3ColorSpace"

    /// How many parts a colour has, without its alpha.
    var count: Int { self == .gray ? 1 : 3 }
  }

  let space: Space
  let values: [CGFloat]
  let alpha: CGFloat

  /// Creates the parts of a colour; those that are missing are 0.
  init(_ space: Space, _ values: [CGFloat], alpha: CGFloat) {
    self.space = space
    self.values = (0..<space.count).map { $0 < values.count ? values[$0] : 0 }
    self.alpha = alpha.isNaN ? 0 : max(0, min(1, alpha))
  }

  /// Returns the parts with another alpha.
  func withAlpha(_ alpha: CGFloat) -> ColorParts { ColorParts(space, values, alpha: alpha) }

  /// The colour as it is drawn.
  var rgba: RGBA {
    let parts = (0..<3).map { Double(values[space == .gray ? 0 : $0]) }
    return RGBA(
      space.own, red: parts[0], green: parts[1], blue: parts[2], alpha: Double(alpha))
  }

  /// Returns the parts in another space of the colour as it is drawn.
  func converted(to other: Space) -> ColorParts {
    guard other != space else { return self }
    let value = rgba
    let values: [Double] =
      switch other {
      case .gray: [value.grey]
      case .sRGB: [value.red, value.green, value.blue]
      case .linearSRGB: [value.red, value.green, value.blue].map(Luminance.linear)
      case .displayP3: value.inP3
      }
    return ColorParts(other, values.map { CGFloat($0) }, alpha: alpha)
  }
}

extension ColorParts.Space {
  fileprivate var own: Color.RGBColorSpace {
    switch self {
    case .gray, .sRGB: .sRGB
    case .linearSRGB: .sRGBLinear
    case .displayP3: .displayP3
    }
  }
}

extension RGBA {
  /// The grey that is as light as the colour; a grey keeps its number to the last bit.
  var grey: Double {
    red == green && green == blue ? red : Luminance.encoded(luminance)
  }
}

extension ColorParts: CustomStringConvertible {
  /// The space and the numbers, as UIKit writes them.
  var description: String {
    ([space.rawValue] + (values + [alpha]).map { Self.short($0) }).joined(separator: " ")
  }

  /// Returns a number of six digits at most.
  static func short(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}

extension Color.Source {
  /// What UIKit writes of the colour, without the address that an object has there.
  var words: String {
    switch self {
    case .value(let value):
      "\(ColorParts(.sRGB, [value.red, value.green, value.blue], alpha: value.alpha))"
    case .system, .accent: "<UIDynamicSystemColor; name = \(UIColor.systemName(of: self) ?? "")>"
    case .named(let name): "<UIDynamicCatalogColor; name = \(name)>"
    case .alpha(let base, let alpha):
      "<UIDynamicModifiedColor; alpha = \(ColorParts.short(alpha)), baseColor = \(base.words)>"
    case .opacity, .mix, .exposure, .pair, .contrast: "<UIDynamicProviderColor>"
    }
  }
}
