extension CellGrid {
  /// Returns the grid as a poorer terminal shows it: every colour is one of the palette's, text keeps its
  /// contrast, characters that the terminal lacks are replaced, and without colours fills leave shades.
  public func reduced(to depth: ColorDepth, glyphs: GlyphSet = .blocks) -> CellGrid {
    var known = KnownColors(depth: depth)
    return reduced(glyphs: glyphs, knowing: &known)
  }

  /// Returns the same, in the depth of what is known, and keeps what it finds for the next grid.
  public func reduced(glyphs: GlyphSet = .blocks, knowing known: inout KnownColors) -> CellGrid {
    let depth = known.depth
    if depth == .none {
      var traced = ColorlessGrid(self, glyphs).grid
      for index in traced.cells.indices {
        traced.cells[index].ink = .white
        traced.cells[index].ground = .black
      }
      return traced
    }
    if depth == .direct,
      glyphs == .sextants
        || glyphs == .blocks && !cells.contains(where: { Sextant.isOne($0.mark) })
    {
      return self
    }
    var result = self
    for index in result.cells.indices {
      let old = cells[index]
      var cell = old
      cell.style.remove(.flat)
      // Blocks are the usual set, which lacks nothing but sextants.
      if glyphs != .sextants, !cell.mark.isASCII, glyphs != .blocks || Sextant.isOne(cell.mark) {
        cell.glyph = ColorlessGrid.replacement(cell.glyph, glyphs)
      }
      if depth != .direct {
        cell.ground = known.nearest(old.ground)
        cell.ink = known.nearest(old.ink)
        if !BlockGlyphs.isBlock(old.mark), old.mark != " ", old.ink != old.ground {
          cell.ink = CellGrid.readable(old, on: cell.ground, cell.ink, depth)
        }
      }
      result.cells[index] = cell
    }
    if depth == .indexed256, glyphs.hasQuadrants { mixGradients(into: &result, knowing: &known) }
    if depth == .ansi16 { shadeDarkTints(&result, glyphs == .ascii ? "." : "░") }
    return result
  }

  /// Turns dark tints away from text into a quarter of a colour. All of them would be black in sixteen colours,
  /// and a card would be lost on its wallpaper.
  private func shadeDarkTints(_ result: inout CellGrid, _ shade: Character) {
    for row in 0..<rows {
      for column in 0..<columns {
        let (old, new) = (self[column, row], result[column, row])
        // Where a gradient changes from row to row a cell has two tints of it.
        let isGradient = BlockGlyphs.isBlock(old.mark)
        guard new.ground == .black, old.mark == " " || isGradient && new.ink == .black,
          var tint = Palette.quarter16(old.ground),
          !hasLetter(column - 1, row), !hasLetter(column + 1, row)
        else { continue }
        if isGradient {
          // An edge has black on one of its sides, and stays whose it is.
          guard Palette.quarter16(old.ink) != nil,
            let middle = Palette.quarter16(old.ink.mixed(old.ground, 0.5))
          else { continue }
          tint = middle
        }
        result[column, row].glyph = shade
        result[column, row].ink = tint
      }
    }
  }

  private func hasLetter(_ column: Int, _ row: Int) -> Bool {
    guard column >= 0, column < columns else { return false }
    let glyph = self[column, row].mark
    return glyph != " " && !BlockGlyphs.isBlock(glyph)
  }

  /// Moves an ink that came too near to its ground towards black or white.
  private static func readable(
    _ old: Cell, on ground: CellColor, _ ink: CellColor, _ depth: ColorDepth
  ) -> CellColor {
    let wanted = min(3, old.ink.contrast(with: old.ground) * 0.8)
    if ink.contrast(with: ground) >= wanted { return ink }
    let isLighter = old.ink.luminance >= old.ground.luminance
    // The direction that the phone has, unless there is no room left in it.
    let first: CellColor = isLighter ? .white : .black
    for target in [first, isLighter ? .black : .white] {
      for step in 1...8 {
        let candidate = depth.nearest(old.ink.mixed(target, Double(step) / 8))
        if candidate.contrast(with: ground) >= wanted { return candidate }
      }
    }
    return ground.luminance > 0.4 ? depth.nearest(.black) : depth.nearest(.white)
  }
}
