import JSON

/// Writes shapes as JSON Schema, all of one file.
struct SchemaWriter {
  /// A type that holds itself: its shape, and the name under which it is written once for all places.
  private struct Definition {
    var name: String
    var shape: TypeShape
  }

  /// By their Swift names.
  private var definitions: [String: Definition] = [:]

  /// Creates a writer for all shapes that one file has.
  init(_ shapes: [TypeShape]) {
    for shape in shapes { look(for: shape, in: []) }
  }

  /// Finds the types that stand within themselves.
  private mutating func look(for shape: TypeShape, in outer: [TypeShape]) {
    if let twin = outer.first(where: { SchemaWriter.isSame(shape, as: $0) }) {
      let name = twin.typeName
      if definitions[name] == nil {
        definitions[name] = Definition(name: free(for: name), shape: twin)
      }
      return
    }
    let outer = outer + [shape]
    for part in shape.parts { look(for: part, in: outer) }
  }

  /// Returns a name that needs no escapes in a reference: `Page_Int` for `Page<Int>`.
  private func free(for name: String) -> String {
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    var free = String(letters)
    while definitions.values.contains(where: { $0.name == free }) { free += "_" }
    return free
  }

  /// Returns whether a shape is what is known of a type at a deeper place. There it may have been cut short.
  private static func isSame(_ shape: TypeShape, as whole: TypeShape) -> Bool {
    guard shape.typeName == whole.typeName, !TypeShape.isMadeUp(whole.typeName) else {
      return false
    }
    switch (shape, whole) {
    case (.value, .object), (.value, .union): return true
    case (.object, .object), (.union, .union): return Set(shape.keys).isSubset(of: whole.keys)
    default: return false
    }
  }

  /// The types that hold themselves, as a file has them under `$defs`; nil where there are none.
  var types: JSONValue? {
    if definitions.isEmpty { return nil }
    let all = definitions.values.sorted { $0.name < $1.name }
    return .object(JSONObject(all.map { ($0.name, whole($0.shape)) }))
  }

  /// Returns the schema of a shape; of a type that holds itself, a reference to it.
  func schema(of shape: TypeShape) -> JSONValue {
    if let type = definitions[shape.typeName], SchemaWriter.isSame(shape, as: type.shape) {
      return ["$ref": .string("#/$defs/\(type.name)")]
    }
    return whole(shape)
  }

  /// Returns the schema of a shape as it stands.
  func whole(_ shape: TypeShape) -> JSONValue {
    switch shape {
    case .value(let name): SchemaWriter.schema(of: name)
    case .choice(let name, let allowed):
      .object(JSONObject(SchemaWriter.title(name) + [("enum", .array(allowed))]))
    case .object(let name, let fields): schema(named: name, fields)
    case .union(let name, let fields):
      .object(
        JSONObject(
          SchemaWriter.title(name) + [
            ("oneOf", .array(fields.map { schema(named: "", [$0], isClosed: true) }))
          ]))
    case .list(_, let element): ["type": "array", "items": schema(of: element)]
    case .dictionary(_, let element):
      ["type": "object", "additionalProperties": schema(of: element)]
    case .pairs(_, let key, let value):
      [
        "type": "array", "format": "swift-pairs",
        "description": "A dictionary: each key with its value behind it.",
        "items": ["anyOf": [schema(of: key), schema(of: value)]],
      ]
    case .nullable(let shape): SchemaWriter.withNull(schema(of: shape))
    }
  }

  private static func title(_ name: String) -> [(key: String, value: JSONValue)] {
    TypeShape.isMadeUp(name) ? [] : [("title", .string(name))]
  }

  private func schema(
    named name: String, _ fields: [TypeShape.Field], isClosed: Bool = false
  ) -> JSONValue {
    var members = SchemaWriter.title(name) + [("type", "object")]
    members.append(("properties", .object(JSONObject(fields.map { ($0.key, schema(of: $0)) }))))
    let required = fields.filter { !$0.isOptional && !$0.isConditional }
      .map { JSONValue.string($0.key) }
    if !required.isEmpty { members.append(("required", .array(required))) }
    if isClosed { members.append(("additionalProperties", false)) }
    return .object(JSONObject(members))
  }

  /// Returns the schema of what stands under a key, which takes null, too, where it may be left out.
  private func schema(of field: TypeShape.Field) -> JSONValue {
    if field.shape == .unread { return ["description": .string(SchemaWriter.words(on: field))] }
    let schema = schema(of: field.shape)
    return field.isOptional ? SchemaWriter.withNull(schema) : schema
  }

  /// Returns a schema that takes null, too.
  private static func withNull(_ schema: JSONValue) -> JSONValue {
    guard case .object(var object) = schema else { return schema }
    if let type = object["type"] {
      object["type"] = .array((type.array ?? [type]) + ["null"])
    } else if let values = object["enum"]?.array {
      object["enum"] = .array(values + [.null])
    } else if let cases = object["oneOf"]?.array {
      object["oneOf"] = .array(cases + [["type": "null"]])
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

  /// Returns the schema of an integer type; ends that other languages cannot write as numbers are left out.
  private static func integer(of name: String) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("type", "integer")]
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
    case .value, .choice: []
    case .object(_, let fields), .union(_, let fields): fields.map(\.shape)
    case .list(_, let element), .dictionary(_, let element): [element]
    case .pairs(_, let key, let value): [key, value]
    case .nullable(let shape): [shape]
    }
  }
}
