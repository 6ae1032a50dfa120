extension CellGrid {
  /// Returns the rows as plain text that reads well in a difference: fills and shapes leave shades, and no
  /// row has spaces at its end.
  public func text(glyphs: GlyphSet = .blocks) -> String {
    let traced = ColorlessGrid(self, glyphs).grid
    var text = ""
    for row in 0..<rows {
      var line = ""
      for column in 0..<columns {
        let glyph = traced[column, row].glyph
        if glyph != Cell.continuation { line.append(glyph) }
      }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    return text
  }
}
