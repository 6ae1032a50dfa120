import Drawing

/// A round instrument: a ring, dots on the scale, and a needle.
enum SymbolGauge {
  /// Returns the instrument whose needle points at a share of its scale; nil for another share than the table has.
  ///
  /// - Parameter word: `50`, or `bottom-50` for one whose needle turns about a place below the middle.
  static func shape(_ word: String) -> SymbolShape? {
    let isLow = word.hasPrefix("bottom-")
    guard let needle = (isLow ? lowNeedles : needles)[isLow ? String(word.dropFirst(7)) : word]
    else { return nil }
    let hub = Point(x: 8, y: isLow ? 10.4 : 8)
    let last = isLow ? 2 : 3
    var path = circle(Point(x: 8, y: 8), 7.6) + circle(Point(x: 8, y: 8), 6.5)
    for place in -last...last where place != needle {
      path += circle(point(from: hub, along: 4.6, place), 0.62)
    }
    // Half the needle's width at its hub and at its tip, and the hub's radius.
    let (foot, tip, radius) = (0.55, 0.36, 1.25)
    let start = (radius * radius - foot * foot).squareRoot()
    func text(_ along: Double, _ aside: Double) -> String {
      let place = point(from: hub, along: along, needle, aside: aside)
      return "\(place.x),\(place.y)"
    }
    path += "M\(text(start, -foot))L\(text(4.9, -tip))A\(tip),\(tip),0,0,1,\(text(4.9, tip))"
    path += "L\(text(start, foot))A\(radius),\(radius),0,1,1,\(text(start, -foot))z"
    return SymbolShape([
      SymbolShape.Part(PathText.elements(path), isEvenOdd: true, isLine: false)
    ])
  }

  /// Where the needle points, in eighths of a turn from above.
  private static let needles = ["0": -3, "33": -1, "50": 0, "67": 1, "100": 3]
  private static let lowNeedles = ["0": -2, "50": 0, "100": 2]

  /// Returns a place so far from a hub in a direction, and so far beside it, clockwise.
  private static func point(
    from hub: Point, along: Double, _ eighths: Int, aside: Double = 0
  ) -> Point {
    let slant = 0.5.squareRoot()
    let (right, up) = [(0, 1), (slant, slant), (1, 0), (slant, -slant)][min(abs(eighths), 3)]
    let x = eighths < 0 ? -right : right
    return Point(x: hub.x + x * along + up * aside, y: hub.y - up * along + x * aside)
  }

  private static func circle(_ middle: Point, _ radius: Double) -> String {
    let arc = "A\(radius),\(radius),0,0,1,"
    return "M\(middle.x - radius),\(middle.y)\(arc)\(middle.x + radius),\(middle.y)"
      + "\(arc)\(middle.x - radius),\(middle.y)z"
  }
}
