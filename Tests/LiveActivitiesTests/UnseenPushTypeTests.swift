import Findings
import Testing

@testable import LiveActivities

@Suite("Pushes that are neither a Live Activity's nor an alert") struct UnseenPushTypeTests {
  private func push(
    _ body: String, type: String?, priority: Int? = nil, topic: String? = nil,
    over carrier: Push.Carrier = .scenario
  ) -> Verdict {
    var stage = Stage()
    let number = stage.phone.nextRecordNumber
    let device = stage.phone.token(.device(bundle: Stage.bundle)) ?? ""
    stage.send(
      .push(
        PushArrival(
          Push(
            target: .token(device), carrier: carrier,
            headers: PushHeaders(topic: topic, pushType: type, priority: priority),
            body: Array(body.utf8)))))
    return stage.record(number).verdict
  }

  @Test(arguments: [
    "complication", "controls", "fileprovider", "location", "mdm", "pushtotalk", "voip", "widgets",
  ])
  func `one of a type that nobody sees is told what it does, and needs no text`(_ type: String) {
    let verdict = push(#"{"aps":{"content-changed":true}}"#, type: type)
    #expect(verdict.outcome == .ignored)
    #expect(verdict.findings.map(\.id) == ["push-type-unseen"])
    #expect(verdict.summary.hasPrefix("ignored: a push of type \(type) "), "\(verdict.summary)")
  }

  @Test func `PushKit's needs no aps, and is JSON all the same`() {
    #expect(push(#"{"caller":"Ann"}"#, type: "voip").findings.first?.id == "push-type-unseen")
    #expect(push(#"{"caller":"#, type: "voip").findings.first?.id == "payload-not-json")
    #expect(push(#"{"caller":"Ann"}"#, type: "alert").findings.first?.id == "aps-missing")
  }

  @Test func `a bundle ID that ends as a topic does is no type's topic`() {
    let push = Push(
      target: .app(bundle: "com.example.voip"), carrier: .http2,
      headers: PushHeaders(topic: "com.example.voip", pushType: "alert"),
      body: Array(#"{"aps":{"badge":1}}"#.utf8))
    #expect(UnseenPushType(push, of: "com.example.voip") == nil)
    #expect(UnseenPushType(push, of: "com.example") == .voip)
  }

  @Test func `a widget's needs content-changed`() {
    let told = push(#"{"aps":{"content-available":1}}"#, type: "widgets").findings.map(\.id)
    #expect(told == ["push-type-unseen", "content-changed-missing"])
  }

  @Test(
    arguments: [
      (nil, ".push-type.widgets", nil), ("widgets", ".push-type.widgets", nil),
      ("alert", ".push-type.widgets", "Send apns-push-type: widgets."),
      ("widgets", "", "Send apns-topic: com.example.match.push-type.widgets."),
      (
        "widgets", ".push-type.liveactivity",
        "Send apns-topic: com.example.match.push-type.widgets."
      ),
      ("voip", "", "Send apns-topic: com.example.match.voip."), ("mdm", ".push-type.widgets", nil),
      (nil, ".voip", nil),
    ] as [(String?, String, String?)])
  func `a missing type is told by the topic's ending, and one that does not fit it is told`(
    type: String?, ending: String, fix: String?
  ) {
    let verdict = push(
      #"{"aps":{"content-changed":true}}"#, type: type, topic: Stage.bundle + ending)
    #expect(verdict.findings.first?.id == "push-type-unseen")
    let mismatch = verdict.findings.first { $0.id == "topic-mismatch" }
    #expect(mismatch?.fix == fix && (mismatch == nil) == (fix == nil))
  }

  @Test(
    arguments: [
      ("alert", "", true), (nil, "", true), (nil, ".push-type.widgets", false),
      ("alert", ".push-type.liveactivity", false),
      ("liveactivity", ".push-type.liveactivity", false),
    ] as [(String?, String, Bool)])
  func `a notification has its app's bundle ID as topic`(
    type: String?, ending: String, isRight: Bool
  ) {
    let verdict = push(
      #"{"aps":{"alert":"Goal"}}"#, type: type, topic: Stage.bundle + ending)
    #expect(verdict.outcome == (isRight ? .shown : .shownWithRemarks))
    #expect(verdict.findings.contains { $0.id == "topic-mismatch" } == !isRight)
  }

  @Test(arguments: [
    (Optional(10), Push.Carrier.scenario, true), (nil, .http2, true), (5, .http2, false),
    (1, .http2, false), (nil, .scenario, false),
  ])
  func `a silent push of priority 10 is told so, where a header says or omits it`(
    priority: Int?, carrier: Push.Carrier, isTold: Bool
  ) {
    let verdict = push(
      #"{"aps":{"content-available":1}}"#, type: "background", priority: priority, over: carrier)
    #expect(verdict.findings.first?.id == "background-push")
    #expect(verdict.findings.contains { $0.id == "background-priority" } == isTold)
  }

  @Test func `a push of type background needs content-available, and no alert`() {
    let empty = push(#"{"aps":{"badge":1}}"#, type: "background", priority: 5)
    #expect(empty.findings.first?.sentence.contains("without content-available") == true)
    let loud = push(#"{"aps":{"alert":"Goal","content-available":1}}"#, type: "background")
    #expect(loud.outcome == .shownWithRemarks)
    #expect(loud.findings.map(\.id) == ["push-type-mismatch"])
  }
}
