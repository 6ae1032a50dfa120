extension PersonNameComponents {
  /// How a name is written.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a name is written.
    public enum Style: Int, Codable, Hashable, Sendable {
      case short, medium, long, abbreviated
    }

    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = Surroundings.current.locale) {
      (self.style, self.locale) = (style, locale)
    }

    public func format(_ value: PersonNameComponents) -> String {
      PersonNameText(value, language: locale.language.languageCode?.identifier ?? "en")
        .string(style)
    }

    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
  }

  /// Returns the name as text: given and family name.
  public func formatted() -> String { FormatStyle().format(self) }

  /// Returns the name in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns a name.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}

/// Writes names of people.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    case `default`, short, medium, long, abbreviated
  }
  /// What may be done to a name.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Writes how the name is spoken instead.
    public static let phonetic = Options(rawValue: 2)
  }

  open var style = Style.default
  open var isPhonetic = false
  open var locale: Locale! = Surroundings.current.locale

  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  open override func copy(with zone: NSZone? = nil) -> Any {
    CopiedValue.copy(self, to: PersonNameComponentsFormatter(), Self.values)
  }
  private static let values: [CopiedValue<PersonNameComponentsFormatter>] = [
    .init(\.style), .init(\.isPhonetic), .init(\.locale),
  ]

  /// Returns a name in a style.
  open class func localizedString(
    from components: PersonNameComponents, style: Style, options: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    (formatter.style, formatter.isPhonetic) = (style, options.contains(.phonetic))
    return formatter.string(from: components)
  }

  /// Returns a name.
  open func string(from components: PersonNameComponents) -> String {
    let spoken = isPhonetic ? components.phoneticRepresentation : nil
    return PersonNameComponents.FormatStyle(
      style: written, locale: locale ?? Surroundings.current.locale
    ).format(spoken ?? components)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }

  private var written: PersonNameComponents.FormatStyle.Style {
    switch style {
    case .short: .short
    case .default, .medium: .medium
    case .long: .long
    case .abbreviated: .abbreviated
    }
  }
}

/// A name in a language: which of its parts are written, and in which order.
struct PersonNameText {
  private let name: PersonNameComponents
  private let isFamilyFirst: Bool
  /// What stands between the parts.
  private let gap: String

  /// Creates a name as a language orders it; one in Chinese, Japanese or Korean letters has its own order in any.
  init(_ name: PersonNameComponents, language: String) {
    self.name = name
    let letters = [name.familyName, name.givenName].compactMap(\.self).joined()
    let isEastern = Self.isEastern(letters)
    isFamilyFirst = isEastern || ["ja", "zh", "ko", "hu", "vi"].contains(language)
    gap = isEastern ? "" : " "
  }

  /// Returns whether a name has Chinese, Japanese or Korean letters, and so its family first.
  static func isEastern(_ name: String) -> Bool {
    name.unicodeScalars.contains {
      ("\u{3040}"..."\u{30FF}").contains($0) || ("\u{3400}"..."\u{9FFF}").contains($0)
        || ("\u{AC00}"..."\u{D7AF}").contains($0)
    }
  }

  func string(_ style: PersonNameComponents.FormatStyle.Style) -> String {
    switch style {
    case .long:
      let inner = ordered(name.givenName, name.middleName, name.familyName)
      return joined([name.namePrefix] + inner + [name.nameSuffix])
    case .medium: return joined(ordered(name.givenName, nil, name.familyName))
    case .short:
      return [name.nickname, name.givenName, name.familyName].lazy.compactMap(Self.filled).first
        ?? ""
    case .abbreviated:
      let letters = ordered(name.givenName, nil, name.familyName).compactMap {
        Self.filled($0)?.prefix(1).uppercased()
      }
      return letters.joined()
    }
  }

  private func ordered(_ given: String?, _ middle: String?, _ family: String?) -> [String?] {
    isFamilyFirst ? [family, given, middle] : [given, middle, family]
  }

  private func joined(_ parts: [String?]) -> String {
    parts.compactMap(Self.filled).joined(separator: gap)
  }

  private static func filled(_ part: String?) -> String? { part?.isEmpty == false ? part : nil }
}
