/// What the system tells a widget about the surroundings in which it is drawn.
public struct WidgetEnvironment: Hashable, Sendable, Codable {
  /// Light or dark.
  public enum Appearance: String, Hashable, Sendable, Codable, CaseIterable { case light, dark }

  /// Dynamic Type sizes, smallest first.
  public enum TypeSize: String, Hashable, Sendable, Codable, CaseIterable {
    case xS
    case s = "S"
    case m = "M"
    case l = "L"
    case xL, xxL, xxxL
    case ax1 = "AX1"
    case ax2 = "AX2"
    case ax3 = "AX3"
    case ax4 = "AX4"
    case ax5 = "AX5"
  }

  public var appearance: Appearance
  public var typeSize: TypeSize
  /// Whether the display is dimmed (Always-On): `isLuminanceReduced`.
  public var isDimmed: Bool
  /// Whether the phone is locked, so that private parts are hidden.
  public var isLocked: Bool
  /// Whether Bold Text is on: `legibilityWeight`.
  public var hasBoldText = false
  public var hasIncreasedContrast: Bool
  public var isRightToLeft: Bool
  /// Whether the activity fills the screen in StandBy: `isActivityFullscreen`.
  public var isFullscreen: Bool
  public var reducesMotion: Bool
  /// Whether only updates that alert reach the place: `isActivityUpdateReduced`.
  public var isUpdateReduced = false
  /// The locale's identifier: `en_GB`.
  public var locale: String
  /// The time zone's identifier: `Europe/London`.
  public var timeZone: String
  /// The date that the widget takes for now, UNIX seconds.
  public var now: Double

  /// Creates the environment of a phone with standard settings: dark, size L, English.
  public init(
    appearance: Appearance = .dark, typeSize: TypeSize = .l, isDimmed: Bool = false,
    isLocked: Bool = false, hasIncreasedContrast: Bool = false, isRightToLeft: Bool = false,
    isFullscreen: Bool = false, reducesMotion: Bool = false, locale: String = "en_US",
    timeZone: String = "UTC", now: Double
  ) {
    (self.appearance, self.typeSize, self.isDimmed) = (appearance, typeSize, isDimmed)
    (self.isLocked, self.hasIncreasedContrast) = (isLocked, hasIncreasedContrast)
    (self.isRightToLeft, self.isFullscreen) = (isRightToLeft, isFullscreen)
    (self.reducesMotion, self.locale, self.timeZone) = (reducesMotion, locale, timeZone)
    self.now = now
  }
}
