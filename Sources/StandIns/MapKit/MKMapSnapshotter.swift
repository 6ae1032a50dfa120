import SwiftUI

/// Draws maps as pictures; there are no maps here, so it fails.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  /// What a picture is to show.
  open class Options: NSObject, @unchecked Sendable {
    public var region = MKCoordinateRegion()
    public var mapRect = MKMapRect()
    public var camera = MKMapCamera()
    public var size = CGSize(width: 256, height: 256)
    public var scale: CGFloat = 3
    public var traitCollection = UITraitCollection.current
    public var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    public var mapType = MKMapType.standard
    public var showsBuildings = true
    public var pointOfInterestFilter: MKPointOfInterestFilter?
  }
  /// A picture of a map.
  open class Snapshot: NSObject, @unchecked Sendable {
    public let image = UIImage()
    public func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }
  /// Why there is no picture.
  public struct NoMaps: Error {}
  /// Draws what the options say.
  public init(options: Options) {}
  /// Fails.
  public func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    completionHandler(nil, NoMaps())
  }
  /// Fails, on a queue of one's own.
  public func start(
    with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
  ) { completionHandler(nil, NoMaps()) }
  /// Fails.
  public func start() async throws -> Snapshot { throw NoMaps() }
  /// Stops nothing.
  public func cancel() {}
  public var isLoading: Bool { false }
}

/// What a map is a picture of.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// The eye above a map.
open class MKMapCamera: NSObject, @unchecked Sendable {
  public var centerCoordinate = CLLocationCoordinate2D()
  public var centerCoordinateDistance: CLLocationDistance = 0
  public var pitch: CGFloat = 0
  public var heading: CLLocationDirection = 0
  public override init() {}
  /// Creates an eye above a place.
  public convenience init(
    lookingAtCenter center: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    (centerCoordinate, centerCoordinateDistance) = (center, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }
}

/// Which shops and sights a map shows.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  public static let excludingAll = MKPointOfInterestFilter(including: [])
  private let isIncluded: (MKPointOfInterestCategory) -> Bool
  public init(including categories: [MKPointOfInterestCategory]) {
    isIncluded = { categories.contains($0) }
  }
  public init(excluding categories: [MKPointOfInterestCategory]) {
    isIncluded = { !categories.contains($0) }
  }
  public func includes(_ category: MKPointOfInterestCategory) -> Bool { isIncluded(category) }
  public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !isIncluded(category) }
}

/// How a map looks.
open class MKMapConfiguration: NSObject, @unchecked Sendable {
  /// Whether hills are seen.
  public enum ElevationStyle: Int, Sendable { case flat, realistic }
  public var elevationStyle = ElevationStyle.flat
}

/// A map of streets.
open class MKStandardMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  /// How strong colours are.
  public enum EmphasisStyle: Int, Sendable { case `default`, muted }
  public var emphasisStyle = EmphasisStyle.default
  public var pointOfInterestFilter: MKPointOfInterestFilter?
  public var showsTraffic = false
  public override init() {}
  public convenience init(
    elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle = .default
  ) {
    self.init()
    (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
  }
  public convenience init(emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle)
  }
}

/// A picture from above, with streets.
open class MKHybridMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  public var pointOfInterestFilter: MKPointOfInterestFilter?
  public var showsTraffic = false
  public override init() {}
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

/// A picture from above.
open class MKImageryMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  public override init() {}
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}
