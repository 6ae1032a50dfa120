/// Writes messages to the widget's standard error, where Islet shows them.
public struct Logger: Sendable {
  let category: String

  /// Creates a logger of a subsystem's category.
  public init(subsystem: String, category: String) { self.category = category }
  public init() { category = "widget" }
  /// Creates a logger of a log.
  public init(_ log: OSLog) { category = log.category }

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
    FileHandle.standardError.write(Data("[\(category)] \(level): \(message.text)\n".utf8))
  }
}

/// A log of a subsystem.
public final class OSLog: Sendable {
  public let category: String
  public static let `default` = OSLog(subsystem: "", category: "default")
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  public init(subsystem: String, category: String) { self.category = category }
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
/// Writes a message.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  Logger(log).log(level: type, OSLogMessage(stringLiteral: message.description))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  Logger(log).log(level: type, message)
}

/// A message with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
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

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) { text += literal }
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
  ) { text += "\(value())" }
}
