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
final class Listeners<Output, Failure: Error> {
  private typealias Listener = (
    receive: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void
  )
  private var listeners: [Int: Listener] = [:]
  private var next = 0
  /// How the values ended; nobody is told of any after that.
  private(set) var completion: Subscribers.Completion<Failure>?

  func add(
    _ receive: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if let completion {
      end(completion)
      return AnyCancellable {}
    }
    let number = next
    next += 1
    listeners[number] = (receive, end)
    return AnyCancellable { [weak self] in self?.listeners[number] = nil }
  }

  /// Tells all in the order in which they came, but for those whom another one cancels in the meantime.
  func tell(_ value: Output) {
    for number in listeners.keys.sorted() { listeners[number]?.receive(value) }
  }

  /// Tells all of the end, which comes once.
  func end(_ completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    for number in listeners.keys.sorted() {
      listeners.removeValue(forKey: number)?.end(completion)
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
  public var value: Output { didSet { listeners.tell(value) } }
  /// What sets it, as long as it is there.
  var sources: [AnyCancellable] = []
  /// Creates a subject with its first value.
  public init(_ value: Output) { self.value = value }
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
