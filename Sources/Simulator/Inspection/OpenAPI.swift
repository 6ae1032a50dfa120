import JSON

/// The OpenAPI description of the inspection API, made from the table of routes and the shapes of its answers.
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
        "title": "Islet", "version": .string(version),
        "description":
          "The inspection API of a simulated iPhone. Times are UNIX seconds of its virtual clock.",
      ],
      "servers": [["url": "http://localhost:2197"]],
      // A simulator that others in the network can reach asks for the token that it printed.
      "security": [[:], ["token": []]],
      "paths": .object(JSONObject(paths)), "webhooks": webhooks,
      "components": [
        "securitySchemes": ["token": ["type": "http", "scheme": "bearer"]],
        "schemas": .object(JSONObject(schemas)),
      ],
    ]
  }

  private static var schemas: [(key: String, value: JSONValue)] {
    let bodies = Inspection.routes.compactMap(\.body).filter { !$0.members.isEmpty }.map {
      ToldShape(
        name: $0.name, meaning: "What a request asks for", members: $0.members, isClosed: true)
    }
    var known: Set<String> = []
    // Two routes may take the same body.
    return (Shapes.all + bodies).filter { known.insert($0.name).inserted }
      .map { (key: $0.name, value: $0.schema) }
  }

  private static let webhooks: JSONValue = [
    "token": [
      "post": [
        "operationId": "takeToken", "tags": ["backend"],
        "summary": "What --backend posts: all tokens at the start, then each new one",
        "requestBody": [
          "required": true,
          "content": ["application/json": ["schema": JSONKind.shape(Shapes.posted.name).schema]],
        ],
        "responses": [
          "2XX": [
            "description":
              "The token was taken; after anything else it is sent again, after growing pauses"
          ]
        ],
      ]
    ]
  ]

  private static func operation(_ route: Route) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("operationId", .string(route.id)), ("tags", [.string(route.tag)]),
      ("summary", .string(route.summary)),
    ]
    let inPath = route.pathNames.map {
      Route.Parameter(
        name: $0, meaning: pathMeanings[$0] ?? "Its id", kind: $0 == "number" ? .count : .text)
    }
    let parameters =
      inPath.map { parameter($0, in: "path") } + route.query.map { parameter($0, in: "query") }
    if !parameters.isEmpty { members.append(("parameters", .array(parameters))) }
    if let body = route.body {
      let schema: JSONValue =
        !body.members.isEmpty
        ? JSONKind.shape(body.name).schema
        : ["type": "object", body.isAny ? "minProperties" : "maxProperties": body.isAny ? 1 : 0]
      members.append(
        (
          "requestBody",
          [
            "required": .bool(body.members.contains(where: \.isRequired)),
            "content": ["application/json": ["schema": schema]],
          ]
        ))
    }
    var content: [(key: String, value: JSONValue)] = []
    if let answer = route.answer {
      content.append(("application/json", ["schema": answer.schema]))
    }
    content += route.media.map { ($0, ["schema": ["type": "string"]]) }
    let failure: JSONValue = [
      "description": "What is wrong, and what to do",
      "content": [
        "application/json": ["schema": JSONKind.shape(Shapes.fault.name).schema]
      ],
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

  private static let pathMeanings = [
    "id": "The activity's id", "number": "The push's number",
    "app": "The app's name, bundle id or attributes type",
  ]

  private static func parameter(_ parameter: Route.Parameter, in place: String) -> JSONValue {
    [
      "name": .string(parameter.name), "in": .string(place), "required": .bool(place == "path"),
      "description": .string(parameter.meaning), "schema": parameter.kind.schema,
    ]
  }
}
