/// Asks where the phone is; nobody is asked here, and no place is found.
open class CLLocationManager: NSObject, @unchecked Sendable {
  public weak var delegate: (any CLLocationManagerDelegate)?
  public var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  public var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  public var activityType = CLActivityType.other
  public var allowsBackgroundLocationUpdates = false
  public var pausesLocationUpdatesAutomatically = true
  public var showsBackgroundLocationIndicator = false
  public var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  public var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  public var location: CLLocation? { nil }
  /// Whether an app may know in a widget where the phone is.
  public var isAuthorizedForWidgetUpdates: Bool { false }
  public override init() {}

  // What follows the phone is on none that stays where it is.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open class func headingAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for region: AnyClass) -> Bool { false }
  public var heading: CLHeading? { nil }
  public var headingFilter: CLLocationDegrees = 1
  public var monitoredRegions: Set<CLRegion> { [] }
  public var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func startMonitoringVisits() {}
  open func stopMonitoringVisits() {}
  open func startMonitoring(for region: CLRegion) {}
  open func stopMonitoring(for region: CLRegion) {}
  open func requestState(for region: CLRegion) {}
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey key: String, completion: (((any Error)?) -> Void)? = nil
  ) { completion?(nil) }

  open class func locationServicesEnabled() -> Bool { false }
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
  open func startMonitoringSignificantLocationChanges() {}
  open func stopMonitoringSignificantLocationChanges() {}
  /// Tells the delegate at once that no place was found.
  open func requestLocation() {
    delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown))
  }
}

/// Hears where the phone is.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManager(_ manager: CLLocationManager, didUpdateHeading heading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  )
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading heading: CLHeading) {}
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  {}
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
}

/// Why no place was found.
public struct CLError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied,
      regionMonitoringFailure, regionMonitoringSetupDelayed, regionMonitoringResponseDelayed,
      geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let locationUnknown = Code.locationUnknown
  public static let denied = Code.denied
  public static let network = Code.network
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
}

/// How exactly an app may know a place.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// What an app follows the phone for.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

// Metres, except for the two that stand for the best there is.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// No least distance between two places.
public let kCLDistanceFilterNone: CLLocationDistance = -1
