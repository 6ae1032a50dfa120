/// A lock with the state that it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock around a state that may be sent.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Creates a lock around any state.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs something with the state while nobody else does.
  public func withLock<Value: Sendable>(
    _ body: @Sendable (inout State) throws -> Value
  ) rethrows -> Value {
    try withLockUnchecked(body)
  }

  /// Runs something with the state while nobody else does.
  public func withLockUnchecked<Value>(_ body: (inout State) throws -> Value) rethrows -> Value {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock that guards nothing by itself.
  public init() { self.init(uncheckedState: ()) }

  /// Runs something while nobody else does.
  public func withLock<Value: Sendable>(_ body: @Sendable () throws -> Value) rethrows -> Value {
    try withLockUnchecked { _ in try body() }
  }

  /// Waits until the lock is free, and takes it.
  public func lock() { storage.lock.lock() }

  /// Sets the lock free.
  public func unlock() { storage.lock.unlock() }
}
