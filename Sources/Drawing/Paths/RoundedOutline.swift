/// Rounded rectangles as iOS draws them.
///
/// A continuous corner of radius r leaves the side 1.53 r before the corner, in three curves whose places are widely known
/// from what UIKit's own paths say. Where a side is too short for that, it nears the quarter of a circle.
public enum RoundedOutline {
  /// A place in radii, counted from the corner along the side by which the outline comes in, and along the other.
  private typealias Place = (Double, Double)

  /// The three curves, each as two handles and an end; the first begins at `reach`.
  private static let smooth: [(Place, Place, Place)] = [
    ((1.08849, 0), (0.86841, 0), (0.63149, 0.07491)),
    ((0.37282, 0.16906), (0.16906, 0.37282), (0.07491, 0.63149)),
    ((0, 0.86841), (0, 1.08849), (0, 1.52866)),
  ]
  /// The same for a circle.
  private static let circle: [(Place, Place, Place)] = [
    ((0.87409, 0), (0.74854, 0.02853), (0.63149, 0.07491)),
    ((0.39703, 0.16741), (0.16741, 0.39703), (0.07491, 0.63149)),
    ((0.02853, 0.74854), (0, 0.87409), (0, 1)),
  ]
  private static let reach = 1.52866

  /// Returns the steps of a rounded rectangle, clockwise; corners as radii across and down, from the top left.
  ///
  /// - Parameter beginsAtRight: whether the first step is the middle of the right side's straight part, and not the top
  ///   left corner.
  public static func elements(
    _ rect: Rect, corners: [(Double, Double)], isContinuous: Bool, beginsAtRight: Bool = false
  ) -> [PathElement] {
    var result: [PathElement] = []
    if beginsAtRight, corners.count == 4 {
      let middle = (rect.minY + corners[1].1 + rect.maxY - corners[2].1) / 2
      result = [.move(Point(x: rect.maxX, y: middle))]
    }
    // Each corner, and the unit steps along which the outline enters and leaves.
    let places: [(x: Double, y: Double, inX: Double, inY: Double, outX: Double, outY: Double)] = [
      (rect.minX, rect.minY, 0, 1, 1, 0), (rect.maxX, rect.minY, -1, 0, 0, 1),
      (rect.maxX, rect.maxY, 0, -1, -1, 0), (rect.minX, rect.maxY, 1, 0, 0, -1),
    ]
    for index in places.indices {
      let turned = beginsAtRight ? (index + 2) % places.count : index
      guard corners.indices.contains(turned) else { continue }
      let (place, (rx, ry)) = (places[turned], corners[turned])
      func at(_ along: Place) -> Point {
        Point(
          x: place.x + (place.inX * along.0 + place.outX * along.1) * rx,
          y: place.y + (place.inY * along.0 + place.outY * along.1) * ry)
      }
      func go(_ point: Point) { result.append(result.isEmpty ? .move(point) : .line(point)) }
      guard rx > 0, ry > 0 else {
        go(Point(x: place.x, y: place.y))
        continue
      }
      var part = 0.0
      if isContinuous {
        let room = min(rect.width, rect.height) / 2 / max(rx, ry)
        part = min(1, max(0, (room - 1) / (reach - 1)))
      }
      func mix(_ a: Place, _ b: Place) -> Place {
        (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part)
      }
      go(at((1 + (reach - 1) * part, 0)))
      for (round, soft) in zip(circle, smooth) {
        result.append(
          .curve(
            at(mix(round.2, soft.2)), control1: at(mix(round.0, soft.0)),
            control2: at(mix(round.1, soft.1))))
      }
    }
    return result + [.close]
  }
}

extension Contour {
  /// The contour as the steps of a path.
  public var elements: [PathElement] { elements(beginsAtRight: false) }

  private func elements(beginsAtRight: Bool) -> [PathElement] {
    switch self {
    case .path(let elements, _): return elements
    case .rect(let rect): return PathElement.rectangle(rect)
    case .ellipse(let rect):
      let radii = (rect.width / 2, rect.height / 2)
      return RoundedOutline.elements(
        rect, corners: [radii, radii, radii, radii], isContinuous: false,
        beginsAtRight: beginsAtRight)
    case .rounded(let rect, let radii, let isContinuous):
      let radii = radii.fitted(in: rect.size)
      let corners = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map {
        ($0, $0)
      }
      return RoundedOutline.elements(
        rect, corners: corners, isContinuous: isContinuous, beginsAtRight: beginsAtRight)
    }
  }

  /// The contour as dashes go along it: those of circles and rounded rectangles begin in the middle of the right side,
  /// as the shapes of SwiftUI do.
  public var dashed: Contour {
    switch self {
    case .rect, .path: self
    case .ellipse, .rounded: .path(elements(beginsAtRight: true), isEvenOdd: false)
    }
  }

  /// The contour with its corners as iOS draws them, for pictures that are fine enough to show it.
  public var fine: Contour {
    if case .rounded(_, _, true) = self { .path(elements, isEvenOdd: false) } else { self }
  }
}

extension PathElement {
  /// Returns the outline of a rectangle.
  public static func rectangle(_ rect: Rect) -> [PathElement] {
    [
      .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ]
  }
}
