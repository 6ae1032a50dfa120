import Files
import JSON
import LiveActivities
import Testing

@testable import Simulator

@MainActor
@Suite struct RealTimeTests {
  let scratch = ScratchFolder()

  @Test
  func `after a jump a sender with a right clock is not blamed; pushes follow; the clock returns`()
    throws
  {
    let before: SimulatedPhone
    do {
      let phone = try TestPhone(folder: StateFolder(scratch.path))
      let activity = try phone.start()
      func push(_ goals: Int) -> (outcome: String, rules: [String]) {
        phone.time.real += 1
        let number = phone.push(
          ["home": .int(goals), "away": 0], to: activity, timestamp: phone.time.real)
        let record = phone.simulator.phone.record(number)
        return (
          record?.verdict.outcome.rawValue ?? "", record?.verdict.findings.map(\.id.rawValue) ?? []
        )
      }
      #expect(phone.ask("POST", "/islet/clock", ["advance": 3700]).json["ahead"] == 3700)
      #expect(push(1) == ("ignored", ["clock-moved"]))
      _ = phone.ask("POST", "/islet/switches", ["pushesFollowClock": true])
      #expect(push(2) == ("shown", ["clock-followed"]))
      #expect(push(3) == ("shown", ["clock-followed"]))
      let started = try #require(phone.simulator.phone.activity(activity.id)).startedAt
      let back = phone.ask("POST", "/islet/clock", ["real": true])
      #expect(back.json["ahead"] == 0)
      #expect(back.json["now"]?.double == phone.time.real)
      #expect(phone.simulator.phone.activity(activity.id)?.startedAt == started - 3700)
      #expect(push(4) == ("shown", []))
      phone.simulator.settle()
      before = phone.simulator.phone
    }
    let again = try TestPhone(folder: StateFolder(scratch.path), start: 1_700_000_004)
    #expect(again.simulator.phone == before)
    #expect(again.simulator.secondsAhead == 0)
    #expect(again.simulator.findings.isEmpty)
  }

  @Test
  func `a machine whose clock was wrong and is set back leaves the phone ahead, until it returns`()
    throws
  {
    let phone = try TestPhone()
    let activity = try phone.start()
    phone.time.real += 6 * 3600
    let before = phone.simulator.now
    phone.time.real -= 6 * 3600
    #expect(phone.simulator.now == before)
    #expect(phone.simulator.secondsAhead == 6 * 3600)
    phone.time.real += 1
    #expect(phone.simulator.now == before + 1)
    func push(_ goals: Int) -> [String] {
      phone.time.real += 1
      let number = phone.push(
        ["home": .int(goals), "away": 0], to: activity, timestamp: phone.time.real)
      return phone.simulator.phone.record(number)?.verdict.findings.map(\.id.rawValue) ?? []
    }
    #expect(push(1) == ["clock-moved"])
    phone.simulator.returnToRealTime()
    #expect(phone.simulator.secondsAhead == 0)
    #expect(push(2) == [])
  }

  @Test func `a clock that stood still or ran fast returns too`() throws {
    let phone = try TestPhone()
    _ = try phone.start()
    phone.simulator.setPaused(true)
    phone.time.real += 100
    #expect(phone.simulator.secondsAhead == -100)
    phone.simulator.setSpeed(60)
    phone.simulator.returnToRealTime()
    #expect(phone.simulator.secondsAhead == 0)
    #expect(!phone.simulator.clock.isPaused && phone.simulator.clock.speed == 1)
    #expect(!phone.simulator.phone.device.isClockPaused)
    phone.time.real += 5
    #expect(phone.simulator.now == phone.time.real)
  }

  @Test func `what has left the phone keeps its distance from now, over a restart too`() throws {
    func distances(_ phone: TestPhone, _ id: String) -> [Double?] {
      let left = phone.ask("GET", "/islet/activities/\(id)").json
      return [left["started"], left["dismissalDate"]].map { time in
        (time?.double).map { ($0 - phone.simulator.now).rounded() }
      }
    }
    let id: String
    do {
      let phone = try TestPhone(folder: StateFolder(scratch.path))
      phone.simulator.jump(to: phone.simulator.now + 86_400)
      id = try phone.start().id
      phone.time.real += 10
      phone.simulator.send(.person(.swipe(activity: id)))
      phone.simulator.settle()
      #expect(distances(phone, id) == [-10, 0])
      phone.simulator.returnToRealTime()
      #expect(distances(phone, id) == [-10, 0])
      phone.simulator.settle()
    }
    let phone = try TestPhone(folder: StateFolder(scratch.path), start: 1_700_000_030)
    #expect(distances(phone, id) == [-30, -20])
  }

  @Test func `what a Watch says of an alert ends in time, also after the clock has returned`()
    throws
  {
    let phone = try TestPhone()
    phone.simulator.jump(to: phone.simulator.now + 3700)
    phone.startPush(of: phone.simulator.apps[0].folder.name)
    phone.simulator.settle()
    let id = try #require(phone.simulator.phone.activities.first?.id)
    let rest = try #require(phone.simulator.alertEnd(of: id)) - phone.simulator.now
    #expect(rest > 0)
    phone.simulator.returnToRealTime()
    #expect(phone.simulator.alertEnd(of: id) == phone.simulator.now + rest)
  }

  @Test func `a journal whose clock is beyond all time begins with this machine's`() throws {
    do {
      let phone = try TestPhone(folder: StateFolder(scratch.path))
      _ = try phone.start()
      phone.simulator.settle()
    }
    let journal = scratch.path + "/journal.jsonl"
    let line = #"{"settings":{"clockOffset":1e999},"at":1700000001}"# + "\n"
    try FileBytes.write(FileBytes.read(journal) + Array(line.utf8), to: journal)
    let phone = try TestPhone(folder: StateFolder(scratch.path), start: 1_700_000_002)
    #expect(phone.simulator.now == phone.time.real)
  }

  @Test func `as strict as a phone may be is one choice`() throws {
    let phone = try TestPhone()
    let activity = try phone.start()
    _ = phone.ask("POST", "/islet/switches", ["strictPhone": true])
    #expect(phone.ask("GET", "/islet/switches").json["strictPhone"] == true)
    phone.time.real += 100
    let old = phone.push(
      ["home": 1, "away": 0], to: activity, timestamp: phone.time.real - 60)
    #expect(phone.simulator.verdict(of: old)?.findings.first?.id == "timestamp-too-old")
    // Each second fills the bucket by a fifteenth of a push.
    let verdicts = (1...280).map { goals in
      phone.time.real += 1
      let number = phone.push(["home": .int(goals), "away": 0], to: activity)
      return phone.simulator.verdict(of: number)
    }
    #expect(verdicts.prefix(200).allSatisfy { $0?.outcome == .shown })
    #expect(verdicts.contains { $0?.findings.first?.id == "budget-exhausted" })
  }
}
