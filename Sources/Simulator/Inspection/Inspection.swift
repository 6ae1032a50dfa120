import Findings
import JSON
import LiveActivities
import Phone
import PushGateway

/// The inspection API: answers requests below `/islet/` for one simulator.
@MainActor
final class Inspection {
  unowned let simulator: RunningSimulator
  /// The phone at rest as it was asked for last: what a frame on the way starts from.
  var restingScene: PhoneScene?

  init(_ simulator: RunningSimulator) { self.simulator = simulator }

  /// All routes.
  static let routes: [Route] =
    overviewRoutes + activityRoutes + appRoutes + screenRoutes + pushRoutes + clockRoutes
    + eventRoutes + codeRoutes

  /// A payload's own spellings of members, which requests may use, too.
  private static let spellings = [
    "content-state": "contentState", "stale-date": "staleDate",
    "relevance-score": "relevanceScore", "push-type": "pushType",
  ]

  /// Answers a request once every earlier event has had its effect.
  func answer(_ request: InspectionRequest, _ response: any InspectionResponse) {
    do {
      let (route, values) = try find(request)
      try checkQuery(request, route)
      let body = try readBody(request, route)
      if route.method == .post { try checkRoom() }
      let call = InspectionCall(request: request, path: values, body: body, response: response)
      simulator.advance()
      simulator.whenDecoded { [weak self] isSettled in
        self?.run(route, call, isSettled)
      }
    } catch {
      send(error.answer, to: request, response)
    }
  }

  /// Refuses what would change the phone while nothing more of it can be kept: a restart would not know of it.
  private func checkRoom() throws(InspectionFault) {
    if !simulator.keepsPushes { throw Inspection.noRoom }
  }

  /// Does something on the phone, all of it or nothing; throws where it cannot be kept.
  func act(_ body: () -> Void) throws(InspectionFault) {
    if !simulator.asOne(body) { throw Inspection.noRoom }
  }

  /// Refuses what was sent to the phone just now where it could not be kept: it did not happen.
  func checkKept() throws(InspectionFault) {
    if !simulator.hasKeptLast { throw Inspection.noRoom }
  }

  static let noRoom = InspectionFault(
    503, "nothing more can be kept: the journal cannot be written",
    fix: "make room on the disk, and ask again: GET /islet tells the reason under “journal”")

  private func run(_ route: Route, _ call: InspectionCall, _ isSettled: Bool) {
    if !isSettled { simulator.tellUnread() }
    do {
      if let answer = try route.handle(self, call) { send(answer, to: call.request, call.response) }
    } catch {
      send(error.answer, to: call.request, call.response)
    }
  }

  /// Sends an answer; everything that it tells is in the journal by then.
  func send(
    _ answer: InspectionAnswer, to request: InspectionRequest, _ response: any InspectionResponse
  ) {
    simulator.record()
    response.send(
      status: answer.status,
      headers: [
        // Bitmaps have no letters, and JSON's are UTF-8 by its definition.
        (
          "content-type",
          answer.type.hasPrefix("text/") ? answer.type + "; charset=utf-8" : answer.type
        ),
        ("cache-control", "no-store"), ("x-content-type-options", "nosniff"),
      ] + answer.headers,
      // To a HEAD the wire sends its length alone.
      body: answer.body)
  }

  private func find(
    _ request: InspectionRequest
  ) throws(InspectionFault) -> (Route, [String: String]) {
    let path = request.path.split(separator: "/")
    var others: [String] = []
    for route in Inspection.routes {
      guard let values = route.match(path) else { continue }
      if route.method.rawValue == request.method
        || route.method == .get && request.method == "HEAD"
      {
        return (route, values)
      }
      others.append(route.method.rawValue)
    }
    if !others.isEmpty {
      var fault = InspectionFault(
        405, "\(request.path) does not take \(request.method)",
        fix: "use \(others.joined(separator: " or "))")
      let all = others.flatMap { $0 == Route.Method.get.rawValue ? [$0, "HEAD"] : [$0] }
      fault.headers = [("allow", all.joined(separator: ", "))]
      throw fault
    }
    throw InspectionFault(
      404, "there is nothing at \(request.path)", fix: Inspection.way(from: path))
  }

  /// Returns what there is below a path that has no route itself, or else where all routes are listed.
  private static func way(from path: [Substring]) -> String {
    let below = routes.filter { $0.match(path, isWhole: false) != nil }
    guard path.count > 1, !below.isEmpty else {
      return "GET /islet/openapi.json lists what there is"
    }
    return "one of: " + below.map { "\($0.method.rawValue) \($0.path)" }.joined(separator: ", ")
  }

  /// Refuses parameters that the route does not have: whoever misspells one would read an answer to another question.
  private func checkQuery(
    _ request: InspectionRequest, _ route: Route
  ) throws(InspectionFault) {
    let known = route.query.map(\.name)
    // Who reads the request cannot know which of two values counts.
    let names = request.query.map(\.name)
    if let twice = known.first(where: { name in names.count { $0 == name } > 1 }) {
      throw InspectionFault(
        400, "\(route.method.rawValue) \(request.path) has “\(twice)” more than once",
        fix: "send it once")
    }
    guard let other = request.query.first(where: { !known.contains($0.name) }) else { return }
    let inBody = route.body?.members.contains { $0.name == other.name } ?? false
    throw InspectionFault(
      400, "\(route.method.rawValue) \(request.path) has no parameter “\(other.name)”",
      fix: inBody
        ? "send it in the body, as JSON"
        : known.isEmpty ? "leave it out" : "one of: \(known.joined(separator: ", "))")
  }

  private func readBody(
    _ request: InspectionRequest, _ route: Route
  ) throws(InspectionFault) -> JSONValue {
    guard route.method == .post, !request.body.isEmpty else { return .object(JSONObject()) }
    let value: JSONValue
    do {
      value = try JSONValue(parsing: request.body)
    } catch {
      throw InspectionFault(400, "the body is not JSON: \(error)", fix: "send a JSON object")
    }
    guard let object = value.object else {
      throw InspectionFault(400, "the body is \(value.kind)", fix: "send a JSON object")
    }
    let isAny = route.body?.isAny ?? false
    let known = route.body?.members.map(\.name) ?? []
    var members = object.members
    for place in members.indices where !isAny {
      let name = members[place].key
      if known.contains(name) { continue }
      guard let new = Inspection.spellings[name], known.contains(new) else {
        throw InspectionFault(
          400, "\(request.path) knows no “\(name)”",
          fix: known.isEmpty ? "leave it out" : "one of: \(known.joined(separator: ", "))")
      }
      members[place].key = new
    }
    // As with parameters: who reads the request cannot know which of two values counts.
    var seen: Set<String> = []
    if let twice = members.first(where: { !seen.insert($0.key).inserted }) {
      throw InspectionFault(
        400, "the body has “\(twice.key)” more than once", fix: "send it once")
    }
    return .object(JSONObject(members))
  }
}
