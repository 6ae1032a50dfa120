import Drawing
import Raster

extension Painting {
  /// Paints large letters, run by run.
  func drawPixels(_ text: PixelText, _ state: State) {
    for (index, run) in text.runs.enumerated() {
      drawBitmaps(text, run: index, run.paint, state)
      drawSkeletons(text, run: index, run.paint, state)
      drawCells(text, run: index, state)
      if run.isUnderlined || run.isStruckThrough { drawRules(text, run: index, run, state) }
    }
  }

  private var halfPixel: Int { SampleGrid.across / 2 }

  /// Draws letters made of pixels: they go into the coverage as they are.
  private func drawBitmaps(_ text: PixelText, run: Int, _ paint: Paint, _ state: State) {
    let rowSamples = grid.down / text.rowsPerCell
    let bounds = SampleBounds(
      left: (text.left - 2) * halfPixel, top: (text.top - 4 - text.capHeight / 2) * rowSamples,
      right: (text.left + text.width + 4) * halfPixel,
      bottom: (text.top + text.capHeight * 2) * rowSamples
    ).intersection(state.bounds)
    guard !bounds.isEmpty else { return }
    let coverage = buffer.coverage
    var hasBegun = false
    func begin() {
      if !hasBegun { coverage.begin(bounds) }
      hasBegun = true
    }
    for letter in text.letters where letter.run == run {
      let x = text.left + letter.x
      switch letter.drawing {
      case .bitmap(let glyph, let row):
        begin()
        for (line, bits) in glyph.rows.enumerated() {
          for column in 0..<glyph.width where bits >> UInt64(column) & 1 == 1 {
            mark(x + column, text.top + row + line, width: 1, rowSamples)
          }
        }
      case .mark(let rows, let row, let unit):
        begin()
        for (line, marks) in rows.enumerated() {
          for (column, mark) in marks.enumerated() where mark == "#" {
            for part in 0..<unit {
              self.mark(
                x + column * 2 * unit, text.top + row + line * unit + part, width: 2 * unit,
                rowSamples)
            }
          }
        }
      case .dash(let length, let thickness):
        begin()
        markDash(x, text, length: length, thickness: thickness)
      case .skeleton, .cell: break
      }
    }
    guard hasBegun else { return }
    if let clip = state.clip { coverage.multiply(clip) }
    paintCoverage(paint, state)
  }

  /// Covers half pixels of a row.
  private func mark(_ halfColumn: Int, _ row: Int, width: Int, _ rowSamples: Int) {
    markSamples(
      left: halfColumn * halfPixel, top: row * rowSamples,
      right: (halfColumn + width) * halfPixel, bottom: (row + 1) * rowSamples)
  }

  private func markSamples(left: Int, top: Int, right: Int, bottom: Int) {
    let coverage = buffer.coverage
    let area = SampleBounds(left: left, top: top, right: right, bottom: bottom)
      .intersection(coverage.bounds)
    guard !area.isEmpty else { return }
    for y in area.top..<area.bottom {
      let line = coverage.values + (y - coverage.bounds.top) * coverage.stride
      for x in area.left..<area.right { line[x - coverage.bounds.left] = 1 }
    }
  }

  /// Paints a dash at the middle of the digits, or half a pixel lower where the middle is between two.
  private func markDash(_ x: Int, _ text: PixelText, length: Int, thickness: Int) {
    let rowSamples = grid.down / text.rowsPerCell
    let top = text.top + (text.capHeight - thickness + 1) / 2
    markSamples(
      left: x * halfPixel, top: top * rowSamples, right: (x + length) * halfPixel,
      bottom: (top + thickness) * rowSamples)
  }

  private func drawSkeletons(_ text: PixelText, run: Int, _ paint: Paint, _ state: State) {
    buffer.areas.removeAll()
    let pixel = painter.zoom
    for letter in text.letters where letter.run == run {
      guard case .skeleton(let shape, let size, let width) = letter.drawing else { continue }
      SkeletonFont.add(
        shape, size, width: width,
        origin: Point(
          x: Double(text.left + letter.x) * pixel / 2, y: Double(text.top) * pixel),
        pixel: pixel, outline: &buffer.outline, areas: &buffer.areas, line: &buffer.line)
    }
    if buffer.areas.points.isEmpty { return }
    cover(buffer.areas, isEvenOdd: false, paint, state)
  }

  /// Draws the characters among the letters, in the row that the capitals' middle is in.
  private func drawCells(_ text: PixelText, run: Int, _ state: State) {
    for letter in text.letters where letter.run == run {
      guard case .cell(let glyph) = letter.drawing else { continue }
      drawGlyph(
        glyph.glyph, columns: glyph.columns, column: (text.left + letter.x + 1) / 2,
        row: (text.top + text.capHeight / 2) / text.rowsPerCell, glyph.paint, state, isText: true)
    }
  }

  /// Paints the lines under and through a run.
  private func drawRules(_ text: PixelText, run: Int, _ mark: TextRun, _ state: State) {
    let letters = text.letters.filter { $0.run == run }
    guard let first = letters.first else { return }
    let last = run == text.runs.count - 1 ? text.width : letters.last.map { $0.x + 4 } ?? first.x
    let pixel = painter.zoom
    let height = 2 * pixel / Double(text.rowsPerCell)
    var state = state
    state.transform = .identity
    for (isWanted, rule, row) in [
      (mark.isUnderlined, mark.underline, text.capHeight + 1),
      (mark.isStruckThrough, mark.strike, text.capHeight / 2),
    ] where isWanted {
      fill(
        .rect(
          Rect(
            x: Double(text.left + first.x) * pixel / 2, y: Double(text.top + row) * height,
            width: Double(last - first.x) * pixel / 2, height: height)),
        rule?.color.map { .color($0) } ?? mark.paint, state)
    }
  }
}
