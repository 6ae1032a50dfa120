/// A key of the widget's strings; without a translation it is the text itself.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  enum Argument: Sendable {
    /// A value and how it is written, as `String(format:)` has it.
    case number(Double, Int64?, specifier: String)
    case string(String)
    case text(Text)
  }
  let key: String
  let arguments: [Argument]

  /// Creates a key without values: its per cent signs stand for themselves.
  public init(_ value: String) { (key, arguments) = (value, []) }
  public init(stringLiteral value: String) { self.init(value) }
  /// Creates a key with values in it.
  public init(stringInterpolation: StringInterpolation) {
    (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
  }

  public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool {
    Text(left) == Text(right)
  }

  /// Collects the parts of a string with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    private mutating func append(_ argument: Argument, _ specifier: String) {
      key += specifier
      arguments.append(argument)
    }

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }
    // Literals are strings before they are anything else.
    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }
    /// Adds a part of a string.
    public mutating func appendInterpolation(_ string: Substring) {
      append(.string(String(string)), "%@")
    }
    /// Adds a number.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._argument(specifier: T._specifier), T._specifier)
    }
    /// Adds a number written as `String(format:)` would.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(value._argument(specifier: specifier), specifier)
    }
    /// Adds text.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text), "%@") }
    /// Adds an image.
    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image)), "%@") }
    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)), "%@")
    }
    /// Adds two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(.text(Text(dates)), "%@")
    }
    /// Adds the ends of an interval.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(.text(Text(interval)), "%@")
    }
    /// Adds a timer.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      let text = Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours)
      append(.text(text), "%@")
    }
    /// Adds a value written by a format style.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.text(Text(input, format: format)), "%@")
    }
    /// Adds a value written by a format style with attributes.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append(.text(Text(input, format: format)), "%@")
    }
    /// Adds a value written by a formatter.
    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter
    ) {
      let string = formatter.string(for: subject) ?? String(describing: subject)
      append(.string(string), "%@")
    }
    /// Adds text with attributes.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ attributed: AttributedString) {
      append(.text(Text(attributed)), "%@")
    }
    /// Adds a text of the widget's strings.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.text(Text(resource)), "%@")
    }
    /// Adds the description of any value.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append(.string(String(describing: value)), "%@")
    }
  }
}

/// A number that can stand in a localised string.
public protocol _FormatSpecifiable: Equatable {
  /// How it is written by itself.
  static var _specifier: String { get }
  /// Its value for the formatter.
  var _number: (Double, Int64?) { get }
}

extension _FormatSpecifiable {
  func _argument(specifier: String) -> LocalizedStringKey.Argument {
    .number(_number.0, _number.1, specifier: specifier)
  }
}

extension _FormatSpecifiable where Self: BinaryInteger {
  public static var _specifier: String { "%lld" }
  public var _number: (Double, Int64?) { (Double(self), Int64(clamping: self)) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {
  public static var _specifier: String { "%lf" }
  public var _number: (Double, Int64?) { (self, nil) }
}
extension Float: _FormatSpecifiable {
  public static var _specifier: String { "%f" }
  public var _number: (Double, Int64?) { (Double(self), nil) }
}
extension CGFloat: _FormatSpecifiable {
  public static var _specifier: String { "%lf" }
  public var _number: (Double, Int64?) { (Double(self), nil) }
}
