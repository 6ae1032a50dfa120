extension CellFit {
  /// The parts of a sextant, each as the sum of its four samples.
  private struct Parts {
    var sums: (Sample, Sample, Sample, Sample, Sample, Sample)

    subscript(index: Int) -> Sample {
      switch index {
      case 0: sums.0
      case 1: sums.1
      case 2: sums.2
      case 3: sums.3
      case 4: sums.4
      default: sums.5
      }
    }
  }

  typealias Sample = SIMD4<Float>

  /// Returns the halves of a cell that is no edge of a third, else the sextant that loses least.
  func sextant(
    _ place: UnsafeMutablePointer<Sample>, _ stride: Int, _ ground: CellColor
  ) -> Cell {
    var low = place[0]
    var high = low
    var left = (Sample.zero, Sample.zero, Sample.zero, Sample.zero, Sample.zero, Sample.zero)
    var right = left
    func row(_ index: Int, _ left: inout Sample, _ right: inout Sample) {
      let line = place + index * stride
      let (a, b, c, d) = (line[0], line[1], line[2], line[3])
      for sample in [a, b, c, d] {
        low.replace(with: sample, where: sample .< low)
        high.replace(with: sample, where: sample .> high)
      }
      left = a + b
      right = c + d
    }
    row(0, &left.0, &right.0)
    row(1, &left.1, &right.1)
    row(2, &left.2, &right.2)
    row(3, &left.3, &right.3)
    row(4, &left.4, &right.4)
    row(5, &left.5, &right.5)
    let parts = Parts(
      sums: (
        left.0 + left.1, right.0 + right.1, left.2 + left.3, right.2 + right.3, left.4 + left.5,
        right.4 + right.5
      ))
    let leftHalf = parts[0] + parts[2] + parts[4]
    let all = leftHalf + parts[1] + parts[3] + parts[5]
    let difference = high - low
    if max(difference.x, difference.y, difference.z) < 0.012 { return even(all / 24) }
    let (upperLeft, upperRight) = (left.0 + left.1 + left.2, right.0 + right.1 + right.2)
    let base = square(all) / 24
    var best = Choice(glyph: "▀", ink: upperLeft + upperRight, count: 12)
    var bestGain = gain(best.ink, best.count, all, of: 24)
    // Other shapes must be clearly better than halves, or gradients would look restless.
    let margin = max(0.006, (bestGain - base) * 0.06)
    bestGain += margin
    func offer(_ glyph: Character, _ ink: Sample, _ count: Float, _ pattern: Int? = nil) {
      let value = gain(ink, count, all, of: 24)
      if value > bestGain {
        best = Choice(glyph: glyph, ink: ink, count: count, pattern: pattern)
        bestGain = value
      }
    }
    offer("▌", leftHalf, 12)
    let (lowerLeft, lowerRight) = (leftHalf - upperLeft, all - leftHalf - upperRight)
    offer("▚", upperLeft + lowerRight, 12)
    offer("▘", upperLeft, 6)
    offer("▝", upperRight, 6)
    offer("▖", lowerLeft, 6)
    offer("▗", lowerRight, 6)
    offer("▁", left.5 + right.5, 4)
    offer("▇", all - left.0 - right.0, 20)
    for pattern in 1..<32 where pattern != 0b010101 {
      var ink = Sample.zero
      for part in 0..<5 where pattern >> part & 1 == 1 { ink += parts[part] }
      offer(Sextant.glyph(pattern), ink, Float(4 * pattern.nonzeroBitCount), pattern)
    }
    if bestGain - margin - base < 0.0008 { return even(all / 24) }
    var (ink, rest) = (best.ink / best.count, (all - best.ink) / (24 - best.count))
    if let pattern = best.pattern {
      ink = shared(parts, pattern, ink)
      rest = shared(parts, 63 - pattern, rest)
    }
    return cell(best.glyph, color(ink), color(rest), ground)
  }

  private struct Choice {
    var glyph: Character
    var ink: Sample
    /// Samples.
    var count: Float
    var pattern: Int?
  }

  /// Returns the colour of a group of parts: what most of them have, where some are even.
  ///
  /// A part on an edge is a mixture. An even field beside it must not be tinted by it, or a speck stands beside a round
  /// corner.
  private func shared(_ parts: Parts, _ pattern: Int, _ mean: Sample) -> Sample {
    var (sum, most) = (mean, 1)
    for one in 0..<6 where pattern >> one & 1 == 1 {
      var (near, count) = (parts[one], 1)
      for other in 0..<6 where other != one && pattern >> other & 1 == 1 {
        let unlike = parts[one] - parts[other]
        if max(abs(unlike.x), abs(unlike.y), abs(unlike.z)) < 4 * 0.03 {
          near += parts[other]
          count += 1
        }
      }
      if count > most { (sum, most) = (near / Float(4 * count), count) }
    }
    return sum
  }
}
