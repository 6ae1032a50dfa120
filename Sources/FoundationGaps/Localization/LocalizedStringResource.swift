/// A text by its key, its table and its default, looked up when it is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable,
  CustomLocalizedStringResourceConvertible, Codable
{
  /// Where the strings lie; all lead to the app's own folder here.
  public enum BundleDescription: Sendable, Hashable {
    case main
    case atURL(URL)
    case forClass(AnyClass)

    public static func == (left: Self, right: Self) -> Bool { "\(left)" == "\(right)" }
    public func hash(into hasher: inout Hasher) { hasher.combine("\(self)") }
  }

  public let key: String
  public private(set) var defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale

  /// Creates a resource whose default text is its key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = Surroundings.current.locale, bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    (self.table, self.locale) = (table, locale)
  }

  /// Creates a resource with a default text of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = Surroundings.current.locale, bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.key = key.description
    self.defaultValue = defaultValue
    (self.table, self.locale) = (table, locale)
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a literal with interpolations.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// Creates a resource from the text that another one resolved to.
  public init(from decoder: any Decoder) throws {
    self.init(stringLiteral: try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the resolved text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(resolved)
  }

  public var localizedStringResource: LocalizedStringResource { self }

  /// The resource with texts in it that mean no emphasis.
  package var withoutMarks: Self {
    var copy = self
    copy.defaultValue = defaultValue.withoutMarks
    return copy
  }

  /// The text as it is shown.
  public var resolved: String {
    let strings = Surroundings.current.strings
    return strings.format(
      key, table: table, value: defaultValue.key,
      arguments: defaultValue.arguments.map(\.formatted), locale: locale)
  }
}

/// A value with a text that people read.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text that stands for the value.
  var localizedStringResource: LocalizedStringResource { get }
}
