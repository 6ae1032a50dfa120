import Raster

extension CellFit {
  typealias Sample = SIMD4<Float>

  /// Returns the halves of a cell that is no edge of a third, else the sextant that loses least.
  func sextant(
    _ place: UnsafeMutablePointer<Sample>, _ stride: Int, _ ground: CellColor
  ) -> Cell {
    let sums = SextantSums(place, stride)
    let (left, right, leftHalf, all) = (sums.left, sums.right, sums.leftHalf, sums.all)
    if sums.spread < 0.012 { return even(all / 24) }
    let upperLeft = left[0] + left[1] + left[2]
    let upperRight = right[0] + right[1] + right[2]
    let base = square(all) / 24
    var best = Choice(glyph: "▀", ink: upperLeft + upperRight, count: 12)
    var bestGain = gain(best.ink, best.count, all, of: 24)
    // Other shapes must be clearly better than halves, or gradients would look restless.
    let margin = max(0.006, (bestGain - base) * 0.06)
    bestGain += margin
    func offer(_ glyph: Character, _ ink: Sample, _ count: Float) {
      let value = gain(ink, count, all, of: 24)
      if value > bestGain {
        best = Choice(glyph: glyph, ink: ink, count: count)
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
    offer("▁", left[5] + right[5], 4)
    offer("▇", all - left[0] - right[0], 20)
    let pattern = sums.pattern(above: bestGain)
    if let pattern {
      best = Choice(glyph: Sextant.glyph(pattern.bits), ink: pattern.ink, count: pattern.count)
      bestGain = pattern.gain
    }
    if bestGain - margin - base < 0.0008 { return even(all / 24) }
    var (ink, rest) = (best.ink / best.count, (all - best.ink) / (24 - best.count))
    if let pattern {
      ink = sums.shared(pattern.bits, ink)
      rest = sums.shared(63 - pattern.bits, rest)
    }
    return cell(CellGlyph(best.glyph), color(ink), color(rest), ground)
  }

  private struct Choice {
    var glyph: Character
    var ink: Sample
    /// Samples.
    var count: Float
  }
}
