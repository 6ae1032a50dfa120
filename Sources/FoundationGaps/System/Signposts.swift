/// Marks what an app measures in Instruments, which is not here: nothing is written, and the work is done.
public struct OSSignposter: Sendable {
  /// Takes no marks.
  public static let disabled = OSSignposter()
  /// Whether somebody watches: nobody.
  public var isEnabled: Bool { false }

  public init() {}
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: OSLog.Category) {}
  public init(logger: Logger) {}
  public init(logHandle: OSLog) {}

  /// Returns the name of one interval of several.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Returns the name of an object's interval.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks a moment, with words.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}

  /// Marks a beginning.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
  /// Marks a beginning, with words.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }

  /// Marks an end.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Marks an end, with words.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}

  /// Does what is measured.
  public func withIntervalSignpost<Value>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Value
  ) rethrows -> Value { try task() }
  /// Does what is measured, with words.
  public func withIntervalSignpost<Value>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage,
    around task: () throws -> Value
  ) rethrows -> Value { try task() }
}

/// The name of one interval of several that run at a time.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  public let rawValue: UInt64
  public static let null = OSSignpostID(0)
  public static let invalid = OSSignpostID(.max)
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public init(_ value: UInt64) { rawValue = value }
  public init(log: OSLog) { self = .exclusive }
  public init(log: OSLog, object: AnyObject) { self = .exclusive }
  public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  public let signpostID: OSSignpostID
  init(_ id: OSSignpostID) { signpostID = id }
  /// Returns an interval that began elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
}

/// What a mark stands for.
public struct OSSignpostType: Hashable, Sendable {
  private let number: UInt8
  public static let event = OSSignpostType(number: 0)
  public static let begin = OSSignpostType(number: 1)
  public static let end = OSSignpostType(number: 2)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks a moment, a beginning or an end.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks a moment, a beginning or an end, with words.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
