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

  /// Sends an update with this machine's time, a second after what came before; returns its outcome.
  private func pushNow(_ goals: Int, to activity: LiveActivity, _ phone: TestPhone) -> String {
    phone.time.real += 1
    let number = phone.push(
      ["home": .int(goals), "away": 0], to: activity, timestamp: phone.time.real)
    return phone.simulator.verdict(of: number)?.outcome.rawValue ?? ""
  }

  /// Sends a push of the log again, a second after what came before; returns its outcome.
  private func again(_ number: Int, _ phone: TestPhone) -> String {
    phone.time.real += 1
    return phone.simulator.sendAgain(number).flatMap(phone.simulator.verdict(of:))?.outcome.rawValue
      ?? ""
  }

  @Test(arguments: [true, false])
  func `what the phone's own clock has stamped lets the senders go on`(follows: Bool) throws {
    let phone = try TestPhone()
    let activity = try phone.start()
    _ = phone.ask("POST", "/islet/switches", ["pushesFollowClock": .bool(follows)])
    #expect(pushNow(1, to: activity, phone) == "shown")
    _ = phone.ask("POST", "/islet/clock", ["advance": 3600])
    if follows { #expect(pushNow(2, to: activity, phone) == "shown") }
    #expect(again(1, phone) == "shown")
    if follows { #expect(pushNow(3, to: activity, phone) == "shown") }
    phone.time.real += 1
    let line: JSONValue = ["to": .string(activity.id), "update": ["home": 4, "away": 0]]
    #expect(phone.ask("POST", "/islet/events", line).status == 200)
    #expect(phone.simulator.phone.records.last?.verdict.outcome == .shown)
    if follows { #expect(pushNow(5, to: activity, phone) == "shown") }
    #expect(again(1, phone) == "shown")
    _ = phone.ask("POST", "/islet/clock", ["real": true])
    #expect(pushNow(6, to: activity, phone) == "shown")
    #expect(again(1, phone) == "shown")
    #expect(pushNow(7, to: activity, phone) == "shown")
  }

  @Test func `a clock that stood still lets a push be sent again, and senders go on meanwhile`()
    throws
  {
    let phone = try TestPhone()
    let activity = try phone.start()
    _ = phone.ask("POST", "/islet/switches", ["pushesFollowClock": true])
    phone.simulator.setPaused(true)
    phone.time.real += 8
    #expect(pushNow(1, to: activity, phone) == "shown")
    phone.simulator.setPaused(false)
    phone.time.real += 2
    #expect(again(1, phone) == "shown")
    phone.simulator.setPaused(true)
    phone.time.real += 8.5
    #expect(again(1, phone) == "shown")
    #expect(pushNow(2, to: activity, phone) == "shown")
    #expect(pushNow(3, to: activity, phone) == "shown")
  }

  /// Who changes an activity without a clock of its own.
  enum Insider: CaseIterable { case person, app }

  @Test(arguments: Insider.allCases, [0.01, 0.05, 0.3, 3, 60])
  func `a clock of another speed takes the right pushes after a person's and the app's own`(
    insider: Insider, speed: Double
  ) throws {
    let phone = try TestPhone()
    let activity = try phone.start()
    _ = phone.ask("POST", "/islet/switches", ["pushesFollowClock": true])
    phone.time.real += 0.9
    phone.simulator.setSpeed(speed)
    for goals in stride(from: 1, to: 15, by: 2) {
      switch insider {
      case .person:
        let line: JSONValue = [
          "to": .string(activity.id), "update": ["home": .int(goals), "away": 0],
        ]
        #expect(phone.ask("POST", "/islet/events", line).status == 200)
        #expect(phone.simulator.phone.records.last?.verdict.outcome == .shown)
      case .app:
        let update: JSONValue = ["contentState": ["home": .int(goals), "away": 0]]
        #expect(phone.ask("POST", "/islet/activities/\(activity.id)/update", update).status == 200)
      }
      phone.time.real += 1.37
      // As tools stamp: in whole seconds.
      let number = phone.push(
        ["home": .int(goals + 1), "away": 0], to: activity,
        timestamp: phone.time.real.rounded(.down))
      let verdict = phone.simulator.verdict(of: number)
      #expect(
        verdict?.outcome == .shown || verdict?.outcome == .shownWithRemarks,
        "\(verdict?.summary ?? "")")
    }
  }

  @Test func `a timestamp that is older by less than a second is not called 0 s older`() throws {
    let phone = try TestPhone()
    let activity = try phone.start()
    let now = phone.time.real
    _ = phone.push(["home": 1, "away": 0], to: activity, timestamp: now + 0.3)
    let number = phone.push(["home": 2, "away": 0], to: activity, timestamp: now)
    let told = try #require(phone.simulator.verdict(of: number)?.findings.first)
    #expect(told.id == "timestamp-older")
    #expect(told.sentence.contains("less than a second older"), "\(told.sentence)")
  }

  @Test(arguments: [true, false])
  func `a push by the phone's own clock that waits keeps its distance from now`(follows: Bool)
    throws
  {
    let phone = try TestPhone()
    let activity = try phone.start()
    _ = phone.ask("POST", "/islet/switches", ["pushesFollowClock": .bool(follows)])
    #expect(pushNow(1, to: activity, phone) == "shown")
    _ = phone.ask("POST", "/islet/clock", ["advance": 3600])
    phone.simulator.send(.set(.offline(true)))
    let held = try #require(phone.simulator.sendAgain(1))
    phone.simulator.returnToRealTime()
    phone.simulator.send(.set(.offline(false)))
    let verdict = try #require(phone.simulator.verdict(of: held))
    // It says what the card has.
    #expect(
      verdict.outcome == .shown && verdict.findings.map(\.id) == ["state-unchanged"], "\(verdict)")
    #expect(pushNow(2, to: activity, phone) == "shown")
  }

  @Test(arguments: [true, false])
  func `a sender's push with the phone's time keeps its distance from now, waiting and sent again`(
    follows: Bool
  ) throws {
    let phone = try TestPhone()
    let activity = try phone.start()
    _ = phone.ask("POST", "/islet/switches", ["pushesFollowClock": .bool(follows)])
    _ = phone.ask("POST", "/islet/clock", ["advance": 7200])
    phone.simulator.send(.set(.offline(true)))
    let now = Int(phone.simulator.now)
    let body =
      #"{"aps":{"timestamp":\#(now),"event":"update","stale-date":\#(now + 600),"#
      + #""content-state":{"home":1,"away":0}}}"#
    let held = phone.simulator.receive(
      Push(target: .token(activity.token ?? ""), carrier: .http2, body: Array(body.utf8)),
      status: 200, reason: nil)
    phone.simulator.returnToRealTime()
    phone.simulator.send(.set(.offline(false)))
    let verdict = try #require(phone.simulator.verdict(of: held))
    #expect(verdict.outcome == .shown, "\(verdict)")
    #expect(
      verdict.findings.allSatisfy { !["timestamp-ahead", "clock-followed"].contains($0.id) },
      "\(verdict)")
    func timeLeft() -> Double? {
      phone.simulator.phone.activity(activity.id)?.staleDate.map {
        ($0 - phone.simulator.now).rounded()
      }
    }
    #expect(timeLeft() == 600)
    #expect(pushNow(2, to: activity, phone) == "shown")
    // Two seconds have passed.
    #expect(again(held, phone) == "shown" && timeLeft() == 598)
    #expect(pushNow(3, to: activity, phone) == "shown")
  }

  @Test func `a push by the phone's own clock is sent again with the time that it had left`() throws
  {
    let phone = try TestPhone()
    let activity = try phone.start()
    let body =
      #"{"aps":{"timestamp":1700000000,"event":"update","content-state":{"home":1,"away":0}}}"#
    let first = phone.simulator.receive(
      Push(
        target: .token(activity.token ?? ""), carrier: .http2,
        headers: PushHeaders(expiration: phone.time.real + 3600), body: Array(body.utf8)),
      status: 200, reason: nil)
    _ = phone.ask("POST", "/islet/clock", ["advance": 7200])
    let copy = try #require(phone.simulator.sendAgain(first))
    _ = phone.ask("POST", "/islet/clock", ["advance": 300])
    phone.simulator.returnToRealTime()
    func secondsLeft(_ number: Int) -> Double? {
      let again = phone.simulator.sendAgain(number).flatMap(phone.simulator.phone.record)
      return (again?.push.headers.expiration).map { $0 - phone.simulator.now }
    }
    #expect(secondsLeft(first) == 3600)
    #expect(secondsLeft(copy) == 3300)
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
