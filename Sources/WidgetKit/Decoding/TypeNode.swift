/// What a type read at one place of its JSON.
final class TypeNode {
  enum Kind { case single, keyed, list }

  let isEnum: Bool
  /// Whether a list that is read here is a dictionary's: keys and values by turns.
  let isOfPairs: Bool
  var kind = Kind.single { didSet { whenRead?() } }
  var isDictionary = false
  /// The key that a dictionary gets; nil for any.
  var key: String?
  /// The keys of an enum's cases, and the one that is shown to the type this time.
  var cases: [String] = []
  var chosenCase = 0
  /// The keys that are not there this time.
  var hidden: Set<String> = []
  /// Whether an enum with code of its own reads other keys, or none, where those that it read first are not there.
  var isAlternative = false
  /// Whether it reads each of its keys alone: the key says which case it is.
  var isOneKeyed = false
  /// Tells the node above that this one has read something new.
  var whenRead: (() -> Void)?
  /// Whether the type stopped here before it had read everything.
  var isBrokenOff = false { didSet { whenRead?() } }
  /// The keys that the type declares, and whether the shape has them though the type did not ask for them.
  private var declared: [String] = []
  private var showsDeclared = false
  private var fields: [TypeShape.Field] = []
  private var element: TypeShape?
  /// What comes second in a list.
  private var second: TypeShape?

  init(isEnum: Bool, isOfPairs: Bool = false) {
    (self.isEnum, self.isOfPairs) = (isEnum, isOfPairs)
  }

  /// Whether the type has read anything under a key.
  var hasRead: Bool { !fields.isEmpty }
  /// The keys under which the type has read something.
  var keysRead: [String] { fields.map(\.key) }

  /// Whether what was read may be told from its key alone: a value that may be null, and one that names a case, stand
  /// beside others.
  var mayBeOneKeyed: Bool {
    fields.allSatisfy { field in
      if case .choice = field.shape { return false }
      return !field.isOptional && !["type", "kind", "case"].contains(field.key)
    }
  }

  /// Takes keys that the type declares for those that it may read here.
  func declare(_ keys: [String], isShown: Bool) {
    showsDeclared = showsDeclared || isShown
    declared += keys.filter { !declared.contains($0) }
    whenRead?()
  }

  func add(_ key: String, _ shape: TypeShape, isOptional: Bool) {
    defer { whenRead?() }
    if let place = fields.firstIndex(where: { $0.key == key }) {
      if fields[place].shape == .unread {
        fields[place] = .init(key: key, shape: shape, isOptional: isOptional)
      }
      return
    }
    fields.append(.init(key: key, shape: shape, isOptional: isOptional))
  }

  func replace(_ key: String, _ shape: TypeShape) {
    defer { whenRead?() }
    let field = TypeShape.Field(key: key, shape: shape, isOptional: false)
    guard let place = fields.firstIndex(where: { $0.key == key }) else {
      return fields.append(field)
    }
    fields[place] = field
  }

  func add(element shape: TypeShape) {
    defer { whenRead?() }
    if element != nil { second = second ?? shape }
    element = element ?? shape
  }

  func replace(element shape: TypeShape) {
    defer { whenRead?() }
    element = shape
  }

  func shape(named name: String) -> TypeShape {
    switch kind {
    case .single: .value(name)
    case .list where isOfPairs:
      .pairs(name, key: element ?? .value("Any"), value: second ?? .value("Any"))
    case .list: .list(name, mixed)
    case .keyed where isDictionary: .dictionary(name, fields.first?.shape ?? .value("Any"))
    case .keyed where isOneKeyed: .union(name, fields)
    case .keyed where !cases.isEmpty:
      .union(
        name,
        cases.map { key in
          fields.first { $0.key == key }
            ?? .init(
              key: key, shape: .object("", []), isOptional: false)
        })
    case .keyed: .object(name, read + unasked)
    }
  }

  /// The shape of a list's elements, also where they are read as different types.
  private var mixed: TypeShape {
    guard let element else { return .anything }
    guard let second, second.typeName != element.typeName else { return element }
    if case .integer = TypeShape.Leaf(element.typeName),
      case .integer = TypeShape.Leaf(second.typeName)
    {
      return .value("Integer")
    }
    return .anything
  }

  /// The keys that the type read. An enum of a form of its own reads one that names the case, and then what this case
  /// has: another one has others. One that goes on to the next key where the first is not there needs none of them.
  private var read: [TypeShape.Field] {
    guard isEnum else { return fields }
    return fields.enumerated().map { place, field in
      var field = field
      field.isConditional = place > 0 || isAlternative
      return field
    }
  }

  /// The keys that the type declares and did not ask for, where they belong to the shape.
  private var unasked: [TypeShape.Field] {
    guard isBrokenOff || showsDeclared || isEnum else { return [] }
    return declared.filter { key in !fields.contains { $0.key == key } }
      .map {
        TypeShape.Field(
          key: $0, shape: .unread, isOptional: true,
          keyBefore: isBrokenOff ? fields.last?.key : nil)
      }
  }
}
