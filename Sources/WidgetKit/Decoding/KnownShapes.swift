import Synchronization

/// What types read, each worked out once: a walk takes far longer than a push.
enum KnownShapes {
  private struct Question: Hashable {
    var type: ObjectIdentifier
    var withDeclared: Bool
  }

  /// Whether types are tried out at all.
  static var mayWalk: Bool {
    get { flag.load(ordering: .relaxed) }
    set { flag.store(newValue, ordering: .relaxed) }
  }
  private static let flag = Atomic(true)

  private static let shapes = Mutex<[Question: TypeShape]>([:])

  /// Returns the shape of a type; it is made where nobody has asked for it before.
  ///
  /// - Parameter withDeclared: whether the shape has keys that the type declares and did not ask for.
  static func shape(
    of type: Any.Type, withDeclared: Bool = false, made: () -> TypeShape
  ) -> TypeShape {
    guard mayWalk else { return .value("\(type)") }
    let question = Question(type: ObjectIdentifier(type), withDeclared: withDeclared)
    if let shape = shapes.withLock({ $0[question] }) { return shape }
    let shape = made()
    shapes.withLock { $0[question] = shape }
    return shape
  }
}
