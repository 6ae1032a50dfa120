/// A part of the globe that an app waits for the phone to come to.
open class CLRegion: NSObject, @unchecked Sendable {
  public let identifier: String
  public var notifyOnEntry = true
  public var notifyOnExit = true

  fileprivate init(named identifier: String) { self.identifier = identifier }

  open override func isEqual(_ other: Any?) -> Bool {
    (other as? CLRegion)?.identifier == identifier
  }
  open override var hash: Int { identifier.hashValue }
}

/// A circle on the globe.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(named: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let center = CLLocation(latitude: center.latitude, longitude: center.longitude)
    return center.distance(
      from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}

/// Whether the phone is in a region.
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

/// A stay of the phone at a place; here there is none.
open class CLVisit: NSObject, @unchecked Sendable {
  public let arrivalDate = Date.distantPast
  public let departureDate = Date.distantFuture
  public let coordinate = kCLLocationCoordinate2DInvalid
  public let horizontalAccuracy: CLLocationAccuracy = -1

  fileprivate override init() {}
}

/// Where the phone points to; here there is none.
open class CLHeading: NSObject, @unchecked Sendable {
  public let magneticHeading: CLLocationDirection = 0
  public let trueHeading: CLLocationDirection = -1
  public let headingAccuracy: CLLocationDirection = -1
  public let timestamp = Surroundings.date

  fileprivate override init() {}
}
