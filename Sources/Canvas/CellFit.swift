import Raster

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
          // A wallpaper's cells are those to their left once more.
          let cell =
            repeats(layer, column, row) ? cells[index - 1] : fit(layer, column, row, ground)
          ground = cell.ground
          cells[index] = cell
        }
      }
    }
    if layer.hasGlyphs { mendHalves(&result, layer, rows: rows) }
  }

  /// Returns whether a cell and the one to its left hold the same samples, and neither a letter.
  ///
  /// Both are then the same cell: which of two colours is the ground follows from the cell before, and stays.
  private func repeats(_ layer: Layer, _ column: Int, _ row: Int) -> Bool {
    let index = row * layer.grid.columns + column
    guard column > 0, layer.glyphs[index].ink.w == 0, layer.glyphs[index - 1].ink.w == 0 else {
      return false
    }
    let place = layer.row(row * layer.grid.down) + column * SampleGrid.across
    return CellSums.repeatsLeft(place, layer.width, layer.grid.down)
  }

  private func fit(_ layer: Layer, _ column: Int, _ row: Int, _ ground: CellColor) -> Cell {
    let mark = layer.glyphs[row * layer.grid.columns + column]
    if mark.ink.w > 0 {
      let below = layer.mean(column: column, row: row)
      return Cell(
        mark.glyph, ink: color(mark.ink + below * (1 - mark.ink.w)), ground: color(below),
        style: mark.style,
        rule: mark.rule == 0 ? nil : color(over(below, mark.rule)))
    }
    return block(layer, column, row, ground)
  }

  /// Returns a colour, 0xAARRGGBB, on what is below it.
  private func over(_ below: SIMD4<Float>, _ rule: UInt32) -> SIMD4<Float> {
    func part(_ shift: UInt32) -> Float { Float(rule >> shift & 0xFF) / 255 }
    let alpha = part(24)
    return SIMD4(part(16) * alpha, part(8) * alpha, part(0) * alpha, alpha) + below * (1 - alpha)
  }

  private func block(_ layer: Layer, _ column: Int, _ row: Int, _ ground: CellColor) -> Cell {
    let stride = layer.width
    let place = layer.row(row * layer.grid.down) + column * SampleGrid.across
    let first = place[0]
    if CellSums.isEven(place, stride, layer.grid.down) { return even(first) }
    if set == .sextants { return sextant(place, stride, ground) }
    let sums = CellSums(place, stride)
    let (q0, q1, q2, q3) = sums.quadrants
    let all = sums.all
    // A difference that the eye does not see is not worth a second colour.
    if sums.spread < 0.012 {
      return even(all / 16)
    }
    var best: CellGlyph = "▀"
    var bestInk = q0 + q1
    var bestCount: Float = 8
    var bestGain = gain(bestInk, 8, all)
    let base = square(all) / 16
    // Other shapes must be clearly better than halves, or gradients would look restless.
    let margin = max(0.004, (bestGain - base) * 0.06)
    bestGain += margin
    func offer(_ glyph: CellGlyph, _ ink: SIMD4<Float>, _ count: Float) {
      let value = gain(ink, count, all)
      if value > bestGain {
        (best, bestInk, bestCount, bestGain) = (glyph, ink, count, value)
      }
    }
    offer("▌", q0 + q2, 8)
    if set == .blocks {
      // Beside a quadrant or a quarter a pixel may be part of an even field: it must not be tinted by what shares its
      // colour, or a speck stands beside a round corner.
      if !CellSums.tints(q2, q3, with: q1) { offer("▘", q0, 4) }
      if !CellSums.tints(q2, q3, with: q0) { offer("▝", q1, 4) }
      if !CellSums.tints(q0, q1, with: q3) { offer("▖", q2, 4) }
      if !CellSums.tints(q0, q1, with: q2) { offer("▗", q3, 4) }
      offer("▚", q0 + q3, 8)
      offer("▎", sums.leftColumn, 4)
      offer("▊", all - sums.rightColumn, 12)
      if !CellSums.tints(q0, q1, with: q2 + q3 - sums.bottomRow) { offer("▂", sums.bottomRow, 4) }
      if !CellSums.tints(q2, q3, with: q0 + q1 - sums.topRow) { offer("▆", all - sums.topRow, 12) }
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

  func cell(_ glyph: CellGlyph, _ ink: CellColor, _ rest: CellColor, _ ground: CellColor) -> Cell {
    if ink == rest { return Cell(" ", ink: ink, ground: ink) }
    // The ground goes on from the cell before, which costs a terminal nothing.
    if ink == ground, let inverse = CellFit.inverse[glyph] {
      return Cell(inverse, ink: rest, ground: ink)
    }
    return Cell(glyph, ink: ink, ground: rest)
  }

  static let inverse: [CellGlyph: CellGlyph] = {
    var table: [CellGlyph: CellGlyph] = [
      "▀": "▄", "▌": "▐", "▘": "▟", "▝": "▙", "▖": "▜", "▗": "▛", "▚": "▞",
    ]
    for pattern in 1..<63 where Sextant.isOne(Sextant.glyph(pattern)) {
      table[CellGlyph(Sextant.glyph(pattern))] = CellGlyph(Sextant.glyph(63 - pattern))
    }
    return table
  }()

  func gain(
    _ ink: SIMD4<Float>, _ count: Float, _ all: SIMD4<Float>, of samples: Float = 16
  ) -> Float {
    CellSums.gain(ink, count, all, of: samples)
  }

  func square(_ color: SIMD4<Float>) -> Float { CellSums.square(color) }

  @inline(__always)
  func color(_ sample: SIMD4<Float>) -> CellColor {
    func part(_ value: Float) -> UInt32 {
      let byte = value * 255 + 0.5
      return byte >= 255 ? 255 : byte > 0 ? UInt32(byte) : 0
    }
    return CellColor(part(sample.x) << 16 | part(sample.y) << 8 | part(sample.z))
  }

  /// Blanks a wide character whose other half was painted over.
  private func mendHalves(_ grid: inout CellGrid, _ layer: Layer, rows: Range<Int>) {
    for row in rows {
      // Where the character began that goes on, and where it ends.
      var (start, end) = (0, 0)
      func blank(before column: Int) {
        if column < end { for place in start..<column { grid[place, row].mark = " " } }
        end = 0
      }
      for column in 0..<grid.columns {
        // Most are blanks and blocks, which are never wide.
        if layer.glyphs[row * grid.columns + column].ink.w == 0 {
          blank(before: column)
          continue
        }
        let cell = grid[column, row]
        if !cell.isContinuation {
          blank(before: column)
          (start, end) = (column, column + DisplayWidth.columns(of: cell.glyph))
        } else if column >= end {
          grid[column, row].mark = " "
        }
      }
      blank(before: grid.columns)
    }
  }
}
