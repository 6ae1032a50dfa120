import Numbers

/// How many pixels an image may have.
public struct ImageLimit: Sendable {
  public let side: Int
  public let pixels: Int

  /// More than this no camera takes, so that a file that says more is damaged, and nothing is laid out for it.
  public static let plausible = ImageLimit(side: 32_768, pixels: 1 << 28)
  /// More than this is not held while an image is drawn.
  public static let drawn = ImageLimit(side: 8_192, pixels: 16 << 20)
  /// A photograph with more than may be held, and no more than this, is read at half its width and height.
  public static let halved = ImageLimit(side: 2 * drawn.side, pixels: 4 * drawn.pixels)

  /// Returns whether an image of some pixels is one, and within the limit.
  public func allows(_ size: Size) -> Bool {
    min(size.width, size.height) >= 1 && exceeded(by: size) == nil
  }

  /// Returns what of the limit an image exceeds, in words; nil where it is within.
  public func exceeded(by size: Size) -> String? {
    if max(size.width, size.height) > Double(side) { return "\(side) pixels a side" }
    guard size.width * size.height > Double(pixels) else { return nil }
    return "\((Double(pixels) / 1e6).short(places: 1)) million pixels in all"
  }
}
