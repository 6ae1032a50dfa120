import Testing

@testable import LiveActivities

@Suite("What the gateway said of a push")
struct GatewayWordsTests {
  @Test func `a summary is one line, whatever the gateway said`() {
    var stage = Stage()
    let push = Push(
      target: .app(bundle: nil), carrier: .http2, body: [],
      remarks: [GatewayRemark(reason: "BadTopic", status: 400, detail: "it is no topic.\n\nx\n^")])
    stage.send(.push(PushArrival(push, status: 400, reason: "BadTopic")))
    #expect(stage.record(1).verdict.summary == "rejected: 400 BadTopic: it is no topic. x ^")
  }

  @Test func `a refusal that no answer of APNs' says is told by its sentence, without a status`() {
    var stage = Stage()
    let push = Push(
      target: .app(bundle: nil), carrier: .udp, body: [],
      remarks: [GatewayRemark(reason: "CarriedByUDP", status: 0)])
    stage.send(.push(PushArrival(push, status: 0, reason: "CarriedByUDP")))
    let verdict = stage.record(1).verdict
    #expect(verdict.summary == "rejected: APNs takes no datagrams: this push came by UDP")
    #expect(verdict.findings.map(\.sentence) == ["APNs takes no datagrams: this push came by UDP."])
  }

  @Test func `of two answers APNs gives the first, and the second once that one's cause is mended`()
  {
    let remarks = [
      GatewayRemark(reason: "header-unknown", status: 0, detail: "it is unknown"),
      GatewayRemark(reason: "MissingProviderToken", status: 403),
      GatewayRemark(reason: "MissingTopic", status: 400),
    ]
    let told = remarks.findings.map(\.sentence)
    #expect(told[0] == "it is unknown")
    #expect(told[1].hasPrefix("APNs would have answered 403 MissingProviderToken"))
    #expect(told[2].hasPrefix("Once that is mended, APNs would have answered 400 MissingTopic"))
  }

  @Test func `what the gateway said beside its reason is in the verdict, once`() {
    var stage = Stage()
    stage.request()
    let push = Push(
      target: .token(stage.activity?.token ?? ""), carrier: .http2, body: [],
      remarks: [
        GatewayRemark(reason: "MissingProviderToken", status: 403),
        GatewayRemark(reason: "DeviceTokenNotForTopic", status: 400, detail: "it is another's"),
      ])
    stage.send(.push(PushArrival(push, status: 400, reason: "DeviceTokenNotForTopic")))
    let record = stage.record(1)
    #expect(record.verdict.summary == "rejected: 400 DeviceTokenNotForTopic: it is another's")
    #expect(
      record.findings.map(\.id.rawValue) == [
        "apns-device-token-not-for-topic", "apns-missing-provider-token",
      ])
    #expect(
      record.findings.first?.fix
        == "Send apns-topic: com.example.match.push-type.liveactivity.")
  }

  @Test(
    arguments: [
      ("alert", ", and apns-push-type: liveactivity"), ("liveactivity", ""), (nil, ""),
    ] as [(String?, String)])
  func `a Live Activity that is sent as a notification is told both headers`(
    type: String?, ending: String
  ) {
    var stage = Stage()
    stage.request()
    let push = Push(
      target: .token(stage.activity?.token ?? ""), carrier: .http2,
      headers: PushHeaders(topic: Stage.bundle, pushType: type), body: [])
    stage.send(.push(PushArrival(push, status: 400, reason: "DeviceTokenNotForTopic")))
    #expect(
      stage.record(1).findings.first?.fix
        == "Send apns-topic: com.example.match.push-type.liveactivity\(ending).")
  }

  @Test func `of a push that an outage refuses it is not told why its token is dead`() {
    var stage = Stage()
    stage.request()
    let token = stage.activity?.token ?? ""
    stage.send(.rotate(.activity(id: stage.activity?.id ?? "")))
    for (status, reason) in [(503, "ServiceUnavailable"), (410, "Unregistered")] {
      let push = Push(target: .token(token), carrier: .http2, body: [])
      stage.send(.push(PushArrival(push, status: status, reason: reason)))
    }
    #expect(stage.record(1).verdict.summary == "rejected: 503 ServiceUnavailable")
    #expect(stage.record(2).verdict.summary.hasPrefix("rejected: 410 Unregistered: "))
  }

  @Test func `of several activities three are told by their tokens, apps and ids`() throws {
    var stage = Stage()
    for id in ["one", "two", "three", "four"] { stage.request(id) }
    let push = Push(target: .token("zz"), carrier: .http2, body: [])
    stage.send(.push(PushArrival(push, status: 400, reason: "BadDeviceToken")))
    let fix = try #require(stage.record(1).findings.first?.fix)
    let named = stage.phone.activities.filter { activity in
      fix.contains("\(activity.token?.prefix(8) ?? "-")… (Match, \(activity.id))")
    }
    #expect(named.count == 3, "\(fix)")
    #expect(fix.hasSuffix(", and what GET /islet/activities lists."))
  }

  @Test(arguments: [("abcd12", true), ("zz", false), ("abc", false)])
  func `an activity is to take a wrong token only where it is one`(token: String, isOffered: Bool) {
    var stage = Stage()
    stage.request()
    let push = Push(target: .token(token), carrier: .http2, body: [])
    stage.send(.push(PushArrival(push, status: 400, reason: "BadDeviceToken")))
    let fix = stage.record(1).findings.first?.fix
    #expect(fix?.hasPrefix("The tokens here: ") == true)
    #expect(fix?.contains("Or have an activity take this one") == isOffered)
  }
}
