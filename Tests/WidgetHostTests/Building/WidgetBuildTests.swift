import EventLoop
import Foundation
import Goldens
import Testing

@testable import WidgetHost

@MainActor
@Suite(.enabled(if: Trial.program != nil)) struct WidgetBuildTests {
  private static let source = """
    import ActivityKit
    import SwiftUI
    import WidgetKit

    struct TwinAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { var deed: String }
    }

    struct TwinWidget: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: TwinAttributes.self) { _ in
          Text("twin")
        } dynamicIsland: { _ in
          DynamicIsland {
            DynamicIslandExpandedRegion(.leading) { Text("L") }
          } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
        }
      }
    }
    """

  @Test func `two builds of equal sources at one time both have a library`() async throws {
    let loop = EventLoop()
    let cache = BuildCaches.make(at: TestFolder.path("twins"))
    let frameworks = try Frameworks.find(
      environment: ProcessInfo.processInfo.environment, program: #require(Trial.program)
    ).get()
    var outcomes: [WidgetBuild.Outcome] = []
    // A folder of each, as of a widget and its copy.
    let builds = try (0..<2).map { _ in
      let folder = try TestFolder.path("twin", with: ["Twin.swift": Self.source])
      let build = WidgetBuild(frameworks: frameworks, cache: cache, loop: loop)
      build.start(try WidgetSources(paths: [folder])) { outcomes.append($0) }
      return build
    }
    await loop.handle(until: { outcomes.count == builds.count })
    for outcome in outcomes {
      #expect(outcome.findings.isEmpty, "\(outcome.findings)")
      #expect(outcome.library.map { FileManager.default.fileExists(atPath: $0) } == true)
    }
    // Nothing is left of the folders in which they were made.
    let left = try FileManager.default.contentsOfDirectory(atPath: cache).filter {
      $0.prefix(16).allSatisfy(\.isHexDigit) && $0.contains("-")
    }
    #expect(left.isEmpty)
  }
}
