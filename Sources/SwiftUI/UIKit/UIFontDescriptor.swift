/// What a font of UIKit is to be like.
open class UIFontDescriptor: Hashable, @unchecked Sendable {
  let font: UIFont
  public let symbolicTraits: SymbolicTraits

  init(_ font: UIFont, traits: SymbolicTraits) { (self.font, symbolicTraits) = (font, traits) }

  convenience init(_ font: UIFont) {
    var traits: SymbolicTraits = []
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.design == .monospaced { traits.insert(.traitMonoSpace) }
    if font.isItalic { traits.insert(.traitItalic) }
    if font.width.rawValue < 0 { traits.insert(.traitCondensed) }
    if font.width.rawValue > 0 { traits.insert(.traitExpanded) }
    self.init(font, traits: traits)
  }

  /// Traits that have no number.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The system's designs.
  public struct SystemDesign: Hashable, Sendable {
    let design: Font.Design
    public static let `default` = SystemDesign(design: .default)
    public static let rounded = SystemDesign(design: .rounded)
    public static let serif = SystemDesign(design: .serif)
    public static let monospaced = SystemDesign(design: .monospaced)
  }

  /// What a descriptor says.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let face = AttributeName(rawValue: "NSCTFontFaceAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// Traits that have a number.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  /// Creates what a font of this name is like; the system's font stands in for one that is not here.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size))
  }

  /// Creates what a description says: of it, name or family, size, weight and width are drawn.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let size = attributes[.size] as? CGFloat ?? UIFont.smallSystemFontSize
    let family = attributes[.family] as? String
    let named = (attributes[.name] as? String ?? family).flatMap { UIFont(name: $0, size: size) }
    let plain = UIFontDescriptor(named ?? .systemFont(ofSize: size))
    self.init(plain.addingAttributes(attributes).font)
  }

  /// Returns what the font of a text style is like.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFontDescriptor(.preferredFont(forTextStyle: style)) }

  public var pointSize: CGFloat { font.pointSize }

  /// Returns the same with other traits.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let wasBold = self.symbolicTraits.contains(.traitBold)
    return UIFontDescriptor(
      font.with(
        weight: isBold == wasBold ? nil : isBold ? .bold : .regular,
        design: symbolicTraits.contains(.traitMonoSpace) ? .monospaced : nil,
        isItalic: symbolicTraits.contains(.traitItalic),
        width: width(with: symbolicTraits)),
      traits: symbolicTraits)
  }

  /// Returns the width that the font has with other traits.
  private func width(with traits: SymbolicTraits) -> UIFont.Width {
    if traits.contains(.traitCondensed) { return font.width.rawValue < 0 ? font.width : .condensed }
    if traits.contains(.traitExpanded) { return font.width.rawValue > 0 ? font.width : .expanded }
    return .standard
  }

  /// Returns the same in another design.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(font.with(design: design.design), traits: symbolicTraits)
  }

  /// Returns the same in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize), traits: symbolicTraits)
  }

  /// Returns the same with more said of it: of that, size, weight and width are drawn.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let traits = attributes[.traits] as? [TraitKey: Any]
    let number = traits?[.weight] as? CGFloat
    let weight = traits?[.weight] as? UIFont.Weight ?? number.map(UIFont.Weight.init(rawValue:))
    let share = traits?[.width] as? CGFloat
    let width = traits?[.width] as? UIFont.Width ?? share.map(UIFont.Width.init(rawValue:))
    let changed = UIFontDescriptor(
      font.with(weight: weight, width: width), traits: symbolicTraits)
    return (attributes[.size] as? CGFloat).map(changed.withSize) ?? changed
  }

  public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool {
    left.font == right.font && left.symbolicTraits == right.symbolicTraits
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(symbolicTraits.rawValue)
  }
}

extension UIFontDescriptor: CustomStringConvertible {
  public var description: String { "<UIFontDescriptor> \(font)" }
}

extension UIFont {
  /// Creates the font that a descriptor describes, at its own size where the size is 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(
      size: pointSize > 0 ? pointSize : font.pointSize, weight: font.weight,
      hasMonospacedDigits: font.hasMonospacedDigits, design: font.design,
      isItalic: font.isItalic, width: font.width, request: font.request)
  }

  /// What the font is like.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  fileprivate func with(
    weight: Weight? = nil, design: Font.Design? = nil, isItalic: Bool? = nil, width: Width? = nil
  ) -> UIFont {
    var request = request
    if let weight { request?.weight = weight.fontWeight.value }
    if let isItalic { request?.isItalic = isItalic }
    return UIFont(
      size: pointSize, weight: weight ?? self.weight, hasMonospacedDigits: hasMonospacedDigits,
      design: design ?? self.design, isItalic: isItalic ?? self.isItalic,
      width: width ?? self.width, request: request)
  }
}
