import Synchronization

/// Something that the app provides to its intents.
@propertyWrapper
public final class AppDependency<Value>: @unchecked Sendable {
  private let key: AnyHashable?
  private let manager: AppDependencyManager
  private let fallback: (() -> Value)?

  /// Creates a dependency by its type, and by a key where there are several.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    (self.key, self.manager, fallback) = (key, manager, nil)
  }
  /// Creates a dependency by its type, with what it is where the app has added none.
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default fallback: @autoclosure @escaping @Sendable () -> Value
  ) {
    (self.key, self.manager, self.fallback) = (key, manager, fallback)
  }

  public var wrappedValue: Value {
    guard let value = manager.value(of: Value.self, key) ?? fallback?() else {
      fatalError("No dependency of type \(Value.self) was added.")
    }
    return value
  }

  public var projectedValue: AppDependency<Value> { self }
}

/// The dependencies that an app has added. Each is made when it is first asked for, and kept.
public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()

  private struct Name: Hashable {
    var type: ObjectIdentifier
    var key: AnyHashable?
  }

  private enum Dependency {
    case unmade(() -> Any)
    case made(Any)
    case awaited(AwaitedDependency)
  }

  /// One may be made with the help of another one.
  private let lock = NSRecursiveLock()
  private var dependencies: [Name: Dependency] = [:]

  /// Creates dependencies, of which there are none yet.
  public init() {}

  /// Adds a dependency, in the place of the one before with its type and key.
  public func add<Value>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Value
  ) { set(.unmade(dependency), Value.self, key) }

  /// Adds a dependency that takes a while; it is begun at once.
  public func add<Value: Sendable>(
    key: AnyHashable? = nil, dependency: @escaping @Sendable () async -> Value
  ) { set(.awaited(AwaitedDependency(dependency)), Value.self, key) }

  private func set<Value>(_ dependency: Dependency, _ type: Value.Type, _ key: AnyHashable?) {
    lock.withLock { dependencies[Name(type: ObjectIdentifier(type), key: key)] = dependency }
  }

  func value<Value>(of type: Value.Type, _ key: AnyHashable?) -> Value? {
    let name = Name(type: ObjectIdentifier(type), key: key)
    let awaited: AwaitedDependency
    lock.lock()
    switch dependencies[name] {
    case nil:
      lock.unlock()
      return nil
    case .unmade(let make)?:
      defer { lock.unlock() }
      let value = make()
      dependencies[name] = .made(value)
      return value as? Value
    case .made(let value)?:
      lock.unlock()
      return value as? Value
    case .awaited(let dependency)?:
      awaited = dependency
      lock.unlock()
    }
    return awaited.value as? Value
  }
}

/// A dependency that takes a while.
private final class AwaitedDependency: @unchecked Sendable {
  private let isMade = DispatchSemaphore(value: 0)
  private var made: Any?

  init<Value: Sendable>(_ make: @escaping @Sendable () async -> Value) {
    Task.detached(priority: .userInitiated) { [self] in
      made = await make()
      isMade.signal()
    }
  }

  /// The value, which is waited for. The main thread goes on with its other work, since what makes the value may need it.
  var value: Any? {
    if Thread.isMainThread {
      while isMade.wait(timeout: .now()) == .timedOut {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.005))
      }
    } else {
      isMade.wait()
    }
    // For whoever asks next.
    isMade.signal()
    return made
  }
}
