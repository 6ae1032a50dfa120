import CoreLocation
import Foundation
import Testing

@Suite("Where a phone is that stays where it is")
struct LocationStandInTests {
  private let harbour = CLLocationCoordinate2D(latitude: 53.5438, longitude: 9.9663)

  @Test func `a circle holds the places that are no farther than its radius`() {
    let circle = CLCircularRegion(center: harbour, radius: 1_200, identifier: "harbour")
    #expect(circle.contains(CLLocationCoordinate2D(latitude: 53.5500, longitude: 9.9763)))
    #expect(!circle.contains(CLLocationCoordinate2D(latitude: 53.5600, longitude: 9.9663)))
    #expect(circle == CLCircularRegion(center: harbour, radius: 1, identifier: "harbour"))
    #expect(CLLocationCoordinate2DIsValid(harbour))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test func `a place keeps how the phone moved, which is unknown where nobody says it`() {
    let here = CLLocation(latitude: harbour.latitude, longitude: harbour.longitude)
    #expect(
      [here.speed, here.speedAccuracy, here.course, here.courseAccuracy] == [-1, -1, -1, -1])
    let moved = CLLocation(
      coordinate: harbour, altitude: 3, horizontalAccuracy: 5, verticalAccuracy: 5, course: 90,
      speed: 7, timestamp: Date(timeIntervalSince1970: 0))
    #expect(moved.speed == 7 && moved.course == 90 && moved.speedAccuracy == -1)
    #expect(moved.altitude == 3 && moved.floor == nil)
  }

  @Test func `nothing is followed, and no place has a name`() async throws {
    #expect(!CLLocationManager.significantLocationChangeMonitoringAvailable())
    #expect(!CLLocationManager.headingAvailable())
    #expect(!CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self))
    let manager = CLLocationManager()
    manager.startMonitoring(for: CLCircularRegion(center: harbour, radius: 1, identifier: "h"))
    #expect(manager.monitoredRegions.isEmpty && manager.heading == nil)
    var places = 0
    for try await _ in CLLocationUpdate.liveUpdates(.fitness) { places += 1 }
    #expect(places == 0)
    let place = CLLocation(latitude: harbour.latitude, longitude: harbour.longitude)
    await #expect(throws: CLError(.geocodeFoundNoResult)) {
      try await CLGeocoder().reverseGeocodeLocation(place)
    }
  }
}
