import Numbers

/// An outline as straight edges, in points of the surface.
public struct Polygons {
  /// The corners of all polygons, one after the other.
  public var points: [Point] = []
  public var parts: [Part] = []

  /// One polygon.
  public struct Part {
    /// Where it starts in `points`.
    public var start: Int
    public var isClosed: Bool
    /// Which way it begins and ends where a curve does: the straight pieces of one point elsewhere.
    public var entry: Point?
    public var exit: Point?
    /// Whether it has come further than its first point.
    fileprivate var hasLength = false

    init(start: Int, isClosed: Bool) { (self.start, self.isClosed) = (start, isClosed) }
  }

  public init() {}

  public mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
  }

  /// Returns the range of a polygon's points.
  public func range(_ part: Int) -> Range<Int> {
    parts[part].start..<(part + 1 < parts.count ? parts[part + 1].start : points.count)
  }

  public mutating func begin(isClosed: Bool) {
    if let last = parts.last, last.start == points.count { parts.removeLast() }
    parts.append(Part(start: points.count, isClosed: isClosed))
  }

  public mutating func close() {
    if let last = parts.last, points.count > last.start { parts[parts.count - 1].isClosed = true }
  }

  /// Adds a cubic curve from the last point.
  public mutating func curve(_ c1: Point, _ c2: Point, _ end: Point, tolerance: Double) {
    guard let start = points.last else { return }
    let reach =
      hypotenuse(c1.x - start.x, c1.y - start.y) + hypotenuse(c2.x - c1.x, c2.y - c1.y)
      + hypotenuse(end.x - c2.x, end.y - c2.y)
    guard reach.isFinite else {
      points.append(end)
      return
    }
    let steps = Int(bounded: min(64, max(2, (reach / tolerance).squareRoot().rounded(.up) + 1)))
    for step in 1...steps {
      let t = Double(step) / Double(steps)
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      points.append(
        Point(
          x: a * start.x + b * c1.x + c * c2.x + d * end.x,
          y: a * start.y + b * c1.y + c * c2.y + d * end.y))
    }
  }

  /// The smallest rectangle around all points.
  public var box: Rect {
    guard let first = points.first else { return .zero }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// Returns the length of a step.
public func hypotenuse(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

/// How far a quarter circle's handles reach, as a part of the radius.
public let quarterHandle = 0.5522847498

extension Polygons {
  /// Adds a contour, moved by a map. Curves stay within about a tenth of `tolerance` points.
  public mutating func add(_ contour: Contour, _ map: Transform, tolerance: Double) {
    switch contour {
    case .rect(let rect): addRect(rect, map)
    case .ellipse(let rect):
      addRounded(
        rect, radii: (rect.width / 2, rect.height / 2), corners: [1, 1, 1, 1], isContinuous: false,
        map, tolerance)
    case .rounded(let rect, let radii, let isContinuous):
      let radii = radii.fitted(in: rect.size)
      addRounded(
        rect, radii: (1, 1),
        corners: [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft],
        isContinuous: isContinuous, map, tolerance)
    case .path(let elements, _): addPath(elements, map, tolerance)
    }
  }

  private mutating func addRect(_ rect: Rect, _ map: Transform) {
    begin(isClosed: true)
    points.append(map.apply(Point(x: rect.minX, y: rect.minY)))
    points.append(map.apply(Point(x: rect.maxX, y: rect.minY)))
    points.append(map.apply(Point(x: rect.maxX, y: rect.maxY)))
    points.append(map.apply(Point(x: rect.minX, y: rect.maxY)))
  }

  /// Adds a rounded rectangle; its corners, clockwise from the top left, are each times `radii`.
  private mutating func addRounded(
    _ rect: Rect, radii: (Double, Double), corners: [Double], isContinuous: Bool, _ map: Transform,
    _ tolerance: Double
  ) {
    begin(isClosed: true)
    // Corner, and the unit steps along which its curve enters and leaves.
    let places: [(x: Double, y: Double, inX: Double, inY: Double, outX: Double, outY: Double)] = [
      (rect.minX, rect.minY, 0, 1, 1, 0), (rect.maxX, rect.minY, -1, 0, 0, 1),
      (rect.maxX, rect.maxY, 0, -1, -1, 0), (rect.minX, rect.maxY, 1, 0, 0, -1),
    ]
    for (place, corner) in zip(places, corners) {
      let (rx, ry) = (corner * radii.0, corner * radii.1)
      if rx <= 0 || ry <= 0 {
        points.append(map.apply(Point(x: place.x, y: place.y)))
        continue
      }
      // A continuous corner starts earlier and meets the circle at its middle.
      var (reach, handle) = (1.0, 1 - quarterHandle)
      if isContinuous {
        reach = max(1, min(1.28, min(rect.width, rect.height) / 2 / rx))
        handle = (8 * (1 - 0.5.squareRoot()) - reach) / 3
      }
      func at(_ along: Double, _ x: Double, _ y: Double) -> Point {
        map.apply(Point(x: place.x + x * along * rx, y: place.y + y * along * ry))
      }
      points.append(at(reach, place.inX, place.inY))
      curve(
        at(handle, place.inX, place.inY), at(handle, place.outX, place.outY),
        at(reach, place.outX, place.outY), tolerance: tolerance)
    }
  }

  private mutating func addPath(
    _ elements: [PathElement], _ map: Transform, _ tolerance: Double
  ) {
    var start = Point.zero
    var last = Point.zero
    var isOpen = false
    func open(_ polygons: inout Polygons) {
      if !isOpen {
        polygons.begin(isClosed: false)
        polygons.points.append(map.apply(last))
        isOpen = true
      }
    }
    for element in elements.prefix(Polygons.mostElements) {
      switch element {
      case .move(let point):
        guard point.isFinite else { continue }
        (start, last, isOpen) = (point, point, false)
      case .line(let point):
        guard point.isFinite else { continue }
        open(&self)
        straight(map.apply(point))
        last = point
      case .quad(let point, let control):
        guard point.isFinite, control.isFinite else { continue }
        open(&self)
        directed(
          map.apply(last.toward(control, 2.0 / 3)), map.apply(point.toward(control, 2.0 / 3)),
          map.apply(point), tolerance)
        last = point
      case .curve(let point, let control1, let control2):
        guard point.isFinite, control1.isFinite, control2.isFinite else { continue }
        open(&self)
        directed(map.apply(control1), map.apply(control2), map.apply(point), tolerance)
        last = point
      case .close:
        close()
        (last, isOpen) = (start, false)
      }
    }
  }

  /// Adds a curve of a path, and notes which way the path begins and ends by it.
  private mutating func directed(_ c1: Point, _ c2: Point, _ end: Point, _ tolerance: Double) {
    guard let part = parts.indices.last, let start = points.last else { return }
    defer { curve(c1, c2, end, tolerance: tolerance) }
    let (first, last) = (
      Point(x: c1.x - start.x, y: c1.y - start.y), Point(x: end.x - c2.x, y: end.y - c2.y)
    )
    let least = Polygons.leastPiece
    guard max(hypotenuse(first.x, first.y), hypotenuse(last.x, last.y)) > least else { return }
    if !parts[part].hasLength, hypotenuse(first.x, first.y) > least { parts[part].entry = first }
    parts[part].exit = hypotenuse(last.x, last.y) > least ? last : nil
    parts[part].hasLength = true
  }

  /// Adds a line of a path; what is too short to have a direction, as at the end of a circle, changes none.
  private mutating func straight(_ end: Point) {
    if let part = parts.indices.last, let start = points.last,
      hypotenuse(end.x - start.x, end.y - start.y) > Polygons.leastPiece
    {
      (parts[part].exit, parts[part].hasLength) = (nil, true)
    }
    points.append(end)
  }

  /// Shorter pieces of a line are left out, in points.
  public static let leastPiece = 1e-6

  /// Longer paths are cut: a widget cannot keep the painter busy for ever.
  public static let mostElements = 20_000
}

extension Point {
  public var isFinite: Bool { x.isFinite && y.isFinite && abs(x) < 1e6 && abs(y) < 1e6 }

  /// Returns the place a part of the way to another.
  public func toward(_ other: Point, _ part: Double) -> Point {
    Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}

extension Transform {
  /// Whether lengths stay within reason.
  public var isFinite: Bool {
    [a, b, c, d].allSatisfy { $0.isFinite && abs($0) < 1e4 }
      && Point(x: tx, y: ty).isFinite
  }
}

extension Rect {
  public var isFinite: Bool { origin.isFinite && Point(x: maxX, y: maxY).isFinite }
}
