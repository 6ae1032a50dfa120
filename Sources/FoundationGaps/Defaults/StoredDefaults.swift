import Dispatch
import Synchronization

/// The user defaults of an app's processes, which share files: what one writes the other reads from its next request on.
///
/// Foundation's own files are not used: where it looks for them was settled when the program started, of which a widget's
/// process may be a copy.
package enum StoredDefaults {
  /// What a process has read and written, by suites.
  private struct Traffic: @unchecked Sendable {
    /// The suite in the place of the standard user defaults: an app and its extension have each its own.
    var own: String
    var folder: String
    /// What has been read since the last request.
    var read: Set<String> = []
    /// What stood in the files when they were read, with what was written since; no bytes: the file is another one now.
    var known: [String: (bytes: Data?, values: [String: Any])] = [:]
    /// What is not in the files yet; nil: taken out.
    var written: [String: [String: Any?]] = [:]

    func file(_ suite: String) -> URL {
      let name = suite.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "_"
      return URL(fileURLWithPath: "\(folder)/\(name).plist")
    }
  }
  /// nil in a process that shares nothing.
  private static let traffic = Mutex<Traffic?>(nil)

  /// How long a value waits for its file at most, in seconds, where nothing is told to the phone.
  private static let patience = 0.1

  /// Shares the files of a folder from now on; to be called before the user's code runs.
  ///
  /// - Parameter info: what the widget's Info.plist says, as JSON.
  package static func begin(in folder: String, isApp: Bool, info: String) {
    let json = try? JSONSerialization.jsonObject(with: Data(info.utf8)) as? [String: Any]
    let bundle = json?["CFBundleIdentifier"] as? String ?? ""
    let own = "\(isApp ? "app" : "extension") \(bundle)"
    traffic.withLock { $0 = Traffic(own: own, folder: folder) }
  }

  /// Has values read from the files again, each suite's when one is asked for.
  package static func readAgain() { traffic.withLock { $0?.read = [] } }

  /// Writes what was set to the files.
  package static func write() {
    traffic.withLock { traffic in
      guard let own = traffic else { return }
      for (suite, changes) in own.written {
        let file = own.file(suite)
        // The other process may have written other values meanwhile.
        var values = contents(of: file).flatMap(values) ?? [:]
        for (key, value) in changes { values[key] = value }
        guard
          let bytes = try? PropertyListSerialization.data(
            fromPropertyList: values, format: .binary, options: 0),
          (try? bytes.write(to: file, options: .atomic)) != nil
        else { continue }  // It waits for the next time.
        traffic?.written[suite] = nil
        // What the other process takes out after this has to be missed, and what it sets back has to be read.
        var mine = own.known[suite]?.values ?? [:]
        for (key, value) in changes { mine[key] = value }
        traffic?.known[suite] = (nil, mine)
      }
    }
  }

  private static func contents(of file: URL) -> Data? {
    FileManager.default.contents(atPath: file.path)
  }

  private static func values(_ bytes: Data) -> [String: Any]? {
    (try? PropertyListSerialization.propertyList(from: bytes, format: nil)) as? [String: Any]
  }

  /// Returns the suite of a store; nil where it is the process's own.
  static func suite(of store: UserDefaults) -> String? {
    // Foundation keeps the name for itself.
    Mirror(reflecting: store).children.first { $0.label == "suite" }?.value as? String
  }

  /// Reads a store's file if that has not been done since the last request.
  static func willRead(_ store: UserDefaults) {
    let name = suite(of: store)
    traffic.withLock { traffic in
      guard var state = traffic else { return }
      let suite = name ?? state.own
      guard state.read.insert(suite).inserted else { return }
      defer { traffic = state }
      let bytes = contents(of: state.file(suite)) ?? Data()
      let before = state.known[suite]
      if let before, before.bytes == bytes || before.bytes == nil && bytes.isEmpty { return }
      if before == nil, bytes.isEmpty { return }
      let found = values(bytes) ?? [:]
      let own = state.written[suite] ?? [:]
      for key in (before?.values ?? [:]).keys where found[key] == nil && own[key] == nil {
        store.removeObject(forKey: key)
      }
      for (key, value) in found where own[key] == nil { store.set(value, forKey: key) }
      state.known[suite] = (bytes, found)
    }
  }

  /// Notes that a value was set or taken out.
  static func hasWritten(_ store: UserDefaults, _ key: String, isGone: Bool = false) {
    let name = suite(of: store)
    let value = isGone ? nil : store.object(forKey: key)
    let isStorable = value.map { PropertyListSerialization.propertyList($0, isValidFor: .binary) }
    guard isStorable != false else { return }
    let isFirst = traffic.withLock { traffic -> Bool in
      // A second name for all of it would have each value copy what was written.
      guard let own = traffic?.own, let isFirst = traffic?.written.isEmpty else { return false }
      traffic?.written[name ?? own, default: [:]].updateValue(value, forKey: key)
      return isFirst
    }
    guard isFirst else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + patience) { write() }
  }
}

// What a widget's source has under Foundation's names, so that its app and its extension read what the other has written.
extension UserDefaults {
  /// The process's own user defaults: those of an extension are not those of its app.
  nonisolated(unsafe) public static let _own = UserDefaults.standard

  /// Sets a value.
  public func _set(_ value: Any?, _ key: String) {
    set(Self.plain(value), forKey: key)
    StoredDefaults.hasWritten(self, key, isGone: value == nil)
  }
  /// Returns a value with each `CGFloat` as a `Double`: Foundation for Linux ends the process on one.
  private static func plain(_ value: Any?) -> Any? {
    switch value {
    case let number as Double where value is CGFloat: number
    case let number as CGFloat: Double(number)
    case let list as [Any]: list.map { plain($0) ?? $0 }
    case let table as [String: Any]: table.mapValues { plain($0) ?? $0 }
    default: value
    }
  }
  /// Sets a value.
  public func _set(_ value: Int, _ key: String) {
    set(value, forKey: key)
    StoredDefaults.hasWritten(self, key)
  }
  /// Sets a value.
  public func _set(_ value: Float, _ key: String) {
    set(value, forKey: key)
    StoredDefaults.hasWritten(self, key)
  }
  /// Sets a value.
  public func _set(_ value: Double, _ key: String) {
    set(value, forKey: key)
    StoredDefaults.hasWritten(self, key)
  }
  /// Sets a value.
  public func _set(_ value: Bool, _ key: String) {
    set(value, forKey: key)
    StoredDefaults.hasWritten(self, key)
  }
  /// Sets an address: as a text, since Foundation keeps the path only.
  public func _set(_ value: URL?, _ key: String) {
    set(value?.absoluteString, forKey: key)
    StoredDefaults.hasWritten(self, key, isGone: value == nil)
  }
  /// Takes a value out.
  public func _remove(_ key: String) {
    removeObject(forKey: key)
    StoredDefaults.hasWritten(self, key, isGone: true)
  }
  /// Takes out all of an app group, or of the process's own by the bundle's id.
  public func _removeAll(_ name: String) {
    let isOwn = name == Bundle.main._widgetInfo["CFBundleIdentifier"] as? String
    guard let store = isOwn ? UserDefaults._own : UserDefaults(suiteName: name) else { return }
    for key in store._all().keys { store._remove(key) }
  }
  /// Writes what was set, and has it read again, with what the other process has written.
  @discardableResult
  public func _synchronize() -> Bool {
    StoredDefaults.write()
    StoredDefaults.readAgain()
    return true
  }
  /// Returns all values that were set.
  public func _all() -> [String: Any] {
    StoredDefaults.willRead(self)
    return dictionaryRepresentation()
  }
}
