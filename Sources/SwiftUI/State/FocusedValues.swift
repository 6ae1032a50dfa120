// What the view with the keyboard's focus tells others. Nothing has the focus in a widget: nobody hears a value.

/// A key of what the view with the focus tells.
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the view with the focus tells: nothing.
public struct FocusedValues {
  /// Returns nothing, and keeps nothing.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set { _ = newValue }
  }
}

/// A value that the view with the focus tells; none in a widget.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Creates a value that a key path leads to.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// Creates a value of an observable type.
  public init(_ objectType: Value.Type) where Value: AnyObject {}
  public var wrappedValue: Value? { nil }
}

/// A value of the view with the focus that others may change; none in a widget.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Creates a value that a key path leads to.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set { _ = newValue }
  }
  /// The value for others to read.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object of the view with the focus; none in a widget.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  public init() {}
  public var wrappedValue: ObjectType? { nil }
}

extension View {
  /// Gives a field the focus while a value holds; it never has it here.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  /// Gives a field the focus while a value is its own; it never has it here.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  nonisolated public func focusedValue<T: AnyObject>(_ object: T?) -> some View { self }
  nonisolated public func focusedSceneValue<T: AnyObject>(_ object: T?) -> some View { self }
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    self
  }
}
