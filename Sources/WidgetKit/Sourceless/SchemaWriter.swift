import JSON

/// Writes shapes as JSON Schema, all of one file.
struct SchemaWriter {
  /// A type that holds itself: its shape, and the name under which it is written once for all places.
  private struct Definition {
    var name: String
    var shape: TypeShape
  }

  private var definitions: [Definition] = []

  /// Creates a writer for all shapes that one file has.
  init(_ shapes: [TypeShape]) {
    for shape in shapes { look(for: shape, in: []) }
  }

  /// Finds the types that stand within themselves.
  private mutating func look(for shape: TypeShape, in outer: [TypeShape]) {
    if case .again(let name) = shape {
      guard let type = SchemaWriter.type(named: name, in: outer),
        !definitions.contains(where: { SchemaWriter.isSame(type, as: $0.shape) })
      else { return }
      return definitions.append(Definition(name: free(for: type.typeName), shape: type))
    }
    let outer = outer + [shape]
    for part in shape.parts { look(for: part, in: outer) }
  }

  /// Returns the type that stands within itself: the innermost one of its name, as it stands outermost, where the walk
  /// saw most of it. Of a list within itself, `[Stop]`, it is the type of the elements.
  private static func type(named name: String, in outer: [TypeShape]) -> TypeShape? {
    guard !TypeShape.isMadeUp(name), let place = outer.lastIndex(where: { $0.typeName == name }),
      let inner = outer[place...].first(where: { isSame($0, as: $0) })
    else { return nil }
    return outer.first { isSame(inner, as: $0) }
  }

  /// Returns a name that needs no escapes in a reference: `Page_Int` for `Page<Int>`.
  private func free(for name: String) -> String {
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    var free = String(letters)
    while definitions.contains(where: { $0.name == free }) { free += "_" }
    return free
  }

  /// Returns whether two shapes are of one type: two types may have one name, and then they read other keys or read them
  /// as something else.
  private static func isSame(_ shape: TypeShape, as other: TypeShape) -> Bool {
    guard shape.typeName == other.typeName, !TypeShape.isMadeUp(other.typeName) else {
      return false
    }
    switch (shape, other) {
    case (.object(_, let left), .object(_, let right)), (.union(_, let left), .union(_, let right)):
      return left.count == right.count
        && left.allSatisfy { field in
          right.contains { $0.key == field.key && isAlike($0.shape, field.shape) }
        }
    default: return false
    }
  }

  /// Returns whether two shapes under one key may be of one type. At a deeper place less is known.
  private static func isAlike(_ shape: TypeShape, _ other: TypeShape) -> Bool {
    shape.typeName == other.typeName || !shape.isKnown || !other.isKnown
  }

  /// The types that hold themselves, as a file has them under `$defs`; nil where there are none.
  var types: JSONValue? {
    if definitions.isEmpty { return nil }
    let all = definitions.sorted { $0.name < $1.name }
    return .object(JSONObject(all.map { ($0.name, whole($0.shape)) }))
  }

  /// Returns the schema of a shape; of a type that holds itself, a reference to it.
  ///
  /// - Parameter outer: what the shape stands in.
  func schema(of shape: TypeShape, in outer: [TypeShape] = []) -> JSONValue {
    if let type = definition(of: shape, in: outer) {
      return ["$ref": .string("#/$defs/\(type.name)")]
    }
    return whole(shape, in: outer)
  }

  private func definition(of shape: TypeShape, in outer: [TypeShape]) -> Definition? {
    guard case .again(let name) = shape else {
      return definitions.first { SchemaWriter.isSame(shape, as: $0.shape) }
    }
    guard let type = SchemaWriter.type(named: name, in: outer) else {
      return definitions.first { $0.shape.typeName == name }
    }
    return type.typeName == name
      ? definitions.first { SchemaWriter.isSame(type, as: $0.shape) } : nil
  }

  /// Returns the schema of a shape as it stands.
  func whole(_ shape: TypeShape, in outer: [TypeShape] = []) -> JSONValue {
    let inside = outer + [shape]
    return switch shape {
    case .value(let name), .again(let name): SchemaWriter.schema(of: name)
    case .choice(let name, let allowed):
      .object(JSONObject(SchemaWriter.title(name) + [("enum", .array(allowed))]))
    case .object(let name, let fields): schema(named: name, fields, in: inside)
    case .union(let name, let fields):
      .object(
        JSONObject(
          SchemaWriter.title(name) + [
            ("oneOf", .array(fields.map { schema(named: "", [$0], in: inside, isClosed: true) }))
          ]))
    case .list(_, let element): ["type": "array", "items": schema(of: element, in: inside)]
    case .dictionary(_, let element):
      ["type": "object", "additionalProperties": schema(of: element, in: inside)]
    case .pairs(_, let key, let value):
      [
        "type": "array", "format": "swift-pairs",
        "description": "A dictionary: each key with its value behind it.",
        "items": ["anyOf": [schema(of: key, in: inside), schema(of: value, in: inside)]],
      ]
    case .nullable(let shape): SchemaWriter.withNull(schema(of: shape, in: outer))
    }
  }

  private static func title(_ name: String) -> [(key: String, value: JSONValue)] {
    TypeShape.isMadeUp(name) ? [] : [("title", .string(name))]
  }

  private func schema(
    named name: String, _ fields: [TypeShape.Field], in outer: [TypeShape], isClosed: Bool = false
  ) -> JSONValue {
    var members = SchemaWriter.title(name) + [("type", "object")]
    let properties = fields.map { ($0.key, schema(of: $0, in: outer)) }
    members.append(("properties", .object(JSONObject(properties))))
    let required = fields.filter { !$0.isOptional && !$0.isConditional }
      .map { JSONValue.string($0.key) }
    if !required.isEmpty { members.append(("required", .array(required))) }
    if isClosed { members.append(("additionalProperties", false)) }
    return .object(JSONObject(members))
  }

  /// Returns the schema of what stands under a key, which takes null, too, where it may be left out.
  private func schema(of field: TypeShape.Field, in outer: [TypeShape]) -> JSONValue {
    if field.shape == .unread { return ["description": .string(SchemaWriter.words(on: field))] }
    let schema = schema(of: field.shape, in: outer)
    return field.isOptional ? SchemaWriter.withNull(schema) : schema
  }

  /// Returns a schema that takes null, too; one that does so already as it is: JSON Schema has no type twice.
  private static func withNull(_ schema: JSONValue) -> JSONValue {
    guard case .object(var object) = schema else { return schema }
    func adding(_ null: JSONValue, to parts: [JSONValue]) -> JSONValue {
      .array(parts.contains(null) ? parts : parts + [null])
    }
    if let type = object["type"] {
      object["type"] = adding("null", to: type.array ?? [type])
    } else if let values = object["enum"]?.array {
      object["enum"] = adding(.null, to: values)
    } else if let cases = object["oneOf"]?.array {
      object["oneOf"] = adding(["type": "null"], to: cases)
    } else if object["$ref"] != nil {
      return ["anyOf": [schema, ["type": "null"]]]
    }
    return .object(object)
  }

  /// Returns what is told of a key that the type has and was not seen to read.
  private static func words(on field: TypeShape.Field) -> String {
    let words = "The type has this key. What it reads here could not be found out"
    return field.keyBefore.map {
      "\(words): with what was made up, the type read nothing after “\($0)”."
    } ?? words + "."
  }

  private static func schema(of name: String) -> JSONValue {
    switch TypeShape.Leaf(name) {
    case .anything: [:]
    case .truth: ["type": "boolean"]
    case .text: ["type": "string"]
    case .attributedText:
      [
        "type": ["string", "array", "object"],
        "description":
          "A text; with attributes a list of texts, each with its attributes behind it.",
      ]
    case .number: ["type": "number"]
    case .integer: integer(of: name)
    case .date:
      [
        "type": "number", "format": "swift-date",
        "description": "Seconds since 2001-01-01 00:00 UTC: UNIX seconds minus 978307200.",
      ]
    case .special:
      switch name {
      case "URL": ["type": "string", "format": "uri"]
      case "UUID": ["type": "string", "format": "uuid"]
      default: ["type": "string", "contentEncoding": "base64"]
      }
    }
  }

  /// The format of numbers of which some are an `Int64` and others a `UInt64`.
  static let mixedIntegers: JSONValue = "swift-integer"

  /// Returns the schema of an integer type; ends that other languages cannot write as numbers are left out.
  private static func integer(of name: String) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("type", "integer")]
    if name == "Integer" { members.append(("format", mixedIntegers)) }
    if let range = UnfitNumber.ranges[name] {
      if range.lowerBound >= Int128(Int32.min) {
        members.append(("minimum", .int(Int(range.lowerBound))))
      }
      if range.upperBound <= Int128(UInt32.max) {
        members.append(("maximum", .int(Int(range.upperBound))))
      }
    }
    return .object(JSONObject(members))
  }
}

extension TypeShape {
  /// Returns whether a name was made up for what was learned: it says nothing.
  fileprivate static func isMadeUp(_ name: String) -> Bool {
    ["", "Object", "Array", "Enum"].contains(name)
  }

  /// The shapes that stand within this one.
  fileprivate var parts: [TypeShape] {
    switch self {
    case .value, .choice, .again: []
    case .object(_, let fields), .union(_, let fields): fields.map(\.shape)
    case .list(_, let element), .dictionary(_, let element): [element]
    case .pairs(_, let key, let value): [key, value]
    case .nullable(let shape): [shape]
    }
  }
}
