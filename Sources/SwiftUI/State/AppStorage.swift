/// A value in the user defaults.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  private init(
    _ key: String, _ store: UserDefaults?, _ initial: Value, read: @escaping (Any) -> Value?,
    write: @escaping (Value) -> Any?
  ) {
    nonisolated(unsafe) let store = store ?? ._own
    self.read = { store._shared(key).flatMap(read) ?? initial }
    self.write = { store._set(write($0), key) }
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  /// The value for others to read and write.
  public var projectedValue: Binding<Value> { Binding(get: read, set: write) }
}

extension AppStorage {
  private init(plain value: Value, _ key: String, _ store: UserDefaults?) {
    self.init(key, store, value, read: { $0 as? Value }, write: { $0 })
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(plain: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(plain: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(plain: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(plain: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(
      key, store, wrappedValue, read: { ($0 as? String).flatMap { URL(string: $0) } },
      write: { $0.absoluteString })
  }
  /// Creates a stored value of bytes.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(plain: wrappedValue, key, store)
  }
  /// Creates a stored moment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(plain: wrappedValue, key, store)
  }
  /// Creates a value by its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, store, wrappedValue, read: { ($0 as? Int).flatMap { Value(rawValue: $0) } },
      write: { $0.rawValue })
  }
  /// Creates a value by its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, store, wrappedValue, read: { ($0 as? String).flatMap { Value(rawValue: $0) } },
      write: { $0.rawValue })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a stored string that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, nil, read: { $0 as? String }, write: { $0 })
  }
  /// Creates a whole number that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, nil, read: { $0 as? Int }, write: { $0 })
  }
  /// Creates a number that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, nil, read: { $0 as? Double }, write: { $0 })
  }
  /// Creates a stored truth value that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil, read: { $0 as? Bool }, write: { $0 })
  }
  /// Creates a stored address that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(
      key, store, nil, read: { ($0 as? String).flatMap { URL(string: $0) } },
      write: { $0?.absoluteString })
  }
  /// Creates stored bytes that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, nil, read: { $0 as? Data }, write: { $0 })
  }
  /// Creates a stored moment that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, nil, read: { $0 as? Date }, write: { $0 })
  }
  /// Creates a value by its raw value, which may be missing.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(
      key, store, nil, read: { ($0 as? String).map { R(rawValue: $0) } }, write: { $0?.rawValue })
  }
  /// Creates a value by its raw value, which may be missing.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(
      key, store, nil, read: { ($0 as? Int).map { R(rawValue: $0) } }, write: { $0?.rawValue })
  }
}

/// A value that a scene keeps; here always as it was at first.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let state: State<Value>
  /// Creates a value to start with.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }
  /// Creates a value that is missing at first.
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    state = State(wrappedValue: nil)
  }
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// The value for others to read and write.
  public var projectedValue: Binding<Value> { state.projectedValue }
}
