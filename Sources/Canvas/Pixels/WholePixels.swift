import Drawing
import Raster

/// Puts straight edges of upright shapes on whole pixels, as iOS does with the frames of views.
///
/// Two shapes that share an edge in the middle of a pixel would each cover a part of it, and what lies below would show
/// between them as a thin line. Rounded to the nearest pixel, a shared edge is the same for both.
struct WholePixels {
  /// Pixels a point, in both directions.
  let scale: Double

  /// Returns the map that puts a contour's straight edges on whole pixels; edges that end in a corner's curve stay.
  func map(_ contour: Contour, _ map: Transform) -> Transform {
    guard map.isUpright || map.isQuarterTurn, let (frame, sides) = straightSides(contour, map)
    else { return map }
    let box = map.box(frame)
    guard box.isFinite, box.width > 0, box.height > 0, max(abs(box.x), abs(box.y)) < 1e6 else {
      return map
    }
    let (left, right) = edges(box.minX, box.maxX, sides.left, sides.right)
    let (top, bottom) = edges(box.minY, box.maxY, sides.top, sides.bottom)
    if left == box.minX, right == box.maxX, top == box.minY, bottom == box.maxY { return map }
    return
      map
      .then(.translation(x: -box.x, y: -box.y))
      .then(.scale(x: (right - left) / box.width, y: (bottom - top) / box.height))
      .then(.translation(x: left, y: top))
  }

  /// Returns the map that puts a line's outer edges there.
  func map(_ contour: Contour, _ style: StrokeStyleMark, _ map: Transform) -> Transform {
    guard case .rect(let rect) = contour else { return map }
    return self.map(.rect(rect.outset(by: style.width / 2)), map)
  }

  /// Returns two opposite edges in points. What is thinner than a pixel keeps its place: rounded it could vanish.
  private func edges(
    _ low: Double, _ high: Double, _ movesLow: Bool, _ movesHigh: Bool
  ) -> (Double, Double) {
    // A third of a point at three pixels a point is not quite a pixel.
    guard (high - low) * scale > 0.95 else { return (low, high) }
    let start = movesLow ? (low * scale).rounded() : low * scale
    let end = movesHigh ? max(start + 1, (high * scale).rounded()) : high * scale
    return end > start ? (start / scale, end / scale) : (low, high)
  }

  private struct Sides {
    var left = true
    var right = true
    var top = true
    var bottom = true
  }

  /// Returns the frame of a simple contour and which of its sides, on the surface, are straight from corner to corner.
  private func straightSides(_ contour: Contour, _ map: Transform) -> (Rect, Sides)? {
    switch contour {
    case .rect(let rect): return (rect, Sides())
    case .rounded(let rect, let radii, _):
      guard map.isUpright else { return nil }
      var sides = Sides(
        left: max(radii.topLeft, radii.bottomLeft) <= 0,
        right: max(radii.topRight, radii.bottomRight) <= 0,
        top: max(radii.topLeft, radii.topRight) <= 0,
        bottom: max(radii.bottomLeft, radii.bottomRight) <= 0)
      if map.a < 0 { swap(&sides.left, &sides.right) }
      if map.d < 0 { swap(&sides.top, &sides.bottom) }
      return (rect, sides)
    case .ellipse, .path: return nil
    }
  }
}
