import Drawing
import Raster

extension Snapping {
  /// Snaps a ring, which keeps whole pixels around it and a stroke that closes.
  func strokeCircle(
    _ contour: Contour, _ center: Point, _ diameter: Double, _ style: StrokeStyleMark
  ) -> Stroke {
    var style = style
    let outer = diameter + style.width
    let least = (style.width >= 0.45 * pixel ? 1 : 0.6) * pixel
    style.width = max(style.width, least)
    let box = following(
      Rect(x: center.x - outer / 2, y: center.y - outer / 2, width: outer, height: outer))
    let snapped = snapCircle((Point(x: box.midX, y: box.midY), outer))
    let radius = max(0.1 * pixel, snapped.width / 2 - style.width / 2)
    style.width = min(style.width, snapped.width)
    let target = Point(x: snapped.midX, y: snapped.midY)
    let map = self.map
      .then(.translation(x: -center.x, y: -center.y))
      .then(.scale(x: 2 * radius / diameter, y: 2 * radius / diameter))
      .then(.translation(x: target.x, y: target.y))
    return .line(contour, map, style, strength: 1)
  }

  func snapCircle(_ circle: (center: Point, diameter: Double)) -> Rect {
    let exact = circle.diameter / pixel
    let size = (exact < 12 ? max(1, exact.rounded()) : exact.rounded()) * pixel
    let left = ((circle.center.x - size / 2) / stepX).rounded() * stepX
    let top = ((circle.center.y - size / 2) / pixel).rounded() * pixel
    return Rect(x: left, y: top, width: size, height: size)
  }

  /// Returns the circle that a contour is, or is a part of, on the surface.
  func circle(_ contour: Contour) -> (center: Point, diameter: Double)? {
    let isSimilar =
      abs(map.a * map.c + map.b * map.d) < 1e-6
      && abs(map.a * map.a + map.b * map.b - map.c * map.c - map.d * map.d) < 1e-6
    guard isSimilar else { return nil }
    switch contour {
    case .ellipse(let rect):
      guard rect.isFinite, abs(rect.width - rect.height) < 0.5, rect.width > 0 else { return nil }
      return (map.apply(Point(x: rect.midX, y: rect.midY)), rect.width * map.scale)
    case .rounded(let rect, let radii, _):
      guard rect.isFinite, abs(rect.width - rect.height) < 0.5, rect.width > 0,
        min(radii.topLeft, radii.bottomRight) >= rect.width / 2 - 0.5
      else { return nil }
      return (map.apply(Point(x: rect.midX, y: rect.midY)), rect.width * map.scale)
    case .rect: return nil
    case .path(let elements, _): return Arc.circle(elements, map)
    }
  }
}

/// Recognises paths that are parts of circles, such as a trimmed ring.
enum Arc {
  static func circle(
    _ elements: [PathElement], _ map: Transform
  ) -> (center: Point, diameter: Double)? {
    guard elements.count >= 2, elements.count <= 40 else { return nil }
    var moves = 0
    for element in elements {
      switch element {
      case .move: moves += 1
      case .curve, .quad: break
      case .line: return nil
      case .close: break
      }
    }
    guard moves == 1 else { return nil }
    var polygons = Polygons()
    polygons.add(.path(elements, isEvenOdd: false), map, tolerance: 0.5)
    let points = polygons.points
    guard points.count >= 3 else { return nil }
    let (a, b, c) = (points[0], points[points.count / 3], points[points.count * 2 / 3])
    let cross = 2 * ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))
    guard abs(cross) > 1e-6 else { return nil }
    let squareB = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)
    let squareC = (c.x - a.x) * (c.x - a.x) + (c.y - a.y) * (c.y - a.y)
    let center = Point(
      x: a.x + ((c.y - a.y) * squareB - (b.y - a.y) * squareC) / cross,
      y: a.y + ((b.x - a.x) * squareC - (c.x - a.x) * squareB) / cross)
    let radius = hypotenuse(a.x - center.x, a.y - center.y)
    guard radius > 0.5, radius < 2_000 else { return nil }
    for point in points
    where abs(hypotenuse(point.x - center.x, point.y - center.y) - radius) > 0.02 * radius + 0.05 {
      return nil
    }
    return (center, 2 * radius)
  }
}
