import Foundation

/// Computes luminance and contrast as the Web Content Accessibility Guidelines define them.
public enum Luminance {
  /// Returns the light of one part of a colour in sRGB, 0 to 1.
  public static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  /// Returns the part of a colour in sRGB that has a light; `linear` the other way round.
  public static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// Returns the luminance of a colour of these lights, 0 to 1.
  public static func of(red: Double, green: Double, blue: Double) -> Double {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /// Returns the contrast between two luminances: 1 for equal ones, 21 for black and white.
  public static func contrast(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}

extension RGBA {
  /// The luminance of the colour, whatever its alpha.
  public var luminance: Double {
    Luminance.of(
      red: Luminance.linear(red), green: Luminance.linear(green), blue: Luminance.linear(blue))
  }

  /// Returns the contrast between two opaque colours, 1 to 21.
  public func contrast(with other: RGBA) -> Double {
    Luminance.contrast(luminance, other.luminance)
  }
}
