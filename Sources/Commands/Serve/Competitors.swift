import DemoApps
import EventLoop
import JSON
import LiveActivities
import Simulator
import WidgetHost

/// Activities of other apps beside the one that is looked at, so that minimal views and their order are seen at once.
@MainActor
enum Competitors {
  /// Returns as many demo apps as are asked for, none of which is there already.
  static func apps(
    _ arguments: Arguments, beside taken: [SimulatedApp], _ console: Console, _ loop: EventLoop
  ) -> [SimulatedApp] {
    guard let count = arguments.integer("competitors"), count > 0 else { return [] }
    let bundles = Set(taken.map(\.folder.bundle))
    return Array(
      InstalledApps.demoApps(console, loop).filter { !bundles.contains($0.folder.bundle) }
        .prefix(count))
  }

  /// Starts an activity of each of as many demo apps as are asked for; one that runs already counts.
  ///
  /// - `bundle`: the app that is looked at, which is none of them.
  static func start(_ arguments: Arguments, beside bundle: String?, on simulator: RunningSimulator)
  {
    guard let count = arguments.integer("competitors"), count > 0 else { return }
    let names = Set(DemoFolders.names.map { $0.lowercased() })
    let others = simulator.apps.filter {
      $0.folder.bundle != bundle && names.contains($0.folder.name)
    }
    for app in others.prefix(count) {
      let isRunning = simulator.phone.activities.contains {
        $0.bundle == app.folder.bundle && $0.isRunning
      }
      guard !isRunning, let state = middleState(app.folder) else { continue }
      simulator.send(.person(.allow(bundle: app.folder.bundle)))
      _ = simulator.startActivity(of: app, state: state.value)
    }
    simulator.settle()
  }

  /// Returns a state in which something goes on: neither the first nor the last.
  static func middleState(_ folder: AppFolder) -> (name: String, value: JSONValue)? {
    folder.states.dropFirst().first ?? folder.states.first
  }
}
