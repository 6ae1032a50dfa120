import Findings
import Simulator
import WidgetHost

/// Keeps a user's widget on the simulated phone as its source changes.
@MainActor
final class WidgetReloading {
  private let widget: UserWidget
  private let simulator: RunningSimulator
  /// The widgets that were named after this one.
  private let later: [UserWidget]
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
    _ widget: UserWidget, before later: [UserWidget] = [], on simulator: RunningSimulator,
    watching: Bool
  ) {
    (self.widget, self.later, self.simulator) = (widget, later, simulator)
    widget.onChange = { self.changed() }
    widget.start(watching: watching)
  }

  /// Whether the first version is still being compiled.
  var isCompiling: Bool { if case .compiling = widget.status { true } else { false } }

  /// Why the source as it is now does not show, with its place: the pictures are those of before.
  var trouble: String? {
    guard case .failed = widget.status,
      let finding = widget.findings.first(where: { $0.severity == .error })
    else { return nil }
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
    // Two folders of one project are two apps here, although they have one bundle id.
    if let other = simulator.app(bundle: app.bundle)?.widget as? UserWidget, other !== widget {
      app.bundle += ".\(app.name)"
    }
    guard
      widget.version != version || simulator.app(bundle: app.bundle)?.folder != app
    else { return }
    version = widget.version
    simulator.install(SimulatedApp(app, widget: widget), before: later)
  }
}
