import ActivityKit
import SwiftUI
import WidgetKit

public struct RideLiveActivity: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { context in
      RideContent(ride: context.attributes, state: context.state, isStale: context.isStale)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .activitySystemActionForegroundColor(.primary)
        .widgetURL(URL(string: "hopon://ride"))
    } dynamicIsland: { context in
      let state = context.state
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Image(systemName: state.stage.symbol)
            .font(.title2.weight(.semibold))
            .foregroundStyle(.mint)
            .accessibilityHidden(true)
            .frame(height: 34)
            .dynamicTypeSize(...DynamicTypeSize.large)
        }
        DynamicIslandExpandedRegion(.trailing) {
          RideDeadline(stage: state.stage)
            .font(.system(size: 28, weight: .bold, design: .rounded))
            .dynamicTypeSize(...DynamicTypeSize.large)
        }
        DynamicIslandExpandedRegion(.bottom) {
          HStack(spacing: 12) {
            VStack(alignment: .leading, spacing: 4) {
              Text(context.isStale ? "Waiting for news" : state.stage.title)
                .font(.headline)
                .foregroundStyle(context.isStale ? .orange : .white)
              RideDetail(ride: context.attributes, state: state)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            if let driver = state.driver {
              PlateBadge(plate: driver.plate)
            }
          }
          .dynamicTypeSize(...DynamicTypeSize.large)
        }
      } compactLeading: {
        Image(systemName: state.stage.symbol)
          .font(.system(size: 16, weight: .semibold))
          .foregroundStyle(.mint)
          .accessibilityLabel(state.stage.title)
      } compactTrailing: {
        RideDeadline(stage: state.stage, alignment: .leading)
          .font(.system(size: 14, weight: .bold, design: .rounded))
      } minimal: {
        if state.stage.deadline == nil {
          Image(systemName: state.stage.symbol)
            .font(.system(size: 16, weight: .semibold))
            .foregroundStyle(.mint)
            .accessibilityLabel(state.stage.title)
        } else {
          RideDeadline(stage: state.stage, alignment: .center)
            .font(.system(size: 11, weight: .bold, design: .rounded))
            .foregroundStyle(.mint)
        }
      }
      .widgetURL(URL(string: "hopon://ride"))
      .keylineTint(.mint)
    }
    .supplementalActivityFamilies([.small])
  }
}
