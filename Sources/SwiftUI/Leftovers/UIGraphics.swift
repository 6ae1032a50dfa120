/// Draws an image by code. Islet has no such canvas: what is drawn into it is lost, the image stays
/// empty.
public final class UIGraphicsImageRenderer {
  /// Where code draws.
  public final class Context {
    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {}
    /// Fills a rectangle.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
    /// Draws a line along a rectangle.
    public func stroke(_ rect: CGRect) {}
    /// Cuts to a rectangle.
    public func clip(to rect: CGRect) {}
  }
  /// A canvas.
  public init(size: CGSize) {}
  /// A canvas.
  public init(bounds: CGRect) {}
  /// The image that the actions draw.
  public func image(actions: (Context) -> Void) -> UIImage {
    actions(Context())
    return UIImage()
  }
}

extension UIImage {
  /// Draws the image into the present canvas.
  public func draw(in rect: CGRect) {}
  /// Draws the image into the present canvas.
  public func draw(at point: CGPoint) {}
}

/// How Core Graphics mixes.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter
}
