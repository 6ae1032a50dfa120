import JSON
import Testing

@testable import Simulator

/// What tools that make payloads ask for: how an app's types read them.
@MainActor
@Suite struct AppSchemaTests {
  @Test func `an app's schema has the keys of its state and the cases of its enums`() throws {
    let phone = try TestPhone(demoApps: ["match"])
    let answer = phone.ask("GET", "/islet/apps/match/schema")
    #expect(answer.status == 200)
    #expect(answer.json["title"] == "MatchAttributes")
    let state = answer.json["properties"]?["content-state"]?["properties"]?["matchState"]
    let cases = state?["oneOf"]?.array?.compactMap { $0["properties"]?.object?.keys.first }
    #expect(cases?.contains("live") == true)
    #expect(phone.ask("GET", "/islet/apps/app.touchline.match/schema").json == answer.json)
    let named = phone.ask("GET", "/islet/apps/match/schema?attributesType=MatchAttributes")
    #expect(named.json == answer.json)
  }

  @Test func `a type that the app has not, and an app without a widget, are told`() throws {
    let phone = try TestPhone(demoApps: ["match"])
    let type = phone.ask("GET", "/islet/apps/match/schema?attributesType=None")
    #expect(type.status == 404)
    #expect(type.json["fix"] == "one of: MatchAttributes")
    let app = phone.ask("GET", "/islet/apps/score/schema")
    #expect(app.status == 409)
    #expect(app.json["error"] == "Score has no widget here")
  }
}
