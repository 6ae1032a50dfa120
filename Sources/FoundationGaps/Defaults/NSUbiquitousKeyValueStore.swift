// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// An app's values in iCloud; here is no iCloud: a process finds what it has put in itself.
public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  private var values: [String: Any] = [:]
  /// Guards the values, which may be of any type.
  private let lock = NSLock()

  /// The app's store.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// Is posted when values come from elsewhere, which none do.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  public override init() {}

  public func object(forKey key: String) -> Any? { lock.withLock { values[key] } }
  public func string(forKey key: String) -> String? { object(forKey: key) as? String }
  public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  public func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }
  public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  public func longLong(forKey key: String) -> Int64 { object(forKey: key) as? Int64 ?? 0 }
  public func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }
  public func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }

  public func set(_ value: Any?, forKey key: String) { lock.withLock { values[key] = value } }
  public func set(_ value: String?, forKey key: String) { set(value as Any?, forKey: key) }
  public func set(_ value: Data?, forKey key: String) { set(value as Any?, forKey: key) }
  public func set(_ value: [Any]?, forKey key: String) { set(value as Any?, forKey: key) }
  public func set(_ value: [String: Any]?, forKey key: String) { set(value as Any?, forKey: key) }
  public func set(_ value: Int64, forKey key: String) { set(value as Any?, forKey: key) }
  public func set(_ value: Double, forKey key: String) { set(value as Any?, forKey: key) }
  public func set(_ value: Bool, forKey key: String) { set(value as Any?, forKey: key) }
  public func removeObject(forKey key: String) { lock.withLock { values[key] = nil } }

  /// Says that what is in memory is on disk.
  public func synchronize() -> Bool { true }
  public var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
}

// What comes with the notification.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"

// Why values have changed.
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3
