import SwiftUI

/// A picture on its way through filters: what it is drawn from, in points that count upwards.
open class CIImage: NSObject, @unchecked Sendable {
  indirect enum Content {
    case nothing
    /// One colour without an end.
    case color(CIColor)
    case code(Barcode, dark: CIColor, light: CIColor)
    case picture(UIImage)
    case moved(CIImage, CGAffineTransform)
    case cropped(CIImage)
    case over(CIImage, CIImage)
  }
  let content: Content
  /// Where the picture is: null for none, infinite for one colour.
  public let extent: CGRect

  init(_ content: Content, _ extent: CGRect) { (self.content, self.extent) = (content, extent) }

  convenience init(_ code: Barcode) {
    self.init(.code(code, dark: .black, light: .white), CGRect(origin: .zero, size: code.size))
  }
  /// Creates a picture of UIKit.
  public convenience init?(image: UIImage) {
    guard image.size.width > 0, image.size.height > 0 else { return nil }
    if let bitmap = image.cgImage {
      self.init(cgImage: bitmap)
      return
    }
    self.init(.picture(image), CGRect(origin: .zero, size: image.size))
  }
  /// Creates a picture of Core Graphics.
  public convenience init(cgImage: CGImage) {
    let image = UIImage(cgImage: cgImage)
    self.init(.picture(image), CGRect(origin: .zero, size: image.size))
  }
  /// Creates a picture from the bytes of a file.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  /// Creates a picture from a file.
  public convenience init?(contentsOf url: URL) {
    guard let image = UIImage(contentsOfFile: url.path) else { return nil }
    self.init(image: image)
  }
  /// Creates a picture of one colour without an end.
  public convenience init(color: CIColor) { self.init(.color(color), .infinite) }
  public override convenience init() { self.init(.nothing, .null) }
  /// Returns a picture of nothing.
  public static func empty() -> CIImage { CIImage() }

  public override var description: String { "<CIImage: extent \(extent)>" }

  // MARK: Changing

  /// Returns the picture moved, turned or at another size.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(
      .moved(self, matrix),
      extent.isNull || extent.isInfinite ? extent : extent.applying(matrix))
  }
  /// Returns the picture turned as a photograph that says how it was held, with its corner at zero.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    guard !extent.isNull, !extent.isInfinite else { return self }
    let toZero = CGAffineTransform(translationX: -extent.minX, y: -extent.minY)
    return transformed(by: toZero.concatenating(orientation.turn(of: extent.size)))
  }
  /// Returns a part of the picture.
  public func cropped(to rect: CGRect) -> CIImage {
    CIImage(.cropped(self), extent.intersection(rect))
  }
  /// Returns the picture over another one.
  public func composited(over background: CIImage) -> CIImage {
    CIImage(.over(self, background), extent.union(background.extent))
  }
  /// Returns what a filter makes of the picture.
  public func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage {
    let filter = CIFilter(name: name, parameters: parameters)
    filter?.setValue(self, forKey: kCIInputImageKey)
    return filter?.outputImage ?? CIImage()
  }
  /// Returns the picture itself: it is not blurred here.
  public func applyingGaussianBlur(sigma: Double) -> CIImage { self }
  /// Returns the picture itself: its edges are not continued here.
  public func clampedToExtent() -> CIImage { self }
  /// Returns the picture itself, which is enlarged with sharp edges.
  public func samplingNearest() -> CIImage { self }
  /// Returns the picture itself, which is enlarged with sharp edges.
  public func samplingLinear() -> CIImage { self }

  /// Returns the picture with other colours. Those of a picture from a file stay: its pixels are read only where it is
  /// drawn.
  func recolored(_ change: (CIColor) -> CIColor) -> CIImage {
    switch content {
    case .nothing, .picture: self
    case .color(let color): CIImage(color: change(color))
    case .code(let code, let dark, let light):
      CIImage(.code(code, dark: change(dark), light: change(light)), extent)
    case .moved(let inner, let matrix): CIImage(.moved(inner.recolored(change), matrix), extent)
    case .cropped(let inner): CIImage(.cropped(inner.recolored(change)), extent)
    case .over(let upper, let lower):
      CIImage(.over(upper.recolored(change), lower.recolored(change)), extent)
    }
  }

  // MARK: Drawing

  /// Returns a part of the picture as a bitmap; nil where the part is empty or has no end.
  func bitmap(of rect: CGRect) -> CGImage? {
    let rect = rect.standardized
    guard !rect.isNull, !rect.isInfinite, rect.width > 0, rect.height > 0 else { return nil }
    // A picture from a file keeps its pixels.
    if case .picture(let image) = content, rect == extent { return image.cgImage }
    return CGImage(pixels: rect.size) { canvas in
      // Core Image counts upwards.
      canvas.concatenate(
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -rect.minX, ty: rect.maxY))
      draw(on: canvas, within: rect)
    }
  }

  private func draw(on canvas: CGContext, within room: CGRect) {
    switch content {
    case .nothing: break
    case .color(let color): fill(Path(room), color, on: canvas)
    case .code(let code, let dark, let light):
      // A code is written from its top.
      canvas.saveGState()
      canvas.concatenate(
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: code.size.height))
      fill(
        Path(CGRect(origin: .zero, size: code.size)).subtracting(code.darkPath), light, on: canvas)
      fill(code.darkPath, dark, on: canvas)
      canvas.restoreGState()
    case .picture(let image):
      guard let bitmap = image.cgImage else { return }
      canvas.draw(bitmap, in: extent)
    case .moved(let inner, let matrix):
      canvas.saveGState()
      canvas.concatenate(matrix)
      inner.draw(on: canvas, within: room.applying(matrix.inverted()))
      canvas.restoreGState()
    case .cropped(let inner):
      guard !extent.isNull else { return }
      canvas.saveGState()
      if !extent.isInfinite { canvas.clip(to: extent) }
      inner.draw(on: canvas, within: extent.intersection(room))
      canvas.restoreGState()
    case .over(let upper, let lower):
      lower.draw(on: canvas, within: room)
      upper.draw(on: canvas, within: room)
    }
  }

  private func fill(_ path: Path, _ color: CIColor, on canvas: CGContext) {
    guard color.alpha > 0 else { return }
    canvas.setFillColor(
      red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    canvas.addPath(path.cgPath)
    canvas.fillPath()
  }
}

/// How a photograph was held: where its first row is, by the numbers of Exif.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Returns what turns a picture of a size, in points that count upwards.
  func turn(of size: CGSize) -> CGAffineTransform {
    let (width, height) = (size.width, size.height)
    return switch self {
    case .up: .identity
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    }
  }
}

extension UIImage {
  /// Creates a picture of filters; an empty one where it has no end.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }
  /// Creates a picture of filters at a scale; an empty one where it has no end.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    guard let bitmap = ciImage.bitmap(of: ciImage.extent) else {
      self.init()
      return
    }
    self.init(cgImage: bitmap, scale: scale, orientation: orientation)
  }
  /// Nil: a picture does not keep the filters that it was made by.
  public var ciImage: CIImage? { nil }
}
