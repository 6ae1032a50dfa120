/// Colours on a grid of points, mixed between them.
public struct MeshMark: Hashable, Sendable, Codable {
  /// How many points a row and a column have; at least two of each.
  public var columns: Int
  public var rows: Int
  /// The points row by row, in the coordinates of the display list.
  public var points: [Point]
  /// The colours of the points.
  public var colors: [RGBA]
  /// What shows where the grid does not reach.
  public var background: RGBA
  /// Whether colours change gently at the points, or with an edge.
  public var isSmooth: Bool

  /// Creates a grid of colours; nil when its counts do not match.
  public init?(
    columns: Int, rows: Int, points: [Point], colors: [RGBA], background: RGBA = .clear,
    isSmooth: Bool = true
  ) {
    (self.columns, self.rows, self.points, self.colors) = (columns, rows, points, colors)
    (self.background, self.isSmooth) = (background, isSmooth)
    guard isWhole else { return nil }
  }

  /// Whether all points are there; what came from another process may lack some.
  public var isWhole: Bool {
    (2...Self.limit).contains(columns) && (2...Self.limit).contains(rows)
      && points.count == columns * rows && colors.count == points.count
  }

  /// The most points in a row or column.
  public static let limit = 64

  /// Returns the grid with its points and colours changed.
  public func mapped(_ place: (Point) -> Point, _ color: (RGBA) -> RGBA) -> MeshMark {
    var copy = self
    copy.points = points.map(place)
    copy.colors = colors.map(color)
    copy.background = color(background)
    return copy
  }
}
