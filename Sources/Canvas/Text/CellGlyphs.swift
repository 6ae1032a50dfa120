import Drawing

/// A character that is to stand in one or two cells.
struct PlacedGlyph: Equatable, Sendable {
  var glyph: Character
  var columns: Int
  var style: CellStyle
  var paint: Paint
  /// The colour of the line below it; nil: the glyph's.
  var rule: RGBA? = nil
}

/// A text's characters, as cells will show them.
enum CellGlyphs {
  /// Returns the characters of a line, in visual order.
  static func glyphs(
    _ runs: [TextRun], isRightToLeft: Bool? = nil, for painter: Painter
  ) -> [PlacedGlyph] {
    var letters: [(character: Character, run: Int)] = []
    for (index, run) in runs.enumerated() {
      // A symbol moves as one character that has no direction of its own.
      for character in run.symbol == nil ? run.text : "\u{FFFC}" where letters.count < most {
        letters.append((run.face.smallCapital(of: character) ?? character, index))
      }
    }
    let characters = letters.map(\.character)
    let order = VisualOrder.places(characters, isRightToLeft: isRightToLeft)
    let forms = order == nil ? characters : ArabicForms.joined(characters)
    let styles = runs.map(style)
    var placed: [PlacedGlyph] = []
    for place in letters.indices {
      let source = order?[place] ?? VisualOrder.Place(index: place, isMirrored: false)
      let (character, index) = (forms[source.index], letters[source.index].run)
      let run = runs[index]
      if let symbol = run.symbol {
        placed += glyphs(
          SymbolTable.text(symbol, SymbolTable.entry(symbol), painter), paint: run.paint,
          style: styles[index])
        continue
      }
      let shown = source.isMirrored ? VisualOrder.mirrored(character) : character
      guard let form = DisplayWidth.terminalForm(shown) else { continue }
      placed.append(
        PlacedGlyph(
          glyph: form.glyph, columns: form.columns, style: styles[index], paint: run.paint,
          rule: run.isUnderlined ? run.underline?.color : nil))
    }
    return placed
  }

  /// Returns the characters of a text in one style.
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
    // All characters have one size: what is larger than text is at least heavier.
    if run.face.weight >= 600 || run.face.size >= 19 && run.face.weight >= 400 {
      style.insert(.bold)
    }
    if run.face.weight > 0, run.face.weight <= 200 { style.insert(.dim) }
    if run.face.isItalic { style.insert(.italic) }
    if run.isUnderlined { style.insert(.underline) }
    if run.isStruckThrough { style.insert(.strikethrough) }
    return style
  }
}
