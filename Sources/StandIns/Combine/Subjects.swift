import Foundation

/// A publisher that values are sent through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends a signal.
  public func send() { send(()) }
}

/// Who listens to a subject; values may be sent on any thread.
final class Listeners<Output, Failure: Error> {
  private typealias Listener = (
    receive: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void,
    /// Held while it is told: what several threads send comes to it one after another.
    turn: NSRecursiveLock
  )
  private let lock = NSLock()
  private var listeners: [Int: Listener] = [:]
  private var next = 0
  private var ended: Subscribers.Completion<Failure>?
  /// How the values ended; nobody is told of any after that.
  var completion: Subscribers.Completion<Failure>? { lock.withLock { ended } }

  func add(
    _ receive: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    lock.lock()
    if let ended {
      lock.unlock()
      end(ended)
      return AnyCancellable {}
    }
    let number = next
    next += 1
    listeners[number] = (receive, end, NSRecursiveLock())
    lock.unlock()
    return AnyCancellable { [weak self] in self?.remove(number) }
  }

  /// Takes a listener out. It is freed without the lock, since what it holds may be another listener's end.
  @discardableResult
  private func remove(_ number: Int) -> Listener? {
    lock.withLock { listeners.removeValue(forKey: number) }
  }

  private var numbers: [Int] { lock.withLock { listeners.keys.sorted() } }

  /// Tells all in the order in which they came, but for those whom another one cancels in the meantime.
  func tell(_ value: Output) {
    for number in numbers {
      guard let listener = lock.withLock({ listeners[number] }) else { continue }
      listener.turn.withLock {
        // Another thread may have told it of the end, or cancelled it, while it had the turn.
        if lock.withLock({ listeners[number] != nil }) { listener.receive(value) }
      }
    }
  }

  /// Tells all of the end, which comes once.
  func end(_ completion: Subscribers.Completion<Failure>) {
    let isFirst = lock.withLock {
      defer { ended = ended ?? completion }
      return ended == nil
    }
    guard isFirst else { return }
    for number in numbers {
      guard let listener = remove(number) else { continue }
      listener.turn.withLock { listener.end(completion) }
    }
  }
}

/// Passes values on.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let listeners = Listeners<Output, Failure>()
  public init() {}
  public func send(_ value: Output) { listeners.tell(value) }
  public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }
  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    listeners.add(receive, end)
  }
}

/// Passes values on and keeps the last one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let listeners = Listeners<Output, Failure>()
  private let lock = NSLock()
  private var current: Output
  public var value: Output {
    get { lock.withLock { current } }
    set {
      store(newValue)
      listeners.tell(newValue)
    }
  }
  private var sources: [AnyCancellable] = []

  /// Keeps what sets it, as long as it is there.
  func keep(_ source: AnyCancellable) { lock.withLock { sources.append(source) } }

  /// Tells of a value, and has it then: a property's listeners are told before it changes.
  func tellAhead(_ value: Output) {
    listeners.tell(value)
    store(value)
  }

  private func store(_ new: Output) {
    // The old value is freed without the lock: it may be an object that sends when it goes.
    let old = lock.withLock {
      defer { current = new }
      return current
    }
    withExtendedLifetime(old) {}
  }

  /// Creates a subject with its first value.
  public init(_ value: Output) { current = value }
  public func send(_ value: Output) {
    if listeners.completion == nil { self.value = value }
  }
  public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }
  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if listeners.completion == nil { receive(value) }
    return listeners.add(receive, end)
  }
}
