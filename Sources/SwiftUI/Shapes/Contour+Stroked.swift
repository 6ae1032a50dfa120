import Drawing

extension Contour {
  /// How far curves may be from straight edges, times ten, in points: a seventh of a pixel of the finest screens.
  private static let tolerance = 0.5

  /// A dash has four corners at least: an element each, and one that closes it.
  private static let leastElements = 5

  /// Returns the area that a line along the contour covers. Its parts overlap and turn the same way.
  ///
  /// A line with more dashes than a path can hold goes on without gaps.
  func stroked(_ style: StrokeStyleMark) -> [PathElement] {
    var outline = Polygons()
    outline.add(self, .identity, tolerance: Self.tolerance)
    var areas = Polygons()
    var line = ContiguousArray<Point>()
    let stroker = Stroker(style, tolerance: Self.tolerance, finest: 0)
    // A line without dashes is the same however many there may be.
    var dashes = style.dash.isEmpty ? 0 : Polygons.mostElements / Self.leastElements
    while true {
      areas.removeAll()
      stroker.stroke(outline, into: &areas, line: &line, mostDashes: dashes)
      // What goes on without gaps, and round ends, take elements as well.
      guard dashes > 0, areas.points.count + areas.parts.count > Polygons.mostElements else {
        break
      }
      dashes /= 2
    }
    var elements: [PathElement] = []
    for part in areas.parts.indices {
      let points = areas.points[areas.range(part)]
      // A painter draws no more than these.
      guard let first = points.first, elements.count + points.count < Polygons.mostElements else {
        break
      }
      elements.append(.move(first))
      elements += points.dropFirst().map(PathElement.line) + [.close]
    }
    return elements
  }
}
