import Drawing

/// Rounds the corners of letters: San Francisco Rounded has no open twin whose widths agree with Inter's.
///
/// Each corner that points outward is cut off and bridged by a curve; edges and inner corners stay where they are.
struct Rounding {
  /// The radius, in the outline's units.
  private let radius: Double
  /// 1 where the ink lies to the left of an outline's direction (y downward: to its right), otherwise -1.
  private let side: Double

  /// Returns an outline with rounded corners.
  static func rounded(_ elements: [PathElement], radius: Double) -> [PathElement] {
    let contours = contours(elements)
    let area = contours.reduce(0) { $0 + Rounding.area($1) }
    let rounding = Rounding(radius: radius, side: area < 0 ? 1 : -1)
    return contours.flatMap(rounding.rounded)
  }

  /// A piece of a contour, as a cubic curve.
  private struct Segment {
    var start: Point
    var one: Point
    var two: Point
    var end: Point
    var isLine: Bool

    var length: Double {
      Rounding.distance(start, one) / 2 + Rounding.distance(one, two) / 2
        + Rounding.distance(two, end) / 2 + Rounding.distance(start, end) / 2
    }

    /// The directions in which it leaves its start and reaches its end.
    var leaving: Point {
      Rounding.direction(start, one) ?? Rounding.direction(start, two)
        ?? Rounding.direction(start, end) ?? Point(x: 1, y: 0)
    }
    var reaching: Point {
      Rounding.direction(two, end) ?? Rounding.direction(one, end)
        ?? Rounding.direction(start, end) ?? Point(x: 1, y: 0)
    }

    /// Returns the part between two places along it.
    func part(_ from: Double, _ to: Double) -> Segment {
      let rest = from > 0 ? split(from).1 : self
      guard to < 1, from < 1 else { return rest }
      return rest.split((to - from) / (1 - from)).0
    }

    private func split(_ t: Double) -> (Segment, Segment) {
      func mix(_ a: Point, _ b: Point) -> Point {
        Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
      }
      let (a, b, c) = (mix(start, one), mix(one, two), mix(two, end))
      let (d, e) = (mix(a, b), mix(b, c))
      let middle = mix(d, e)
      return (
        Segment(start: start, one: a, two: d, end: middle, isLine: isLine),
        Segment(start: middle, one: e, two: c, end: end, isLine: isLine)
      )
    }
  }

  private static func contours(_ elements: [PathElement]) -> [[Segment]] {
    var contours: [[Segment]] = []
    var segments: [Segment] = []
    var (place, start) = (Point.zero, Point.zero)
    func add(_ one: Point, _ two: Point, _ end: Point, isLine: Bool) {
      if distance(place, end) > 1e-9 || !isLine {
        segments.append(Segment(start: place, one: one, two: two, end: end, isLine: isLine))
      }
      place = end
    }
    // With handles at its thirds, a part of a line is as long as its share says.
    func addLine(to end: Point) {
      let step = Point(x: (end.x - place.x) / 3, y: (end.y - place.y) / 3)
      add(
        Point(x: place.x + step.x, y: place.y + step.y),
        Point(x: end.x - step.x, y: end.y - step.y), end, isLine: true)
    }
    func close() {
      if !segments.isEmpty {
        addLine(to: start)
        contours.append(segments)
      }
      segments = []
    }
    for element in elements {
      switch element {
      case .move(let point):
        close()
        (place, start) = (point, point)
      case .line(let end): addLine(to: end)
      case .quad(let end, let control):
        let one = Point(
          x: place.x + (control.x - place.x) * 2 / 3, y: place.y + (control.y - place.y) * 2 / 3)
        let two = Point(
          x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        add(one, two, end, isLine: false)
      case .curve(let end, let one, let two): add(one, two, end, isLine: false)
      case .close: close()
      }
    }
    close()
    return contours
  }

  private func rounded(_ segments: [Segment]) -> [PathElement] {
    let count = segments.count
    guard count > 1 else { return [] }
    // How much of each corner, at the end of a segment, is cut off.
    let cuts = segments.indices.map { index in
      cut(segments[index], segments[(index + 1) % count])
    }
    var result: [PathElement] = []
    for index in segments.indices {
      let segment = segments[index]
      let before = cuts[(index + count - 1) % count]
      let after = cuts[index]
      let length = max(segment.length, 1e-9)
      let kept = segment.part(min(0.5, before / length), max(0.5, 1 - after / length))
      if result.isEmpty {
        result.append(.move(kept.start))
      } else if before > 0 {
        let corner = segment.start
        result.append(bridge(corner, kept.start, result))
      }
      result.append(
        kept.isLine ? .line(kept.end) : .curve(kept.end, control1: kept.one, control2: kept.two))
    }
    if let last = segments.last, cuts[count - 1] > 0, case .move(let first)? = result.first {
      result.append(bridge(last.end, first, result))
    }
    result.append(.close)
    return result
  }

  /// Returns a curve from where the outline has got to, around a corner.
  private func bridge(
    _ corner: Point, _ end: Point, _ result: [PathElement]
  ) -> PathElement {
    var start = corner
    switch result.last {
    case .line(let point), .move(let point), .curve(let point, _, _): start = point
    default: break
    }
    let part = 0.56
    return .curve(
      end,
      control1: Point(
        x: start.x + (corner.x - start.x) * part, y: start.y + (corner.y - start.y) * part),
      control2: Point(x: end.x + (corner.x - end.x) * part, y: end.y + (corner.y - end.y) * part))
  }

  /// Returns how far from the corner between two segments the outline leaves its old way; 0 where it goes on
  /// smoothly or the corner points inward.
  private func cut(_ segment: Segment, _ next: Segment) -> Double {
    let (a, b) = (segment.reaching, next.leaving)
    let cross = (a.x * b.y - a.y * b.x) * side
    let dot = a.x * b.x + a.y * b.y
    guard cross < -0.35 || dot < -0.5 && cross < 0 else { return 0 }
    // A radius r touches both sides of a corner that turns by t at r tan(t/2).
    let reach = radius * ((1 - dot) / max(0.2, 1 + dot)).squareRoot()
    return min(reach, segment.length / 2, next.length / 2)
  }

  private static func area(_ segments: [Segment]) -> Double {
    segments.reduce(0) { $0 + ($1.start.x * $1.end.y - $1.end.x * $1.start.y) / 2 }
  }

  private static func distance(_ a: Point, _ b: Point) -> Double {
    ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
  }

  private static func direction(_ a: Point, _ b: Point) -> Point? {
    let length = distance(a, b)
    return length > 1e-7 ? Point(x: (b.x - a.x) / length, y: (b.y - a.y) / length) : nil
  }

  /// Returns the radius for a weight, in em: nearly half of a stem.
  static func radius(weight: Int) -> Double {
    let stem = 0.1 + Double(min(900, max(100, weight)) - 400) * (weight < 400 ? 0.00024 : 0.00023)
    return 0.5 * stem
  }
}
