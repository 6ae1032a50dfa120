import Drawing

/// A key of the environment, with the value where nobody set one.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Value { get }
}

/// What a view knows about the place it is shown in.
public struct EnvironmentValues: CustomStringConvertible {
  /// Values of keys that views and other modules declared.
  private var custom: [ObjectIdentifier: Any] = [:]
  private var box = Box(SystemValues())

  private final class Box {
    var values: SystemValues
    init(_ values: SystemValues) { self.values = values }
  }

  /// Creates the environment where nothing was set.
  public init() {}

  /// Returns the value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { custom[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      becomeOther()
      custom[ObjectIdentifier(key)] = newValue
    }
  }

  /// Returns an object by its type, for `EnvironmentObject` and observable objects.
  package subscript(object type: Any.Type) -> Any? {
    get { custom[ObjectIdentifier(type)] }
    set {
      becomeOther()
      custom[ObjectIdentifier(type)] = newValue
    }
  }

  /// Returns whether nothing was set in either of both since one was copied from the other.
  func isCopy(of other: EnvironmentValues) -> Bool { box === other.box }

  private mutating func becomeOther() {
    if !isKnownUniquelyReferenced(&box) { box = Box(box.values) }
  }

  /// The values that the system's own views read.
  package var system: SystemValues {
    get { box.values }
    set {
      if isKnownUniquelyReferenced(&box) { box.values = newValue } else { box = Box(newValue) }
    }
    _modify {
      becomeOther()
      yield &box.values
    }
  }

  /// Which keys were set.
  public var description: String { "EnvironmentValues(\(custom.count) keys)" }

  /// The environment of the body that is being evaluated. Views are built on one thread only.
  nonisolated(unsafe) private(set) package static var current = EnvironmentValues()

  /// The box of the container around the shape that is being drawn, where it is known.
  nonisolated(unsafe) private(set) static var container: Rect?

  /// Asks a shape for its contour in an environment and in a container's box.
  static func within(
    _ environment: EnvironmentValues, container box: Rect, _ work: () -> Contour
  ) -> Contour {
    let outer = container
    container = box
    defer { container = outer }
    return within(environment, work)
  }

  /// Evaluates something with another environment.
  package static func within<Result>(
    _ environment: EnvironmentValues, _ work: () throws -> Result
  ) rethrows -> Result {
    let outer = current
    current = environment
    defer { current = outer }
    return try work()
  }
}
