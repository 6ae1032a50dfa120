/// Something that gives values over time.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  /// Calls for each value from now on, until the result is cancelled.
  func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable
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

/// Something that can be stopped.
public protocol Cancellable {
  func cancel()
}

/// A subscription that stops when it is let go.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?
  /// Creates a subscription that does this when it stops.
  public init(_ cancel: @escaping () -> Void) { action = cancel }
  /// Creates a subscription that stops something else.
  public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }
  /// Creates a subscription that stops others.
  convenience init(_ others: [AnyCancellable]) { self.init { others.forEach { $0.cancel() } } }
  deinit { cancel() }
  public func cancel() {
    action?()
    action = nil
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
  private let attach: (@escaping (Output) -> Void) -> AnyCancellable
  init(_ attach: @escaping (@escaping (Output) -> Void) -> AnyCancellable) { self.attach = attach }
  /// Creates a publisher that hides the type of another.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = { publisher._subscribe($0) }
  }
  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    attach(receive)
  }
}

/// One value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    receive(output)
    return AnyCancellable {}
  }
}

public struct Empty<Output, Failure: Error>: Publisher {
  public init() {}
  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    AnyCancellable {}
  }
}
