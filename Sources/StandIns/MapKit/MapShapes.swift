import SwiftUI

/// A line on a map.
public struct MapPolyline: MapContent {
  /// How a line bends.
  public enum ContourStyle: Sendable { case straight, geodesic }
  /// Creates a line along places.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
  /// Creates a line along places.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}
  /// Creates a line as MapKit has it.
  public init(_ polyline: MKPolyline) {}
}

/// An area on a map.
public struct MapPolygon: MapContent {
  /// Creates an area between places.
  public init(coordinates: [CLLocationCoordinate2D]) {}
  /// Creates an area between places.
  public init(points: [MKMapPoint]) {}
  /// Creates an area as MapKit has it.
  public init(_ polygon: MKPolygon) {}
}

/// A disc on a map.
public struct MapCircle: MapContent {
  /// Creates a disc around a place.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  /// Creates the disc in a part of a map.
  public init(mapRect: MKMapRect) {}
  /// Creates a disc as MapKit has it.
  public init(_ circle: MKCircle) {}
}

/// Places one after another.
open class MKMultiPoint: NSObject, @unchecked Sendable {
  private let places: [CLLocationCoordinate2D]
  public required init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    places = Array(UnsafeBufferPointer(start: coordinates, count: max(0, count)))
  }
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    let places = UnsafeBufferPointer(start: points, count: max(0, count)).map(\.coordinate)
    self.init(coordinates: places, count: places.count)
  }
  /// How many places there are.
  public var pointCount: Int { places.count }
  /// The part of the globe that holds all places.
  public var boundingMapRect: MKMapRect {
    places.reduce(.null) { part, place in
      let point = MKMapPoint(place)
      return part.union(MKMapRect(x: point.x, y: point.y, width: 0, height: 0))
    }
  }
  /// The middle of that part.
  public var coordinate: CLLocationCoordinate2D {
    let part = boundingMapRect
    return part.isNull ? .init() : MKMapPoint(x: part.midX, y: part.midY).coordinate
  }
}

/// A line along places.
open class MKPolyline: MKMultiPoint, @unchecked Sendable {}

/// An area between places.
open class MKPolygon: MKMultiPoint, @unchecked Sendable {}

/// A disc around a place.
open class MKCircle: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (center, radius)
  }
}
