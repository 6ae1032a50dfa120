/// What a person has set to see and hear a phone better.
public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool {
    EnvironmentValues.current.accessibilityReduceMotion
  }
  public static var isReduceTransparencyEnabled: Bool {
    EnvironmentValues.current.accessibilityReduceTransparency
  }
  public static var isBoldTextEnabled: Bool {
    EnvironmentValues.current.legibilityWeight == .bold
  }
  public static var isDarkerSystemColorsEnabled: Bool {
    EnvironmentValues.current.colorSchemeContrast == .increased
  }
  public static var isInvertColorsEnabled: Bool {
    EnvironmentValues.current.accessibilityInvertColors
  }
  public static var shouldDifferentiateWithoutColor: Bool {
    EnvironmentValues.current.accessibilityDifferentiateWithoutColor
  }
  /// Off: a picture is read by nobody.
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
}
