// In a file of their own, as the names of the types are.
import MapKit
import SwiftUI

/// Maps as apps write them.
struct MapSamples: View {
  private struct Stop: Identifiable { let id: Int }
  @State private var position = MapCameraPosition.userLocation(
    followsHeading: true, fallback: .region(MKCoordinateRegion(.world)))
  @State private var region = MKCoordinateRegion()
  @State private var chosen: Int?
  @State private var isNear = true
  @Namespace private var scope
  private let place = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)

  var body: some View {
    Map(position: $position, bounds: MapCameraBounds(minimumDistance: 10), scope: scope) {
      pins
      UserAnnotation()
      UserAnnotation { Circle() }
      MapPolyline(coordinates: [place, place]).stroke(.blue, lineWidth: 3)
      MapPolyline(MKPolyline(coordinates: [place, place], count: 2)).stroke(
        .blue, style: StrokeStyle(lineWidth: 3))
      MapPolygon(coordinates: [place]).foregroundStyle(.red.opacity(0.5)).stroke(.red)
      MapCircle(center: place, radius: 5).foregroundStyle(.red).mapOverlayLevel(level: .aboveRoads)
    }
    .mapStyle(.standard(elevation: .flat, pointsOfInterest: .excluding([.cafe])))
    .mapControls {
      MapCompass()
      MapScaleView()
      MapUserLocationButton(scope: scope)
    }
    Map(initialPosition: .rect(.world), selection: $chosen) {
      ForEach([1, 2], id: \.self) { number in
        Marker("\(number)", monogram: Text("x"), coordinate: place).tag(number)
      }
      ForEach([Stop(id: 1)]) { _ in
        Annotation("Stop", coordinate: place, anchor: .bottom) { Circle() }.annotationTitles(
          .hidden)
      }
    }
    Map(initialPosition: .item(MKMapItem(placemark: MKPlacemark(coordinate: place))))
    Map(coordinateRegion: $region, annotationItems: [Stop(id: 1)]) { _ in
      MapMarker(coordinate: place, tint: .red)
    }
    Map(coordinateRegion: $region, showsUserLocation: true, annotationItems: [Stop(id: 1)]) { _ in
      MapAnnotation(coordinate: place) { Circle() }
    }
    Map()
  }

  @MapContentBuilder private var pins: some MapContent {
    Marker("A", coordinate: place).tint(.red)
    if isNear {
      Marker("B", image: "b", coordinate: place)
      Marker("C", systemImage: "star", coordinate: place)
    } else {
      Marker(coordinate: place) { Text("D") }
    }
    if let chosen {
      Annotation(coordinate: place) {
        Circle()
      } label: {
        Text("\(chosen)")
      }
    }
  }

  static var line: MKPolyline {
    let places = [
      CLLocationCoordinate2D(latitude: -1, longitude: -1),
      CLLocationCoordinate2D(latitude: 1, longitude: 1),
    ]
    return MKPolyline(coordinates: places, count: places.count)
  }

  /// What is drawn of a map by itself.
  static var options: MKMapSnapshotter.Options {
    let options = MKMapSnapshotter.Options()
    options.mapRect = .world
    options.camera = MKMapCamera(
      lookingAtCenter: CLLocationCoordinate2D(), fromDistance: 500, pitch: 0, heading: 0)
    options.mapType = .mutedStandard
    options.showsBuildings = false
    options.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    options.pointOfInterestFilter = MKPointOfInterestFilter(including: [.museum])
    options.preferredConfiguration = MKStandardMapConfiguration(elevationStyle: .flat)
    return options
  }
}
