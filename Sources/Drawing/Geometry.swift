/// A point: x to the right and y downward, in points.
public struct Point: Hashable, Sendable, Codable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(x: 0, y: 0)
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable, Codable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(width: 0, height: 0)
}

/// A rectangle, in points.
public struct Rect: Hashable, Sendable, Codable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a rectangle at the origin.
  public init(_ size: Size) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  public var minX: Double { x }
  public var minY: Double { y }
  public var midX: Double { x + width / 2 }
  public var midY: Double { y + height / 2 }
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }

  /// Its width and height.
  public var size: Size { Size(width: width, height: height) }

  /// Its top left corner.
  public var origin: Point { Point(x: x, y: y) }

  /// Returns the rectangle, moved by a distance.
  public func offset(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Returns the rectangle scaled by a factor about a point.
  public func scaled(by factor: Double, about place: Point) -> Rect {
    Rect(
      x: place.x + (x - place.x) * factor, y: place.y + (y - place.y) * factor,
      width: width * factor, height: height * factor)
  }

  /// Returns the rectangle made smaller by a length on each side; its sides never become negative.
  public func inset(by length: Double) -> Rect {
    Rect(
      x: x + length, y: y + length, width: max(0, width - 2 * length),
      height: max(0, height - 2 * length))
  }

  /// Returns the part that both rectangles cover.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// Returns the smallest rectangle around both.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns whether the place is inside.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}

/// Distances from the four sides, in points.
public struct Insets: Hashable, Sendable, Codable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  /// Creates four distances.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// An affine map: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct Transform: Hashable, Sendable, Codable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  /// Creates a map from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The map that changes nothing.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Returns a map that moves points.
  public static func translation(x: Double, y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Returns a map that scales about the origin.
  public static func scale(x: Double, y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Returns a map that rotates by an angle, clockwise on the screen, from the angle's sine and cosine.
  public static func rotation(sine: Double, cosine: Double) -> Transform {
    Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Returns the map that does `self` first and then `next`.
  public func then(_ next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Whether circles stay circles.
  package var keepsShapes: Bool {
    let size = max(abs(a), abs(b), abs(c), abs(d))
    return max(abs(a - d), abs(b + c)) < size * 1e-3 || max(abs(a + d), abs(b - c)) < size * 1e-3
  }

  /// Returns the point to which the map takes a point.
  public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the smallest upright rectangle around a rectangle's image under the map.
  public func box(_ rect: Rect) -> Rect {
    if self == .identity { return rect }
    let (one, two) = (apply(rect.origin), apply(Point(x: rect.maxX, y: rect.maxY)))
    let three = apply(Point(x: rect.maxX, y: rect.minY))
    let four = apply(Point(x: rect.minX, y: rect.maxY))
    let (left, right) = (min(one.x, two.x, three.x, four.x), max(one.x, two.x, three.x, four.x))
    let (top, bottom) = (min(one.y, two.y, three.y, four.y), max(one.y, two.y, three.y, four.y))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
