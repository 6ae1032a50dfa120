import DemoApps
import JSON
import LiveActivities
import Testing

@testable import Simulator

/// What the API answers is what its description says, member for member.
@MainActor
@Suite struct SchemaTests {
  /// A request to a living phone; `ID` stands for its activity, `NUMBER` for its first push.
  struct Ask: Sendable, CustomStringConvertible {
    var method: String
    var path: String
    var body: JSONValue?
    var description: String { "\(method) \(path)" }

    init(_ method: String, _ path: String, _ body: JSONValue? = nil) {
      (self.method, self.path, self.body) = (method, path, body)
    }
  }

  nonisolated static let asks: [Ask] = [
    Ask("GET", "/islet"), Ask("GET", "/islet/openapi.json"), Ask("GET", "/islet/activities"),
    Ask("GET", "/islet/activities/ID"), Ask("GET", "/islet/activities/PAST"),
    Ask("POST", "/islet/activities", ["app": "match", "foreground": true]),
    Ask("POST", "/islet/activities", ["app": "timer", "pushType": "none", "staleDate": nil]),
    Ask("POST", "/islet/activities", ["app": "match", "pushType": ["channel": "eHg="]]),
    Ask("POST", "/islet/activities", ["app": "match", "foreground": false]),
    Ask("POST", "/islet/activities/ID/update", ["contentState": ["x": 1], "relevanceScore": 3]),
    Ask("POST", "/islet/activities/ID/end", ["dismissal": "default"]),
    Ask("POST", "/islet/activities/ID/swipe", [:]), Ask("POST", "/islet/activities/ID/tap", [:]),
    Ask("POST", "/islet/activities/ID/rotate-token", [:]),
    Ask("POST", "/islet/apps/match/push-to-start", ["wait": 0]),
    Ask("GET", "/islet/apps/timer/intents"), Ask("GET", "/islet/apps/none/intents"),
    Ask("POST", "/islet/apps/timer/intents/CancelTimerIntent", ["parameters": ["timerID": "x"]]),
    Ask("GET", "/islet/output"), Ask("GET", "/islet/output?after=1&app=match"),
    Ask("GET", "/islet/apps/match/review"), Ask("GET", "/islet/apps/none/review"),
    Ask("GET", "/islet/apps/match/review?device=nokia"),
    Ask("GET", "/islet/apps/match/schema"), Ask("GET", "/islet/apps/score/schema"),
    Ask("GET", "/islet/apps/match/schema?attributesType=None"),
    Ask("GET", "/islet/screen?format=json"),
    Ask("GET", "/islet/screen?format=json&presentation=all"),
    Ask("GET", "/islet/pushes"), Ask("GET", "/islet/pushes/NUMBER"),
    Ask("POST", "/islet/pushes/NUMBER/again", [:]), Ask("GET", "/islet/clock"),
    Ask("POST", "/islet/clock", ["advance": 60]), Ask("GET", "/islet/switches"),
    Ask("POST", "/islet/switches", ["offline": true, "permission": ["match": false]]),
    Ask("POST", "/islet/switches", ["outage": "ServiceUnavailable", "foreground": "match"]),
    Ask("POST", "/islet/events", ["person": "wake"]), Ask("GET", "/islet/nothing"),
    Ask("POST", "/islet/activities", ["app": "none"]),
  ]

  /// A phone with a match that runs, one that was swiped away, and pushes of every outcome.
  private func livingPhone() throws -> (TestPhone, replace: (String) -> String) {
    let phone = try TestPhone(demoApps: ["match", "timer"])
    let past = phone.ask("POST", "/islet/activities", ["app": "match"]).json["id"]?.string ?? ""
    #expect(phone.ask("POST", "/islet/activities/\(past)/swipe").status == 200)
    let id = phone.ask("POST", "/islet/activities", ["app": "match"]).json["id"]?.string ?? ""
    let activity = try #require(phone.simulator.phone.activity(id))
    phone.time.real += 5
    let number = phone.push(
      try #require(activity.state.value), to: activity, topic: "app.touchline.match")
    phone.push(["matchState": 5], to: activity, topic: "app.touchline.match")
    #expect(phone.start(by: "match").status == 200)
    return (
      phone,
      {
        $0.replacing("ID", with: id).replacing("PAST", with: past)
          .replacing("NUMBER", with: "\(number)")
      }
    )
  }

  @Test(arguments: asks) func `an answer is what its schema says`(_ ask: Ask) throws {
    let (phone, replace) = try livingPhone()
    let answer = phone.ask(ask.method, replace(ask.path), ask.body)
    let status = try #require(answer.status)
    let document = OpenAPI.document(version: "1")
    let path = replace(ask.path).split(separator: "?")[0].split(separator: "/")
    let route = Inspection.routes.first {
      $0.method.rawValue == ask.method && $0.match(path) != nil
    }
    let responses = route.flatMap {
      document["paths"]?[$0.path]?[$0.method.rawValue.lowercased()]?["responses"]
    }
    let schema =
      status < 300
      ? try #require(responses?[String(status)]?["content"]?["application/json"]?["schema"])
      : JSONKind.shape("Problem").schema
    let faults = JSONSchema(document: document).faults(answer.json, schema)
    #expect(faults.isEmpty, "\(faults.prefix(5).joined(separator: "\n"))")
    if let asked = ask.body, let body = route?.body, status < 300, !body.members.isEmpty {
      let faults = JSONSchema(document: document).faults(
        asked, JSONKind.shape(body.name).schema)
      #expect(faults.isEmpty, "\(faults.prefix(5).joined(separator: "\n"))")
    }
  }

  @Test func `every route that answers JSON is asked above`() {
    for route in Inspection.routes where route.answer != nil {
      let isAsked = SchemaTests.asks.contains { ask in
        ask.method == route.method.rawValue
          && route.match(ask.path.split(separator: "?")[0].split(separator: "/")) != nil
      }
      #expect(isAsked, "\(route.method.rawValue) \(route.path)")
    }
  }

  @Test func `a schema notices what is missing, wrong or not described`() {
    let document = OpenAPI.document(version: "1")
    let schema = JSONKind.shape("Budget").schema
    func faults(_ value: JSONValue) -> [String] {
      JSONSchema(document: document).faults(value, schema)
    }
    #expect(faults(["left": 1, "size": 2, "over": 0]).isEmpty)
    #expect(faults(["left": 1, "over": 0]) == [".size is missing"])
    #expect(faults(["left": "1", "size": 2, "over": 0]).count == 1)
    #expect(
      faults(["left": 1, "size": 2, "over": 0, "more": 3]) == [".more is not described"])
  }

  @Test func `every shape that is named is described, with an example that fits`() {
    let document = OpenAPI.document(version: "1")
    let names = Set(Shapes.all.map(\.name))
    #expect(names.count == Shapes.all.count)
    for shape in Shapes.all {
      for member in shape.members {
        for name in member.kind.shapeNames { #expect(names.contains(name), "\(name)") }
        guard let example = member.example else { continue }
        let faults = JSONSchema(document: document).faults(example, member.kind.schema)
        #expect(faults.isEmpty, "\(shape.name).\(member.name): \(faults)")
      }
    }
  }

  /// A member of a body or a parameter of a query that has bounds.
  struct Bound: Sendable, CustomStringConvertible {
    var method: String
    var path: String
    var name: String
    var isInBody: Bool
    /// Values on the bounds and beyond them.
    var (allowed, refused): ([JSONValue], [JSONValue])
    var description: String { "\(path) \(name)" }

    @MainActor init?(_ route: Route, _ name: String, _ kind: JSONKind, isInBody: Bool) {
      switch kind {
      case .count: (allowed, refused) = ([0], [-1])
      case .within(let range):
        allowed = [.double(range.lowerBound), .double(range.upperBound)]
        refused = [.double(range.lowerBound - 0.5), .double(range.upperBound + 0.5)]
      case .shortText: (allowed, refused) = ([], ["", .string(String(repeating: "a", count: 129))])
      default: return nil
      }
      (self.name, self.isInBody, method) = (name, isInBody, route.method.rawValue)
      path = route.path.replacing("{app}", with: "match")
    }
  }

  static var bounds: [Bound] {
    Inspection.routes.flatMap { route in
      (route.body?.members ?? []).compactMap {
        Bound(route, $0.name, $0.kind, isInBody: true)
      } + route.query.compactMap { Bound(route, $0.name, $0.kind, isInBody: false) }
    }
  }

  @Test func `the bounds in the description are those at which a request is refused`() throws {
    let bounds = SchemaTests.bounds
    #expect(Set(bounds.map(\.name)).isSuperset(of: ["speed", "loss", "locale", "wait", "scale"]))
    let phone = try TestPhone(demoApps: ["match"])
    for bound in bounds {
      func isRefused(_ value: JSONValue) -> Bool {
        let answer =
          bound.isInBody
          ? phone.ask(bound.method, bound.path, .object(JSONObject([(bound.name, value)])))
          : phone.ask(bound.method, "\(bound.path)?\(bound.name)=\(value.compact)")
        return answer.status == 400
          && answer.json["error"]?.string?.contains(bound.name) == true
      }
      for value in bound.allowed { #expect(!isRefused(value), "\(bound): \(value.compact)") }
      for value in bound.refused { #expect(isRefused(value), "\(bound): \(value.compact)") }
    }
  }

  @Test func `a request's shape takes no other members, an answer's may get more`() {
    let schemas = OpenAPI.document(version: "1")["components"]?["schemas"]
    for body in Inspection.routes.compactMap(\.body) where !body.members.isEmpty {
      #expect(schemas?[body.name]?["additionalProperties"] == false, "\(body.name)")
    }
    for shape in Shapes.all {
      #expect(schemas?[shape.name]?["additionalProperties"] == nil, "\(shape.name)")
    }
  }

  @Test func `requests name members as answers do`() {
    let answered = Set(Shapes.all.flatMap(\.members).map(\.name))
    let only: Set<String> = [
      "foreground", "dismissal", "label", "hold", "advance", "to", "next", "wait", "after", "allow",
      "alert", "real", "presentation",
    ]
    for body in Inspection.routes.compactMap(\.body) {
      for member in body.members where !only.contains(member.name) {
        #expect(answered.contains(member.name), "\(body.name).\(member.name)")
      }
    }
  }

  @Test func `a payload's own spelling is taken, too`() throws {
    let phone = try TestPhone()
    let answer = phone.ask(
      "POST", "/islet/activities",
      ["app": "score", "content-state": "goal", "stale-date": 1_800_000_000, "push-type": "none"])
    #expect(answer.json["contentState"] == ["home": 1, "away": 0])
    #expect(answer.json["staleDate"] == 1_800_000_000)
    #expect(answer.json["pushType"] == "none")
  }
}
