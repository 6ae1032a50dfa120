import Findings
import JSON
import Testing

@testable import LiveActivities

/// JSON lets a letter be written as an escape: a key is what it says, however it is written.
@Suite struct EscapedKeyTests {
  /// Writes the first letter of each key and of the event as an escape.
  private func escaping(_ payload: String) -> String {
    let words = Envelope.liveActivityKeys.map(\.description) + ["aps", "sound", "headers"]
    return (words + ["update", "start", "end"]).reduce(payload) { text, word in
      let letter = word.unicodeScalars.first?.value ?? 0
      return text.replacing(
        "\"\(word)\"", with: "\"\\u00\(String(letter, radix: 16))\(word.dropFirst())\"")
    }
  }

  private let update =
    #"{"aps":{"timestamp":1800000001,"event":"update","content-state":\#(Stage.state(1).string),"stale-date":1800000600,"relevance-score":7,"alert":{"title":"Goal","body":"1–0"}}}"#

  @Test func `an update with escaped keys is the same update`() throws {
    let plain = Envelope(Array(update.utf8))
    let escaped = Envelope(Array(escaping(update).utf8))
    #expect(escaped.kind == .update && escaped.form == .payload && !escaped.hasOddKeys)
    #expect(plain.kind == .update && escaping(update).contains(#""\u0061ps""#))
    var stage = Stage()
    stage.request()
    stage.wait(1)
    let record = stage.push(body: escaping(update))
    #expect(record.verdict.outcome == .shown && record.verdict.findings.isEmpty)
    let activity = try #require(stage.activity)
    #expect(activity.state == Stage.state(1) && activity.relevanceScore == 7)
    #expect(activity.staleDate == 1_800_000_600)
  }

  @Test(arguments: ["start", "end", "update"])
  func `an event is what it says`(event: String) {
    let plain = Envelope(Array(#"{"aps":{"event":"\#(event)"}}"#.utf8))
    let escaped = Envelope(Array(escaping(#"{"aps":{"event":"\#(event)"}}"#).utf8))
    #expect(escaped.kind == plain.kind && escaped.kind != .other)
    #expect(escaped.isStart == (event == "start"))
    for other in [#""\u0075pdates""#, #""\\u0075pdate""#, "5", #"{"a":"update"}"#] {
      #expect(Envelope(Array(#"{"aps":{"event":\#(other)}}"#.utf8)).kind == .other, "\(other)")
    }
  }

  @Test func `every member of a start is found`() {
    let start =
      #"{"aps":{"timestamp":1,"event":"start","content-state":{},"attributes-type":"A","attributes":{},"input-push-token":1,"input-push-channel":"c","dismissal-date":1,"sound":"x","alert":{}}}"#
    let envelope = Envelope(Array(escaping(start).utf8))
    let spans = [
      envelope.timestamp, envelope.event, envelope.contentState, envelope.attributesType,
      envelope.attributes, envelope.inputPushToken, envelope.inputPushChannel,
      envelope.dismissalDate, envelope.sound, envelope.alert,
    ]
    #expect(spans.allSatisfy(\.isPresent) && envelope.isStart && !envelope.hasOddKeys)
  }

  @Test func `a key that is there plain and escaped is there twice`() {
    var stage = Stage()
    stage.request()
    stage.wait(1)
    let twice =
      #"{"aps":{"timestamp":1800000001,"event":"update","\u0065vent":"end","content-state":\#(Stage.state(1).string)},"\u0061ps":{}}"#
    let verdict = stage.push(body: twice).verdict
    #expect(stage.activity?.phase == .active)
    #expect(verdict.findings.map(\.id) == ["key-repeated", "key-repeated"])
    #expect(verdict.findings.map(\.path) == ["aps", "aps.event"])
  }

  @Test func `what stands beside aps is told, however it is written`() {
    var stage = Stage()
    stage.request()
    let keys = [(#"\u0065vent"#, "key-outside-aps"), (#"apns-t\u006fpic"#, "header-in-payload")]
    for (goals, (key, rule)) in keys.enumerated() {
      stage.wait(1)
      let aps =
        #"{"timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(Stage.state(goals + 1).string)}"#
      let body = #"{"\#(key)":"x","aps":\#(aps)}"#
      #expect(stage.push(body: body).verdict.findings.map(\.id.rawValue) == [rule])
    }
  }

  @Test func `a payload inside of a text is found with escapes, too`() {
    var stage = Stage()
    stage.request()
    stage.wait(1)
    let inner = JSONValue.string(escaping(update)).compact
    let finding = stage.push(body: #"{"id":5,"payload":\#(inner)}"#).verdict.findings.first
    #expect(finding?.id == "aps-missing" && finding?.path == "payload")
  }

  @Test func `the largest member is named by what its key says`() {
    let long = String(repeating: "x", count: 100)
    let body = Array(#"{"\u0061ps":{"\u0061lert":"\#(long)"}}"#.utf8)
    #expect(LargestMember(of: body, count: body.count)?.path == "aps.alert")
  }
}
