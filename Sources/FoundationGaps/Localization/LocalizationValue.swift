extension String {
  /// A key with its arguments, as a string literal with interpolations spells it.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// `Goal by %@`.
    public let key: String
    let arguments: [Argument]

    /// A value put into a key.
    enum Argument: Hashable, Sendable {
      case text(String)
      case integer(Int)
      case unsigned(UInt)
      case float(Double)

      var formatted: any CVarArg {
        switch self {
        case .text(let text): text as NSString
        case .integer(let number): number
        case .unsigned(let number): number
        case .float(let number): number
        }
      }
    }

    /// Creates a key without arguments.
    public init(_ value: String) {
      (key, arguments) = (value, [])
    }

    /// Creates a literal's own text.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a literal with interpolations.
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// A value that is put in later.
    public enum Placeholder: Hashable, Sendable {
      case int, uint, float, double, object

      fileprivate var pattern: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
      }

      fileprivate var argument: Argument {
        switch self {
        case .int: .integer(0)
        case .uint: .unsigned(0)
        case .float, .double: .float(0)
        case .object: .text("")
        }
      }
    }

    /// The parts of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [Argument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity + 3 * interpolationCount)
      }

      /// Appends the text between interpolations.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      /// Appends a string, `%@`.
      public mutating func appendInterpolation(_ string: String) {
        key += "%@"
        arguments.append(.text(string))
      }

      /// Appends a substring, `%@`.
      public mutating func appendInterpolation(_ string: Substring) {
        appendInterpolation(String(string))
      }

      /// Appends an integer, `%lld`; a floating-point number, `%lf`; anything else by its description.
      public mutating func appendInterpolation<T>(_ value: T) {
        switch value {
        case let number as any (FixedWidthInteger & SignedInteger):
          key += "%lld"
          arguments.append(.integer(Int(truncatingIfNeeded: number)))
        case let number as any (FixedWidthInteger & UnsignedInteger):
          key += "%llu"
          arguments.append(.unsigned(UInt(truncatingIfNeeded: number)))
        case let number as Double:
          key += "%lf"
          arguments.append(.float(number))
        case let number as Float:
          key += "%f"
          arguments.append(.float(Double(number)))
        case let number as CGFloat:
          key += "%lf"
          arguments.append(.float(Double(number)))
        case let resource as LocalizedStringResource:
          appendInterpolation(String(localized: resource))
        default:
          appendInterpolation(String(describing: value))
        }
      }

      /// Appends a value with a `printf` pattern of its own.
      public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
        let start = arguments.count
        let end = key.count
        appendInterpolation(value)
        if arguments.count > start { key = String(key.prefix(end)) + specifier }
      }

      /// Appends room for a value that is put in later: `\(placeholder: .int) orders`.
      public mutating func appendInterpolation(placeholder: Placeholder) {
        key += placeholder.pattern
        arguments.append(placeholder.argument)
      }

      /// Appends a value as a formatter writes it.
      public mutating func appendInterpolation<Subject>(
        _ subject: Subject, formatter: Formatter?
      ) {
        appendInterpolation(formatter?.string(for: subject) ?? String(describing: subject))
      }

      /// Appends room for a value that is put in later, with a `printf` pattern of its own.
      public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
        key += specifier
        arguments.append(placeholder.argument)
      }

      /// Appends a value in a format.
      public mutating func appendInterpolation<Format: FormatStyle>(
        _ value: Format.FormatInput, format: Format
      ) where Format.FormatOutput == String {
        appendInterpolation(format.locale(Surroundings.current.locale).format(value))
      }
    }

    /// Returns the text in the app's own strings, with the arguments put in.
    public func resolved(table: String? = nil, value: String? = nil, locale: Locale? = nil)
      -> String
    {
      let surroundings = Surroundings.current
      return surroundings.strings.format(
        key, table: table, value: value, arguments: arguments.map(\.formatted),
        locale: locale ?? surroundings.locale)
    }

    /// The value with texts in it that mean no emphasis, whatever stands in them: only the app's own words are Markdown.
    var withoutMarks: Self {
      Self(
        key: key,
        arguments: arguments.map { argument in
          guard case .text(let text) = argument else { return argument }
          return .text(InlineMarkdown.escaped(text))
        })
    }

    private init(key: String, arguments: [Argument]) {
      (self.key, self.arguments) = (key, arguments)
    }
  }

  /// Creates the text of a key in the app's strings.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = Surroundings.current.locale, comment: StaticString? = nil
  ) {
    self = keyAndValue.resolved(table: table, locale: locale)
  }

  /// Creates the text of a key, or the default text when the app's strings have none.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = Surroundings.current.locale,
    comment: StaticString? = nil
  ) {
    let surroundings = Surroundings.current
    self = surroundings.strings.format(
      key.description, table: table, value: defaultValue.key,
      arguments: defaultValue.arguments.map(\.formatted), locale: locale)
  }

  /// Creates the text that a resource names.
  public init(localized resource: LocalizedStringResource) {
    self = resource.resolved
  }
}
