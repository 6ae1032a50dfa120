import SwiftUI

/// Where an annotation stands.
public struct AnnotationPosition: Sendable {
  /// Where the annotation touches the mark's box, in parts of it.
  let side: CGPoint
  /// Whether the place is whichever is usual.
  var isUsual = false
  public static let automatic = AnnotationPosition(side: CGPoint(x: 0.5, y: 0), isUsual: true)
  public static let overlay = AnnotationPosition(side: CGPoint(x: 0.5, y: 0.5))
  public static let top = AnnotationPosition(side: CGPoint(x: 0.5, y: 0))
  public static let bottom = AnnotationPosition(side: CGPoint(x: 0.5, y: 1))
  public static let leading = AnnotationPosition(side: CGPoint(x: 0, y: 0.5))
  public static let trailing = AnnotationPosition(side: CGPoint(x: 1, y: 0.5))
  public static let topLeading = AnnotationPosition(side: CGPoint(x: 0, y: 0))
  public static let topTrailing = AnnotationPosition(side: CGPoint(x: 1, y: 0))
  public static let bottomLeading = AnnotationPosition(side: CGPoint(x: 0, y: 1))
  public static let bottomTrailing = AnnotationPosition(side: CGPoint(x: 1, y: 1))
}
