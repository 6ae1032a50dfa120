import Foundation

/// Something whose changes views watch.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  /// Sends before a change; a picture is made once, so nobody listens.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// Says that something will change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never
  private let listeners = Listeners<Void, Never>()
  public init() {}
  /// Says so.
  public func send() { listeners.tell(()) }
  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    listeners.add(receive, end)
  }
}

/// A property whose changes can be watched.
@propertyWrapper
public struct Published<Value> {
  private let subject: CurrentValueSubject<Value, Never>

  /// Creates a property with its first value.
  public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }
  /// Creates a property with its first value.
  public init(initialValue: Value) { subject = CurrentValueSubject(initialValue) }

  public var wrappedValue: Value {
    get { subject.value }
    nonmutating set { subject.value = newValue }
  }

  /// The values of the property.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    fileprivate let subject: CurrentValueSubject<Value, Never>
    fileprivate func take(_ value: Value) { subject.value = value }
    fileprivate func keep(_ values: AnyCancellable) { subject.keep(values) }
    public func _subscribe(
      _ receive: @escaping (Value) -> Void,
      _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      subject._subscribe(receive, end)
    }
  }

  public var projectedValue: Publisher {
    get { Publisher(subject: subject) }
    set {}
  }
}

extension Publisher where Failure == Never {
  /// Sets a published property to each value, as long as there is one.
  public func assign(to published: inout Published<Output>.Publisher) {
    let property = published
    let values = _subscribe({ property.take($0) }, { _ in })
    property.keep(values)
  }
}
