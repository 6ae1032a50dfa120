import Findings
import Foundation
import JSON
import LiveActivities
import Testing

@testable import Simulator

@MainActor
@Suite("Pushes in the API")
struct PushRouteTests {
  @Test func `pushes come with verdicts, from a number on`() throws {
    let phone = try TestPhone()
    let activity = try phone.start()
    phone.time.real += 5
    let first = phone.push(["home": 1, "away": 0], to: activity)
    let second = phone.push(["home": "x"], to: activity, timestamp: phone.simulator.now + 1)
    let list = phone.ask("GET", "/islet/pushes?after=\(first)").json.array ?? []
    #expect(list.map { $0["number"] } == [.int(second)])
    #expect(list.first?["verdict"]?["outcome"] == "ignored")
    #expect(list.first?["verdict"]?["findings"]?.array?.isEmpty == false)
  }

  @Test
  func `the stream tells each push, resumes after the last one told, and ends with its client`()
    throws
  {
    let phone = try TestPhone()
    let activity = try phone.start()
    phone.time.real += 5
    phone.push(["home": 1, "away": 0], to: activity)
    let headers = [
      (name: "host", value: "localhost"), (name: "accept", value: "text/event-stream"),
    ]
    let stream = phone.ask("GET", "/islet/pushes", headers: headers)
    #expect(stream.headers.contains { $0 == ("content-type", "text/event-stream") })
    #expect(stream.text.contains("id: 1\n"))
    phone.time.real += 5
    phone.push(["home": 2, "away": 0], to: activity)
    phone.simulator.settle()
    #expect(stream.text.contains("id: 2\n"))
    let resumed = phone.ask(
      "GET", "/islet/pushes", headers: headers + [(name: "last-event-id", value: "1")])
    #expect(!resumed.text.contains("id: 1\n") && resumed.text.contains("id: 2\n"))
    let newest = phone.ask("GET", "/islet/pushes?limit=1", headers: headers)
    #expect(!newest.text.contains("id: 1\n") && newest.text.contains("id: 2\n"))
    newest.onClose?()
    #expect(phone.ask("GET", "/islet/pushes?wait=1", headers: headers).status == 400)
    let count = phone.simulator.feed.numbers.count
    stream.onClose?()
    resumed.onClose?()
    #expect(phone.simulator.feed.numbers.count == count - 2)
  }

  @Test(arguments: [Int.min, -1, 0, 2, .max])
  func `there is no push of a number that none has, however far away it is`(number: Int) throws {
    let phone = try TestPhone()
    phone.push(["home": 1, "away": 0], to: try phone.start())
    #expect(phone.ask("GET", "/islet/pushes/1").status == 200)
    #expect(phone.ask("GET", "/islet/pushes/\(number)").status == 404)
    #expect(phone.ask("POST", "/islet/pushes/\(number)/again").status == 404)
  }

  @Test(arguments: [1_700_000_000, 1_700_000_000_000])
  func `one that is sent again twice in a second is taken twice, whatever its timestamp was`(
    timestamp: Double
  ) throws {
    let phone = try TestPhone()
    let number = phone.push(["home": 1, "away": 0], to: try phone.start(), timestamp: timestamp)
    for _ in 0..<2 {
      let again = phone.ask("POST", "/islet/pushes/\(number)/again")
      #expect(again.status == 201)
      #expect(
        try JSONValue(parsing: again.text)["verdict"]?["summary"]?.string?.hasPrefix("shown")
          == true)
    }
  }

  @Test(arguments: [
    (400, "BadPriority", "rejected"), (413, "PayloadTooLarge", "rejected"),
    // The token may stand otherwise by now, as it does here.
    (400, "BadDeviceToken", "shown"), (400, "DeviceTokenNotForTopic", "shown"),
    (410, "Unregistered", "shown"),
    // The service was busy or out of order, which says nothing of the push.
    (429, "TooManyRequests", "shown"), (503, "ServiceUnavailable", "shown"),
  ])
  func `one that the gateway refused for what it says is refused again`(
    status: Int, reason: String, outcome: String
  ) throws {
    let phone = try TestPhone()
    let number = phone.push(["home": 1, "away": 0], to: try phone.start())
    let push = try #require(phone.simulator.phone.record(number)).push
    let refused = phone.simulator.receive(push, status: status, reason: reason)
    let again = try JSONValue(
      parsing: phone.ask("POST", "/islet/pushes/\(refused)/again").text)
    #expect(again["verdict"]?["outcome"]?.string == outcome)
    #expect(
      (again["verdict"]?["summary"]?.string?.contains("\(status) \(reason)") == true)
        == (outcome == "rejected"))
  }

  @Test func `one that is sent again is answered by what its token is now`() throws {
    let phone = try TestPhone()
    let activity = try phone.start()
    let own = String(repeating: "ab", count: 40)
    phone.time.real += 1
    func answer(_ number: Int) -> String? {
      phone.time.real += 1
      let verdict = phone.ask("POST", "/islet/pushes/\(number)/again").json["verdict"]
      return verdict?["summary"]?.string
    }
    let good = phone.push(["home": 1, "away": 0], to: activity)
    var push = try #require(phone.simulator.phone.record(good)).push
    push.target = .token(own)
    push.remarks = [
      GatewayRemark(reason: "BadDeviceToken", status: 400, detail: "nobody was given it")
    ]
    let unknown = phone.simulator.receive(push, status: 400, reason: "BadDeviceToken")
    #expect(answer(unknown)?.hasPrefix("rejected: 400 BadDeviceToken") == true)
    #expect(
      phone.ask("POST", "/islet/activities/\(activity.id)/rotate-token", ["token": .string(own)])
        .status == 200)
    #expect(answer(unknown)?.hasPrefix("shown") == true)
    let last = try #require(phone.simulator.phone.records.last)
    #expect(last.status == 200 && last.push.remarks.isEmpty)
    // The token that it had is dead, and another app's topic is still another's.
    #expect(answer(good)?.hasPrefix("rejected: 410 Unregistered") == true)
    var other = push
    (other.remarks, other.headers.topic) = ([], "com.example.other.push-type.liveactivity")
    let wrong = phone.simulator.receive(other, status: 400, reason: "DeviceTokenNotForTopic")
    #expect(answer(wrong)?.hasPrefix("rejected: 400 DeviceTokenNotForTopic") == true)
    // A token of the other environment stays one.
    push.remarks = [GatewayRemark(reason: "BadDeviceToken", status: 400, detail: "it is of the")]
    let foreign = phone.simulator.receive(push, status: 400, reason: "BadDeviceToken")
    #expect(answer(foreign)?.hasPrefix("rejected: 400 BadDeviceToken") == true)
  }

  @Test(arguments: [(410, "Unregistered"), (400, "ChannelNotRegistered"), (503, "UNAVAILABLE")])
  func `one that asked to be refused is refused again, whatever its token is now`(
    status: Int, reason: String
  ) throws {
    let phone = try TestPhone()
    let number = phone.push(["home": 1, "away": 0], to: try phone.start())
    var push = try #require(phone.simulator.phone.record(number)).push
    push.remarks = [
      GatewayRemark(reason: reason, status: status, fix: "message.token asked for it.")
    ]
    let asked = phone.simulator.receive(push, status: status, reason: reason)
    let again = phone.ask("POST", "/islet/pushes/\(asked)/again").json
    #expect(again["status"]?.int == status && again["reason"]?.string == reason)
  }

  @Test(arguments: [true, false])
  func `one that is sent again after the clock was moved keeps the time that it has left`(
    follows: Bool
  ) throws {
    let phone = try TestPhone()
    let activity = try phone.start()
    phone.simulator.send(.set(.trait("pushesFollowClock", .flag(follows))))
    #expect(phone.ask("POST", "/islet/clock", ["advance": 7200]).status == 200)
    // By the sender's clock, which nobody moved.
    let sent = phone.time.real
    let body: JSONValue = [
      "aps": [
        "timestamp": .double(sent), "event": "update", "content-state": ["home": 1, "away": 0],
        "stale-date": .double(sent + 1800),
      ]
    ]
    let push = Push(
      target: .token(activity.token ?? ""), carrier: .http2,
      headers: PushHeaders(
        topic: TestPhone.bundle + ".push-type.liveactivity", pushType: "liveactivity",
        expiration: sent + 3600),
      body: Array(body.compact.utf8))
    var number = phone.simulator.receive(push, status: 200, reason: nil)
    phone.simulator.settle()
    // Also what was sent again.
    for _ in 0..<2 {
      phone.time.real += 1
      let again = phone.ask("POST", "/islet/pushes/\(number)/again").json
      number = try #require(again["number"]?.int)
      let record = try #require(phone.simulator.phone.record(number))
      #expect(record.push.headers.expiration == sent + 7200 + 3600)
      #expect(!record.findings.contains { $0.id == "expiration-past" })
      let staleDate = phone.simulator.phone.activity(activity.id)?.staleDate
      #expect(staleDate == sent + 1800 + (follows ? 7200 : 0))
      #expect(record.findings.contains { $0.id == "stale-date-past" } == !follows)
    }
    // A person's own push has the phone's times, and 0 is none.
    var own = push
    (own.carrier, own.headers.expiration) = (.terminal, 0)
    let first = phone.simulator.receive(own, status: 200, reason: nil)
    let second = try #require(phone.simulator.sendAgain(first))
    #expect(phone.simulator.phone.record(second)?.push.headers.expiration == 0)
  }

  @Test func `one that came before the clock was moved keeps the time that it had left, too`()
    throws
  {
    let phone = try TestPhone()
    let activity = try phone.start()
    phone.simulator.send(.set(.trait("pushesFollowClock", .flag(true))))
    phone.time.real += 1
    let sent = phone.time.real
    let body: JSONValue = [
      "aps": [
        "timestamp": .double(sent), "event": "update", "content-state": ["home": 1, "away": 0],
        "stale-date": .double(sent + 1800),
      ]
    ]
    let number = phone.simulator.receive(
      Push(target: .token(activity.token ?? ""), carrier: .http2, body: Array(body.compact.utf8)),
      status: 200, reason: nil)
    phone.simulator.settle()
    #expect(phone.ask("POST", "/islet/clock", ["advance": 7200]).status == 200)
    let again = try #require(phone.simulator.sendAgain(number))
    let record = try #require(phone.simulator.phone.record(again))
    #expect(!record.findings.contains { $0.id == "stale-date-past" })
    #expect(phone.simulator.phone.activity(activity.id)?.staleDate == sent + 1800 + 7200)
  }

  @Test(
    arguments: [
      (nil, nil, nil, 200, nil), ("ff", nil, nil, 400, "BadDeviceToken"),
      (nil, "high", nil, 400, "BadPriority"),
      (nil, nil, "com.example.other", 400, "DeviceTokenNotForTopic"),
    ] as [(String?, String?, String?, Int, String?)])
  func `after an outage a push is judged for its headers and its token`(
    token: String?, priority: String?, topic: String?, status: Int, reason: String?
  ) throws {
    let phone = try TestPhone()
    let activity = try phone.start()
    let good = phone.push(["home": 1, "away": 0], to: activity)
    var push = try #require(phone.simulator.phone.record(good)).push
    if let token { push.target = .token(String(repeating: token, count: 80)) }
    if let topic { push.headers.topic = topic }
    push.refusedText = RefusedText(priority: priority)
    phone.time.real += 1
    let refused = phone.simulator.receive(push, status: 503, reason: "ServiceUnavailable")
    let again = phone.ask("POST", "/islet/pushes/\(refused)/again").json
    #expect(again["status"]?.int == status && again["reason"]?.string == reason)
    #expect(again["said"]?["apns-priority"]?.string == priority)
  }

  @Test(
    arguments: [
      ([], nil, 400, "PayloadEmpty"), ([], "MissingProviderToken", 403, "MissingProviderToken"),
      (nil, "DuplicateHeaders", 400, "DuplicateHeaders"), (nil, "Nonsense", 200, nil),
    ] as [([UInt8]?, String?, Int, String?)])
  func `after an outage a push is judged for its body, and for what the gateway saw alone`(
    body: [UInt8]?, otherwise: String?, status: Int, reason: String?
  ) throws {
    let phone = try TestPhone()
    let good = phone.push(["home": 1, "away": 0], to: try phone.start())
    var push = try #require(phone.simulator.phone.record(good)).push
    if let body { push.body = body }
    push.refusedText = RefusedText(otherwise: otherwise)
    phone.time.real += 1
    var number = phone.simulator.receive(push, status: 503, reason: "ServiceUnavailable")
    // What it was refused for then it is refused for again.
    for _ in 0..<2 {
      phone.time.real += 1
      let again = phone.ask("POST", "/islet/pushes/\(number)/again").json
      #expect(again["status"]?.int == status && again["reason"]?.string == reason)
      number = try #require(again["number"]?.int)
    }
  }

  @Test func `an event without a body is refused as by the gateway`() throws {
    let phone = try TestPhone()
    let activity = try phone.start()
    let event: JSONValue = ["to": .string(activity.id), "text": ""]
    #expect(phone.ask("POST", "/islet/events", event).status == 200)
    #expect(phone.simulator.phone.records.last?.reason == "PayloadEmpty")
  }

  @Test(arguments: [Push.Carrier.http2, .http1TLS, .fcm])
  func `what names no token is not sent again`(carrier: Push.Carrier) throws {
    let phone = try TestPhone()
    phone.push(["home": 1, "away": 0], to: try phone.start())
    var push = try #require(phone.simulator.phone.record(1)).push
    (push.target, push.carrier) = (.app(bundle: nil), carrier)
    phone.time.real += 1
    let refused = phone.simulator.receive(push, status: 503, reason: "ServiceUnavailable")
    #expect(phone.ask("POST", "/islet/pushes/\(refused)/again").status == 409)
    #expect(phone.simulator.phone.records.count == 2)
    // A datagram may name none.
    push.carrier = .udp
    let datagram = phone.simulator.receive(push, status: 503, reason: "ServiceUnavailable")
    #expect(phone.ask("POST", "/islet/pushes/\(datagram)/again").json["status"] == 200)
  }

  @Test(
    arguments: [
      (#"{"push-type": "LiveActivity"}"#, false, nil), (#"{"topic": "a b"}"#, false, nil),
      (#"{"push-type": "alert"}"#, false, "InvalidPushType"),
      (#"{"expiration": 4000000000}"#, false, "BadExpirationDate"),
      (#"{"expiration": 4000000000}"#, true, nil), (#"{"priority": 7}"#, true, "BadPriority"),
    ] as [(String, Bool, String?)])
  func `an event's broadcast is judged by what its channel stores`(
    headers: String, stores: Bool, reason: String?
  ) throws {
    let phone = try TestPhone()
    let channel = try #require(
      phone.simulator.createChannel(bundle: TestPhone.bundle, storesLatest: stores))
    let event: JSONValue = [
      "app": .string(TestPhone.bundle), "broadcast": .string(channel),
      "headers": try JSONValue(parsing: Array(headers.utf8)),
      "push": [
        "aps": [
          "timestamp": .double(phone.simulator.now), "event": "update",
          "content-state": ["home": 2, "away": 0],
        ]
      ],
    ]
    #expect(phone.ask("POST", "/islet/events", event).status == 200)
    #expect(phone.simulator.phone.records.last?.reason == reason)
  }

  @Test func `a broadcast that is sent again is answered by whether its channel is there`() throws {
    let phone = try TestPhone()
    let channel = try #require(
      phone.simulator.createChannel(bundle: TestPhone.bundle, storesLatest: true))
    let body = #"{"aps":{"timestamp":1700000000,"event":"update","content-state":{"home":1}}}"#
    let push = Push(
      target: .channel(bundle: TestPhone.bundle, id: channel), carrier: .http2,
      body: Array(body.utf8))
    let number = phone.simulator.receive(push, status: 200, reason: nil)
    _ = phone.simulator.deleteChannel(bundle: TestPhone.bundle, id: channel)
    let again = phone.ask("POST", "/islet/pushes/\(number)/again").json
    #expect(again["status"] == 400 && again["reason"] == "ChannelNotRegistered")
  }

  @Test(arguments: [
    (4096, false, 200), (4097, false, 413), (5120, true, 200), (5121, true, 413),
  ])
  func `an event's push is refused for its size as by APNs`(
    size: Int, isBroadcast: Bool, status: Int
  ) throws {
    let phone = try TestPhone()
    let activity = try phone.start()
    let channel = try #require(
      phone.simulator.createChannel(bundle: TestPhone.bundle, storesLatest: false))
    func push(_ text: String) -> JSONValue {
      [
        "aps": [
          "timestamp": .double(phone.simulator.now), "event": "update",
          "content-state": ["home": 2, "away": 0], "relevance-score": 1,
        ], "x": .string(text),
      ]
    }
    phone.time.real += 1
    let text = String(repeating: "x", count: size - push("").compact.utf8.count)
    let event: JSONValue =
      isBroadcast
      ? ["app": .string(TestPhone.bundle), "broadcast": .string(channel), "push": push(text)]
      : ["to": .string(activity.id), "push": push(text)]
    #expect(phone.ask("POST", "/islet/events", event).status == 200)
    let record = try #require(phone.simulator.phone.records.last)
    #expect(record.push.body.count == size)
    #expect(record.status == status)
    #expect(
      record.verdict.findings.contains { $0.id == "apns-payload-too-large" } == (status == 413))
    let shown = phone.simulator.phone.activity(activity.id)?.state.value?["home"]
    #expect(shown == (status == 200 && !isBroadcast ? 2 : 0))
  }

  @Test(
    arguments: [
      (#"{"priority": 10, "push-type": "liveactivity", "collapse-id": "a", "expiration": 0}"#, nil),
      (#"{"apns-priority": 5, "apns-push-type": "liveactivity"}"#, nil),
      (#"{"priority": 7}"#, .badPriority), (#"{"apns-priority": 7}"#, .badPriority),
      (#"{"push-type": "liveActivity"}"#, .invalidPushType), (#"{"id": "1"}"#, .badMessageId),
      (#"{"expiration": 1790000000000}"#, .badExpirationDate),
      (#"{"expiration": -1}"#, .badExpirationDate), (#"{"topic": "a b"}"#, .badTopic),
      (
        #"{"collapse-id": "0123456789012345678901234567890123456789012345678901234567890123x"}"#,
        .invalidCollapseId
      ),
    ] as [(String, PushReason?)])
  func `an event's push is refused for its headers as by APNs`(
    headers: String, reason: PushReason?
  ) throws {
    let phone = try TestPhone()
    let activity = try phone.start()
    phone.time.real += 1
    let event: JSONValue = [
      "to": .string(activity.id), "headers": try JSONValue(parsing: Array(headers.utf8)),
      "push": [
        "aps": [
          "timestamp": .double(phone.simulator.now), "event": "update",
          "content-state": ["home": 2, "away": 0],
        ]
      ],
    ]
    #expect(phone.ask("POST", "/islet/events", event).status == 200)
    let record = try #require(phone.simulator.phone.records.last)
    #expect(record.reason == reason?.rawValue)
    #expect(
      phone.simulator.phone.activity(activity.id)?.state.value?["home"] == (reason == nil ? 2 : 0))
  }

  @Test func `a stream after a push that is not there tells the next one, by its own number`()
    throws
  {
    let phone = try TestPhone()
    let activity = try phone.start()
    let stream = phone.ask(
      "GET", "/islet/pushes?after=\(Int.max)",
      headers: [
        (name: "host", value: "localhost"), (name: "accept", value: "text/event-stream"),
      ])
    #expect(stream.status == 200 && !stream.text.contains("id: "))
    phone.push(["home": 1, "away": 0], to: activity)
    phone.simulator.settle()
    #expect(stream.text.contains("id: 1\n") && !stream.text.contains("id: \(Int.max)"))
  }

  @Test func `a client that reads slowly is told later, and misses nothing`() throws {
    let phone = try TestPhone()
    let activity = try phone.start()
    let headers = [
      (name: "host", value: "localhost"), (name: "accept", value: "text/event-stream"),
    ]
    let stream = phone.ask("GET", "/islet/pushes", headers: headers)
    stream.hasRoom = false
    for score in 1...3 {
      phone.time.real += 5
      phone.push(["home": .int(score), "away": 0], to: activity)
      phone.simulator.settle()
    }
    #expect(!stream.text.contains("id: "))
    stream.hasRoom = true
    stream.onRoom?()
    for number in 1...3 { #expect(stream.text.contains("id: \(number)\n")) }
  }
}
