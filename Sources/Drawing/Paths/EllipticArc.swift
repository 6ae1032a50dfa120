/// Turns an arc of an ellipse into curves, by square roots alone, so that all machines agree to the last bit.
enum EllipticArc {
  /// Returns the curves from one place to another, in SVG's terms.
  static func curves(
    from: Point, to: Point, radii: (Double, Double), degrees: Double, isLarge: Bool, sweeps: Bool
  ) -> [PathElement] {
    var (rx, ry) = (abs(radii.0), abs(radii.1))
    guard rx > 1e-9, ry > 1e-9, from != to else { return [.line(to)] }
    let turn = unit(degrees: degrees)
    // Into a space where the ellipse is a circle of radius 1.
    func plain(_ p: Point) -> Point {
      Point(x: (p.x * turn.x + p.y * turn.y) / rx, y: (p.y * turn.x - p.x * turn.y) / ry)
    }
    let half = plain(Point(x: (from.x - to.x) / 2, y: (from.y - to.y) / 2))
    let square = half.x * half.x + half.y * half.y
    if square > 1 {
      // Too small to reach: it grows until it does.
      let factor = square.squareRoot()
      rx *= factor
      ry *= factor
    }
    let (a, b) = (plain(from), plain(to))
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let distance = (dx * dx + dy * dy).squareRoot()
    let reach = max(0, 1 - distance * distance / 4).squareRoot()
    // The middle lies to one side of the line between the places or to the other.
    let side = isLarge == sweeps ? -reach / distance : reach / distance
    let center = Point(x: (a.x + b.x) / 2 - side * dy, y: (a.y + b.y) / 2 + side * dx)
    let start = Point(x: a.x - center.x, y: a.y - center.y)
    let end = Point(x: b.x - center.x, y: b.y - center.y)
    func back(_ p: Point) -> Point {
      let (x, y) = ((p.x + center.x) * rx, (p.y + center.y) * ry)
      return Point(x: x * turn.x - y * turn.y, y: x * turn.y + y * turn.x)
    }
    var elements: [PathElement] = []
    let pieces = pieces(start, end, isLarge: isLarge, sweeps: sweeps)
    for (index, (u, v)) in pieces.enumerated() {
      // The handle's length of an arc of an angle t is 4/3 tan(t/4).
      let cosine = min(1, max(-1, u.x * v.x + u.y * v.y))
      let (sineHalf, cosineHalf) = (
        ((1 - cosine) / 2).squareRoot(), ((1 + cosine) / 2).squareRoot()
      )
      let handle = (sweeps ? 1 : -1) * 4 / 3 * sineHalf / (1 + cosineHalf)
      elements.append(
        .curve(
          index == pieces.count - 1 ? to : back(v),
          control1: back(Point(x: u.x - u.y * handle, y: u.y + u.x * handle)),
          control2: back(Point(x: v.x + v.y * handle, y: v.y - v.x * handle))))
    }
    return elements
  }

  /// Returns the arc cut into parts of a quarter circle at most, as places on the unit circle.
  private static func pieces(
    _ start: Point, _ end: Point, isLarge: Bool, sweeps: Bool
  ) -> [(Point, Point)] {
    let sum = Point(x: start.x + end.x, y: start.y + end.y)
    let length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
    var middle: Point
    if length < 1e-6 {
      // Half a circle.
      middle = sweeps ? Point(x: -start.y, y: start.x) : Point(x: start.y, y: -start.x)
    } else {
      middle = Point(x: sum.x / length, y: sum.y / length)
      if isLarge { middle = Point(x: -middle.x, y: -middle.y) }
    }
    var parts = [(start, middle), (middle, end)]
    if isLarge { parts = parts.flatMap { halves($0.0, $0.1, sweeps) } }
    return parts
  }

  /// Returns two halves of an arc of less than half a circle.
  private static func halves(_ a: Point, _ b: Point, _ sweeps: Bool) -> [(Point, Point)] {
    let sum = Point(x: a.x + b.x, y: a.y + b.y)
    let length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
    let middle =
      length < 1e-6
      ? (sweeps ? Point(x: -a.y, y: a.x) : Point(x: a.y, y: -a.x))
      : Point(x: sum.x / length, y: sum.y / length)
    return [(a, middle), (middle, b)]
  }

  /// Returns the cosine and sine of an angle in degrees; icons turn their ellipses hardly ever.
  private static func unit(degrees: Double) -> Point {
    let angle = degrees.remainder(dividingBy: 360) * Double.pi / 180 / 64
    let square = angle * angle
    var sine = angle * (1 - square / 6 * (1 - square / 20))
    var cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30))
    for _ in 0..<6 { (sine, cosine) = (2 * sine * cosine, 1 - 2 * sine * sine) }
    return Point(x: cosine, y: sine)
  }
}
