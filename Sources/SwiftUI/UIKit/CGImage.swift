import Drawing

/// A picture of Core Graphics: what a `UIImage` is made of.
public final class CGImage: @unchecked Sendable {
  /// The picture, a pixel a point.
  fileprivate let image: UIImage
  fileprivate init(_ image: UIImage) {
    var bitmap = image.bitmap
    if let pixels = bitmap?.pixelSize { bitmap?.size = pixels }
    self.image = UIImage(bitmap: bitmap, name: nil, canvas: image.canvas?.inPixels)
  }

  /// Creates a bitmap of what code draws, a pixel a point. An image that enlarges it makes it smooth, as it does a bitmap.
  package init(pixels size: CGSize, drawing: (CGContext) -> Void) {
    let canvas = CGContext(CGRect(origin: .zero, size: size), scale: 1, pixel: 1)
    CGContext.within(canvas) { drawing(canvas) }
    image = canvas.image
  }

  /// Pixels across.
  public var width: Int { Int(bounded: image.size.width) }
  /// Pixels down.
  public var height: Int { Int(bounded: image.size.height) }
  /// Which byte of a pixel is its alpha.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// Bits of a part of a pixel.
  public var bitsPerComponent: Int { 8 }
  /// Bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// Bytes of a row.
  public var bytesPerRow: Int { 4 * width }
}

/// Where a pixel's alpha stands.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

extension UIImage {
  /// Creates a picture of Core Graphics, a point a pixel.
  public convenience init(cgImage: CGImage) {
    self.init(bitmap: cgImage.image.bitmap, name: nil, canvas: cgImage.image.canvas)
  }
  /// Creates a picture of Core Graphics, with so many pixels a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let image = cgImage.image
    var bitmap = image.bitmap
    if let size = bitmap?.size, scale > 0 {
      bitmap?.size = Size(width: size.width / Double(scale), height: size.height / Double(scale))
    }
    self.init(bitmap: bitmap, name: nil, canvas: image.canvas?.scaled(by: scale))
  }
  /// The picture as Core Graphics has it.
  public var cgImage: CGImage? { bitmap == nil && canvas == nil ? nil : CGImage(self) }
  /// Which way up a picture is.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
}
