import Drawing
import Numbers

// Text stands in whole rows and columns, so it moves by a few points. What belongs to a text moves with it:
// the dot before it, the plate behind it, the ring around it.

extension Snapping {
  /// The highest shape that moves with the text in it, in points; islands are higher.
  private static let highest = 35.0
  /// Middles this close are the same, in points.
  private static let same = 1.5

  /// The largest shape that moves with the text beside it, in points.
  private static let small = 12.0

  /// How far from a text's middle what moves with it reaches, in points.
  static let farthest = highest / 2 + 2 * same

  /// Returns a small shape where the text that it belongs to has it.
  ///
  /// With a text in its middle it moves up or down, so that the text's row is in its middle. Across it
  /// keeps its place, since margins are what people measure, unless it is small and right beside a text.
  func following(_ box: Rect) -> Rect {
    if max(box.width, box.height) <= Snapping.small, let level = neighbour(of: box) {
      return level.moved(box, pixel: pixel)
    }
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

  /// Returns the text right beside a small shape.
  private func neighbour(of box: Rect) -> Painting.Level? {
    levels.first {
      abs($0.middle - box.midY) <= 2 * Snapping.same && $0.distance(to: box) > 0
        && $0.distance(to: box) <= TextPlacer.close
    }
  }

  /// Returns a dot, where a contour is one: a character in the row of the text beside it.
  func dot(_ contour: Contour, _ box: Rect) -> Fill? {
    let (width, height) = (box.width / pixel, box.height / pixel)
    // Two pixels make a square, which a dot beside a text must not be.
    let most = neighbour(of: box) == nil ? 1.75 : 2.2
    guard max(width, height) < most, abs(width - height) < 0.25 else { return nil }
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

  /// Returns the cell of a dot: one column from the text that it belongs to, else where it lies.
  private func place(_ box: Rect) -> (column: Int, row: Int) {
    let column = Int(bounded: (box.midX / pixel).rounded(.down))
    let row = Int(bounded: (box.midY / (2 * pixel)).rounded(.down))
    let near = levels.filter {
      abs($0.middle - box.midY) <= 0.36 * 2 * pixel && $0.distance(to: box) < 16 * pixel
    }
    guard let level = near.min(by: { $0.distance(to: box) < $1.distance(to: box) }) else {
      return (column, row)
    }
    if level.distance(to: box) <= TextPlacer.close {
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

extension Painting.Level {
  /// Returns how far a box stands beside the text, in points; 0 where it does not stand beside it.
  func distance(to box: Rect) -> Double { max(0, frame.minX - box.maxX, box.minX - frame.maxX) }

  /// Returns a box beside the text, moved as the text's nearer end is by standing in cells.
  func moved(_ box: Rect, pixel: Double) -> Rect {
    let shift =
      box.midX < frame.midX
      ? Double(columns.lowerBound) * pixel - frame.minX
      : Double(columns.upperBound) * pixel - frame.maxX
    return Rect(
      x: box.x + shift, y: box.y + Double(2 * row + 1) * pixel - box.midY, width: box.width,
      height: box.height)
  }
}
