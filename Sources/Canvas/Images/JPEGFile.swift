import CJpeg
import Glibc

/// Reads JPEG files, within the limits of `PNGFile`.
enum JPEGFile {
  static func decode(_ bytes: [UInt8]) throws(PNGFile.Fault) -> SampledImage {
    var (width, height): (UInt32, UInt32) = (0, 0)
    let pixels = islet_jpeg_decode(
      bytes, bytes.count, UInt32(PNGFile.mostSide), UInt32(PNGFile.mostPixels), &width, &height)
    guard let pixels else {
      throw PNGFile.Fault(
        reason: width > 0
          ? "it measures \(width) × \(height) pixels, which is too large" : "its data are damaged")
    }
    defer { free(pixels) }
    return PNGFile.reduce(pixels, Int(width), Int(height))
  }
}
