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
