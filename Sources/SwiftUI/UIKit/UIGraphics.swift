/// Draws an image by code.
public final class UIGraphicsImageRenderer: NSObject, @unchecked Sendable {
  /// Where code draws.
  public typealias Context = UIGraphicsImageRendererContext

  private let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat

  /// Creates a canvas with settings.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
  }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }
  /// Creates a canvas with settings.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Returns the image that the actions draw.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let canvas = CGContext(bounds, scale: format.scale)
    CGContext.within(canvas) { actions(UIGraphicsImageRendererContext(canvas, format)) }
    return canvas.image
  }
  /// Returns no bytes, unless one picture alone was drawn: what code draws is no bitmap here.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  /// Returns no bytes, unless one picture alone was drawn: what code draws is no bitmap here.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  public override var description: String { "<UIGraphicsImageRenderer>" }
}

/// Where the code of an image draws.
public final class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  fileprivate init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
  }

  /// What has been drawn so far.
  public var currentImage: UIImage { cgContext.image }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  /// Draws a line inside of a rectangle's edges.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
  /// Draws a line inside of a rectangle's edges.
  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    stroke(rect)
    cgContext.restoreGState()
  }
  /// Cuts to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  public override var description: String { "<UIGraphicsImageRendererContext>" }
}

/// Settings of a canvas. Of them the scale counts: it says how many pixels a picture keeps that is made smaller.
public final class UIGraphicsImageRendererFormat: NSObject {
  /// Which colours an image has.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }
  /// Pixels a point; 0 is the screen's.
  public var scale: CGFloat = 0
  public var opaque = false
  public var preferredRange = Range.automatic
  /// Creates settings.
  public override init() {}
  /// Creates the settings of a place.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }
  /// Returns the settings of the screen.
  public static func `default`() -> UIGraphicsImageRendererFormat { preferred() }
  /// Returns the settings of the screen.
  public static func preferred() -> UIGraphicsImageRendererFormat { .init(for: .current) }

  public override var description: String { "<UIGraphicsImageRendererFormat>" }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Opens a canvas.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  CGContext.open.append(CGContext(CGRect(origin: .zero, size: size), scale: scale))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Opens a canvas.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the present canvas.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Opens a canvas again.
public func UIGraphicsPushContext(_ context: CGContext) { CGContext.open.append(context) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Goes back to the canvas before.
public func UIGraphicsPopContext() { _ = CGContext.open.popLast() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what has been drawn into the canvas.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { CGContext.current?.image }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Closes the canvas.
public func UIGraphicsEndImageContext() { _ = CGContext.open.popLast() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle of the present canvas.
public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a line inside of a rectangle's edges.
public func UIRectFrame(_ rect: CGRect) {
  CGContext.current?.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
}

extension UIImage {
  /// Draws the image into the present canvas.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  /// Draws the image into the present canvas.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }
  /// Draws the image into the present canvas.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.current?.put(self, in: rect, blendMode: blendMode, alpha: alpha)
  }
  /// Draws the image into the present canvas.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
}

/// How Core Graphics mixes.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter

  /// The nearest way of mixing that SwiftUI has.
  var blendMode: BlendMode {
    switch self {
    case .normal, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    // What is drawn is taken away.
    case .clear, .destinationOut: .destinationOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}
