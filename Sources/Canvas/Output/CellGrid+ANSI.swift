extension CellGrid {
  /// Returns the rows with the escape sequences that colour them; each row ends with the terminal's own colours.
  public func ansi(colors: ColorDepth = .direct, glyphs: GlyphSet = .blocks) -> String {
    let shown = reduced(to: colors, glyphs: glyphs)
    var text = ""
    for row in 0..<rows {
      var current: String?
      for column in 0..<columns {
        let cell = shown[column, row]
        if cell.glyph == Cell.continuation { continue }
        let sequence = CellGrid.sequence(cell, colors)
        if sequence != current {
          text += sequence
          current = sequence
        }
        text.append(cell.glyph)
      }
      text += "\u{1B}[0m\n"
    }
    return text
  }

  /// Returns the sequence for the colour of a line below text, by itself: who does not know it leaves out no other.
  private static func rule(_ cell: Cell, _ colors: ColorDepth) -> String {
    guard let rule = cell.rule, cell.style.contains(.underline), colors != .none else { return "" }
    if let index = colors.paletteIndex(of: rule) { return "\u{1B}[58:5:\(index)m" }
    return "\u{1B}[58:2::\(rule.red):\(rule.green):\(rule.blue)m"
  }

  private static func sequence(_ cell: Cell, _ colors: ColorDepth) -> String {
    var codes = ["0"]
    let styles: [(CellStyle, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
      (.strikethrough, "9"),
    ]
    for (style, code) in styles where cell.style.contains(style) { codes.append(code) }
    switch colors {
    case .direct:
      // The ink of a blank is of no account.
      if cell.glyph != " " || !cell.style.isEmpty {
        codes.append("38;2;\(cell.ink.red);\(cell.ink.green);\(cell.ink.blue)")
      }
      codes.append("48;2;\(cell.ground.red);\(cell.ground.green);\(cell.ground.blue)")
    case .indexed256:
      codes.append("38;5;\(Palette.nearest256(cell.ink))")
      codes.append("48;5;\(Palette.nearest256(cell.ground))")
    case .ansi16:
      func code(_ color: CellColor, _ base: Int) -> String {
        let index = Palette.nearest16(color)
        return "\(index < 8 ? base + index : base + 60 + index - 8)"
      }
      codes.append(code(cell.ink, 30))
      codes.append(code(cell.ground, 40))
    case .none: break
    }
    return "\u{1B}[\(codes.joined(separator: ";"))m" + rule(cell, colors)
  }
}
