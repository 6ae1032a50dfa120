import JSON
import Testing

@testable import LiveActivities

@Suite("What a push changed")
struct StateChangeTests {
  @Test(
    arguments: [
      (#"{"a":1,"b":{"c":[1,2]}}"#, #"{"a":2,"b":{"c":[1,3]}}"#, ["a 1 → 2", "b.c[1] 2 → 3"]),
      (#"{"a":1}"#, #"{"b":"x"}"#, ["b new: x", "a gone"]),
      (#"{"a":1}"#, #"{"a":1.0}"#, []), (#"{"a":[1]}"#, #"{"a":[1,2]}"#, ["a [1] → [1,2]"]),
      ("1", "2", ["the state 1 → 2"]),
    ] as [(String, String, [String])])
  func `is told by place, before and after`(before: String, after: String, words: [String]) throws {
    let found = StateChange.changes(
      from: try JSONValue(parsing: before), to: try JSONValue(parsing: after))
    #expect(found.map(\.words) == words)
  }

  @Test func `the headline of a push names them`() {
    var stage = Stage()
    stage.request()
    stage.wait(1)
    #expect(stage.update(2).headline == "shown: homeScore 0 → 2")
    #expect(stage.push("").headline.hasPrefix("ignored: "))
  }
}
