/// Turns samples into cells: for each cell the block character and the two colours that lose least.
struct CellFit {
  private let set: GlyphSet

  init(_ set: GlyphSet) { self.set = set }

  /// Fits cells to some rows of a layer, which covers them whole.
  func fit(_ layer: Layer, rows: Range<Int>, into result: inout CellGrid) {
    let grid = layer.grid
    result.cells.withUnsafeMutableBufferPointer { cells in
      for row in rows {
        var ground = CellColor.black
        for column in 0..<grid.columns {
          let index = row * grid.columns + column
          let cell = fit(layer, column, row, ground)
          ground = cell.ground
          cells[index] = cell
        }
      }
    }
    if layer.hasGlyphs { mendHalves(&result, rows: rows) }
  }

  private func fit(_ layer: Layer, _ column: Int, _ row: Int, _ ground: CellColor) -> Cell {
    let mark = layer.glyphs[row * layer.grid.columns + column]
    if mark.ink.w > 0 {
      let below = layer.mean(column: column, row: row)
      return Cell(
        mark.glyph, ink: color(mark.ink + below * (1 - mark.ink.w)), ground: color(below),
        style: mark.style)
    }
    return block(layer, column, row, ground)
  }

  private func block(_ layer: Layer, _ column: Int, _ row: Int, _ ground: CellColor) -> Cell {
    let stride = layer.width
    let place = layer.row(row * layer.grid.down) + column * SampleGrid.across
    let first = place[0]
    if isEven(place, stride, layer.grid.down) { return even(first) }
    if set == .sextants { return sextant(place, stride, ground) }
    // Sums of the quadrants, of the outer columns and of the outer rows.
    var low = first
    var high = first
    var q0 = SIMD4<Float>.zero
    var (q1, q2, q3) = (q0, q0, q0)
    var (leftColumn, rightColumn, topRow, bottomRow) = (q0, q0, q0, q0)
    for y in 0..<4 {
      let line = place + y * stride
      let (a, b, c, d) = (line[0], line[1], line[2], line[3])
      spread(&low, &high, a)
      spread(&low, &high, b)
      spread(&low, &high, c)
      spread(&low, &high, d)
      leftColumn += a
      rightColumn += d
      if y < 2 {
        q0 += a + b
        q1 += c + d
      } else {
        q2 += a + b
        q3 += c + d
      }
      if y == 0 { topRow = a + b + c + d }
      if y == 3 { bottomRow = a + b + c + d }
    }
    let all = q0 + q1 + q2 + q3
    let difference = high - low
    // A difference that the eye does not see is not worth a second colour.
    if max(difference.x, difference.y, difference.z) < 0.012 {
      return even(all / 16)
    }
    var best: Character = "▀"
    var bestInk = q0 + q1
    var bestCount: Float = 8
    var bestGain = gain(bestInk, 8, all)
    let base = square(all) / 16
    // Other shapes must be clearly better than halves, or gradients would look restless.
    let margin = max(0.004, (bestGain - base) * 0.06)
    bestGain += margin
    func offer(_ glyph: Character, _ ink: SIMD4<Float>, _ count: Float) {
      let value = gain(ink, count, all)
      if value > bestGain {
        (best, bestInk, bestCount, bestGain) = (glyph, ink, count, value)
      }
    }
    offer("▌", q0 + q2, 8)
    if set == .blocks {
      // Beside a quadrant or a quarter a pixel may be part of an even field: it must not be tinted by what shares its
      // colour, or a speck stands beside a round corner.
      if !tints(q2, q3, with: q1) { offer("▘", q0, 4) }
      if !tints(q2, q3, with: q0) { offer("▝", q1, 4) }
      if !tints(q0, q1, with: q3) { offer("▖", q2, 4) }
      if !tints(q0, q1, with: q2) { offer("▗", q3, 4) }
      offer("▚", q0 + q3, 8)
      offer("▎", leftColumn, 4)
      offer("▊", all - rightColumn, 12)
      if !tints(q0, q1, with: q2 + q3 - bottomRow) { offer("▂", bottomRow, 4) }
      if !tints(q2, q3, with: q0 + q1 - topRow) { offer("▆", all - topRow, 12) }
    }
    let inkMean = bestInk / bestCount
    let restMean = (all - bestInk) / (16 - bestCount)
    if bestGain - margin - base < 0.0006 {
      return even(all / 16)
    }
    return cell(best, color(inkMean), color(restMean), ground)
  }

  func even(_ sample: SIMD4<Float>) -> Cell {
    let color = color(sample)
    return Cell(" ", ink: color, ground: color)
  }

  func cell(_ glyph: Character, _ ink: CellColor, _ rest: CellColor, _ ground: CellColor) -> Cell {
    if ink == rest { return Cell(" ", ink: ink, ground: ink) }
    // The ground goes on from the cell before, which costs a terminal nothing.
    if ink == ground, let inverse = CellFit.inverse[glyph] {
      return Cell(inverse, ink: rest, ground: ink)
    }
    return Cell(glyph, ink: ink, ground: rest)
  }

  /// Returns whether all samples of a cell are equal, as most are.
  @inline(__always)
  private func isEven(
    _ place: UnsafeMutablePointer<SIMD4<Float>>, _ stride: Int, _ rows: Int
  ) -> Bool {
    let first = place[0]
    var line = place
    for _ in 0..<rows {
      for x in 0..<SampleGrid.across where line[x] != first { return false }
      line += stride
    }
    return true
  }

  @inline(__always)
  private func spread(
    _ low: inout SIMD4<Float>, _ high: inout SIMD4<Float>, _ sample: SIMD4<Float>
  ) {
    low.replace(with: sample, where: sample .< low)
    high.replace(with: sample, where: sample .> high)
  }

  static let inverse: [Character: Character] = {
    var table: [Character: Character] = [
      "▀": "▄", "▌": "▐", "▘": "▟", "▝": "▙", "▖": "▜", "▗": "▛", "▚": "▞",
    ]
    for pattern in 1..<63 where Sextant.isOne(Sextant.glyph(pattern)) {
      table[Sextant.glyph(pattern)] = Sextant.glyph(63 - pattern)
    }
    return table
  }()

  /// Returns whether an even pixel of two quadrants would be seen to change if as much as one more were mixed with it.
  @inline(__always)
  private func tints(
    _ one: SIMD4<Float>, _ two: SIMD4<Float>, with third: SIMD4<Float>
  ) -> Bool {
    let unlike = one - two
    if max(abs(unlike.x), abs(unlike.y), abs(unlike.z)) > 4 * 0.02 { return false }
    // The mean of all three lies a third of the way from the two to the third.
    let change = (third - (one + two) / 2) / 3
    return max(abs(change.x), abs(change.y), abs(change.z)) > 4 * 0.03
  }

  @inline(__always)
  func gain(
    _ ink: SIMD4<Float>, _ count: Float, _ all: SIMD4<Float>, of samples: Float = 16
  ) -> Float {
    square(ink) / count + square(all - ink) / (samples - count)
  }

  @inline(__always)
  func square(_ color: SIMD4<Float>) -> Float {
    let squares = color * color
    return squares.x + squares.y + squares.z
  }

  @inline(__always)
  func color(_ sample: SIMD4<Float>) -> CellColor {
    func part(_ value: Float) -> UInt32 {
      let byte = value * 255 + 0.5
      return byte >= 255 ? 255 : byte > 0 ? UInt32(byte) : 0
    }
    return CellColor(part(sample.x) << 16 | part(sample.y) << 8 | part(sample.z))
  }

  /// Blanks a wide character whose other half was painted over.
  private func mendHalves(_ grid: inout CellGrid, rows: Range<Int>) {
    for row in rows {
      var isWide = false
      for column in 0..<grid.columns {
        let glyph = grid[column, row].glyph
        // Most are blanks and blocks, which need no looking up.
        if !isWide, glyph == " " { continue }
        if glyph == Cell.continuation {
          if !isWide { grid[column, row].glyph = " " }
          isWide = false
        } else {
          if isWide { grid[column - 1, row].glyph = " " }
          isWide = DisplayWidth.columns(of: glyph) == 2
        }
      }
      if isWide { grid[grid.columns - 1, row].glyph = " " }
    }
  }
}
