/// Draws an image by code. Islet has no such canvas: what is drawn into it is lost, the image stays
/// empty.
public final class UIGraphicsImageRenderer {
  /// Where code draws.
  public final class Context {}
  /// A canvas.
  public init(size: CGSize) {}
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
