import DemoApps
import Findings
import WidgetHost

extension WidgetSubject {
  /// The widget that an operand names: a demo app, or a folder or file of your own.
  static func open(
    _ operand: String, _ options: PictureOptions, _ console: Console
  ) throws(UsageError) -> WidgetSubject {
    if let app = DemoApps.named(operand) {
      return WidgetSubject(folder: app.folder, runner: app.makeRunner(), now: options.now)
    }
    throw UsageError(
      "there is no demo app “\(printable(operand))”",
      fix: "demo apps: " + DemoFolders.names.map { $0.lowercased() }.joined(separator: ", "))
  }
}
