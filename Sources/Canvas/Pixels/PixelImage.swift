import Findings

/// A picture of pixels.
public struct PixelImage: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// Red, green, blue and alpha of each pixel, row by row from the top; colours are not multiplied by alpha.
  public var bytes: [UInt8]

  /// A picture of `width` × `height` pixels, four bytes each; what is missing is transparent.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    (self.width, self.height) = (max(0, width), max(0, height))
    let count = self.width * self.height * 4
    self.bytes =
      bytes.count == count
      ? bytes : Array(bytes.prefix(count)) + Array(repeating: 0, count: max(0, count - bytes.count))
  }
}

/// What a painter made of a display list, in pixels.
public struct PaintedPixels: Sendable {
  public var image: PixelImage
  /// What could not be drawn as it is on a phone.
  public var findings: [Finding]
}
