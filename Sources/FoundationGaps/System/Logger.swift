/// Writes messages to the widget's standard error, where Islet shows them.
public struct Logger: Sendable {
  let log: OSLog

  /// Creates a logger of a subsystem's category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  public init() { self.init(subsystem: "", category: "widget") }
  /// Creates a logger of a log.
  public init(_ log: OSLog) { self.log = log }

  public func log(_ message: OSLogMessage) { write("default", message) }
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level.name, message) }
  public func trace(_ message: OSLogMessage) { write("trace", message) }
  public func debug(_ message: OSLogMessage) { write("debug", message) }
  public func info(_ message: OSLogMessage) { write("info", message) }
  public func notice(_ message: OSLogMessage) { write("notice", message) }
  public func warning(_ message: OSLogMessage) { write("warning", message) }
  public func error(_ message: OSLogMessage) { write("error", message) }
  public func critical(_ message: OSLogMessage) { write("critical", message) }
  public func fault(_ message: OSLogMessage) { write("fault", message) }

  private func write(_ level: String, _ message: OSLogMessage) {
    guard let line = line(level, message) else { return }
    FileHandle.standardError.write(Data(line.utf8))
  }

  /// Returns a message as it is written; nil where the log takes none.
  func line(_ level: String, _ message: OSLogMessage) -> String? {
    log.isEnabled ? "[\(log.category)] \(level): \(message.text)\n" : nil
  }
}

/// A log of a subsystem.
public final class OSLog: Sendable {
  /// A category of the system's own.
  public struct Category: Sendable {
    let name: String
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    public static let dynamicTracing = Category(name: "DynamicTracing")
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  public let category: String
  let isEnabled: Bool
  public static let `default` = OSLog("default", isEnabled: true)
  /// A log that takes nothing.
  public static let disabled = OSLog("disabled", isEnabled: false)

  private init(_ category: String, isEnabled: Bool) {
    (self.category, self.isEnabled) = (category, isEnabled)
  }
  public convenience init(subsystem: String, category: String) {
    self.init(category, isEnabled: true)
  }
  public convenience init(subsystem: String, category: Category) {
    self.init(category.name, isEnabled: true)
  }

  /// Returns whether messages of a type are written.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled }
}

/// How much a message matters.
public struct OSLogType: Equatable, Sendable {
  let name: String
  public static let `default` = OSLogType(name: "default")
  public static let info = OSLogType(name: "info")
  public static let debug = OSLogType(name: "debug")
  public static let error = OSLogType(name: "error")
  public static let fault = OSLogType(name: "fault")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with its values.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  Logger(log).log(level: type, OSLogMessage(format: message.description, arguments))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with its values.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {
  Logger(log).log(level: type, OSLogMessage(format: message.description, arguments))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  Logger(log).log(level: type, message)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { Logger(OSLog.default).log(message) }

/// A message with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }

  /// Creates a message of a format, whose values may say who reads them: `%{public}d`. It stands as it is where values are
  /// missing.
  init(format: String, _ arguments: [any CVarArg]) {
    let plain = format.replacing(/%\{[^}]*\}/, with: "%")
    let values = plain.replacing("%%", with: "").matches(
      of: /%[-+ 0#]*(?:\*|\d+)?(?:\.(?:\*|\d+))?(?:hh|h|ll|l|q|z|t|j|L)?([@a-zA-Z])/)
    let isWhole = values.count == arguments.count && !values.contains { $0.0.contains("*") }
    text = isWhole ? Surroundings.text(plain, nil, arguments) : format
  }
}

/// Whether a value in a message may be read by others.
public struct OSLogPrivacy: Sendable {
  /// How a hidden value can still be told from others.
  public enum Mask: Sendable { case none, hash }
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static let auto = OSLogPrivacy()
}

/// How a whole number in a message is written.
public struct OSLogIntegerFormatting: Sendable {
  var radix = 10
  var prefix = ""
  var isUppercase = false
  var hasSign = false
  var least = 0
  public static let decimal = OSLogIntegerFormatting()
  public static let hex = OSLogIntegerFormatting(radix: 16)
  public static let octal = OSLogIntegerFormatting(radix: 8)
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(hasSign: explicitPositiveSign, least: minDigits)
  }
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase,
      hasSign: explicitPositiveSign, least: minDigits)
  }
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, prefix: includePrefix ? "0o" : "", isUppercase: uppercase,
      hasSign: explicitPositiveSign, least: minDigits)
  }

  func text(_ number: some BinaryInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: min(1000, max(0, least - digits.count)))
    return (number < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + digits
  }
}

/// How a fraction in a message is written.
public struct OSLogFloatFormatting: Sendable {
  let kind: String
  var precision: Int?
  var hasSign = false
  public static let fixed = OSLogFloatFormatting(kind: "f")
  public static let hex = OSLogFloatFormatting(kind: "a")
  public static let exponential = OSLogFloatFormatting(kind: "e")
  public static let hybrid = OSLogFloatFormatting(kind: "g")
  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      kind: uppercase ? "F" : "f", precision: precision(), hasSign: explicitPositiveSign)
  }
  public static func hex(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(kind: uppercase ? "A" : "a", hasSign: explicitPositiveSign)
  }
  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      kind: uppercase ? "E" : "e", precision: precision(), hasSign: explicitPositiveSign)
  }
  public static func hybrid(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      kind: uppercase ? "G" : "g", precision: precision(), hasSign: explicitPositiveSign)
  }

  func text(_ number: some BinaryFloatingPoint) -> String {
    let digits = precision.map { ".\(min(max(0, $0), 100))" } ?? ""
    return String(format: "%\(hasSign ? "+" : "")\(digits)\(kind)", Double(number))
  }
}

/// How a truth in a message is written.
public enum OSLogBoolFormat: Sendable { case truth, answer }

/// Where a value stands in its columns of a message.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isLeft: Bool
  public static let none = OSLogStringAlignment(columns: 0, isLeft: true)
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: true)
  }
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: false)
  }

  func text(_ value: String) -> String {
    let gap = String(repeating: " ", count: min(1000, max(0, columns - value.count)))
    return isLeft ? value + gap : gap + value
  }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) { text += literal }
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.text("\(value())") }
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> some BinaryInteger, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.text(format.text(number())) }
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.text(format.text(number())) }
  public mutating func appendInterpolation(
    _ truth: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) { text += format == .answer ? (truth() ? "YES" : "NO") : "\(truth())" }
}
