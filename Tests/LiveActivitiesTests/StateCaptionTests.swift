import JSON
import Testing

@testable import LiveActivities

@Suite("A change as a film tells it")
struct StateCaptionTests {
  /// 2026-11-21, 8:01 UTC.
  private let moment = 1_795_248_060.0

  private func caption(_ path: String, _ before: JSONValue?, _ after: JSONValue?) -> String {
    StateChange(path: path, before: before, after: after).caption(near: moment) {
      "<\(Int($0 - moment))>"
    }
  }

  @Test func `keys are words, the last one of a path alone`() {
    #expect(caption("homeScore", 0, 1) == "home score 0 → 1")
    #expect(caption("match.live.away_score", 0, 1) == "away score 0 → 1")
    #expect(caption("players[2]", "Ada", "Bo") == "players 2 Ada → Bo")
    #expect(caption("carURL", nil, "a") == "car URL new: a")
    #expect(caption("", 1, 2) == "the state 1 → 2")
  }

  @Test func `seconds since 2001 and UNIX seconds near the push are moments`() {
    let since2001 = moment - TimeUnit.referenceDate
    #expect(
      caption("endDate", .double(since2001), .double(since2001 + 600)) == "end date <0> → <600>")
    #expect(caption("end", nil, .double(moment - 60)) == "end new: <-60>")
  }

  @Test func `an object is its members in words, as far as there is room`() {
    let riding: JSONValue = ["arrivalDate": .double(moment + 60), "seats": 2]
    #expect(caption("stage.riding", nil, riding) == "riding new: arrival date <60>, seats…")
    #expect(caption("fare", nil, ["sum": "18"]) == "fare new: sum 18")
    let text: JSONValue = "Tomasz Bielak is sent off after a foul"
    #expect(caption("text", nil, text) == "text new: Tomasz Bielak is sent…")
  }

  @Test func `other numbers and texts stay as they are`() {
    #expect(caption("steps", 10_000, 12_000) == "steps 10000 → 12000")
    #expect(caption("id", .double(moment + 31 * 86_400), nil) == "id gone")
    #expect(caption("number", 700_000_000, 2) == "number 700000000 → 2")
  }
}
