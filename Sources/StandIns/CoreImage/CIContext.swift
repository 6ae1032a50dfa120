import SwiftUI

/// Makes bitmaps of what filters give.
open class CIContext: NSObject, @unchecked Sendable {
  public override init() {}
  /// Creates a context; settings have no effect.
  public init(options: [CIContextOption: Any]?) {}
  /// Returns a part of a picture as a bitmap; nil where the part is empty or has no end.
  public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    image.bitmap(of: rect)
  }
  /// Returns a part of a picture as a bitmap; how its pixels are kept has no effect.
  public func createCGImage(
    _ image: CIImage, from rect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { image.bitmap(of: rect) }
  public override var description: String { "<CIContext>" }
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

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "useSoftwareRenderer")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
}
