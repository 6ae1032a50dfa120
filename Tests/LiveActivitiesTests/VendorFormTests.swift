import Findings
import JSON
import Testing

@testable import LiveActivities

@Suite("The forms of vendors")
struct VendorFormTests {
  private static let bodies: [(String, String)] = [
    (
      #"{"message": {"token": "a", "apns": {"live_activity_token": "b", "payload": {"aps": {}}}}}"#,
      "Firebase"
    ),
    (#"{"event": "update", "event_updates": {"score": 1}, "name": "x"}"#, "OneSignal"),
    (#"{"activity_id": "a", "content_state": {"score": 1}, "end_activity": true}"#, "Braze"),
    (#"{"app_id": "x", "activity_id": "a", "content_state": {"score": 1}}"#, "Braze"),
    (#"{"event": "end", "contents": {"en": "Over"}, "name": "x"}"#, "OneSignal"),
    (#"{"broadcast_live_activity_id": "a", "ios": {"content_state": {}}}"#, "MoEngage"),
    (
      #"{"type": "iosLiveActivity", "iosLiveActivityContentState": {"score": 1}}"#, "CleverPush"
    ),
    (#"{"request": {"notifications": [{"ios_live_activity": {"event": "update"}}]}}"#, "Pushwoosh"),
    (#"{"activity_attributes_type": "A", "content_state": {}}"#, "Braze"),
    (#"{"instance_id": "a", "content_state": {"score": 1}}"#, "Customer.io"),
    (#"{"request": {"notifications": [{"live_activity": {"event": "update"}}]}}"#, "Pushwoosh"),
    (
      #"{"notification": {"ios": {"live_activity": {"name": "a", "content_state": {}}}}}"#,
      "Airship"
    ),
    (#"{"interests": ["match-7"], "apns": {"aps": {"event": "update"}}}"#, "Pusher Beams"),
    (#"{"users": ["7"], "apns": {"aps": {"event": "update"}}}"#, "Pusher Beams"),
    (#"{"apns": {"aps": {"event": "update"}, "headers": {}}}"#, "Ably"),
    (#"{"default": "x", "APNS": "{\"aps\": {}}"}"#, "AWS SNS"),
    (#"{"APNSPushType": "alert", "RawContent": "{}"}"#, "Amazon Pinpoint"),
  ]

  @Test(arguments: bodies)
  func `each is told by its name, with what would become of it`(body: String, vendor: String) throws
  {
    let finding = try #require(Finding.malformation(of: Array(body.utf8)))
    #expect(finding.id == (vendor == "Firebase" ? "fcm-envelope" : "aps-missing"))
    #expect(finding.sentence.contains("this is \(vendor)'s form"), "\(finding.sentence)")
    #expect(finding.fix?.isEmpty == false)
  }

  @Test func `what is nobody's form is told as before`() {
    for body in [#"{"content_state": {}}"#, #"{"event": "update", "timestamp": 1}"#, "{}"] {
      let finding = Finding.malformation(of: Array(body.utf8))
      #expect(finding?.id == "aps-missing" && finding?.sentence.contains("'s form") == false)
    }
  }

  @Test(arguments: [
    (#"{"payload": {"aps": {}}}"#, "it stands in \"payload\""),
    (
      #"{"recipients": [{"context": {"requestPayload": {"aps": {}}}}]}"#,
      "it stands in \"recipients[0].context.requestPayload\""
    ),
    (
      #"{"overrides": {"apns": {"payload": {"aps": {}}}}}"#,
      "it stands in \"overrides.apns.payload\""
    ),
    (
      #"{"MessageConfiguration": {"APNSMessage": {"RawContent": "{\"aps\": {}}"}}}"#,
      "the text in \"MessageConfiguration.APNSMessage.RawContent\" has it"
    ),
  ])
  func `a payload further in is told with its place, and is not Firebase's`(
    body: String, words: String
  ) throws {
    let finding = try #require(Finding.malformation(of: Array(body.utf8)))
    #expect(finding.id == "aps-missing")
    #expect(finding.sentence.hasSuffix(words), "\(finding.sentence)")
    #expect(finding.sentence.contains("Firebase") == false)
  }

  @Test func `a request of an unknown service is told as one, and not as Braze's`() throws {
    let body = #"{"activity_id": "a", "content_state": {"title": "Backup"}}"#
    let finding = try #require(Finding.malformation(of: Array(body.utf8)))
    #expect(finding.path == "content_state" && finding.sentence.contains("a service's own request"))
  }

  @Test func `a body that goes on and on is not searched for ever`() {
    let deep =
      String(repeating: #"{"a":"#, count: 60) + #"{"aps":{}}"# + String(repeating: "}", count: 60)
    #expect(Finding.malformation(of: Array(deep.utf8))?.sentence == "The payload has no aps.")
    let wide = "[" + Array(repeating: "{}", count: 3000).joined(separator: ",") + "]"
    #expect(Finding.malformation(of: Array("{\"a\": \(wide)}".utf8))?.id == "aps-missing")
  }

  @Test(arguments: [
    (#""aps": {"event": "update"}"#, "a member without the braces"),
    ("{“aps”: {}}", "typographic quotes"),
    (#"{"aps": {"timestamp": <current timestamp>}}"#, "a placeholder"),
    (#"{"aps": {"timestamp": Math.floor(Date.now() / 1000)}}"#, "code is in the place of a value"),
    (#"{"aps": {"timestamp": \(Int(now))}}"#, "a Swift value"),
  ])
  func `what pages show and no encoder writes is told as what it is`(body: String, words: String) {
    let finding = Finding.malformation(of: Array(body.utf8))
    #expect(finding?.id == "payload-not-json")
    #expect(finding?.sentence.contains(words) == true, "\(finding?.sentence ?? "nothing")")
  }

  @Test
  func
    `a Live Activity that comes through Firebase without its token goes to the app, and is no update`()
  {
    let body = #"{"aps": {"timestamp": 1, "event": "update", "content-state": {}}}"#
    var stage = SimulatedPhone(seed: 1, now: 1)
    var effects: [Effect] = []
    let push = Push(target: .app(bundle: nil), carrier: .fcm, body: Array(body.utf8))
    let number = stage.handle(PushArrival(push), at: 1, into: &effects)
    #expect(stage.record(number)?.verdict.findings.first?.id == "fcm-no-live-activity-token")
  }
}
