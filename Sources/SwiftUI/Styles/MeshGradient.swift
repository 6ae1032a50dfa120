import Drawing
import Foundation

/// Colours on a grid of points. Edges between points are straight: handles are taken and not drawn.
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
    /// Creates a point with its handles.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      (self.position, self.leadingControlPoint) = (position, leadingControlPoint)
      (self.topControlPoint, self.trailingControlPoint) = (topControlPoint, trailingControlPoint)
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Creates a grid of colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a grid of colours.
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
    guard
      let mesh = MeshBox(
        width: width, height: height, points: positions, colors: grid, background: background,
        isSmooth: smoothsColors)
    else {
      _box = background._box
      return
    }
    _box = .gradient(.mesh(mesh))
  }
}

/// A mesh whose colours wait for their environment.
public struct MeshBox: Sendable {
  let width: Int
  let height: Int
  let points: [SIMD2<Float>]
  let colors: [Color]
  let background: Color
  let isSmooth: Bool

  init?(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color,
    isSmooth: Bool
  ) {
    guard (2...MeshMark.limit).contains(width), (2...MeshMark.limit).contains(height),
      colors.count == width * height, points.count == colors.count
    else { return nil }
    (self.width, self.height, self.points, self.colors) = (width, height, points, colors)
    (self.background, self.isSmooth) = (background, isSmooth)
  }

  func paint(in environment: EnvironmentValues, _ rect: Rect) -> Paint {
    let places = points.map {
      Point(x: rect.x + Double($0.x) * rect.width, y: rect.y + Double($0.y) * rect.height)
    }
    let mark = MeshMark(
      columns: width, rows: height, points: places, colors: colors.map { $0.rgba(in: environment) },
      background: background.rgba(in: environment), isSmooth: isSmooth)
    return mark.map(Paint.mesh) ?? .color(background.rgba(in: environment))
  }
}

extension MeshGradient: _FillingStyle {}
