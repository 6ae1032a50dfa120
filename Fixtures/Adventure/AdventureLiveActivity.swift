import ActivityKit
import SwiftUI
import WidgetKit

public struct AdventureLiveActivity: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    ActivityConfiguration(for: AdventureAttributes.self) { context in
      AdventureCard(adventure: context.attributes, state: context.state, isStale: context.isStale)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .activityBackgroundTint(Color(red: 0.11, green: 0.09, blue: 0.2))
        .activitySystemActionForegroundColor(.white)
    } dynamicIsland: { context in
      let adventure = context.attributes
      let state = context.state
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          HealthRing(state: state, avatar: adventure.avatar, size: 52)
            .dynamicTypeSize(...DynamicTypeSize.large)
        }
        DynamicIslandExpandedRegion(.trailing) {
          VStack(alignment: .trailing, spacing: 4) {
            Label("\(state.level)", systemImage: "star.fill")
              .foregroundStyle(.yellow)
            Label("\(state.gold)", systemImage: "circle.circle.fill")
              .foregroundStyle(.orange)
          }
          .font(.subheadline.weight(.semibold))
          .monospacedDigit()
          .dynamicTypeSize(...DynamicTypeSize.large)
        }
        DynamicIslandExpandedRegion(.center) {
          Text(adventure.hero)
            .font(.headline)
            .lineLimit(1)
            .dynamicTypeSize(...DynamicTypeSize.large)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(alignment: .leading, spacing: 6) {
            StoryLine(state: state, isStale: context.isStale)
            HealthBar(state: state)
          }
          .dynamicTypeSize(...DynamicTypeSize.large)
        }
      } compactLeading: {
        Text(adventure.avatar)
          .font(.system(size: 20, weight: .semibold))
          .accessibilityLabel(adventure.hero)
      } compactTrailing: {
        Text("\(state.health)")
          .font(.system(size: 16, weight: .bold, design: .rounded))
          .monospacedDigit()
          // A phone on its side has less room.
          .lineLimit(1)
          .minimumScaleFactor(0.6)
          .foregroundStyle(state.tint)
          .contentTransition(.numericText(value: Double(state.health)))
      } minimal: {
        HealthRing(state: state, avatar: adventure.avatar, size: 26)
      }
      .keylineTint(state.tint)
    }
  }
}
