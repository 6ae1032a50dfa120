// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

@_exported import SwiftUI

// Filters have no effect here: what they give is empty, and no bitmap can be made of it.

/// A picture on its way through filters.
open class CIImage: NSObject, @unchecked Sendable {
  public var extent: CGRect { .zero }
  /// Creates a picture of UIKit.
  public init?(image: UIImage) {}
  public override init() {}
  /// Returns the picture at another size.
  public func transformed(by matrix: CGAffineTransform) -> CIImage { self }
  public func cropped(to rect: CGRect) -> CIImage { self }
}

/// A colour of filters.
open class CIColor: NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {}
}

/// Makes bitmaps; here it makes none.
open class CIContext: NSObject, @unchecked Sendable {
  public override init() {}
  /// Creates a context; settings have no effect.
  public init(options: [CIContextOption: Any]?) {}
  /// Returns nil: nothing is drawn here.
  public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { nil }
}
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "useSoftwareRenderer")
}

public let kCIInputImageKey = "inputImage"
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
