import DemoApps
import Foundation
import LiveActivities
import Screens
import Simulator

/// What runs by itself at the first start: a match on the Lock Screen, and soon a goal that opens the island.
///
/// It ends as soon as a person touches the phone or a push arrives: from then on they tell the story. Nothing
/// runs by itself where something was running before.
@MainActor
final class WelcomeStory {
  private let simulator: RunningSimulator
  private let player: ScenarioPlayer
  private var observer: Int?

  /// Lets its beginning happen; nil when this phone has a past, or no match.
  init?(_ simulator: RunningSimulator) {
    guard !simulator.hasActivities, simulator.phone.records.isEmpty,
      let match = simulator.app(named: "match"), let folder = match.folder.path,
      let bytes = FileManager.default.contents(atPath: "\(folder)/scenarios/welcome.jsonl"),
      let scenario = try? Scenario(
        reading: Array(bytes), now: simulator.now, bundles: ["match": match.folder.bundle])
    else { return nil }
    self.simulator = simulator
    player = ScenarioPlayer(scenario, on: simulator)
    while let time = player.nextTime, time <= scenario.start { player.step() }
    simulator.settle()
  }

  /// Lets the rest happen in its time, until somebody else acts.
  func follow(until source: SimulatorSource) {
    observer = simulator.observe { [self] change in
      if !change.records.isEmpty { stop() }
    }
    source.onAct = { [self] in stop() }
    player.follow()
  }

  private func stop() {
    if let observer { simulator.forgetObserver(observer) }
    observer = nil
    player.stop()
  }
}
