import JSON

/// The OpenAPI description of the inspection API, made from the route table.
@MainActor
enum OpenAPI {
  static func document(version: String) -> JSONValue {
    var paths: [(key: String, value: JSONValue)] = []
    for route in Inspection.routes {
      let method = (key: route.method.rawValue.lowercased(), value: operation(route))
      if let place = paths.firstIndex(where: { $0.key == route.path }),
        case .object(var object) = paths[place].value
      {
        object[method.key] = method.value
        paths[place].value = .object(object)
      } else {
        paths.append((route.path, .object(JSONObject([method]))))
      }
    }
    return [
      "openapi": "3.1.0",
      "info": [
        "title": "Islet inspection API", "version": .string(version),
        "description": "Times are UNIX seconds of the simulator's virtual clock.",
      ],
      "paths": .object(JSONObject(paths)),
      "components": ["schemas": ["Error": errorSchema]],
    ]
  }

  private static let errorSchema: JSONValue = [
    "type": "object", "required": ["error", "fix"],
    "properties": ["error": ["type": "string"], "fix": ["type": "string"]],
  ]

  private static func operation(_ route: Route) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("summary", .string(route.summary))]
    let inPath = route.path.split(separator: "/").filter { $0.first == "{" }
      .map { Route.Parameter(name: String($0.dropFirst().dropLast()), meaning: "Its id") }
    let parameters =
      inPath.map { parameter($0, in: "path") } + route.query.map { parameter($0, in: "query") }
    if !parameters.isEmpty { members.append(("parameters", .array(parameters))) }
    if let body = route.body {
      let properties = body.map { (key: $0.name, value: schema($0)) }
      members.append(
        (
          "requestBody",
          [
            "content": [
              "application/json": [
                "schema": ["type": "object", "properties": .object(JSONObject(properties))]
              ]
            ]
          ]
        ))
    }
    let media = ["application/json"] + route.media
    let content = media.map { (key: $0, value: JSONValue.object(JSONObject())) }
    let failure: JSONValue = [
      "description": "What is wrong, and what to do",
      "content": ["application/json": ["schema": ["$ref": "#/components/schemas/Error"]]],
    ]
    members.append(
      (
        "responses",
        .object(
          JSONObject([
            (
              String(route.status),
              ["description": .string(route.summary), "content": .object(JSONObject(content))]
            ), ("default", failure),
          ]))
      ))
    return .object(JSONObject(members))
  }

  private static func parameter(_ parameter: Route.Parameter, in place: String) -> JSONValue {
    [
      "name": .string(parameter.name), "in": .string(place), "required": .bool(place == "path"),
      "description": .string(parameter.meaning),
      "schema": parameter.words.isEmpty
        ? ["type": "string"]
        : ["type": "string", "enum": .array(parameter.words.map { .string($0) })],
    ]
  }

  private static func schema(_ parameter: Route.Parameter) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("description", .string(parameter.meaning))]
    if !parameter.words.isEmpty {
      members.append(("enum", .array(parameter.words.map { .string($0) })))
    }
    return .object(JSONObject(members))
  }
}
