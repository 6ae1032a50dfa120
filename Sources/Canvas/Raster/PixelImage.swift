import Drawing

/// A decoded bitmap, premultiplied, with running sums so that any area's mean costs four look-ups.
final class PixelImage {
  let width: Int
  let height: Int
  /// (width + 1) × (height + 1) sums of everything above and to the left.
  private let sums: UnsafeMutablePointer<SIMD4<Float>>

  init(width: Int, height: Int, sums: UnsafeMutablePointer<SIMD4<Float>>) {
    (self.width, self.height, self.sums) = (width, height, sums)
  }

  deinit { sums.deallocate() }

  /// The mean colour of the part of the image that a sample at a place covers.
  func color(
    at place: Point, frame: Rect, tile: Size?, footprint: (Double, Double), tint: SIMD4<Float>?
  ) -> SIMD4<Float> {
    .zero
  }
}
