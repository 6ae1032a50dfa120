import Goldens
import Testing

@testable import Commands

@Suite struct PayloadPlaceTests {
  private func place(_ path: String, _ text: String) -> String? {
    let place = PayloadPlace.find(path, in: Array(text.utf8), file: "push.json")
    return place.map { "\($0.line):\($0.column ?? 0)" }
  }

  private let payload = """
    {"aps": {
      "event": "update", "alert": {"title": "stage", "body": "]}, \\"stage\\": é"},
      "content-state": {
        "kind": "stage", "before": {"stage": 1}, "stage" : 2,
        "history": [1, "a,]",
          {"kw": 3}], "é": {"deep": [[1, 2], [3, 4]]}
      }
    }}
    """

  @Test(arguments: [
    ("aps", "1:2"), ("aps.event", "2:3"), ("aps.alert.body", "2:50"),
    ("aps.content-state", "3:3"), ("aps.content-state.stage", "4:46"),
    ("aps.content-state.before.stage", "4:33"), ("aps.content-state.history", "5:5"),
    ("aps.content-state.history[0]", "5:17"), ("aps.content-state.history[1]", "5:20"),
    ("aps.content-state.history[2].kw", "6:8"), ("aps.content-state.é.deep[1][0]", "6:43"),
  ])
  func `a path is found by its keys and elements, not by what reads the same`(
    path: String, wanted: String
  ) {
    #expect(place(path, payload) == wanted)
  }

  @Test func `an empty key is found as findings write it`() {
    #expect(place(#"a."".b"#, #"{"a": {"": {"b": 1}}}"#) == "1:13")
    #expect(place(#"a."""#, #"{"a": {"": 1}}"#) == "1:8")
  }

  @Test(arguments: [
    ("aps.größe", "1:10"), ("aps.größe.a/b", "1:30"), ("aps.größe.😀", "1:41"),
    ("aps.größe.😀[0]", "1:58"), ("aps.größ_e.a/b", "1:30"), ("aps.\\", "1:63"),
  ])
  func `a key is found however its letters are written`(
    path: String, wanted: String
  ) {
    let text =
      #"{"aps": {"gr\u00f6\u00dfe": {"a\/b": 1, "\ud83d\ude00": [2]}, "\\": 1, "#
      + #""\ud83d": 2}}"#
    #expect(place(path, text) == wanted)
  }

  @Test func `what is missing is looked for where it would stand`() {
    #expect(place("aps.content-state.pricePaid", payload) == "3:3")
    #expect(place("aps.content-state.history[7]", payload) == "5:5")
    #expect(place("aps.event.deeper", payload) == "2:3")
    #expect(place("apns-topic", payload) == nil)
    #expect(PayloadPlace.find(nil, in: [], file: "") == nil)
  }

  @Test func `what stands behind a misspelt key is found there`() {
    let text = "{\"aps\": {\n\"content_state\": {\n\"item_count\": \"3\"}}}"
    #expect(place("aps.content-state.item_count", text) == "3:1")
    #expect(place("aps.content-state.missing", text) == "2:1")
    // The key itself may be another one's neighbour.
    #expect(place("aps.content_stat", text) == "1:2")
  }

  @Test(arguments: [
    ("{\"a\": \"😀\", \"k\": 1}", "1:13"), ("{\"a\": \"e\u{301}\", \"k\": 1}", "1:13"),
    ("{\"a\": \"\u{2028}\u{85}\u{B}\u{C}\",\r\n\"k\": 1}", "2:1"),
    ("{\r \"k\": 1}", "2:2"), ("{\"a\": \"\u{2028}\", \"k\": 1}", "1:12"),
    ("{\n\n\t\"k\": 1}", "3:2"),
  ])
  func `lines and columns are those of SARIF, whatever letters stand before`(
    text: String, wanted: String
  ) {
    #expect(place("k", text) == wanted)
  }

  @Test @MainActor func `a report on what is no JSON tells such a column`() throws {
    let folder = try TestFolder.path("columns", with: ["bad.json": "{\"a\": \"😀é\", k}"])
    let result = HelpTests.run(["check", "\(folder)/bad.json", "--report", "gcc"])
    #expect(result.out.contains("columns/bad.json:1:14: error: "), "\(result.out)")
  }

  @Test func `a payload may stand in a message or a command`() {
    #expect(place("aps.event", #"{"message":{"apns":{"payload":{"aps":{"event":1}}}}}"#) == "1:39")
    #expect(place("aps.event", #"curl -d '{"aps": {"event": 1}}' "$URL""#) == "1:19")
  }

  @Test(arguments: ["", "\"", "{\"aps\"", "{\"aps\":", "{\"aps\":{\"a\":[", "{\"aps\":{\"a\\"])
  func `a text that ends early is no trouble`(text: String) {
    _ = place("aps.a[3].b", text)
  }
}
