/// What a number is set with where the system asks for it; nobody is asked here.
public enum IntentControlStyle: Sendable { case field, slider, stepper }

/// Which part of a date the system asks for; nobody is asked here.
public enum IntentDateKind: Sendable { case date, dateTime, time }

extension String {
  /// How a text is typed where the system asks for it; nobody is asked here.
  public struct IntentInputOptions: Sendable {
    /// Which keys there are.
    public enum KeyboardType: Sendable {
      // swift-format-ignore: AlwaysUseLowerCamelCase
      case `default`, asciiCapable, asciiCapableNumberPad, decimalPad, emailAddress, namePhonePad
      // swift-format-ignore: AlwaysUseLowerCamelCase
      case numberPad, numbersAndPunctuation, phonePad, twitter, URL, webSearch
    }
    /// What begins with a capital letter.
    public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }

    public var keyboardType: KeyboardType
    public var capitalizationType: CapitalizationType
    public var multiline: Bool
    public var autocorrect: Bool
    public var smartQuotes: Bool
    public var smartDashes: Bool

    /// Creates the options.
    public init(
      keyboardType: KeyboardType = .asciiCapable,
      capitalizationType: CapitalizationType = .sentences, multiline: Bool = false,
      autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {
      (self.keyboardType, self.capitalizationType) = (keyboardType, capitalizationType)
      (self.multiline, self.autocorrect) = (multiline, autocorrect)
      (self.smartQuotes, self.smartDashes) = (smartQuotes, smartDashes)
    }
  }
}

extension Bool {
  /// The words for true and false where the system asks; nobody is asked here.
  public struct IntentDisplayName: Sendable {
    public static let trueFalse = IntentDisplayName(true: "True", false: "False")
    public static let yesNo = IntentDisplayName(true: "Yes", false: "No")
    public static let onOff = IntentDisplayName(true: "On", false: "Off")
    /// Creates the words.
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {}
  }
}
