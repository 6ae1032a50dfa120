import Findings

/// A value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: () -> Value

  /// Creates the value of a key.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { EnvironmentValues.current[keyPath: keyPath] }
  }
  /// Creates the observable object of a type.
  public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {
    read = {
      guard let object = EnvironmentValues.current[object: type] as? Value else {
        preconditionFailure("No object of type \(type) in the environment")
      }
      return object
    }
  }
  /// Creates the observable object of a type, when there is one.
  public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
    read = { EnvironmentValues.current[object: type] as? T }
  }

  /// The value where the view is shown.
  public var wrappedValue: Value { read() }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// An object that a view watches.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    /// Returns a property for others to read and write.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
  public var wrappedValue: ObjectType
  /// Creates an object to watch.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Creates an object to watch.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that a view makes and watches.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, KeptProperty {
  private final class Box: KeptStorage {
    private var make: (() -> ObjectType)?
    private var earlier: Box?
    private lazy var own: ObjectType? = {
      defer { make = nil }
      return make?()
    }()
    init(_ make: @escaping () -> ObjectType) { self.make = make }

    var object: ObjectType? { (earlier ?? self).own }
    override func take(over earlier: KeptStorage) {
      self.earlier = earlier === self ? nil : earlier as? Box
    }
  }
  private let box: Box
  var storage: KeptStorage { box }

  /// Creates an object that is made when it is first asked for.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = Box(thunk) }

  public var wrappedValue: ObjectType {
    guard let object = box.object else { preconditionFailure("the object was not made") }
    return object
  }
  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

/// An object of the environment that a view watches.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Creates the object of this type.
  public init() {}
  /// The object; an app ends here too when nobody gave it one.
  public var wrappedValue: ObjectType {
    guard let object = EnvironmentValues.current[object: ObjectType.self] as? ObjectType else {
      preconditionFailure("No ObservableObject of type \(ObjectType.self) in the environment")
    }
    return object
  }
  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }
  /// Itself.
  public var projectedValue: Bindable<Value> { self }
  /// Returns a property for others to read and write.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
