import SwiftUI

/// What stands on a map.
public protocol MapContent {}

/// Content of a map, which is not drawn.
public struct MapThing: MapContent {}

/// Puts together what stands on a map.
@resultBuilder
public struct MapContentBuilder {
  public static func buildBlock(_ content: any MapContent...) -> MapThing { MapThing() }
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildOptional(_ content: MapThing?) -> MapThing { MapThing() }
  public static func buildEither(first content: MapThing) -> MapThing { content }
  public static func buildEither(second content: MapThing) -> MapThing { content }
  public static func buildLimitedAvailability(_ content: MapThing) -> MapThing { content }
}

extension ForEach: MapContent where Content: MapContent {
  /// Creates one thing on a map for each element.
  public init(
    _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(elements: data, content: content)
  }
  /// Creates one thing on a map for each element, which a key path tells apart.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, content: content)
  }
}

/// A pin on a map.
public struct Marker: MapContent {
  /// Creates a pin with words.
  public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {}
  /// Creates a pin with words and a symbol.
  public init(
    _ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  /// Creates a pin with words and a picture.
  public init(_ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D) {}
  /// Creates a pin with words and up to three letters.
  public init(_ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D) {}
  /// Creates a pin with a label.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> some View) {}
  /// Creates a pin where an item is.
  public init(item: MKMapItem) {}
}

/// A view on a map.
public struct Annotation<Content: View>: MapContent {
  /// Creates a view with words on a map.
  public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
  /// Creates a view with a label on a map.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View
  ) {}
}

/// Where the person is.
public struct UserAnnotation: MapContent {
  /// Creates the blue dot.
  public init() {}
  /// Creates a view of one's own.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: () -> some View) {}
  /// Creates a view that knows where the person is.
  public init(
    anchor: UnitPoint = .center, @ViewBuilder content: (UserLocation) -> some View
  ) {}
}

/// What a map knows of the person's place: nothing.
public struct UserLocation {
  public let location: CLLocation?
  public let heading: CLHeading?
}

extension MapContent {
  /// Sets the colour of something on a map, which is not drawn.
  public func tint(_ tint: (some ShapeStyle)?) -> some MapContent { self }
  /// Sets the colour of something on a map, which is not drawn.
  public func tint(_ color: Color?) -> some MapContent { self }
  /// Sets what fills a shape.
  public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent { self }
  /// Sets the line of a shape.
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent { self }
  /// Sets the line of a shape.
  public func stroke(_ style: some ShapeStyle, style stroke: StrokeStyle) -> some MapContent {
    self
  }
  /// Sets the line of a shape, of whatever colour.
  public func strokeStyle(style: StrokeStyle) -> some MapContent { self }
  /// Names something so that it can be chosen.
  public func tag(_ tag: some Hashable) -> some MapContent { self }
  /// Shows or hides words.
  public func annotationTitles(_ visibility: Visibility = .automatic) -> some MapContent { self }
  /// Shows or hides the second line of words.
  public func annotationSubtitles(_ visibility: Visibility = .automatic) -> some MapContent { self }
  /// Puts a shape below or above the map's own words.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}

/// Where shapes lie on a map.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

/// What stands on a map that is made of a region.
public protocol MapAnnotationProtocol {}

/// A balloon on a map that is made of a region.
public struct MapMarker: MapAnnotationProtocol {
  /// Creates a balloon.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A pin on a map that is made of a region.
public struct MapPin: MapAnnotationProtocol {
  /// Creates a pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A view on a map that is made of a region.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  /// Creates a view at a place.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
}
