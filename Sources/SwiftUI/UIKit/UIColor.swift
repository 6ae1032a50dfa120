import Drawing

/// A colour of UIKit.
open class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  let source: Color.Source
  /// The numbers that the colour was made of; nil for one that depends on its place.
  let parts: ColorParts?

  init(_ source: Color.Source) { (self.source, parts) = (source, nil) }

  init(_ parts: ColorParts) { (source, self.parts) = (.value(parts.rgba), parts) }

  /// Creates a colour from its parts, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorParts(.sRGB, [red, green, blue], alpha: alpha))
  }
  /// Creates a colour by hue, saturation and brightness.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let value = RGBA(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
      alpha: Double(alpha))
    self.init(red: value.red, green: value.green, blue: value.blue, alpha: value.alpha)
  }
  /// Creates a grey from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(ColorParts(.gray, [white], alpha: alpha))
  }
  /// Creates a colour in the wide gamut; what sRGB has not is the nearest that it has.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(ColorParts(.displayP3, [red, green, blue], alpha: alpha))
  }
  /// Creates a colour of SwiftUI.
  public convenience init(_ color: Color) { self.init(color.source) }
  /// Creates a colour of the asset catalogue; nil where no catalogue has it.
  public convenience init?(named name: String) {
    // Every project may have an accent colour: without one, it is the system's.
    guard name == "AccentColor" || AssetCatalogs.current.declares(color: name) else {
      MissingColors.note(name, as: .nothing)
      return nil
    }
    self.init(.named(name))
  }
  /// Creates a colour of the asset catalogue; nil where no catalogue has it.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(named: name)
  }
  /// Creates a colour of the asset catalogue by its generated name.
  public convenience init(resource: ColorResource) { self.init(.named(resource.name)) }
  /// Creates a colour that depends on the appearance and on the contrast.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    func source(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> Color.Source
    {
      let traits = UITraitCollection.current.modifyingTraits {
        ($0.userInterfaceStyle, $0.accessibilityContrast) = (style, contrast)
      }
      var color = UIColor.clear
      traits.performAsCurrent { color = dynamicProvider(traits) }
      return color.source
    }
    func pair(_ contrast: UIAccessibilityContrast) -> Color.Source {
      .pair(light: source(.light, contrast), dark: source(.dark, contrast))
    }
    let (standard, increased) = (pair(.normal), pair(.high))
    self.init(
      standard == increased ? standard : .contrast(standard: standard, increased: increased))
  }
  /// Creates a colour of Core Graphics.
  public convenience init(cgColor: CGColor) {
    if let parts = cgColor.parts { self.init(parts) } else { self.init(cgColor.source) }
  }
  /// Creates a colour that Xcode shows as a swatch.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The colour as Core Graphics has it.
  public var cgColor: CGColor { parts.map(CGColor.init) ?? CGColor(source: source) }

  func rgba(in environment: EnvironmentValues) -> RGBA { Color(source).rgba(in: environment) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.source == source
  }
  open override var hash: Int { source.hashValue }
  open override var description: String { parts?.description ?? source.words }
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
  /// Returns the colour as opaque as a number says. It still depends on its place where it did before.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    parts.map { UIColor($0.withAlpha(alpha)) } ?? UIColor(source.withAlpha(Double(alpha)))
  }
  /// Returns the colour as it is in a place.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    if parts != nil { return self }
    return UIColor(.value(rgba(in: traits.environment(in: .current))))
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
  /// Writes the grey that is as light as the colour.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = rgba(in: .current)
    white?.pointee = CGFloat(value.grey)
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

extension Color: _ExpressibleByColorLiteral {
  /// Creates a colour that Xcode shows as a swatch.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
}
