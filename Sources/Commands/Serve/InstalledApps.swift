import DemoApps
import EventLoop
import Findings
import Foundation
import Simulator
import WidgetHost

/// An app that an operand names, ready to be asked.
struct OpenedApp {
  var app: SimulatedApp
  /// What there was to say when it was opened.
  var findings: [Finding]
  /// The source file, when there is one only.
  var source: String?
}

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

  /// The app that a word or path names.
  static func open(
    _ operand: String, _ console: Console, _ loop: EventLoop
  ) throws(UsageError) -> OpenedApp {
    let demos = demoApps()
    if let app = demos.first(where: { $0.folder.name == operand.lowercased() }) {
      return OpenedApp(app: app, findings: [], source: nil)
    }
    let names = demos.map(\.folder.name)
    throw UsageError(
      "there is no app and no path “\(printable(operand))”",
      fix: NearestWord.find(operand, in: names).map { "did you mean \($0)?" }
        ?? "demo apps: \(names.joined(separator: ", "))")
  }
}
