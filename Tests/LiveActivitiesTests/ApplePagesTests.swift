import JSON
import Testing

@testable import LiveActivities

/// Sentences of Apple's pages, and measurements of others, that no other suite shows.
@Suite("What Apple's pages say")
struct ApplePagesTests {
  private func startPush(_ stage: Stage, _ more: String = "") -> String {
    #""timestamp":\#(Int(stage.time)),"event":"start","attributes-type":"MatchAttributes","attributes":{"home":"A","away":"B"},"content-state":\#(Stage.state(0).string),"alert":{"title":"t","body":"b"}\#(more)"#
  }

  private func startToken(_ stage: Stage) -> Push.Target {
    .token(
      stage.phone.token(.pushToStart(bundle: Stage.bundle, attributesType: Stage.type)) ?? "")
  }

  // MARK: Life

  @Test
  func `a scheduled activity takes updates, which show when it starts, and plays no alert before`()
  {
    var stage = Stage()
    let alert = AlertText(title: .text("Kick-off"), body: .text("Now"))
    stage.request(alert: alert, at: stage.time + 60)
    stage.wait(10)
    stage.update(1, #","alert":{"title":"Goal","body":"1-0"}"#)
    #expect(stage.activity?.phase == .pending)
    #expect(stage.activity?.state == Stage.state(1))
    #expect(!stage.effects.contains { if case .alert = $0 { true } else { false } })
    stage.wait(50)
    #expect(stage.activity?.phase == .active)
    #expect(stage.activity?.state == Stage.state(1))
  }

  @Test func `scheduled activities count toward the app's limit`() {
    var stage = Stage()
    let alert = AlertText(title: .text("Kick-off"), body: .text("Now"))
    for number in 0..<5 { stage.request("\(number)", alert: alert, at: stage.time + 60) }
    stage.request("sixth")
    #expect(stage.phone.activities.count == 5)
    #expect(stage.phone.activity("sixth") == nil)
  }

  @Test func `an ended activity leaves the island at once and keeps its card, with the last state`()
  {
    var stage = Stage()
    stage.request()
    stage.wait(1)
    stage.update(2)
    stage.wait(1)
    stage.push(#""timestamp":\#(Int(stage.time)),"event":"end""#)
    #expect(stage.phone.selection.island == .empty)
    #expect(stage.phone.selection.lockScreen == ["final"])
    #expect(stage.activity?.state == Stage.state(2))
  }

  @Test
  func
    `in the background an intent or a schedule may start one; updates and ends need no foreground`()
  {
    var stage = Stage()
    stage.send(.set(.trait("enforcesVisibility", .flag(true))))
    func request(_ id: String, isFromIntent: Bool, start: Double? = nil) -> Event {
      .app(
        bundle: Stage.bundle,
        .request(
          ActivityRequest(
            id: id, attributesType: Stage.type, attributes: Stage.attributes,
            state: Stage.state(0), alert: AlertText(title: .text("t"), body: .text("b")),
            start: start, isFromIntent: isFromIntent)))
    }
    stage.send(request("plain", isFromIntent: false))
    stage.send(request("intent", isFromIntent: true))
    stage.send(request("later", isFromIntent: false, start: stage.time + 60))
    #expect(Set(stage.phone.activities.map(\.id)) == ["intent", "later"])
    stage.send(
      .app(bundle: Stage.bundle, .update(ActivityUpdate(id: "intent", state: Stage.state(3)))))
    #expect(stage.phone.activity("intent")?.state == Stage.state(3))
    stage.send(
      .app(bundle: Stage.bundle, .end(ActivityEnd(id: "intent", dismissal: .immediate))))
    #expect(stage.phone.activity("intent") == nil)
  }

  @Test func `the timestamp of a start is the first in the order`() throws {
    var stage = Stage()
    stage.push(startPush(stage, #","input-push-token":1"#), to: startToken(stage))
    let id = try #require(stage.phone.activities.first?.id)
    #expect(stage.update(1, "", to: id).verdict.findings.first?.id == "timestamp-equal")
    stage.wait(1)
    #expect(stage.update(1, "", to: id).verdict.outcome == .shown)
  }

  // MARK: Permission, budget

  @Test func `an activity that a push started gets its token when the person has tapped Allow`() {
    var stage = Stage(allowed: false)
    stage.push(startPush(stage, #","input-push-token":1"#), to: startToken(stage))
    #expect(stage.phone.activities.first?.phase == .active)
    #expect(stage.phone.activities.first?.token == nil)
    stage.send(.person(.allow(bundle: Stage.bundle)))
    #expect(stage.phone.activities.first?.token?.count == 160)
  }

  @Test func `Don't Allow takes the activity away, and nothing starts any more`() {
    var stage = Stage(allowed: false)
    stage.push(startPush(stage), to: startToken(stage))
    stage.send(.person(.deny(bundle: Stage.bundle)))
    #expect(stage.phone.activities.isEmpty)
    let record = stage.push(startPush(stage), to: startToken(stage))
    #expect(record.verdict.findings.first?.id == "live-activities-off")
  }

  @Test
  func
    `without the key for frequent updates an activity has the small budget; the switch takes it too`()
  {
    var stage = Stage()
    stage.request()
    #expect(stage.phone.budget(of: "final")?.size == stage.phone.traits.hourlyFrequentBudget)
    var app = Stage.app()
    app.supportsFrequentUpdates = false
    stage.send(.install(app))
    #expect(stage.phone.budget(of: "final")?.size == stage.phone.traits.hourlyBudget)
    stage.send(.install(Stage.app()))
    stage.send(.set(.frequentUpdates(bundle: Stage.bundle, false)))
    stage.request("second")
    #expect(stage.phone.budget(of: "second")?.size == stage.phone.traits.hourlyBudget)
  }

  @Test(arguments: [(5, 15), (10, 14), (nil, 14)])
  func `priority 5 costs nothing of the budget`(priority: Int?, left: Int) {
    var stage = Stage()
    stage.send(.set(.trait("hourlyFrequentBudget", .number(15))))
    stage.request()
    stage.wait(1)
    stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(Stage.state(1).string)"#,
      priority: priority)
    #expect(stage.phone.budget(of: "final")?.left == left)
  }

  // MARK: Channels

  @Test func `a start with a channel listens on it and has no token`() throws {
    var stage = Stage()
    let id = stage.phone.nextChannelID
    stage.send(.channel(.create(bundle: Stage.bundle, id: id, storesLatest: false)))
    stage.push(startPush(stage, #","input-push-channel":"\#(id)""#), to: startToken(stage))
    let activity = try #require(stage.phone.activities.first)
    #expect(activity.pushType == .channel(id))
    #expect(activity.token == nil)
    stage.wait(1)
    stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(Stage.state(4).string)"#,
      to: .channel(bundle: Stage.bundle, id: id))
    #expect(stage.phone.activities.first?.state == Stage.state(4))
  }

  @Test(
    arguments: [
      (true, nil, 7.9, true), (true, nil, 8.1, false), (true, 3600, 0.9, true),
      (true, 3600, 1.1, false), (true, 0, 0.1, false), (false, nil, 0.1, false),
    ] as [(Bool, Double?, Double, Bool)])
  func
    `a late listener gets the channel's message for 8 hours, or until it expires; a channel that stores nothing has none`(
      stores: Bool, expires: Double?, hours: Double, arrives: Bool
    )
  {
    var stage = Stage()
    let id = stage.phone.nextChannelID
    stage.send(.channel(.create(bundle: Stage.bundle, id: id, storesLatest: stores)))
    stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(Stage.state(4).string)"#,
      to: .channel(bundle: Stage.bundle, id: id),
      expiration: expires.map { $0 == 0 ? 0 : stage.time + $0 })
    stage.wait(hours * 3600)
    stage.request("late", pushType: .channel(id))
    #expect((stage.phone.activity("late")?.state == Stage.state(4)) == arrives)
  }

  @Test func `a broadcast may be larger than a push, and is not told that it is near 4096 bytes`() {
    var stage = Stage()
    let id = stage.phone.nextChannelID
    stage.send(.channel(.create(bundle: Stage.bundle, id: id, storesLatest: false)))
    stage.request("a", pushType: .channel(id))
    stage.request("b")
    stage.wait(1)
    let note = String(repeating: "x", count: 3700)
    let aps =
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":{"homeScore":1,"awayScore":0,"matchState":"live","note":"\#(note)"}"#
    let broadcast = stage.push(aps, to: .channel(bundle: Stage.bundle, id: id))
    #expect(broadcast.verdict.outcome == .shown)
    #expect(!broadcast.verdict.findings.contains { $0.id == "payload-near-limit" })
    let push = stage.push(aps, to: .activity("b"))
    #expect(push.verdict.findings.contains { $0.id == "payload-near-limit" })
  }

  @Test(arguments: [
    (1, "shown: 1 of 1 activities on the channel ends"),
    (2, "shown: 2 of 2 activities on the channel end"),
  ])
  func `a broadcast's end says that the activities end`(count: Int, summary: String) {
    var stage = Stage()
    let id = stage.phone.nextChannelID
    stage.send(.channel(.create(bundle: Stage.bundle, id: id, storesLatest: false)))
    for number in 0..<count { stage.request("\(number)", pushType: .channel(id)) }
    func push(_ event: String) -> String {
      stage.wait(1)
      return stage.push(
        #""timestamp":\#(Int(stage.time)),"event":"\#(event)","content-state":\#(Stage.state(2).string)"#,
        to: .channel(bundle: Stage.bundle, id: id)
      ).verdict.summary
    }
    #expect(push("update") == "shown by \(count) of \(count) activities on the channel")
    #expect(push("end") == summary)
    #expect(stage.phone.activities.allSatisfy { $0.phase == .ended })
  }

  @Test func `a broadcast that nobody can show says why`() {
    var stage = Stage()
    let id = stage.phone.nextChannelID
    stage.send(.channel(.create(bundle: Stage.bundle, id: id, storesLatest: false)))
    stage.request("a", pushType: .channel(id))
    stage.request("b", pushType: .channel(id))
    stage.wait(1)
    let record = stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":{"home_score":1,"awayScore":0,"matchState":"live"}"#,
      to: .channel(bundle: Stage.bundle, id: id))
    #expect(record.verdict.outcome == .ignored)
    #expect(record.verdict.summary.hasPrefix("ignored by 2 of 2 activities on the channel: aps."))
    #expect(record.verdict.findings.map(\.id) == ["key-spelled-differently"])
  }

  // MARK: What is shown

  @Test func `an update without an alert does not expand the island, and lights nothing`() {
    var stage = Stage()
    stage.request()
    stage.wait(1)
    stage.update(1)
    #expect(stage.phone.selection.expanded == nil)
    #expect(!stage.effects.contains { if case .alert = $0 { true } else { false } })
  }

  @Test func `without an island an alert is a banner, but not while its app is being used`() {
    var stage = Stage()
    stage.send(.set(.trait("hasIsland", .flag(false))))
    stage.request()
    stage.send(.person(.open(bundle: Stage.bundle)))
    stage.wait(1)
    stage.update(1, #","alert":{"title":"Goal","body":"1-0"}"#)
    #expect(stage.phone.selection.banner == nil)
    stage.send(.person(.goHome))
    stage.wait(1)
    stage.update(2, #","alert":{"title":"Goal","body":"2-0"}"#)
    #expect(stage.phone.selection.banner == "final")
  }

  @Test(arguments: [("100", 100.0), ("-3.5", -3.5), ("1e3", 1000), ("\"9\"", 0), ("null", 0)])
  func `a score is any number, also negative, and only compared`(text: String, score: Double) {
    var stage = Stage()
    stage.request()
    stage.wait(1)
    stage.update(1, #","relevance-score":\#(text)"#)
    #expect(stage.activity?.relevanceScore == score)
  }

  // MARK: Notifications, storing

  @Test
  func
    `a notification of the same collapse id takes the place of the one before, of another does not`()
  {
    func shown(_ ids: String?...) -> Int {
      var stage = Stage()
      let token = stage.phone.token(.device(bundle: Stage.bundle)) ?? ""
      for (number, id) in ids.enumerated() {
        stage.send(
          .push(
            PushArrival(
              Push(
                target: .token(token), carrier: .http2, headers: PushHeaders(collapseID: id),
                body: Array(#"{"aps":{"alert":"\#(number)"}}"#.utf8)))))
      }
      return stage.phone.selection.notifications.count
    }
    #expect(shown("goal", "goal") == 1)
    #expect(shown("goal", "card") == 2)
    #expect(shown(nil, nil) == 2)
  }

  @Test(
    arguments: [
      (#""alert":"Goal""#, "", "Goal", nil),
      (#""alert":{"title":"Goal","body":"1-0"},"sound":"default""#, "Goal", "1-0", "default"),
      (
        #""alert":{"title-loc-key":"GOAL","title-loc-args":["A"],"body":"b"},"sound":{"critical":1,"name":"horn.caf","volume":1}"#,
        "Goal for A!", "b", "horn.caf"
      ),
      (#""alert":{"loc-key":"GOAL","loc-args":["B"]}"#, "", "Goal for B!", nil),
    ] as [(String, String, String, String?)])
  func `an ordinary notification's text and sound in all their forms`(
    aps: String, title: String, body: String, sound: String?
  ) {
    var stage = Stage()
    let token = stage.phone.token(.device(bundle: Stage.bundle)) ?? ""
    stage.push(aps, to: .token(token))
    #expect(
      stage.effects.contains(
        .alert(
          Alert(activityID: nil, title: title, body: body, sound: sound))))
  }

  @Test(
    arguments: [(nil, 29.0, true), (nil, 31, false), (86400, 0.5, true), (86400, 1.5, false)]
      as [(Double?, Double, Bool)])
  func `a push for a phone that is away is kept for 30 days, or until it expires`(
    expires: Double?, days: Double, arrives: Bool
  ) {
    var stage = Stage()
    let token = stage.phone.token(.device(bundle: Stage.bundle)) ?? ""
    stage.send(.set(.offline(true)))
    let record = stage.push(
      #""alert":"Goal""#, to: .token(token), expiration: expires.map { stage.time + $0 })
    stage.wait(days * 86400)
    stage.send(.set(.offline(false)))
    #expect((stage.record(record.number).verdict.outcome == .shown) == arrives)
  }
}
