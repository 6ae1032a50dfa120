import EventLoop
import Findings
import Foundation
import Testing
import WidgetHost
import WidgetProtocol

@testable import Simulator

/// An app whose intent fails in the way that it is asked for.
private let source = """
  import ActivityKit
  import AppIntents
  import Foundation
  import SwiftUI
  import WidgetKit

  struct DeedAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var count: Int }
  }

  struct FailIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Fail"
    @Parameter(title: "Deed") var deed: String

    func perform() async throws -> some IntentResult {
      switch deed {
      case "crash": _ = [Int]()[count(deed)]
      case "exit": exit(3)
      case "flood": while true { print(String(repeating: "x", count: 1000)) }
      case "recursion": print(dive(count(deed)))
      default: break
      }
      return .result()
    }

    @inline(never) func count(_ text: String) -> Int { text.count }
    @inline(never) func dive(_ depth: Int) -> Int { depth < 0 ? 0 : dive(depth &+ 1) ^ count(deed) }
  }

  struct DeedWidget: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: DeedAttributes.self) { context in
        Button("\\(context.state.count)", intent: FailIntent())
      } dynamicIsland: { context in
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading) { Text("L") }
        } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
      }
    }
  }
  """

@MainActor
@Suite("An app's own code that fails", .serialized) struct FailingCodeTests {
  @Test(.enabled(if: AppOnPhone.program != nil))
  func `a failed intent is told as that, with its line where it has one, and never as a view`()
    async throws
  {
    let app = try await AppOnPhone(["Deed.swift": source])
    defer { app.end() }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (deed, id, words, advice, mark) in [
      ("crash", "widget-crashed", "Index out of range", "the intent", "case \"crash\""),
      ("exit", "widget-crashed", "ended with code 3", "exit()", nil),
      ("flood", "widget-flood", "output", "from the intent", nil),
      (
        "recursion", "widget-crashed", "a call leads to itself without end", "Give it an end",
        "func dive"
      ),
    ] as [(String, FindingID, String, String, String?)] {
      guard case .failure(let finding)? = await app.outcome("FailIntent", ["deed": deed]) else {
        Issue.record("\(deed) did not fail")
        continue
      }
      #expect(finding.id == id, "\(deed)")
      #expect(finding.sentence.hasPrefix("The app's code"), "\(finding.sentence)")
      #expect(finding.sentence.contains(words), "\(deed): \(finding.sentence)")
      let fix = try #require(finding.fix)
      #expect(fix.contains(advice), "\(deed): \(fix)")
      #expect(!fix.contains("view") && !fix.contains("card"), "\(deed): \(fix)")
      let own = mark.flatMap { mark in lines.firstIndex { $0.contains(mark) } }.map { $0 + 1 }
      #expect(finding.location?.line == own, "\(deed): \(finding.sentence)")
    }
  }
}
