/// The appearance of a place.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// Whether a place has more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

/// Whether a place lies above another one.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

/// How much room a place has in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// Whether Bold Text is on.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

/// Which colours a screen has.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}

/// In which direction text runs.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// What can be said of a place while a collection is made.
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var displayScale: CGFloat { get set }
  var displayGamut: UIDisplayGamut { get set }
}

/// What a collection says.
private struct Traits: UIMutableTraits, Hashable, Sendable {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var displayScale: CGFloat = 0
  var displayGamut = UIDisplayGamut.unspecified

  /// Says what another one says.
  mutating func add(_ other: Traits) {
    let plain = Traits()
    func take<Value: Equatable>(_ path: WritableKeyPath<Traits, Value>) {
      if other[keyPath: path] != plain[keyPath: path] { self[keyPath: path] = other[keyPath: path] }
    }
    take(\.userInterfaceStyle)
    take(\.userInterfaceIdiom)
    take(\.userInterfaceLevel)
    take(\.accessibilityContrast)
    take(\.legibilityWeight)
    take(\.layoutDirection)
    take(\.preferredContentSizeCategory)
    take(\.horizontalSizeClass)
    take(\.verticalSizeClass)
    take(\.displayScale)
    take(\.displayGamut)
  }
}

/// What a place is like, in UIKit's terms.
public final class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  private let traits: Traits

  private init(_ traits: Traits) { self.traits = traits }

  /// Creates a place of which nothing is said.
  public override convenience init() { self.init(Traits()) }
  /// Creates a place of one appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }
  /// Creates a place of several, of which the last one that says something counts.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(
      collections.reduce(into: Traits()) { traits, collection in traits.add(collection.traits) })
  }
  /// Creates a place that a closure describes.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Traits().changed(by: mutations))
  }
  /// Returns the place with what a closure changes.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection { UITraitCollection(traits.changed(by: mutations)) }

  public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  public var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
  public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
  public var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  public var displayScale: CGFloat { traits.displayScale }
  public var displayGamut: UIDisplayGamut { traits.displayGamut }

  /// The place of the view that is evaluated.
  public static var current: UITraitCollection {
    let environment = EnvironmentValues.current
    var traits = Traits()
    traits.userInterfaceStyle = UIUserInterfaceStyle(environment.colorScheme)
    traits.userInterfaceIdiom = .phone
    traits.userInterfaceLevel = .base
    traits.accessibilityContrast = environment.colorSchemeContrast == .increased ? .high : .normal
    traits.legibilityWeight = environment.legibilityWeight == .bold ? .bold : .regular
    traits.layoutDirection =
      environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    traits.preferredContentSizeCategory = UIContentSizeCategory(environment.dynamicTypeSize)
    // An upright phone's.
    (traits.horizontalSizeClass, traits.verticalSizeClass) = (.compact, .regular)
    traits.displayScale = CGFloat(environment.system.displayScale)
    traits.displayGamut = .P3
    return UITraitCollection(traits)
  }

  /// Runs code for which this place is the present one.
  public func performAsCurrent(_ actions: () -> Void) {
    EnvironmentValues.within(environment(in: .current), actions)
  }

  /// Returns whether colours may differ between the two places.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
      || accessibilityContrast != other?.accessibilityContrast
      || userInterfaceLevel != other?.userInterfaceLevel
  }

  /// Returns surroundings with what the collection says.
  func environment(in outer: EnvironmentValues) -> EnvironmentValues {
    var environment = outer
    if let scheme = ColorScheme(userInterfaceStyle) { environment.system.colorScheme = scheme }
    switch accessibilityContrast {
    case .unspecified: break
    case .normal: environment.system.contrast = .standard
    case .high: environment.system.contrast = .increased
    }
    switch legibilityWeight {
    case .unspecified: break
    case .regular: environment.system.legibilityWeight = .regular
    case .bold: environment.system.legibilityWeight = .bold
    }
    switch layoutDirection {
    case .unspecified: break
    case .leftToRight: environment.system.layoutDirection = .leftToRight
    case .rightToLeft: environment.system.layoutDirection = .rightToLeft
    }
    if let size = DynamicTypeSize(preferredContentSizeCategory) {
      environment.system.dynamicTypeSize = size
    }
    if displayScale > 0 { environment.system.displayScale = Double(displayScale) }
    return environment
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }
  public override var hash: Int { traits.hashValue }
  public func copy(with zone: NSZone? = nil) -> Any { self }
  public override var description: String { "<UITraitCollection; \(traits)>" }
}

extension Traits {
  /// Returns what is said after a closure's changes.
  fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> Traits {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? Traits ?? self
  }
}

extension ColorScheme {
  /// Creates what UIKit calls an appearance; nil where it says none.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .unspecified: return nil
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

extension UIUserInterfaceStyle {
  /// Creates an appearance of SwiftUI's.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case nil: self = .unspecified
    case .light?: self = .light
    case .dark?: self = .dark
    }
  }
}
