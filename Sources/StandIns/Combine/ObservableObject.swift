import Foundation
import Synchronization

/// Something whose changes views watch.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  /// Sends before a change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before one of the object's published properties changes.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.of(self) }
}

/// The publishers of the objects that have none of their own. They are beside the objects, since a protocol's extension stores
/// nothing.
private enum ObjectPublishers {
  private struct Entry {
    weak var owner: AnyObject?
    let publisher: ObservableObjectPublisher
  }
  private struct Table: @unchecked Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// With so many entries those are taken out whose objects have gone.
    var limit = 64
  }
  private static let table = Mutex(Table())

  /// Returns an object's publisher, which is made when it is first asked for.
  static func of(_ owner: AnyObject) -> ObservableObjectPublisher {
    nonisolated(unsafe) let owner = owner
    let (publisher, gone) = table.withLock { table -> (ObservableObjectPublisher, Gone) in
      if let known = entry(of: owner, in: table) { return (known, Gone()) }
      var gone = Gone()
      if table.entries.count >= table.limit {
        gone.owners = table.entries.values.compactMap(\.owner)
        gone.entries = table.entries
        table.entries = table.entries.filter { $0.value.owner != nil }
        table.limit = max(64, 2 * table.entries.count)
      }
      let publisher = ObservableObjectPublisher()
      gone.replaced = table.entries.updateValue(
        Entry(owner: owner, publisher: publisher), forKey: ObjectIdentifier(owner))
      return (publisher, gone)
    }
    withExtendedLifetime(gone) {}
    return publisher
  }

  /// What is taken out of the table. It is freed without the lock: a listener may hold the last of an object that changes
  /// when it goes.
  private struct Gone: @unchecked Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    var owners: [AnyObject] = []
    var replaced: Entry?
  }

  /// Returns an object's publisher, if anybody has asked for it.
  static func known(of owner: AnyObject) -> ObservableObjectPublisher? {
    nonisolated(unsafe) let owner = owner
    return table.withLock { entry(of: owner, in: $0) }
  }

  private static func entry(
    of owner: AnyObject, in table: Table
  ) -> ObservableObjectPublisher? {
    // Another object may have been at the same address.
    guard let entry = table.entries[ObjectIdentifier(owner)], entry.owner === owner else {
      return nil
    }
    return entry.publisher
  }
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
    nonmutating set { subject.tellAhead(newValue) }
  }

  /// The property of an object, which says before each change that it will change.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].subject.value }
    set {
      ObjectPublishers.known(of: object)?.send()
      object[keyPath: storage].subject.tellAhead(newValue)
    }
  }

  /// The values of the property.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    fileprivate let subject: CurrentValueSubject<Value, Never>
    /// The object whose property it is, as far as that is known.
    fileprivate weak var owner: AnyObject?
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

  /// The values of an object's property.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner,
    projected projected: ReferenceWritableKeyPath<Owner, Publisher>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Publisher {
    get { Publisher(subject: object[keyPath: storage].subject, owner: object) }
    set {}
  }
}

extension Publisher where Failure == Never {
  /// Sets a published property to each value, as long as there is one.
  public func assign(to published: inout Published<Output>.Publisher) {
    let (subject, property) = (published.subject, published)
    // The property keeps these values, which may not keep it.
    let values = _subscribe(
      { [weak subject, weak owner = published.owner] value in
        if let owner { ObjectPublishers.known(of: owner)?.send() }
        subject?.tellAhead(value)
      }, { _ in })
    property.keep(values)
  }
}
