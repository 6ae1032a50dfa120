import Drawing

extension Contour {
  /// How far curves may be from straight edges, times ten, in points: a seventh of a pixel of the finest screens.
  private static let tolerance = 0.5

  /// Returns the area that a line along the contour covers. Its parts overlap and turn the same way.
  func stroked(_ style: StrokeStyleMark) -> [PathElement] {
    var outline = Polygons()
    outline.add(self, .identity, tolerance: Self.tolerance)
    var areas = Polygons()
    var line = ContiguousArray<Point>()
    Stroker(style, tolerance: Self.tolerance, finest: 0)
      .stroke(outline, into: &areas, line: &line)
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
