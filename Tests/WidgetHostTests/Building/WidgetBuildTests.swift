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

  private static let controls = """
    import AppIntents
    import SwiftUI
    import WidgetKit

    struct DoorControl: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "door") {
          ControlWidgetButton("Open", action: OpenDoor(), nobody: 1)
        }
      }
    }

    struct OpenDoor: AppIntent {
      static let title: LocalizedStringResource = "Open"
      func perform() async throws -> some IntentResult { .result() }
    }

    """

  @Test func `a target of a package may call its types as SwiftUI does`() async throws {
    let folder = try TestFolder.path(
      "targets",
      with: [
        "Package.swift": """
        let package = Package(
          name: "Kit", targets: [.target(name: "Views"), .target(name: "Live", dependencies: ["Views"])])
        """,
        "Sources/Views/HStack.swift": """
        public struct HStack { public init(from text: String) {} }
        struct Text { var words = "" }
        public struct Gap { public static let small = 4.0; let text = Text(); let row = HStack(from: "") }
        """,
        "Sources/Live/Gaps.swift": "import Views\nlet gap = Gap.small",
        "Sources/Live/Twin.swift": Self.source.replacing(
          "Text(\"twin\")", with: "HStack(spacing: gap) { Text(\"twin\") }"),
      ])
    let loop = EventLoop()
    let build = WidgetBuild(
      frameworks: try Frameworks.find(
        environment: ProcessInfo.processInfo.environment, program: #require(Trial.program)
      ).get(), cache: BuildCaches.make(at: TestFolder.path("targets-cache")), loop: loop)
    var outcome: WidgetBuild.Outcome?
    build.start(try WidgetSources(paths: [folder])) { outcome = $0 }
    await loop.handle(until: { outcome != nil })
    #expect(outcome?.findings.isEmpty == true, "\(outcome?.findings ?? [])")
    #expect(outcome?.library != nil)
  }

  @Test(arguments: [(false, false), (true, false), (true, true)])
  func `a control that cannot be compiled is left out, and the activity beside it drawn`(
    inOneFile: Bool, isFileNamed: Bool
  ) async throws {
    let bundle = """

      @main struct Doors: WidgetBundle {
        var body: some Widget {
          TwinWidget()
          DoorControl()
        }
      }
      """
    let files =
      inOneFile
      ? ["Twin.swift": Self.controls + Self.source + bundle]
      : ["Twin.swift": Self.source + bundle, "Door.swift": Self.controls]
    let folder = try TestFolder.path("doors", with: files)
    let loop = EventLoop()
    let build = WidgetBuild(
      frameworks: try Frameworks.find(
        environment: ProcessInfo.processInfo.environment, program: #require(Trial.program)
      ).get(), cache: BuildCaches.make(at: TestFolder.path("doors-cache")), loop: loop)
    var outcome: WidgetBuild.Outcome?
    let path = isFileNamed ? "\(folder)/Twin.swift" : folder
    build.start(try WidgetSources(paths: [path])) { outcome = $0 }
    await loop.handle(until: { outcome != nil })
    #expect(outcome?.library != nil, "\(outcome?.findings ?? [])")
    let finding = try #require(outcome?.findings.first)
    #expect(outcome?.findings.count == 1 && finding.id == "widget-code-left-out", "\(finding)")
    #expect(finding.location?.line == 8, "\(finding)")
  }
}
