/// A soft blur: three passes of a box, which together come close to a bell.
public enum Blur {
  /// Returns how far a blur spreads, in samples; `radius` is the deviation of the bell, in points.
  public static func reach(_ radius: Double, _ grid: SampleGrid) -> Int {
    let one = box(radius * max(grid.xScale, grid.yScale))
    return 4 + 3 * (one.reach + (one.end > 0 ? 1 : 0))
  }

  /// Returns whether a blur is so soft that it needs no fine samples; it is the quicker for that.
  public static func isSoft(_ radius: Double, _ grid: SampleGrid) -> Bool {
    grid.isPixels && radius * grid.xScale >= 6
  }

  /// Blurs a layer; `radius` is the deviation of the bell, in points.
  public static func apply(to layer: Layer, radius: Double) {
    guard radius > 0, radius.isFinite else { return }
    let (across, down) = (radius * layer.grid.xScale, radius * layer.grid.yScale)
    if isSoft(radius, layer.grid) {
      let soft = SoftPicture([layer], in: layer.bounds, deviation: across)
      let (bounds, width) = (layer.bounds, layer.width)
      for y in bounds.top..<bounds.bottom {
        soft.spread(
          y, bounds.left..<bounds.right, to: layer.samples + (y - bounds.top) * width)
      }
      return
    }
    blur(
      layer.samples, layer.width, layer.height, across: box(across), down: box(down))
  }

  /// A box whose last sample on each side counts in part, so that it is as wide as it should be.
  struct Box {
    /// Samples on each side of the middle that count in full.
    var reach = 0
    /// How much the next one on each side counts.
    var end: Float = 0

    var isNothing: Bool { reach == 0 && end == 0 }
  }

  /// Returns the box of which three together have a deviation, in samples: one of half-width r has the variance
  /// r(r + 1) / 3.
  static func box(_ deviation: Double) -> Box {
    guard deviation > 0, deviation.isFinite else { return Box() }
    let deviation = min(200, deviation)
    let variance = deviation * deviation / 3
    let reach = (((1 + 12 * variance).squareRoot() - 1) / 2).rounded(.down)
    let next = reach + 1
    let end =
      (2 * reach + 1) * (reach * next - 3 * variance) / (6 * (variance - next * next))
    return Box(reach: Int(reach), end: Float(max(0, end)))
  }

  static func blur(
    _ samples: UnsafeMutablePointer<SIMD4<Float>>, _ width: Int, _ height: Int, across: Box,
    down: Box
  ) {
    withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: max(1, width, height)) {
      guard let line = $0.baseAddress else { return }
      for _ in 0..<3 {
        if !across.isNothing {
          for y in 0..<height { box(samples + y * width, 1, width, across, line) }
        }
        if !down.isNothing {
          for x in 0..<width { box(samples + x, width, height, down, line) }
        }
      }
    }
  }

  private static func box(
    _ start: UnsafeMutablePointer<SIMD4<Float>>, _ step: Int, _ count: Int, _ box: Box,
    _ line: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    for index in 0..<count { line[index] = start[index * step] }
    let (reach, end) = (box.reach, box.end)
    let share = 1 / (Float(2 * reach + 1) + 2 * end)
    var sum = SIMD4<Float>.zero
    for index in 0..<min(count, reach) { sum += line[index] }
    for index in 0..<count {
      if index + reach < count { sum += line[index + reach] }
      if index - reach - 1 >= 0 { sum -= line[index - reach - 1] }
      var ends = SIMD4<Float>.zero
      if index + reach + 1 < count { ends += line[index + reach + 1] }
      if index - reach - 1 >= 0 { ends += line[index - reach - 1] }
      var value = (sum + ends * end) * share
      // Sums that should be nothing must not leave a trace.
      if value.w < 1e-5 { value = .zero }
      start[index * step] = value
    }
  }
}
