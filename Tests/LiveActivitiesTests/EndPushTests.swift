import Findings
import JSON
import Testing

@testable import LiveActivities

@Suite("Pushes that end an activity") struct EndPushTests {
  private func end(_ more: String, in stage: inout Stage) -> PushRecord {
    stage.request()
    return stage.push(#""timestamp":\#(Int(stage.time)),"event":"end"\#(more)"#)
  }

  @Test func `one that is dismissed at once needs no state, and says that it leaves`() {
    var stage = Stage()
    let record = end(#","dismissal-date":1"#, in: &stage)
    #expect(record.verdict.summary == "shown: the activity ends and leaves at once")
    #expect(record.verdict.findings.allSatisfy { $0.id == "push-type-missing" })
    var other = Stage()
    #expect(end("", in: &other).verdict.findings.first?.id == "end-without-state")
  }

  @Test(arguments: ["", #","dismissal-date":1"#])
  func `a last state over the limit is ignored, as that of an update is`(_ more: String) {
    var stage = Stage()
    let long = String(repeating: "x", count: 4200)
    let record = end(#","content-state":{"x":"\#(long)"}\#(more)"#, in: &stage)
    #expect(record.verdict.outcome == .ignored)
    #expect(record.verdict.findings.first?.id == "state-too-large")
    #expect(stage.activity?.isRunning == true)
  }
}
