import Glibc
import JSON
import Testing

@testable import Simulator

@MainActor
@Suite("No value of a call ends the simulator, whatever its route")
struct ExtremeCallTests {
  private static let texts = [
    "", "-1", "0", "-0.0", "\(Int.min)", "\(Int.max)", "\(UInt64.max)", "1e19", "1e308", "-1e308",
    "1e999", "nan", "inf", "-inf", String(repeating: "9", count: 300), "\u{0}", "..", "null",
  ]

  private static let values: [JSONValue] = [
    .int(.min), .int(-1), .int(0), .int(.max), .double(-0.0), .double(1e15), .double(1e19),
    .double(1e308), .double(-1e308), .double(.leastNonzeroMagnitude), .string(""), .string("\u{0}"),
    .string(String(repeating: "9", count: 300)), .null, true, .array([]), [:],
  ]

  /// Returns a route's path with an activity's and an app's own names, and one parameter replaced.
  private func path(_ route: Route, _ activity: String, _ name: String? = nil, _ text: String = "")
    -> String
  {
    let own = ["id": activity, "app": TestPhone.bundle, "number": "1", "intent": "None"]
    return route.pathNames.reduce(route.path) { path, part in
      let value = part == name ? text : own[part] ?? part
      return path.split(separator: "{\(part)}", omittingEmptySubsequences: false)
        .joined(separator: value)
    }
  }

  /// Returns what is wrong with an answer: one that has not come yet is none.
  private func fault(_ answer: TestAnswer) -> String? {
    guard let status = answer.status else { return nil }
    if status >= 500, status != 503 { return "\(status)" }
    if status >= 400, answer.json["error"]?.string?.isEmpty != false { return "no sentence" }
    return nil
  }

  @Test func `a route answers every extreme`() throws {
    for route in Inspection.routes { try ask(route) }
  }

  private func ask(_ route: Route) throws {
    var stage = try Stage()
    for name in route.pathNames {
      for text in Self.texts where !text.isEmpty {
        try stage.begin()
        let path = path(route, stage.activity, name, text)
        #expect(fault(stage.phone.ask(route.method.rawValue, path, [:])) == nil, "\(path)")
      }
    }
    for parameter in route.query {
      for text in Self.texts {
        try stage.begin()
        let path = path(route, stage.activity) + "?\(parameter.name)=\(text)"
        #expect(fault(stage.phone.ask(route.method.rawValue, path, [:])) == nil, "\(path)")
      }
    }
    for member in route.body?.members ?? [] {
      for value in Self.values {
        try stage.begin()
        let path = path(route, stage.activity)
        let body = JSONValue.object(JSONObject([(member.name, value)]))
        #expect(fault(stage.phone.ask(route.method.rawValue, path, body)) == nil, "\(path) \(body)")
      }
    }
  }

  /// A phone with an activity that runs: another one when a call has ended it.
  @MainActor private struct Stage {
    var phone: TestPhone
    var activity: String

    init() throws {
      phone = try TestPhone()
      activity = try phone.start().id
    }

    mutating func begin() throws {
      let isThere = phone.simulator.phone.activity(activity)?.isRunning == true
      if !isThere { self = try Stage() }
    }
  }
}
