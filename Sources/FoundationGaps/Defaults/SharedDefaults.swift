import Synchronization

/// What an app leaves in the user defaults for its widget, where its own code has not written anything (`StoredDefaults`): values
/// come from the file `defaults.json` in the app's folder, and, when a widget cannot do without a value, from its name.
package struct SharedDefaults: Sendable {
  /// The contents of `defaults.json`, as `JSONSerialization` reads it.
  private var contents: Data?
  /// Whether values that are missing are made up.
  package var makesUp = false
  /// Whether a date that is made up counts thousandths of a second: its key says so seldom.
  package var countsThousandths = false

  private static let box = Mutex(SharedDefaults())
  private static let madeUp = Mutex<Set<String>>([])

  /// The defaults of the widget that is being drawn.
  package static var current: SharedDefaults {
    get { box.withLock { $0 } }
    set { box.withLock { $0 = newValue } }
  }

  /// The file's name.
  package static let file = "defaults.json"

  package init() {}

  /// Creates the values of an app's folder.
  package init(folder: String) {
    contents = OrdinaryFile.contents("\(folder)/\(Self.file)")
  }

  /// Returns the keys that have been made up since the last question.
  package static func takeMadeUpKeys() -> [String] {
    madeUp.withLock { keys in
      defer { keys = [] }
      return keys.sorted()
    }
  }

  /// Returns a value of the folder, by its key or by what stands behind an activity's id: plug-ins write
  /// `ID_key`.
  fileprivate func value(_ key: String) -> Any? {
    guard let contents,
      let values = (try? JSONSerialization.jsonObject(with: contents)) as? [String: Any]
    else { return nil }
    return values[key] ?? values[Self.plain(key)]
  }

  /// Returns the key without an activity's id in front of it.
  static func plain(_ key: String) -> String {
    guard key.count > 37, UUID(uuidString: String(key.prefix(36))) != nil else { return key }
    return String(key.dropFirst(37))
  }

  fileprivate func made<T>(_ key: String, _ value: @autoclosure () -> T?) -> T? {
    guard makesUp, let value = value() else { return nil }
    _ = Self.madeUp.withLock { $0.insert(Self.plain(key)) }
    return value
  }
}

extension UserDefaults {
  /// Returns a value by its key: the widget's own, the folder's, or one that is made up.
  public func _shared(_ key: String) -> Any? {
    StoredDefaults.willRead(self)
    if let own = object(forKey: key) { return own }
    return SharedDefaults.current.value(key)
  }

  /// Returns what `object(forKey:)` does.
  public func _sharedValue(_ key: String) -> Any? { noted(_shared(key), key, .value) }

  public func _sharedText(_ key: String) -> String? {
    let text: String? =
      switch _shared(key) {
      case let text as String: text
      case let number as NSNumber: number.stringValue
      default: SharedDefaults.current.made(key, SampleValue.text(Self.name(key)))
      }
    return noted(text, key, .text)
  }

  /// Returns a value, and notes that it is missing where there is none: code may crash without.
  private func noted<T>(_ value: T?, _ key: String, _ kind: MissingDefault.Kind) -> T? {
    if value == nil { MissingDefault.note(key, kind, in: self) }
    return value
  }

  public func _sharedNumber(_ key: String) -> NSNumber {
    switch _shared(key) {
    case let number as NSNumber: number
    case let text as String: NSNumber(value: Double(text) ?? 0)
    default:
      SharedDefaults.current.made(key, Self.number(key)) ?? 0
    }
  }

  public func _sharedTruth(_ key: String) -> Bool {
    switch _shared(key) {
    case let truth as Bool: truth
    case let text as String: ["true", "yes", "1"].contains(text.lowercased())
    default: SharedDefaults.current.made(key, SampleValue.truth(Self.name(key))) ?? false
    }
  }

  /// Returns bytes: a text is a file of the folder or base 64, anything else is its JSON.
  public func _sharedData(_ key: String) -> Data? { noted(data(of: key), key, .data) }

  private func data(of key: String) -> Data? {
    switch _shared(key) {
    case let data as Data: return data
    case let text as String:
      let file = Surroundings.current.folder?.appendingPathComponent(text).path
      return file.flatMap { OrdinaryFile.contents($0) } ?? Data(base64Encoded: text)
    case .some(let value):
      return try? JSONSerialization.data(withJSONObject: value)
    case .none:
      return SharedDefaults.current.made(key, Self.picture(key))
    }
  }

  public func _sharedList(_ key: String) -> [Any]? { noted(_shared(key) as? [Any], key, .list) }

  public func _sharedDictionary(_ key: String) -> [String: Any]? {
    noted(_shared(key) as? [String: Any], key, .dictionary)
  }

  private static func name(_ key: String) -> String { SharedDefaults.plain(key) }

  private static func number(_ key: String) -> NSNumber? {
    guard !SampleValue.isDate(name(key)) else { return date(key) }
    let value = SampleValue.number(name(key))
    return value == 0.5 ? NSNumber(value: SampleValue.integer(name(key))) : NSNumber(value: value)
  }

  /// Returns a moment that has not come, in a quarter of an hour.
  private static func date(_ key: String) -> NSNumber {
    let units =
      SharedDefaults.current.countsThousandths ? 1000 : SampleValue.unitsPerSecond(name(key))
    let seconds = (Surroundings.date.timeIntervalSince1970 + 900).rounded()
    return NSNumber(value: seconds * units)
  }

  /// Returns a grey square, for what is called a picture.
  private static func picture(_ key: String) -> Data? {
    let words = ["image", "picture", "photo", "logo", "avatar", "icon", "thumbnail", "qr", "cover"]
    guard words.contains(where: { name(key).lowercased().contains($0) }) else { return nil }
    return Data(base64Encoded: greySquare)
  }

  /// A PNG of 8 by 8 pixels in one grey.
  private static let greySquare =
    "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAADklEQVR4nGOYBQUMlDEAapMmgTnOBlIAAAAASUVORK5CYII="
}
