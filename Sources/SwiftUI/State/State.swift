/// Something that a view's stored properties bring up to date before its body is read.
public protocol DynamicProperty {
  /// Brings the property up to date.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A value that a view keeps. A picture shows it as it was at first, or as what views report made it.
@propertyWrapper
public struct State<Value>: DynamicProperty, KeptProperty {
  private final class Box: KeptStorage, @unchecked Sendable {
    private var own: Value
    private var earlier: Box?
    init(_ value: Value) { own = value }

    var value: Value {
      get { earlier?.own ?? own }
      set { (earlier ?? self).own = newValue }
    }
    override func take(over earlier: KeptStorage) {
      self.earlier = earlier === self ? nil : earlier as? Box
    }
  }
  private let box: Box
  var storage: KeptStorage { box }

  /// Creates a value to start with.
  public init(wrappedValue value: Value) { box = Box(value) }
  /// Creates a value to start with.
  public init(initialValue value: Value) { box = Box(value) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  /// The value for others to read and write.
  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state with nothing to start with.
  public init() { self.init(wrappedValue: nil) }
}

/// A value that belongs to someone else.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, @unchecked Sendable {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// Creates a value read and written by closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (read, write) = (get, set)
  }
  /// Creates a binding to an optional value that is there.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }
  /// Creates a binding as it is.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a value that nobody can change.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Returns a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }

  /// Returns the binding with an animation; nothing moves in a picture.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

/// A value that follows Dynamic Type.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle

  /// Creates a value at the standard size.
  public init(wrappedValue: Value) { (base, style) = (wrappedValue, .body) }
  /// Creates a value at the standard size that grows as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (base, style) = (wrappedValue, textStyle)
  }
  /// The value at the Dynamic Type size of the view's surroundings.
  public var wrappedValue: Value {
    base * Value(style.size(EnvironmentValues.current.dynamicTypeSize) / style.size(.large))
  }
}

/// A value that is kept while a finger moves; here always as it was at first.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value
  /// Creates a value to start with.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// The property itself.
  public var projectedValue: GestureState<Value> { self }
}

/// Where the keyboard's focus is; nowhere in a widget.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  public init() where Value == Bool { initial = false }
  public init<T: Hashable>() where Value == T? { initial = nil }
  public var wrappedValue: Value {
    get { initial }
    nonmutating set { _ = newValue }
  }
  /// The focus for fields to follow.
  public var projectedValue: Binding { Binding(initial) }

  /// A focus that fields follow; it never moves.
  @propertyWrapper
  public struct Binding {
    private let initial: Value
    fileprivate init(_ initial: Value) { self.initial = initial }
    public var wrappedValue: Value {
      get { initial }
      nonmutating set { _ = newValue }
    }
    /// The focus itself.
    public var projectedValue: Binding { self }
  }
}

/// A namespace for views that become one another.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// A namespace's name.
  public struct ID: Hashable, Sendable {
    /// The digest of the place of the declaration, the same in each process.
    let place: UInt64
  }

  /// Its name.
  public let wrappedValue: ID

  /// Creates the namespace of a declaration.
  public init(_ file: String = #fileID, line: UInt64 = #line, column: UInt64 = #column) {
    wrappedValue = ID(
      place: StableHash.add(column, to: StableHash.add(line, to: StableHash.of(file))))
  }
}
