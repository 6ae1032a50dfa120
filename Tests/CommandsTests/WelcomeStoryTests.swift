import EventLoop
import LiveActivities
import Screens
import Simulator
import Testing

@testable import Commands

@MainActor
@Suite("What runs by itself at the first start")
struct WelcomeStoryTests {
  private func simulator() throws -> RunningSimulator {
    var options = RunningSimulator.Options()
    options.realTime = { 1_763_718_067 }
    let loop = EventLoop()
    return try RunningSimulator(
      loop: loop, options: options,
      apps: InstalledApps.demoApps(Console(write: { _ in }, complain: { _ in }), loop))
  }

  /// Lives up to a time after the start.
  private func pass(_ seconds: Double, _ simulator: RunningSimulator) {
    simulator.jump(to: 1_763_718_067 + seconds)
    simulator.settle()
  }

  private func score(_ simulator: RunningSimulator) -> String? {
    simulator.phone.activities.first?.state.value?["matchState"]?["live"]?["score"]?.compact
  }

  @Test func `the match stands on the Lock Screen at once`() throws {
    let simulator = try simulator()
    _ = try #require(WelcomeStory(simulator))
    #expect(simulator.phone.device.screen == .lockScreen)
    #expect(simulator.phone.selection.lockScreen == ["welcome"])
    #expect(simulator.phone.askingPermission.isEmpty)
  }

  @Test func `within ten seconds a goal opens the island, which closes again`() throws {
    let simulator = try simulator()
    let story = try #require(WelcomeStory(simulator))
    story.follow(until: SimulatorSource(simulator))
    pass(5, simulator)
    #expect(simulator.phone.selection.island == .compact("welcome"))
    pass(9, simulator)
    #expect(simulator.phone.selection.expanded == "welcome")
    #expect(score(simulator) == #"{"home":1,"away":0}"#)
    pass(19, simulator)
    #expect(simulator.phone.selection.expanded == nil)
    pass(60, simulator)
    #expect(score(simulator) == #"{"home":1,"away":1}"#)
    #expect(simulator.phone.device.screen == .lockScreen)
  }

  @Test func `it ends when a person acts, and goes on while they only look or change the time`()
    throws
  {
    let simulator = try simulator()
    let source = SimulatorSource(simulator)
    let story = try #require(WelcomeStory(simulator))
    story.follow(until: source)
    _ = source.perform(.clock(.speed(2)))
    pass(5, simulator)
    #expect(simulator.phone.device.screen == .unlocked)
    _ = source.perform(.person(.lock))
    pass(60, simulator)
    #expect(score(simulator) == #"{"home":0,"away":0}"#)
    #expect(simulator.phone.device.screen == .asleep)
  }

  @Test func `it ends when a push arrives`() throws {
    let simulator = try simulator()
    let story = try #require(WelcomeStory(simulator))
    story.follow(until: SimulatorSource(simulator))
    simulator.receive(
      Push(
        target: .token("00"), carrier: .http1, headers: PushHeaders(), body: Array("{}".utf8)),
      status: 200, reason: nil)
    simulator.settle()
    pass(60, simulator)
    #expect(score(simulator) == #"{"home":0,"away":0}"#)
  }

  @Test func `nothing runs by itself on a phone that has a past`() throws {
    let simulator = try simulator()
    let ride = try #require(simulator.app(named: "ride"))
    simulator.startActivity(of: ride)
    #expect(WelcomeStory(simulator) == nil)
  }
}
