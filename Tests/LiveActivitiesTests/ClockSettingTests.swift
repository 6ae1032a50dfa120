import JSON
import Testing

@testable import LiveActivities

@Suite("A clock that is set moves what the phone remembers")
struct ClockSettingTests {
  @Test func `a state that a widget still reads keeps its distance to its stale date`() {
    var stage = Stage(hasWidget: true)
    stage.request()
    func answer(_ job: Int, _ state: JSONText, attributes: Bool = false) {
      stage.send(
        .decoded(
          DecodeOutcome(
            job: job, attributes: attributes ? .value(canonical: "{}", dates: [:]) : nil,
            state: .value(canonical: state.string, dates: [:]))))
    }
    answer(1, Stage.state(0), attributes: true)
    stage.wait(1)
    let stale = stage.time + 100
    stage.update(1, #","stale-date":\#(Int(stale))"#)
    stage.send(.clock(.set(to: stage.time + 1000)))
    stage.time += 1000
    answer(2, Stage.state(1))
    #expect(stage.activity?.state == Stage.state(1))
    #expect(stage.activity?.staleDate == stale + 1000)
  }

  @Test func `a push that waits while the clock is set is judged by its sender's clock`() {
    var stage = Stage()
    stage.request()
    stage.wait(10)
    // The phone is an hour ahead of the sender.
    let sent = stage.time
    stage.send(.clock(.jump))
    stage.time += 3600
    func push() -> PushRecord { stage.update(1, sent: sent, ahead: stage.time - sent) }
    stage.send(.set(.offline(true)))
    let kept = push()
    stage.send(.clock(.set(to: sent)))
    stage.time = sent
    stage.send(.set(.offline(false)))
    #expect(stage.record(kept.number).verdict.outcome == .shown)
    #expect(push().verdict.findings.first?.id == "timestamp-equal")
  }

  @Test func `an island that an alert opened closes after as long as it would have`() throws {
    var stage = Stage()
    stage.request()
    stage.wait(1)
    stage.update(1, #","alert":{"title":"Goal","body":"1–0"}"#)
    let until = try #require(stage.phone.device.expansion?.until)
    stage.send(.clock(.set(to: stage.time + 500)))
    #expect(stage.phone.device.expansion?.until == until + 500)
  }
}
