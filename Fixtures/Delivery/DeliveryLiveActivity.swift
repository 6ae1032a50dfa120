import ActivityKit
import SwiftUI
import WidgetKit

public struct DeliveryLiveActivity: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      DeliveryCard(order: context.attributes, state: context.state, isStale: context.isStale)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    } dynamicIsland: { context in
      let state = context.state
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Image(systemName: state.step.symbol)
            .font(.system(size: 22, weight: .semibold))
            .foregroundStyle(.orange)
            .frame(width: 44, height: 44)
            .background(.orange.opacity(0.2), in: Circle())
            .accessibilityHidden(true)
            .dynamicTypeSize(...DynamicTypeSize.large)
        }
        DynamicIslandExpandedRegion(.trailing) {
          ArrivalText(state: state)
            .font(.headline)
            .foregroundStyle(.orange)
            .frame(height: 44)
            .dynamicTypeSize(...DynamicTypeSize.large)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(alignment: .leading, spacing: 6) {
            Text(state.step.title)
              .font(.headline)
            StepBar(step: state.step, color: .orange, track: .white.opacity(0.2))
            DeliveryNote(order: context.attributes, state: state, isStale: context.isStale)
              .foregroundStyle(.white.opacity(0.8))
          }
          // The island's round corners would cut the last letter.
          .padding(.bottom, 5)
          .dynamicTypeSize(...DynamicTypeSize.large)
        }
      } compactLeading: {
        Image(systemName: state.step.symbol)
          .font(.system(size: 15, weight: .semibold))
          .foregroundStyle(.orange)
          .accessibilityLabel(state.step.title)
      } compactTrailing: {
        if state.step == .delivered {
          Image(systemName: "checkmark")
            .font(.system(size: 15, weight: .bold))
            .foregroundStyle(.orange)
            .accessibilityLabel("Delivered")
        } else {
          ArrivalText(state: state)
            .font(.system(size: 14, weight: .bold, design: .rounded))
            .foregroundStyle(.orange)
        }
      } minimal: {
        ZStack {
          Circle()
            .stroke(.orange.opacity(0.3), lineWidth: 4)
          Circle()
            .trim(from: 0, to: Double(state.step.number + 1) / Double(DeliveryStep.allCases.count))
            .stroke(.orange, style: StrokeStyle(lineWidth: 4, lineCap: .round))
            .rotationEffect(.degrees(-90))
          Image(systemName: state.step.symbol)
            .font(.system(size: 11, weight: .bold))
            .accessibilityHidden(true)
        }
        .frame(width: 26, height: 26)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(state.step.title)
      }
      .keylineTint(.orange)
    }
  }
}

extension Color {
  /// The app's warm white, and the brown that is read on it.
  static let paper = Color(red: 1, green: 0.96, blue: 0.9)
  static let crust = Color(red: 0.36, green: 0.2, blue: 0.09)
  /// The same brown as a ground, when the display saves light.
  static let oven = Color(red: 0.12, green: 0.07, blue: 0.04)
}
