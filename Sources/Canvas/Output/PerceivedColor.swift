import Glibc

/// A colour as the eye sees it: equal distances look equal (Ottosson's Oklab).
struct PerceivedColor: Sendable {
  let lightness: Double
  let greenRed: Double
  let blueYellow: Double

  init(_ color: CellColor) {
    // A square for the display's curve.
    func light(_ part: Int) -> Double { Double(part * part) / 65_025 }
    let (r, g, b) = (light(color.red), light(color.green), light(color.blue))
    let long = cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b)
    let middle = cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b)
    let short = cbrt(0.0883 * r + 0.2817 * g + 0.6300 * b)
    lightness = 0.2105 * long + 0.7936 * middle - 0.0041 * short
    greenRed = 1.9780 * long - 2.4286 * middle + 0.4506 * short
    blueYellow = 0.0259 * long + 0.7828 * middle - 0.8087 * short
  }

  /// The value of each part, of 255, that a grey as light as this has.
  var gray: Double { 255 * max(0, lightness * lightness * lightness).squareRoot() }

  /// How far it is from grey.
  private var chroma: Double { (greenRed * greenRed + blueYellow * blueYellow).squareRoot() }

  /// Returns how wrong another colour would look in its place: a wrong hue most, a wrong lightness least.
  ///
  /// The weights were chosen by eye on wallpapers, symbols and crests in 256 colours.
  func difference(_ other: PerceivedColor) -> Double {
    let lighter = lightness - other.lightness
    let (a, b) = (greenRed - other.greenRed, blueYellow - other.blueYellow)
    let stronger = chroma - other.chroma
    let turned = a * a + b * b - stronger * stronger
    return lighter * lighter + 4 * stronger * stronger + 8 * turned
  }
}
