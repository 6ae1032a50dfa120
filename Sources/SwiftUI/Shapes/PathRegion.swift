import Drawing
import Numbers

/// Areas of two paths taken together: cut into slabs between all corners and crossings, in which
/// edges run side by side; what bounds the wanted parts of the slabs is joined to outlines again.
struct PathRegion {
  /// Returns whether a point is wanted, by whether it is in the first and in the second area.
  typealias Wanted = (Bool, Bool) -> Bool

  private struct Edge {
    var top: Point
    var bottom: Point
    /// 1 when it was drawn downward, else -1.
    var winding: Int
    var isSecond: Bool

    func x(at y: Double) -> Double {
      if y <= top.y { return top.x }
      if y >= bottom.y { return bottom.x }
      return top.x + (bottom.x - top.x) * (y - top.y) / (bottom.y - top.y)
    }
  }

  /// Side by side with its neighbours in a slab.
  private struct Span {
    var left: Edge
    var right: Edge
  }

  private let edges: [Edge]
  private let isEvenOdd: Bool

  /// More edges than a widget's shapes have are not worked out.
  private static let limit = 3000

  /// Edges beyond this many points are left out: their products are no numbers any more.
  private static let farthest = 1e9

  /// Creates the region of two areas.
  ///
  /// - Parameter isEvenOdd: how both areas are filled.
  init(_ first: [PathElement], _ second: [PathElement], isEvenOdd: Bool) {
    edges = Self.edges(first, isSecond: false) + Self.edges(second, isSecond: true)
    self.isEvenOdd = isEvenOdd
  }

  private static func edges(_ elements: [PathElement], isSecond: Bool) -> [Edge] {
    PathElement.flattened(elements).flatMap { contour in
      zip(contour.points, contour.points.dropFirst() + [contour.points[0]]).compactMap {
        (a: Point, b: Point) -> Edge? in
        guard a.y != b.y, [a.x, a.y, b.x, b.y].allSatisfy({ abs($0) < Self.farthest }) else {
          return nil
        }
        return a.y < b.y
          ? Edge(top: a, bottom: b, winding: 1, isSecond: isSecond)
          : Edge(top: b, bottom: a, winding: -1, isSecond: isSecond)
      }
    }
  }

  /// Returns the outlines of the wanted points.
  func outline(_ wanted: Wanted) -> [PathElement] {
    guard edges.count <= Self.limit else { return [] }
    var lines: [(Point, Point)] = []
    var above: [Span] = []
    let heights = heights
    for (y, next) in zip(heights, heights.dropFirst()) {
      let spans = spans(from: y, to: next, wanted)
      lines += Self.ledges(at: y, above, spans)
      for span in spans {
        let (left, right) = (span.left, span.right)
        lines.append((Point(x: left.x(at: next), y: next), Point(x: left.x(at: y), y: y)))
        lines.append((Point(x: right.x(at: y), y: y), Point(x: right.x(at: next), y: next)))
      }
      above = spans
    }
    if let last = heights.last { lines += Self.ledges(at: last, above, []) }
    return Self.joined(lines)
  }

  /// Where something may change, from top to bottom.
  private var heights: [Double] {
    var all = edges.flatMap { [$0.top.y, $0.bottom.y] }
    for (index, one) in edges.enumerated() {
      for other in edges[(index + 1)...]
      where other.top.y < one.bottom.y && one.top.y < other.bottom.y {
        if let y = Self.crossing(one, other) { all.append(y) }
      }
    }
    all.sort()
    var distinct: [Double] = []
    for y in all where distinct.last.map({ y - $0 > 1e-7 }) ?? true { distinct.append(y) }
    return distinct
  }

  private static func crossing(_ one: Edge, _ other: Edge) -> Double? {
    let (low, high) = (max(one.top.y, other.top.y), min(one.bottom.y, other.bottom.y))
    let before = one.x(at: low) - other.x(at: low)
    let after = one.x(at: high) - other.x(at: high)
    guard before * after < 0 else { return nil }
    return low + (high - low) * before / (before - after)
  }

  private func spans(from y: Double, to next: Double, _ wanted: Wanted) -> [Span] {
    let middle = (y + next) / 2
    let crossed = edges.filter { $0.top.y <= middle && $0.bottom.y >= middle }
      .sorted { $0.x(at: middle) < $1.x(at: middle) }
    var windings = (0, 0)
    var spans: [Span] = []
    var left: Edge?
    for edge in crossed {
      if edge.isSecond { windings.1 += edge.winding } else { windings.0 += edge.winding }
      let isIn = wanted(isInside(windings.0), isInside(windings.1))
      if isIn, left == nil { left = edge }
      if !isIn, let start = left {
        spans.append(Span(left: start, right: edge))
        left = nil
      }
    }
    return spans
  }

  private func isInside(_ winding: Int) -> Bool { isEvenOdd ? winding % 2 != 0 : winding != 0 }

  /// Returns the level lines between two slabs: where only one of them is wanted.
  private static func ledges(at y: Double, _ above: [Span], _ below: [Span]) -> [(Point, Point)] {
    func extents(_ spans: [Span]) -> [(Double, Double)] {
      spans.map { ($0.left.x(at: y), $0.right.x(at: y)) }
    }
    let (upper, lower) = (extents(above), extents(below))
    let places = Set((upper + lower).flatMap { [$0.0, $0.1] }).sorted()
    return zip(places, places.dropFirst()).compactMap { start, end in
      let middle = (start + end) / 2
      let isAbove = upper.contains { $0.0 < middle && middle < $0.1 }
      let isBelow = lower.contains { $0.0 < middle && middle < $0.1 }
      let (from, to) = (Point(x: start, y: y), Point(x: end, y: y))
      if isBelow && !isAbove { return (from, to) }
      return isAbove && !isBelow ? (to, from) : nil
    }
  }

  // MARK: Joining

  private struct Key: Hashable {
    var x: Int
    var y: Int
    init(_ point: Point) {
      func rounded(_ value: Double) -> Int { Int(bounded: (value * 1e5).rounded()) }
      (x, y) = (rounded(point.x), rounded(point.y))
    }
  }

  /// Returns directed lines, end to start, as closed outlines.
  private static func joined(_ lines: [(Point, Point)]) -> [PathElement] {
    let lines = lines.filter { Key($0.0) != Key($0.1) }
    var starts: [Key: [Int]] = [:]
    for (index, line) in lines.enumerated() { starts[Key(line.0), default: []].append(index) }
    var isUsed = Array(repeating: false, count: lines.count)
    var path: [PathElement] = []
    for first in lines.indices where !isUsed[first] {
      var points: [Point] = []
      var current: Int? = first
      while let index = current {
        isUsed[index] = true
        points.append(lines[index].0)
        current = starts[Key(lines[index].1)]?.first { !isUsed[$0] }
      }
      let outline = straightened(points)
      guard outline.count > 2 else { continue }
      path.append(.move(outline[0]))
      path += outline.dropFirst().map(PathElement.line) + [.close]
    }
    return path
  }

  /// Returns the points without those that lie on the line between their neighbours.
  private static func straightened(_ points: [Point]) -> [Point] {
    points.indices.filter { index in
      let (before, here) = (points[(index + points.count - 1) % points.count], points[index])
      let after = points[(index + 1) % points.count]
      let turn =
        (here.x - before.x) * (after.y - here.y) - (here.y - before.y) * (after.x - here.x)
      return abs(turn) > 1e-7
    }.map { points[$0] }
  }
}

extension PathElement {
  /// Returns the parts of a path's lines that are inside or outside of an area.
  static func lines(
    of elements: [PathElement], inside: Bool, of area: [PathElement], isEvenOdd: Bool
  ) -> [PathElement] {
    let borders = flattened(area).flatMap { contour in
      zip(contour.points, contour.points.dropFirst() + [contour.points[0]]).map { ($0, $1) }
    }
    var path: [PathElement] = []
    for contour in flattened(elements) {
      let points = contour.points + (contour.isClosed ? [contour.points[0]] : [])
      var isOn = false
      for (start, end) in zip(points, points.dropFirst()) {
        let cuts = borders.compactMap { cut(start, end, $0.0, $0.1) }.sorted()
        for (low, high) in zip([0] + cuts, cuts + [1]) where high - low > 1e-9 {
          func place(_ part: Double) -> Point {
            Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
          }
          guard contains(area, place((low + high) / 2), isEvenOdd: isEvenOdd) == inside else {
            isOn = false
            continue
          }
          if !isOn { path.append(.move(place(low))) }
          path.append(.line(place(high)))
          isOn = true
        }
      }
    }
    return path
  }

  /// Returns where on a line another one crosses it, from 0 to 1.
  private static func cut(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Double? {
    let area = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x)
    guard abs(area) > 1e-12 else { return nil }
    let part = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / area
    let other = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / area
    return (0...1).contains(part) && (0...1).contains(other) ? part : nil
  }
}
