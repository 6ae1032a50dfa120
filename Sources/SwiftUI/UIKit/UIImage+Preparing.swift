extension UIImage: CustomStringConvertible {
  /// What UIKit writes of the picture, without the address that an object has there.
  public var description: String {
    let size = "{\(ColorParts.short(size.width)), \(ColorParts.short(size.height))}"
    guard let symbol else { return "<UIImage anonymous \(size)>" }
    return "<UIImage symbol(system: \(symbol)) \(size)>"
  }
}

extension UIImage {
  /// Which way up the picture is: as its file says, which is read where it is drawn.
  public var imageOrientation: Orientation { .up }
  /// Whether the picture keeps its colours.
  public var renderingMode: RenderingMode {
    bitmap?.isTemplate == true ? .alwaysTemplate : drawing.mode
  }
  /// Not turned round: a picture of UIKit is drawn as it is here, whichever way text runs.
  public var flipsForRightToLeftLayoutDirection: Bool { false }
  /// Returns the picture itself: it is not turned round here.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  /// Returns the picture turned round.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      context.cgContext.translateBy(x: size.width, y: 0)
      context.cgContext.scaleBy(x: -1, y: 1)
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Returns a smaller copy.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
  /// Hands over a smaller copy, at once.
  public func prepareThumbnail(of size: CGSize, completionHandler: (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }
  /// Returns the picture: nothing is decoded ahead here.
  public func preparingForDisplay() -> UIImage? { self }
  public func byPreparingForDisplay() async -> UIImage? { self }
  public func prepareForDisplay(completionHandler: (UIImage?) -> Void) { completionHandler(self) }
}
