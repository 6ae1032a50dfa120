import JSON

/// JSON Schema of what a push carries for one activity: its attributes and its content state.
package struct PushSchema {
  package var attributes: TypeShape
  package var state: TypeShape

  /// Creates a schema of what is read of both.
  package init(attributes: TypeShape, state: TypeShape) {
    (self.attributes, self.state) = (attributes, state)
  }

  /// Returns the schema of an activity, as a file.
  @MainActor
  static func text(of server: any ActivityServer) -> String {
    let shapes = server.shapes
    let writer = SchemaWriter([shapes.attributes, shapes.state])
    var schema = JSONObject([
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("title", .string(server.attributesType)), ("type", "object"),
      (
        "properties",
        [
          "attributes": writer.schema(of: shapes.attributes),
          "content-state": writer.schema(of: shapes.state),
        ]
      ),
      ("required", ["content-state"]),
    ])
    if let types = writer.types { schema["$defs"] = types }
    return JSONValue.object(schema).pretty + "\n"
  }

  /// Reads a schema of both, or of a content state alone.
  package init(_ schema: JSONValue) throws(TypeShape.SchemaFault) {
    let properties = schema["properties"]
    guard properties?["content-state"] != nil else {
      (attributes, state) = (.anything, try TypeShape(schema: schema))
      return
    }
    // References are of the whole file.
    let whole = try TypeShape(schema: schema)
    attributes = whole.at(["attributes"]) ?? .anything
    state = whole.at(["content-state"]) ?? .anything
  }
}
