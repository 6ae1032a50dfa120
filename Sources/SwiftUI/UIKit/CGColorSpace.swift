/// A space of colours of Core Graphics: greys, sRGB, and Display P3. One with an extended range is the same here.
public final class CGColorSpace: Hashable, Sendable, CustomStringConvertible {
  let space: ColorParts.Space
  /// The space's name, as Core Graphics writes it.
  public let name: String?

  init(_ space: ColorParts.Space, name: String? = nil) {
    (self.space, self.name) = (space, name ?? Self.names[space]?.first)
  }

  /// Creates a space by its name; nil for one that is not here.
  public convenience init?(name: String) {
    guard let space = Self.names.first(where: { $0.value.contains(name) })?.key else { return nil }
    self.init(space, name: name)
  }

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public static let extendedGray = "kCGColorSpaceExtendedGray"

  /// The names of each space, that of UIKit's colours first.
  private static let names: [ColorParts.Space: [String]] = [
    .gray: [extendedGray, genericGrayGamma2_2],
    .sRGB: [extendedSRGB, sRGB],
    .linearSRGB: [extendedLinearSRGB, linearSRGB],
    .displayP3: [displayP3, extendedDisplayP3],
  ]

  /// Of which kind the parts of a space are.
  public var model: CGColorSpaceModel { space == .gray ? .monochrome : .rgb }
  /// How many parts a colour has, without its alpha.
  public var numberOfComponents: Int { space.count }
  /// Whether the space has more than sRGB.
  public var isWideGamutRGB: Bool { space == .displayP3 }
  /// The space's name, without where it is kept.
  public var description: String { "<CGColorSpace> (\(name ?? ""))" }

  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
    one.space == other.space && one.name == other.name
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(name)
  }
}

/// Of which kind the parts of a space are.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the space of the screen's colours.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(.sRGB, name: "kCGColorSpaceDeviceRGB")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the space of the screen's greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(.gray, name: "kCGColorSpaceDeviceGray")
}
