import JSON

/// What JSON a Swift type reads, found by letting the type read.
package indirect enum TypeShape: Sendable, Equatable {
  /// One value: `Int`, `String`, `Date`.
  case value(String)
  /// An enum with raw values, as JSON writes them: texts or numbers.
  case choice(String, allowed: [JSONValue])
  /// A struct's keys in the order in which it reads them.
  case object(String, [Field])
  /// An enum that is written as an object with one key.
  case union(String, [Field])
  case list(String, TypeShape)
  case dictionary(String, TypeShape)
  /// A dictionary whose keys are neither texts nor whole numbers: a list of keys and values by turns.
  case pairs(String, key: TypeShape, value: TypeShape)
  /// What may be null though it cannot be left out: an element of `[Int?]`.
  case nullable(TypeShape)
  /// A type within itself, behind which nothing is told again.
  case again(String)

  /// One key.
  package struct Field: Sendable, Equatable {
    package var key: String
    package var shape: TypeShape
    package var isOptional: Bool
    /// Whether only some of an enum's cases have it, each of which needs it.
    package var isConditional = false
    /// Behind which key the type stopped before it had read this one; nil where it did not stop.
    package var keyBefore: String?
  }

  /// The Swift type.
  package var typeName: String {
    switch self {
    case .value(let name), .choice(let name, _), .object(let name, _), .union(let name, _),
      .list(let name, _), .dictionary(let name, _), .pairs(let name, _, _), .again(let name):
      name
    case .nullable(let shape): shape.typeName
    }
  }

  /// The keys that the type reads, when it reads an object.
  package var keys: [String] {
    switch self {
    case .object(_, let fields), .union(_, let fields): fields.map(\.key)
    case .nullable(let shape): shape.keys
    default: []
    }
  }

  /// What would be accepted: raw values, or an enum's cases as JSON.
  package var allowed: [String] {
    switch self {
    case .choice(_, let allowed): allowed.map { $0.string ?? $0.compact }
    case .union(_, let fields): fields.map { "{\"\($0.key)\":\($0.shape.example)}" }
    case .nullable(let shape): shape.allowed
    default: []
    }
  }

  /// The shape as a person would write it: `{"minute":Int,"score":Int}`.
  package var example: String {
    switch self {
    case .value(let name), .again(let name): name
    case .choice(_, let allowed): allowed.first?.compact ?? "\"…\""
    case .object(_, let fields):
      "{" + fields.map { "\"\($0.key)\":\($0.shape.example)" }.joined(separator: ",") + "}"
    case .union(_, let fields):
      fields.first.map { "{\"\($0.key)\":\($0.shape.example)}" } ?? "{}"
    case .list(_, let element): "[\(element.example)]"
    case .dictionary(_, let value): "{\"…\":\(value.example)}"
    case .pairs(_, let key, let value): "[\(key.example),\(value.example)]"
    case .nullable(let shape): shape.example
    }
  }

  /// Whether anything is known of what the type reads here.
  var isKnown: Bool { self != .unread && self != .anything }

  /// The shape of what is not null.
  private var present: TypeShape { if case .nullable(let shape) = self { shape } else { self } }

  /// Returns the shape of what is not null at a place below this one; indexes are `[0]`.
  package func at(_ path: some Sequence<String>) -> TypeShape? {
    var shape = present
    for step in path {
      switch shape {
      case .object(_, let fields), .union(_, let fields):
        guard let field = fields.first(where: { $0.key == step }) else { return nil }
        shape = field.shape
      case .list(_, let element): shape = element
      case .dictionary(_, let value): shape = value
      case .pairs(_, let key, let value):
        shape = JSONValue.index(step).map { $0 % 2 == 0 } == true ? key : value
      case .value, .choice, .nullable, .again: return nil
      }
      shape = shape.present
    }
    return shape
  }
}
