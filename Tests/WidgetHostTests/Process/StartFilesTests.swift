import EventLoop
import Foundation
import Testing

@testable import WidgetHost

/// What a widget has beside its code, saved while the widget is watched.
@MainActor
@Suite(.enabled(if: Trial.program != nil)) struct StartFilesTests {
  private static let source = """
    import ActivityKit
    import SwiftUI
    import WidgetKit

    struct TrialAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { var deed: String }
      var name: String
    }

    struct TrialWidget: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: TrialAttributes.self) { _ in
          Text("greeting")
        } dynamicIsland: { _ in
          DynamicIsland {
            DynamicIslandExpandedRegion(.leading) { Text("L") }
          } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
        }
      }
    }
    """

  private func write(_ text: String, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  @Test(arguments: [false, true])
  func `texts that are saved are shown, where a link leads to them, too`(isLinked: Bool)
    async throws
  {
    let trial = try Trial()
    defer { trial.end() }
    try trial.save(Self.source)
    let place = trial.folder.appendingPathComponent("Localizable.strings")
    // A folder that is not looked into, where the widget's process may read all the same.
    let texts =
      isLinked ? trial.folder.appendingPathComponent(".shared/Localizable.strings") : place
    try write(#""greeting" = "First";"#, to: texts)
    if isLinked {
      try FileManager.default.createSymbolicLink(at: place, withDestinationURL: texts)
    }
    try await trial.start(watching: true)
    #expect(await trial.said("draw") == "First")

    try write(#""greeting" = "Second";"#, to: texts)
    await trial.wait { trial.widget.version == 2 }
    #expect(await trial.said("draw") == "Second")
  }

  @Test func `a colour that is saved in a catalogue makes another version`() async throws {
    let trial = try Trial()
    defer { trial.end() }
    try trial.save(Self.source)
    let color = trial.folder.appendingPathComponent(
      "Assets.xcassets/Brand.colorset/Contents.json")
    try write("{}", to: color)
    try await trial.start(watching: true)
    try write(#"{"colors": []}"#, to: color)
    await trial.wait { trial.widget.version == 2 }
    #expect(trial.widget.version == 2)
  }

  @Test func `a state to which a link leads is read again`() async throws {
    let trial = try Trial()
    defer { trial.end() }
    try trial.save(Self.source)
    let elsewhere = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-state-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: elsewhere) }
    let state = elsewhere.appendingPathComponent("one.json")
    try write(#"{"deed": "one"}"#, to: state)
    let link = trial.folder.appendingPathComponent("states/01.json")
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: state)
    try await trial.start(watching: true)
    func deed() -> String? { trial.widget.app?.states.first?.value["deed"]?.string }
    #expect(deed() == "one")
    try write(#"{"deed": "two"}"#, to: state)
    await trial.wait { deed() == "two" }
    #expect(deed() == "two" && trial.widget.version == 1)
  }
}
