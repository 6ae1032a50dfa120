import Drawing

extension Edge {
  /// A corner between two sides.
  public enum Corner: Sendable {
    /// How a corner of a `ConcentricRectangle` is rounded.
    public struct Style: Hashable, Sendable {
      var fixed: CGFloat?
      var minimum: CGFloat = 0

      /// About the same point as the corner of the container.
      public static let concentric = Style()
      /// Returns the same, no less round than a radius.
      public static func concentric(minimum: CGFloat) -> Style { Style(minimum: minimum) }
      /// Returns a radius of its own.
      public static func fixed(_ radius: CGFloat) -> Style { Style(fixed: radius) }
    }
  }
}

/// A rectangle whose corners follow those of its container, as `ContainerRelativeShape` does.
public nonisolated struct ConcentricRectangle: InsettableShape {
  private let topLeading: Edge.Corner.Style
  private let topTrailing: Edge.Corner.Style
  private let bottomLeading: Edge.Corner.Style
  private let bottomTrailing: Edge.Corner.Style
  /// Whether all corners are as round as the roundest.
  private var isUniform = false

  /// Creates a rectangle with the container's corners.
  public nonisolated init() { self.init(corners: .concentric) }
  /// Creates a rectangle with corners of a style.
  public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners)
    self.isUniform = isUniform
  }
  /// Creates a rectangle with a style for each corner.
  public nonisolated init(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) {
    (topLeading, topTrailing) = (topLeadingCorner, topTrailingCorner)
    (bottomLeading, bottomTrailing) = (bottomLeadingCorner, bottomTrailingCorner)
  }
  /// Creates a rectangle whose corners at the top and at the bottom have a style each.
  public nonisolated init(
    uniformTopCorners top: Edge.Corner.Style, uniformBottomCorners bottom: Edge.Corner.Style
  ) {
    self.init(
      topLeadingCorner: top, topTrailingCorner: top, bottomLeadingCorner: bottom,
      bottomTrailingCorner: bottom)
  }

  public nonisolated func path(in rect: CGRect) -> Path { Path(_contour(in: rect).contour) }
  public nonisolated func _contour(in rect: CGRect) -> _Contour {
    let box = Rect(rect)
    let radii = [topLeading, bottomLeading, bottomTrailing, topTrailing].map { style in
      style.fixed.map { Double($0) } ?? max(box.concentricRadius, Double(style.minimum))
    }
    let largest = radii.max() ?? 0
    if isUniform || radii.allSatisfy({ $0 == largest }) {
      return _Contour(.rounded(box, radius: largest, isContinuous: true))
    }
    return UnevenRoundedRectangle(
      topLeadingRadius: radii[0], bottomLeadingRadius: radii[1], bottomTrailingRadius: radii[2],
      topTrailingRadius: radii[3], style: .continuous
    )._contour(in: rect)
  }
  public nonisolated func inset(by amount: CGFloat) -> InsetShape<ConcentricRectangle> {
    InsetShape(shape: self, amount: amount)
  }
}
