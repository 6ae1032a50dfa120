extension Blur {
  /// Blurs a layer whose samples all have one colour, such as a shadow; `radius` is the deviation of the bell, in points.
  ///
  /// Only their alpha differs: a quarter of the numbers, and eight lines of them are blurred at once.
  public static func apply(to layer: Layer, of color: SIMD4<Float>, radius: Double) {
    guard radius > 0, radius.isFinite, color.w > 0 else { return }
    let (across, down) = (radius * layer.grid.xScale, radius * layer.grid.yScale)
    if isSoft(radius, layer.grid) { return apply(to: layer, radius: radius) }
    let (width, height) = (layer.width, layer.height)
    guard width > 0, height > 0 else { return }
    let samples = UnsafeMutableRawPointer(layer.samples).assumingMemoryBound(to: Float.self)
    let alpha = Places(start: samples + 3, toNextLine: 4 * width, toNext: 4)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: width * height) {
      guard let start = $0.baseAddress else { return }
      let between = Places(start: start, toNextLine: 1, toNext: height)
      blur(alpha, to: between, lines: height, length: width, box(across))
      blur(between.turned, to: alpha.turned, lines: width, length: height, box(down))
    }
    let whole = color / color.w
    for index in 0..<width * height {
      // Sums that should be nothing must not leave a trace.
      let alpha = layer.samples[index].w
      layer.samples[index] = alpha < 1e-5 ? .zero : whole * alpha
    }
  }

  /// Where the numbers of some lines stand in memory.
  private struct Places {
    var start: UnsafeMutablePointer<Float>
    var toNextLine: Int
    var toNext: Int

    /// The same numbers, with columns for lines.
    var turned: Places { Places(start: start, toNextLine: toNext, toNext: toNextLine) }
  }

  private static func blur(
    _ source: Places, to target: Places, lines: Int, length: Int, _ box: Box
  ) {
    // Nothing stands before and after a line, so that the box needs no look at where it is.
    let margin = box.reach + 1
    withUnsafeTemporaryAllocation(of: SIMD8<Float>.self, capacity: 2 * (length + 2 * margin)) {
      guard let start = $0.baseAddress else { return }
      start.initialize(repeating: .zero, count: $0.count)
      let (first, second) = (start + margin, start + margin + length + 2 * margin)
      for top in stride(from: 0, to: lines, by: 8) {
        let group = min(8, lines - top)
        first.withMemoryRebound(to: Float.self, capacity: 8 * length) { eight in
          for line in 0..<group {
            let from = source.start + (top + line) * source.toNextLine
            for index in 0..<length { eight[8 * index + line] = from[index * source.toNext] }
          }
        }
        pass(first, to: second, length, box)
        pass(second, to: first, length, box)
        pass(first, to: second, length, box)
        second.withMemoryRebound(to: Float.self, capacity: 8 * length) { eight in
          for line in 0..<group {
            let to = target.start + (top + line) * target.toNextLine
            for index in 0..<length { to[index * target.toNext] = eight[8 * index + line] }
          }
        }
      }
    }
  }

  /// Takes the mean of a box at each place of eight lines.
  private static func pass(
    _ from: UnsafeMutablePointer<SIMD8<Float>>, to: UnsafeMutablePointer<SIMD8<Float>>,
    _ length: Int, _ box: Box
  ) {
    let (reach, end) = (box.reach, box.end)
    let share = 1 / (Float(2 * reach + 1) + 2 * end)
    var sum = SIMD8<Float>.zero
    for index in 0..<reach { sum += from[index] }
    for index in 0..<length {
      let last = from[index - reach - 1]
      sum += from[index + reach] - last
      to[index] = (sum + (from[index + reach + 1] + last) * end) * share
    }
  }
}
