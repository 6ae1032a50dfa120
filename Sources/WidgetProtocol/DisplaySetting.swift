/// A setting of the phone that is on or off and changes what a widget draws, beside appearance and text size.
///
/// Switches, command lines, the inspection API and their help read this table.
public enum DisplaySetting: String, Hashable, Sendable, CaseIterable {
  case boldText, increasedContrast, rightToLeft

  /// The setting's name on a switch, as Settings writes it where Settings has it.
  public var title: String {
    switch self {
    case .boldText: "Bold Text"
    case .increasedContrast: "Increase Contrast"
    case .rightToLeft: "Right to left"
    }
  }

  /// The words above a picture that was drawn with the setting on.
  public var mark: String {
    switch self {
    case .boldText: "bold text"
    case .increasedContrast: "more contrast"
    case .rightToLeft: "right to left"
    }
  }

  /// What it does, in a few words.
  public var meaning: String {
    switch self {
    case .boldText: "Text and symbols are heavier: legibilityWeight is bold"
    case .increasedContrast: "Colours are stronger: colorSchemeContrast is increased"
    case .rightToLeft: "Widgets and what the phone draws are mirrored, as in Arabic or Hebrew"
    }
  }
}

extension Set<DisplaySetting> {
  /// Returns whether a phone in a language is mirrored: in Arabic or Hebrew it is without being asked.
  public func isMirrored(in locale: String) -> Bool {
    contains(.rightToLeft) || LanguageDirection.isRightToLeft(locale)
  }
}

extension WidgetEnvironment {
  /// Says whether a setting is on.
  public subscript(_ setting: DisplaySetting) -> Bool {
    get {
      switch setting {
      case .boldText: hasBoldText
      case .increasedContrast: hasIncreasedContrast
      case .rightToLeft: isRightToLeft
      }
    }
    set {
      switch setting {
      case .boldText: hasBoldText = newValue
      case .increasedContrast: hasIncreasedContrast = newValue
      case .rightToLeft: isRightToLeft = newValue
      }
    }
  }

  /// The settings that are on.
  public var display: Set<DisplaySetting> {
    get { Set(DisplaySetting.allCases.filter { self[$0] }) }
    set { for setting in DisplaySetting.allCases { self[setting] = newValue.contains(setting) } }
  }
}
