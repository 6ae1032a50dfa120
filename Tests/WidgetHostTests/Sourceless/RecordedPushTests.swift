import Findings
import Goldens
import JSON
import Testing

@testable import WidgetHost

struct RecordedPushTests {
  private func fault(_ text: String) -> Finding? {
    do throws(Finding) {
      _ = try RecordedPush(text)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a payload says its state, attributes, type and app`() throws {
    let push = try RecordedPush(
      """
      {"Simulator Target Bundle": "com.example.shop", "aps": {"event": "start", "attributes-type": "OrderAttributes",
       "attributes": {"order": 7}, "content-state": {"step": "sent"}}}
      """)
    #expect((push.bundle, push.attributesType) == ("com.example.shop", "OrderAttributes"))
    #expect(push.attributes == ["order": 7])
    #expect(push.state == ["step": "sent"])
  }

  @Test func `a message of Firebase's and a bare state are read, too`() throws {
    let message = #"{"message": {"apns": {"payload": {"aps": {"content-state": {"a": 1}}}}}}"#
    #expect(try RecordedPush(message).state == ["a": 1])
    #expect(try RecordedPush(#"{"a": 1}"#).state == ["a": 1])
  }

  @Test(arguments: [
    #"curl -H 'apns-topic: com.example.shop.push-type.liveactivity' -d '{"aps":{"timestamp":'$(date +%s)',"content-state":{"a":1}}}' localhost:2197/3/device/$TOKEN"#,
    "curl https://x/3/device/1 \\\n  --header \"apns-topic: com.example.shop.push-type.liveactivity\" \\\n  --data-raw \"{\\\"aps\\\":{\\\"timestamp\\\":$NOW,\\\"content-state\\\":{\\\"a\\\":1}}}\"",
    #"curl -sd '{"aps":{"content-state":{"a":1}}}' -H"apns-topic: com.example.shop" -XPOST x"#,
    #"curl -so/dev/null -X POST --header="apns-topic: com.example.shop" -vd'{"aps":{"content-state":{"a":1}}}' x"#,
    #"TOKEN=abc curl --http2 --json='{"aps":{"content-state":{"a":1}}}' -H "apns-topic: com.example.shop" x"#,
  ])
  func `a curl line is read as a shell would`(_ line: String) throws {
    let push = try RecordedPush(line)
    #expect(push.bundle == "com.example.shop")
    #expect(push.state == ["a": 1])
  }

  @Test func `times near the push's become distances from now`() throws {
    let push = try RecordedPush(
      #"{"aps":{"timestamp":1790000000,"content-state":{"eta":811693400,"sent":1789999940,"ends":1790000600000,"price":12}}}"#
    )
    #expect(
      push.state
        == ["eta": "@date+600", "sent": "@now-60", "ends": "@millis+600", "price": 12])
  }

  @Test func `what is no push is told with what to do`() {
    for text in [
      "", "hello", "{", #"{"aps": 1}"#, #"{"aps": {"event": "end"}}"#, "curl https://x/3/device/1",
      "curl -d @goal.json https://x/3/device/1",
    ] {
      let finding = fault(text)
      #expect(finding?.id == "push-not-recorded", "\(text)")
      #expect(finding?.fix?.isEmpty == false)
    }
    #expect(fault("curl -d @goal.json x")?.sentence.contains("goal.json") == true)
  }

  @Test(arguments: [
    ("\n\r\n {\"a\": \"é😀\", k}", "line 3, column 15"), ("{\r\r  k}", "line 3, column 3"),
    ("curl x \\\n -d '{\"a\": k}'", "line 2, column 12"),
  ])
  func `what is no JSON is told with its place in the whole text`(text: String, words: String) {
    #expect(fault(text)?.location?.words == words)
    #expect(fault(text)?.sentence.contains("curl line: \(words): ") == true)
  }

  @Test func `what is no JSON once the shell has read it has no place in the text`() {
    let fault = fault(#"curl x -d "{\"a\": k}""#)
    #expect(fault?.id == "push-not-recorded" && fault?.location == nil)
  }

  @Test func `many pushes in one list are no push, which is told soon`() {
    let one = #"{"aps":{"event":"update","content-state":{"word":"it's","n":1}}},"#
    let list = "[" + String(repeating: one, count: 16_000) + "1]"
    var told: Finding?
    let time = ProcessorTime.of { told = fault(list) }
    #expect(time < 5)
    #expect(told?.sentence == "the payload is no object with aps")
  }

  @Test func `a long word of a curl line is read in one go`() throws {
    let long = String(repeating: "x", count: 200_000)
    let line = #"curl --json {\"aps\":{\"content-state\":{\"a\":\"\#(long)\"}}} x '' -H """#
    let start = ProcessorTime.ofThisThread
    let push = try RecordedPush(line)
    #expect(ProcessorTime.ofThisThread - start < 2)
    #expect(push.state == ["a": .string(long)])
  }
}
