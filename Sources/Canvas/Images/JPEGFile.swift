import CJpeg
import Drawing
import Glibc
import Raster

/// Reads JPEG files, within the limits of `PNGFile`.
enum JPEGFile {
  /// Returns an image for painting; a large one is made smaller.
  static func decode(_ bytes: [UInt8]) throws(PNGFile.Fault) -> SampledImage {
    try read(bytes, halvesLarge: true, PNGFile.reduce)
  }

  /// Returns what `make` makes of the pixels: red, green, blue and alpha.
  ///
  /// - Parameter halvesLarge: whether a photograph that is too large is read at half its width and height, which takes no
  ///   memory for all of its pixels. Those of today's phones are. A progressive one takes memory for all, and is read so
  ///   only where that is no more than an image of `ImageLimit.drawn` takes.
  static func read<Made>(
    _ bytes: [UInt8], halvesLarge: Bool = false,
    _ make: (UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int) -> Made
  ) throws(PNGFile.Fault) -> Made {
    var (width, height): (UInt32, UInt32) = (0, 0)
    let limit = ImageLimit.drawn
    let pixels = islet_jpeg_decode(
      bytes, bytes.count, UInt32(limit.side), UInt32(limit.pixels), halvesLarge ? 1 : 0, &width,
      &height)
    guard let pixels else {
      // Damaged data leave no size.
      guard width > 0, height > 0 else { throw PNGFile.Fault(reason: "its data are damaged") }
      throw PNGFile.Fault(
        width: Int(width), height: Int(height), limit: halvesLarge ? .halved : .drawn)
        ?? .scans(width: Int(width), height: Int(height))
    }
    defer { free(pixels) }
    let turn = PhotographTurn(jpeg: bytes)
    guard turn != .topLeft else { return make(pixels, Int(width), Int(height)) }
    return turned(pixels, Int(width), Int(height), turn, make)
  }

  /// Returns how often a file has its decoder go through all pixels: once for each scan, of which a progressive one has
  /// many.
  static func scans(_ bytes: [UInt8]) -> Int {
    // In the data of a scan a 0 follows each 255, so that this marker is not found there. The thumbnail in a photograph's
    // notes counts as one scan more.
    var (count, isMarker) = (0, false)
    for byte in bytes {
      if isMarker, byte == 0xDA {
        count += 1
        if count > islet_jpeg_most_scans { break }
      }
      isMarker = byte == 0xFF
    }
    return max(1, count)
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
