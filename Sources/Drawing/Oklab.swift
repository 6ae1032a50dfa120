import Foundation

/// A colour by how light it looks and by its place between green and red, blue and yellow: Björn Ottosson's Oklab, in which
/// steps of one length look like steps of one length.
///
/// Apple says of `perceptual` that it is a perceptual colour space and not which one; gradients on pictures of phones
/// follow this one (LAYOUT.md, "Styles").
package struct Oklab: Sendable {
  package private(set) var lightness: Double
  package private(set) var greenRed: Double
  package private(set) var blueYellow: Double

  /// Creates a colour of the lights of its parts, each 0 to 1: `Luminance.linear` gives them for sRGB.
  package init(red: Double, green: Double, blue: Double) {
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let middle = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short
    greenRed = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
    blueYellow = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
  }

  fileprivate init(_ color: RGBA) {
    self.init(
      red: Luminance.linear(color.red), green: Luminance.linear(color.green),
      blue: Luminance.linear(color.blue))
  }

  /// Returns the colour on the way to another one.
  fileprivate func mixed(with new: Oklab, _ share: Double) -> Oklab {
    var color = self
    color.lightness = mix(lightness, new.lightness, share)
    color.greenRed = mix(greenRed, new.greenRed, share)
    color.blueYellow = mix(blueYellow, new.blueYellow, share)
    return color
  }

  /// Returns the nearest colour that sRGB has.
  fileprivate func color(alpha: Double) -> RGBA {
    func cube(_ value: Double) -> Double { value * value * value }
    let long = cube(lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow)
    let middle = cube(lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow)
    let short = cube(lightness - 0.0894841775 * greenRed - 1.2914855480 * blueYellow)
    func part(_ light: Double) -> Double { min(1, max(0, Luminance.encoded(light))) }
    return RGBA(
      red: part(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
      green: part(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
      blue: part(-0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short),
      alpha: min(1, max(0, alpha)))
  }
}

extension RGBA {
  /// Returns the colour on the way to another one, by how colours look; each counts by how much of it shows, so that a
  /// clear one has the other's hue.
  package func mixedByLook(with new: RGBA, _ share: Double) -> RGBA {
    if share <= 0 || self == new { return self }
    if share >= 1 { return new }
    let (old, fresh) = ((1 - share) * max(0, alpha), share * max(0, new.alpha))
    let part = old + fresh > 0 ? fresh / (old + fresh) : share
    return Oklab(self).mixed(with: Oklab(new), part).color(alpha: mix(alpha, new.alpha, share))
  }
}
