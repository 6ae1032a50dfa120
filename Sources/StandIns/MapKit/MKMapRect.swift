/// A place on the globe's map, in map points from its north-west corner.
public struct MKMapPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double
  /// Creates the north-west corner.
  public init() { self.init(x: 0, y: 0) }
  /// Creates a place by its map points.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  /// Creates a place by its degrees, as Mercator projects them; what is beyond the map stands at its rim.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let world = MKMapSize.world
    let sine = sin(coordinate.latitude * .pi / 180)
    let height = 0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)
    self.init(
      x: (coordinate.longitude + 180) / 360 * world.width,
      y: min(max(0, height), 1) * world.height)
  }
  /// The place's degrees.
  public var coordinate: CLLocationCoordinate2D {
    let world = MKMapSize.world
    return CLLocationCoordinate2D(
      latitude: atan(sinh(.pi * (1 - 2 * y / world.height))) * 180 / .pi,
      longitude: x / world.width * 360 - 180)
  }
  /// Returns the distance over the ground, in metres.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    func location(_ point: MKMapPoint) -> CLLocation {
      CLLocation(latitude: point.coordinate.latitude, longitude: point.coordinate.longitude)
    }
    return location(self).distance(from: location(other))
  }
}

/// A size on the globe's map, in map points.
public struct MKMapSize: Hashable, Sendable {
  public var width: Double
  public var height: Double
  /// Creates a size of nothing.
  public init() { self.init(width: 0, height: 0) }
  /// Creates a size.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  /// The whole map: 2²⁸ map points on each side.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A part of the globe's map, in map points.
public struct MKMapRect: Hashable, Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize
  /// Creates a part of nothing.
  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
  /// Creates a part.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  /// Creates a part by its corner and its sides.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  public var isEmpty: Bool { isNull || size.width == 0 && size.height == 0 }

  /// Returns the least part with both.
  public func union(_ other: MKMapRect) -> MKMapRect {
    guard !isNull, !other.isNull else { return isNull ? other : self }
    return MKMapRect(
      from: (min(minX, other.minX), min(minY, other.minY)),
      to: (max(maxX, other.maxX), max(maxY, other.maxY)))
  }
  /// Returns what both have; null where that is nothing.
  public func intersection(_ other: MKMapRect) -> MKMapRect {
    guard intersects(other) else { return .null }
    return MKMapRect(
      from: (max(minX, other.minX), max(minY, other.minY)),
      to: (min(maxX, other.maxX), min(maxY, other.maxY)))
  }
  /// Returns whether both have something.
  public func intersects(_ other: MKMapRect) -> Bool {
    !isNull && !other.isNull && minX < other.maxX && other.minX < maxX && minY < other.maxY
      && other.minY < maxY
  }
  /// Returns whether a place is in it.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
  /// Returns whether another part is in it.
  public func contains(_ other: MKMapRect) -> Bool { !other.isNull && union(other) == self }
  /// Returns it with its sides moved inwards.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  /// Returns it at another place.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  private init(from least: (x: Double, y: Double), to most: (x: Double, y: Double)) {
    self.init(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }
}

extension MKCoordinateRegion {
  /// Creates the part of the globe that a part of the map shows.
  public init(_ rect: MKMapRect) {
    let least = MKMapPoint(x: rect.minX, y: rect.maxY).coordinate
    let most = MKMapPoint(x: rect.maxX, y: rect.minY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: most.latitude - least.latitude,
        longitudeDelta: most.longitude - least.longitude))
  }
}
