extension PixelImage {
  /// Why bytes cannot be read as an image.
  public struct Fault: Error, Hashable, Sendable { public var reason: String }

  /// Reads a PNG with all of its pixels, within the limits for images from outside.
  public init(png bytes: [UInt8]) throws(Fault) {
    do throws(PNGFile.Fault) {
      self = try PNGFile.read(bytes, PixelImage.copied)
    } catch {
      throw Fault(reason: error.reason)
    }
  }

  /// Reads a PNG or a JPEG with all of its pixels, within the same limits.
  public init(screenshot bytes: [UInt8]) throws(Fault) {
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else {
      try self.init(png: bytes)
      return
    }
    guard bytes.count <= PNGFile.mostBytes else {
      throw Fault(reason: "it has \(bytes.count) bytes, more than \(PNGFile.mostBytes)")
    }
    do throws(PNGFile.Fault) {
      self = try JPEGFile.read(bytes, PixelImage.copied)
    } catch {
      throw Fault(reason: error.reason)
    }
  }

  private static func copied(
    _ pixels: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int
  ) -> PixelImage {
    PixelImage(
      width: width, height: height,
      bytes: Array(UnsafeBufferPointer(start: pixels, count: width * height * 4)))
  }
}
