import Drawing

/// A cell's colour as the eye sees it: equal distances look equal.
struct PerceivedColor: Sendable {
  private let look: Oklab

  init(_ color: CellColor) {
    // A square for the display's curve.
    func light(_ part: Int) -> Double { Double(part * part) / 65_025 }
    look = Oklab(red: light(color.red), green: light(color.green), blue: light(color.blue))
  }

  var lightness: Double { look.lightness }

  /// The value of each part, of 255, that a grey as light as this has.
  var gray: Double { 255 * max(0, lightness * lightness * lightness).squareRoot() }

  /// How far it is from grey.
  private var chroma: Double {
    (look.greenRed * look.greenRed + look.blueYellow * look.blueYellow).squareRoot()
  }

  /// Returns how wrong another colour would look in its place: a wrong hue most, a wrong lightness least.
  ///
  /// The weights were chosen by eye on wallpapers, symbols and crests in 256 colours.
  func difference(_ other: PerceivedColor) -> Double {
    let lighter = lightness - other.lightness
    let a = look.greenRed - other.look.greenRed
    let b = look.blueYellow - other.look.blueYellow
    let stronger = chroma - other.chroma
    let turned = a * a + b * b - stronger * stronger
    return lighter * lighter + 4 * stronger * stronger + 8 * turned
  }
}
