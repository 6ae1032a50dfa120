import EventLoop
import Findings
import JSON
import Testing
import WidgetHost
import WidgetProtocol

@testable import Simulator

/// A widget that answers once the loop has passed.
@MainActor
private final class PensiveWidget: WidgetRunner {
  var loop: EventLoop?

  func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    guard case .decode(let decode) = request else {
      return reply(.failed(Finding("widget-stopped")))
    }
    loop?.schedule(at: EventLoop.monotonicNow + 0.001) {
      reply(.decoded(.value(canonical: decode.json, dates: [:])))
    }
  }

  func stop() {}
}

/// A scenario that plays by the simulator's clock.
@MainActor
@Suite struct ScenarioPlayerTests {
  private static let text = """
    {"islet": 1, "kind": "scenario", "seed": "7", "start": 1700000000}
    {"at": 0, "app": "score", "request": {"id": "final", "type": "ScoreAttributes", "attributes": {"home": "Harbour"}, "state": {"home": 0, "away": 0}}}
    {"at": 10, "to": "final", "update": {"home": 1, "away": 0}}
    {"at": 20, "settings": {"standBy": true, "appearance": "light"}}
    {"at": 30, "to": "final", "update": {"home": 2, "away": 0}}
    """

  private func scenario(_ text: String = ScenarioPlayerTests.text) throws -> Scenario {
    try Scenario(
      reading: Array(text.utf8), now: 1_700_000_000, bundles: ["score": TestPhone.bundle])
  }

  private func playing() throws -> (TestPhone, ScenarioPlayer) {
    let phone = try TestPhone()
    let player = ScenarioPlayer(try scenario(), on: phone.simulator)
    player.follow(isWatched: true)
    return (phone, player)
  }

  @Test func `what a jump passes happens at its own time`() throws {
    let (phone, player) = try playing()
    phone.simulator.jump(to: 1_700_003_600)
    #expect(player.nextTime == nil)
    let records = phone.simulator.phone.records
    #expect(records.allSatisfy { $0.verdict.outcome == .shown })
    #expect(records.map(\.time) == [1_700_000_010, 1_700_000_030])
    #expect(phone.simulator.now == 1_700_003_600)
  }

  @Test func `each event happens once, also where a jump comes while a widget reads`() throws {
    let widget = PensiveWidget()
    let phone = try TestPhone(widget: widget)
    widget.loop = phone.loop
    let text = """
      {"islet": 1, "kind": "scenario", "seed": "7", "start": 1700000000}
      {"at": 10, "person": "wake"}
      {"at": 20, "person": "lock"}
      """
    let player = ScenarioPlayer(try scenario(text), on: phone.simulator)
    player.follow(isWatched: true)
    phone.simulator.startActivity(of: phone.simulator.apps[0])
    phone.simulator.finishDecoding()
    let activity = try #require(phone.simulator.phone.activities.first)
    phone.push(["home": 1, "away": 0], to: activity)
    phone.loop.schedule(at: EventLoop.monotonicNow) { [simulator = phone.simulator] in
      simulator.jump(to: 1_700_000_015)
    }
    phone.simulator.jump(to: 1_700_000_012)
    #expect(player.number == 2)
    #expect(player.nextTime == 1_700_000_020)
    phone.push(["home": 2, "away": 0], to: activity, timestamp: phone.simulator.now)
    phone.loop.schedule(at: EventLoop.monotonicNow) { [simulator = phone.simulator] in
      simulator.jump(to: 1_700_000_030)
    }
    phone.simulator.jump(to: 1_700_000_025)
    #expect(player.nextTime == nil && player.number == 3)
  }

  @Test func `settings and events of one time come in the file's order`() throws {
    let text = """
      {"islet": 1, "kind": "scenario", "seed": "7", "start": 1700000000}
      {"at": 5, "person": "lock"}
      {"at": 5, "person": "unlock"}
      {"at": 5, "settings": {"standBy": true}}
      {"at": 5, "settings": {"appearance": "light"}, "foo": 1}
      """
    let scenario = try scenario(text)
    #expect(scenario.findings.map(\.path) == ["line 5: foo"])
    let phone = try TestPhone()
    ScenarioPlayer(scenario, on: phone.simulator).follow(isWatched: true)
    phone.simulator.jump(to: 1_700_000_006)
    // On its side it is locked: had the settings come first, it would be unlocked.
    #expect(phone.simulator.place == .standBy(opened: nil))
  }

  @Test func `a line that jumps does so at once, and others change the clock itself`() throws {
    let text = """
      {"islet": 1, "kind": "scenario", "seed": "7", "start": 1700000000}
      {"at": 1, "clock": {"speed": 60}}
      {"at": 3600, "clock": "jump"}
      {"at": 3601, "clock": "pause"}
      {"at": 3602, "clock": {"set": 5}}
      """
    let phone = try TestPhone()
    let player = ScenarioPlayer(try scenario(text), on: phone.simulator)
    player.follow(isWatched: true)
    phone.simulator.jump(to: 1_700_000_001)
    phone.simulator.settle()
    #expect(phone.simulator.clock.speed == 60)
    #expect(phone.simulator.now == 1_700_003_600)
    #expect(player.nextTime == 1_700_003_601)
    phone.time.real += 1
    phone.simulator.jump(to: phone.simulator.now)
    phone.simulator.settle()
    #expect(phone.simulator.clock.isPaused)
    phone.simulator.jump(to: 1_700_003_700)
    #expect(phone.simulator.findings.map(\.path) == ["line 5: clock"])
  }

  @Test func `the next event is a moment to jump to`() throws {
    let (phone, player) = try playing()
    for seconds in [10, 20, 30.0] {
      let moment = try #require(phone.simulator.momentsAhead.first)
      #expect(moment.name == "next event")
      #expect(moment.time == 1_700_000_000 + seconds)
      phone.simulator.jump(to: moment.time)
    }
    #expect(player.nextTime == nil)
    #expect(phone.simulator.momentsAhead.first?.name == "8 hours")
  }

  @Test func `it puts the phone on its side when it says so`() throws {
    let (phone, _) = try playing()
    phone.simulator.jump(to: 1_700_000_015)
    #expect(phone.simulator.phone.device.standBy == nil)
    phone.simulator.jump(to: 1_700_000_020)
    #expect(phone.simulator.settings.appearance == .light)
    #expect(phone.simulator.place == .standBy(opened: nil))
  }

  @Test(arguments: [
    (#"{"at": 1, "settings": {"standby": true}}"#, "settings.standby"),
    (#"{"at": 1, "settings": {"standBy": "yes"}}"#, "settings.standBy"),
    (#"{"at": 1, "settings": 3}"#, "settings"),
    (#"{"at": 1e999, "settings": {"standBy": true}}"#, "at"),
    (#"{"at": "1", "settings": {"standBy": true}}"#, "at"),
  ])
  func `a setting that nobody knows, or a value that it cannot take, is a finding with its line`(
    line: String, path: String
  ) throws {
    let scenario = try scenario(Self.text + "\n" + line)
    #expect(scenario.settings.count == 1)
    #expect(scenario.findings.map(\.path) == ["line 6: \(path)"])
  }

  @Test func `a push to a token by its owner's name is sent with the token of that moment`() throws
  {
    let text = """
      {"islet": 1, "kind": "scenario", "seed": "7", "start": 1700000000}
      {"at": 1, "toDevice": "score", "push": {"aps": {"alert": "Hello"}}}
      {"at": 2, "toStart": "ScoreAttributes", "app": "score", "push": {"aps": {"timestamp": "@now", "event": "start", "attributes-type": "ScoreAttributes", "attributes": {"home": "Harbour"}, "content-state": {"home": 0, "away": 0}, "alert": {"title": "A", "body": "B"}}}}
      """
    let phone = try TestPhone()
    ScenarioPlayer(try scenario(text), on: phone.simulator).follow(isWatched: true)
    phone.simulator.jump(to: 1_700_000_010)
    #expect(phone.simulator.phone.records.map(\.verdict.outcome) == [.shown, .shown])
    #expect(phone.simulator.phone.activities.count == 1 && phone.simulator.findings.isEmpty)
  }

  @Test(arguments: [(nil, 1.0), (3, 3)] as [(Double?, Double)])
  func `a fast scenario leaves the clock at life's speed, or at the one that somebody chose`(
    chosen: Double?, after: Double
  ) throws {
    let text = """
      {"islet": 1, "kind": "scenario", "seed": "7", "start": 1700000000}
      {"at": 1, "person": "lock"}
      {"at": 5, "person": "wake"}
      """
    let phone = try TestPhone()
    ScenarioPlayer(try scenario(text), on: phone.simulator).follow(isWatched: true, speed: 20)
    phone.simulator.jump(to: 1_700_000_002)
    #expect(phone.simulator.clock.speed == 20)
    if let chosen { phone.simulator.setSpeed(chosen) }
    phone.simulator.jump(to: 1_700_000_010)
    // The player hears of the jump with everybody else.
    phone.simulator.settle()
    #expect(phone.simulator.clock.speed == after)
  }

  @Test func `a line from which nothing comes is told on the screen, with its number`() throws {
    let text = """
      {"islet": 1, "kind": "scenario", "seed": "7", "start": 1700000000}

      {"at": 1, "toDevice": "chess", "push": {"aps": {"alert": "Hello"}}}
      {"at": 2, "app": "score", "request": {"id": "a", "type": "Scores"}}
      {"at": 3, "person": "swipe", "activity": "b"}
      """
    let phone = try TestPhone()
    ScenarioPlayer(try scenario(text), on: phone.simulator).follow(isWatched: true)
    phone.simulator.jump(to: 1_700_000_010)
    let told = phone.simulator.findings.map(\.told)
    #expect(told.count == 3)
    #expect(told.first == "line 3: toDevice: the app chess is not installed")
    #expect(told.dropFirst().first?.hasPrefix("line 4: ") == true, "\(told)")
    #expect(told.last == #"line 5: no activity "b" is on the phone"#)
  }

  @Test func `a press from which nothing comes is told once, with its line, and each by itself`()
    throws
  {
    let text = """
      {"islet": 1, "kind": "scenario", "seed": "7", "start": 1700000000}
      {"at": 0, "app": "score", "request": {"id": "final", "type": "ScoreAttributes", "attributes": {"home": "Harbour"}, "state": {"home": 0, "away": 0}}}
      {"at": 1, "person": "lock"}
      {"at": 1, "set": {"attention": false}}
      {"at": 2, "person": "press", "activity": "final", "control": "Cheer"}
      {"at": 3, "person": "press", "activity": "final", "control": "Cheer"}
      {"at": 4, "person": "unlock"}
      {"at": 5, "person": "press", "activity": "final", "control": "Cheer"}
      """
    let phone = try TestPhone(widget: ButtonWidget(PerformReply()))
    ScenarioPlayer(try scenario(text), on: phone.simulator).follow(isWatched: true)
    phone.simulator.jump(to: 1_700_000_010)
    let told = phone.simulator.findings
    #expect(
      told.map(\.id) == ["control-while-locked", "control-while-locked", "control-unknown"],
      "\(told.map(\.told))")
    #expect(told.map { $0.path?.prefix(6) } == ["line 5", "line 6", "line 8"])
  }

  @Test func `what a person does in vain is told with its line, and the play goes on`() throws {
    let acts = [
      #""person": "collapse""#, #""person": "swap""#, #""person": "reveal""#,
      #""person": "restore""#, #""person": "upright""#, #""person": "show""#,
      #""person": "swipeNotification", "notification": 3"#,
      #""person": "hold", "activity": "final""#, #""person": "standBy""#, #""person": "standBy""#,
      #""person": "deny", "app": "score""#, #""person": "deny", "app": "score""#,
      #""person": "open", "app": "com.example.none""#, #""system": "call", "ends": true"#,
    ]
    let request =
      #"{"at": 0, "app": "score", "request": {"id": "final", "type": "ScoreAttributes", "attributes": {"home": "Harbour"}, "state": {"home": 0, "away": 0}}}"#
    let lines = acts.enumerated().map { "{\"at\": \($0.offset + 1), \($0.element)}" }
    let text =
      ([#"{"islet": 1, "kind": "scenario", "seed": "7", "start": 1700000000}"#, request] + lines)
      .joined(separator: "\n")
    let phone = try TestPhone()
    phone.simulator.send(.person(.lock))
    ScenarioPlayer(try scenario(text), on: phone.simulator).follow(isWatched: true)
    phone.simulator.jump(to: 1_700_000_100)
    let told = phone.simulator.findings
    #expect(told.allSatisfy { $0.id == "act-without-effect" })
    // The phone is put on its side once, and Don't Allow answers a question once.
    let numbers = Array(3...16).filter { ![11, 13].contains($0) }
    #expect(told.map(\.path) == numbers.map { "line \($0)" }, "\(told.map(\.told))")
    #expect(told.first?.sentence == "nothing is expanded, and no card is moved aside")
  }

  @Test func `what a person does to some effect is told by nobody`() throws {
    let text = """
      {"islet": 1, "kind": "scenario", "seed": "7", "start": 1700000000}
      {"at": 0, "app": "score", "request": {"id": "final", "type": "ScoreAttributes", "attributes": {"home": "Harbour"}, "state": {"home": 0, "away": 0}}}
      {"at": 1, "person": "allow", "app": "score"}
      {"at": 2, "person": "unlock"}
      {"at": 3, "person": "hold", "activity": "final"}
      {"at": 4, "person": "collapse"}
      {"at": 5, "person": "hide", "activity": "final"}
      {"at": 6, "person": "reveal"}
      {"at": 7, "person": "standBy"}
      {"at": 8, "person": "show", "activity": "final"}
      {"at": 9, "person": "upright"}
      {"at": 10, "toDevice": "score", "push": {"aps": {"alert": "Hello"}}}
      {"at": 11, "person": "swipeNotification", "notification": 1}
      {"at": 12, "person": "uncover", "activity": "final"}
      {"at": 13, "person": "collapse"}
      {"at": 14, "person": "swipe", "activity": "final"}
      {"at": 15, "person": "restore"}
      {"at": 16, "system": "call", "title": "Ida"}
      {"at": 17, "system": "call", "ends": true}
      {"at": 18, "person": "deny", "app": "score"}
      """
    let phone = try TestPhone()
    ScenarioPlayer(try scenario(text), on: phone.simulator).follow(isWatched: true)
    phone.simulator.jump(to: 1_700_000_100)
    #expect(phone.simulator.findings.isEmpty, "\(phone.simulator.findings.map(\.told))")
  }

  @Test
  func `a played journal has pushes start activities by their ids, so that later lines find them`()
    throws
  {
    let scratch = ScratchFolder()
    let lived = try TestPhone(folder: StateFolder(scratch.path))
    _ = try lived.start()
    lived.startPush(of: "score")
    lived.simulator.settle()
    let id = try #require(lived.simulator.phone.records.last?.activityID)
    #expect(
      lived.ask("POST", "/islet/events", ["person": "allow", "app": "score"]).status == 200)
    lived.time.real += 1
    let started = try #require(lived.simulator.phone.activity(id))
    lived.push(["home": 1, "away": 0], to: started)
    lived.simulator.settle()
    lived.time.real += 1
    #expect(lived.ask("POST", "/islet/activities/\(id)/end", [:]).status == 200)

    let journal = Array(try lived.simulator.journalText().utf8)
    let played = try TestPhone()
    let player = ScenarioPlayer(
      try Scenario(reading: journal, now: 1_700_000_000, bundles: [:]), on: played.simulator)
    while player.nextTime != nil { player.step() }
    func told(_ phone: TestPhone) -> [String] {
      phone.simulator.phone.records.map {
        "\($0.number) \($0.activityID ?? "") \($0.verdict.summary)"
      }
    }
    func standing(_ phone: TestPhone) -> [String] {
      phone.simulator.phone.activities.map { "\($0.id) \($0.token ?? "") \($0.phase)" }
    }
    #expect(told(played) == told(lived))
    #expect(standing(played) == standing(lived))
    #expect(played.simulator.takeRefusal() == nil)
  }

  @Test func `a journal that is played leaves the settings alone`() throws {
    let text = """
      {"islet": 1, "kind": "journal", "seed": "7"}
      {"settings":{"standBy":true},"at":1700000000}
      """
    let scenario = try scenario(text)
    #expect(scenario.settings.isEmpty && scenario.findings.isEmpty)
  }
}
