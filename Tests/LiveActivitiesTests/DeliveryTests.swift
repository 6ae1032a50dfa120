import Findings
import Testing

@testable import LiveActivities

@Suite("From the gateway to the phone")
struct DeliveryTests {
  @Test func `a phone that comes back gets the newest push of each activity`() {
    var stage = Stage()
    stage.request()
    stage.request("other")
    stage.send(.set(.offline(true)))
    stage.wait(1)
    let lost = stage.update(1)
    #expect(lost.verdict.outcome == .pending)
    stage.wait(1)
    let kept = stage.update(2)
    stage.update(3, "", to: "other")
    #expect(stage.record(lost.number).verdict.findings.first?.id == "push-overwritten")
    stage.send(.set(.offline(false)))
    #expect(stage.record(kept.number).verdict.outcome == .shown)
    #expect(stage.activity?.state == Stage.state(2))
    #expect(stage.phone.activity("other")?.state == Stage.state(3))
  }

  @Test func `priority 5 waits for the phone to wake when it is told to; priority 10 does not`() {
    var stage = Stage()
    stage.request()
    stage.send(.set(.holdsLowPriority(true)))
    stage.send(.person(.lock))
    stage.wait(1)
    let low = stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(Stage.state(1).string)"#,
      priority: 5)
    #expect(low.verdict.outcome == .pending)
    #expect(stage.phone.sleeping.map(\.number) == [low.number])
    stage.send(.person(.wake))
    #expect(stage.record(low.number).verdict.outcome == .shown)
    stage.send(.person(.lock))
    stage.wait(1)
    #expect(stage.update(2).verdict.outcome == .shown)
  }

  @Test
  func
    `what waits for the phone to wake is dropped when it expires; with expiration 0 it never does`()
  {
    var stage = Stage()
    stage.request()
    stage.send(.set(.holdsLowPriority(true)))
    stage.send(.person(.lock))
    stage.wait(1)
    /// Sends an update that waits, one second after the one before; its expiration counts from now.
    func hold(_ number: Int, expiresIn seconds: Double?) -> Int {
      stage.wait(1)
      return stage.push(
        #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(Stage.state(number).string)"#,
        priority: 5, expiration: seconds.map { stage.time + $0 } ?? 0
      ).number
    }
    let kept = hold(1, expiresIn: nil)
    let lost = hold(2, expiresIn: 61)
    let long = hold(3, expiresIn: 61)
    stage.wait(60)
    stage.send(.person(.wake))
    #expect(stage.record(kept).verdict.outcome == .shown)
    #expect(stage.record(lost).verdict.findings.first?.id == "push-expired")
    #expect(stage.record(long).verdict.outcome == .shown)
    #expect(stage.activity?.state == Stage.state(3))
  }

  @Test func `what waits for the phone expires at its time, and is not said to be replaced later`()
  {
    for isOffline in [true, false] {
      var stage = Stage()
      stage.request()
      if isOffline {
        stage.send(.set(.offline(true)))
      } else {
        stage.send(.set(.holdsLowPriority(true)))
        stage.send(.person(.lock))
      }
      stage.wait(1)
      /// Sends an update that waits and expires after so many seconds.
      func hold(_ score: Int, for seconds: Double) -> Int {
        stage.push(
          #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(Stage.state(score).string)"#,
          priority: 5, expiration: stage.time + seconds
        ).number
      }
      let first = hold(1, for: 3)
      #expect(stage.phone.nextMomentTime == stage.time + 3)
      stage.wait(3)
      #expect(stage.record(first).verdict.findings.map(\.id) == ["push-expired"])
      let second = hold(2, for: 60)
      #expect(stage.record(first).verdict.findings.map(\.id) == ["push-expired"])
      #expect(stage.record(second).verdict.outcome == .pending)
      // The clock may be set meanwhile: what waits becomes no older.
      stage.send(.clock(.set(to: stage.time - 1000)))
      stage.time -= 1000
      stage.wait(59)
      #expect(stage.record(second).verdict.outcome == .pending)
      stage.wait(1)
      #expect(stage.record(second).verdict.findings.map(\.id) == ["push-expired"])
    }
  }

  @Test func `a push that took another's place brings that one's expiry no moment`() {
    var stage = Stage()
    stage.request()
    stage.send(.set(.offline(true)))
    for seconds in [10.0, 100] {
      stage.wait(1)
      stage.push(
        #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(Stage.state(1).string)"#,
        expiration: stage.time + seconds)
    }
    #expect(
      stage.phone.nextDeadline == Deadline(time: stage.time + 100, kind: .expiry))
    stage.wait(20)
    #expect(stage.phone.nextMomentTime == stage.time + 80)
  }

  /// Sends an update of priority 5 that is one second newer than whatever came before.
  private func low(_ stage: inout Stage, _ score: Int) -> Int {
    stage.wait(1)
    return stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(Stage.state(score).string)"#,
      priority: 5
    ).number
  }

  @Test func `a push that another overtook while it waited is no fault of its sender's`() {
    for seconds in [0.0, 1] {
      var stage = Stage()
      stage.request()
      stage.send(.set(.holdsLowPriority(true)))
      stage.send(.person(.lock))
      let number = low(&stage, 1)
      stage.wait(seconds)
      let quick = stage.update(2)
      #expect(quick.verdict.outcome == .shown)
      stage.wait(5)
      stage.send(.person(.wake))
      let finding = stage.record(number).verdict.findings.first
      #expect(finding?.id == (seconds == 0 ? "timestamp-equal" : "timestamp-older"))
      #expect(
        finding?.sentence
          == "timestamp \(Int(stage.time - 5 - seconds)) is right, but the push waited \(Int(5 + seconds)) s for the phone, and push \(quick.number) overtook it: the phone keeps the newer one"
      )
      #expect(
        finding?.fix
          == "Nothing: send whole states, so that the newest is enough. With apns-priority 10 a push does not wait for a phone that sleeps."
      )
      #expect(stage.activity?.state == Stage.state(2))
    }
  }

  @Test
  func `a push that the app overtook while the phone was offline is no fault of its sender's`() {
    var stage = Stage()
    stage.request()
    stage.send(.set(.offline(true)))
    stage.wait(1)
    let number = stage.update(1).number
    stage.wait(2)
    stage.send(
      .app(bundle: Stage.bundle, .update(ActivityUpdate(id: "final", state: Stage.state(5)))))
    stage.send(.set(.offline(false)))
    let finding = stage.record(number).verdict.findings.first
    #expect(finding?.sentence.contains("for the phone, and a newer state overtook it") == true)
    #expect(finding?.fix == "Nothing: send whole states, so that the newest is enough.")
  }

  @Test func `a push that waited and was older when it came is told so`() {
    var stage = Stage()
    stage.request()
    stage.wait(5)
    stage.update(2)
    stage.send(.set(.holdsLowPriority(true)))
    stage.send(.person(.lock))
    let late = stage.push(
      #""timestamp":\#(Int(stage.time) - 2),"event":"update","content-state":\#(Stage.state(1).string)"#,
      priority: 5)
    stage.wait(5)
    stage.send(.person(.wake))
    let finding = stage.record(late.number).verdict.findings.first
    #expect(finding?.sentence.contains("is 2 s older than the last one taken") == true)
  }

  @Test func `a push that waited is not told as overtaken by what came before it`() {
    var stage = Stage()
    stage.request()
    stage.push(
      #""timestamp":\#(Int(stage.time) + 8),"event":"update","content-state":\#(Stage.state(2).string)"#
    )
    stage.send(.set(.holdsLowPriority(true)))
    stage.send(.person(.lock))
    stage.wait(2)
    let number = low(&stage, 1)
    stage.wait(2)
    stage.send(.person(.wake))
    let finding = stage.record(number).verdict.findings.first
    #expect(finding?.id == "timestamp-older")
    #expect(finding?.sentence.contains("is 5 s older than the last one taken") == true)
  }

  @Test func `one that could not be read and overtook a push is not said to be kept`() {
    var stage = Stage()
    stage.request()
    stage.send(.set(.holdsLowPriority(true)))
    stage.send(.person(.lock))
    stage.wait(1)
    let number = low(&stage, 1)
    stage.wait(1)
    let broken = stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":{"homeScore":"two"}"#)
    #expect(broken.verdict.outcome == .ignored)
    stage.wait(1)
    stage.send(.person(.wake))
    let finding = stage.record(number).verdict.findings.first
    #expect(
      finding?.sentence.hasSuffix(
        "push \(broken.number) overtook it: its timestamp counts, though the phone could show nothing of it"
      ) == true)
    #expect(
      finding?.fix?.hasPrefix(
        "Send the state of now: push \(broken.number) has a fault of its own.") == true)
  }

  @Test func `who waited for a phone that was offline is not advised another priority`() {
    var stage = Stage()
    stage.request()
    stage.send(.set(.offline(true)))
    stage.wait(1)
    let number = low(&stage, 1)
    stage.wait(2)
    stage.send(
      .app(bundle: Stage.bundle, .update(ActivityUpdate(id: "final", state: Stage.state(5)))))
    stage.send(.set(.offline(false)))
    #expect(
      stage.record(number).verdict.findings.first?.fix
        == "Nothing: send whole states, so that the newest is enough.")
  }

  @Test func `an alert that lights the screen wakes the phone for what waits`() {
    var stage = Stage()
    stage.request()
    stage.request("other")
    stage.send(.set(.holdsLowPriority(true)))
    stage.send(.person(.lock))
    let first = low(&stage, 1)
    let quiet = stage.update(2, to: "other")
    #expect(quiet.verdict.outcome == .shown)
    #expect(stage.record(first).verdict.outcome == .pending)
    stage.wait(1)
    stage.update(3, #","alert":{"title":"Goal","body":"2:1"}"#, to: "other")
    #expect(stage.phone.device.screen == .lockScreen)
    #expect(stage.record(first).verdict.outcome == .shown)
    #expect(stage.activity?.state == Stage.state(1))
    #expect(stage.phone.sleeping.isEmpty)
  }

  @Test func `what waits for the phone to wake waits on while the phone is offline`() {
    var stage = Stage()
    stage.request()
    stage.send(.set(.holdsLowPriority(true)))
    stage.send(.person(.lock))
    let number = low(&stage, 1)
    stage.send(.set(.offline(true)))
    stage.send(.person(.wake))
    #expect(stage.record(number).verdict.outcome == .pending)
    #expect(stage.activity?.state == Stage.state(0))
    stage.send(.set(.offline(false)))
    #expect(stage.record(number).verdict.outcome == .shown)
    #expect(stage.activity?.state == Stage.state(1))
  }

  @Test func `what was stored of low priority waits on where the phone comes back asleep`() {
    var stage = Stage()
    stage.request()
    stage.send(.set(.holdsLowPriority(true)))
    stage.send(.person(.lock))
    stage.send(.set(.offline(true)))
    let number = low(&stage, 1)
    stage.send(.set(.offline(false)))
    #expect(stage.record(number).verdict.outcome == .pending)
    #expect(stage.phone.sleeping.map(\.number) == [number])
    stage.send(.person(.wake))
    #expect(stage.record(number).verdict.outcome == .shown)
  }

  @Test func `what gets lost is told by the seed, the same each time`() {
    func lost(seed: UInt64) -> [Int] {
      var stage = Stage()
      stage.request()
      stage.send(.set(.loss(0.5, seed: seed)))
      return (1...40).filter { number in
        stage.wait(1)
        return stage.update(number).verdict.outcome == .ignored
      }
    }
    #expect(lost(seed: 1) == lost(seed: 1))
    #expect(lost(seed: 1) != lost(seed: 2))
    #expect((8...32).contains(lost(seed: 1).count))
  }

  @Test func `the budget drops pushes when told to, and fills up again`() {
    var stage = Stage()
    stage.request()
    stage.send(.set(.trait("hourlyFrequentBudget", .number(2))))
    stage.send(.set(.trait("dropsOverBudget", .flag(true))))
    let outcomes = (1...3).map { number in
      stage.wait(1)
      return stage.update(number).verdict.outcome
    }
    #expect(outcomes == [.shown, .shown, .ignored])
    #expect(stage.phone.budget(of: "final")?.left == 0)
    stage.wait(1800)
    #expect(stage.update(4).verdict.outcome == .shown)
  }

  @Test func `what is over the budget leads the verdict and its summary, and fills the meter`() {
    var stage = Stage()
    stage.request()
    stage.send(.set(.trait("hourlyFrequentBudget", .number(2))))
    let records = (1...4).map { number in
      stage.wait(1)
      return stage.update(number, #","stale-date":\#(Int(stage.time) - 1)"#)
    }
    #expect(records[1].verdict.findings.first?.id == "stale-date-past")
    let last = records[3].verdict
    #expect(last.outcome == .shownWithRemarks)
    #expect(last.findings.first?.id == "budget-exhausted")
    #expect(last.summary.hasPrefix("over its budget by 2 (2 pushes of priority 10 an hour)"))
    #expect(stage.phone.budget(of: "final")?.over == 2)
    let free = stage.push(
      #""timestamp":\#(Int(stage.time) + 1),"event":"update","content-state":\#(Stage.state(9).string)"#,
      priority: 5)
    #expect(free.verdict.summary == "shown")
    stage.wait(1800)
    #expect(stage.phone.budget(of: "final")?.over == 0)
  }

  @Test func `a small budget is told with its reason: the app's Info.plist, or the switch`() {
    func told(_ prepare: (inout Stage) -> Void) -> Finding? {
      var stage = Stage()
      prepare(&stage)
      stage.send(.set(.trait("hourlyBudget", .number(1))))
      stage.request()
      for number in 1...2 {
        stage.wait(1)
        stage.update(number)
      }
      stage.wait(1)
      return stage.update(3).verdict.findings.first { $0.id == "budget-exhausted" }
    }
    #expect(told { _ in } == nil)
    let off = told { $0.send(.set(.frequentUpdates(bundle: Stage.bundle, false))) }
    #expect(off?.sentence.contains("More Frequent Updates is off") == true)
    #expect(off?.fix?.contains("frequentPushEnablementUpdates") == true)
    var app = Stage.app()
    app.supportsFrequentUpdates = false
    let undeclared = told { $0.send(.install(app)) }
    #expect(undeclared?.sentence.contains("lacks NSSupportsLiveActivitiesFrequentUpdates") == true)
  }

  @Test
  func `as strict as a phone may be: over the budget and 50 s old is dropped, priority 5 waits`() {
    var stage = Stage()
    stage.request()
    stage.send(.set(.trait("strictPhone", .flag(true))))
    stage.send(.set(.trait("hourlyFrequentBudget", .number(1))))
    stage.wait(100)
    let old = stage.push(
      #""timestamp":\#(Int(stage.time) - 51),"event":"update","content-state":\#(Stage.state(1).string)"#
    )
    #expect(old.verdict.findings.first?.id == "timestamp-too-old")
    #expect(stage.update(1).verdict.outcome == .shown)
    stage.wait(1)
    #expect(stage.update(2).verdict.findings.first?.id == "budget-exhausted")
    stage.send(.person(.lock))
    stage.wait(1)
    let held = stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(Stage.state(3).string)"#,
      priority: 5)
    #expect(held.verdict.outcome == .pending)
    stage.send(.set(.trait("strictPhone", .flag(false))))
    #expect(stage.record(held.number).verdict.outcome == .shown)
  }

  @Test func `a state that changes nothing says so in its summary`() {
    var stage = Stage()
    stage.request()
    stage.wait(1)
    #expect(stage.update(2).headline.contains("0 → 2"))
    stage.wait(1)
    let same = stage.update(2)
    #expect(same.verdict.outcome == .shown)
    #expect(same.headline == "shown: the content state is as before")
  }

  @Test func `what APNs refused is rejected, with its reason`() {
    var stage = Stage()
    stage.request()
    stage.send(
      .push(
        PushArrival(
          Push(target: .token("ab"), carrier: .http2, body: []), status: 400,
          reason: "BadDeviceToken")))
    let record = stage.record(1)
    #expect(record.verdict.outcome == .rejected)
    #expect(record.verdict.summary == "rejected: 400 BadDeviceToken")
    #expect(!record.verdict.findings.isEmpty)
  }

  @Test func `what lenience let pass is told with the record, and changes no verdict`() {
    var stage = Stage()
    stage.request()
    stage.wait(1)
    let body =
      #"{"aps":{"timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(Stage.state(1).string)}}"#
    stage.send(
      .push(
        PushArrival(
          Push(
            target: .activity("final"), carrier: .udp, body: Array(body.utf8),
            remarks: [GatewayRemark(reason: "MissingProviderToken", status: 403)]))))
    #expect(stage.record(1).verdict.outcome == .shown)
    #expect(stage.record(1).findings.count == 1)
    #expect(stage.record(1).findings.first?.severity == .info)
  }
}
