import Drawing
import Findings
import Numbers
import Raster

extension TextPlacer {
  func add(_ mark: SymbolMark, _ map: Transform, _ isVisible: Bool) {
    let frame = map.box(mark.frame)
    // Cells cannot show a glyph the other way round, but there is one that looks so.
    let name =
      map.a < 0 || map.d < 0
      ? SymbolTable.flipped(mark.name, sideways: map.a < 0, upsideDown: map.d < 0) : mark.name
    let entry = SymbolTable.entry(name)
    if !entry.isKnown, isVisible { painting.report(SymbolTable.unknown(name)) }
    let paint = mark.paints.first ?? .color(.white)
    var style: CellStyle = mark.face.weight >= 600 ? .bold : []
    let isLine = painting.painter.hasIcons && NerdGlyphs.hasSlash(name)
    if entry.isStruck, !isLine { style.insert(.strikethrough) }
    let form: PlacedText.Form
    let side = max(frame.width, frame.height) / painting.painter.zoom
    let isLarge = side >= 3.9
    let isDrawn = isLarge && painting.painter.glyphs != .ascii
    let drawing = SymbolDrawings.drawing(name).flatMap {
      $0.isClear(atPixels: side) ? $0 : nil
    }
    let isSmall =
      painting.painter.glyphs == .sextants && side >= 2.4 && side < 4.5
      && frame.height >= 2 * painting.painter.zoom
    let halves = Int(bounded: (2 * frame.width / painting.painter.zoom + 0.9).rounded(.down))
    if isDrawn, mark.isSeenDistorted, let drawing {
      // Characters and small pictures have one form.
      form = .drawing(drawing, frame: frame, mark)
    } else if painting.painter.hasIcons, side < 4.8, let icon = NerdGlyphs.icon(name) {
      // Who has such a font asks for its icons: they stand before what pixels make of a small symbol.
      form = .cells(CellGlyphs.glyphs(String(icon), paint: paint, style: style))
    } else if isSmall, let bitmap = SymbolBitmaps.small(name, width: halves) {
      form = .pixels(pixels(bitmap, frame, mark, paint, rowsPerCell: 3))
    } else if isDrawn, side >= 4.8, let dots = SymbolGlyphs.spread[name] {
      form = .cells(CellGlyphs.glyphs(dots, paint: paint, style: []))
    } else if isDrawn, side < 5.8 || drawing == nil, side < 8,
      let bitmap = SymbolBitmaps.bitmap(name), !isInPill(frame, bitmap)
    {
      form = .pixels(pixels(bitmap, frame, mark, paint))
    } else if isDrawn,
      side < 5.8 || side < 8.5 && drawing?.isSlanting == true || drawing == nil,
      let (outer, inner) = SymbolDrawings.framed(name),
      let glyph = framedGlyph(inner, paint)
    {
      form = .framed(outer, glyph, frame: frame, mark)
    } else if isDrawn, let drawing {
      form = .drawing(drawing, frame: frame, mark)
    } else if !entry.isKnown, isLarge {
      form = .box(frame: frame, paint)
    } else {
      form = .cells(
        CellGlyphs.glyphs(
          SymbolTable.text(name, entry, painting.painter), paint: paint,
          style: style))
    }
    add(
      TextWish(
        owner: owners, form: form, frame: frame, middle: frame.midY, alignment: .center,
        text: mark.name, isVisible: isVisible, isSymbol: true))
  }

  /// Returns what a small frame has in it: one bold character.
  private func framedGlyph(_ name: String, _ paint: Paint) -> PlacedGlyph? {
    let filled = SymbolTable.entry(name + ".fill")
    let entry = filled.isKnown ? filled : SymbolTable.entry(name)
    let text = entry.isKnown ? entry.text : name.uppercased()
    let glyphs = CellGlyphs.glyphs(text, paint: paint, style: .bold)
    guard glyphs.count == 1, glyphs[0].columns == 1 else { return nil }
    return glyphs[0]
  }

  /// Returns whether a symbol's pixels, larger than its frame, would hide the disc or pill that it stands in.
  private func isInPill(_ frame: Rect, _ bitmap: BitmapFont.Glyph) -> Bool {
    let zoom = painting.painter.zoom
    let (width, height) = (Double(bitmap.width) * zoom / 2, Double(bitmap.rows.count) * zoom)
    guard width > frame.width || height > frame.height else { return false }
    return anchors.contains { pill in
      pill.minX <= frame.midX && pill.maxX >= frame.midX && pill.minY <= frame.midY
        && pill.maxY >= frame.midY && min(pill.width - width, pill.height - height) < 2 * zoom
    }
  }

  /// Returns a symbol's pixels in the middle of its frame: whole ones, or parts of cells with three rows.
  private func pixels(
    _ bitmap: BitmapFont.Glyph, _ frame: Rect, _ mark: SymbolMark, _ paint: Paint,
    rowsPerCell: Int = 2
  ) -> PixelText {
    let row = 2 * painting.painter.zoom / Double(rowsPerCell)
    var text = PixelText(
      letters: [PixelText.Letter(drawing: .bitmap(bitmap, row: 0), x: 0, run: 0)],
      width: bitmap.width, capHeight: bitmap.rows.count, rowsPerCell: rowsPerCell,
      runs: [TextRun(mark.name, face: mark.face, paint: paint, x: frame.x, width: frame.width)])
    if frame.isFinite {
      text.top = Int(bounded: (frame.midY / row - Double(bitmap.rows.count) / 2).rounded())
    }
    return text
  }

  func add(_ rect: Rect, _ label: String, _ map: Transform, _ isVisible: Bool) {
    let frame = map.box(rect)
    add(
      TextWish(
        owner: owners,
        form: .cells(
          CellGlyphs.glyphs(label, paint: .color(RGBA(200, 200, 200)), style: [])),
        frame: frame, middle: frame.midY, alignment: .center, text: label, isVisible: isVisible),
      isLabel: true)
  }
}
