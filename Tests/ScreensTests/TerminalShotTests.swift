import Canvas
import DemoApps
import Drawing
import EventLoop
import Findings
import Foundation
import JSON
import LiveActivities
import Simulator
import Testing

@testable import Screens

/// Pictures of the terminal app with a demo app, kept in `Screenshots/terminal` for people to look at.
///
/// `ISLET_SHEETS=FOLDER` or `ISLET_RECORD=1` draws them again; else they are compared.
@MainActor
@Suite("Screenshots of the terminal", .serialized)
struct TerminalShotTests {
  /// What is shown.
  enum Scene: String, CaseIterable, Sendable {
    case palette, error, swipe
    case standByDay = "standby-day"
    case standByNight = "standby-night"
    case alert
  }

  @Test(arguments: Scene.allCases, ScreenPictureTests.sizes)
  func `each scene at each size is as it was looked at`(
    scene: Scene, size: (columns: Int, rows: Int)
  ) throws {
    let stage = try Stage()
    try stage.play(scene)
    let grid = stage.settled(columns: size.columns, rows: size.rows)
    #expect(stage.remarks == [], "nothing that this machine or its load causes is in a picture")
    #expect(grid.columns == size.columns && grid.rows == size.rows)
    let picture = SVG.document(grid, cell: Size(width: 8, height: 16))
    for stray in [
      NSTemporaryDirectory(), NSHomeDirectory() + "/", FileManager.default.currentDirectoryPath,
    ] {
      #expect(!picture.contains(stray), "\(stray) is this machine's")
    }
    try keep(picture, "\(scene.rawValue)-\(size.columns)x\(size.rows).svg")
  }

  /// Writes a picture where it is wanted, and compares it with the one that is kept.
  private func keep(_ picture: String, _ name: String) throws {
    let environment = ProcessInfo.processInfo.environment
    let kept = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Screenshots")
    let folder =
      environment["ISLET_SHEETS"] ?? (environment["ISLET_RECORD"] == "1" ? kept.path : nil)
    if let folder {
      let terminal = URL(filePath: folder).appending(path: "terminal")
      try FileManager.default.createDirectory(at: terminal, withIntermediateDirectories: true)
      try Data(picture.utf8).write(to: terminal.appending(path: name))
    } else {
      let before = try String(contentsOf: kept.appending(path: "terminal/\(name)"), encoding: .utf8)
      #expect(before == picture, "\(name) differs: look at it, and record it with ISLET_RECORD=1")
    }
  }

  /// The terminal app with the match on a phone, at a fixed time.
  @MainActor
  private final class Stage {
    final class Time { var now = 1_763_718_067.0 }

    private let time = Time()
    private let simulator: RunningSimulator
    private let source: SimulatorSource
    private var model = AppModel(options: AppModel.Options())
    private var steady = 100.0
    private var findings: [Finding] = []
    private var excerpts: [Findings.SourceLocation: SourceExcerpt] = [:]
    private var exhibitWish: ExhibitWish?
    private var columns = 0
    private var rows = 0

    init() throws {
      var options = RunningSimulator.Options()
      options.seed = 7
      options.realTime = { [time] in time.now }
      let app = try #require(DemoApps.named("match"))
      simulator = try RunningSimulator(
        loop: EventLoop(), options: options,
        apps: [SimulatedApp(app.folder, widget: app.makeRunner())])
      simulator.address = nil
      source = SimulatorSource(simulator)
      simulator.startActivity(of: simulator.apps[0])
      simulator.send(.person(.allow(bundle: simulator.apps[0].folder.bundle)))
    }

    func play(_ scene: Scene) throws {
      let id = simulator.phone.activities.first?.id ?? ""
      func person(_ acts: PersonAct...) {
        for act in acts { simulator.send(.person(act)) }
      }
      keys = []
      switch scene {
      case .palette:
        person(.lock, .wake)
        keys = [":"] + "stand".map { Key(.character($0)) }
      case .error:
        person(.lock, .wake)
        let location = Findings.SourceLocation(file: "Match/MatchWidget.swift", line: 2, column: 25)
        excerpts[location] = SourceExcerpt(
          of: "struct Score: View {\n  var body: some View { Txt(context.state.score) }\n}\n",
          at: location)
        var finding = Finding(
          "widget-does-not-compile", location: location,
          sentence: "Cannot find 'Txt' in scope. Did you mean 'Text'?")
        finding.fix = nil
        findings = [finding]
        keys = ["!"]
      case .swipe: person(.lock, .wake, .uncover(activity: id))
      case .standByDay, .standByNight:
        try simulator.set("night", to: .string(scene == .standByNight ? "on" : "off"))
        person(.lock, .wake, .standBy, .show(activity: id))
      case .alert:
        person(.unlock, .goHome)
        goal()
      }
    }

    private var keys: [Key] = []

    /// What the simulator has found by itself.
    var remarks: [String] { simulator.findings.map { "\($0.id.rawValue): \($0.sentence)" } }

    /// The second state of the app, with an alert.
    private func goal() {
      guard let activity = simulator.phone.activities.first,
        let state = simulator.apps[0].folder.states.first(where: { $0.name.hasSuffix("goal") })
      else { return }
      let body: JSONValue = [
        "aps": [
          "timestamp": .int(Int(simulator.now) + 1), "event": "update",
          "content-state": state.value,
          "alert": ["title": "Goal!", "body": "The home team leads.", "sound": "default"],
        ]
      ]
      simulator.receive(
        Push(
          target: .token(activity.token ?? ""), carrier: .http2,
          headers: PushHeaders(
            topic: activity.bundle + ".push-type.liveactivity", pushType: "liveactivity",
            priority: 10, apnsID: "ABCD"),
          body: Array(body.compact.utf8)), status: 200, reason: nil)
      simulator.settle()
    }

    /// Returns the screen once nothing moves any more.
    func settled(columns: Int, rows: Int) -> CellGrid {
      (self.columns, self.rows) = (columns, rows)
      _ = draw()
      for key in keys {
        _ = model.handle(.key(key), snapshot, at: steady)
        _ = draw()
      }
      time.now += 2.5
      steady += 2.5
      simulator.settle()
      _ = draw()
      steady += 2.5
      return draw().grid
    }

    private var snapshot: Snapshot { withFindings(source.snapshot(exhibiting: exhibitWish)) }

    private func withFindings(_ snapshot: Snapshot) -> Snapshot {
      var snapshot = snapshot
      snapshot.findings += findings
      snapshot.excerpts.merge(excerpts) { $1 }
      return snapshot
    }

    private func draw() -> ScreenFrame {
      model.drawn(
        source, &exhibitWish, columns: columns, rows: rows, at: steady, reading: withFindings)
    }
  }
}
