import Drawing
import Findings
import Numbers

extension TextPlacer {
  func add(_ mark: SymbolMark, _ map: Transform, _ isVisible: Bool) {
    let frame = map.box(mark.frame)
    let entry = SymbolTable.entry(mark.name)
    if !entry.isKnown, isVisible { painting.report(SymbolTable.unknown(mark.name)) }
    let paint = mark.paints.first ?? .color(.white)
    var style: CellStyle = mark.face.weight >= 600 ? .bold : []
    if entry.isStruck { style.insert(.strikethrough) }
    let form: PlacedText.Form
    let side = max(frame.width, frame.height) / painting.painter.zoom
    let isLarge = side >= 3.9
    let isDrawn = isLarge && painting.painter.glyphs != .ascii
    let drawing = SymbolDrawings.drawing(mark.name).flatMap {
      $0.isClear(atPixels: side) ? $0 : nil
    }
    if isDrawn, side >= 4.8, let dots = SymbolGlyphs.spread[mark.name] {
      form = .cells(CellGlyphs.glyphs(dots, paint: paint, style: []))
    } else if isDrawn, side < 5.8 || drawing == nil, side < 8,
      let bitmap = SymbolBitmaps.bitmap(mark.name)
    {
      form = .pixels(pixels(bitmap, frame, mark, paint))
    } else if isDrawn,
      side < 5.8 || side < 8.5 && drawing?.isSlanting == true || drawing == nil,
      let (outer, inner) = SymbolDrawings.framed(mark.name),
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
          SymbolTable.text(mark.name, entry, painting.painter), paint: paint,
          style: style))
    }
    wishes.append(
      TextWish(
        owner: owners, form: form, frame: frame, middle: frame.midY, alignment: .center,
        text: mark.name, isVisible: isVisible, isSymbol: true))
  }

  /// What a small frame has in it: one bold character.
  private func framedGlyph(_ name: String, _ paint: Paint) -> PlacedGlyph? {
    let filled = SymbolTable.entry(name + ".fill")
    let entry = filled.isKnown ? filled : SymbolTable.entry(name)
    let text = entry.isKnown ? entry.text : name.uppercased()
    let glyphs = CellGlyphs.glyphs(text, paint: paint, style: .bold)
    guard glyphs.count == 1, glyphs[0].columns == 1 else { return nil }
    return glyphs[0]
  }

  /// A symbol's pixels in the middle of its frame.
  private func pixels(
    _ bitmap: BitmapFont.Glyph, _ frame: Rect, _ mark: SymbolMark, _ paint: Paint
  ) -> PixelText {
    let zoom = painting.painter.zoom
    var text = PixelText(
      letters: [PixelText.Letter(shape: .bitmap(bitmap, row: 0), x: 0, run: 0)],
      width: bitmap.width, capHeight: bitmap.rows.count,
      runs: [TextRun(mark.name, face: mark.face, paint: paint, x: frame.x, width: frame.width)])
    if frame.isFinite {
      text.top = Int(bounded: (frame.midY / zoom - Double(bitmap.rows.count) / 2).rounded())
    }
    return text
  }

  func add(_ rect: Rect, _ label: String, _ map: Transform, _ isVisible: Bool) {
    let frame = map.box(rect)
    wishes.append(
      TextWish(
        owner: owners,
        form: .cells(
          CellGlyphs.glyphs(label, paint: .color(RGBA(200, 200, 200)), style: [])),
        frame: frame, middle: frame.midY, alignment: .center, text: label, isVisible: isVisible))
  }
}
