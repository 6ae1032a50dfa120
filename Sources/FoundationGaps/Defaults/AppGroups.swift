extension FileManager {
  /// Returns the folder that an app shares with its widget: one in the widget's own home.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let name = groupIdentifier.filter { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" }
    let url = homeDirectoryForCurrentUser.appendingPathComponent("Groups/\(name)")
    try? createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }
}

extension UserDefaults {
  /// Returns a value by its key, as key-value coding reads it.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Sets a value by its key, as key-value coding does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

/// A queue that runs one thing after another.
public typealias DispatchSerialQueue = DispatchQueue

extension NSObjectProtocol where Self: NSObject {
  /// Returns the type itself, as Objective-C names it.
  public static func classForCoder() -> AnyClass { Self.self }
}
