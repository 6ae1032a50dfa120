import Testing

@testable import WidgetHost

/// Source that names what a service's module has, or a beta of iOS had.
@MainActor
@Suite(.enabled(if: Trial.program != nil)) struct ForeignSourceTests {
  @Test func `a widget with OneSignal's attributes is compiled unchanged, the app's own as well`()
    async throws
  {
    let trial = try Trial()
    defer { trial.end() }
    try trial.save(
      """
      import OneSignalLiveActivities
      import SwiftUI
      import WidgetKit
      struct MatchAttributes: OneSignalLiveActivityAttributes {
        struct ContentState: OneSignalLiveActivityContentState {
          var score: Int
          var onesignal: OneSignalLiveActivityContentStateData?
        }
        var team: String
        var onesignal: OneSignalLiveActivityAttributeData
      }
      @main struct Both: WidgetBundle {
        var body: some Widget { MatchWidget(); PlainWidget() }
      }
      struct MatchWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: MatchAttributes.self) { context in
            Text(context.attributes.team)
              .onesignalWidgetURL(URL(string: "a://\\(context.state.score)"), context: context)
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.center) { Text("c") }
            } compactLeading: { Text("l") } compactTrailing: { Text("t") } minimal: { Text("m") }
            .onesignalWidgetURL(URL(string: "a://b"), context: context)
          }
        }
      }
      struct PlainWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: DefaultLiveActivityAttributes.self) { context in
            Text(context.state.data["title"]?.asString() ?? "none")
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.center) { Text("c") }
            } compactLeading: { Text("l") } compactTrailing: { Text("t") } minimal: { Text("m") }
          }
        }
      }
      """)
    try await trial.start()
    #expect(
      trial.widget.descriptions.map(\.attributesType).sorted()
        == ["DefaultLiveActivityAttributes", "MatchAttributes"])
    #expect(trial.widget.app?.states.isEmpty == false)
  }

  @Test func `what only a beta of iOS 16 had is told with what to write`() async throws {
    let trial = try Trial()
    defer { trial.end() }
    try trial.save(
      """
      import ActivityKit
      import SwiftUI
      import WidgetKit
      struct BetaAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var count: Int }
      }
      @main
      struct BetaWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(attributesType: BetaAttributes.self) { context in
            Text("\\(context.state.count)")
          }
        }
      }
      """)
    trial.widget.start(watching: false)
    await trial.wait { trial.widget.status == .ready || trial.widget.status == .failed }
    let finding = try #require(trial.widget.findings.first)
    #expect(finding.location?.line == 10)
    #expect(finding.sentence.contains("write ActivityConfiguration(for:)"), "\(finding)")
  }
}
