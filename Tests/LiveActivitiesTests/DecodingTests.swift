import Findings
import Foundation
import JSON
import Testing

@testable import LiveActivities

@Suite("States that a widget reads")
struct DecodingTests {
  /// A stage whose widget has read the start of `final`.
  private func widgetStage() -> Stage {
    var stage = Stage(hasWidget: true)
    stage.request()
    answer(&stage, 1, Stage.state(0), attributes: true)
    return stage
  }

  private func answer(
    _ stage: inout Stage, _ job: Int, _ state: JSONText?, attributes: Bool = false
  ) {
    let fault = DecodeFault(
      kind: .keyNotFound, path: [], key: "clock", expected: "Int", knownKeys: ["clock"],
      message: "no")
    stage.send(
      .decoded(
        DecodeOutcome(
          job: job, attributes: attributes ? .value(canonical: "{}", dates: [:]) : nil,
          state: state.map { .value(canonical: $0.string, dates: [:]) } ?? .fault(fault))))
  }

  private func jobs(_ effects: [Effect]) -> [DecodeJob] {
    effects.compactMap { if case .decode(let job) = $0 { job } else { nil } }
  }

  @Test func `nothing shows before the widget has answered`() {
    var stage = Stage(hasWidget: true)
    stage.request()
    #expect(stage.activity == nil)
    #expect(stage.phone.openDecodeJobs.map(\.number) == [1])
    answer(&stage, 1, Stage.state(0), attributes: true)
    #expect(stage.activity?.phase == .active)
    #expect(stage.phone.openDecodeJobs.isEmpty)
    stage.wait(1)
    let record = stage.update(1)
    #expect(record.verdict.outcome == .pending)
    #expect(stage.activity?.state == Stage.state(0))
    answer(&stage, 2, Stage.state(1))
    #expect(stage.record(record.number).verdict.outcome == .shown)
    #expect(stage.record(record.number).stateBefore == Stage.state(0))
  }

  @Test func `a state that does not decode leaves the card as it was`() {
    var stage = widgetStage()
    stage.wait(1)
    let record = stage.update(1)
    answer(&stage, 2, nil)
    #expect(stage.record(record.number).verdict.outcome == .ignored)
    #expect(stage.activity?.state == Stage.state(0))
  }

  @Test func `a widget that this run lacks is told apart from one that gave no answer`() {
    func told(_ failure: String) -> [String] {
      var stage = widgetStage()
      stage.wait(1)
      let record = stage.update(1)
      stage.send(.decoded(DecodeOutcome(job: 2, failure: failure)))
      return stage.record(record.number).verdict.findings.map(\.id.rawValue)
    }
    #expect(told(DecodeOutcome.widgetAbsent).contains("widget-absent"))
    #expect(!told(DecodeOutcome.widgetAbsent).contains("widget-failed"))
    #expect(told("it crashed").contains("widget-failed"))
  }

  @Test func `an end whose state does not decode ends all the same`() {
    var stage = widgetStage()
    stage.wait(1)
    let record = stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"end","content-state":{}"#)
    answer(&stage, 2, nil)
    #expect(stage.record(record.number).verdict.outcome == .shownWithRemarks)
    #expect(stage.activity?.phase == .ended)
    #expect(stage.activity?.state == Stage.state(0))
  }

  @Test(arguments: [false, true])
  func `pushes are read one after another, each in its turn`(failing: Bool) {
    var stage = widgetStage()
    for number in 1...5 {
      stage.wait(1)
      stage.update(number)
    }
    for number in 1...5 {
      #expect(stage.phone.openDecodeJobs.map(\.number) == [number + 1])
      #expect(stage.phone.openDecodeJobs.first?.state == Stage.state(number))
      answer(&stage, number + 1, failing && number % 2 == 0 ? nil : Stage.state(number))
    }
    let outcomes = (1...5).map { stage.record($0).verdict.outcome }
    let odd = failing ? Verdict.Outcome.ignored : .shown
    #expect(outcomes == [.shown, odd, .shown, odd, .shown])
    #expect(stage.activity?.state == Stage.state(5))
    #expect(stage.phone.openDecodeJobs.isEmpty)
  }

  @Test
  func
    `in a burst the oldest give way, and say so; the others are read in order, after a restart too`()
  {
    var stage = widgetStage()
    for number in 1...DecodeQueue.limit + 3 {
      stage.wait(1)
      stage.update(number)
    }
    for number in 2...3 {
      #expect(stage.record(number).verdict.findings.first?.id == "superseded")
      #expect(stage.record(number).verdict.summary.contains("more than 32"))
    }
    #expect(stage.record(4).verdict.outcome == .pending)
    stage.phone = (try? Snapshot.copy(stage.phone)) ?? stage.phone
    answer(&stage, 2, nil)
    for (job, number) in zip(3..., 4...DecodeQueue.limit + 3) {
      #expect(stage.phone.openDecodeJobs.first?.state == Stage.state(number))
      answer(&stage, job, nil)
    }
    #expect(stage.phone.openDecodeJobs.isEmpty)
  }

  @Test func `where nothing may be superseded, a burst waits in order`() {
    var stage = widgetStage()
    stage.send(.set(.trait("supersedes", .flag(false))))
    for number in 1...100 {
      stage.wait(1)
      stage.update(number)
    }
    for number in 1...100 { answer(&stage, number + 1, Stage.state(number)) }
    #expect((1...100).allSatisfy { stage.record($0).verdict.outcome == .shown })
  }

  @Test func `snapshots of before, with states that stand in for a newer one, are read in order`()
    throws
  {
    var queue = DecodeQueue()
    for number in 1...3 {
      _ = queue.wait(
        Candidate(record: number, state: Stage.state(number), relevanceScore: 0), limit: 3)
    }
    let text = String(decoding: try JSONEncoder().encode(queue), as: UTF8.self)
    let old = text.replacing(#""waiting":["#, with: #""oldest":2,"fallbacks":[],"waiting":["#)
    var copy = try JSONDecoder().decode(DecodeQueue.self, from: Data(old.utf8))
    #expect([copy.next(), copy.next(), copy.next()].map { $0?.record } == [3, 1, 2])
  }

  @Test(arguments: [-1, 1, 99])
  func `a place that no state waits at, as a damaged snapshot may name, is passed over`(oldest: Int)
    throws
  {
    var stage = widgetStage()
    for number in 1...3 {
      stage.wait(1)
      stage.update(number)
    }
    var text = String(decoding: try JSONEncoder().encode(stage.phone), as: UTF8.self)
    text.replace("\"waiting\":[{", with: "\"oldest\":\(oldest),\"waiting\":[{")
    stage.phone = try JSONDecoder().decode(SimulatedPhone.self, from: Data(text.utf8))
    answer(&stage, 2, Stage.state(1))
    #expect(stage.phone.openDecodeJobs.count == 1)
  }

  @Test func `a key that the state has twice is told, and the difference has it once`() {
    var stage = widgetStage()
    stage.wait(1)
    let state = #"{"homeScore":1,"homeScore":2,"awayScore":0,"matchState":"live"}"#
    let number = stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(state)"#
    ).number
    answer(&stage, 2, Stage.state(1))
    let record = stage.record(number)
    #expect(record.findings.map(\.id) == ["key-repeated"])
    #expect(record.headline == "shown: homeScore 0 → 1")
  }

  @Test func `a key that the type does not read changes nothing in the summary`() {
    var stage = widgetStage()
    stage.wait(1)
    let state = #"{"homeScore":1,"awayScore":0,"matchState":"live","nota":"x"}"#
    let number = stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(state)"#
    ).number
    answer(&stage, 2, Stage.state(1))
    #expect(stage.record(number).headline == "shown: homeScore 0 → 1; not read: nota")
  }

  @Test func `an answer that nobody waits for changes nothing`() {
    var stage = widgetStage()
    let before = stage.phone
    stage.send(.decoded(DecodeOutcome(job: 99, state: .value(canonical: "{}", dates: [:]))))
    #expect(stage.phone == before)
  }

  @Test(arguments: [
    (#"{"homeScore":2,"awayScore":0,"matchState":"over"}"#, "shown"),
    (#"{"homeScore":2.5,"awayScore":0,"matchState":"over","note":"late"}"#, "shown"),
    (#"{"homeScore":2,"awayScore":0,"matchState":"over","extra":{}}"#, "shown"),
    (#"{"homeScore":2,"awayScore":0}"#, "partial-update"),
    (#"{"homeScore":"2","awayScore":0,"matchState":"over"}"#, "number-as-string"),
    (#"{"home_score":2,"awayScore":0,"matchState":"over"}"#, "key-spelled-differently"),
    (#"[]"#, "type-mismatch"), ("null", "value-null"),
  ])
  func `without a widget the samples' shape decides`(state: String, rule: String) {
    var stage = Stage()
    stage.request()
    stage.wait(1)
    let record = stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(state)"#)
    #expect((record.verdict.findings.first?.id.rawValue ?? "shown") == rule)
  }

  @Test func `samples of an enum with payloads make its cases`() {
    let shape = PayloadShape(samples: [
      JSONText(#"{"phase":{"waiting":{}}}"#), JSONText(#"{"phase":{"riding":{"stops":2}}}"#),
    ])
    func kind(_ text: String) -> DecodeFault.Kind? {
      if case .fault(let fault) = shape.read(JSONText(text)) { fault.kind } else { nil }
    }
    #expect(kind(#"{"phase":{"riding":{"stops":3}}}"#) == nil)
    #expect(kind(#"{"phase":{"flying":{}}}"#) == .dataCorrupted)
    #expect(kind(#"{"phase":"waiting"}"#) == .typeMismatch)
    #expect(kind(#"{"phase":{"riding":{}}}"#) == .keyNotFound)
  }

  @Test func `the sentence about a key names both spellings and what to do`() {
    var stage = Stage()
    stage.request()
    stage.wait(1)
    let record = stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":{"home_score":1,"away_score":0,"matchState":"live"}"#
    )
    let finding = record.verdict.findings.first
    #expect(finding?.path == "aps.content-state.homeScore")
    #expect(
      finding?.sentence
        == #"missing; the payload has "home_score", the app's type reads "homeScore": keys are compared as written, nothing converts snake_case; likewise "away_score" for "awayScore""#
    )
  }

  @Test func `what the app itself hands over is named as the app names it, and no push`() {
    var stage = Stage()
    func told(_ act: AppAct) -> Finding? {
      stage.send(.app(bundle: Stage.bundle, act)).compactMap {
        if case .refused(_, _, _, let findings) = $0 { findings.first } else { nil }
      }.first
    }
    func request(_ id: String, attributes: String, state: String) -> AppAct {
      .request(
        ActivityRequest(
          id: id, attributesType: Stage.type, attributes: JSONText(attributes),
          state: JSONText(state)))
    }
    let states = (Stage.state(0), JSONText(#"{"home_score":1,"awayScore":0,"matchState":"live"}"#))
    let wrongState = told(
      request("a", attributes: Stage.attributes.string, state: states.1.string))
    #expect(wrongState?.path == "contentState.homeScore")
    #expect(wrongState?.sentence.hasPrefix(#"missing; the state has "home_score""#) == true)
    let wrongAttributes = told(request("b", attributes: #"{"home":"FCN"}"#, state: states.0.string))
    #expect(wrongAttributes?.path == "attributes.away")
    #expect(wrongAttributes?.sentence.hasSuffix(#"; the attributes have "home""#) == true)
    stage.request()
    let update = told(.update(ActivityUpdate(id: "final", state: states.1)))
    #expect(update?.path == "contentState.homeScore")
  }

  @Test func `a widget that fails in several parts is told once, and the card last of all`() {
    var stage = Stage()
    stage.request()
    stage.wait(1)
    let number = stage.update(1).number
    func fail(_ slot: String, _ sentence: String) -> Verdict {
      stage.send(
        .undrawn(
          Undrawn(
            activityID: "final", push: number, slot: slot,
            finding: Finding("widget-crashed", sentence: sentence))))
      return stage.record(number).verdict
    }
    let first = fail("compactLeading", "one")
    #expect(first.outcome == .shownWithRemarks && first.findings.map(\.sentence) == ["one"])
    #expect(first.summary.contains("the old picture stays in compactLeading"))
    #expect(fail("compactTrailing", "two") == first)
    let card = fail("lockScreen", "three")
    #expect(card.outcome == .ignored && card.findings.map(\.sentence) == ["three"])
    #expect(fail("expandedCenter", "four") == card)
  }

  @Test func `an answer whose forerunner's line is lost is that of its own push`() {
    var stage = widgetStage()
    for number in 1...2 {
      stage.wait(1)
      stage.update(number)
    }
    // A journal whose line with the second job's outcome is gone.
    stage.send(
      .decoded(
        DecodeOutcome(
          job: 3, activityID: "final",
          state: .value(canonical: Stage.state(2).string, dates: [:]))))
    #expect(stage.record(1).verdict.findings.map(\.id) == ["journal-damaged"])
    #expect(stage.record(2).verdict.outcome == .shown)
    #expect(stage.activity?.state == Stage.state(2))
    #expect(stage.phone.openDecodeJobs.isEmpty)
  }

  @Test func `tens of thousands of equal states that wait are shown without a call within a call`()
  {
    var stage = widgetStage()
    stage.send(.set(.trait("supersedes", .flag(false))))
    for number in 1...20_000 {
      stage.wait(1)
      stage.update(1, #","relevance-score":\#(number)"#)
    }
    answer(&stage, 2, Stage.state(1))
    #expect(stage.phone.openDecodeJobs.isEmpty)
    #expect(stage.phone.records.allSatisfy { $0.verdict.outcome != .pending })
  }
}
