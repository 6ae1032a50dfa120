import Drawing
import Numbers

extension Contour {
  /// The contour as lines and curves, starting where SwiftUI's shapes start: circles and ellipses at
  /// three o'clock, rectangles at the top left, capsules and rounded ones on their right side.
  var pathElements: [PathElement] {
    switch self {
    case .rect(let rect):
      return [
        .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
        .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)),
        .close,
      ]
    case .ellipse(let rect):
      let unit = PathElement.arc(center: .zero, radius: 1, start: 0, delta: 2 * .pi)
      let map = Transform.scale(x: rect.width / 2, y: rect.height / 2)
        .then(.translation(x: rect.midX, y: rect.midY))
      return unit.map { $0.mapped(map) } + [.close]
    case .rounded(let rect, let radii, _): return Contour.rounded(rect, radii)
    case .path(let elements, _): return elements
    }
  }

  private static func rounded(_ rect: Rect, _ radii: CornerRadii) -> [PathElement] {
    let radii = radii.fitted(in: rect.size)
    let (topLeft, topRight) = (radii.topLeft, radii.topRight)
    let (bottomLeft, bottomRight) = (radii.bottomLeft, radii.bottomRight)
    let quarter = Double.pi / 2
    func corner(_ x: Double, _ y: Double, _ radius: Double, _ start: Double) -> [PathElement] {
      let arc = PathElement.arc(
        center: Point(x: x, y: y), radius: radius, start: start, delta: quarter)
      guard case .move(let first)? = arc.first else { return arc }
      return [.line(first)] + arc.dropFirst()
    }
    let middle = (rect.minY + topRight + rect.maxY - bottomRight) / 2
    var path: [PathElement] = [.move(Point(x: rect.maxX, y: middle))]
    path += corner(rect.maxX - bottomRight, rect.maxY - bottomRight, bottomRight, 0)
    path += corner(rect.minX + bottomLeft, rect.maxY - bottomLeft, bottomLeft, quarter)
    path += corner(rect.minX + topLeft, rect.minY + topLeft, topLeft, 2 * quarter)
    path += corner(rect.maxX - topRight, rect.minY + topRight, topRight, 3 * quarter)
    return path + [.close]
  }
}

extension PathElement {
  /// Returns the step mapped by a transform.
  func mapped(_ map: Transform) -> PathElement {
    switch self {
    case .move(let point): .move(map.apply(point))
    case .line(let point): .line(map.apply(point))
    case .quad(let point, let control): .quad(map.apply(point), control: map.apply(control))
    case .curve(let point, let one, let two):
      .curve(map.apply(point), control1: map.apply(one), control2: map.apply(two))
    case .close: .close
    }
  }

  /// Returns a line and an arc that rounds a corner.
  static func tangentArc(
    from start: Point, corner: Point, to end: Point, radius: Double
  ) -> [PathElement] {
    func unit(_ from: Point, _ to: Point) -> Point? {
      let length = hypot(to.x - from.x, to.y - from.y)
      return length > 0
        ? Point(x: (to.x - from.x) / length, y: (to.y - from.y) / length) : nil
    }
    guard radius > 0, let back = unit(corner, start), let on = unit(corner, end) else {
      return [.line(corner)]
    }
    let cosine = max(-1, min(1, back.x * on.x + back.y * on.y))
    let angle = acos(cosine)
    guard angle > 1e-6, angle < .pi - 1e-6 else { return [.line(corner)] }
    let distance = radius / tan(angle / 2)
    let first = Point(x: corner.x + back.x * distance, y: corner.y + back.y * distance)
    let last = Point(x: corner.x + on.x * distance, y: corner.y + on.y * distance)
    let reach = 4.0 / 3 * tan((.pi - angle) / 4) * radius
    return [
      .line(first),
      .curve(
        last,
        control1: Point(x: first.x - back.x * reach, y: first.y - back.y * reach),
        control2: Point(x: last.x - on.x * reach, y: last.y - on.y * reach)),
    ]
  }
}
