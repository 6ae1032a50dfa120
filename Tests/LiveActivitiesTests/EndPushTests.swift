import Findings
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
    #expect(record.verdict.findings.isEmpty)
    var other = Stage()
    #expect(end("", in: &other).verdict.findings.first?.id == "end-without-state")
  }

  @Test(arguments: [
    (#","dismissal-date":1"#, "shown: the activity ends and leaves at once"),
    ("", "shown: the activity ends and keeps its last state"),
    (
      #","content-state":\#(Stage.state(9).string)"#, "shown: the activity ends with its last state"
    ),
  ])
  func `an end beyond the budget says so first, however the activity leaves`(
    more: String, summary: String
  ) {
    func end(budget: Int) -> Verdict {
      var stage = Stage()
      stage.request()
      stage.send(.set(.trait("hourlyFrequentBudget", .number(Double(budget)))))
      stage.wait(1)
      stage.update(1)
      stage.wait(1)
      return stage.push(#""timestamp":\#(Int(stage.time)),"event":"end"\#(more)"#).verdict
    }
    let over = end(budget: 1)
    #expect(over.summary.hasPrefix("over its budget by 1 (1 pushes of priority 10"))
    #expect(over.summary.hasSuffix(summary))
    #expect(over.findings.first?.id == "budget-exhausted")
    #expect(over.findings.filter { $0.id == "budget-exhausted" }.count == 1)
    let within = end(budget: 2)
    #expect(within.summary == summary)
    #expect(!within.findings.contains { $0.id == "budget-exhausted" })
  }

  @Test func `an alert that no phone plays is not said to play without a change`() {
    var stage = Stage()
    let alert = #","alert":{"title":"Over","body":"0-0"}"#
    let state = #","content-state":\#(Stage.state(0).string)"#
    let told = end(state + alert, in: &stage).verdict.findings.map(\.id)
    #expect(told.contains("state-unchanged") && told.contains("alert-on-end"), "\(told)")
    #expect(!told.contains("alert-without-change"))
  }

  @Test(arguments: ["no time on the Lock Screen", "not started yet"])
  func `the last state of an activity that leaves with its end reaches no other`(_ why: String) {
    var stage = Stage(hasWidget: true)
    let isScheduled = why == "not started yet"
    if !isScheduled { stage.send(.set(.trait("longestOnLockScreen", .number(0)))) }
    func answerAll() {
      for job in stage.phone.openDecodeJobs {
        stage.send(
          .decoded(
            DecodeOutcome(
              job: job.number,
              attributes: job.attributes.map { _ in .value(canonical: "{}", dates: [:]) },
              state: job.state.map { .value(canonical: $0.string, dates: [:]) })))
      }
    }
    stage.request(
      alert: AlertText(title: .text("Soon"), body: nil),
      at: isScheduled ? stage.time + 600 : nil)
    answerAll()
    stage.wait(1)
    let record = stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"end","content-state":\#(Stage.state(9).string)"#)
    #expect(stage.activity == nil)
    stage.request("next")
    answerAll()
    #expect(stage.phone.activity("next")?.state == Stage.state(0))
    #expect(
      stage.record(record.number).verdict.summary
        == "shown: the activity ends and leaves at once")
  }

  /// Returns an end that leaves at once, of a widget that has read the start.
  private func departure(_ stage: inout Stage) -> (record: PushRecord, job: DecodeJob?) {
    stage.request()
    stage.send(
      .decoded(
        DecodeOutcome(
          job: 1, attributes: .value(canonical: "{}", dates: [:]),
          state: .value(canonical: Stage.state(0).string, dates: [:]))))
    stage.wait(1)
    let record = stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"end","dismissal-date":1,"content-state":{"hme":1,"home":2}"#
    )
    return (record, stage.phone.openDecodeJobs.first)
  }

  @Test func `the state of one that leaves at once is read, and faults of it are told`() throws {
    var stage = Stage(hasWidget: true)
    let (record, found) = departure(&stage)
    let job = try #require(found)
    #expect(record.verdict.outcome == .pending && stage.activity == nil)
    let fault = DecodeFault(
      kind: .keyNotFound, path: [], key: "clock", expected: "Int", knownKeys: ["clock"],
      message: "no")
    stage.send(.decoded(DecodeOutcome(job: job.number, state: .fault(fault))))
    let verdict = stage.record(record.number).verdict
    #expect(verdict.outcome == .shownWithRemarks)
    #expect(verdict.findings.first?.id == "key-missing")
    #expect(
      verdict.summary.hasPrefix("shown: the activity ends and leaves at once; its last state"))
    #expect(stage.phone.openDecodeJobs.isEmpty)
  }

  @Test func `keys of one that leaves at once that nobody reads are told`() throws {
    var stage = Stage(hasWidget: true)
    let (record, found) = departure(&stage)
    let job = try #require(found)
    stage.send(
      .decoded(
        DecodeOutcome(job: job.number, state: .value(canonical: #"{"home":2}"#, dates: [:]))))
    let verdict = stage.record(record.number).verdict
    #expect(verdict.summary == "shown: the activity ends and leaves at once")
    #expect(verdict.findings.contains { $0.path == "aps.content-state.hme" })
  }

  @Test func `an old journal without the answer about a state that left goes on as it was`() throws
  {
    var stage = Stage(hasWidget: true)
    _ = departure(&stage)
    stage.request()
    // The next start has the number that it had before anybody read such states.
    #expect(stage.phone.openDecodeJobs.map(\.number).last == 2)
  }

  @Test(arguments: ["", #","dismissal-date":1"#])
  func `a last state over the limit is ignored, as that of an update is`(_ more: String) {
    var stage = Stage()
    let long = String(repeating: "x", count: 4200)
    let record = end(#","content-state":{"x":"\#(long)"}\#(more)"#, in: &stage)
    #expect(record.verdict.outcome == .ignored)
    #expect(record.verdict.findings.first?.id == "state-too-large")
    #expect(stage.activity?.isRunning == true)
    // It has used up no timestamp: the corrected one of the same second is taken.
    let state = Stage.state(2).string
    let time = Int(stage.time)
    let corrected = stage.push(#""timestamp":\#(time),"event":"end","content-state":\#(state)"#)
    #expect(corrected.verdict.outcome == .shown)
    #expect(stage.activity?.state == Stage.state(2))
  }
}
