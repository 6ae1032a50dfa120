import Drawing

/// A colour of UIKit.
open class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  let source: Color.Source

  init(_ source: Color.Source) { self.source = source }

  /// Creates a colour from its parts, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let value = RGBA(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    source = .value(value.clamped)
  }
  /// Creates a colour by hue, saturation and brightness.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let value = RGBA(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
      alpha: Double(alpha))
    source = .value(value.clamped)
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  /// Creates a colour in the wide gamut; what sRGB has not is the nearest that it has.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(
      .value(
        RGBA(
          .displayP3, red: Double(red), green: Double(green), blue: Double(blue),
          alpha: Double(alpha))))
  }
  /// Creates a colour of SwiftUI.
  public convenience init(_ color: Color) { self.init(color.source) }
  /// Creates a colour of the asset catalogue.
  public convenience init?(named name: String) { self.init(.named(name)) }
  /// Creates a colour of the asset catalogue.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(.named(name))
  }
  /// Creates a colour of the asset catalogue by its generated name.
  public convenience init(resource: ColorResource) { self.init(.named(resource.name)) }
  /// Creates a colour that depends on the appearance.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(.pair(light: light.source, dark: dark.source))
  }
  /// Creates a colour of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(cgColor.source) }
  /// Creates a colour that Xcode shows as a swatch.
  public required init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    source = .value(
      RGBA(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// The colour as Core Graphics has it.
  public var cgColor: CGColor { CGColor(source: source) }

  func rgba(in environment: EnvironmentValues) -> RGBA { Color(source).rgba(in: environment) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.source == source
  }
  open override var hash: Int { source.hashValue }
  public func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archives

  open class var supportsSecureCoding: Bool { true }

  /// Reads a colour that an app has put into its `UserDefaults`: by its parts, or by its name among the system's.
  public required convenience init?(coder: NSCoder) {
    // A key that is missing is an error of the whole archive.
    if coder.containsValue(forKey: ArchiveKey.name),
      let name = coder.decodeObject(of: NSString.self, forKey: ArchiveKey.name),
      let color = Self.systemColor(named: name as String)
    {
      self.init(color.source)
      return
    }
    func part(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    let alpha = coder.containsValue(forKey: ArchiveKey.alpha) ? part(ArchiveKey.alpha) : 1
    if coder.containsValue(forKey: ArchiveKey.white) {
      self.init(white: part(ArchiveKey.white), alpha: alpha)
    } else if coder.containsValue(forKey: ArchiveKey.red) {
      self.init(
        red: part(ArchiveKey.red), green: part(ArchiveKey.green), blue: part(ArchiveKey.blue),
        alpha: alpha)
    } else {
      return nil
    }
  }

  public func encode(with coder: NSCoder) {
    (coder as? NSKeyedArchiver)?.setClassName(ArchiveKey.type, for: UIColor.self)
    let value = rgba(in: .current)
    for (key, part) in [
      (ArchiveKey.red, value.red), (ArchiveKey.green, value.green),
      (ArchiveKey.blue, value.blue), (ArchiveKey.alpha, value.alpha),
    ] {
      coder.encode(part, forKey: key)
    }
  }

  /// Has colours found in archives by the name that they have on an iPhone.
  package static func takeNameInArchives() {
    NSKeyedUnarchiver.setClass(UIColor.self, forClassName: ArchiveKey.type)
  }

  /// The words that UIKit writes, so that a colour from an iPhone can be read here.
  private enum ArchiveKey {
    /// The class' name; it is given to an archive with its first colour, because a name for all archives costs each
    /// process nearly a millisecond.
    static let type = "UIColor"
    static let red = "UIRed"
    static let green = "UIGreen"
    static let blue = "UIBlue"
    static let alpha = "UIAlpha"
    static let white = "UIWhite"
    static let name = "UISystemColorName"
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

extension UIColor {
  /// Returns the colour made more transparent.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var value = rgba(in: .current)
    value.alpha = Double(alpha)
    return UIColor(.value(value))
  }
  /// Returns the colour where it is light or dark.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    var environment = EnvironmentValues()
    environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    return UIColor(.value(rgba(in: environment)))
  }
  /// Writes the colour's parts.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = rgba(in: .current)
    red?.pointee = CGFloat(value.red)
    green?.pointee = CGFloat(value.green)
    blue?.pointee = CGFloat(value.blue)
    alpha?.pointee = CGFloat(value.alpha)
    return true
  }
  /// Writes the colour's hue, saturation and brightness.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = rgba(in: .current)
    let most = max(value.red, value.green, value.blue)
    let delta = most - min(value.red, value.green, value.blue)
    var turn = 0.0
    if delta > 0 {
      if most == value.red {
        turn = (value.green - value.blue) / delta
      } else if most == value.green {
        turn = (value.blue - value.red) / delta + 2
      } else {
        turn = (value.red - value.green) / delta + 4
      }
    }
    hue?.pointee = CGFloat((turn < 0 ? turn + 6 : turn) / 6)
    saturation?.pointee = CGFloat(most > 0 ? delta / most : 0)
    brightness?.pointee = CGFloat(most)
    alpha?.pointee = CGFloat(value.alpha)
    return true
  }
}

/// The type of `#colorLiteral` where nothing else is asked for.
public typealias _ColorLiteralType = UIColor

/// A colour of Core Graphics.
public struct CGColor: Hashable, Sendable {
  let source: Color.Source
  init(source: Color.Source) { self.source = source }
  /// Creates a colour from its parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = UIColor(red: red, green: green, blue: blue, alpha: alpha).source
  }
  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  /// Creates a colour in sRGB.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Creates a colour in the generic grey space.
  public init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }
  /// Returns the colour made more transparent.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(source: Color(source).opacity(Double(alpha)).source)
  }
  /// How many parts it has.
  public var numberOfComponents: Int { 4 }
  /// The parts, alpha last.
  public var components: [CGFloat]? {
    let value = Color(source).rgba(in: .current)
    return [value.red, value.green, value.blue, value.alpha].map { CGFloat($0) }
  }
  /// How opaque it is.
  public var alpha: CGFloat { CGFloat(Color(source).rgba(in: .current).alpha) }
}

extension Color {
  /// Creates a colour of Core Graphics.
  public init(cgColor: CGColor) { self.init(cgColor.source) }
  /// Creates a colour of Core Graphics.
  public init(_ cgColor: CGColor) { self.init(cgColor.source) }
  /// The colour as Core Graphics has it.
  public var cgColor: CGColor? { CGColor(source: source) }
}

extension Color: _ExpressibleByColorLiteral {
  /// Creates a colour that Xcode shows as a swatch.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
}
