import Drawing
import Numbers
import Raster

/// A line thinner than half a pixel, drawn with a line character in a row or column of cells.
struct Hairline: Hashable {
  var glyph: Character
  var isVertical: Bool
  /// The row of a horizontal line, the column of a vertical one.
  var position: Int
  var start: Int
  var end: Int
}

extension Snapping {
  func horizontal(_ box: Rect) -> Hairline {
    let place = box.midY / (2 * pixel)
    let row = Int(bounded: place.rounded(.down))
    let part = place - place.rounded(.down)
    let glyph: Character
    switch glyphs {
    case .sextants, .blocks: glyph = part < 0.25 ? "▔" : part > 0.75 ? "▁" : "─"
    case .halves: glyph = "─"
    case .ascii: glyph = part > 0.6 ? "_" : "-"
    }
    return Hairline(
      glyph: glyph, isVertical: false, position: row,
      start: Int(bounded: (box.minX / pixel).rounded()),
      end: Int(bounded: (box.maxX / pixel).rounded()))
  }

  func vertical(_ box: Rect) -> Hairline {
    Hairline(
      glyph: glyphs == .ascii ? "|" : "│", isVertical: true,
      position: Int(bounded: (box.midX / pixel).rounded(.down)),
      start: Int(bounded: (box.minY / (2 * pixel)).rounded()),
      end: Int(bounded: (box.maxY / (2 * pixel)).rounded()))
  }

  /// Returns a path of one upright segment, as a rectangle without thickness, in local points.
  func straightLine(_ contour: Contour) -> Rect? {
    guard map.isUpright, case .path(let elements, _) = contour, elements.count == 2,
      case .move(let from) = elements[0], case .line(let to) = elements[1],
      from.isFinite, to.isFinite,
      abs(from.x - to.x) < 0.01 || abs(from.y - to.y) < 0.01
    else { return nil }
    return Rect(
      x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x),
      height: abs(to.y - from.y))
  }
}
