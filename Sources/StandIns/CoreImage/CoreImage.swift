// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

@_exported import SwiftUI

// Filters have no effect here: what they give is empty, and no bitmap can be made of it.

/// A picture on its way through filters.
open class CIImage: NSObject, @unchecked Sendable {
  public var extent: CGRect { .zero }
  /// Creates a picture of UIKit.
  public init?(image: UIImage) {}
  /// Creates a picture of Core Graphics.
  public init(cgImage: CGImage) {}
  /// Creates a picture from the bytes of a file.
  public init?(data: Data) {}
  /// Creates a picture of one colour.
  public init(color: CIColor) {}
  public override init() {}
  public override var description: String { "<CIImage>" }
  /// Returns the picture at another size.
  public func transformed(by matrix: CGAffineTransform) -> CIImage { self }
  public func cropped(to rect: CGRect) -> CIImage { self }
}

/// A colour of filters.
open class CIColor: NSObject, @unchecked Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  /// Creates a colour of UIKit, as it is in the place that is drawn.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Creates a colour of Core Graphics, as it is in the place that is drawn.
  public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }

  /// The parts, alpha last.
  public override var description: String {
    "(" + [red, green, blue, alpha].map { String(format: "%g", Double($0)) }.joined(separator: " ")
      + ")"
  }

  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

extension UIColor {
  /// Creates a colour of filters.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}

extension UIImage {
  /// Creates a picture of filters: an empty one.
  public convenience init(ciImage: CIImage) { self.init() }
}

/// Makes bitmaps; here it makes none.
open class CIContext: NSObject, @unchecked Sendable {
  public override init() {}
  /// Creates a context; settings have no effect.
  public init(options: [CIContextOption: Any]?) {}
  /// Returns nil: nothing is drawn here.
  public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { nil }
  public override var description: String { "<CIContext>" }
}
extension CIContext {
  /// Writes nothing: the bytes stay as they are.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {}
}

/// How the parts of a pixel are kept.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let ARGB8 = CIFormat(rawValue: 262)
  public static let BGRA8 = CIFormat(rawValue: 266)
  public static let RGBA8 = CIFormat(rawValue: 264)
}

/// Numbers that a filter takes together.
open class CIVector: NSObject, @unchecked Sendable {
  public let values: [CGFloat]
  /// Creates numbers of any count.
  public init(values: [CGFloat]) { self.values = values }
  public convenience init(x: CGFloat) { self.init(values: [x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init(values: [x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(values: [x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init(values: [x, y, z, w])
  }
  public convenience init(cgPoint: CGPoint) { self.init(values: [cgPoint.x, cgPoint.y]) }
  public convenience init(cgRect: CGRect) {
    self.init(values: [cgRect.minX, cgRect.minY, cgRect.width, cgRect.height])
  }
  /// How many numbers there are.
  public var count: Int { values.count }
  public override var description: String {
    "[" + values.map { String(format: "%g", Double($0)) }.joined(separator: " ") + "]"
  }
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "useSoftwareRenderer")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
}

public let kCIInputImageKey = "inputImage"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor"
public let kCIInputScaleKey = "inputScale"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"

/// A filter: its picture stays empty.
open class CIFilter: NSObject, @unchecked Sendable {
  public var inputImage: CIImage?
  public var message = Data()
  public var correctionLevel = "M"
  public var radius: Float = 0
  public var intensity: Float = 0
  public var outputImage: CIImage? { nil }
  public override init() {}
  /// Creates a filter by its name.
  public init?(name: String) {}
  /// Creates a filter by its name; what it is told has no effect.
  public convenience init?(name: String, parameters: [String: Any]?) { self.init(name: name) }
  public override var description: String { "<CIFilter>" }
  public func setDefaults() {}
  public func setValue(_ value: Any?, forKey key: String) {}

  public static func qrCodeGenerator() -> CIFilter { CIFilter() }
  public static func code128BarcodeGenerator() -> CIFilter { CIFilter() }
  public static func gaussianBlur() -> CIFilter { CIFilter() }
  public static func sepiaTone() -> CIFilter { CIFilter() }
  public static func areaAverage() -> CIFilter { CIFilter() }
  public static func colorMonochrome() -> CIFilter { CIFilter() }
  public static func colorMatrix() -> CIFilter { CIFilter() }
  public static func randomGenerator() -> CIFilter { CIFilter() }
}
