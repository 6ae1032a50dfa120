import Drawing
import Numbers

/// A decoded bitmap, premultiplied, with running sums so that any area's mean costs four look-ups.
public final class SampledImage {
  public typealias Sum = SIMD4<UInt32>

  public let width: Int
  public let height: Int
  /// Each entry sums everything above and to the left; one row and one column more than the image.
  private let sums: UnsafeMutablePointer<Sum>

  /// Takes premultiplied bytes, four a pixel.
  public init(width: Int, height: Int, bytes: UnsafePointer<UInt8>) {
    (self.width, self.height) = (width, height)
    let stride = width + 1
    sums = .allocate(capacity: stride * (height + 1))
    sums.initialize(repeating: .zero, count: stride * (height + 1))
    for y in 0..<height {
      var line = Sum.zero
      for x in 0..<width {
        let at = bytes + (y * width + x) * 4
        line &+= Sum(UInt32(at[0]), UInt32(at[1]), UInt32(at[2]), UInt32(at[3]))
        sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1] &+ line
      }
    }
  }

  deinit { sums.deallocate() }

  /// Takes red, green, blue and alpha, not multiplied: multiplies by alpha, and takes the mean of squares of pixels
  /// where a side is longer than `keptSide`.
  public convenience init(
    reducing pixels: UnsafePointer<UInt8>, _ width: Int, _ height: Int, keptSide: Int
  ) {
    let step = (max(width, height) + keptSide - 1) / keptSide
    let (columns, rows) = ((width + step - 1) / step, (height + step - 1) / step)
    var result = [UInt8](repeating: 0, count: columns * rows * 4)
    for row in 0..<rows {
      for column in 0..<columns {
        var sum = SIMD4<UInt32>.zero
        var count: UInt32 = 0
        for y in row * step..<min(height, (row + 1) * step) {
          for x in column * step..<min(width, (column + 1) * step) {
            let at = pixels + (y * width + x) * 4
            let alpha = UInt32(at[3])
            sum &+= SIMD4(
              UInt32(at[0]) * alpha / 255, UInt32(at[1]) * alpha / 255,
              UInt32(at[2]) * alpha / 255, alpha)
            count += 1
          }
        }
        let mean = sum / max(1, count)
        for part in 0..<4 { result[(row * columns + column) * 4 + part] = UInt8(mean[part]) }
      }
    }
    self.init(width: columns, height: rows, bytes: result)
  }

  /// The image itself: premultiplied bytes, four a pixel.
  public var bytes: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    let stride = width + 1
    for y in 0..<height {
      for x in 0..<width {
        let at = sums + y * stride + x
        let pixel = at[stride + 1] &- at[stride] &- at[1] &+ at[0]
        for part in 0..<4 {
          bytes[(y * width + x) * 4 + part] = UInt8(truncatingIfNeeded: pixel[part])
        }
      }
    }
    return bytes
  }

  /// Returns the mean colour of the part of the image that a sample covers.
  ///
  /// `place` is the sample's middle and `footprint` its size, both in points of the frame.
  public func color(
    at place: Point, frame: Rect, tile: Size?, footprint: (Double, Double),
    leastPixels: Double = 0, tint: SIMD4<Float>?
  ) -> SIMD4<Float> {
    let box = tile ?? frame.size
    guard box.width > 0, box.height > 0 else { return .zero }
    var (x, y) = (place.x - frame.x, place.y - frame.y)
    if tile != nil {
      x -= (x / box.width).rounded(.down) * box.width
      y -= (y / box.height).rounded(.down) * box.height
    }
    let (across, down) = (Double(width) / box.width, Double(height) / box.height)
    let (left, right) = span(
      x, max(footprint.0, leastPixels / across), across, limit: Double(width))
    let (top, bottom) = span(y, max(footprint.1, leastPixels / down), down, limit: Double(height))
    let area = (right - left) * (bottom - top)
    guard area > 0 else { return .zero }
    let sum = total(right, bottom) - total(left, bottom) - total(right, top) + total(left, top)
    let mean = SIMD4<Float>(sum / (area * 255)).clamped(lowerBound: .zero, upperBound: .one)
    return tint.map { $0 * mean.w } ?? mean
  }

  private func span(
    _ middle: Double, _ extent: Double, _ scale: Double, limit: Double
  ) -> (Double, Double) {
    let low = min(limit, max(0, (middle - extent / 2) * scale))
    let high = min(limit, max(0, (middle + extent / 2) * scale))
    // Beside the image its edge goes on.
    if high - low < 1e-6 {
      return low >= limit ? (max(0, limit - 1), limit) : (low, min(limit, low + 1))
    }
    return (low, high)
  }

  /// Returns the sum up to a place between pixels.
  private func total(_ x: Double, _ y: Double) -> SIMD4<Double> {
    let (column, row) = (min(width - 1, Int(bounded: x)), min(height - 1, Int(bounded: y)))
    let (partX, partY) = (x - Double(column), y - Double(row))
    let at = sums + row * (width + 1) + column
    let upper = SIMD4<Double>(at[0]) * (1 - partX) + SIMD4<Double>(at[1]) * partX
    let lower =
      SIMD4<Double>(at[width + 1]) * (1 - partX) + SIMD4<Double>(at[width + 2]) * partX
    return upper * (1 - partY) + lower * partY
  }
}
