import Drawing
import Findings
import Foundation
import Goldens
import Testing
import WidgetProtocol

@testable import WidgetHost

/// Fonts beside a widget's source, from the folder to the picture.
@MainActor
@Suite(.enabled(if: Trial.program != nil)) struct OwnFontTests {
  private let source = """
    import ActivityKit
    import SwiftUI
    import WidgetKit

    struct TrialAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { var count: Int }
      var name: String
    }

    struct TrialWidget: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: TrialAttributes.self) { _ in
          Text(verbatim: "AB").font(.custom("Made-Regular", fixedSize: 20))
        } dynamicIsland: { _ in
          DynamicIsland {
            DynamicIslandExpandedRegion(.leading) { Text("L") }
          } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
        }
      }
    }
    """

  /// The run that the card draws, and what is said of it.
  private func drawn(_ trial: Trial) async throws -> (run: TextRun, findings: [FindingID]) {
    let reply = await trial.ask(.render(trial.render("draw")))
    guard case .rendered(let picture)? = reply else { throw CocoaError(.featureUnsupported) }
    func runs(_ items: [DisplayItem]) -> [TextRun] {
      items.flatMap { item -> [TextRun] in
        switch item {
        case .text(let line): line.runs
        case .view(let view): runs(view.items)
        case .group(let group): runs(group.items)
        default: []
        }
      }
    }
    let run = try #require(runs(picture.list.items).first)
    return (run, picture.findings.map(\.id).filter { $0 == "widget-custom-font" })
  }

  @Test func `a font that comes into the folder is drawn with, and again when its file changes`()
    async throws
  {
    let trial = try Trial()
    defer { trial.end() }
    try trial.save(source)
    try await trial.start(watching: true)
    var (run, findings) = try await drawn(trial)
    #expect(run.face.font == nil && findings == ["widget-custom-font"])

    let place = trial.folder.appendingPathComponent("Fonts")
    let elsewhere = URL(fileURLWithPath: TestFolder.path("Fonts"))
    try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
    var font = MadeFont()
    try Data(font.bytes).write(to: elsewhere.appendingPathComponent("Made.ttf"))
    let first = trial.widget.version
    try FileManager.default.moveItem(at: elsewhere, to: place)
    await trial.wait { trial.widget.version > first }
    (run, findings) = try await drawn(trial)
    #expect(abs(run.width - 28) < 1e-9 && findings.isEmpty)
    #expect(run.face.font?.file.hasSuffix("/Fonts/Made.ttf#0") == true)

    let (second, version) = (trial.widget.version, run.face.font?.version)
    font.letters = [("A", 1000), ("B", 1000)]
    try Data(font.bytes).write(to: place.appendingPathComponent("Made.ttf"))
    await trial.wait { trial.widget.version > second }
    (run, findings) = try await drawn(trial)
    #expect(abs(run.width - 40) < 1e-9 && run.face.font?.version != version)
  }

  @Test func `a single file has the fonts that lie beside it`() async throws {
    let folder = URL(fileURLWithPath: TestFolder.path("Single"))
    let trial = try Trial(in: folder, of: [folder.appendingPathComponent("Trial.swift").path])
    defer { trial.end() }
    try trial.save(source)
    try Data(MadeFont().bytes).write(to: folder.appendingPathComponent("Made.TTF"))
    try await trial.start()
    #expect(try await drawn(trial).findings.isEmpty)
  }
}
