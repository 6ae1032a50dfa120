import Drawing
import Numbers

/// Cells as a scalable picture, equal to what a terminal shows.
///
/// Block characters are rectangles, so that they tile; letters name their columns one by one, so that
/// any monospaced font keeps them; nothing is fetched and nothing has an id unless asked for.
public enum SVG {
  /// Units of the picture a column and a row.
  static let column = 10
  static let row = 20

  /// Returns a document with one grid.
  public static func document(
    _ grid: CellGrid, cell: Size = Size(width: 5, height: 10), title: String = ""
  ) -> String {
    let (width, height) = (grid.columns * column, grid.rows * row)
    return head(width: width, height: height, title: title)
      + fragment(grid, cell: cell) + "</svg>\n"
  }

  /// Returns the start of a document of a size.
  static func head(width: Int, height: Int, title: String) -> String {
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\""
      + " font-family=\"Menlo, 'Cascadia Mono', 'DejaVu Sans Mono', 'Noto Sans Mono', monospace\""
      + " font-size=\"16\">\n"
    if !title.isEmpty { text += "<title>\(XMLText.escaped(title))</title>\n" }
    return text
  }

  /// Returns a grid as a group to be placed in a larger picture; its true points stand in data attributes.
  public static func fragment(
    _ grid: CellGrid, x: Int = 0, y: Int = 0, cell: Size = Size(width: 5, height: 10)
  ) -> String {
    let move = x == 0 && y == 0 ? "" : " transform=\"translate(\(x) \(y))\""
    let text =
      "<g\(move) data-columns=\"\(grid.columns)\" data-rows=\"\(grid.rows)\""
      + " data-points=\"\(number(Double(grid.columns) * cell.width)) \(number(Double(grid.rows) * cell.height))\""
      + " data-cell-points=\"\(number(cell.width)) \(number(cell.height))\">\n"
    return text + inside(grid) + "</g>\n"
  }

  /// Returns a part of a picture that covers what is below it.
  static func patch(_ grid: CellGrid, column: Int, row: Int) -> String {
    "<g transform=\"translate(\(column * SVG.column) \(row * SVG.row))\">\n\(inside(grid))</g>\n"
  }

  // Parts.

  private static func inside(_ grid: CellGrid) -> String {
    var text = grounds(grid)
    for row in 0..<grid.rows { text += blocks(grid, row) + letters(grid, row) }
    return text
  }

  /// Returns the ground: what most cells have in one piece, the others in runs.
  private static func grounds(_ grid: CellGrid) -> String {
    let paper = ColorlessGrid.paper(grid)
    var text =
      "<g shape-rendering=\"crispEdges\">\n"
      + rect(0, 0, grid.columns * column, grid.rows * row, paper)
    for line in 0..<grid.rows {
      var start = 0
      while start < grid.columns {
        let color = grid[start, line].ground
        var end = start + 1
        while end < grid.columns, grid[end, line].ground == color { end += 1 }
        if color != paper {
          text += rect(start * column, line * row, (end - start) * column, row, color)
        }
        start = end
      }
    }
    return text + "</g>\n"
  }

  private static func blocks(_ grid: CellGrid, _ line: Int) -> String {
    var text = ""
    var start = 0
    while start < grid.columns {
      let cell = grid[start, line]
      guard let parts = BlockGlyphs.parts(cell.glyph) else {
        start += 1
        continue
      }
      var end = start + 1
      // Pieces over the whole width run on.
      let runsOn = parts.count == 1 && parts[0].width == 8
      while runsOn, end < grid.columns, grid[end, line].glyph == cell.glyph,
        grid[end, line].ink == cell.ink
      {
        end += 1
      }
      for part in parts {
        text += rect(
          eighths: start * column * 8 + part.x * column, line * row * 24 + part.y * row,
          (end - start - 1) * column * 8 + part.width * column, part.height * row, cell.ink)
      }
      start = end
    }
    return text.isEmpty ? "" : "<g shape-rendering=\"crispEdges\">\n\(text)</g>\n"
  }

  private static func letters(_ grid: CellGrid, _ line: Int) -> String {
    var text = ""
    var start = 0
    while start < grid.columns {
      let cell = grid[start, line]
      if cell.glyph == " " && cell.style.isDisjoint(with: [.underline, .strikethrough])
        || cell.glyph == Cell.continuation || BlockGlyphs.isBlock(cell.glyph)
      {
        start += 1
        continue
      }
      if let mark = LineGlyphs.shape(cell.glyph, column: start, line: line, ink: cell.ink) {
        text += mark
        start += 1
        continue
      }
      var end = start
      var glyphs = ""
      var columns: [String] = []
      while end < grid.columns {
        let next = grid[end, line]
        if next.glyph == Cell.continuation {
          end += 1
          continue
        }
        guard next.ink == cell.ink, next.style == cell.style, next.rule == cell.rule,
          next.glyph != " ",
          !BlockGlyphs.isBlock(next.glyph), !LineGlyphs.isLine(next.glyph)
        else { break }
        glyphs += XMLText.escaped(String(next.glyph))
        // A character of several scalars takes one place, or the places would shift.
        columns.append("\(end * column)")
        for _ in next.glyph.unicodeScalars.dropFirst() { columns.append("\(end * column)") }
        end += 1
        if next.glyph.unicodeScalars.count > 1 { break }
      }
      if end == start { end += 1 }
      text += lettersRun(cell, glyphs, columns, start: start, end: end, line)
      start = end
    }
    return text
  }

  private static func lettersRun(
    _ cell: Cell, _ glyphs: String, _ columns: [String], start: Int, end: Int, _ line: Int
  ) -> String {
    var text = ""
    if !glyphs.isEmpty {
      var style = ""
      if cell.style.contains(.bold) { style += " font-weight=\"bold\"" }
      if cell.style.contains(.italic) { style += " font-style=\"italic\"" }
      if cell.style.contains(.dim) { style += " fill-opacity=\"0.6\"" }
      text +=
        "<text x=\"\(columns.joined(separator: " "))\" y=\"\(line * row + 15)\""
        + " fill=\"\(hex(cell.ink))\"\(style)>\(glyphs)</text>\n"
    }
    let width = (end - start) * column
    if cell.style.contains(.underline) {
      text += rect(start * column, line * row + 17, width, 1, cell.rule ?? cell.ink)
    }
    if cell.style.contains(.strikethrough) {
      text += rect(start * column, line * row + 10, width, 1, cell.ink)
    }
    return text
  }

  private static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: CellColor)
    -> String
  {
    "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" fill=\"\(hex(color))\"/>\n"
  }

  private static func rect(
    eighths x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: CellColor
  ) -> String {
    "<rect x=\"\(number(Double(x) / 8))\" y=\"\(number(Double(y) / 24))\""
      + " width=\"\(number(Double(width) / 8))\" height=\"\(number(Double(height) / 24))\""
      + " fill=\"\(hex(color))\"/>\n"
  }

  /// Returns a number as short as it can be written.
  static func number(_ value: Double) -> String { value.short(places: 3) }

  static func hex(_ color: CellColor) -> String {
    "#" + Hexadecimal.text(of: color.rgb, digits: 6)
  }
}
