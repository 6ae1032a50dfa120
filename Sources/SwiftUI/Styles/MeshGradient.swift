import Drawing
import Foundation

/// Colours on a grid of points; drawn as the colours of its rows from top to bottom, or of its
/// columns from leading to trailing, whichever differ more.
public struct MeshGradient: Sendable {
  public let _box: ShapeStyleBox

  /// Where the grid's points are and what is there.
  public enum Locations: Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }
  /// The colours of the points.
  public enum Colors: Sendable {
    case colors([Color])
    case resolvedColors([Color])
  }
  /// A point with its handles.
  public struct BezierPoint: Hashable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>
    /// A point with its handles.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      (self.position, self.leadingControlPoint) = (position, leadingControlPoint)
      (self.topControlPoint, self.trailingControlPoint) = (topControlPoint, trailingControlPoint)
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// A grid of colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A grid of colours.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    let positions =
      switch locations {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    let grid =
      switch colors {
      case .colors(let colors), .resolvedColors(let colors): colors
      }
    _box = Self.box(width, height, positions, grid, background)
  }

  private static func box(
    _ width: Int, _ height: Int, _ points: [SIMD2<Float>], _ colors: [Color], _ background: Color
  ) -> ShapeStyleBox {
    guard width > 0, height > 0, width <= 1000, height <= 1000, colors.count == width * height,
      points.count == colors.count
    else { return background._box }
    let environment = EnvironmentValues()
    let grid = colors.map { $0.rgba(in: environment) }
    func mixed(_ places: [Int]) -> Color {
      var color = grid[places[0]]
      for (count, place) in places.enumerated().dropFirst() {
        color = color.mixed(with: grid[place], by: 1 / Double(count + 1))
      }
      return Color(.value(color))
    }
    func stops(_ lines: [[Int]], _ axis: Int) -> [Gradient.Stop] {
      lines.map { line in
        let place = line.reduce(0) { $0 + points[$1][axis] } / Float(line.count)
        return Gradient.Stop(color: mixed(line), location: CGFloat(place.isFinite ? place : 0))
      }.sorted { $0.location < $1.location }
    }
    let rows = (0..<height).map { row in (0..<width).map { row * width + $0 } }
    let columns = (0..<width).map { column in (0..<height).map { $0 * width + column } }
    let down = stops(rows, 1)
    let across = stops(columns, 0)
    return spread(down, environment) >= spread(across, environment)
      ? .gradient(.linear(Gradient(stops: down), .top, .bottom))
      : .gradient(.linear(Gradient(stops: across), .leading, .trailing))
  }

  /// How much the colours of stops differ from the first one.
  private static func spread(_ stops: [Gradient.Stop], _ environment: EnvironmentValues) -> Double {
    let colors = stops.map { $0.color.rgba(in: environment) }
    guard let first = colors.first else { return 0 }
    return colors.reduce(0) { sum, color in
      sum + abs(color.red - first.red) + abs(color.green - first.green)
        + abs(color.blue - first.blue)
    }
  }
}

extension MeshGradient: _FillingStyle {}
