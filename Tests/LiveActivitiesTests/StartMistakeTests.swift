import JSON
import Testing

@testable import LiveActivities

@Suite("Mistakes in a push that starts an activity")
struct StartMistakeTests {
  @Test(arguments: ["5", "true", "[]", "{}", #"{"sound":"default"}"#])
  func `an alert that is none starts nothing`(_ alert: String) {
    var stage = Stage()
    let record = stage.push(
      #""alert":\#(alert),"timestamp":\#(Int(stage.time)),"event":"start","attributes-type":"MatchAttributes","attributes":\#(Stage.attributes.string),"content-state":\#(Stage.state(1).string)"#,
      to: .token(
        stage.phone.token(.pushToStart(bundle: Stage.bundle, attributesType: Stage.type)) ?? ""))
    #expect(record.verdict.outcome == .ignored)
    #expect(record.verdict.findings.contains { $0.id == "start-without-alert" })
    // One cause is told once.
    #expect(!record.verdict.findings.contains { $0.id == "alert-empty" })
    #expect(stage.phone.activities.isEmpty)
  }

  @Test(arguments: [
    (#""alert":null"#, "start-without-alert", "alert"),
    (
      #""alert":{"title":"t","body":"b"},"attributes":\#(Stage.state(1).string)"#, "key-missing",
      "content-state"
    ),
    (#""alert":{"title":"t","body":"b"},"attributes":null"#, "value-null", "null"),
    (
      #""alert":{"title":"t","body":"b"},"attributes-type":"Match""#, "attributes-type-unknown",
      "MatchAttributes"
    ),
  ])
  func `a start with a slip does not start, and says nothing about tokens that never come`(
    more: String, rule: String, words: String
  ) {
    var stage = Stage(allowed: false)
    // The first of two equal keys wins.
    let record = stage.push(
      #"\#(more),"timestamp":\#(Int(stage.time)),"event":"start","attributes-type":"MatchAttributes","attributes":\#(Stage.attributes.string),"content-state":\#(Stage.state(1).string),"input-push-token":1"#,
      to: .token(
        stage.phone.token(.pushToStart(bundle: Stage.bundle, attributesType: Stage.type)) ?? ""))
    #expect(record.verdict.outcome == .ignored)
    let rules = record.verdict.findings.map(\.id.rawValue)
      .filter { $0 != "key-repeated" && $0 != "push-type-missing" }
    #expect(rules == [rule])
    #expect(record.verdict.summary.contains(words), "\(record.verdict.summary)")
    if rule == "key-missing" {
      let fix = record.verdict.findings.first { $0.id == "key-missing" }?.fix
      #expect(fix == "Send the static properties of MatchAttributes as attributes.")
    }
    #expect(stage.phone.activities.isEmpty)
  }

  @Test(arguments: [
    (
      #""alert":{"title":"","body":""},"input-push-token":1"#, "one report says that nothing starts"
    ),
    (
      #""alert":{"title":"t","body":"b"},"input-push-token":1,"dismissal-date":1800000100"#,
      "dismissal-date has a meaning only when an activity ends"
    ),
    (
      #""alert":{"title":"t","body":"b"},"input-push-token":0"#,
      "input-push-token is a number (0); it is the number 1"
    ),
  ])
  func `a start with a remark says what is wrong`(more: String, words: String) {
    var stage = Stage()
    let record = stage.push(
      #"\#(more),"timestamp":\#(Int(stage.time)),"event":"start","attributes-type":"MatchAttributes","attributes":\#(Stage.attributes.string),"content-state":\#(Stage.state(1).string)"#,
      to: .token(
        stage.phone.token(.pushToStart(bundle: Stage.bundle, attributesType: Stage.type)) ?? ""))
    #expect(record.verdict.findings.contains { $0.sentence.contains(words) }, "\(record.findings)")
  }

  @Test func `null in a start is told with its places, for one report says that nothing starts`() {
    var stage = Stage()
    let state = Stage.state(1).string.dropLast() + #","note":null,"players":[1,null]}"#
    let record = stage.push(
      #""alert":{"title":"t","body":"b"},"timestamp":\#(Int(stage.time)),"event":"start","attributes-type":"MatchAttributes","attributes":\#(Stage.attributes.string),"content-state":\#(state),"input-push-token":1"#,
      to: .token(
        stage.phone.token(.pushToStart(bundle: Stage.bundle, attributesType: Stage.type)) ?? ""))
    #expect(record.verdict.outcome == .shown)
    let finding = record.verdict.findings.first { $0.id == "null-at-start" }
    #expect(finding?.path == "aps.content-state.note")
    #expect(finding?.sentence.hasSuffix("likewise aps.content-state.players[1]") == true)
    #expect(finding?.fix == "Leave the key out.")
  }

  @Test func `a start without an event is told to send start`() {
    var stage = Stage()
    let token = stage.phone.token(.pushToStart(bundle: Stage.bundle, attributesType: Stage.type))
    let record = stage.push(#""timestamp":\#(Int(stage.time))"#, to: .token(token ?? ""))
    #expect(record.verdict.findings.first?.fix == #"Add "event": "start"."#)
  }
}
