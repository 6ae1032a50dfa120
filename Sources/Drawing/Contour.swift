/// The outline of an area, in points. Simple outlines stay simple so that they can be drawn crisply.
public enum Contour: Hashable, Sendable, Codable {
  case rect(Rect)
  /// A rounded rectangle; whoever draws it fits the radii into it.
  case rounded(Rect, CornerRadii, isContinuous: Bool)
  case ellipse(Rect)
  case path([PathElement], isEvenOdd: Bool)

  /// Returns a rectangle with four equal corner radii.
  public static func rounded(_ rect: Rect, radius: Double, isContinuous: Bool = true) -> Contour {
    .rounded(rect, CornerRadii(radius), isContinuous: isContinuous)
  }

  /// Returns a capsule: corners of half the shorter side.
  public static func capsule(_ rect: Rect) -> Contour {
    .rounded(rect, CornerRadii(min(rect.width, rect.height) / 2), isContinuous: false)
  }

  /// Returns the contour, moved by a distance.
  public func offset(x: Double, y: Double) -> Contour {
    switch self {
    case .rect(let rect): .rect(rect.offset(x: x, y: y))
    case .rounded(let rect, let radii, let isContinuous):
      .rounded(rect.offset(x: x, y: y), radii, isContinuous: isContinuous)
    case .ellipse(let rect): .ellipse(rect.offset(x: x, y: y))
    case .path(let elements, let isEvenOdd):
      .path(
        elements.map { $0.mapped { Point(x: $0.x + x, y: $0.y + y) } }, isEvenOdd: isEvenOdd)
    }
  }
}

/// Four corner radii, in points.
public struct CornerRadii: Hashable, Sendable, Codable {
  public var topLeft: Double
  public var topRight: Double
  public var bottomLeft: Double
  public var bottomRight: Double

  /// Creates four radii.
  public init(topLeft: Double, topRight: Double, bottomLeft: Double, bottomRight: Double) {
    (self.topLeft, self.topRight) = (topLeft, topRight)
    (self.bottomLeft, self.bottomRight) = (bottomLeft, bottomRight)
  }

  /// Creates one radius for all corners.
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
  }

  /// Returns the radii that fit into a size: along each side a corner has what its neighbour leaves, and at least half.
  public func fitted(in size: Size) -> CornerRadii {
    func fit(_ radius: Double, beside: Double, above: Double) -> Double {
      let room = min(
        max(size.width / 2, size.width - max(0, beside)),
        max(size.height / 2, size.height - max(0, above)))
      return min(max(0, room), max(0, radius))
    }
    return CornerRadii(
      topLeft: fit(topLeft, beside: topRight, above: bottomLeft),
      topRight: fit(topRight, beside: topLeft, above: bottomRight),
      bottomLeft: fit(bottomLeft, beside: bottomRight, above: topLeft),
      bottomRight: fit(bottomRight, beside: bottomLeft, above: topRight))
  }
}

/// One step of a path.
public enum PathElement: Hashable, Sendable, Codable {
  case move(Point)
  case line(Point)
  case quad(Point, control: Point)
  case curve(Point, control1: Point, control2: Point)
  case close
}

extension PathElement {
  /// Returns the step with all its points mapped.
  public func mapped(_ map: (Point) -> Point) -> PathElement {
    switch self {
    case .move(let point): .move(map(point))
    case .line(let point): .line(map(point))
    case .quad(let point, let control): .quad(map(point), control: map(control))
    case .curve(let point, let one, let two):
      .curve(map(point), control1: map(one), control2: map(two))
    case .close: .close
    }
  }
}

/// How a line is drawn along a contour.
public struct StrokeStyleMark: Hashable, Sendable, Codable {
  /// How a line ends.
  public enum Cap: String, Hashable, Sendable, Codable { case butt, round, square }
  /// How a line turns a corner.
  public enum Join: String, Hashable, Sendable, Codable { case miter, round, bevel }
  public var width: Double
  public var cap: Cap
  public var join: Join
  public var miterLimit: Double
  public var dash: [Double]
  public var dashPhase: Double

  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    (self.width, self.cap, self.join, self.miterLimit) = (width, cap, join, miterLimit)
    (self.dash, self.dashPhase) = (dash, dashPhase)
  }

  /// Returns the style for a line drawn larger by a factor: width and dashes grow with it.
  public func scaled(_ factor: Double) -> StrokeStyleMark {
    var style = self
    style.width *= factor
    style.dash = dash.map { $0 * factor }
    style.dashPhase *= factor
    return style
  }
}
