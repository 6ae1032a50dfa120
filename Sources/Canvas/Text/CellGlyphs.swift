import Drawing

/// A character that is to stand in one or two cells.
struct PlacedGlyph {
  var glyph: Character
  var columns: Int
  var style: CellStyle
  var paint: Paint
}

/// A text's characters, as cells will show them.
enum CellGlyphs {
  /// The characters of a line, in visual order.
  static func glyphs(_ runs: [TextRun], symbols: GlyphSet) -> [PlacedGlyph] {
    var placed: [PlacedGlyph] = []
    for run in runs {
      let style = style(run)
      if let symbol = run.symbol {
        placed += glyphs(
          SymbolTable.text(SymbolTable.entry(symbol), symbols), paint: run.paint, style: style)
        continue
      }
      for character in visualOrder(run.text) {
        guard let form = DisplayWidth.terminalForm(character) else { continue }
        placed.append(
          PlacedGlyph(glyph: form.glyph, columns: form.columns, style: style, paint: run.paint))
        if placed.count >= most { return placed }
      }
    }
    return placed
  }

  /// The characters of a text in one style.
  static func glyphs(_ text: String, paint: Paint, style: CellStyle) -> [PlacedGlyph] {
    text.prefix(most).compactMap { character in
      DisplayWidth.terminalForm(character).map {
        PlacedGlyph(glyph: $0.glyph, columns: $0.columns, style: style, paint: paint)
      }
    }
  }

  /// No line has more characters than this.
  private static let most = 1_000

  static func style(_ run: TextRun) -> CellStyle {
    var style: CellStyle = []
    if run.face.weight >= 600 { style.insert(.bold) }
    if run.face.weight > 0, run.face.weight <= 200 { style.insert(.dim) }
    if run.face.isItalic { style.insert(.italic) }
    if run.isUnderlined { style.insert(.underline) }
    if run.isStruckThrough { style.insert(.strikethrough) }
    return style
  }

  /// Right-to-left stretches reversed, numbers inside them kept: cells are filled from left to right.
  static func visualOrder(_ text: String) -> [Character] {
    let characters = Array(text)
    guard characters.contains(where: isRightToLeft) else { return characters }
    var result: [Character] = []
    var index = 0
    while index < characters.count {
      guard isRightToLeft(characters[index]) else {
        result.append(characters[index])
        index += 1
        continue
      }
      // The stretch runs to the last right-to-left letter before a left-to-right one.
      var end = index + 1
      var ahead = end
      while ahead < characters.count, !isLeftToRight(characters[ahead]) {
        ahead += 1
        if isRightToLeft(characters[ahead - 1]) || characters[ahead - 1].isNumber { end = ahead }
      }
      var stretch = Array(characters[index..<end].reversed())
      var start = 0
      while start < stretch.count {
        var stop = start
        while stop < stretch.count, stretch[stop].isNumber || ".,:".contains(stretch[stop]) {
          stop += 1
        }
        if stop > start + 1 { stretch[start..<stop].reverse() }
        start = max(stop, start + 1)
      }
      result += stretch
      index = end
    }
    return result
  }

  private static func isRightToLeft(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return (0x590...0x8FF).contains(scalar.value) || (0xFB1D...0xFDFF).contains(scalar.value)
      || (0xFE70...0xFEFC).contains(scalar.value)
  }

  private static func isLeftToRight(_ character: Character) -> Bool {
    character.isLetter && !isRightToLeft(character)
  }
}
