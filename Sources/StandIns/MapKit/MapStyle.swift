import SwiftUI

/// How a map looks, of which a widget draws none.
public struct MapStyle: Sendable {
  /// Whether hills are seen.
  public enum Elevation: Sendable { case automatic, flat, realistic }
  /// How strong colours are.
  public enum StandardEmphasis: Sendable { case automatic, muted }

  /// A map of streets.
  public static let standard = MapStyle()
  /// A picture from above.
  public static let imagery = MapStyle()
  /// A picture from above, with streets.
  public static let hybrid = MapStyle()
  /// Returns a map of streets.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .standard }
  /// Returns a picture from above.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }
  /// Returns a picture from above, with streets.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }
}

/// Which shops and sights a map shows.
public struct PointOfInterestCategories: Sendable {
  public static let all = PointOfInterestCategories()
  public static let excludingAll = PointOfInterestCategories()
  public static func including(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { .all }
  public static func excluding(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { .all }
}

/// A kind of shops or sights.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "MKPOICategory" + name }
  public static let airport = Self("Airport")
  public static let amusementPark = Self("AmusementPark")
  public static let aquarium = Self("Aquarium")
  public static let atm = Self("ATM")
  public static let bakery = Self("Bakery")
  public static let bank = Self("Bank")
  public static let beach = Self("Beach")
  public static let brewery = Self("Brewery")
  public static let cafe = Self("Cafe")
  public static let campground = Self("Campground")
  public static let carRental = Self("CarRental")
  public static let evCharger = Self("EVCharger")
  public static let fireStation = Self("FireStation")
  public static let fitnessCenter = Self("FitnessCenter")
  public static let foodMarket = Self("FoodMarket")
  public static let gasStation = Self("GasStation")
  public static let hospital = Self("Hospital")
  public static let hotel = Self("Hotel")
  public static let laundry = Self("Laundry")
  public static let library = Self("Library")
  public static let marina = Self("Marina")
  public static let movieTheater = Self("MovieTheater")
  public static let museum = Self("Museum")
  public static let nationalPark = Self("NationalPark")
  public static let nightlife = Self("Nightlife")
  public static let park = Self("Park")
  public static let parking = Self("Parking")
  public static let pharmacy = Self("Pharmacy")
  public static let police = Self("Police")
  public static let postOffice = Self("PostOffice")
  public static let publicTransport = Self("PublicTransport")
  public static let restaurant = Self("Restaurant")
  public static let restroom = Self("Restroom")
  public static let school = Self("School")
  public static let stadium = Self("Stadium")
  public static let store = Self("Store")
  public static let theater = Self("Theater")
  public static let university = Self("University")
  public static let winery = Self("Winery")
  public static let zoo = Self("Zoo")
}

/// A control on a map, which a widget does not draw.
public protocol _MapControl: View {}

extension _MapControl {
  public var body: some View { EmptyView() }
}

/// Shows where north is.
nonisolated public struct MapCompass: _MapControl {
  public init(scope: Namespace.ID? = nil) {}
}

/// Shows how long a distance is.
nonisolated public struct MapScaleView: _MapControl {
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
}

/// Goes to where the person is.
nonisolated public struct MapUserLocationButton: _MapControl {
  public init(scope: Namespace.ID? = nil) {}
}

/// Tips the map.
nonisolated public struct MapPitchToggle: _MapControl {
  public init(scope: Namespace.ID? = nil) {}
}

extension View {
  /// Sets how maps look.
  nonisolated public func mapStyle(_ style: MapStyle) -> some View { self }
  /// Joins maps and their controls.
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }
  /// Puts controls on maps, which a widget does not draw.
  nonisolated public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
  /// Shows or hides the controls of maps.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}
