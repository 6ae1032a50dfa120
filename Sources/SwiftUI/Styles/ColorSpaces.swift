import Drawing

extension RGBA {
  /// Creates a colour of another space's parts: what sRGB has not is the nearest that it has.
  init(_ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, alpha: Double) {
    let parts = (red, green, blue)
    let own =
      switch space {
      case .sRGB: parts
      case .sRGBLinear:
        (Luminance.encoded(red), Luminance.encoded(green), Luminance.encoded(blue))
      case .displayP3: Self.fromP3(parts)
      }
    self = RGBA(red: own.0, green: own.1, blue: own.2, alpha: alpha).clamped
  }

  /// Returns the parts in sRGB of a colour in Display P3, which has the same white and the same curve.
  private static func fromP3(
    _ parts: (red: Double, green: Double, blue: Double)
  ) -> (Double, Double, Double) {
    // A grey is the same in both, to the last bit.
    if parts.red == parts.green, parts.green == parts.blue { return parts }
    let red = Luminance.linear(parts.red)
    let green = Luminance.linear(parts.green)
    let blue = Luminance.linear(parts.blue)
    return (
      Luminance.encoded(1.224_940_176 * red - 0.224_940_176 * green),
      Luminance.encoded(-0.042_056_955 * red + 1.042_056_955 * green),
      Luminance.encoded(-0.019_637_555 * red - 0.078_636_046 * green + 1.098_273_600 * blue)
    )
  }

  /// The parts in Display P3.
  var inP3: [Double] {
    if red == green, green == blue { return [red, green, blue] }
    let (red, green, blue) = (
      Luminance.linear(red), Luminance.linear(green), Luminance.linear(blue)
    )
    return [
      0.822_461_969 * red + 0.177_538_031 * green,
      0.033_194_199 * red + 0.966_805_801 * green,
      0.017_082_631 * red + 0.072_397_440 * green + 0.910_519_929 * blue,
    ].map(Luminance.encoded)
  }
}
