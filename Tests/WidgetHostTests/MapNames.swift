// In a file of their own: one that imports Testing beside UIKit, which MapKit brings, asks for an overlay of Apple's.
import MapKit

typealias MapPoint = MKMapPoint
typealias MapRect = MKMapRect
typealias MapDistanceFormatter = MKDistanceFormatter
typealias MapSize = MKMapSize
typealias MapRegion = MKCoordinateRegion
typealias MapColor = UIColor
typealias MapPermission = CLAuthorizationStatus
typealias MapAccessibility = UIAccessibility
typealias MapPlace = CLLocationCoordinate2D
