import Findings
import Screens
import Simulator
import WidgetHost

/// Keeps a user's widget on the simulated phone as its source changes.
@MainActor
final class WidgetReloading {
  private let widget: UserWidget
  private let simulator: RunningSimulator
  /// All widgets that were named, in that order.
  private let named: [UserWidget]
  private var version = 0
  private var told: [Finding] = []
  /// Runs when the compiler starts or ends.
  var onWork: (@MainActor () -> Void)?
  /// The app's name, once it is known.
  var title: String { widget.app?.title ?? "the widget" }

  /// Starts the widget, and installs each version that compiles, until `stop()`.
  ///
  /// The widget keeps this object alive: whoever made it may have no more use for it.
  init(
    _ widget: UserWidget, among named: [UserWidget] = [], on simulator: RunningSimulator,
    watching: Bool
  ) {
    (self.widget, self.named, self.simulator) = (widget, named, simulator)
    widget.onChange = { self.changed() }
    widget.start(watching: watching)
  }

  /// Whether the first version is still being compiled.
  var isCompiling: Bool { if case .compiling = widget.status { true } else { false } }

  /// Why the source as it is now does not show: the pictures are those of before.
  var trouble: Work? {
    guard case .failed = widget.status else { return nil }
    let errors = widget.findings.filter { $0.severity == .error }
    return errors.first.map { Work(title: Self.title(of: $0), isTrouble: true, errors: errors) }
  }

  /// Returns what the top line says of an error.
  private static func title(of finding: Finding) -> String {
    guard let location = finding.location else { return "error: press !" }
    let file = location.file.split(separator: "/").last ?? ""
    return "error in \(file.suffix(32)):\(location.line): press !"
  }

  /// Ends the widget's process.
  func stop() {
    widget.stop()
    widget.onChange = nil
    onWork = nil
  }

  private func changed() {
    onWork?()
    if widget.findings != told {
      simulator.forget(told.filter { !widget.findings.contains($0) })
      simulator.note(widget.findings.filter { !told.contains($0) })
      told = widget.findings
    }
    guard var app = widget.app else { return }
    app.bundle = ownBundle(of: app)
    guard
      widget.version != version || simulator.app(bundle: app.bundle)?.folder != app
    else { return }
    version = widget.version
    let place = named.firstIndex { $0 === widget } ?? named.endIndex
    simulator.install(
      SimulatedApp(app, widget: widget), before: Array(named.dropFirst(place + 1)))
  }

  /// Returns the bundle id that an app has here: two folders of one project are two apps, although they have one.
  ///
  /// The first one by path keeps it, whichever is compiled or named first, so that an activity that has been kept finds its
  /// app again.
  private func ownBundle(of app: AppFolder) -> String {
    let before = named.filter {
      $0 !== widget && $0.paths.lexicographicallyPrecedes(widget.paths)
        && $0.declaredApp?.bundle == app.bundle
    }
    guard !before.isEmpty else { return app.bundle }
    let count = before.count { $0.declaredApp?.name == app.name }
    return "\(app.bundle).\(app.name)" + (count > 1 ? "-\(count)" : "")
  }
}
