/// A publisher that values are sent through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends a signal.
  public func send() { send(()) }
}

/// Who listens to a subject.
final class Listeners<Output> {
  private var actions: [Int: (Output) -> Void] = [:]
  private var next = 0

  func add(_ action: @escaping (Output) -> Void) -> AnyCancellable {
    let number = next
    next += 1
    actions[number] = action
    return AnyCancellable { [weak self] in self?.actions[number] = nil }
  }

  func tell(_ value: Output) {
    for (_, action) in actions.sorted(by: { $0.key < $1.key }) { action(value) }
  }
}

/// Passes values on.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let listeners = Listeners<Output>()
  public init() {}
  public func send(_ value: Output) { listeners.tell(value) }
  public func send(completion: Subscribers.Completion<Failure>) {}
  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    listeners.add(receive)
  }
}

/// Passes values on and keeps the last one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let listeners = Listeners<Output>()
  public var value: Output { didSet { listeners.tell(value) } }
  /// What sets it, as long as it is there.
  var sources: [AnyCancellable] = []
  /// Creates a subject with its first value.
  public init(_ value: Output) { self.value = value }
  public func send(_ value: Output) { self.value = value }
  public func send(completion: Subscribers.Completion<Failure>) {}
  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    receive(value)
    return listeners.add(receive)
  }
}
