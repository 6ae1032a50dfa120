import JSON

/// A kind of JSON value, as the description of the API tells it.
indirect enum JSONKind: Hashable, Sendable {
  case text, integer, number, flag
  /// A whole number that counts: 0 or more.
  case count
  /// A number from one to another.
  case within(ClosedRange<Double>)
  /// A text of at least a letter, at most 128 bytes.
  case shortText
  /// A point in time: UNIX seconds of the simulator's virtual clock.
  case time
  /// Any value: an app's own attributes and states.
  case any
  /// One of these words.
  case words([String])
  case list(JSONKind)
  /// An object whose keys are not known beforehand.
  case dictionary(JSONKind)
  /// The shape of this name.
  case shape(String)
  case orNull(JSONKind)
  case either([JSONKind])

  /// The kind as JSON Schema writes it.
  var schema: JSONValue {
    switch self {
    case .text: ["type": "string"]
    case .integer: ["type": "integer"]
    case .number: ["type": "number"]
    case .flag: ["type": "boolean"]
    case .count: ["type": "integer", "minimum": 0]
    case .within(let range):
      [
        "type": "number", "minimum": .double(range.lowerBound),
        "maximum": .double(range.upperBound),
      ]
    case .shortText: ["type": "string", "minLength": 1, "maxLength": 128]
    case .time: ["type": "number", "description": "UNIX seconds of the virtual clock"]
    case .any: [:]
    case .words(let words):
      ["type": "string", "enum": .array(words.map { .string($0) })]
    case .list(let kind): ["type": "array", "items": kind.schema]
    case .dictionary(let kind): ["type": "object", "additionalProperties": kind.schema]
    case .shape(let name): ["$ref": .string("#/components/schemas/\(name)")]
    case .orNull(.any): [:]
    case .orNull(let kind): ["anyOf": [kind.schema, ["type": "null"]]]
    case .either(let kinds): ["anyOf": .array(kinds.map(\.schema))]
    }
  }

  /// The shapes that it names.
  var shapeNames: [String] {
    switch self {
    case .shape(let name): [name]
    case .list(let kind), .dictionary(let kind), .orNull(let kind): kind.shapeNames
    case .either(let kinds): kinds.flatMap(\.shapeNames)
    default: []
    }
  }
}
