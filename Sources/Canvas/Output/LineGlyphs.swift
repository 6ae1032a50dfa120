/// Draws line and dot characters as shapes, so that they join and stay round in every font.
enum LineGlyphs {
  /// Arms from the middle of the cell: left, right, up, down.
  private static let arms: [Character: (Bool, Bool, Bool, Bool)] = [
    "─": (true, true, false, false), "│": (false, false, true, true),
    "┌": (false, true, false, true), "┐": (true, false, false, true),
    "└": (false, true, true, false), "┘": (true, false, true, false),
    "├": (false, true, true, true), "┤": (true, false, true, true),
    "┬": (true, true, false, true), "┴": (true, true, true, false),
    "┼": (true, true, true, true), "╴": (true, false, false, false),
    "╶": (false, true, false, false), "╵": (false, false, true, false),
    "╷": (false, false, false, true),
  ]
  private static let dots: [Character: Int] = ["●": 50, "•": 30, "·": 14]

  static func isLine(_ glyph: Character) -> Bool { arms[glyph] != nil || dots[glyph] != nil }

  static func shape(_ glyph: Character, column: Int, line: Int, ink: CellColor) -> String? {
    let (x, y) = (column * SVG.column, line * SVG.row)
    if let radius = dots[glyph] {
      return "<circle cx=\"\(x + SVG.column / 2)\" cy=\"\(y + SVG.row / 2)\""
        + " r=\"\(SVG.number(Double(radius) / 10))\" fill=\"\(SVG.hex(ink))\"/>\n"
    }
    guard let (left, right, up, down) = arms[glyph] else { return nil }
    let (midX, midY) = (x + SVG.column / 2, y + SVG.row / 2)
    var path = ""
    if left || right {
      path += "M\(left ? x : midX) \(midY)H\(right ? x + SVG.column : midX)"
    }
    if up || down { path += "M\(midX) \(up ? y : midY)V\(down ? y + SVG.row : midY)" }
    return "<path d=\"\(path)\" stroke=\"\(SVG.hex(ink))\" stroke-width=\"1.6\"/>\n"
  }
}
