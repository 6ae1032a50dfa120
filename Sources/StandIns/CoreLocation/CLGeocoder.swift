/// Looks up what stands at a place; here nothing is found.
open class CLGeocoder: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

  public var isGeocoding: Bool { false }
  public override init() {}

  open func cancelGeocode() {}

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale: Locale? = nil,
    completionHandler: @escaping CompletionHandler
  ) { completionHandler(nil, CLError(.geocodeFoundNoResult)) }

  open func geocodeAddressString(
    _ address: String, completionHandler: @escaping CompletionHandler
  ) { completionHandler(nil, CLError(.geocodeFoundNoResult)) }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw CLError(.geocodeFoundNoResult) }

  open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] {
    throw CLError(.geocodeFoundNoResult)
  }
}

/// What stands at a place; here there is none.
open class CLPlacemark: NSObject, @unchecked Sendable {
  public var location: CLLocation? { nil }
  public var region: CLRegion? { nil }
  public var timeZone: TimeZone? { nil }
  public var name: String? { nil }
  public var thoroughfare: String? { nil }
  public var subThoroughfare: String? { nil }
  public var locality: String? { nil }
  public var subLocality: String? { nil }
  public var administrativeArea: String? { nil }
  public var subAdministrativeArea: String? { nil }
  public var postalCode: String? { nil }
  public var isoCountryCode: String? { nil }
  public var country: String? { nil }
  public var inlandWater: String? { nil }
  public var ocean: String? { nil }
  public var areasOfInterest: [String]? { nil }

  fileprivate override init() {}
}
