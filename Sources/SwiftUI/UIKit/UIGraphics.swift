/// Draws an image by code. Islet has no such canvas: of what is drawn into it the largest picture is
/// kept, as code that makes pictures smaller needs it; lines and colours are lost.
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
  private let size: CGSize
  public init(size: CGSize) { self.size = size }
  public init(bounds: CGRect) { size = bounds.size }
  /// Creates a canvas with settings.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }
  /// Returns the image that the actions draw.
  public func image(actions: (Context) -> Void) -> UIImage {
    DrawnImage.begin(size)
    actions(Context())
    return DrawnImage.end() ?? UIImage()
  }
}

/// Settings of a canvas; they have no effect.
public final class UIGraphicsImageRendererFormat {
  public var scale: CGFloat = 1
  public var opaque = false
  /// Creates settings.
  public init() {}
  /// Returns the settings of the screen.
  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
}

/// The picture that is drawn into the canvas of the moment.
private struct DrawnImage {
  let size: CGSize
  var image: UIImage?
  var area = 0.0

  /// Widgets are drawn on one thread only; canvases nest.
  nonisolated(unsafe) static var open: [DrawnImage] = []

  static func begin(_ size: CGSize) { open.append(DrawnImage(size: size)) }

  static func end() -> UIImage? {
    guard let canvas = open.popLast() else { return nil }
    return canvas.image?.resized(to: canvas.size)
  }

  static func draw(_ image: UIImage, _ size: CGSize) {
    guard !open.isEmpty, size.width * size.height > open[open.count - 1].area else { return }
    open[open.count - 1].image = image
    open[open.count - 1].area = size.width * size.height
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Opens a canvas.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  DrawnImage.begin(size)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Opens a canvas.
public func UIGraphicsBeginImageContext(_ size: CGSize) { DrawnImage.begin(size) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what has been drawn into the canvas.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  DrawnImage.open.last.flatMap { $0.image?.resized(to: $0.size) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Closes the canvas.
public func UIGraphicsEndImageContext() { _ = DrawnImage.end() }

extension UIImage {
  /// Draws the image into the present canvas.
  public func draw(in rect: CGRect) { DrawnImage.draw(self, rect.size) }
  /// Draws the image into the present canvas.
  public func draw(at point: CGPoint) { DrawnImage.draw(self, size) }

  /// Returns the same pixels at another size.
  fileprivate func resized(to size: CGSize) -> UIImage {
    preparingThumbnail(of: size) ?? self
  }
}

/// How Core Graphics mixes.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter
}
