/// A soft blur: three passes of a box, which together come close to a bell.
enum Blur {
  /// `radius` is the deviation of the bell, in points.
  static func apply(to layer: Layer, radius: Double) {
    guard radius > 0, radius.isFinite else { return }
    // Three boxes of half-width r have the variance r(r + 1).
    func reach(_ deviation: Double) -> Int {
      Int(min(200, ((1 + 4 * deviation * deviation).squareRoot() - 1) / 2 + 0.5))
    }
    let across = reach(radius * layer.grid.xScale)
    let down = reach(radius * layer.grid.yScale)
    let count = max(layer.width, layer.height)
    withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: max(1, count)) { scratch in
      guard let line = scratch.baseAddress else { return }
      for _ in 0..<3 {
        if across > 0 {
          for y in 0..<layer.height {
            box(layer.samples + y * layer.width, 1, layer.width, across, line)
          }
        }
        if down > 0 {
          for x in 0..<layer.width {
            box(layer.samples + x, layer.width, layer.height, down, line)
          }
        }
      }
    }
  }

  private static func box(
    _ start: UnsafeMutablePointer<SIMD4<Float>>, _ step: Int, _ count: Int, _ reach: Int,
    _ line: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    for index in 0..<count { line[index] = start[index * step] }
    let share = 1 / Float(2 * reach + 1)
    var sum = SIMD4<Float>.zero
    for index in 0..<min(count, reach) { sum += line[index] }
    for index in 0..<count {
      if index + reach < count { sum += line[index + reach] }
      if index - reach - 1 >= 0 { sum -= line[index - reach - 1] }
      var value = sum * share
      // Sums that should be nothing must not leave a trace.
      if value.w < 1e-5 { value = .zero }
      start[index * step] = value
    }
  }
}
