import JSON
import Testing

@testable import Commands

@Suite("A payload that is checked")
@MainActor
struct PayloadCheckTests {
  /// Returns the exit code and the findings of a payload for the match.
  private func check(
    _ payload: String, _ options: String...
  ) throws -> (code: Int32, findings: [JSONValue]) {
    var output = ""
    let console = Console(
      write: { output += $0 }, complain: { _ in }, readInput: { _ in Array(payload.utf8) })
    let code = IsletCommand.run(
      ["check", "--json", "--app", "match", "-"] + options, console: console)
    let report = try JSONValue(parsing: output)["checked"]?.array?.first
    return (code, report?["findings"]?.array ?? [])
  }

  private func rules(_ findings: [JSONValue]) -> [String] {
    findings.compactMap { $0["id"]?.string }
  }

  private func update(bytes count: Int) -> String {
    let (head, tail) = (
      #"{"aps":{"timestamp":1790000000,"event":"update","content-state":{"matchState":{"live":{"score":{"home":1,"away":0},"minute":58}},"latestEvent":{"kind":"goal","text":""#,
      #"","minute":58}}}}"#
    )
    let text = String(repeating: "x", count: count - head.utf8.count - tail.utf8.count)
    return head + text + tail
  }

  @Test(arguments: [
    (3584, []), (3585, ["payload-near-limit"]), (4096, ["payload-near-limit"]),
    (4097, ["apns-payload-too-large"]),
  ])
  func `its size is told once`(count: Int, told: [String]) throws {
    let payload = update(bytes: count)
    #expect(payload.utf8.count == count)
    let sizes = rules(try check(payload).findings).filter {
      $0.contains("size") || $0.contains("payload-")
    }
    #expect(sizes == told)
  }

  @Test(arguments: [
    (4097, []), (4480, []), (4481, ["payload-near-limit"]), (5120, ["payload-near-limit"]),
    (5121, ["apns-payload-too-large"]),
  ])
  func `a broadcast may have 5120 bytes`(count: Int, told: [String]) throws {
    let findings = try check(update(bytes: count), "--channel").findings
    let sizes = rules(findings).filter { $0.contains("size") || $0.contains("payload-") }
    #expect(sizes == told)
  }

  @Test func `what only a broadcast may have is told with the option for one`() throws {
    func fix(_ count: Int) throws -> String? {
      try check(update(bytes: count)).findings.first?["fix"]?.string
    }
    #expect(try fix(4097)?.hasSuffix(" islet check --channel.") == true)
    #expect(try fix(5121)?.contains("--channel") == false)
  }

  @Test func `a broadcast is read by the app's type, and starts nothing`() throws {
    let wrong = update(bytes: 400).replacing(#""home":1"#, with: #""home":"1""#)
    let (code, findings) = try check(wrong, "--channel")
    #expect(code == 1 && rules(findings).first == "number-as-string", "\(findings)")
    let start = update(bytes: 400).replacing("update", with: "start")
    #expect(rules(try check(start, "--channel").findings).first == "broadcast-start")
  }

  @Test(arguments: [
    ("app.touchline.match", []), ("app.touchline.nobody", ["app-unknown"]),
    ("app.eggclock.timer", ["app-unknown"]),
  ])
  func `a file for another app than the one it is judged by is an error`(
    bundle: String, told: [String]
  ) throws {
    let file = update(bytes: 400).replacing(
      #"{"aps""#, with: "{\n\"Simulator Target Bundle\":\"\(bundle)\",\"aps\"")
    let (code, findings) = try check(file)
    #expect(rules(findings.filter { $0["severity"] == "error" }) == told)
    #expect((code == 0) == told.isEmpty)
    if !told.isEmpty { #expect(findings.first { $0["id"] == "app-unknown" }?["line"]?.int == 2) }
  }

  @Test func `what is too large is told with the member that has most of it`() throws {
    let findings = try check(update(bytes: 4097)).findings
    let sentence = findings.first?["sentence"]?.string ?? ""
    #expect(sentence.contains("aps.content-state.latestEvent.text has 3"))
    // A part that is told already is not told twice.
    let flat = #"{"aps":{"event":"update"},"note":"\#(String(repeating: "x", count: 4_100))"}"#
    let other = try check(flat).findings.compactMap { $0["sentence"]?.string }
    #expect(
      other.contains { $0.contains("note 4102") } && !other.contains { $0.contains("note has") })
  }

  @Test func `what nests too deep or is too large is not called malformed JSON`() throws {
    let deep = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    let nested = try check(#"{"aps":\#(deep)}"#).findings.first
    #expect(nested?["sentence"]?.string?.contains("nested more than") == true)
    #expect(nested?["fix"] == "Put fewer arrays and objects into one another.")
    let large = try check(#"{"a":"\#(String(repeating: "x", count: 20_000_000))"}"#).findings.first
    #expect(large?["fix"] == "Send at most 4096 bytes.")
  }

  @Test func `what is wrong behind a mistake at which the phone stops is told in the same run`()
    throws
  {
    let payload =
      #"{"aps":{"timestamp":"now","event":"Updat","content_state":{"matchState":{"live":{"score":{"home":"1","away":0},"minute":5}}}}}"#
    let (code, findings) = try check(payload)
    #expect(code == 1)
    let errors = rules(findings.filter { $0["severity"] == "error" })
    #expect(
      errors == [
        "event-unknown", "timestamp-not-number", "content-state-missing", "number-as-string",
      ])
    #expect(Set(errors).count == errors.count)
    // The misspelt key is told with what is missing for it, and what stands behind it where it stands.
    #expect(!rules(findings).contains("aps-key-misspelt"))
    let lines = try check(payload.replacing(#"{"matchState""#, with: "{\n\"matchState\"")).findings
    #expect(lines.first { $0["id"] == "number-as-string" }?["line"]?.int == 2)
    // A payload with one mistake has one error.
    let late = update(bytes: 400).replacing("1790000000", with: "1790000000000")
    #expect(
      rules(try check(late).findings.filter { $0["severity"] == "error" })
        == ["timestamp-milliseconds"])
    // What may have been a notification is not taken for an update.
    let alert = #"{"aps":{"event":"updte","alert":{"title":"Goal"}}}"#
    #expect(
      try check(alert).findings.filter { $0["severity"] == "error" }.first?["id"]
        == "event-unknown")
  }

  @Test(arguments: [
    (
      #""attributes-type":"MatchAttribute","attributes":{"kickOff":"x"}"#,
      ["attributes-type-unknown", "start-without-alert"]
    ),
    (
      #""attributes_type":"MatchAttributes","attributs":{"kickOff":"x"},"alert":{}"#,
      ["attributes-type-missing", "attributes-missing", "start-without-alert"]
    ),
    (
      #""attributes":{"kickOff":"x"},"alerts":{"title":"Kick-off","body":"Now"}"#,
      ["attributes-type-missing", "start-without-alert"]
    ),
  ])
  func `what is wrong with a start is told at once`(members: String, first: [String]) throws {
    let payload =
      #"{"aps":{"timestamp":1790000000,"event":"start","content-state":{"matchState":{"live":{"score":{"home":"1"}}}},"#
      + members + "}}"
    let (code, findings) = try check(payload)
    #expect(code == 1)
    let errors = rules(findings.filter { $0["severity"] == "error" })
    #expect(
      errors == first + ["key-missing", "date-as-text", "number-as-string", "key-missing"])
    #expect(!rules(findings).contains("aps-key-misspelt"))
  }

  @Test(arguments: [
    (#""content-state":{"matchState":{"live":{"score":{"home":"1"}}}}"#, false),
    (#""content-state":{"matchState":{"live":{"score":{"home":"1"}}}}"#, true),
    (#""relevance":1"#, false),
  ])
  func `what is wrong behind attributes that are missing is told at once`(
    state: String, isBeside: Bool
  ) throws {
    let aps =
      #"{"timestamp":1790000000,"event":"start","attributes-type":"MatchAttributes","input-push-token":1,"input-push-channel":"abc",\#(state)}"#
    let payload =
      isBeside ? #"{"attributes":{"kickOff":"x"},"aps":\#(aps)}"# : #"{"aps":\#(aps)}"#
    let (code, findings) = try check(payload)
    #expect(code == 1)
    let errors = rules(findings.filter { $0["severity"] == "error" })
    #expect(errors.first == "attributes-missing")
    let behind = Set(errors.dropFirst())
    #expect(behind.isSuperset(of: ["start-without-alert", "channel-unknown"]), "\(errors)")
    // What stands there for the attributes is not judged, and what was written is.
    let isAboutAttributes = findings.contains {
      $0["path"]?.string?.hasPrefix("aps.attributes.") == true
    }
    #expect(isAboutAttributes == isBeside, "\(findings)")
    let hasState = state.hasPrefix("\"content-state")
    #expect(behind.contains("number-as-string") == hasState)
    #expect(behind.contains("content-state-missing") == !hasState)
    let fix = findings.first { $0["id"] == "attributes-missing" }?["fix"]?.string ?? ""
    #expect(
      fix
        == (isBeside
          ? "Move it into aps."
          : "Send MatchAttributes as an object with its properties: competition, round, kickOff, home, away.")
    )
  }

  @Test(arguments: [
    (#""7KddubJ1o1dclg7dnBnhpQ==""#, "1", []),
    (#""7KddubJ1o1dclg7dnBnhpQ==""#, #""1""#, ["number-as-string"]),
    (#""scores""#, #""1""#, ["channel-unknown", "number-as-string"]),
    ("7", "1", ["channel-unknown"]), ("\"\"", "1", ["channel-unknown"]),
  ])
  func `a start on a channel is judged as if the app had it, and read to its end`(
    channel: String, score: String, told: [String]
  ) throws {
    let attributes =
      #"{"competition":"C","round":"1","kickOff":811692800,"home":{"name":"A","code":"A","crest":"a"},"away":{"name":"B","code":"B","crest":"b"}}"#
    let payload =
      #"{"aps":{"timestamp":1790000000,"event":"start","attributes-type":"MatchAttributes","attributes":\#(attributes),"#
      + #""content-state":{"matchState":{"live":{"score":{"home":\#(score),"away":0},"minute":5}}},"#
      + #""alert":{"title":"Kick-off","body":"Now"},"input-push-channel":\#(channel)}}"#
    let (code, findings) = try check(payload)
    #expect(rules(findings.filter { $0["severity"] == "error" }) == told)
    #expect((code == 0) == told.isEmpty)
  }

  @Test func `what stands beside aps is told of where it stands`() throws {
    let update = """
      {
      "content-state": {"matchState": {"live": {"score": {"home": "1", "away": 0}, "minute": 5}}},
      "aps": {"event": "update", "timestamp": 1790000000}
      }
      """
    let found = try check(update).findings
    #expect(found.first { $0["id"] == "content-state-missing" }?["line"]?.int == 3, "\(found)")
    #expect(found.first { $0["id"] == "number-as-string" }?["line"]?.int == 2, "\(found)")
    let start = """
      {"aps": {"timestamp": 1790000000, "event": "start", "alert": "x"},
      "attributes": {"x": 1},
      "content-state": {"home": "x"}}
      """
    let keys = try check(start).findings.filter { $0["id"] == "key-missing" }
    let lines = Set(keys.compactMap { $0["line"]?.int })
    #expect(lines == [2, 3], "\(keys)")
  }

  @Test func `an ordinary notification is no broadcast, which has no token`() throws {
    let alert = #"{"aps":{"alert":{"title":"Goal","body":"1-0"}}}"#
    let told = try check(alert, "--channel").findings.first { $0["id"] == "event-missing" }
    let sentence = told?["sentence"]?.string ?? ""
    #expect(sentence.contains("a channel") && !sentence.contains("token"), "\(sentence)")
  }

  @Test(arguments: [
    (#"{"aps":{"alert":{"title":"Goal","body":"1-0"}}}"#, "ordinary notification for match"),
    (#"{"aps":{"event":"update","alert":{"title":"Goal"}}}"#, "payload for match"),
  ])
  func `an ordinary notification is called one`(payload: String, about: String) throws {
    var output = ""
    let console = Console(
      write: { output += $0 }, complain: { _ in }, readInput: { _ in Array(payload.utf8) })
    _ = IsletCommand.run(["check", "--app", "match", "-"], console: console)
    #expect(output.hasPrefix("-: \(about), "), "\(output)")
  }

  @Test(arguments: [
    (#"{"aps":{"content-available":1}}"#, "background-push"),
    (#"{"aps":{"content-changed":true}}"#, "push-type-unseen"),
  ])
  func `a silent push and one to widgets are right as they are`(payload: String, rule: String)
    throws
  {
    let (code, findings) = try check(payload)
    #expect(code == 0)
    #expect(rules(findings) == [rule])
    #expect(findings.first?["severity"] == "info")
  }

  @Test(arguments: [
    ("{\"aps\":\n {\"event\":\"update\",}}", 2, "the body is not JSON: "),
    ("", 1, "the body is empty"),
    ("{\"a\":1,\n\"apns\":{}}", 2, "the payload has no aps; it has \"apns\""),
    ("{\n\"aps\":1}", 2, "aps is a number, not an object"),
  ])
  func `a file that is no payload is one rule, in the words of the phone, at its place`(
    payload: String, line: Int, sentence: String
  ) throws {
    let (code, findings) = try check(payload)
    #expect(code == 1)
    #expect(rules(findings) == ["check-json"])
    #expect(findings.first?["sentence"]?.string?.hasPrefix(sentence) == true)
    #expect(findings.first?["line"]?.int == line, "\(findings)")
  }

  @Test(arguments: [
    (#"{"aps":{"badge":1}}"#, "nothing-to-show"), (#"{"aps":{}}"#, "event-missing"),
    (#"{"aps":{"aps":{"event":"end"}}}"#, "event-missing"),
  ])
  func `what shows nothing is an error, as a notification or as a Live Activity's`(
    payload: String, rule: String
  ) throws {
    let (code, findings) = try check(payload)
    #expect(code == 1)
    #expect(rules(findings).first == rule)
    #expect(findings.first?["severity"] == "error")
  }
}
