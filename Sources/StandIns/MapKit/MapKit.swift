@_exported import CoreLocation
import SwiftUI
@_exported import UIKit

/// A stretch of degrees.
public struct MKCoordinateSpan: Hashable, Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  /// Creates a stretch of degrees.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of the globe.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  /// Creates a part of the globe.
  public init() {
    self.init(center: .init(), span: MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: 0))
  }
  /// Creates a part of the globe around a place.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }
  /// Creates a part of the globe around a place, in metres.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = 111_320.0
    let width = max(0.01, cos(center.latitude * .pi / 180)) * degree
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / width))
  }
}

/// Where a map looks.
public struct MapCameraPosition: Sendable {
  public static let automatic = MapCameraPosition()
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { .automatic }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { .automatic }
  public static func userLocation(fallback: MapCameraPosition) -> MapCameraPosition { fallback }
}

/// The eye above a map.
public struct MapCamera: Sendable {
  /// Creates an eye above a place.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {}
}

/// How a map may be used; a widget's cannot.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let all = MapInteractionModes(rawValue: 3)
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
}

/// What stands on a map.
public protocol MapContent {}

/// Puts together what stands on a map.
@resultBuilder
public struct MapContentBuilder {
  public static func buildBlock(_ content: any MapContent...) -> [any MapContent] { content }
  public static func buildExpression(_ content: any MapContent) -> any MapContent { content }
  public static func buildOptional(_ content: [any MapContent]?) -> any MapContent {
    MapContentList(content: content ?? [])
  }
  public static func buildEither(first content: [any MapContent]) -> any MapContent {
    MapContentList(content: content)
  }
  public static func buildEither(second content: [any MapContent]) -> any MapContent {
    MapContentList(content: content)
  }
}

struct MapContentList: MapContent {
  let content: [any MapContent]
}

extension ForEach: MapContent where Content: MapContent {
  /// Creates one thing on a map for each element.
  public init(
    _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> [any MapContent]
  ) where Content == MapThing, Data.Element: Identifiable {
    self.init(elements: data) { _ in MapThing() }
  }
}

/// Content of a map, which is not drawn.
public struct MapThing: MapContent {}

public struct Marker: MapContent {
  /// Creates a pin with words.
  public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {}
  /// Creates a pin with words and a symbol.
  public init(
    _ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
}

/// A view on a map.
public struct Annotation<Content: View>: MapContent {
  /// Creates a view on a map.
  public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
}

/// A line on a map.
public struct MapPolyline: MapContent {
  /// Creates a line along places.
  public init(coordinates: [CLLocationCoordinate2D]) {}
  /// Returns the line's colour.
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> MapPolyline { self }
  /// Returns the line's colour.
  public func stroke(_ style: some ShapeStyle, style stroke: StrokeStyle) -> MapPolyline { self }
}

/// A disc on a map.
public struct MapCircle: MapContent {
  /// Creates a disc around a place.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  /// Returns the disc's colour.
  public func foregroundStyle(_ style: some ShapeStyle) -> MapCircle { self }
}

extension MapContent {
  /// Sets the colour of something on a map, which is not drawn.
  public func tint(_ color: Color?) -> Self { self }
}

/// A map: a marked box. Widgets draw maps from `MKMapSnapshotter`'s pictures.
nonisolated public struct Map: View {
  /// Creates a map of somewhere.
  nonisolated public init(
    position: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all
  ) {}
  /// Creates a map that moves.
  nonisolated public init(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all
  ) {}
  /// Creates a map with things on it.
  nonisolated public init(
    initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> [any MapContent]
  ) {}
  /// Creates a map that moves, with things on it.
  nonisolated public init(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> [any MapContent]
  ) {}
  /// Creates a map of a region.
  nonisolated public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false
  ) {}
  public var body: some View {
    PlaceholderView(name: "Map", width: 200, height: 120)
  }
}

/// A place with its address.
open class MKPlacemark: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}

/// A place that can be shown in Maps.
open class MKMapItem: NSObject, @unchecked Sendable {
  public let placemark: MKPlacemark
  public var name: String?
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  /// Opens nothing: a widget has no app.
  @discardableResult
  public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// Draws maps as pictures; there are no maps here, so it fails.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  /// What a picture is to show.
  open class Options: NSObject, @unchecked Sendable {
    public var region = MKCoordinateRegion()
    public var size = CGSize(width: 256, height: 256)
    public var scale: CGFloat = 3
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
  /// Fails.
  public func start() async throws -> Snapshot { throw NoMaps() }
}

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
    showsTraffic: Bool = false
  ) -> MapStyle { .standard }
  /// Returns a picture from above.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }
  /// Returns a picture from above, with streets.
  public static func hybrid(
    elevation: Elevation = .automatic, showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }
}

extension View {
  /// Sets how maps look.
  nonisolated public func mapStyle(_ style: MapStyle) -> some View { self }
  /// Puts controls on maps, which a widget does not draw.
  nonisolated public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
  /// Shows or hides the controls of maps.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}
