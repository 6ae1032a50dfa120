import Drawing
import Findings
import Outlines
import Raster

/// Text and symbols as outlines.
extension Painting {
  func ink(_ line: TextLine, _ state: State) {
    guard spend(line.work) else { return }
    let ink = TextInk(line, at: now)
    for part in ink.parts {
      switch part {
      case .outlines(let elements, let paint):
        fill(.path(elements, isEvenOdd: false), paint, state)
      case .bitmap(let bitmap, let frame): draw(bitmap, in: frame, state)
      case .symbol(let mark): self.ink(mark, state)
      }
    }
    for finding in ink.findings { report(finding) }
  }

  func draw(_ bitmap: GlyphBitmap, in frame: Rect, _ state: State) {
    guard let inverse = samplesToLocal(state), spend(2 * bitmap.width * bitmap.height) else {
      return
    }
    let image = buffer.emoji(bitmap)
    let kind = Shader.Kind.image(image, frame: frame, tile: nil, tint: nil)
    cover(.rect(frame), shader(kind, inverse), state)
  }

  func ink(_ mark: SymbolMark, _ state: State) {
    guard let parts = SymbolInk.parts(mark) else {
      report(SymbolTable.withoutShape(mark.name))
      return inkBox(mark, state)
    }
    ink(parts, in: mark.frame, state)
  }

  /// Paints a symbol: what all its areas of one paint cover together, so that the paint meets no sample twice.
  ///
  /// Areas and the lines around them lie over one another. Mixed one after the other, a translucent paint would be
  /// stronger there, and two edges that meet would show what lies below. What cuts takes away from the symbol alone.
  private func ink(_ parts: [SymbolInk.Part], in frame: Rect, _ state: State) {
    let room = frame.outset(by: SymbolInk.reach(of: parts))
    if parts.count == 1, !parts[0].isCut, parts[0].outset == 0 {
      grounds?.begin(.rect(room), state.transform)
      if resolveArea(of: parts[0], state) { paintCoverage(parts[0].paint, state) }
      return
    }
    guard let bounds = sampleBounds(state.transform.box(room), state) else { return }
    var inner = state
    (inner.bounds, inner.clip) = (bounds, nil)
    var inks: [(paint: Paint, mask: ClipMask)] = []
    for part in parts where spend(bounds.count * Work.mask * (2 + inks.count)) {
      var own: [ClipMask] = inks.map(\.mask)
      if !part.isCut {
        if let known = inks.firstIndex(where: { $0.paint == part.paint }) {
          own = [inks[known].mask]
        } else {
          let mask = buffer.takeMask(bounds)
          mask.clear()
          inks.append((part.paint, mask))
          own = [mask]
        }
      }
      if resolveArea(of: part, inner) {
        for mask in own {
          // Areas lie side by side: their parts of a sample add up.
          part.isCut
            ? mask.change(buffer.coverage) { $0 * (1 - $1) }
            : mask.change(buffer.coverage) { min(1, $0 + $1) }
        }
      }
      if part.outset > 0, resolveLine(of: part, inner) {
        for mask in own {
          part.isCut
            ? mask.change(buffer.coverage) { $0 * (1 - $1) }
            : mask.change(buffer.coverage) { $0 + $1 * (1 - $0) }
        }
      }
    }
    for ink in inks where spend(bounds.count * (Work.cover + Work.mask)) {
      buffer.coverage.begin(ink.mask)
      if let clip = state.clip { buffer.coverage.multiply(clip) }
      grounds?.begin(.rect(room), state.transform)
      paintCoverage(ink.paint, state)
      buffer.give(ink.mask)
    }
  }

  private func resolveArea(of part: SymbolInk.Part, _ state: State) -> Bool {
    buffer.outline.removeAll()
    buffer.outline.add(part.contour, state.transform, tolerance: tolerance)
    var isEvenOdd = false
    if case .path(_, let rule) = part.contour { isEvenOdd = rule }
    return resolveCoverage(buffer.outline, isEvenOdd: isEvenOdd, state)
  }

  private func resolveLine(of part: SymbolInk.Part, _ state: State) -> Bool {
    if state.transform.keepsShapes {
      buffer.outline.removeAll()
      buffer.outline.add(part.contour, state.transform, tolerance: tolerance)
      outline(part.style.scaled(state.transform.scale))
    } else {
      outlineStretched(part.contour, part.style, state.transform)
    }
    return resolveCoverage(buffer.areas, isEvenOdd: false, state)
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
