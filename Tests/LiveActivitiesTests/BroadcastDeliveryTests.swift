import JSON
import Testing

@testable import LiveActivities

@Suite("From a channel to those that listen")
struct BroadcastDeliveryTests {
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

  private func broadcast(
    _ stage: inout Stage, _ score: Int, on channel: String, _ more: String = ""
  ) -> PushRecord {
    stage.wait(1)
    return stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(Stage.state(score).string)\#(more)"#,
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

  @Test func `the alert of one listener ends a transient one, which takes nothing any more`() {
    var stage = Stage()
    let id = stage.phone.nextChannelID
    stage.send(.channel(.create(bundle: Stage.bundle, id: id, storesLatest: false)))
    stage.request("first", pushType: .channel(id))
    stage.request("brief", style: .transient, pushType: .channel(id))
    stage.wait(1)
    let record = stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(Stage.state(4).string),"alert":{"title":"Goal","body":"4–0"}"#,
      to: .channel(bundle: Stage.bundle, id: id))
    #expect(stage.phone.activity("brief") == nil)
    #expect(record.verdict.summary.contains("1 of 2"))
    #expect(stage.phone.openDecodeJobs.isEmpty)
    stage.request("next")
    #expect(stage.phone.activity("next")?.state == Stage.state(0))
  }

  @Test(arguments: [false, true])
  func `a stored broadcast expires by the clock of its sender, wherever the phone's is`(
    _ returns: Bool
  ) {
    for (distance, isKept) in [(500.0, true), (700, false)] {
      var stage = Stage()
      let id = stage.phone.nextChannelID
      stage.send(.set(.trait("pushesFollowClock", .flag(true))))
      stage.send(.channel(.create(bundle: Stage.bundle, id: id, storesLatest: true)))
      stage.wait(1)
      // The phone is 1000 s ahead of the sender.
      let sent = stage.time - 1000
      let body =
        #"{"aps":{"timestamp":\#(Int(sent)),"event":"update","content-state":\#(Stage.state(4).string)}}"#
      let push = Push(
        target: .channel(bundle: Stage.bundle, id: id), carrier: .http2,
        headers: PushHeaders(expiration: sent + 600), body: Array(body.utf8))
      stage.send(.push(PushArrival(push, ahead: 1000)))
      if returns {
        stage.send(.clock(.set(to: sent)))
        stage.time = sent
      }
      stage.wait(distance)
      stage.request("late", pushType: .channel(id))
      #expect(
        stage.phone.activity("late")?.state == Stage.state(isKept ? 4 : 0), "after \(distance) s")
    }
  }

  @Test func `a broadcast that is expired when it comes is not stored, and replaces nothing`() {
    var stage = Stage()
    let id = stage.phone.nextChannelID
    stage.send(.channel(.create(bundle: Stage.bundle, id: id, storesLatest: true)))
    let kept = broadcast(&stage, 3, on: id)
    stage.wait(1)
    let late = stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(Stage.state(4).string)"#,
      to: .channel(bundle: Stage.bundle, id: id), expiration: stage.time - 60)
    #expect(late.verdict.outcome == .ignored)
    #expect(late.verdict.findings.map(\.id) == ["push-expired"])
    #expect(stage.record(kept.number).verdict.outcome == .pending)
    stage.request("late", pushType: .channel(id))
    #expect(stage.phone.activity("late")?.state == Stage.state(3))
  }

  @Test func `a stored broadcast expires at its time, whether or not anybody asks for it`() {
    var stage = Stage()
    let id = stage.phone.nextChannelID
    stage.send(.channel(.create(bundle: Stage.bundle, id: id, storesLatest: true)))
    let time = stage.time
    let record = stage.push(
      #""timestamp":\#(Int(time)),"event":"update","content-state":\#(Stage.state(4).string)"#,
      to: .channel(bundle: Stage.bundle, id: id), expiration: time + 3)
    #expect(stage.phone.nextDeadline == Deadline(time: time + 3, kind: .expiry))
    stage.wait(2)
    #expect(stage.record(record.number).verdict.outcome == .pending)
    stage.wait(1)
    #expect(stage.record(record.number).verdict.findings.map(\.id) == ["push-expired"])
    #expect(stage.phone.nextDeadline == nil)
    stage.request("late", pushType: .channel(id))
    #expect(stage.phone.activity("late")?.state == Stage.state(0))
    // Without a header it is kept for eight hours.
    let other = stage.phone.nextChannelID
    stage.send(.channel(.create(bundle: Stage.bundle, id: other, storesLatest: true)))
    let long = broadcast(&stage, 5, on: other)
    stage.wait(8 * 3600 - 1)
    #expect(stage.record(long.number).verdict.outcome == .pending)
    stage.wait(1)
    #expect(stage.record(long.number).verdict.findings.map(\.id) == ["push-expired"])
  }

  @Test(arguments: [
    ("{", "payload-not-json"), ("{}", "aps-missing"),
    (#"{"aps":{"timestamp":@,"event":"updat","content-state":{}}}"#, "event-unknown"),
    (#"{"aps":{"timestamp":@000,"event":"update","content-state":{}}}"#, "timestamp-milliseconds"),
    (#"{"aps":{"timestamp":@,"event":"update"}}"#, "content-state-missing"),
  ])
  func `what no activity could take is told though nobody listens, and replaces no stored message`(
    body: String, rule: String
  ) {
    for storesLatest in [true, false] {
      var stage = Stage()
      let id = stage.phone.nextChannelID
      stage.send(.channel(.create(bundle: Stage.bundle, id: id, storesLatest: storesLatest)))
      let good = broadcast(&stage, 3, on: id)
      stage.wait(1)
      let bad = stage.push(
        body: body.replacing("@", with: "\(Int(stage.time))"),
        to: .channel(bundle: Stage.bundle, id: id))
      #expect(bad.verdict.outcome == .ignored)
      #expect(bad.verdict.findings.first?.id.rawValue == rule)
      #expect(
        bad.verdict.findings.contains { $0.id == "channel-without-listeners" } == !storesLatest)
      #expect(stage.record(good.number).verdict.outcome == (storesLatest ? .pending : .ignored))
      stage.request("late", pushType: .channel(id))
      #expect(stage.phone.activity("late")?.state == Stage.state(storesLatest ? 3 : 0))
    }
  }

  @Test func `an activity starts though its channel's stored message does not decode`() {
    var stage = Stage()
    let id = stage.phone.nextChannelID
    stage.send(.channel(.create(bundle: Stage.bundle, id: id, storesLatest: true)))
    stage.request("first", pushType: .channel(id))
    stage.wait(1)
    let record = stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":{"homeScore":"two"}"#,
      to: .channel(bundle: Stage.bundle, id: id))
    #expect(record.verdict.outcome == .ignored)
    stage.effects = []
    stage.request("second", pushType: .channel(id))
    #expect(stage.phone.activity("second")?.state == Stage.state(0))
    #expect(!stage.effects.contains { if case .refused = $0 { true } else { false } })
    // The app's own act of the same kind is refused.
    stage.send(
      .app(
        bundle: Stage.bundle,
        .update(ActivityUpdate(id: "second", state: JSONText(#"{"homeScore":"two"}"#)))))
    #expect(stage.effects.contains { if case .refused = $0 { true } else { false } })
  }

  @Test func `an activity that is created stale gets its channel's stored message, and appears`() {
    var stage = Stage()
    let id = stage.phone.nextChannelID
    stage.send(.channel(.create(bundle: Stage.bundle, id: id, storesLatest: true)))
    let record = broadcast(&stage, 3, on: id)
    stage.request("late", stale: stage.time - 1, pushType: .channel(id))
    #expect(stage.phone.activity("late")?.state == Stage.state(3))
    #expect(stage.phone.activity("late")?.isPresented == true)
    #expect(stage.record(record.number).verdict.outcome == .shown)
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

  @Test func `what is said of thousands of listeners alike is said once`() {
    var stage = Stage()
    let id = stage.phone.nextChannelID
    stage.send(.channel(.create(bundle: Stage.bundle, id: id, storesLatest: false)))
    for trait in ["activitiesPerApp", "activitiesPerPhone"] {
      stage.send(.set(.trait(trait, .number(1000))))
    }
    for number in 1...200 { stage.request("\(number)", pushType: .channel(id)) }
    stage.wait(1)
    let record = broadcast(&stage, 3, on: id, #","dismissal-date":5"#)
    #expect(record.verdict.summary.contains("200 of 200"))
    #expect(record.verdict.findings.count { $0.id == "dismissal-date-on-update" } == 1)
  }

  @Test(arguments: [
    (["now"], "shown by 1 of 1 activities on the channel"),
    (["now", "later"], "shown by 1 of 2 activities on the channel (1 took it and shows nothing)"),
    (
      ["now", "later", "much later"],
      "shown by 1 of 3 activities on the channel (2 took it and show nothing)"
    ),
    (["later"], "taken by 1 of 1 activities on the channel, but nothing shows"),
  ])
  func `an activity that has not started does not count as one that shows it`(
    ids: [String], summary: String
  ) {
    var stage = Stage()
    stage.send(.set(.trait("systemVersion", .number(26))))
    let id = stage.phone.nextChannelID
    stage.send(.channel(.create(bundle: Stage.bundle, id: id, storesLatest: false)))
    for name in ids {
      stage.request(
        name, pushType: .channel(id),
        alert: name == "now" ? nil : AlertText(title: .text("Soon"), body: .text("It begins")),
        at: name == "now" ? nil : stage.time + 3600)
    }
    stage.wait(1)
    #expect(broadcast(&stage, 3, on: id).verdict.summary == summary)
  }

  @Test func `a stored broadcast of a clock ahead is told by no number, where it has none`() {
    var stage = Stage()
    let id = stage.phone.nextChannelID
    stage.send(.channel(.create(bundle: Stage.bundle, id: id, storesLatest: true)))
    stage.request("first", pushType: .channel(id))
    stage.time += 3600
    _ = broadcast(&stage, 3, on: id)
    stage.time -= 3600
    stage.request("second", pushType: .channel(id))
    #expect(stage.phone.activity("second")?.aheadPush != 0)
  }

  @Test
  func `a channel hands out its newest message, also to who begins while the phone is offline`() {
    for isHeard in [false, true] {
      var stage = Stage()
      let id = stage.phone.nextChannelID
      stage.send(.channel(.create(bundle: Stage.bundle, id: id, storesLatest: true)))
      if isHeard { stage.request("early", pushType: .channel(id)) }
      let older = broadcast(&stage, 1, on: id, #","alert":{"title":"Goal","body":"1–0"}"#)
      stage.send(.set(.offline(true)))
      stage.request("late", pushType: .channel(id))
      let newer = broadcast(&stage, 2, on: id)
      #expect(newer.verdict.findings.map(\.id) == ["phone-offline"])
      if !isHeard {
        #expect(stage.record(older.number).verdict.findings.map(\.id) == ["push-overwritten"])
      }
      stage.wait(1)
      stage.effects = []
      stage.send(.set(.offline(false)))
      #expect(stage.phone.activity("late")?.state == Stage.state(2))
      #expect(!stage.effects.contains { if case .alert = $0 { true } else { false } })
      #expect(
        stage.record(newer.number).verdict.summary
          == "shown by \(isHeard ? "2 of 2" : "1 of 1") activities on the channel")
      #expect(stage.phone.lateListeners?.isEmpty != false)
    }
  }

  @Test func `a broadcast that nobody hears while the phone is offline waits for who listens`() {
    var stage = Stage()
    let id = stage.phone.nextChannelID
    stage.send(.channel(.create(bundle: Stage.bundle, id: id, storesLatest: true)))
    stage.send(.set(.offline(true)))
    let record = broadcast(&stage, 3, on: id)
    let broken = stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"update""#,
      to: .channel(bundle: Stage.bundle, id: id))
    #expect(broken.verdict.findings.first?.id == "content-state-missing")
    stage.send(.set(.offline(false)))
    let told = stage.record(record.number).verdict
    #expect(told.outcome == .pending && told.summary.contains("no activity listens"))
    stage.request("late", pushType: .channel(id))
    #expect(stage.phone.activity("late")?.state == Stage.state(3))
    #expect(stage.record(record.number).verdict.outcome == .shown)
  }

  @Test func `a channel that is deleted while the phone is offline ends what it had for listeners`()
  {
    var stage = Stage()
    let id = stage.phone.nextChannelID
    stage.send(.channel(.create(bundle: Stage.bundle, id: id, storesLatest: true)))
    stage.request("early", pushType: .channel(id))
    stage.send(.set(.offline(true)))
    let record = broadcast(&stage, 3, on: id)
    stage.send(.channel(.delete(bundle: Stage.bundle, id: id)))
    #expect(
      stage.record(record.number).verdict.summary
        == "the channel was deleted while the phone was offline")
    stage.send(.set(.offline(false)))
    #expect(stage.record(record.number).verdict.findings.map(\.id) == ["channel-unknown"])
  }

  @Test func `a broadcast that waited for the phone to wake takes no newer one's place`() {
    for isHeard in [true, false] {
      var stage = Stage()
      let id = stage.phone.nextChannelID
      stage.send(.channel(.create(bundle: Stage.bundle, id: id, storesLatest: true)))
      if isHeard { stage.request("early", pushType: .channel(id)) }
      stage.send(.set(.holdsLowPriority(true)))
      stage.send(.person(.lock))
      stage.wait(1)
      let low = stage.push(
        #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(Stage.state(1).string)"#,
        to: .channel(bundle: Stage.bundle, id: id), priority: 5)
      let newer = broadcast(&stage, 2, on: id)
      stage.send(.person(.wake))
      #expect(stage.record(low.number).verdict.outcome == .ignored)
      #expect(
        stage.record(low.number).verdict.findings.first?.id
          == (isHeard ? "timestamp-older" : "push-overwritten"))
      stage.request("late", pushType: .channel(id))
      #expect(stage.phone.activity("late")?.state == Stage.state(2))
      #expect(stage.record(newer.number).verdict.outcome == .shown)
    }
  }

  @Test(arguments: [(false, false), (true, false), (true, true)])
  func `a broadcast that waits for the phone to wake is in its channel, and reaches nobody twice`(
    isOffline: Bool, beginsOffline: Bool
  ) {
    var stage = Stage()
    let id = stage.phone.nextChannelID
    stage.send(.channel(.create(bundle: Stage.bundle, id: id, storesLatest: true)))
    stage.request("early", pushType: .channel(id))
    let older = broadcast(&stage, 1, on: id)
    #expect(older.verdict.outcome == .shown)
    stage.send(.set(.holdsLowPriority(true)))
    stage.send(.person(.lock))
    stage.wait(1)
    if isOffline { stage.send(.set(.offline(true))) }
    let low = stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(Stage.state(2).string)"#,
      to: .channel(bundle: Stage.bundle, id: id), priority: 5)
    stage.wait(1)
    if beginsOffline { stage.request("late", pushType: .channel(id)) }
    if isOffline { stage.send(.set(.offline(false))) }
    if !beginsOffline { stage.request("late", pushType: .channel(id)) }
    #expect(stage.phone.activity("late")?.state == Stage.state(2))
    #expect(stage.phone.activity("early")?.state == Stage.state(1))
    #expect(stage.record(low.number).verdict.outcome == .pending)
    stage.send(.person(.wake))
    #expect(stage.phone.activity("early")?.state == Stage.state(2))
    let told = stage.record(low.number).verdict
    #expect(told.outcome == .shown && told.findings.isEmpty, "\(told)")
    #expect(told.summary == "shown by 2 of 2 activities on the channel")
  }

  @Test func `a stored message that an activity does not take counts as none that it has had`() {
    var stage = Stage()
    let id = stage.phone.nextChannelID
    stage.send(.channel(.create(bundle: Stage.bundle, id: id, storesLatest: true)))
    stage.send(.set(.holdsLowPriority(true)))
    stage.send(.person(.lock))
    stage.wait(1)
    let low = stage.push(
      #""timestamp":\#(Int(stage.time) - 2),"event":"update","content-state":\#(Stage.state(2).string)"#,
      to: .channel(bundle: Stage.bundle, id: id), priority: 5)
    stage.wait(1)
    let token = stage.phone.token(
      .pushToStart(bundle: Stage.bundle, attributesType: Stage.type))
    stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"start","attributes-type":"MatchAttributes","attributes":{"home":"A","away":"B"},"content-state":\#(Stage.state(1).string),"alert":{"title":"t","body":"b"},"input-push-channel":"\#(id)""#,
      to: .token(token ?? ""))
    #expect(stage.phone.activities.first?.state == Stage.state(1))
    stage.send(.person(.wake))
    let told = stage.record(low.number).verdict
    #expect(told.findings.first?.id == "timestamp-older", "\(told)")
  }

  @Test func `an activity that has not started shows nothing and plays no alert`() {
    var stage = Stage()
    stage.send(.set(.trait("systemVersion", .number(26))))
    stage.request(
      alert: AlertText(title: .text("Soon"), body: .text("It begins")), at: stage.time + 3600)
    stage.wait(1)
    let record = stage.update(1, #","alert":{"title":"Goal","body":"1–0"}"#)
    #expect(record.verdict.summary.hasPrefix("taken, but nothing shows: the activity starts at "))
    #expect(record.verdict.findings.map(\.id) == ["alert-before-start"])
  }
}
