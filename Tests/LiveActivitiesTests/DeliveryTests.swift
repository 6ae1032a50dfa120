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

  @Test func `a broadcast reaches every activity that listens, and its verdict counts them`() {
    var stage = Stage()
    let id = stage.phone.nextChannelID
    stage.send(.channel(.create(bundle: Stage.bundle, id: id, storesLatest: true)))
    #expect(stage.phone.nextChannelID != id)
    stage.request("a", pushType: .channel(id))
    stage.request("b", pushType: .channel(id))
    stage.request("c")
    #expect(stage.phone.activity("a")?.token == nil)
    stage.wait(1)
    let record = stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(Stage.state(4).string)"#,
      to: .channel(bundle: Stage.bundle, id: id))
    #expect(record.verdict.outcome == .shown)
    #expect(record.verdict.summary.contains("2 of 2"))
    #expect(stage.phone.activity("b")?.state == Stage.state(4))
    #expect(stage.phone.activity("c")?.state == Stage.state(0))
    stage.wait(5)
    stage.request("late", pushType: .channel(id))
    #expect(stage.phone.activity("late")?.state == Stage.state(4), "the stored message")
    stage.send(.channel(.delete(bundle: Stage.bundle, id: id)))
    #expect(stage.phone.channels(bundle: Stage.bundle) == [])
  }

  private func broadcast(_ stage: inout Stage, _ score: Int, on channel: String) -> PushRecord {
    stage.wait(1)
    return stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(Stage.state(score).string)"#,
      to: .channel(bundle: Stage.bundle, id: channel))
  }

  @Test func `a broadcast that nobody hears is stored, and its first listener decides its verdict`()
  {
    var stage = Stage()
    let id = stage.phone.nextChannelID
    stage.send(.channel(.create(bundle: Stage.bundle, id: id, storesLatest: true)))
    let first = broadcast(&stage, 3, on: id)
    #expect(first.verdict.outcome == .pending)
    #expect(first.verdict.summary.hasPrefix("stored"))
    let second = broadcast(&stage, 4, on: id)
    #expect(stage.record(first.number).verdict.findings.map(\.id) == ["push-overwritten"])
    stage.request("late", pushType: .channel(id))
    let told = stage.record(second.number)
    #expect(told.verdict.outcome == .shown)
    #expect(told.activityID == "late")
    #expect(stage.phone.activity("late")?.state == Stage.state(4))
    // Another listener gets the same message, which has its verdict.
    stage.request("later", pushType: .channel(id))
    #expect(stage.record(second.number) == told)
    #expect(broadcast(&stage, 5, on: id).verdict.summary.contains("2 of 2"))
  }

  @Test func `a stored broadcast ends with its channel, and one that is not stored at once`() {
    var stage = Stage()
    for storesLatest in [true, false] {
      let id = stage.phone.nextChannelID
      stage.send(.channel(.create(bundle: Stage.bundle, id: id, storesLatest: storesLatest)))
      let record = broadcast(&stage, 3, on: id)
      stage.send(.channel(.delete(bundle: Stage.bundle, id: id)))
      let last = stage.record(record.number).verdict
      #expect(last.outcome == .ignored)
      #expect(
        last.findings.first?.id == (storesLatest ? "channel-unknown" : "channel-without-listeners"))
    }
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

  @Test func `a rotated token answers 410, the new one works`() throws {
    var stage = Stage()
    stage.request()
    let old = try #require(stage.activity?.token)
    let effects = stage.send(.rotate(.activity(id: "final")))
    let new = try #require(stage.activity?.token)
    #expect(new != old)
    #expect(
      effects == [
        .token(
          TokenIssue(
            name: .activity(id: "final"), bundle: Stage.bundle, token: new, previous: old))
      ])
    #expect(
      stage.phone.standing(of: old) == .dead(.activity, bundle: Stage.bundle, since: stage.time))
    stage.wait(1)
    let aps =
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(Stage.state(1).string)"#
    #expect(stage.push(aps, to: .token(old)).verdict.findings.first?.id == "token-dead")
    #expect(stage.push(aps, to: .token(new)).verdict.outcome == .shown)
  }

  @Test
  func `an activity takes a token that a sender has already; it may be one that stopped working`()
    throws
  {
    var stage = Stage()
    stage.request()
    let own = try #require(stage.activity?.token)
    stage.send(.rotate(.activity(id: "final"), to: "AB12"))
    #expect(stage.activity?.token == "ab12")
    #expect(
      stage.phone.standing(of: own) == .dead(.activity, bundle: Stage.bundle, since: stage.time))
    stage.send(.rotate(.activity(id: "final"), to: own))
    #expect(stage.phone.standing(of: own) == .live(.activity, bundle: Stage.bundle))
    stage.wait(1)
    let aps =
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(Stage.state(1).string)"#
    #expect(stage.push(aps, to: .token(own)).verdict.outcome == .shown)
  }

  @Test(arguments: ["", "abc", "xy", String(repeating: "0", count: 1026), "other"])
  func `a token that is none, is another's, or is for an activity that is over is not taken`(
    _ text: String
  ) throws {
    var stage = Stage()
    stage.request()
    stage.request("other")
    let own = stage.activity?.token
    let token = text == "other" ? try #require(stage.phone.activity("other")?.token) : text
    let effects = stage.send(.rotate(.activity(id: "final"), to: token))
    #expect(stage.activity?.token == own)
    guard case .remark("final", let finding) = effects.first else {
      Issue.record("nothing was said: \(effects)")
      return
    }
    #expect(finding.id == "token-not-replaced")
  }

  @Test
  func
    `a sender with an unknown token is told the tokens there are, and how to have one take its own`()
    throws
  {
    var stage = Stage()
    #expect(
      stage.refused("00").fix == "No activity with a token runs: start one, then send to its token."
    )
    stage.request()
    let own = try #require(stage.activity?.token)
    let fix = try #require(stage.refused("00").fix)
    #expect(fix.contains("\(own.prefix(8))… (") && fix.contains("final/rotate-token"))
    #expect(fix.contains(#"{"token": "00"}"#))
    // As a column of a database that is too narrow keeps it.
    let cut = try #require(stage.refused(String(own.prefix(64))).fix)
    #expect(cut.hasPrefix("It is cut off") && cut.contains("160 digits, this 64"))
  }

  @Test func `tokens have the lengths of real ones, and come from the seed`() {
    func tokens(seed: UInt64) -> [String] {
      var stage = Stage(seed: seed)
      stage.request()
      return stage.phone.tokens.map(\.token)
    }
    let some = tokens(seed: 1)
    #expect(some.map { [64, 160].contains($0.count) } == [true, false, true])
    #expect(some.allSatisfy { $0.allSatisfy { "0123456789abcdef".contains($0) } })
    #expect(some == tokens(seed: 1))
    #expect(some != tokens(seed: 2))
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
