/// Turns a line along an outline into areas: one for each segment, join and cap, all turning the same
/// way, so that their sum never cancels.
public struct Stroker {
  public let style: StrokeStyleMark
  /// Half the width.
  private let half: Double
  /// The lengths of dashes and gaps, an even number of them; none for a line without gaps, and for one whose gaps are too
  /// fine to be seen.
  private let pattern: [Double]
  /// How much of the line dashes cover that are too fine to be drawn one by one; 1 for any other line. A line of that
  /// alpha stands for them.
  public let share: Double
  /// Points that a curve of a round join may deviate, as in `Polygons.curve`.
  private let tolerance: Double

  /// Creates what strokes in a style.
  ///
  /// - Parameter finest: a dash and a gap that are no longer than this are not drawn one by one: nobody sees them where
  ///   curves may deviate as far. Of what may be enlarged it is 0.
  public init(_ style: StrokeStyleMark, tolerance: Double, finest: Double? = nil) {
    self.style = style
    half = max(0, style.width) / 2
    self.tolerance = tolerance
    let pattern = Stroker.pattern(of: style)
    let total = pattern.reduce(0, +)
    let isSeen = total > finest ?? min(tolerance, 0.25)
    (self.pattern, share) =
      isSeen || pattern.isEmpty
      ? (pattern, 1) : ([], Stroker.covered(by: pattern, style) / total)
  }

  /// Returns the lengths of dashes and gaps, an even number of them; none for a line without gaps.
  private static func pattern(of style: StrokeStyleMark) -> [Double] {
    let lengths = style.dash.prefix(1_000).filter { $0.isFinite && $0 >= 0 }
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let total = pattern.reduce(0, +)
    return total > 0 && total.isFinite ? pattern : []
  }

  /// Returns how much of a pattern its dashes cover, with their caps.
  private static func covered(by pattern: [Double], _ style: StrokeStyleMark) -> Double {
    let caps = style.cap == .butt ? 0 : style.width
    return stride(from: 0, to: pattern.count, by: 2).reduce(0) {
      $0 + min(pattern[$1] + caps, pattern[$1] + pattern[$1 + 1])
    }
  }

  /// Adds the stroke's areas; `line` is memory to work in.
  ///
  /// - Parameter mostDashes: so many dashes are drawn one by one; 0 for a line without gaps.
  /// - Returns: whether they are all there: from the last dash of `mostDashes` on a line has no gaps, and what comes after
  ///   `mostPoints` is left out.
  @discardableResult
  public func stroke(
    _ outline: Polygons, into areas: inout Polygons, line: inout ContiguousArray<Point>,
    mostDashes: Int = Stroker.mostDashes
  ) -> Bool {
    var dashesLeft = pattern.isEmpty ? 1 : mostDashes
    let end = areas.points.count + Stroker.mostPoints
    for part in outline.parts.indices {
      guard areas.points.count < end else { return false }
      line.removeAll(keepingCapacity: true)
      for index in outline.range(part) {
        let point = outline.points[index]
        if let last = line.last,
          hypotenuse(point.x - last.x, point.y - last.y) < Polygons.leastPiece
        {
          continue
        }
        line.append(point)
      }
      let isClosed = outline.parts[part].isClosed
      if isClosed, line.count > 1, let first = line.first, let last = line.last,
        hypotenuse(first.x - last.x, first.y - last.y) < 1e-6
      {
        line.removeLast()
      }
      if pattern.isEmpty || dashesLeft == 0 {
        strokeLine(
          line, isClosed: isClosed && line.count > 2, entry: outline.parts[part].entry,
          exit: outline.parts[part].exit, into: &areas, upTo: end)
      } else {
        for dash in dashes(line, isClosed: isClosed, pattern: pattern, left: &dashesLeft) {
          strokeLine(dash.points, isClosed: false, entry: dash.way, into: &areas, upTo: end)
        }
      }
    }
    return dashesLeft > 0 && areas.points.count < end
  }

  /// Adds the areas of one line.
  ///
  /// - Parameters:
  ///   - entry: which way the line begins, where that is not its first piece's way.
  ///   - exit: which way it ends.
  ///   - most: so many corners the areas may have, and those of one piece of the line more.
  private func strokeLine(
    _ line: ContiguousArray<Point>, isClosed: Bool, entry: Point? = nil, exit: Point? = nil,
    into areas: inout Polygons, upTo most: Int
  ) {
    guard line.count > 1 else {
      if let point = line.first { dot(point, along: entry, into: &areas) }
      return
    }
    let count = line.count
    for index in 0..<(isClosed ? count : count - 1) {
      guard areas.points.count < most else { return }
      let (from, to) = (line[index], line[(index + 1) % count])
      var (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = hypotenuse(dx, dy)
      dx *= half / length
      dy *= half / length
      var (start, end) = (from, to)
      // The ends of a curve's line stand square to the curve, or two halves of a ring would not meet.
      var (first, last) = (Point(x: dx, y: dy), Point(x: dx, y: dy))
      if !isClosed, index == 0, let entry { first = scaled(entry) ?? first }
      if !isClosed, index == count - 2, let exit { last = scaled(exit) ?? last }
      if !isClosed, style.cap == .square {
        if index == 0 { start = Point(x: start.x - first.x, y: start.y - first.y) }
        if index == count - 2 { end = Point(x: end.x + last.x, y: end.y + last.y) }
      }
      quad(
        Point(x: start.x + first.y, y: start.y - first.x),
        Point(x: end.x + last.y, y: end.y - last.x),
        Point(x: end.x - last.y, y: end.y + last.x),
        Point(x: start.x - first.y, y: start.y + first.x), &areas)
      if isClosed || index < count - 2 {
        join(from, to, line[(index + 2) % count], into: &areas)
      }
    }
    if !isClosed, style.cap == .round {
      disc(line[0], into: &areas)
      disc(line[count - 1], into: &areas)
    }
  }

  /// Returns a step of half the width in a direction; nil for none.
  private func scaled(_ direction: Point) -> Point? {
    let length = hypotenuse(direction.x, direction.y)
    guard length > 1e-9, length.isFinite else { return nil }
    return Point(x: direction.x * half / length, y: direction.y * half / length)
  }

  private func quad(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ areas: inout Polygons) {
    areas.begin(isClosed: true)
    // Clockwise on screen, whatever the line's direction.
    areas.points.append(a)
    areas.points.append(b)
    areas.points.append(c)
    areas.points.append(d)
  }

  /// Fills the wedge on the outer side of a corner.
  private func join(_ from: Point, _ corner: Point, _ to: Point, into areas: inout Polygons) {
    var (ax, ay) = (corner.x - from.x, corner.y - from.y)
    var (bx, by) = (to.x - corner.x, to.y - corner.y)
    let (lengthA, lengthB) = (hypotenuse(ax, ay), hypotenuse(bx, by))
    guard lengthA > 0, lengthB > 0 else { return }
    ax /= lengthA
    ay /= lengthA
    bx /= lengthB
    by /= lengthB
    let cross = ax * by - ay * bx
    let dot = ax * bx + ay * by
    if abs(cross) < 1e-3, dot > 0 { return }
    // Shallow corners come from flattened curves: a wedge serves them all.
    let isShallow = dot > 0.94
    if style.join == .round, !isShallow {
      disc(corner, into: &areas)
      return
    }
    let side: Double = cross > 0 ? 1 : -1
    let outerA = Point(x: corner.x + ay * half * side, y: corner.y - ax * half * side)
    let outerB = Point(x: corner.x + by * half * side, y: corner.y - bx * half * side)
    areas.begin(isClosed: true)
    areas.points.append(corner)
    var tip: Point?
    let sineHalf = ((1 - dot) / 2).squareRoot()
    let cosineHalf = ((1 + dot) / 2).squareRoot()
    if style.join == .miter || isShallow, cosineHalf > 1e-6,
      1 / cosineHalf <= max(1, style.miterLimit)
    {
      let reach = half * sineHalf / cosineHalf
      tip = Point(x: outerA.x + ax * reach, y: outerA.y + ay * reach)
    }
    // The same turning as the segments'.
    if side > 0 {
      areas.points.append(outerA)
      if let tip { areas.points.append(tip) }
      areas.points.append(outerB)
    } else {
      areas.points.append(outerB)
      if let tip { areas.points.append(tip) }
      areas.points.append(outerA)
    }
  }

  /// Adds the caps of a line without a length: a disc, a square along its way, or nothing.
  private func dot(_ point: Point, along way: Point?, into areas: inout Polygons) {
    switch style.cap {
    case .butt: return
    case .round: disc(point, into: &areas)
    case .square:
      let step = way.flatMap(scaled) ?? Point(x: half, y: 0)
      quad(
        Point(x: point.x - step.x + step.y, y: point.y - step.y - step.x),
        Point(x: point.x + step.x + step.y, y: point.y + step.y - step.x),
        Point(x: point.x + step.x - step.y, y: point.y + step.y + step.x),
        Point(x: point.x - step.x - step.y, y: point.y - step.y + step.x), &areas)
    }
  }

  private func disc(_ center: Point, into areas: inout Polygons) {
    areas.add(
      .ellipse(
        Rect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half)),
      .identity, tolerance: tolerance)
  }

  /// A piece of a line that a dash pattern leaves.
  private struct Dash {
    /// No two neighbours are at one place: a dash of no length has one point.
    var points: ContiguousArray<Point>
    /// Which way it begins.
    var way: Point

    mutating func append(_ point: Point) {
      if let last = points.last,
        hypotenuse(point.x - last.x, point.y - last.y) < Polygons.leastPiece
      {
        return
      }
      points.append(point)
    }
  }

  /// Returns the pieces of a line that a dash pattern leaves.
  ///
  /// - Parameter left: how many dashes there may be; from the last one on the line has no gaps.
  private func dashes(
    _ line: ContiguousArray<Point>, isClosed: Bool, pattern lengths: [Double], left: inout Int
  ) -> [Dash] {
    guard line.count > 1 else { return [] }
    let total = lengths.reduce(0, +)
    var phase = style.dashPhase.truncatingRemainder(dividingBy: total)
    if !phase.isFinite { phase = 0 }
    if phase < 0 { phase += total }
    var index = 0
    // A dash of no length at the line's very start is not passed.
    while phase > 0, phase >= lengths[index] {
      phase -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var rest = lengths[index] - phase
    var pieces: [Dash] = []
    var piece: Dash?
    let points = isClosed ? line + [line[0]] : line
    for (from, to) in zip(points, points.dropFirst()) {
      let way = Point(x: to.x - from.x, y: to.y - from.y)
      let length = hypotenuse(way.x, way.y)
      if piece == nil, index % 2 == 0 { piece = Dash(points: [from], way: way) }
      var walked = 0.0
      while walked + rest < length, left > 0 {
        walked += rest
        let place = from.toward(to, walked / length)
        if var dash = piece {
          dash.append(place)
          pieces.append(dash)
          left -= 1
          piece = nil
        } else {
          piece = Dash(points: [place], way: way)
        }
        index = (index + 1) % lengths.count
        rest = lengths[index]
      }
      if left == 0, piece == nil {
        piece = Dash(points: [from.toward(to, walked / length)], way: way)
      }
      rest -= length - walked
      piece?.append(to)
    }
    if let piece, piece.points.count > 1 { pieces.append(piece) }
    return pieces
  }

  /// Dashes of an outline, so that they take no more memory than its corners may: those of two thousand lines across a
  /// card, a pixel each. What they take of a picture's work is counted by their corners.
  public static let mostDashes = 250_000

  /// Corners of the areas of an outline: some thirty megabytes.
  public static let mostPoints = 2_000_000
}
