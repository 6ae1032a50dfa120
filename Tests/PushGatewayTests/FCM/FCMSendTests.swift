import Findings
import JSON
import LiveActivities
import Testing

@testable import PushGateway

@MainActor
struct FCMSendTests {
  private func bench(strict: Bool = true) throws -> GatewayBench {
    try GatewayBench { $0.manner = strict ? .strict : .lenient }
  }

  @Test
  func `a message is answered by its name and reaches the activity with the headers that FCM adds`()
    throws
  {
    let bench = try bench()
    let answer = try #require(bench.ask(SampleMessage()))
    #expect(answer.status == 200)
    #expect(answer.type == "application/json; charset=UTF-8")
    #expect(
      answer.json == ["name": "projects/islet-demo/messages/1790000000000000"], "\(answer.body)")
    let received = try #require(bench.receiver.received.first)
    #expect((received.status, received.reason ?? "") == (200, ""))
    let push = received.push
    #expect(push.carrier == .fcm)
    #expect(push.target == .token(MemoryReceiver.token))
    #expect(push.remarks.isEmpty)
    #expect(push.headers.topic == MemoryReceiver.topic)
    #expect(push.headers.pushType == "liveactivity")
    #expect(push.headers.priority == 10)
    #expect(
      String(decoding: push.body, as: UTF8.self)
        == #"{"aps":{"timestamp":1790000000,"event":"update","content-state":{"score":3}}}"#)
  }

  @Test func `both spellings of the fields are taken, and what is in the payload stays as it is`()
    throws
  {
    let bench = try bench()
    let message = SampleMessage().replacing("live_activity_token", "liveActivityToken")
      .replacing(#""token": "#, #""fcmOptions": {"analyticsLabel": "x"}, "token": "#)
      .replacing("score", "live_activity_token")
    #expect(bench.ask(message)?.status == 200)
    let body = try #require(bench.receiver.received.first?.push.body)
    #expect(String(decoding: body, as: UTF8.self).contains(#"{"live_activity_token":3}"#))
  }

  @Test func `each message has a name of its own`() throws {
    let bench = try bench()
    let names = (0..<3).compactMap { _ in bench.ask(SampleMessage())?.json["name"]?.string }
    #expect(Set(names).count == 3)
  }

  @Test func `a start goes to the push-to-start token, and headers of the message go on`() throws {
    let bench = try bench()
    let message = SampleMessage().replacing(MemoryReceiver.token, MemoryReceiver.startToken)
      .replacing(
        #"{"apns-priority": "10"}"#,
        #"{"apns-priority": "5", "apns-collapse-id": "a", "apns-expiration": "1790003600"}"#)
    #expect(bench.ask(message)?.status == 200)
    let headers = try #require(bench.receiver.received.first?.push.headers)
    #expect((headers.priority, headers.collapseID) == (5, "a"))
    #expect(headers.expiration == 1_790_003_600)
  }

  @Test func `a message without an apns-id gets one as APNs draws it, and its own is kept`() throws
  {
    let bench = try bench()
    let own = "0F1E2D3C-4B5A-6978-8796-A5B4C3D2E1F0"
    let note = SampleMessage().with(
      body: #"{"message": {"token": "\#(SampleMessage.registration)", "data": {"a": "b"}}}"#)
    for message in [
      SampleMessage(), note,
      SampleMessage().replacing(#""apns-priority": "10""#, #""apns-id": "\#(own)""#),
    ] {
      #expect(bench.ask(message)?.status == 200)
    }
    let ids = bench.receiver.received.map { $0.push.headers.apnsID ?? "" }
    #expect(ids.count == 3 && Set(ids).count == 3 && ids.last == own)
    #expect(ids.allSatisfy { HeaderSyntax.isUUID(Array($0.utf8)) }, "\(ids)")
  }

  @Test func `HTTP/2 carries it too, in clear and through CONNECT`() throws {
    for host in [nil, "fcm.googleapis.com:443"] {
      let bench = try bench()
      let answer = bench.connectHTTP2(through: host).request(
        SampleMessage().http2.http2, body: Array(SampleMessage.good.utf8))
      #expect(answer?.status == 200, "\(host ?? "in clear")")
      #expect(answer?.body.contains("projects/islet-demo/messages/") == true)
    }
  }

  @Test func `validate_only is checked, answered as usual and not delivered`() throws {
    let bench = try bench()
    let message = SampleMessage().replacing(#"{"message""#, #"{"validate_only": true, "message""#)
    #expect(bench.ask(message)?.status == 200)
    #expect(bench.receiver.received.isEmpty)
    #expect(bench.receiver.notices.map(\.id) == ["fcm-validate-only"])
    #expect(bench.ask(message.replacing(MemoryReceiver.token, "00"))?.status == 400)
  }

  @Test func `a message that is refused early is kept with its token`() throws {
    let bench = try bench()
    #expect(bench.ask(SampleMessage().with(authorization: nil))?.status == 401)
    bench.gateway.outage = .serviceUnavailable
    #expect(bench.ask(SampleMessage())?.status == 503)
    let nobody = String(repeating: "f", count: 160)
    #expect(bench.ask(SampleMessage().replacing(MemoryReceiver.token, nobody))?.status == 503)
    let log = bench.receiver.received
    #expect(
      log.map(\.push.target)
        == [MemoryReceiver.token, MemoryReceiver.token, nobody].map { .token($0) })
    #expect(log.allSatisfy { $0.push.carrier == .fcm && !$0.push.lacksTarget })
    #expect(bench.ask(SampleMessage().replacing(MemoryReceiver.token, "nobody"))?.status == 503)
    #expect(bench.receiver.received.last?.push.lacksTarget == true)
  }

  @Test func `a notification, too, is only checked where validate_only says so`() throws {
    let bench = try bench()
    let note = SampleMessage().with(
      body: """
        {"validate_only": true, "message": {"token": "\(SampleMessage.registration)", \
        "notification": {"title": "Goal"}}}
        """)
    #expect(bench.ask(note)?.status == 200)
    #expect(bench.receiver.received.isEmpty)
    #expect(bench.receiver.notices.map(\.id) == ["fcm-validate-only"])
  }

  private func note(_ headers: String) -> SampleMessage {
    SampleMessage().with(
      body: """
        {"message": {"token": "\(SampleMessage.registration)", "notification": {"title": "Goal"}, \
        "apns": {"headers": \(headers)}}}
        """)
  }

  @Test(arguments: [
    (#"{"apns-priority": "77"}"#, "BadPriority"), (#"{"apns-priority": "high"}"#, "BadPriority"),
    (#"{"apns-expiration": "soon"}"#, "BadExpirationDate"),
    (#"{"apns-push-type": "news"}"#, "InvalidPushType"),
    (#"{"apns-topic": "com example"}"#, "BadTopic"),
    ("{\"apns-collapse-id\": \"\(String(repeating: "x", count: 65))\"}", "InvalidCollapseId"),
  ])
  func `a notification is refused for its headers as APNs refuses it`(
    headers: String, reason: String
  ) throws {
    let bench = try bench()
    let answer = try #require(bench.ask(note(headers)))
    #expect(answer.status == 400)
    #expect(answer.details.last?["reason"]?.string == reason)
    #expect(bench.receiver.received.map(\.reason) == [reason])
    let good =
      #"{"apns-priority": "5", "apns-expiration": "0", "apns-push-type": "alert", "apns-id": ""}"#
    #expect(bench.ask(note(good))?.status == 200)
  }

  @Test func `a notification's misspelt push type is not told to be a Live Activity's`() throws {
    let bench = try bench()
    _ = bench.ask(note(#"{"apns-push-type": "LiveActivity"}"#))
    #expect(bench.receiver.received.last?.push.remarks.last?.fix == "Send alert.")
    _ = bench.ask(note(#"{"apns-topic": "a b"}"#))
    #expect(
      bench.receiver.received.last?.push.remarks.last?.fix == "Send apns-topic: <bundle id>.")
  }

  @Test(arguments: ["apns-push-type", "apns-topic"])
  func `a Live Activity's payload without its token is told where FCM takes that`(header: String)
    throws
  {
    let bench = try bench()
    _ = bench.ask(
      SampleMessage().with(
        body: """
          {"message": {"token": "\(SampleMessage.registration)", "apns": {"headers": \
          {"\(header)": "live activity"}, "payload": {"aps": {"event": "update", "timestamp": 1, \
          "content-state": {}}}}}}
          """))
    let told = bench.receiver.received.last?.push.remarks.last
    #expect(told?.status == 400)
    #expect(told?.fix.hasPrefix("Put the activity's push token into message.apns") == true)
  }

  @Test func `of long headers of a notification a part is kept, whether it is taken or not`() throws
  {
    let long = String(repeating: "a", count: 100_000)
    for name in ["apns-id", "apns-collapse-id", "apns-topic", "apns-push-type"] {
      let bench = try bench(strict: false)
      _ = bench.ask(note("{\"\(name)\": \"\(long)\"}"))
      let headers = try #require(bench.receiver.received.first).push.headers
      let texts = [headers.apnsID, headers.collapseID, headers.topic, headers.pushType]
      #expect(texts.compactMap { $0?.utf8.count }.reduce(0, +) <= FCMMessage.longestHeader + 256)
      #expect(headers.apnsID?.utf8.count ?? 0 <= 256)
    }
  }

  @Test func `apps of many senders are remembered, and one that is known displaces none`() {
    var memory = FCMMemory()
    let tokens = (0..<FCMMemory.mostBundles).map { "token \($0)" }
    for token in tokens { memory.learn(token, "app") }
    memory.learn(tokens[0], "other")
    #expect(memory.bundle(of: tokens[0]) == "other")
    #expect(memory.bundle(of: tokens[1]) == "app")
    memory.learn("one more", "app")
    #expect(memory.bundle(of: "one more") == "app")
    #expect(memory.bundle(of: tokens[1]) == nil)
  }

  @Test func `without a Live Activity's token it is the app's, as far as that is known`() throws {
    let bench = try bench()
    let note = SampleMessage().with(
      body: """
        {"message": {"token": "\(SampleMessage.registration)", "notification": {"title": "Goal"}}}
        """)
    #expect(bench.ask(note)?.status == 200)
    #expect(bench.ask(SampleMessage())?.status == 200)
    #expect(bench.ask(note)?.status == 200)
    let targets = bench.receiver.received.map(\.push.target)
    #expect(targets.first == .app(bundle: nil))
    #expect(targets.last == .app(bundle: MemoryReceiver.bundle))
    let body = bench.receiver.received.last?.push.body ?? []
    #expect(String(decoding: body, as: UTF8.self) == #"{"aps":{"alert":{"title":"Goal"}}}"#)
  }

  @Test func `what is taken and worth a word is remarked on`() throws {
    let bench = try bench(strict: false)
    let cases: [(SampleMessage, String)] = [
      (SampleMessage().with(authorization: nil), "CREDENTIALS_MISSING"),
      (
        SampleMessage().replacing(#""apns-priority": "10""#, #""apns-push-type": "alert""#),
        "fcm-push-type-replaced"
      ),
      (
        SampleMessage().replacing(#", "content-state": {"score": 3}"#, ""),
        "fcm-empty-state-dropped"
      ),
      (SampleMessage().replacing(#""token": "#, #""topic": "#), "fcm-target-unproven"),
      (
        SampleMessage().replacing(#""token": "#, #""data": {"match": "7"}, "token": "#),
        "fcm-data-unread"
      ),
    ]
    for (message, remark) in cases {
      #expect(bench.ask(message)?.status == 200, "\(remark)")
      let push = try #require(bench.receiver.received.last?.push)
      #expect(push.remarks.map(\.reason) == [remark])
      #expect(
        FindingTable.row(FindingID(rawValue: remark)) != nil || FCMReason(rawValue: remark) != nil)
    }
  }

  @Test func `other paths of Google's are answered by its page for what is not there`() throws {
    let bench = try bench()
    for path in [
      "/batch", "/v1/projects/p/messages:sent", "/v1/projects/p/registrations/x/topicSubscriptions",
      "/iid/v1:batchAdd", "/v1/projects/a/b/messages:send",
    ] {
      let answer = try #require(bench.ask(SampleMessage().with(path: path)))
      #expect(answer.status == 404, "\(path)")
      #expect(answer.type.hasPrefix("text/html"))
      #expect(bench.receiver.notices.last?.id == "fcm-path-unknown")
    }
    #expect(bench.receiver.notices.first?.path == #""POST /batch""#)
    #expect(bench.receiver.received.isEmpty)
  }

  @Test func `of a message with thousands of faults the first ones are told`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let headers = (0..<20_000).map { #""\#($0)": 1"# }.joined(separator: ", ")
    let long = String(repeating: "n", count: 5000)
    let message = SampleMessage().with(
      body: #"{"message": {"\#(long)": 1, "apns": {"headers": {\#(headers)}}}}"#)
    let stream = client.begin(message.http2.http2, body: Array(message.body.utf8))
    let body = try JSONValue(parsing: Array(try #require(client.response(stream)).body.utf8))
    let violations = body["error"]?["details"]?.array?.first?["fieldViolations"]?.array
    #expect(violations?.count == FCMReader.mostViolations)
    #expect(violations?.first?["description"]?.string?.utf8.count ?? .max < 300)
    let remark = try #require(bench.receiver.received.last?.push.remarks.last)
    #expect(remark.detail.utf8.count < 8000 && remark.fix.utf8.count < 8000)
  }
}
