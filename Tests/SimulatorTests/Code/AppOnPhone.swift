import EventLoop
import Findings
import Foundation
import Goldens
import Testing
import WidgetHost
import WidgetProtocol

@testable import Simulator

/// An app of a source that a test writes, on a phone of its own.
@MainActor
final class AppOnPhone {
  /// The program whose second self runs widgets; it is built beside the tests.
  nonisolated static let program: String? = {
    let beside = URL(fileURLWithPath: Frameworks.runningProgram).deletingLastPathComponent()
      .appendingPathComponent("islet").path
    return FileManager.default.isExecutableFile(atPath: beside) ? beside : nil
  }()

  let loop = EventLoop()
  let folder: URL
  let widget: UserWidget
  let simulator: RunningSimulator

  /// - Parameters:
  ///   - files: texts by the files' names.
  ///   - place: the app's folder, where it stands already or others ask for it.
  ///   - homes: where apps keep what they write; nil: nowhere.
  init(_ files: [String: String], in place: URL? = nil, homes: String? = nil) async throws {
    folder =
      place
      ?? FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-app-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let frameworks = try Frameworks.find(
      environment: ProcessInfo.processInfo.environment, program: #require(Self.program)
    ).get()
    widget = UserWidget(
      paths: [folder.path],
      places: UserWidget.Places(
        frameworks: frameworks,
        cache: BuildCaches.make(at: folder.appendingPathComponent(".cache").path), homes: homes),
      loop: loop)
    var options = RunningSimulator.Options()
    // On a busy machine a test takes longer than a phone lets code run in the background.
    options.backgroundSeconds = 600
    simulator = try RunningSimulator(loop: loop, options: options)
    widget.start(watching: false)
    let widget = widget
    await wait { if case .compiling = widget.status { false } else { true } }
    let app = try #require(widget.app, "\(widget.status): \(widget.findings.map(\.sentence))")
    simulator.install(SimulatedApp(app, widget: widget))
  }

  /// Runs the loop until something is so.
  func wait(until isDone: () -> Bool) async {
    await loop.handle(until: isDone)
  }

  /// Lists what the app offers to run.
  func offered() async -> [OfferedIntent] {
    var listed: [OfferedIntent]?
    simulator.intents(of: simulator.apps[0]) { listed = (try? $0.get()) ?? [] }
    await wait { listed != nil }
    return listed ?? []
  }

  func outcome(_ name: String, _ parameters: [String: String] = [:]) async -> Result<
    PerformReply, Finding
  >? {
    var outcome: Result<PerformReply, Finding>?
    simulator.run(IntentRun(name: name, parameters: parameters), of: simulator.apps[0]) {
      outcome = $0
    }
    await wait { outcome != nil }
    return outcome
  }

  func run(_ name: String, _ parameters: [String: String] = [:]) async -> PerformReply? {
    try? await outcome(name, parameters)?.get()
  }

  var printed: [String] { simulator.printedLines.map(\.text) }

  func end() {
    widget.stop()
    try? FileManager.default.removeItem(at: folder)
  }
}
