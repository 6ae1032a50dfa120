import Drawing

extension PathElement {
  /// One line or curve with its start.
  private struct Segment {
    var start: Point
    var element: PathElement
    var length: Double
    var startsContour: Bool
  }

  /// How finely curves are measured.
  private static let steps = 16

  /// Returns the lines and curves of a path.
  ///
  /// - Parameter closing: whether a contour that is left open gets the line to its start, as around an area.
  private static func segments(_ elements: [PathElement], closing: Bool = false) -> [Segment] {
    var segments: [Segment] = []
    var (current, first) = (Point.zero, Point.zero)
    var startsContour = true
    func add(_ element: PathElement, to end: Point) {
      segments.append(
        Segment(
          start: current, element: element, length: length(current, element),
          startsContour: startsContour))
      startsContour = false
      current = end
    }
    for element in elements {
      switch element {
      case .move(let point):
        if closing, current != first { add(.line(first), to: first) }
        (current, first) = (point, point)
        startsContour = true
      case .line(let point), .quad(let point, _), .curve(let point, _, _): add(element, to: point)
      case .close: add(.line(first), to: first)
      }
    }
    if closing, current != first { add(.line(first), to: first) }
    return segments
  }

  private static func length(_ start: Point, _ element: PathElement) -> Double {
    if case .line(let end) = element { return hypot(end.x - start.x, end.y - start.y) }
    var (total, last) = (0.0, start)
    for step in 1...steps {
      let point = place(start, element, Double(step) / Double(steps))
      total += hypot(point.x - last.x, point.y - last.y)
      last = point
    }
    return total
  }

  /// Returns a place on a line or curve.
  static func place(_ start: Point, _ element: PathElement, _ t: Double) -> Point {
    let s = 1 - t
    switch element {
    case .move(let end), .line(let end):
      return Point(x: s * start.x + t * end.x, y: s * start.y + t * end.y)
    case .quad(let end, let control):
      return Point(
        x: s * s * start.x + 2 * s * t * control.x + t * t * end.x,
        y: s * s * start.y + 2 * s * t * control.y + t * t * end.y)
    case .curve(let end, let one, let two):
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return Point(
        x: a * start.x + b * one.x + c * two.x + d * end.x,
        y: a * start.y + b * one.y + c * two.y + d * end.y)
    case .close: return start
    }
  }

  /// Returns the part of a line or curve between two of its parameters.
  private static func part(
    _ start: Point, _ element: PathElement, _ from: Double, _ to: Double
  ) -> (Point, PathElement) {
    let first = place(start, element, from)
    let last = place(start, element, to)
    func between(_ one: Point, _ two: Point, _ t: Double) -> Point {
      Point(x: one.x + (two.x - one.x) * t, y: one.y + (two.y - one.y) * t)
    }
    switch element {
    case .quad(let end, let control):
      let one = between(start, control, from)
      let two = between(control, end, from)
      return (first, .quad(last, control: between(one, two, to)))
    case .curve(let end, let one, let two):
      // The blossom of the cubic gives the control points of any part of it.
      func blossom(_ a: Double, _ b: Double, _ c: Double) -> Point {
        let p = between(start, one, a)
        let q = between(one, two, a)
        let r = between(two, end, a)
        return between(between(p, q, b), between(q, r, b), c)
      }
      return (
        first, .curve(last, control1: blossom(from, from, to), control2: blossom(from, to, to))
      )
    default: return (first, .line(last))
    }
  }

  /// Returns the part of a path between two fractions of its length.
  static func trimmed(_ elements: [PathElement], from: Double, to: Double) -> [PathElement] {
    let from = max(0, min(1, from.isNaN ? 0 : from))
    let to = max(0, min(1, to.isNaN ? 0 : to))
    if from <= 0, to >= 1 { return elements }
    guard from < to else { return [] }
    let segments = segments(elements)
    let total = segments.reduce(0) { $0 + $1.length }
    guard total > 0 else { return [] }
    var result: [PathElement] = []
    var position = 0.0
    var isConnected = false
    for segment in segments {
      let (start, end) = (position / total, (position + segment.length) / total)
      position += segment.length
      if segment.length == 0 { continue }
      let first = max(from, start)
      let last = min(to, end)
      if first >= last {
        isConnected = false
        continue
      }
      let span = end - start
      let (point, element) = part(
        segment.start, segment.element, (first - start) / span, (last - start) / span)
      if !isConnected || segment.startsContour { result.append(.move(point)) }
      result.append(element)
      isConnected = true
    }
    return result
  }

  /// Returns the contours as points on straight lines, and whether each is closed.
  static func flattened(_ elements: [PathElement]) -> [(points: [Point], isClosed: Bool)] {
    var contours: [(points: [Point], isClosed: Bool)] = []
    var last = Point.zero
    var first = Point.zero
    for element in elements {
      switch element {
      case .move(let point):
        contours.append(([point], false))
        first = point
        last = point
        continue
      case .close:
        if !contours.isEmpty { contours[contours.count - 1].isClosed = true }
        last = first
        continue
      case .line(let point), .quad(let point, _), .curve(let point, _, _):
        // After a close, a new contour starts where the one before did.
        if contours.last?.isClosed != false { contours.append(([last], false)) }
        let count: Int = if case .line = element { 1 } else { steps }
        for step in 1...count {
          contours[contours.count - 1].points.append(
            place(last, element, Double(step) / Double(count)))
        }
        last = point
      }
    }
    return contours.filter { $0.points.count > 1 }
  }

  /// Returns whether a place is inside of a path, curves taken as short lines and open contours as closed.
  static func contains(_ elements: [PathElement], _ point: Point, isEvenOdd: Bool) -> Bool {
    var winding = 0
    for segment in segments(elements, closing: true) {
      var last = segment.start
      for step in 1...steps {
        let next = place(segment.start, segment.element, Double(step) / Double(steps))
        if (last.y <= point.y) != (next.y <= point.y) {
          let x = last.x + (point.y - last.y) / (next.y - last.y) * (next.x - last.x)
          if x > point.x { winding += next.y > last.y ? 1 : -1 }
        }
        last = next
      }
    }
    return isEvenOdd ? winding % 2 != 0 : winding != 0
  }
}
