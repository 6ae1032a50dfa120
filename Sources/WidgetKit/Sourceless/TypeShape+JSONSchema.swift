import JSON

// The shape as JSON Schema (draft 2020-12), which a backend's tools can check against, and back.
extension TypeShape {
  /// The shape as a schema, with the types that hold themselves under `$defs`.
  package var schema: JSONValue {
    let writer = SchemaWriter([self])
    guard case .object(var object) = writer.whole(self), let types = writer.types else {
      return writer.whole(self)
    }
    object["$defs"] = types
    return .object(object)
  }

  // MARK: From a schema

  /// What is wrong with a schema, and where.
  package struct SchemaFault: Error, Equatable {
    /// `/properties/score/type`
    package var place: String
    package var sentence: String
    package var fix: String
  }

  /// Creates the shape that a schema describes; keywords that say nothing about the shape are passed over.
  package init(schema: JSONValue) throws(SchemaFault) {
    var reader = SchemaReader(root: schema)
    self = try reader.shape(schema, at: "").shape
  }
}

/// Reads a schema; what it refers to is read where it stands.
private struct SchemaReader {
  let root: JSONValue
  private var depth = 0
  private var work = 0
  /// At which depth each reference was followed last, of those that are being read.
  private var followed: [String: Int] = [:]
  /// Recursive types end here: of what is deeper anything is taken.
  private static let depthLimit = 12
  /// A schema that refers to itself from many places would take a time that doubles with each: what comes after so many
  /// shapes takes anything.
  private static let workLimit = 10_000

  init(root: JSONValue) { self.root = root }

  typealias Fault = TypeShape.SchemaFault

  /// Returns the shape, and whether null is taken too.
  mutating func shape(
    _ schema: JSONValue, at place: String
  ) throws(Fault) -> (shape: TypeShape, isOptional: Bool) {
    if schema == true || schema == [:] { return (.anything, false) }
    guard let object = schema.object else {
      throw Fault(
        place: place, sentence: "\(schema.kind) stands where a schema is read",
        fix: "Write an object, {} for any value.")
    }
    guard depth < SchemaReader.depthLimit, work < SchemaReader.workLimit else {
      return (.anything, false)
    }
    depth += 1
    work += 1
    defer { depth -= 1 }
    if let reference = object["$ref"] { return try follow(reference, at: place + "/$ref") }
    if let values = object["enum"]?.array ?? object["const"].map({ [$0] }) {
      let some = values.filter { $0 != .null }
      let name = object["title"]?.string ?? "Enum"
      return (.choice(name, allowed: some), some.count < values.count)
    }
    for word in ["oneOf", "anyOf"] {
      if let parts = object[word]?.array { return try union(parts, object, at: "\(place)/\(word)") }
    }
    return try typed(object, at: place)
  }

  /// Returns the shape of what cannot be left out by itself, such as an element.
  private mutating func element(
    _ schema: JSONValue, at place: String
  ) throws(Fault) -> TypeShape {
    let (shape, isOptional) = try shape(schema, at: place)
    return isOptional ? .nullable(shape) : shape
  }

  private mutating func follow(
    _ reference: JSONValue, at place: String
  ) throws(Fault) -> (shape: TypeShape, isOptional: Bool) {
    guard let text = reference.string, text.hasPrefix("#") else {
      throw Fault(
        place: place, sentence: "\(reference.compact) does not stand in this file",
        fix: "Put it under $defs and refer to it as \"#/$defs/NAME\".")
    }
    var value: JSONValue? = root
    for step in text.dropFirst().split(separator: "/") { value = value?[String(step)] }
    guard let value else {
      throw Fault(place: place, sentence: "nothing stands at \(text)", fix: "Is it spelled right?")
    }
    let before = followed[text]
    // One round more would end before it is whole.
    if let before, depth + (depth - before) > SchemaReader.depthLimit {
      return (.again(value["title"]?.string ?? ""), false)
    }
    followed[text] = depth
    defer { followed[text] = before }
    return try shape(value, at: String(text.dropFirst()))
  }

  /// Returns the shape of alternatives: null makes it optional; objects of one key each are an enum's cases.
  private mutating func union(
    _ parts: [JSONValue], _ object: JSONObject, at place: String
  ) throws(Fault) -> (shape: TypeShape, isOptional: Bool) {
    let some = parts.filter { $0["type"] != "null" }
    let isOptional = some.count < parts.count
    var shapes: [TypeShape] = []
    for (index, part) in some.enumerated() {
      shapes.append(try shape(part, at: "\(place)/\(index)").shape)
    }
    if shapes.count == 1 { return (shapes[0], isOptional) }
    let cases = shapes.compactMap { shape in
      if case .object(_, let fields) = shape, fields.count == 1 { fields[0] } else { nil }
    }
    guard cases.count == shapes.count, !cases.isEmpty else { return (.anything, isOptional) }
    return (.union(object["title"]?.string ?? "Enum", cases), isOptional)
  }

  private mutating func typed(
    _ object: JSONObject, at place: String
  ) throws(Fault) -> (shape: TypeShape, isOptional: Bool) {
    let types = object["type"]?.array?.compactMap(\.string) ?? object["type"]?.string.map { [$0] }
    let some = types?.filter { $0 != "null" }
    let isOptional = (types?.count ?? 0) > (some?.count ?? 0)
    let word = some?.first ?? (object["properties"] == nil ? nil : "object")
    if let some, some.count > 1 { return (.anything, isOptional) }
    switch word {
    case nil: return (.anything, isOptional)
    case "string": return (.value(SchemaReader.text(object)), isOptional)
    case "integer": return (.value(SchemaReader.integer(object)), isOptional)
    case "number":
      return (.value(object["format"] == "swift-date" ? "Date" : "Double"), isOptional)
    case "boolean": return (.value("Bool"), isOptional)
    case "array":
      if object["format"] == "swift-pairs", let parts = object["items"]?["anyOf"]?.array,
        parts.count == 2
      {
        let place = place + "/items/anyOf/"
        let key = try shape(parts[0], at: place + "0").shape
        let value = try element(parts[1], at: place + "1")
        return (.pairs("[Any: Any]", key: key, value: value), isOptional)
      }
      let items = try object["items"].map { value throws(Fault) in
        try element(value, at: place + "/items")
      }
      return (.list("Array", items ?? .anything), isOptional)
    case "object": return (try self.object(object, at: place), isOptional)
    case .some(let other):
      throw Fault(
        place: place + "/type", sentence: "“\(other.prefix(40))” is no type of JSON Schema",
        fix: "one of: object, array, string, number, integer, boolean, null")
    }
  }

  /// Returns the type of which both ends are given; one end alone may be a rule of the sender's. Whose numbers begin at
  /// 0 may end where a `UInt64` does.
  private static func integer(_ object: JSONObject) -> String {
    if object["format"] == SchemaWriter.mixedIntegers { return "Integer" }
    if object["minimum"]?.int == 0, object["maximum"] == nil { return "UInt64" }
    let (least, most) = (object["minimum"]?.int, object["maximum"]?.int)
    let type = UnfitNumber.ranges.first { _, range in
      least.map { range.lowerBound == $0 } == true && most.map { range.upperBound == $0 } == true
    }
    return type?.key ?? "Int"
  }

  private static func text(_ object: JSONObject) -> String {
    if object["contentEncoding"] == "base64" { return "Data" }
    switch object["format"]?.string {
    case "uri": return "URL"
    case "uuid": return "UUID"
    default: return "String"
    }
  }

  private mutating func object(_ object: JSONObject, at place: String) throws(Fault) -> TypeShape {
    guard let properties = object["properties"]?.object else {
      if let element = object["additionalProperties"], element != false, element != true {
        return .dictionary(
          "[String: Any]", try self.element(element, at: place + "/additionalProperties"))
      }
      return .dictionary("[String: Any]", .anything)
    }
    let required = Set((object["required"]?.array ?? []).compactMap(\.string))
    if let missing = required.sorted().first(where: { properties[$0] == nil }) {
      throw Fault(
        place: place + "/required",
        sentence: "“\(missing.prefix(60))” is required and has no property",
        fix: "Describe it under properties; {} takes any value.")
    }
    var fields: [TypeShape.Field] = []
    for (key, value) in properties.members {
      let (shape, isOptional) = try shape(value, at: "\(place)/properties/\(key)")
      fields.append(
        TypeShape.Field(key: key, shape: shape, isOptional: isOptional || !required.contains(key)))
    }
    return .object(object["title"]?.string ?? "Object", fields)
  }
}
