import Foundation
import Testing

@Suite struct MapStandInTests {
  @Test func `a place on the map goes back to its degrees, in Mercator's projection`() {
    let place = MapPlace(latitude: 48.643, longitude: -123.3964)
    let point = MapPoint(place)
    #expect(abs(point.coordinate.latitude - 48.643) < 1e-9)
    #expect(abs(point.coordinate.longitude + 123.3964) < 1e-9)
    let middle = MapPoint(MapPlace())
    #expect(middle.x == MapSize.world.width / 2 && middle.y == MapSize.world.height / 2)
    #expect(point.x < middle.x && point.y < middle.y)
    #expect(abs(point.distance(to: MapPoint(x: point.x, y: point.y + 1))) > 0)
    // The poles are beyond the map.
    #expect(MapPoint(MapPlace(latitude: 90, longitude: 0)).y == 0)
    let south = MapPoint(MapPlace(latitude: -90, longitude: 0))
    #expect(south.y == MapSize.world.height)
  }

  @Test func `parts of the map join, meet and hold places`() {
    let part = MapRect(x: 0, y: 0, width: 10, height: 4)
    let other = MapRect(x: 5, y: 2, width: 10, height: 4)
    #expect(part.union(other) == MapRect(x: 0, y: 0, width: 15, height: 6))
    #expect(part.intersection(other) == MapRect(x: 5, y: 2, width: 5, height: 2))
    #expect(MapRect.null.union(part) == part && part.union(.null) == part)
    let beside = MapRect(x: 10, y: 0, width: 1, height: 1)
    #expect(!part.intersects(beside) && part.intersection(beside).isNull)
    #expect(part.contains(MapPoint(x: 9, y: 3)) && !part.contains(MapPoint(x: 10, y: 3)))
    #expect(part.contains(part.insetBy(dx: 1, dy: 1)) && !part.contains(other))
    #expect(part.offsetBy(dx: 1, dy: 2).midX == 6 && part.offsetBy(dx: 1, dy: 2).maxY == 6)
    #expect(MapRect().isEmpty && !part.isEmpty && MapRect.null.isEmpty)
    let world = MapRegion(.world)
    #expect(abs(world.center.latitude) < 1e-9 && abs(world.span.longitudeDelta - 360) < 1e-9)
  }

  @Test func `distances are written in the units of a region, and read again`() {
    let formatter = MapDistanceFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(fromDistance: 352) == "350 m")
    #expect(formatter.string(fromDistance: 1_240) == "1,2 km")
    #expect(formatter.string(fromDistance: 12_400) == "12 km")
    #expect(formatter.string(fromDistance: 14_500) == "15 km")
    #expect(formatter.string(fromDistance: 152.4) == "150 m")
    #expect(formatter.distance(from: "1,2 km") == 1_200)
    #expect(formatter.distance(from: "far") == -1)
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(fromDistance: 123) == "400 feet")
    formatter.unitStyle = .abbreviated
    #expect(formatter.string(fromDistance: 1_287) == "0.8 mi")
    #expect(formatter.string(fromDistance: 61) == "200 ft")
    #expect(formatter.string(fromDistance: 120) == "400 ft")
    #expect(formatter.string(for: 24_140.16) == "15 mi" && formatter.string(for: 120) == "400 ft")
    #expect(formatter.string(for: NSNumber(value: 120)) == "400 ft")
    #expect(formatter.string(for: "far") == nil)
    formatter.units = .imperialWithYards
    formatter.unitStyle = .full
    #expect(formatter.string(fromDistance: 91) == "100 yards")
    #expect(formatter.string(fromDistance: .nan) == "")
  }

  @Test(arguments: ["en_US", "de_DE", "pl_PL", "ru_RU", "sl_SI", "ja_JP"])
  func `a distance that is written in full is read again, of one unit as of several`(
    _ locale: String
  ) {
    let formatter = MapDistanceFormatter()
    formatter.locale = Locale(identifier: locale)
    (formatter.units, formatter.unitStyle) = (.imperial, .full)
    for miles in [1.0, 2, 3, 5, 12, 21] {
      let text = formatter.string(fromDistance: miles * 1_609.344)
      #expect(abs(formatter.distance(from: text) - miles * 1_609.344) < 1, "\(text)")
    }
  }

  @Test func `maps bring UIKit, and whether an app may know the place`() {
    let color: MapColor = .red
    #expect(color == MapColor.red)
    #expect(MapPermission(rawValue: 4) == .authorizedWhenInUse)
    #expect(MapPermission(rawValue: 5) == nil)
    #expect(!MapAccessibility.isReduceMotionEnabled && !MapAccessibility.isVoiceOverRunning)
  }

  @Test @MainActor func `maps, what stands on them and their pictures are made as apps make them`()
  {
    _ = MapSamples().body
    let options = MapSamples.options
    #expect(options.mapType == .mutedStandard && options.mapRect == .world)
    #expect(options.pointOfInterestFilter?.includes(.museum) == true)
    #expect(options.pointOfInterestFilter?.excludes(.cafe) == true)
    let line = MapSamples.line
    #expect(line.pointCount == 2 && line.boundingMapRect.contains(MapPoint(MapPlace())))
  }
}
