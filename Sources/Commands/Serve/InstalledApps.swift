import DemoApps
import Simulator
import WidgetHost

/// The apps that a simulator starts with.
@MainActor
enum InstalledApps {
  /// The demo apps, unless they are not wanted.
  static func all(_ arguments: Arguments, _ console: Console) throws(UsageError) -> [SimulatedApp] {
    arguments.has("no-demo") ? [] : demoApps()
  }

  /// The demo apps with their widgets, in process.
  static func demoApps() -> [SimulatedApp] {
    if !DemoApps.all.isEmpty {
      return DemoApps.all.map { SimulatedApp($0.folder, widget: $0.makeRunner()) }
    }
    return DemoFolders.names.compactMap { name in
      DemoFolders.path(of: name).map { SimulatedApp(AppFolder.load($0).folder, widget: nil) }
    }
  }
}
