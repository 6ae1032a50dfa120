import Foundation

/// Something that gives values over time.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  /// Calls for each value from now on, and once for the end, until the result is cancelled.
  func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

/// How a publisher ended.
public enum Subscribers {
  /// How many values are asked for; all of them come.
  public struct Demand: Hashable, Sendable {
    private let count: Int?
    public static let unlimited = Demand(count: nil)
    public static let none = Demand(count: 0)
    public static func max(_ value: Int) -> Demand { Demand(count: value) }
  }

  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

/// An end that somebody waits for.
protocol Ending: AnyObject, Sendable {
  var isOpen: Bool { get }
}

/// Who listens while publishers are being listened to.
enum Listening {
  /// The ends for which values are wanted: once one has come, a sequence stops, which may have no end of its own.
  @TaskLocal static var ends: [any Ending] = []
}

/// The one end of several publishers: all of them have finished, or one has failed.
///
/// They may send on several threads: each value has its turn, so that whoever listens is told one after another.
final class SharedEnd<Failure: Error>: Ending, @unchecked Sendable {
  /// Held while a value is told: who is told may send the next one on the same thread.
  private let lock = NSRecursiveLock()
  private var running: Int
  private var tell: ((Subscribers.Completion<Failure>) -> Void)?

  /// Creates the end of so many publishers.
  init(of running: Int, _ tell: @escaping (Subscribers.Completion<Failure>) -> Void) {
    (self.running, self.tell) = (running, tell)
  }

  /// Whether the end has not come yet; later values count no more.
  var isOpen: Bool { lock.withLock { tell != nil } }

  /// Does what concerns all of the publishers, while none of them is doing so on another thread.
  func inTurn<Result>(_ action: () -> Result) -> Result { lock.withLock(action) }

  /// Listens to a publisher as long as the end has not come.
  func listening(_ listen: () -> AnyCancellable) -> AnyCancellable {
    Listening.$ends.withValue(Listening.ends + [self], operation: listen)
  }

  /// Waits for one publisher more.
  func wait() { lock.withLock { running += 1 } }

  /// Takes the end of one publisher.
  func take(_ completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      running -= 1
      if case .finished = completion, running > 0 { return }
      come(completion)
    }
  }

  /// Comes now, if it has not come yet.
  func come(_ completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      let tell = tell
      self.tell = nil
      tell?(completion)
    }
  }
}

/// Something that may be ended before it has begun.
final class Kept<Thing: Cancellable>: @unchecked Sendable {
  private let lock = NSLock()
  private var thing: Thing?
  private var isOver = false

  /// Keeps what has begun in the place of what was kept; it ends at once when its end has come already.
  func keep(_ new: Thing) {
    let ended = lock.withLock { () -> Thing? in
      if isOver { return new }
      defer { thing = new }
      return thing
    }
    ended?.cancel()
  }

  /// Ends it.
  func end() {
    let ended = lock.withLock { () -> Thing? in
      isOver = true
      defer { thing = nil }
      return thing
    }
    ended?.cancel()
  }
}

/// Something that can be stopped.
public protocol Cancellable {
  func cancel()
}

/// A subscription that stops when it is let go.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = NSLock()
  private var action: (() -> Void)?
  /// Creates a subscription that does this when it stops.
  public init(_ cancel: @escaping () -> Void) { action = cancel }
  /// Creates a subscription that stops something else.
  public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }
  /// Creates a subscription that stops others.
  convenience init(_ others: [AnyCancellable]) { self.init { others.forEach { $0.cancel() } } }
  deinit { cancel() }
  public func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }
  /// Keeps the subscription.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  /// Keeps the subscription.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A publisher whatever its type.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  typealias Receive = (Output) -> Void
  typealias End = (Subscribers.Completion<Failure>) -> Void
  private let attach: (@escaping Receive, @escaping End) -> AnyCancellable
  init(_ attach: @escaping (@escaping Receive, @escaping End) -> AnyCancellable) {
    self.attach = attach
  }
  /// Creates a publisher that hides the type of another.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = { publisher._subscribe($0, $1) }
  }
  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    attach(receive, end)
  }
}

/// One value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    receive(output)
    end(.finished)
    return AnyCancellable {}
  }
}

/// No value; the end comes at once, or never.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if completeImmediately { end(.finished) }
    return AnyCancellable {}
  }
}
