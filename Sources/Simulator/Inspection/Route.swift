import Findings
import JSON
import LiveActivities
import PushGateway

/// One path of the inspection API. Routing, the OpenAPI description and its tests are made from the table.
@MainActor
struct Route {
  enum Method: String {
    case get = "GET"
    case post = "POST"
  }

  /// A parameter of path or query.
  struct Parameter {
    var name: String
    var meaning: String
    var kind = JSONKind.text
  }

  /// The members of a JSON body.
  struct Body {
    /// The schema's name.
    var name: String
    var members: [ToldMember]
    /// Whether it may be any object, whose members are not told here.
    var isAny = false

    /// No members.
    static let nothing = Body(name: "Nothing", members: [])
  }

  /// What generated clients call it.
  var id: String
  var method: Method
  /// `/islet/activities/{id}/end`.
  var path: String
  var summary: String
  var query: [Parameter] = []
  /// nil: no body.
  var body: Body?
  /// The status of success.
  var status = 200
  /// The kind of its JSON; nil: it answers with none.
  var answer: JSONKind?
  /// Other media types that it can answer with.
  var media: [String] = []
  var handle: @MainActor (Inspection, InspectionCall) throws(InspectionFault) -> InspectionAnswer?

  private var parts: [Substring] { path.split(separator: "/") }

  /// The group of the route for generated clients: the beginning of its path.
  var tag: String {
    let first = parts.dropFirst().first ?? "simulator"
    return first.contains(".") ? "simulator" : String(first)
  }

  /// The names of the path's parameters.
  var pathNames: [String] {
    parts.filter { $0.first == "{" }.map { String($0.dropFirst().dropLast()) }
  }

  /// Returns the path's parameters when the path is this route's, or with `isWhole` false its beginning.
  func match(_ path: [Substring], isWhole: Bool = true) -> [String: String]? {
    let parts = parts
    guard isWhole ? parts.count == path.count : parts.count > path.count else { return nil }
    var values: [String: String] = [:]
    for (part, given) in zip(parts, path) {
      if part.first == "{" {
        values[String(part.dropFirst().dropLast())] = String(given)
      } else if part != given {
        return nil
      }
    }
    return values
  }
}

/// A request as a route sees it.
struct InspectionCall {
  var request: InspectionRequest
  var path: [String: String]
  var body: JSONValue
  /// For answers that come later or in pieces.
  var response: any InspectionResponse

  /// Returns the value of a query parameter.
  func query(_ name: String) -> String? { request.query.last { $0.name == name }?.value }

  /// Returns the value of a header, by its name in lower case.
  func header(_ name: String) -> String? { request.headers.last { $0.name == name }?.value }
}

/// A whole answer.
struct InspectionAnswer {
  var status = 200
  var type = "application/json"
  /// Beside those that every answer has.
  var headers: [(name: String, value: String)] = []
  var body: [UInt8]

  /// Creates JSON.
  init(_ value: JSONValue, status: Int = 200) {
    (self.status, body) = (status, Array((value.pretty + "\n").utf8))
  }

  /// Creates bytes of a kind.
  init(_ bytes: [UInt8], type: String) { (self.type, body) = (type, bytes) }

  /// Creates text of a kind.
  init(_ text: String, type: String) {
    (self.type, body) = (type, Array(text.utf8))
  }
}

/// A request that cannot be served: status, what is wrong, what to do.
struct InspectionFault: Error {
  /// What ActivityKit says to it.
  struct Refusal: Sendable {
    /// nil: an error that is none of ActivityKit's own.
    var error: ActivityError?
    var findings: [Finding]
  }

  var status: Int
  var error: String
  var fix: String
  var refusal: Refusal?
  /// Headers of its answer.
  var headers: [(name: String, value: String)] = []

  init(_ status: Int, _ error: String, fix: String, refusal: Refusal? = nil) {
    (self.status, self.error, self.fix, self.refusal) = (status, error, fix, refusal)
  }

  var answer: InspectionAnswer {
    var answer = InspectionAnswer(Shapes.fault.json(self), status: status)
    answer.headers = headers
    return answer
  }
}
