import Findings
import JSON
import Numbers
import Testing

@testable import LiveActivities

/// What backend developers get wrong, and what they must read then: rule, words, remedy.
@Suite("Mistakes of a sender")
struct MistakeTests {
  /// One mistake: members of `aps` in place of the right ones, or a whole body.
  struct Mistake: CustomTestStringConvertible, Sendable {
    var about: String
    var body: String
    var rule: String
    var sentence: String
    var fix: String
    /// How many findings there are: one cause is told once.
    var count = 1
    var testDescription: String { about }
  }

  static let state = Stage.state(1).string
  static let time = Int(Stage.start) + 1

  static func aps(
    _ more: String = "", timestamp: String = "\(time)", event: String = #""update""#,
    state: String = state
  ) -> String {
    #"{"aps":{"timestamp":\#(timestamp),"event":\#(event),"content-state":\#(state)\#(more)}}"#
  }

  /// A text in lines of 76 characters.
  static func lines(of text: String, _ end: String) -> String {
    stride(from: 0, to: text.count, by: 76).map { String(text.dropFirst($0).prefix(76)) }
      .joined(separator: end)
  }

  static let bodies: [Mistake] = [
    Mistake(
      about: "a comma too many", body: #"{"aps":{"event":"update",}}"#, rule: "payload-not-json",
      sentence: "column 26: a comma stands before the closing brace", fix: "RFC 8259"),
    Mistake(
      about: "a byte order mark", body: "\u{FEFF}" + aps(), rule: "payload-not-json",
      sentence: "it begins with a byte order mark", fix: "without a byte order mark"),
    Mistake(
      about: "base64", body: Base64.text(Array(aps().utf8)), rule: "payload-not-json",
      sentence: "it is base64 of JSON", fix: "Send the JSON itself."),
    Mistake(
      about: "base64 in lines", body: lines(of: Base64.text(Array(aps().utf8)), "\r\n"),
      rule: "payload-not-json", sentence: "it is base64 of JSON", fix: "Send the JSON itself."),
    Mistake(
      about: "long base64",
      body: Base64.text(
        Array(aps(#","note":"\#(String(repeating: "x", count: 3200))""#).utf8)),
      rule: "payload-not-json", sentence: "it is base64 of JSON", fix: "Send the JSON itself."),
    Mistake(
      about: "a form", body: "payload=%7B%22aps%22%3A%7B%7D%7D", rule: "payload-not-json",
      sentence: "it looks like a form", fix: "--data-binary"),
    Mistake(
      about: "a form in parts",
      body:
        "--------------------------d74496d66958873e\r\nContent-Disposition: form-data; name=\"payload\"\r\n\r\n{}\r\n",
      rule: "payload-not-json", sentence: "it is a form in parts (multipart/form-data)",
      fix: "--data in place of -F"),
    Mistake(
      about: "a file's name", body: "@payload.json", rule: "payload-not-json",
      sentence: "it is a file's name", fix: "--data-binary @FILE"),
    Mistake(
      about: "a file's name without the sign before it", body: "~/goal.json\n",
      rule: "payload-not-json", sentence: "it is a file's name", fix: "--data-binary @FILE"),
    Mistake(
      about: "JavaScript's object", body: "[object Object]", rule: "payload-not-json",
      sentence: "what JavaScript writes for an object", fix: "JSON.stringify"),
    Mistake(
      about: "a shell's placeholder", body: aps(timestamp: "$(date +%s)"), rule: "payload-not-json",
      sentence: "a placeholder was not filled in", fix: "single quotes"),
    Mistake(
      about: "a template's placeholder", body: aps(timestamp: "{{now}}"), rule: "payload-not-json",
      sentence: "a placeholder was not filled in", fix: "template"),
    Mistake(
      about: "another template's placeholder", body: aps(timestamp: "<%= now %>"),
      rule: "payload-not-json", sentence: "a placeholder was not filled in", fix: "template"),
    Mistake(
      about: "a page's word for the timestamp", body: aps(timestamp: "<current timestamp>"),
      rule: "payload-not-json", sentence: "a placeholder was not filled in",
      fix:
        "Send the time of sending in place of <current timestamp>: UNIX seconds, without quotes, as date +%s"
    ),
    Mistake(
      about: "a page's word for another date", body: aps(#","stale-date": <in an hour>"#),
      rule: "payload-not-json", sentence: "a placeholder was not filled in",
      fix: "Send a moment in place of <in an hour>: UNIX seconds"),
    Mistake(
      about: "a page's word for the state", body: aps(state: "<your state>"),
      rule: "payload-not-json", sentence: "a placeholder was not filled in",
      fix: "Send the value in place of <your state>, angle brackets included"),
    Mistake(
      about: "a template's placeholder in quotes", body: aps(timestamp: #""{{now}}""#),
      rule: "timestamp-not-number", sentence: "a placeholder that was not filled in",
      fix: "Fill in the template before you send it. Send the number, without quotes: "),
    Mistake(
      about: "the sign of a placeholder before the moment that was filled in",
      body: aps(timestamp: "$1795235760"), rule: "payload-not-json",
      sentence: "$ stands before a number that was filled in", fix: "Leave it out: 1795235760."),
    Mistake(
      about: "half a body", body: String(aps().dropLast(3)), rule: "payload-not-json",
      sentence: "it ends before it is complete", fix: "content-length counts bytes"),
    Mistake(
      about: "a line break in a text", body: aps(state: "{\"note\":\"one\ntwo\"}"),
      rule: "payload-not-json", sentence: "a string does not end before its line does",
      fix: "RFC 8259"),
    Mistake(
      about: "Python's None", body: aps(state: "None"), rule: "payload-not-json",
      sentence: "None is not JSON", fix: "JSON encoder"),
    Mistake(
      about: "NaN", body: aps(state: #"{"homeScore":NaN}"#), rule: "payload-not-json",
      sentence: "NaN is not JSON", fix: "finite"),
    Mistake(
      about: "single quotes", body: "{'aps':{}}", rule: "payload-not-json",
      sentence: "line 1, column 2: it is quoted with single quotes, which JSON does not have",
      fix: "double quotes"),
    Mistake(
      about: "a comment", body: #"{"aps":{/* goal */"event":"update"}}"#, rule: "payload-not-json",
      sentence: "a comment stands here", fix: "Leave the comment out"),
    Mistake(
      about: "two payloads", body: aps() + aps(), rule: "payload-not-json",
      sentence: "a second payload follows the first", fix: "one push with each request"),
    Mistake(
      about: "a batch", body: "[\(aps())]", rule: "payload-not-object",
      sentence: "the body is an array", fix: "one push with each request"),
    Mistake(
      about: "encoded twice", body: JSONValue.string(aps()).compact, rule: "payload-not-object",
      sentence: "a string that holds JSON", fix: "the object itself"),
    Mistake(
      about: "no aps", body: #"{"timestamp":1,"event":"update"}"#, rule: "aps-missing",
      sentence: "the keys of a Live Activity are outside of it", fix: "object named aps"),
    Mistake(
      about: "aps in another member", body: #"{"id":5,"data":\#(aps())}"#, rule: "aps-missing",
      sentence: #"the payload has no aps: it stands in "data""#, fix: "what \"data\" holds"),
    Mistake(
      about: "an emoji cut in half", body: aps(#","alert":{"title":"Goal \ud83d","body":"x"}"#),
      rule: "payload-not-json", sentence: "half of a surrogate pair stands alone",
      fix: "between characters"),
    Mistake(
      about: "a message for Firebase",
      body: #"{"message":{"token":"x","apns":{"payload":\#(aps())}}}"#,
      rule: "fcm-envelope", sentence: "this is Firebase's form (message.apns)",
      fix: "messages:send"),
    Mistake(
      about: "Firebase's part for APNs", body: #"{"apns":{"payload":\#(aps())}}"#,
      rule: "fcm-envelope", sentence: "stands in apns.payload", fix: "headers of the request"),
    Mistake(
      about: "aps as a string", body: #"{"aps":\#(JSONValue.string(aps()).compact)}"#,
      rule: "aps-not-object", sentence: "encoded twice", fix: "without quotes"),
    Mistake(
      about: "all but the alert beside aps",
      body:
        #"{"aps":{"alert":{"title":"a","body":"b"}},"timestamp":\#(time),"event":"update","content-state":\#(state)}"#,
      rule: "event-missing", sentence: "timestamp, event, content-state stand beside aps",
      fix: "Move them into aps."),
    Mistake(
      about: "aps in capitals", body: #"{"APS":{}}"#, rule: "aps-missing",
      sentence: #"it has "APS""#,
      fix: "Rename it to aps."),
    Mistake(
      about: "aps inside of aps", body: #"{"aps":\#(aps())}"#, rule: "event-missing",
      sentence: "one level too deep", fix: "wraps it once more"),
  ]

  static let members: [Mistake] = [
    Mistake(
      about: "a capital key",
      body: #"{"aps":{"timestamp":\#(time),"Event":"update","content-state":{}}}"#,
      rule: "event-missing", sentence: #"aps has no event; it has "Event""#,
      fix: "Rename it to event."),
    Mistake(
      about: "content_state",
      body: #"{"aps":{"timestamp":\#(time),"event":"update","content_state":\#(state)}}"#,
      rule: "content-state-missing", sentence: #"it has "content_state""#,
      fix: "Rename it to content-state."),
    Mistake(
      about: "a key twice", body: aps(#","timestamp":1"#), rule: "key-repeated",
      sentence: #""timestamp" appears twice"#, fix: "each key once"),
    Mistake(
      about: "a scenario's moment", body: aps(timestamp: #""@now""#), rule: "timestamp-not-number",
      sentence: "as scenarios write moments", fix: "islet play"),
    Mistake(
      about: "a timestamp ahead", body: aps(timestamp: "\(time + 300)"), rule: "timestamp-ahead",
      sentence: "5 min ahead of the phone's clock", fix: "set by the network"),
    Mistake(
      about: "time for timestamp",
      body: #"{"aps":{"timeStamp":\#(time),"event":"update","content-state":\#(state)}}"#,
      rule: "timestamp-missing", sentence: #"it has "timeStamp""#, fix: "Rename it to timestamp."),
    Mistake(
      about: "the state in aps itself",
      body: #"{"aps":{"timestamp":\#(time),"event":"update","homeScore":1,"awayScore":0}}"#,
      rule: "content-state-missing", sentence: #"in aps itself stand "homeScore", "awayScore""#,
      fix: "Put them into content-state."),
    Mistake(
      about: "the state as attributes",
      body: #"{"aps":{"timestamp":\#(time),"event":"update","attributes":\#(state)}}"#,
      rule: "content-state-missing", sentence: "attributes, which never change after the start",
      fix: "leave attributes out"),
    Mistake(
      about: "an ordinary notification", body: #"{"aps":{"alert":{"title":"Goal","body":"1-0"}}}"#,
      rule: "event-missing", sentence: "this is an ordinary notification", fix: "device token"),
    Mistake(
      about: "a timestamp in quotes", body: aps(timestamp: #""\#(time)""#),
      rule: "timestamp-not-number", sentence: #"a string ("\#(time)")"#,
      fix: "Send \(time) without quotes."),
    Mistake(
      about: "an ISO timestamp", body: aps(timestamp: #""2027-01-15T09:30:00.25+01:30""#),
      rule: "timestamp-not-number", sentence: "a string", fix: "Send 1800000000."),
    Mistake(
      about: "a timestamp in milliseconds and quotes", body: aps(timestamp: #""\#(time)123""#),
      rule: "timestamp-not-number", sentence: "a string",
      fix: "Send \(time) without quotes: UNIX seconds, not UNIX milliseconds."),
    Mistake(
      about: "a timestamp that is null", body: aps(timestamp: "null"),
      rule: "timestamp-not-number", sentence: "timestamp is null, not a number",
      fix: "Send UNIX seconds as a number; now it is \(time)."),
    Mistake(
      about: "a timestamp that is true", body: aps(timestamp: "true"),
      rule: "timestamp-not-number", sentence: "timestamp is a boolean (true)",
      fix: "now it is \(time)."),
    Mistake(
      about: "a timestamp too large for a number", body: aps(timestamp: "1e400"),
      rule: "timestamp-not-number", sentence: "timestamp is 1e400, beyond all dates",
      fix: "now it is \(time)."),
    Mistake(
      about: "a timestamp as an object", body: aps(timestamp: #"{"seconds":1}"#),
      rule: "timestamp-not-number", sentence: "timestamp is an object", fix: "now it is \(time)."),
    Mistake(
      about: "a timestamp that the shell did not fill in", body: aps(timestamp: #""$(date +%s)""#),
      rule: "timestamp-not-number", sentence: "a placeholder that was not filled in",
      fix: "Send the number, without quotes: \(time)."),
    Mistake(
      about: "the signs of a placeholder around the moment that was filled in",
      body: aps(timestamp: #""${\#(time)}""#), rule: "timestamp-not-number",
      sentence: #"timestamp is a string ("${\#(time)}")"#, fix: "Send \(time) without quotes"),
    Mistake(
      about: "a stale date that is true", body: aps(#","stale-date":true"#),
      rule: "date-not-number", sentence: "it counts as absent, so that the state never goes stale",
      fix: "now it is \(time)."),
    Mistake(
      about: "a dismissal date as text",
      body: aps(#","dismissal-date":"soon""#, event: #""end""#), rule: "date-not-number",
      sentence: "it counts as absent, so that the card leaves 4 hours after the end",
      // That the card stays that long is told, too.
      fix: "now it is \(time).", count: 2),
    Mistake(
      about: "a score that is null", body: aps(#","relevance-score":null"#),
      rule: "relevance-not-number", sentence: "relevance-score is null, not a number",
      fix: "Send a number such as 100, or leave it out."),
    Mistake(
      about: "a score in quotes", body: aps(#","relevance-score":"75""#),
      rule: "relevance-not-number", sentence: #"a string ("75")"#, fix: "Send 75 without quotes."),
    Mistake(
      about: "a dismissal policy", body: aps(#","dismissal-policy":"immediate""#, event: #""end""#),
      rule: "aps-key-unknown", sentence: #"does not know "dismissal-policy""#,
      fix: "Send dismissal-date with the end: a date in the past", count: 2),
    Mistake(
      about: "an alert without words", body: aps(#","alert":{"title":"","body":" "}"#),
      rule: "alert-empty", sentence: "an Apple Watch would show no text",
      fix: "Send title and body."),
    Mistake(
      about: "a subtitle", body: aps(#","alert":{"title":"a","body":"b","subtitle":"c"}"#),
      rule: "alert-key-unknown", sentence: #"no "subtitle": a string ("c") is not shown"#,
      fix: "Say it in title or body."),
    Mistake(
      about: "a text where a string of the app takes a number",
      body: aps(
        #","alert":{"title":"t","body":{"loc-key":"ORDER","loc-args":["Cups","3"]}}"#),
      rule: "alert-loc-args", sentence: #"has %2$lld; the elements of loc-args are strings"#,
      fix: "Write %@ in the app's strings where %2$lld stands."),
    Mistake(
      about: "a number among the arguments",
      body: aps(#","alert":{"title":{"loc-key":"GOAL","loc-args":[3]},"body":"b"}"#),
      rule: "alert-loc-args", sentence: "loc-args holds a number (3)",
      fix: #"Send it in quotes: "3"."#),
    Mistake(
      about: "much beside the state",
      body: aps(#"},"trace":{"stack":"\#(String(repeating: "x", count: 3800))""#),
      rule: "payload-near-limit", sentence: "trace.stack has 3802 of them", fix: "Shorten it"),
    Mistake(
      about: "a token asked for by an update", body: aps(#","input-push-token":1"#),
      rule: "input-push-on-update", sentence: "an update does not read it", fix: "Leave it out."),
    Mistake(
      about: "milliseconds", body: aps(timestamp: "\(time)123"), rule: "timestamp-milliseconds",
      sentence: "looks like UNIX milliseconds", fix: "Divide by 1000."),
    Mistake(
      about: "event null", body: aps(event: "null"), rule: "event-unknown",
      sentence: "event is null",
      fix: "lower case"),
    Mistake(
      about: "event by another word", body: aps(event: #""stop""#), rule: "event-unknown",
      sentence: #"event is "stop""#, fix: #"Send "end"."#),
    Mistake(
      about: "event as it was", body: aps(event: #""ended""#), rule: "event-unknown",
      sentence: #"event is "ended""#, fix: #"Send "end"."#),
    Mistake(
      about: "event in capitals", body: aps(event: #""UPDATE""#), rule: "event-unknown",
      sentence: #"event is "UPDATE""#, fix: #"Send "update"."#),
    Mistake(
      about: "the state wrapped", body: aps(state: #"{"state":\#(state)}"#),
      rule: "key-nested-deeper",
      sentence: #"one level deeper, inside of "state""#, fix: #"Leave "state" out"#),
    Mistake(
      about: "another app's state", body: aps(state: #"{"driver":"Ann"}"#), rule: "key-missing",
      sentence: "another type's value",
      fix: #"this activity's type reads: "homeScore", "awayScore", "matchState""#),
    Mistake(
      about: "a part of the state", body: aps(state: #"{"homeScore":2}"#), rule: "partial-update",
      sentence: "an update replaces the whole state", fix: "whole state"),
    Mistake(
      about: "a key under another name",
      body: aps(state: #"{"homeScore":2,"awayScore":0,"phaseOfTheMatch":"live"}"#),
      rule: "partial-update", sentence: #"the app's type does not read "phaseOfTheMatch""#,
      fix: "by the names that the app's type reads"),
    Mistake(
      about: "the state as a string", body: aps(state: JSONValue.string(state).compact),
      rule: "state-is-string", sentence: "encoded twice", fix: "the object itself"),
    Mistake(
      about: "the state under a name of its own",
      body: #"{"aps":{"timestamp":\#(time),"event":"update","state":\#(state)}}"#,
      rule: "content-state-missing", sentence: #"it has "state", which no phone knows"#,
      fix: "Rename it to content-state."),
    Mistake(
      about: "OneSignal's name of the state",
      body: #"{"aps":{"timestamp":\#(time),"event":"update","event_updates":\#(state)}}"#,
      rule: "content-state-missing", sentence: #"it has "event_updates""#,
      fix: "Rename it to content-state."),
    Mistake(
      about: "headers beside aps", body: #"{"headers":{"apns-priority":"5"},\#(aps().dropFirst())"#,
      rule: "header-in-payload", sentence: #""apns-priority" stands in the payload"#,
      fix: "apns.headers"),
    Mistake(
      about: "a header beside aps",
      body: #"{"apns-push-type":"liveactivity","apns-topic":"a",\#(aps().dropFirst())"#,
      rule: "header-in-payload", sentence: #""apns-push-type", "apns-topic" stand in the payload"#,
      fix: "as a header of the request"),
    Mistake(
      about: "a sound that is no file",
      body: aps(#","alert":{"title":"a","body":"b","sound":"nil"}"#), rule: "sound-not-file",
      sentence: #"sound is "nil", which names no file"#, fix: "Leave sound out"),
    Mistake(
      about: "a timestamp of another zone", body: aps(timestamp: "\(time - 7202)"),
      rule: "timestamp-too-old", sentence: "2 h old, as far as time zones are apart",
      fix: "datetime.utcnow()"),
    Mistake(
      about: "a timestamp in ticks", body: aps(timestamp: "639356832010000000"),
      rule: "timestamp-future", sentence: "ahead of the phone's clock",
      fix: "Send UNIX seconds; now it is \(time)."),
    Mistake(
      about: "a priority in aps", body: aps(#","priority":10"#), rule: "aps-key-unknown",
      sentence: #"does not know "priority""#, fix: "header apns-priority"),
    Mistake(
      about: "a stale date as a span", body: aps(#","stale-date":3600"#), rule: "date-duration",
      sentence: "looks like 60 min from now", fix: "Send the moment itself: 1800003601."),
    Mistake(
      about: "a stale date as text", body: aps(#","stale-date":"2027-01-15T09:00:00Z""#),
      rule: "date-not-number", sentence: "a string", fix: "Send 1800003600."),
    Mistake(
      about: "a stale date as a year in quotes", body: aps(#","stale-date":"2026""#),
      rule: "date-not-number", sentence: #"a string ("2026")"#,
      fix: "Send UNIX seconds as a number; now it is \(time)."),
    Mistake(
      about: "a stale date of 0 in quotes", body: aps(#","stale-date":"0""#),
      rule: "date-not-number", sentence: "a string", fix: "Send 0 without quotes."),
    Mistake(
      about: "a timestamp as a year in quotes", body: aps(timestamp: #""2026""#),
      rule: "timestamp-not-number", sentence: #"a string ("2026")"#,
      fix: "Send UNIX seconds as a number; now it is \(time)."),
    Mistake(
      about: "a sound without an alert", body: aps(#","sound":"default""#),
      rule: "sound-outside-alert",
      sentence: "no alert that it could sound with", fix: "Add an alert"),
    Mistake(
      about: "an alert as a string", body: aps(#","alert":"Goal""#), rule: "alert-not-object",
      sentence: "alert is a string", fix: #"{"title": …, "body": …}"#),
    Mistake(
      about: "flat localisation",
      body: aps(#","alert":{"title":"Goal","loc-key":"GOAL","loc-args":["A"]}"#),
      rule: "alert-flat-localization", sentence: "loc-key is the form of ordinary alerts",
      fix: #""body": {"loc-key""#),
  ]

  @Test(arguments: bodies + members)
  func `is told once, with its cause and its remedy`(mistake: Mistake) throws {
    var stage = Stage()
    stage.request()
    stage.wait(1)
    let verdict = stage.push(body: mistake.body).verdict
    let finding = try #require(verdict.findings.first)
    #expect(finding.id.rawValue == mistake.rule, "\(verdict)")
    #expect(finding.sentence.contains(mistake.sentence), "\(finding.sentence)")
    #expect(finding.fix?.contains(mistake.fix) == true, "\(finding.fix ?? "no fix")")
    #expect(verdict.findings.count == mistake.count, "\(verdict.findings.map(\.told))")
    #expect(!verdict.findings.contains { $0.sentence.contains("  ") })
  }

  @Test(arguments: [
    aps(timestamp: "\(time).5"), aps(timestamp: "1.800000001e9"), aps(timestamp: "\(time - 9)"),
    aps(#","stale-date":\#(time + 365 * 86400)"#), aps(#","relevance-score":-7.5"#),
    aps(#","alert":{"title":"Goal","body":"1-0","sound":"default"}"#),
    aps(#","alert":{"title":"Goal","body":"1-0","sound":"whistle.caf"}"#),
    #"{"headers":["match"],\#(aps().dropFirst())"#,
    aps(state: #"{"homeScore":1,"awayScore":0,"matchState":"live","extra":{"a":[1]}}"#),
    aps(state: #"{"awayScore":0,"matchState":"live","homeScore":1,"note":null}"#),
    "\r\n \(aps())\n",
    #"{"matchId":7,"data":{"event":"goal"},\#(aps().dropFirst())"#,
    aps(event: #""end""#, state: state).replacing("}}}", with: #"},"dismissal-date":0}}"#),
  ])
  func `what only looks like a mistake has nothing said about it`(body: String) {
    var stage = Stage()
    stage.request()
    stage.wait(1)
    let verdict = stage.push(body: body).verdict
    #expect(verdict.outcome == .shown, "\(verdict)")
    #expect(verdict.findings.isEmpty, "\(verdict.findings.map(\.told))")
  }

  @Test func `a sound beside an alert that is text is told beside that`() {
    var stage = Stage()
    stage.request()
    stage.wait(1)
    let body = Self.aps(#","alert":"Goal","sound":"cheer.caf""#)
    let findings = stage.push(body: body).verdict.findings
    #expect(findings.map(\.id) == ["alert-not-object", "sound-outside-alert"])
    #expect(findings.last?.fix == "Send alert as an object with title, body and sound.")
    #expect(findings.last?.path == "aps.sound")
  }

  @Test func `keys that Apple describes for other pushes are told together, and change nothing`() {
    var stage = Stage()
    stage.request()
    stage.wait(1)
    let keys = #","content-available":1,"interruption-level":"passive","thread-id":"x""#
    let verdict = stage.push(body: Self.aps(keys)).verdict
    #expect(verdict.outcome == .shown)
    #expect(
      verdict.findings.map(\.sentence) == [
        "Apple describes \"content-available\", \"interruption-level\", \"thread-id\" for other pushes and not for Live Activities; Islet does nothing with them"
      ])
    #expect(verdict.findings.first?.severity == .info)
    // Beside aps they are an app's own data.
    stage.wait(1)
    let beside = "{\"badge\":3," + Self.aps(timestamp: "\(Self.time + 1)").dropFirst()
    #expect(stage.push(body: beside).verdict.findings.map(\.id) == ["state-unchanged"])
  }

  @Test func `an empty key is told as the place that it is`() {
    let changes = StateChange.changes(from: ["a": 1], to: ["a": 1, "": ["": 2]])
    #expect(changes.map(\.words) == [#""" new: {"":2}"#])
    let deeper = StateChange.changes(from: ["a": ["": 1]], to: ["a": ["": 2]])
    #expect(deeper.map(\.words) == [#"a."" 1 → 2"#])
    #expect(FaultExplanation.path("aps", ["a", "", "[1]"]) == #"aps.a.""[1]"#)
  }

  @Test func `the right payload has nothing said about it`() {
    var stage = Stage()
    stage.request()
    stage.wait(1)
    let verdict = stage.push(body: MistakeTests.aps()).verdict
    #expect(verdict.outcome == .shown)
    #expect(verdict.findings.isEmpty)
  }

  @Test(arguments: [
    (#""live""#, "enum-as-string", #"Send {"live":{"score":Int}}."#),
    (
      #""in_progress""#, "enum-as-string",
      #"Send one of its cases: {"before":{}} or {"live":{"score":Int}} or {"over":{}}."#
    ),
    (#"{"Live":{"score":1}}"#, "enum-keys", #"Send {"live":{"score":Int}}."#),
    (#"{"type":"live","score":1}"#, "enum-keys", #"Send {"live":{"score":Int}}."#),
    (#"{"live":{"score":1},"off":{}}"#, "enum-keys", #"Send {"live":{"score":Int}}."#),
    (
      #"{"live":{"score":1},"before":{}}"#, "enum-keys",
      #"Send only the case that holds: {"live":{"score":Int}} or {"before":{}}."#
    ),
  ])
  func `an enum that is written wrongly is shown written rightly`(
    value: String, rule: String, fix: String
  ) {
    let fault = DecodeFault(
      kind: .typeMismatch, path: ["phase"], expected: "Phase",
      knownKeys: ["before", "live", "over"],
      allowed: [#"{"before":{}}"#, #"{"live":{"score":Int}}"#, #"{"over":{}}"#],
      message: "Invalid number of keys found, expected one.")
    let state = JSONText(#"{"phase":\#(value)}"#).value ?? .null
    let finding = FaultExplanation.finding(
      fault, in: state, root: "aps.content-state", before: nil,
      now: Stage.start)
    #expect(finding.id.rawValue == rule)
    #expect(finding.sentence.contains(#"its cases are "before", "live", "over""#))
    #expect(finding.fix == fix)
  }

  /// Returns what is said of an object in place of a phase that has these cases.
  private func finding(
    ofPhase allowed: [String], knownKeys: [String] = [], message: String
  ) -> Finding {
    FaultExplanation.finding(
      DecodeFault(
        kind: .typeMismatch, path: ["phase"], expected: "Phase", knownKeys: knownKeys,
        allowed: allowed, message: message),
      in: JSONText(#"{"phase":{"weather":{}}}"#).value ?? .null, root: "aps.content-state",
      before: nil, now: Stage.start)
  }

  @Test func `of an enum with many cases twelve are named, and four are written out`() {
    let names = (1...14).map { "case\($0)" }
    let finding = finding(
      ofPhase: names.map { "{\"\($0)\":{}}" }, knownKeys: names,
      message: "Invalid number of keys found, expected one.")
    let twelve = names.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(finding.sentence.hasSuffix("; its cases are \(twelve)"), "\(finding.sentence)")
    let four = names.prefix(4).map { "{\"\($0)\":{}}" }.joined(separator: " or ")
    #expect(finding.fix == "Send one of its cases: \(four).")
  }

  @Test func `of raw values twelve are named, too`() {
    let names = (1...14).map { "value\($0)" }
    let finding = finding(
      ofPhase: names, message: "Expected to decode String but found a dictionary instead.")
    let twelve = names.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(finding.sentence.hasSuffix("it has \(twelve)"), "\(finding.sentence)")
    #expect(finding.fix == "Send one of \(twelve).")
  }

  @Test func `a push without a state, or with one too large, leaves the order as it was`() {
    var stage = Stage()
    stage.request()
    stage.wait(1)
    let time = Int(stage.time)
    stage.push(#""timestamp":\#(time),"event":"update""#)
    let long = String(repeating: "x", count: 4096)
    stage.push(#""timestamp":\#(time),"event":"update","content-state":{"note":"\#(long)"}"#)
    #expect(stage.update(1).verdict.outcome == .shown)
    #expect(stage.update(2).verdict.findings.first?.id == "timestamp-equal")
  }

  @Test(arguments: [
    ("com.example.match.push-type.liveactivity", true), ("a.push-type.liveactivity", true),
    (".push-type.liveactivity", false), ("push-type.liveactivity", false),
    ("com.example.match", false), ("com.example.match.push-type.liveactivities", false),
    ("", false),
  ])
  func `a topic is a bundle id with the ending of Live Activities`(topic: String, isRight: Bool) {
    var stage = Stage()
    stage.request()
    stage.wait(1)
    let headers = PushHeaders(topic: topic, pushType: "liveactivity")
    let push = Push(
      target: .activity("final"), carrier: .http2, headers: headers,
      body: Array(MistakeTests.aps().utf8))
    stage.send(.push(PushArrival(push)))
    let findings = stage.record(1).verdict.findings.map(\.id)
    #expect(findings == (isRight ? [] : ["topic-mismatch"]))
  }

  @Test func `a key that is misspelt is seen although the type writes one that was not sent`() {
    func mayBe(_ sent: String, _ read: String) -> Bool {
      UnreadKeys.mayBe(in: JSONText(sent), canonical: read)
    }
    #expect(mayBe(#"{"home":1,"lifes":1}"#, #"{"home":1,"lives":3}"#))
    #expect(mayBe(#"{"home":1,"nota":"x"}"#, #"{"home":1,"lives":3,"away":2}"#))
    #expect(!mayBe(#"{ "home" : 1, "note": "a:\"b\":" }"#, #"{"note":"a:\"b\":","home":1}"#))
    #expect(!mayBe("{}", "{}"))
  }
}
