@_exported import FoundationGaps

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres a second.
public typealias CLLocationSpeed = Double
/// Degrees from north.
public typealias CLLocationDirection = Double
/// Metres of error.
public typealias CLLocationAccuracy = Double

/// Whether an app may know where the phone is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// A place on the globe.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  /// Creates the place at 0°, 0°.
  public init() { (latitude, longitude) = (0, 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Returns whether there is such a place.
public func CLLocationCoordinate2DIsValid(_ place: CLLocationCoordinate2D) -> Bool {
  abs(place.latitude) <= 90 && abs(place.longitude) <= 180
}

/// A place with its accuracy and time.
open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let timestamp: Date
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  /// Unknown: nothing moves here.
  public var speed: CLLocationSpeed { -1 }
  /// Unknown: nothing moves here.
  public var course: CLLocationDirection { -1 }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    (altitude, timestamp) = (0, Surroundings.date)
    (horizontalAccuracy, verticalAccuracy) = (0, -1)
  }

  /// Creates a place by all that a phone measures.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
  }

  /// Returns the distance over the ground, in metres, on a sphere.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (one, other) = (coordinate, location.coordinate)
    let latitude = radians(other.latitude - one.latitude) / 2
    let longitude = radians(other.longitude - one.longitude) / 2
    let a =
      sin(latitude) * sin(latitude)
      + cos(radians(one.latitude)) * cos(radians(other.latitude)) * sin(longitude) * sin(longitude)
    return 6_371_000 * 2 * atan2(a.squareRoot(), (1 - a).squareRoot())
  }
}
