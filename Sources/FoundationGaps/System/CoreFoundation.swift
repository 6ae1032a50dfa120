// Names of CoreFoundation that widgets use to tell their app something. There is no app to hear it.

/// A string of CoreFoundation.
public typealias CFString = String
/// An array of CoreFoundation.
public typealias CFArray = [Any]
/// A dictionary of CoreFoundation.
public typealias CFDictionary = [AnyHashable: Any]
/// A URL of CoreFoundation.
public typealias CFURL = URL
/// Bytes of CoreFoundation.
public typealias CFData = Data
/// Any object of CoreFoundation.
public typealias CFTypeRef = AnyObject
/// A number of seconds.
public typealias CFTimeInterval = Double
/// A date in seconds since 2001.
public typealias CFAbsoluteTime = Double

/// The value for none, in lists and settings.
public typealias CFNull = NSNull
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The value for none: `[.workingColorSpace: kCFNull!]`.
public var kCFNull: CFNull! { NSNull() }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The truth, in lists and settings.
public let kCFBooleanTrue: Bool! = true
// swift-format-ignore: AlwaysUseLowerCamelCase
/// What is not true, in lists and settings.
public let kCFBooleanFalse: Bool! = false

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the date in seconds since 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Surroundings.date.timeIntervalSinceReferenceDate
}

/// A centre that notifications go through between processes.
public final class CFNotificationCenter: Sendable {}

/// A notification's name.
public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What to do with notifications while an app is suspended.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
  case drop = 1
  case coalesce, hold, deliverImmediately
}

/// Called with a notification.
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
  CFDictionary?
) -> Void

private let darwinCenter = CFNotificationCenter()

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the centre between processes.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { darwinCenter }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Posts a notification; nobody hears it.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
  _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Listens to notifications; none comes.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!,
  _ callBack: CFNotificationCallback!, _ name: CFString!, _ object: UnsafeRawPointer!,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Stops listening.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
