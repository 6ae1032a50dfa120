extension PixelImage {
  /// Why bytes are no image that can be taken, in words.
  public struct Fault: Error, Hashable, Sendable { public var reason: String }

  /// Reads a PNG with all of its pixels, within the limits for images from outside.
  public init(png bytes: [UInt8]) throws(Fault) {
    do throws(PNGFile.Fault) {
      self = try PNGFile.read(bytes) { pixels, width, height in
        PixelImage(
          width: width, height: height,
          bytes: Array(UnsafeBufferPointer(start: pixels, count: width * height * 4)))
      }
    } catch {
      throw Fault(reason: error.reason)
    }
  }
}
