import Findings
import Testing

@testable import LiveActivities

@Suite("Pushes that are neither a Live Activity's nor an alert") struct UnseenPushTypeTests {
  private func push(
    _ body: String, type: String?, priority: Int? = nil, over carrier: Push.Carrier = .scenario
  ) -> Verdict {
    var stage = Stage()
    let number = stage.phone.nextRecordNumber
    let device = stage.phone.token(.device(bundle: Stage.bundle)) ?? ""
    stage.send(
      .push(
        PushArrival(
          Push(
            target: .token(device), carrier: carrier,
            headers: PushHeaders(pushType: type, priority: priority), body: Array(body.utf8)))))
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

  @Test func `a widget's needs content-changed`() {
    let told = push(#"{"aps":{"content-available":1}}"#, type: "widgets").findings.map(\.id)
    #expect(told == ["push-type-unseen", "content-changed-missing"])
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
