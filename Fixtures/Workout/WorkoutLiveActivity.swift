import ActivityKit
import SwiftUI
import WidgetKit

public struct WorkoutLiveActivity: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    ActivityConfiguration(for: WorkoutAttributes.self) { context in
      WorkoutCard(workout: context.attributes, state: context.state, isStale: context.isStale)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .activityBackgroundTint(.black)
        .activitySystemActionForegroundColor(.lime)
    } dynamicIsland: { context in
      let workout = context.attributes
      let state = context.state
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          HeartRate(workout: workout, state: state)
            .font(.system(size: 28, weight: .bold, design: .rounded))
            .dynamicTypeSize(...DynamicTypeSize.large)
        }
        DynamicIslandExpandedRegion(.trailing) {
          GoalGauge(workout: workout, state: state)
            .dynamicTypeSize(...DynamicTypeSize.large)
        }
        DynamicIslandExpandedRegion(.bottom) {
          HStack(alignment: .lastTextBaseline) {
            WorkoutClock(start: workout.start, state: state)
              .font(.system(size: 32, weight: .semibold, design: .rounded))
              .foregroundStyle(Color.lime)
              .frame(width: 87, alignment: .leading)
            Spacer(minLength: 0)
            Figure(value: state.paceText, unit: "/km")
          }
          .dynamicTypeSize(...DynamicTypeSize.large)
        }
      } compactLeading: {
        Image(systemName: workout.symbol)
          .font(.system(size: 16, weight: .bold))
          .foregroundStyle(Color.lime)
          .accessibilityLabel(workout.kind)
      } compactTrailing: {
        Text(
          state.distance, format: .number.precision(.fractionLength(state.distance < 10 ? 2 : 1))
        )
        .font(.system(size: 15, weight: .bold, design: .rounded))
        .monospacedDigit()
        // A phone on its side has less room.
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .foregroundStyle(Color.lime)
        .contentTransition(.numericText(value: state.distance))
      } minimal: {
        VStack(spacing: 0) {
          Image(systemName: "heart.fill")
            .font(.system(size: 11, weight: .bold))
            .foregroundStyle(.red)
            .accessibilityLabel("Heart rate")
          Text(state.heartRate.map(String.init) ?? "–")
            .font(.system(size: 13, weight: .bold, design: .rounded))
            .monospacedDigit()
            .contentTransition(.numericText())
        }
      }
      .keylineTint(.lime)
    }
  }
}

extension Color {
  /// Bright enough for a run in the sun.
  static let lime = Color(red: 0.69, green: 0.97, blue: 0.22)
}
