import Findings

/// A picture of pixels.
public struct PixelImage: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// Red, green, blue and alpha of each pixel, row by row from the top; colours are not multiplied by alpha.
  public var bytes: [UInt8]

  /// Creates a picture of `width` × `height` pixels, four bytes each; what is missing is transparent.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    (self.width, self.height) = (max(0, width), max(0, height))
    let count = self.width * self.height * 4
    self.bytes =
      bytes.count == count
      ? bytes : Array(bytes.prefix(count)) + Array(repeating: 0, count: max(0, count - bytes.count))
  }
}

extension PixelImage {
  /// Creates a picture from colours that are multiplied by alpha.
  init(width: Int, height: Int, premultiplied bytes: [UInt8]) {
    var plain = bytes
    for at in stride(from: 0, to: bytes.count - 3, by: 4) {
      let alpha = Int(bytes[at + 3])
      guard alpha > 0, alpha < 255 else { continue }
      for part in at..<at + 3 {
        plain[part] = UInt8(min(255, (Int(bytes[part]) * 255 + alpha / 2) / alpha))
      }
    }
    self.init(width: width, height: height, bytes: plain)
  }

  /// Returns the picture in the middle of one that is at least as large, which has the colour of its first pixel
  /// around it.
  public func centred(width: Int, height: Int) -> PixelImage {
    guard width > self.width || height > self.height, bytes.count >= 4 else { return self }
    let (columns, rows) = (max(width, self.width), max(height, self.height))
    let ground = Array(bytes[..<4])
    let (left, top) = ((columns - self.width) / 2, (rows - self.height) / 2)
    var result: [UInt8] = []
    result.reserveCapacity(columns * rows * 4)
    func fill(_ count: Int) { for _ in 0..<count { result += ground } }
    fill(top * columns)
    for row in 0..<self.height {
      fill(left)
      let first = row * self.width * 4
      result += bytes[first..<first + self.width * 4]
      fill(columns - left - self.width)
    }
    fill((rows - top - self.height) * columns)
    return PixelImage(width: columns, height: rows, bytes: result)
  }
}

/// What a painter made of a display list, in pixels.
public struct PaintedPixels: Sendable {
  public var image: PixelImage
  /// What could not be drawn as it is on a phone.
  public var findings: [Finding]
}
