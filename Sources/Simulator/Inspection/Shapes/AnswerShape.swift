import JSON

/// A kind of object that the API writes: the writer and the schema come from the same members.
struct AnswerShape<Subject>: Sendable {
  /// The schema's name: `Activity`.
  let name: String
  let meaning: String
  let members: [Member<Subject>]

  /// Returns the object for a subject.
  func json(_ subject: Subject) -> JSONValue {
    var written: [(key: String, value: JSONValue)] = []
    for member in members {
      if let value = member.value(subject) { written.append((member.told.name, value)) }
    }
    return .object(JSONObject(written))
  }

  /// What the description of the API tells about it.
  var told: ToldShape { ToldShape(name: name, meaning: meaning, members: members.map(\.told)) }
}

/// A member of an object, for the description of the API.
struct ToldMember: Sendable {
  var name: String
  var meaning: String
  var kind: JSONKind
  var example: JSONValue?
  /// Whether every answer has it.
  var isRequired = true

  /// The member as JSON Schema writes it.
  var schema: JSONValue {
    var members = kind.schema.object?.members ?? []
    members.removeAll { $0.key == "description" }
    members.append(("description", .string(meaning)))
    if let example { members.append(("examples", [example])) }
    return .object(JSONObject(members))
  }
}

/// An object, for the description of the API.
struct ToldShape: Sendable {
  var name: String
  var meaning: String
  var members: [ToldMember]
  /// Whether it may have no other members: a request that does is refused, while answers may get more one day.
  var isClosed = false

  /// The object as JSON Schema writes it.
  var schema: JSONValue {
    let required = members.filter(\.isRequired).map { JSONValue.string($0.name) }
    var parts: [(key: String, value: JSONValue)] = [
      ("type", "object"), ("description", .string(meaning)),
    ]
    if !required.isEmpty { parts.append(("required", .array(required))) }
    let properties = members.map { (key: $0.name, value: $0.schema) }
    parts.append(("properties", .object(JSONObject(properties))))
    if isClosed { parts.append(("additionalProperties", false)) }
    return .object(JSONObject(parts))
  }
}

/// One member of an object: its name, meaning and kind, and its value for a subject.
///
/// Each function below makes a kind together with a writer of that kind, so that the two agree.
struct Member<Subject>: Sendable {
  let told: ToldMember
  /// nil: the member is left out.
  let value: @Sendable (Subject) -> JSONValue?

  private init(
    _ name: String, _ meaning: String, _ kind: JSONKind, _ example: JSONValue?,
    isRequired: Bool = true, _ value: @escaping @Sendable (Subject) -> JSONValue?
  ) {
    told = ToldMember(
      name: name, meaning: meaning, kind: kind, example: example, isRequired: isRequired)
    self.value = value
  }

  static func text(
    _ name: String, _ meaning: String, example: String? = nil,
    _ value: @escaping @Sendable (Subject) -> String
  ) -> Member {
    Member(name, meaning, .text, example.map { .string($0) }) { .string(value($0)) }
  }

  static func textOrNull(
    _ name: String, _ meaning: String, example: String? = nil,
    _ value: @escaping @Sendable (Subject) -> String?
  ) -> Member {
    Member(name, meaning, .orNull(.text), example.map { .string($0) }) {
      value($0).map { .string($0) } ?? .null
    }
  }

  /// Returns a text that is left out where there is none.
  static func textIfAny(
    _ name: String, _ meaning: String, example: String? = nil,
    _ value: @escaping @Sendable (Subject) -> String?
  ) -> Member {
    Member(name, meaning, .text, example.map { .string($0) }, isRequired: false) {
      value($0).map { .string($0) }
    }
  }

  static func word<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ meaning: String, _ value: @escaping @Sendable (Subject) -> Word
  ) -> Member {
    let words = Word.allCases.map(\.rawValue)
    return Member(name, meaning, .words(words), words.first.map { .string($0) }) {
      .string(value($0).rawValue)
    }
  }

  static func texts(
    _ name: String, _ meaning: String, example: [String],
    _ value: @escaping @Sendable (Subject) -> [String]
  ) -> Member {
    Member(name, meaning, .list(.text), .array(example.map { .string($0) })) {
      .array(value($0).map { .string($0) })
    }
  }

  static func flag(
    _ name: String, _ meaning: String, example: Bool = false,
    _ value: @escaping @Sendable (Subject) -> Bool
  ) -> Member {
    Member(name, meaning, .flag, .bool(example)) { .bool(value($0)) }
  }

  static func integer(
    _ name: String, _ meaning: String, example: Int,
    _ value: @escaping @Sendable (Subject) -> Int
  ) -> Member {
    Member(name, meaning, .integer, .int(example)) { .int(value($0)) }
  }

  static func integerOrNull(
    _ name: String, _ meaning: String, example: Int? = nil,
    _ value: @escaping @Sendable (Subject) -> Int?
  ) -> Member {
    Member(name, meaning, .orNull(.integer), example.map { .int($0) }) {
      value($0).map { .int($0) } ?? .null
    }
  }

  static func integerIfAny(
    _ name: String, _ meaning: String, example: Int,
    _ value: @escaping @Sendable (Subject) -> Int?
  ) -> Member {
    Member(name, meaning, .integer, .int(example), isRequired: false) { value($0).map { .int($0) } }
  }

  static func number(
    _ name: String, _ meaning: String, example: Double, in range: ClosedRange<Double>? = nil,
    _ value: @escaping @Sendable (Subject) -> Double
  ) -> Member {
    Member(name, meaning, range.map { .within($0) } ?? .number, .double(example)) {
      .double(value($0))
    }
  }

  /// Returns a point in time.
  static func time(
    _ name: String, _ meaning: String, _ value: @escaping @Sendable (Subject) -> Double
  ) -> Member {
    Member(name, meaning, .time, .double(1_790_000_000)) { .double(value($0)) }
  }

  static func timeOrNull(
    _ name: String, _ meaning: String, _ value: @escaping @Sendable (Subject) -> Double?
  ) -> Member {
    Member(name, meaning, .orNull(.time), nil) { value($0).map { .double($0) } ?? .null }
  }

  /// Returns an object of a shape.
  static func shape<Other>(
    _ name: String, _ meaning: String, _ shape: AnswerShape<Other>,
    _ value: @escaping @Sendable (Subject) -> Other
  ) -> Member {
    Member(name, meaning, .shape(shape.name), nil) { shape.json(value($0)) }
  }

  static func shapeOrNull<Other>(
    _ name: String, _ meaning: String, _ shape: AnswerShape<Other>,
    _ value: @escaping @Sendable (Subject) -> Other?
  ) -> Member {
    Member(name, meaning, .orNull(.shape(shape.name)), nil) {
      value($0).map { shape.json($0) } ?? .null
    }
  }

  /// Returns a member whose value is a list of objects of a shape.
  static func shapes<Other>(
    _ name: String, _ meaning: String, _ shape: AnswerShape<Other>,
    _ value: @escaping @Sendable (Subject) -> [Other]
  ) -> Member {
    Member(name, meaning, .list(.shape(shape.name)), nil) {
      .array(value($0).map { shape.json($0) })
    }
  }

  /// Returns a member of any kind, for which the writer is responsible; the tests compare the two.
  static func value(
    _ name: String, _ meaning: String, _ kind: JSONKind, example: JSONValue? = nil,
    isRequired: Bool = true, _ value: @escaping @Sendable (Subject) -> JSONValue?
  ) -> Member {
    Member(name, meaning, kind, example, isRequired: isRequired, value)
  }
}
