import Drawing
import Findings
import Outlines

/// Text and symbols as outlines.
extension Painting {
  func ink(_ line: TextLine, _ state: State) {
    let ink = TextInk(line, at: now)
    for part in ink.parts {
      switch part {
      case .outlines(let elements, let paint):
        fill(.path(elements, isEvenOdd: false), paint, state)
      case .bitmap(let bitmap, let frame): draw(bitmap, in: frame, state)
      case .symbol(let mark): self.ink(mark, state)
      }
    }
    if !ink.missing.isEmpty {
      report(TextInk.finding(ink.missing))
    }
  }

  func draw(_ bitmap: GlyphBitmap, in frame: Rect, _ state: State) {
    guard let inverse = samplesToLocal(state) else { return }
    let image = buffer.emoji(bitmap)
    let kind = Shader.Kind.image(image, frame: frame, tile: nil, tint: nil)
    cover(.rect(frame), shader(kind, inverse), state)
  }

  func ink(_ mark: SymbolMark, _ state: State) {
    guard let parts = SymbolInk.parts(mark) else {
      report(SymbolTable.unknown(mark.name))
      return inkBox(mark, state)
    }
    if !parts.contains(where: \.isCut) {
      for part in parts { ink(part, state) }
      return
    }
    // What cuts takes away from the symbol and not from what lies below it.
    let items: [DisplayItem] = parts.flatMap { part in
      let paint = part.isCut ? Paint.color(.white) : part.paint
      var items: [DisplayItem] = [.fill(part.contour, paint)]
      if part.outset > 0 { items.append(.stroke(part.contour, paint, part.style)) }
      return part.isCut ? [.group(GroupMark(items, blend: .destinationOut))] : items
    }
    drawLayered(GroupMark(items), alpha: 1, state)
  }

  private func ink(_ part: SymbolInk.Part, _ state: State) {
    fill(part.contour, part.paint, state)
    if part.outset > 0 { stroke(part.contour, part.paint, part.style, state) }
  }

  /// Paints the box that stands for a symbol without a shape.
  private func inkBox(_ mark: SymbolMark, _ state: State) {
    for item in SymbolInk.box(mark) { draw(item, state) }
  }

  /// Writes the name of what cannot be drawn, where its box has room for it.
  func inkLabel(_ label: String, in rect: Rect, _ state: State) {
    if let line = TextInk.label(label, in: rect) { ink(line, state) }
  }
}

extension SymbolInk.Part {
  /// The line around the area.
  var style: StrokeStyleMark { StrokeStyleMark(width: outset, cap: .round, join: .round) }
}
