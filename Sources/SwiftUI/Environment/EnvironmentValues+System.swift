/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

/// Standard or increased contrast.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

/// The direction of text.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

/// Why parts of a view are hidden.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// A size class of a window.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// How large a control is.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// What a person chose for the size of text.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension EnvironmentValues {
  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { system.colorScheme }
    set { system.colorScheme = newValue }
  }
  /// Standard or increased contrast.
  public var colorSchemeContrast: ColorSchemeContrast { system.contrast }
  /// The size of text.
  public var dynamicTypeSize: DynamicTypeSize {
    get { system.dynamicTypeSize }
    set { system.dynamicTypeSize = newValue }
  }
  /// The size of text by its old name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(system.dynamicTypeSize) }
    set { system.dynamicTypeSize = newValue.dynamicTypeSize }
  }
  /// The direction of text.
  public var layoutDirection: LayoutDirection {
    get { system.layoutDirection }
    set { system.layoutDirection = newValue }
  }
  /// The person's language and region.
  public var locale: Locale {
    get { system.locale }
    set { system.locale = newValue }
  }
  /// The person's calendar.
  public var calendar: Calendar {
    get { system.calendar }
    set { system.calendar = newValue }
  }
  /// The person's time zone.
  public var timeZone: TimeZone {
    get { system.timeZone }
    set { system.timeZone = newValue }
  }
  /// The font of text that has none.
  public var font: Font? {
    get { system.font }
    set { system.font = newValue }
  }
  /// How many lines text may take.
  public var lineLimit: Int? {
    get { system.lineLimit }
    set { system.lineLimit = newValue }
  }
  /// Extra room between lines; less than none is none.
  public var lineSpacing: CGFloat {
    get { CGFloat(system.lineSpacing) }
    set { system.lineSpacing = newValue.isFinite ? Double(max(newValue, 0)) : 0 }
  }
  /// How far text may shrink.
  public var minimumScaleFactor: CGFloat {
    get { CGFloat(system.minimumScaleFactor) }
    set { system.minimumScaleFactor = Double(newValue) }
  }
  /// Whether letters may move together before text is cut.
  public var allowsTightening: Bool {
    get { system.allowsTightening }
    set { system.allowsTightening = newValue }
  }
  /// Where text is cut.
  public var truncationMode: Text.TruncationMode {
    get { system.truncationMode }
    set { system.truncationMode = newValue }
  }
  /// How lines of text stand.
  public var multilineTextAlignment: TextAlignment {
    get { system.textAlignment }
    set { system.textAlignment = newValue }
  }
  /// Upper or lower case.
  public var textCase: Text.Case? {
    get { system.textCase }
    set { system.textCase = newValue }
  }
  /// Why parts are hidden.
  public var redactionReasons: RedactionReasons {
    get { system.redactionReasons }
    set { system.redactionReasons = newValue }
  }
  /// Whether controls answer.
  public var isEnabled: Bool {
    get { system.isEnabled }
    set { system.isEnabled = newValue }
  }
  /// Whether the display is dimmed (Always-On).
  public var isLuminanceReduced: Bool {
    get { system.isLuminanceReduced }
    set { system.isLuminanceReduced = newValue }
  }
  /// Device pixels a point.
  public var displayScale: CGFloat {
    get { CGFloat(system.displayScale) }
    set { system.displayScale = Double(newValue) }
  }
  /// The length of one device pixel in points.
  public var pixelLength: CGFloat { CGFloat(1 / system.displayScale) }
  /// The size of images in text.
  public var imageScale: Image.Scale {
    get { system.imageScale }
    set { system.imageScale = newValue }
  }
  /// How symbols are coloured.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { system.symbolRenderingMode }
    set { system.symbolRenderingMode = newValue }
  }
  /// The variants of symbols.
  public var symbolVariants: SymbolVariants {
    get { system.symbolVariants }
    set { system.symbolVariants = newValue }
  }
  /// The size of controls.
  public var controlSize: ControlSize {
    get { system.controlSize }
    set { system.controlSize = newValue }
  }
  /// Bold where a person chose Bold Text: the system's fonts are heavier throughout.
  public var legibilityWeight: LegibilityWeight? {
    get { system.legibilityWeight }
    set { system.legibilityWeight = newValue }
  }
  /// The width class; a phone's is compact.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { .compact }
    set { _ = newValue }
  }
  /// The height class; a phone's is regular.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { .regular }
    set { _ = newValue }
  }
  /// Whether movement is to be avoided.
  public var accessibilityReduceMotion: Bool { system.reduceMotion }
  /// Whether transparency is to be avoided.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether meaning must not rest on colour.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool { false }
  /// Whether VoiceOver runs.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether buttons are to show their shapes.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Opens a URL; in a widget only links can.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
  /// The scene's phase; a widget's is active.
  public var scenePhase: ScenePhase {
    get { .active }
    set { _ = newValue }
  }
  /// Closes what is shown; nothing to close in a widget.
  public var dismiss: DismissAction { DismissAction() }
}

/// The weight that a person chose for text.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// Whether a scene is in front.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// Closes what is shown.
public struct DismissAction: Sendable {
  /// Does nothing: a widget has nothing to close.
  public func callAsFunction() {}
}

/// Opens a URL.
public struct OpenURLAction: Sendable {
  /// What became of a URL.
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { Result() }
  }
  let handler: @Sendable (URL) -> Result

  /// Opens URLs by a closure.
  public init(handler: @escaping @Sendable (URL) -> Result) { self.handler = handler }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens a URL and tells whether it worked.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    _ = handler(url)
    completion(true)
  }
}

private struct OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction { _ in .discarded }
}

/// The old name of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  init(_ size: DynamicTypeSize) {
    let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
    self = ContentSizeCategory.allCases[index]
  }

  var dynamicTypeSize: DynamicTypeSize {
    DynamicTypeSize.allCases[ContentSizeCategory.allCases.firstIndex(of: self) ?? 3]
  }
}
