import ActivityKit
import SwiftUI
import WidgetKit

public struct MatchLiveActivity: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    ActivityConfiguration(for: MatchAttributes.self) { context in
      MatchContent(match: context.attributes, state: context.state, isStale: context.isStale)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .activitySystemActionForegroundColor(.primary)
        .widgetURL(URL(string: "touchline://match"))
    } dynamicIsland: { context in
      let match = context.attributes
      let state = context.state.matchState
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          CrestColumn(team: match.home)
            .dynamicTypeSize(...DynamicTypeSize.large)
        }
        DynamicIslandExpandedRegion(.trailing) {
          CrestColumn(team: match.away)
            .dynamicTypeSize(...DynamicTypeSize.large)
        }
        DynamicIslandExpandedRegion(.center) {
          ScoreBoard(match: match, state: state, isStale: context.isStale)
            .dynamicTypeSize(...DynamicTypeSize.large)
        }
        DynamicIslandExpandedRegion(.bottom) {
          EventLine(state: context.state, isStale: context.isStale)
            .frame(maxWidth: .infinity)
            .padding(.vertical, 4)
            .dynamicTypeSize(...DynamicTypeSize.large)
        }
      } compactLeading: {
        CompactTeam(code: match.home.code, goals: state.score?.home)
      } compactTrailing: {
        CompactTeam(code: match.away.code, goals: state.score?.away)
      } minimal: {
        MinimalScore(match: match, state: state, isStale: context.isStale)
      }
      .widgetURL(URL(string: "touchline://match"))
      .keylineTint(.pitch)
    }
    .supplementalActivityFamilies([.small])
  }
}

extension Color {
  /// The app's own green.
  static let pitch = Color(red: 0.13, green: 0.77, blue: 0.37)
}
