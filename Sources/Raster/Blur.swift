/// A soft blur: three passes of a box, which together come close to a bell.
public enum Blur {
  /// Returns how far a blur spreads, in samples; `radius` is the deviation of the bell, in points.
  public static func reach(_ radius: Double, _ grid: SampleGrid) -> Int {
    4 + 3 * box(radius * max(grid.xScale, grid.yScale))
  }

  /// Blurs a layer; `radius` is the deviation of the bell, in points.
  public static func apply(to layer: Layer, radius: Double) {
    guard radius > 0, radius.isFinite else { return }
    let (across, down) = (radius * layer.grid.xScale, radius * layer.grid.yScale)
    // What is as soft as that needs no finer samples.
    if layer.grid.isPixels, across >= 6 {
      let part = Int(min(16, across / 3))
      return applyReduced(to: layer, deviation: across, part)
    }
    blur(
      layer.samples, layer.width, layer.height, across: box(across), down: box(down))
  }

  /// Returns the half-width of a box: three of half-width r have the variance r(r + 1).
  private static func box(_ deviation: Double) -> Int {
    guard deviation > 0, deviation.isFinite else { return 0 }
    return Int(min(200, ((1 + 4 * deviation * deviation).squareRoot() - 1) / 2 + 0.5))
  }

  private static func blur(
    _ samples: UnsafeMutablePointer<SIMD4<Float>>, _ width: Int, _ height: Int, across: Int,
    down: Int
  ) {
    withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: max(1, width, height)) {
      guard let line = $0.baseAddress else { return }
      for _ in 0..<3 {
        if across > 0 {
          for y in 0..<height { box(samples + y * width, 1, width, across, line) }
        }
        if down > 0 {
          for x in 0..<width { box(samples + x, width, height, down, line) }
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

  /// Blurs the means of squares of `part` samples and spreads them again, evenly between their middles.
  private static func applyReduced(to layer: Layer, deviation: Double, _ part: Int) {
    // A frame of one on each side lets the edges fade as they do at full size.
    let (width, height) = (
      (layer.width + part - 1) / part + 2, (layer.height + part - 1) / part + 2
    )
    withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: width * height) {
      guard let small = $0.baseAddress else { return }
      small.initialize(repeating: .zero, count: width * height)
      let share = 1 / Float(part * part)
      for y in 0..<layer.height {
        let from = layer.samples + y * layer.width
        let to = small + (y / part + 1) * width + 1
        var (column, rest) = (0, part)
        var sum = SIMD4<Float>.zero
        for x in 0..<layer.width {
          sum += from[x]
          rest -= 1
          if rest == 0 {
            to[column] += sum * share
            (column, rest, sum) = (column + 1, part, .zero)
          }
        }
        if rest < part { to[column] += sum * share }
      }
      let reach = box(deviation / Double(part))
      blur(small, width, height, across: reach, down: reach)
      let unit = 1 / Float(part)
      withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: width) {
        guard let line = $0.baseAddress else { return }
        for y in 0..<layer.height {
          let place = (Float(y) + 0.5) * unit + 0.5
          let row = Int(place)
          let lean = place - Float(row)
          let (upper, lower) = (small + row * width, small + min(height - 1, row + 1) * width)
          for x in 0..<width { line[x] = upper[x] + (lower[x] - upper[x]) * lean }
          let to = layer.samples + y * layer.width
          for x in 0..<layer.width {
            let place = (Float(x) + 0.5) * unit + 0.5
            let column = Int(place)
            let left = line[column]
            to[x] = left + (line[column + 1] - left) * (place - Float(column))
          }
        }
      }
    }
  }
}
