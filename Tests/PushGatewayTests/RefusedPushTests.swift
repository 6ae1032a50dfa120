import LiveActivities
import Testing

@testable import PushGateway

/// What is known of a push that was refused: all that it said, whichever check refused it.
@MainActor
struct RefusedPushTests {
  /// Sends one request, and returns what the log gets of it.
  private func refused(
    _ push: SamplePush, _ change: (GatewayBench) -> Void = { _ in }, isStrict: Bool = false
  ) throws -> MemoryReceiver.Received {
    let bench = try GatewayBench { $0.manner = isStrict ? .strict : .lenient }
    change(bench)
    let answer = bench.connectHTTP2().request(push.http2, body: push.body)
    let received = try #require(bench.receiver.received.last)
    #expect(answer?.status == received.status && received.status != 200)
    return received
  }

  private static let outage: @MainActor (GatewayBench) -> Void = {
    $0.gateway.outage = .serviceUnavailable
  }

  @Test(arguments: [MemoryReceiver.token, String(repeating: "F", count: 160)])
  func `an outage keeps for whom a push was, and its headers`(token: String) throws {
    let push = SamplePush(path: "/3/device/" + token).setting("apns-priority", "5")
      .setting("apns-expiration", "1790000600").setting("apns-collapse-id", "score")
    let log = try refused(push, Self.outage)
    #expect(log.reason == "ServiceUnavailable")
    #expect(log.push.target == .token(token.lowercased()))
    #expect(
      log.push.headers
        == PushHeaders(
          topic: MemoryReceiver.topic, pushType: "liveactivity", priority: 5,
          expiration: 1_790_000_600, collapseID: "score", apnsID: SamplePush.id))
    #expect(log.push.refusedText == nil)
  }

  @Test(
    arguments: [
      (SamplePush(), false, nil), (SamplePush(), true, nil),
      (SamplePush().removing("authorization"), false, nil),
      (SamplePush().removing("authorization"), true, "MissingProviderToken"),
      (SamplePush().setting("authorization", "bearer x.y.z"), true, "InvalidProviderToken"),
      (SamplePush().removing("apns-topic"), false, nil),
      (SamplePush().removing("apns-topic"), true, "MissingTopic"),
      (
        SamplePush.broadcast("dHN0LXNyY2gtY2hubA==").removing("apns-push-type"), false,
        "MissingPushType"
      ),
    ] as [(SamplePush, Bool, String?)])
  func `an outage keeps what comes next for credentials and headers that are missing`(
    push: SamplePush, isStrict: Bool, next: String?
  ) throws {
    let log = try refused(push, Self.outage, isStrict: isStrict)
    #expect(log.reason == "ServiceUnavailable")
    #expect(log.push.refusedText?.otherwise == next)
  }

  @Test func `an outage keeps that a header came twice, and shows nothing of its connection`()
    throws
  {
    let bench = try GatewayBench { $0.manner = .strict }
    let client = bench.connectHTTP2()
    Self.outage(bench)
    let twice = SamplePush().adding("apns-priority", "5")
    #expect(client.request(twice.http2, body: twice.body)?.status == 503)
    #expect(bench.receiver.received.last?.push.refusedText?.otherwise == "DuplicateHeaders")
    // Another provider token may follow at once.
    bench.gateway.outage = nil
    let token = SampleToken(issuedAt: "\(Int(GatewayBench.now) - 30)")
    let other = SamplePush().setting("authorization", "bearer " + token.text)
    #expect(client.request(other.http2, body: other.body)?.status == 200)
  }

  @Test func `an outage keeps a broadcast's channel, and its headers`() throws {
    let channel = "dHN0LXNyY2gtY2hubA=="
    let log = try refused(SamplePush.broadcast(channel), Self.outage)
    #expect(log.push.target == .channel(bundle: MemoryReceiver.bundle, id: channel))
    #expect(log.push.headers.topic == MemoryReceiver.topic && log.push.headers.priority == 10)
    #expect(log.push.refusedText == nil)
  }

  @Test(arguments: [
    (SamplePush().setting("apns-priority", "high"), "BadPriority"),
    (
      SamplePush().setting("apns-collapse-id", String(repeating: "x", count: 65)),
      "InvalidCollapseId"
    ),
    (SamplePush().with(method: "PUT"), "MethodNotAllowed"),
    (SamplePush().removing("authorization"), "MissingProviderToken"),
    (SamplePush().setting("authorization", "bearer x"), "InvalidProviderToken"),
    (SamplePush().setting("apns-expiration", "1h"), "BadExpirationDate"),
  ])
  func `so does every other check that comes before the token's`(push: SamplePush, reason: String)
    throws
  {
    let log = try refused(push, isStrict: true)
    #expect(log.reason == reason)
    #expect(log.push.target == .token(MemoryReceiver.token))
    #expect(log.push.headers.topic == MemoryReceiver.topic)
    #expect(log.push.headers.pushType == "liveactivity" && log.push.headers.apnsID == SamplePush.id)
    #expect(log.push.priorityText == push.headers.first { $0.0 == "apns-priority" }?.1)
    #expect(log.push.expirationText == push.headers.first { $0.0 == "apns-expiration" }?.1)
    #expect(log.push.refusedText?.method == (push.method == "POST" ? nil : push.method))
  }

  @Test(arguments: [
    ("/3/device/nonsense", nil), ("/3/device/", nil), ("/3/devices/ab", nil),
    ("/4/broadcasts/apps/a.b/c", "a.b"), ("/4/broadcasts/apps/a.b", "a.b"),
    ("/1/apps/a.b/chanels", "a.b"),
  ])
  func `a path that says not for whom it is stands in the log as it came`(
    path: String, bundle: String?
  ) throws {
    let log = try refused(SamplePush(path: path))
    #expect(log.push.target == .app(bundle: bundle))
    #expect(log.push.refusedText?.path == path)
    #expect(log.push.lacksTarget)
  }

  @Test(arguments: ["no good!", "dHN0"])
  func `a channel's id that leads to none stands in the log as it came`(id: String) throws {
    let path = id == "dHN0" ? "/4/broadcasts/apps/a.b/c" : "/4/broadcasts/apps/a.b"
    let log = try refused(SamplePush.broadcast(id).with(path: path))
    #expect(log.push.target == .app(bundle: "a.b"))
    #expect(log.push.refusedText?.channelID == id)
  }

  @Test func `of a long value and a long path a part is kept`() throws {
    let long = String(repeating: "x", count: 3000)
    let log = try refused(
      SamplePush(path: "/3/device/" + long).setting("apns-collapse-id", long))
    #expect(log.push.headers.collapseID?.utf8.count == 512)
    #expect(log.push.refusedText?.path?.utf8.count == 2048)
  }

  @Test(arguments: [
    (MemoryReceiver.deviceToken, "Alert", "Send alert."),
    (MemoryReceiver.deviceToken, "Widgets", "Send widgets."),
    (MemoryReceiver.deviceToken, "widget", "Send widgets."),
    (MemoryReceiver.token, "LiveActivity", "Send liveactivity."),
    (MemoryReceiver.token, "Alert", "Send liveactivity."),
  ])
  func `a misspelt push type is told with the one that was meant`(
    token: String, type: String, fix: String
  ) throws {
    var push = SamplePush(path: "/3/device/" + token).setting("apns-push-type", type)
    if token == MemoryReceiver.deviceToken { push = push.with(body: Array(#"{"aps":{}}"#.utf8)) }
    let log = try refused(push)
    #expect(log.reason == "InvalidPushType")
    #expect(log.push.remarks.last { $0.reason == log.reason }?.fix == fix)
  }

  @Test(arguments: [
    (MemoryReceiver.deviceToken, #"{"aps":{"alert":"x"}}"#, "LiveActivity", "Send alert."),
    (
      MemoryReceiver.deviceToken, #"{"aps":{"content-available":1}}"#, "LiveActivity",
      "Send background."
    ),
    (
      MemoryReceiver.deviceToken, #"{"aps":{"timestamp":1,"event":"update"}}"#, "LiveActivity",
      "Send updates to the Live Activity's own token"
    ),
    (
      MemoryReceiver.deviceToken, #"{"aps":{"content-available":0}}"#, "LiveActivity",
      "Send alert."
    ),
    (
      MemoryReceiver.token, #"{"aps":{"alert":"x"}}"#, "Alert",
      "Send notifications to the device token of \(MemoryReceiver.bundle), with apns-topic: \(MemoryReceiver.bundle) and apns-push-type: alert"
    ),
  ])
  func `a misspelt push type is told by what the push is`(
    token: String, body: String, type: String, fix: String
  ) throws {
    let push = SamplePush(path: "/3/device/" + token).setting("apns-push-type", type)
      .with(body: Array(body.utf8))
    let log = try refused(push)
    #expect(log.reason == "InvalidPushType")
    let told = log.push.remarks.last { $0.reason == log.reason }?.fix ?? ""
    #expect(told.hasPrefix(fix), "\(told)")
    // A scenario's push is told the same.
    let kind = token == MemoryReceiver.token ? TokenStanding.Kind.activity : .device
    let own = PushArrival(
      Push(
        target: .token(token), carrier: .scenario, headers: PushHeaders(pushType: type),
        body: Array(body.utf8))
    ).refusedForHeaders(
      documentedNames: false, owner: (kind, MemoryReceiver.bundle), storesLatest: nil)
    #expect(own?.push.remarks.last { $0.reason == own?.reason }?.fix == told)
  }

  @Test func `a refusal without particulars keeps what to do`() throws {
    let log = try refused(SamplePush().removing("apns-topic"), isStrict: true)
    #expect(log.reason == "MissingTopic")
    let told = log.push.remarks.last { $0.reason == log.reason }
    #expect(told?.fix == "Send apns-topic: \(MemoryReceiver.topic).")
  }

  @Test func `a push that wakes the app alone is told the device token and its type`() throws {
    let push = SamplePush(path: "/3/device/" + MemoryReceiver.token)
      .setting("apns-topic", MemoryReceiver.bundle).setting("apns-push-type", "background")
      .with(body: Array(#"{"aps":{"content-available":1}}"#.utf8))
    let log = try refused(push)
    #expect(log.reason == "DeviceTokenNotForTopic")
    let fix = log.push.remarks.last { $0.reason == log.reason }?.fix
    #expect(fix?.contains("device token of \(MemoryReceiver.bundle)") == true)
    #expect(fix?.contains("apns-push-type: background") == true)
  }

  @Test func `one that is near none is told all of them, unless its token takes one alone`() throws
  {
    let push = SamplePush(path: "/3/device/" + MemoryReceiver.deviceToken)
      .with(body: Array(#"{"aps":{}}"#.utf8))
    let log = try refused(push.setting("apns-push-type", "x"))
    let fix = try #require(log.push.remarks.last { $0.reason == log.reason }?.fix)
    #expect(fix.hasPrefix("Send one of alert, background, "))
  }

  @Test(arguments: [
    ("widgets", "com.other.push-type.widgets", ".push-type.widgets"),
    (nil, "com.other.push-type.widgets", ".push-type.widgets"), ("voip", "com.other", ".voip"),
    ("alert", "com.other", ""), (nil, "com.other", ""),
  ])
  func `another app's topic is told with the ending of the push's type`(
    type: String?, topic: String, ending: String
  ) throws {
    var push = SamplePush(path: "/3/device/" + MemoryReceiver.deviceToken)
      .setting("apns-topic", topic).removing("apns-push-type")
      .with(body: Array(#"{"aps":{"content-changed":true}}"#.utf8))
    if let type { push = push.setting("apns-push-type", type) }
    let log = try refused(push)
    #expect(log.reason == "DeviceTokenNotForTopic")
    #expect(
      log.push.remarks.last { $0.reason == log.reason }?.fix
        == "Send apns-topic: \(MemoryReceiver.bundle)\(ending).")
  }

  @Test func `a notification to a Live Activity's token is told the device token at once`() throws {
    let push = SamplePush().setting("apns-topic", MemoryReceiver.bundle)
      .setting("apns-push-type", "alert").with(body: Array(#"{"aps":{"alert":"Goal"}}"#.utf8))
    let log = try refused(push)
    #expect(log.reason == "DeviceTokenNotForTopic")
    let fix = log.push.remarks.last { $0.reason == log.reason }?.fix
    #expect(fix?.hasPrefix("Send notifications to the device token of com.example.match") == true)
  }

  @Test(arguments: [
    [("apns-push-type", "LiveActivity")], [("apns-push-type", "alert")],
    [("apns-priority", "7")], [("apns-expiration", "1790000600")], [("apns-expiration", "0")],
    [("apns-expiration", "soon")], [("apns-topic", "a b")],
    [("apns-collapse-id", String(repeating: "x", count: 70))],
  ])
  func `a broadcast of a scenario is judged as one that the gateway gets`(
    headers: [(String, String)]
  ) throws {
    for stores in [false, true] {
      let bench = try GatewayBench()
      let channel = try #require(
        bench.receiver.createChannel(bundle: MemoryReceiver.bundle, storesLatest: stores))
      var request = SamplePush.broadcast(channel)
      for (name, value) in headers { request = request.setting(name, value) }
      let answer = bench.connectHTTP2().request(request.http2, body: request.body)
      func value(_ name: String) -> String? { request.headers.first { $0.0 == name }?.1 }
      let push = Push(
        target: .channel(bundle: MemoryReceiver.bundle, id: channel), carrier: .scenario,
        headers: PushHeaders(
          topic: value("apns-topic"), pushType: value("apns-push-type"),
          priority: value("apns-priority").flatMap { Int($0) },
          expiration: value("apns-expiration").map { Double($0) ?? -1 },
          collapseID: value("apns-collapse-id")),
        body: [])
      let refused = PushArrival(push).refusedForHeaders(
        documentedNames: false, owner: nil, storesLatest: stores)
      #expect(answer?.status == refused?.status ?? 200, "\(headers) \(stores)")
      #expect(answer?.reason == refused?.reason, "\(headers) \(stores)")
    }
  }

  @Test func `a scenario's push has the names of the documentation where they are asked for`() {
    let headers = PushHeaders(collapseID: String(repeating: "x", count: 70))
    let push = Push(target: .token("ab"), carrier: .scenario, headers: headers, body: [])
    for (documentedNames, reason) in [(true, "BadCollapseId"), (false, "InvalidCollapseId")] {
      let refused = PushArrival(push).refusedForHeaders(
        documentedNames: documentedNames, owner: (.activity, MemoryReceiver.bundle),
        storesLatest: nil)
      #expect(refused?.reason == reason)
    }
  }
}
