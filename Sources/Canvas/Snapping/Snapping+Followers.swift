import Drawing

// Text stands in whole rows and columns, so it moves by a few points. What belongs to a text moves with it:
// the dot before it, the plate behind it, the ring around it.

extension Snapping {
  /// The highest shape that moves with the text in it, in points; islands are higher.
  private static let highest = 35.0
  /// Middles this close are the same, in points.
  private static let same = 1.5

  /// A small shape with a text in its middle, moved up or down so that the text's row is in its middle.
  ///
  /// Across, shapes keep their places: margins are what people measure.
  func following(_ box: Rect) -> Rect {
    guard box.height > pixel, box.height <= Snapping.highest else { return box }
    let inside = levels.first {
      abs($0.middle - box.midY) <= Snapping.same && $0.frame.midX > box.minX
        && $0.frame.midX < box.maxX && $0.frame.width <= box.width + 2 * pixel
    }
    guard let level = inside else { return box }
    return Rect(
      x: box.x, y: box.y + Double(2 * level.row + 1) * pixel - box.midY, width: box.width,
      height: box.height)
  }

  /// A dot, where a contour is one: a character in the row of the text beside it.
  func dot(_ contour: Contour, _ box: Rect) -> Fill? {
    let (width, height) = (box.width / pixel, box.height / pixel)
    guard max(width, height) < 1.75, abs(width - height) < 0.25 else { return nil }
    switch contour {
    case .ellipse: break
    case .rounded(let rect, let radii, _):
      guard radii.topLeft >= 0.4 * min(rect.width, rect.height) else { return nil }
    case .rect, .path: return nil
    }
    let (column, row) = place(box)
    let glyph: Character
    switch width {
    case 0.8...: glyph = glyphs == .ascii ? "o" : "●"
    case 0.45...: glyph = glyphs == .ascii ? "*" : "•"
    default: glyph = glyphs == .ascii ? "." : "·"
    }
    return .glyph(glyph, column: column, row: row)
  }

  /// The cell of a dot: one column from the text that it belongs to, else where it lies.
  private func place(_ box: Rect) -> (column: Int, row: Int) {
    let column = Int((box.midX / pixel).rounded(.down))
    let row = Int((box.midY / (2 * pixel)).rounded(.down))
    func away(_ level: Painting.Level) -> Double {
      max(0, level.frame.minX - box.maxX, box.minX - level.frame.maxX)
    }
    let near = levels.filter {
      abs($0.middle - box.midY) <= 0.36 * 2 * pixel && away($0) < 16 * pixel
    }
    guard let level = near.min(by: { away($0) < away($1) }) else { return (column, row) }
    if away(level) <= TextPlacer.close {
      let isBefore = box.midX < level.frame.midX
      return (isBefore ? level.columns.lowerBound - 2 : level.columns.upperBound + 1, level.row)
    }
    for shift in [0, -1, 1]
    where !near.contains(where: { $0.row == level.row && $0.columns.contains(column + shift) }) {
      return (column + shift, level.row)
    }
    return (column, level.row)
  }
}
