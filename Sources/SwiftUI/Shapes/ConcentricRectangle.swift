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
///
/// All corners are alike here: the container's are.
public nonisolated struct ConcentricRectangle: InsettableShape {
  private let corners: Edge.Corner.Style

  /// Creates a rectangle with the container's corners.
  public nonisolated init() { corners = .concentric }
  /// Creates a rectangle with corners of a style.
  public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.corners = corners
  }

  public nonisolated func path(in rect: CGRect) -> Path { Path(_contour(in: rect).contour) }
  public nonisolated func _contour(in rect: CGRect) -> _Contour {
    let rect = Rect(rect)
    let radius =
      corners.fixed.map { Double($0) } ?? max(rect.concentricRadius, Double(corners.minimum))
    return _Contour(.rounded(rect, radius: radius, isContinuous: true))
  }
  public nonisolated func inset(by amount: CGFloat) -> InsetShape<ConcentricRectangle> {
    InsetShape(shape: self, amount: amount)
  }
}
