import Findings
import Foundation
import Testing

@testable import LiveActivities

@Suite("The order of pushes")
struct TimestampTests {
  private func outcome(_ offset: Double, after last: Double? = nil, event: String = "update")
    -> String
  {
    var stage = Stage()
    stage.request()
    stage.wait(1000)
    if let last {
      stage.push(
        #""timestamp":\#(Int(stage.time + last)),"event":"update","content-state":\#(Stage.state(1).string)"#
      )
    }
    let record = stage.push(
      #""timestamp":\#(Int(stage.time + offset)),"event":"\#(event)","content-state":\#(Stage.state(2).string)"#
    )
    let shown = stage.activity?.state == Stage.state(2)
    let rule = record.verdict.findings.first?.id.rawValue ?? "taken"
    return shown == (record.verdict.outcome != .ignored)
      ? rule : "verdict and card disagree: \(rule)"
  }

  @Test(
    arguments: [
      (0, "taken"), (-10, "taken"), (-11, "timestamp-aging"), (-200, "timestamp-aging"),
      (-201, "timestamp-too-old"), (10, "taken"), (11, "timestamp-ahead"),
      (8 * 3600, "timestamp-ahead"),
      (8 * 3600 + 1, "timestamp-future"),
    ] as [(Double, String)])
  func `a timestamp is taken within 200 s of the past and 8 hours of the future`(
    offset: Double, rule: String
  ) {
    #expect(outcome(offset) == rule)
  }

  @Test(
    arguments: [(1, "taken"), (0, "timestamp-equal"), (-1, "timestamp-older")] as [(Double, String)]
  )
  func `only a newer timestamp than the last one is taken`(offset: Double, rule: String) {
    #expect(outcome(offset, after: 0) == rule)
  }

  @Test func `seconds since 2001 are named as such, whatever was taken before`() {
    let since2001 = 978_307_200.0
    #expect(outcome(-since2001) == "timestamp-since-2001")
    #expect(outcome(-since2001, after: 0) == "timestamp-since-2001")
  }

  @Test func `an end may be old, but not older than the last push`() {
    #expect(outcome(-900, event: "end") == "dismissal-late")
    #expect(outcome(-900, after: -5, event: "end") == "timestamp-older")
  }

  @Test func `a dropped push leaves the order as it was`() {
    var stage = Stage()
    stage.request()
    stage.wait(10)
    stage.push(
      #""timestamp":\#(Int(stage.time + 9 * 3600)),"event":"update","content-state":\#(Stage.state(7).string)"#
    )
    #expect(stage.update(1).verdict.outcome == .shown)
  }

  @Test func `an update by the app counts as now, to the second`() {
    var stage = Stage()
    stage.request()
    stage.wait(10.5)
    stage.send(
      .app(bundle: Stage.bundle, .update(ActivityUpdate(id: "final", state: Stage.state(5)))))
    let old = stage.push(
      #""timestamp":\#(Int(stage.time) - 1),"event":"update","content-state":\#(Stage.state(1).string)"#
    )
    #expect(old.verdict.findings.first?.id == "timestamp-older")
    #expect(stage.update(6).verdict.outcome == .shown)
  }

  @Test func `what waited for the phone did not grow old by it`() {
    var stage = Stage()
    stage.request()
    stage.send(.set(.offline(true)))
    let number = stage.phone.nextRecordNumber
    stage.update(1)
    stage.wait(3600)
    stage.send(.set(.offline(false)))
    #expect(stage.record(number).verdict.outcome == .shown)
  }

  @Test func `a push that is dropped for its timestamp tells its other faults too`() {
    var stage = Stage()
    stage.request()
    let record = stage.push(
      #""timestamp":1800000000000,"event":"update","stale-date":1800000060000,"alert":"Goal""#,
      pushType: "alert")
    #expect(
      record.verdict.findings.map(\.id) == [
        "timestamp-milliseconds", "content-state-missing", "push-type-mismatch",
        "date-milliseconds", "alert-not-object",
      ])
  }

  @Test
  func `a verdict that is put into words late reads, compares and is stored as one that was not`()
    throws
  {
    var stage = Stage()
    stage.request()
    let body =
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(Stage.state(1).string)"#
    stage.push(body)
    let verdict = stage.push(body).verdict
    let sentence =
      "timestamp \(Int(stage.time)) is that of the last push taken, shown or not: the second event of one second is lost"
    #expect(verdict.findings.first?.sentence == sentence)
    #expect(verdict.summary == "ignored: \(sentence)")
    let written = Finding("timestamp-equal", path: "aps.timestamp", sentence: sentence)
    let same = Verdict(
      .ignored, findings: [written] + verdict.findings.dropFirst(),
      summary: verdict.summary)
    #expect(verdict == same)
    #expect(verdict.hashValue == same.hashValue)
    let stored = try JSONDecoder().decode(Verdict.self, from: JSONEncoder().encode(verdict))
    #expect(stored == verdict)
    #expect(stored.summary == verdict.summary)
    #expect(verdict.findings.first != written.telling(1, 2) { _, _ in "something else" })
  }

  @Test
  func `a timestamp that is ahead is told by how much, and until when right ones are dropped`() {
    var stage = Stage()
    stage.request()
    stage.wait(10)
    func told(ahead: Double) -> [Finding] {
      stage.push(
        #""timestamp":\#(Int(stage.time + ahead)),"event":"update","content-state":\#(Stage.state(Int(ahead)).string)"#
      ).verdict.findings.filter { $0.id == "timestamp-ahead" }
    }
    #expect(told(ahead: 10).isEmpty)
    let until = Int(stage.time) + 300
    #expect(
      told(ahead: 300).map(\.sentence) == [
        "timestamp is 5 min ahead of the phone's clock: once it is taken, every push with the right time is dropped as older than \(until), until that moment has come"
      ])
    #expect(stage.update(1).verdict.outcome == .ignored)
    stage.wait(301)
    #expect(stage.update(2).verdict.outcome == .shown)
  }

  @Test func `a timestamp that is ahead and dropped for another reason is not told as taken`() {
    var stage = Stage()
    stage.request()
    stage.wait(10)
    let record = stage.push(#""timestamp":\#(Int(stage.time) + 300),"event":"update""#)
    let ahead = record.verdict.findings.first { $0.id == "timestamp-ahead" }
    #expect(record.verdict.outcome == .ignored)
    #expect(ahead?.sentence.contains("once it is taken") == true)
    // It did not count: the next right one is shown.
    #expect(stage.update(1).verdict.outcome == .shown)
  }

  @Test func `a right timestamp that is dropped after one that was ahead names that one`() {
    var stage = Stage()
    stage.request()
    stage.wait(10)
    let first = stage.push(
      #""timestamp":\#(Int(stage.time) + 300),"event":"update","content-state":\#(Stage.state(1).string)"#
    )
    #expect(first.verdict.outcome == .shownWithRemarks)
    stage.wait(1)
    let second = stage.update(2).verdict.findings.first
    #expect(second?.id == "timestamp-older")
    #expect(second?.sentence.contains("is right, but push 1 brought") == true)
    #expect(second?.fix?.contains("Correct the clock that gave push 1 its timestamp") == true)
    // A timestamp that is itself ahead by more than ten seconds is not called right, nor one that is old.
    for (ahead, isRight) in [(10, true), (11, false), (-9, true), (-60, false)] {
      let third = stage.push(
        #""timestamp":\#(Int(stage.time) + ahead),"event":"update","content-state":\#(Stage.state(2).string)"#
      ).verdict.findings.first { $0.id == "timestamp-older" }
      #expect(third?.sentence.contains("is right, but push 1") == isRight)
    }
    // Once its time has come, the order goes on and nobody is blamed.
    stage.wait(300)
    #expect(stage.update(3).verdict.outcome == .shown)
  }

  /// A push by a clock that runs with life, on a phone whose clock was moved.
  private func push(_ stage: inout Stage, ahead: Double, age: Double = 0, _ more: String = "")
    -> PushRecord
  {
    stage.update(
      stage.phone.nextRecordNumber, sent: stage.time - ahead - age, ahead: ahead, more)
  }

  @Test(arguments: [
    [(0, 0), (3701, 3700), (3702, 3700)], [(0, -5), (0, -6), (0, -7)],
    [(0, 10), (60, 69), (120, 128)], [(0, 1)],
  ])
  func
    `pushes follow a clock that was moved, and keep their order while it stands still or runs fast`(
      pushes: [(at: Double, ahead: Double)]
    )
  {
    var stage = Stage()
    stage.request()
    stage.send(.set(.trait("pushesFollowClock", .flag(true))))
    stage.wait(4000)
    let start = stage.time
    for (at, ahead) in pushes {
      stage.wait(start + at - stage.time)
      let record = push(&stage, ahead: ahead)
      #expect(record.verdict.outcome == .shown, "\(record.verdict)")
      #expect(record.verdict.findings.map(\.id) == (ahead == 0 ? [] : ["clock-followed"]))
    }
  }

  @Test func `stale dates move with the clock, and equal timestamps are still equal`() {
    var stage = Stage()
    stage.request()
    stage.send(.set(.trait("pushesFollowClock", .flag(true))))
    stage.wait(3700)
    let stale = Int(stage.time) - 3700 + 60
    #expect(push(&stage, ahead: 3700, #","stale-date":\#(stale)"#).verdict.outcome == .shown)
    #expect(stage.activity?.staleDate == stage.time + 60)
    #expect(push(&stage, ahead: 3700).verdict.findings.first?.id == "timestamp-equal")
    #expect(push(&stage, ahead: 3700, age: 1).verdict.findings.first?.id == "timestamp-older")
  }

  /// A sender may ask the phone for its time; then its stamps jump with the phone's clock.
  @Test(arguments: [true, false])
  func `what is stamped by the phone's clock is compared by that`(follows: Bool) {
    var stage = Stage()
    stage.request()
    stage.send(.set(.trait("pushesFollowClock", .flag(follows))))
    stage.wait(4000)
    #expect(push(&stage, ahead: 0).verdict.outcome == .shown)
    for jump in [600.0, 1200, 4800] {
      stage.wait(600)
      // Stamped with the phone's now, on a machine that is `jump` behind.
      let stamped = push(&stage, ahead: jump, age: -jump)
      #expect(stamped.verdict.outcome == .shown, "\(stamped.verdict)")
      let again = push(&stage, ahead: jump, age: -jump).verdict.findings.first?.id
      #expect(again == "timestamp-equal")
      let older = push(&stage, ahead: jump, age: 1 - jump).verdict.findings.first?.id
      #expect(older == "timestamp-older")
    }
  }

  @Test func `where pushes do not follow, the jump is blamed and not the sender`() {
    var stage = Stage()
    stage.request()
    stage.wait(3700)
    let late = push(&stage, ahead: 3700)
    #expect(late.verdict.findings.map(\.id) == ["clock-moved"])
    #expect(late.verdict.outcome == .ignored)
    #expect(late.verdict.summary.contains("right by this machine's clock"))
    // Who is late by his own clock is told so.
    #expect(push(&stage, ahead: 3700, age: 900).verdict.findings.first?.id == "timestamp-too-old")
    stage.send(
      .app(bundle: Stage.bundle, .update(ActivityUpdate(id: "final", state: Stage.state(5)))))
    #expect(push(&stage, ahead: 60).verdict.findings.first?.id == "clock-moved")
  }

  @Test func `a push that is right while the phone's clock stood still spoils no later one`() {
    var stage = Stage()
    stage.request()
    stage.wait(100)
    let early = push(&stage, ahead: -13)
    #expect(early.verdict.outcome == .shown)
    #expect(early.verdict.findings.map(\.id) == ["clock-moved"])
    // So far behind that its time would be no time.
    #expect(push(&stage, ahead: -30_000).verdict.findings.first?.id == "clock-moved")
    // The phone's clock catches up with life, and everything on the phone with it.
    stage.send(.clock(.set(to: stage.time + 13)))
    #expect(push(&stage, ahead: 0, age: -14).verdict.outcome == .shown)
  }
}
