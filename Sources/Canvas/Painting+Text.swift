import Drawing
import Raster

extension Painting {
  /// Draws the next text of the drawing order at its place.
  func drawText(_ state: State) {
    guard nextText < texts.count else { return }
    let parts = texts[nextText]
    nextText += 1
    for text in parts {
      let state = text.isInside ? state.atEdge : state
      switch text.form {
      case .hidden: break
      case .cells(let glyphs):
        let fitted = fitted(glyphs, text, state)
        drawGlyphs(fitted.glyphs, column: fitted.column, row: text.row, state)
      case .lines(let rows):
        for (row, glyphs) in rows.enumerated() {
          drawGlyphs(glyphs, column: text.column, row: text.row + row, state)
        }
      case .pixels(let letters): drawPixels(letters, state)
      case .emoji(let emoji):
        var state = state
        state.transform = .identity
        for one in emoji { draw(one.bitmap, in: one.frame, state) }
      case .drawing(let drawing, let frame, let mark):
        drawSymbol(drawing, in: frame, mark, state)
      case .framed(let outer, let glyph, let frame, let mark):
        drawFramed(outer, glyph, in: frame, mark, state)
      case .box(let frame, let paint): drawBox(frame, paint, state)
      }
    }
  }

  /// Returns the characters of a text, and the column of the first, where a round corner of a pill takes some of its
  /// cells: a column or two further in where there is room, or else with a tail.
  ///
  /// On a phone the letters are small enough for the corner. What is cut off there as well stays cut off.
  private func fitted(
    _ glyphs: [PlacedGlyph], _ text: PlacedText, _ state: State
  ) -> (glyphs: [PlacedGlyph], column: Int) {
    guard let whole = text.whole, state.clip != nil, whole.frame.minX >= 0,
      whole.frame.maxX <= list.size.width
    else { return (glyphs, text.column) }
    var column = text.column
    var (shown, isCut) = (nil as Range<Int>?, false)
    for glyph in glyphs {
      let columns = column..<column + glyph.columns
      column = columns.upperBound
      if glyph.glyph == " " { continue }
      if shows(columns, row: text.row, state) {
        shown = (shown?.lowerBound ?? columns.lowerBound)..<columns.upperBound
      } else {
        isCut = true
      }
    }
    guard isCut, let shown else { return (glyphs, text.column) }
    if let column = columnFurtherIn(glyphs, text, shown, state) { return (glyphs, column) }
    let kept = TextPlacer.shortened(glyphs, to: shown.count, painter.glyphs)
    noteShortening(
      Shortening(text: whole.text, shown: String(kept.map(\.glyph)), frame: whole.frame))
    return (kept, shown.lowerBound)
  }

  /// Returns the nearest column, at most two from a text's own, at which the clip shows all of its characters and no
  /// other text touches it; nil when there is none.
  private func columnFurtherIn(
    _ glyphs: [PlacedGlyph], _ text: PlacedText, _ shown: Range<Int>, _ state: State
  ) -> Int? {
    let width = glyphs.reduce(0) { $0 + $1.columns }
    // The clip has taken the beginning, and the text moves right, or the end, and it moves left.
    let way = shown.lowerBound > text.column ? 1 : -1
    return [1, 2].lazy.map { text.column + way * $0 }.first { column in
      var next = column
      for glyph in glyphs {
        let columns = next..<next + glyph.columns
        next = columns.upperBound
        guard glyph.glyph == " " || shows(columns, row: text.row, state) else { return false }
      }
      let needed = column - 1..<column + width + 1
      return levels.allSatisfy { level in
        level.row != text.row || level.columns.lowerBound == text.column
          || !level.columns.overlaps(needed)
      }
    }
  }

  /// Returns whether the clip in force shows a character in some columns: characters are not cut, they show when their
  /// middle does.
  private func shows(_ columns: Range<Int>, row: Int, _ state: State) -> Bool {
    let middleX = columns.lowerBound * SampleGrid.across + columns.count * SampleGrid.across / 2
    let middleY = row * grid.down + grid.down / 2
    guard middleX >= state.bounds.left, middleX < state.bounds.right, middleY >= state.bounds.top,
      middleY < state.bounds.bottom
    else { return false }
    return state.clip.map { $0.row(middleY)[middleX] >= 0.5 } ?? true
  }

  private func drawGlyphs(_ glyphs: [PlacedGlyph], column: Int, row: Int, _ state: State) {
    var column = column
    for glyph in glyphs {
      drawGlyph(
        glyph.glyph, columns: glyph.columns, column: column, row: row, glyph.paint, state,
        style: glyph.style, isText: true, rule: glyph.rule)
      column += glyph.columns
    }
  }

  /// Paints the box that stands for a symbol without a drawing.
  private func drawBox(_ frame: Rect, _ paint: Paint, _ state: State) {
    var state = state
    state.transform = .identity
    guard frame.isFinite else { return }
    let box = frame.inset(by: 0.08 * min(frame.width, frame.height))
    stroke(.rounded(box, radius: 4), paint, StrokeStyleMark(width: 0.6 * painter.zoom), state)
    let cross = [
      PathElement.move(box.origin), .line(Point(x: box.maxX, y: box.maxY)),
    ]
    stroke(.path(cross, isEvenOdd: false), paint, StrokeStyleMark(width: 0.4 * painter.zoom), state)
  }

  /// Counts the texts of marks that are not drawn.
  func skipTexts(_ items: [DisplayItem]) {
    for item in items {
      switch item {
      case .text, .symbol, .placeholder: nextText += 1
      case .group(let group): skipTexts(group)
      case .view(let view): skipTexts(view.items)
      case .fill, .stroke, .image, .progress: break
      }
    }
  }

  func skipTexts(_ group: GroupMark) {
    if let mask = group.mask { skipTexts(mask) }
    skipTexts(group.items)
  }

  /// Puts a character over the samples of a cell.
  func drawGlyph(
    _ glyph: Character, columns: Int = 1, column: Int, row: Int, _ paint: Paint, _ state: State,
    style: CellStyle = [], isText: Bool = false, rule: RGBA? = nil
  ) {
    guard !state.hidesLetters, row >= 0, row < grid.rows, column >= 0,
      column + columns <= grid.columns
    else { return }
    let (x, y) = (column * SampleGrid.across, row * grid.down)
    let (middleX, middleY) = (x + columns * SampleGrid.across / 2, y + grid.down / 2)
    guard shows(column..<column + columns, row: row, state) else { return }
    var alpha = state.alpha
    if let clip = state.clip { alpha *= clip.row(middleY)[middleX] }
    if glyph == " ", style.isDisjoint(with: [.underline, .strikethrough]) { return }
    guard let shader = shader(paint, state) else { return }
    let ink = shader.color(Double(middleX), Double(middleY)) * alpha
    guard ink.w > 0 else { return }
    let index = row * grid.columns + column
    if !isText, layer.glyphs[index].isText { return }
    let line = rule.map { GlyphMark.rule($0.opacity(Double(alpha))) } ?? 0
    layer.glyphs[index] = GlyphMark(
      glyph: CellGlyph(glyph), ink: ink, style: style, isText: isText, rule: line)
    for next in index + 1..<max(index + 1, index + columns) {
      layer.glyphs[next] = GlyphMark(
        glyph: .continuation, ink: ink, style: style, isText: isText, rule: line)
    }
    layer.hasGlyphs = true
  }

  func drawHairline(_ line: Hairline, _ paint: Paint, _ state: State) {
    for step in line.start..<line.end {
      if line.isVertical {
        drawGlyph(line.glyph, column: line.position, row: step, paint, state)
      } else {
        drawGlyph(line.glyph, column: step, row: line.position, paint, state)
      }
    }
  }
}

extension GlyphMark {
  /// Returns a colour as 0xAARRGGBB; never 0, which would be the ink's.
  fileprivate static func rule(_ color: RGBA) -> UInt32 {
    func part(_ share: Double) -> UInt32 {
      share.isFinite ? UInt32((255 * min(1, max(0, share))).rounded()) : 0
    }
    return max(1, part(color.alpha)) << 24 | part(color.red) << 16 | part(color.green) << 8
      | part(color.blue)
  }
}
