import Synchronization

/// Where app groups have their folders.
package enum AppGroups {
  private static let box = Mutex<String?>(nil)

  /// What an app and its extension share; nil in a process that shares nothing.
  package static var folder: String? {
    get { box.withLock { $0 } }
    set { box.withLock { $0 = newValue } }
  }
}

extension FileManager {
  /// Returns the folder that an app shares with its extension.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let name = groupIdentifier.filter { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" }
    let groups =
      AppGroups.folder.map { URL(fileURLWithPath: $0) }
      ?? homeDirectoryForCurrentUser.appendingPathComponent("Groups")
    let url = groups.appendingPathComponent(name)
    try? createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }
}

extension UserDefaults {
  /// Returns a value by its key, as key-value coding reads it.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Sets a value by its key, as key-value coding does.
  public func setValue(_ value: Any?, forKey key: String) { _set(value, key) }
}

/// A queue that runs one thing after another.
public typealias DispatchSerialQueue = DispatchQueue

extension NSObjectProtocol where Self: NSObject {
  /// Returns the type itself, as Objective-C names it.
  public static func classForCoder() -> AnyClass { Self.self }
}
