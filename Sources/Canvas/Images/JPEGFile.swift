import CJpeg
import Drawing
import Glibc
import Raster

/// Reads JPEG files, within the limits of `PNGFile`.
enum JPEGFile {
  /// Returns an image for painting; a large one is made smaller.
  static func decode(_ bytes: [UInt8]) throws(PNGFile.Fault) -> SampledImage {
    try read(bytes, PNGFile.reduce)
  }

  /// Returns what `make` makes of the pixels: red, green, blue and alpha.
  static func read<Made>(
    _ bytes: [UInt8], _ make: (UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int) -> Made
  ) throws(PNGFile.Fault) -> Made {
    var (width, height): (UInt32, UInt32) = (0, 0)
    let pixels = islet_jpeg_decode(
      bytes, bytes.count, UInt32(ImageHeader.mostSide), UInt32(ImageHeader.mostPixels), &width,
      &height)
    guard let pixels else {
      throw PNGFile.Fault(
        reason: width > 0
          ? "it measures \(width) × \(height) pixels, which is too large" : "its data are damaged")
    }
    defer { free(pixels) }
    let turn = PhotographTurn(jpeg: bytes)
    guard turn != .topLeft else { return make(pixels, Int(width), Int(height)) }
    return turned(pixels, Int(width), Int(height), turn, make)
  }

  /// Returns the pixels as the photograph was taken.
  private static func turned<Made>(
    _ pixels: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ turn: PhotographTurn,
    _ make: (UnsafeMutablePointer<UInt8>, Int, Int) -> Made
  ) -> Made {
    let columns = turn.swapsSides ? height : width
    let result = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height * 4)
    defer { result.deallocate() }
    for y in 0..<height {
      for x in 0..<width {
        let place = turn.place(column: x, row: y, columns: width, rows: height)
        (result + 4 * (place.row * columns + place.column)).initialize(
          from: pixels + 4 * (y * width + x), count: 4)
      }
    }
    return make(result, columns, turn.swapsSides ? width : height)
  }
}
