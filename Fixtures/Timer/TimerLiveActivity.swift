import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

public struct TimerLiveActivity: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    ActivityConfiguration(for: TimerAttributes.self) { context in
      TimerContent(context: context)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .activityBackgroundTint(.black)
        .activitySystemActionForegroundColor(.orange)
    } dynamicIsland: { context in
      let phase = context.state.phase
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          TimerButtons(timerID: context.activityID, phase: phase)
        }
        DynamicIslandExpandedRegion(.trailing) {
          VStack(alignment: .trailing, spacing: 0) {
            Text(context.attributes.name)
              .font(.footnote.weight(.semibold))
              .foregroundStyle(.orange.opacity(0.8))
              .lineLimit(1)
            Countdown(phase: phase)
              .font(.system(size: 34, weight: .medium, design: .rounded))
              .foregroundStyle(.orange)
          }
        }
      } compactLeading: {
        Image(systemName: phase.symbol)
          .font(.system(size: 15, weight: .bold))
          .foregroundStyle(.orange)
          .accessibilityLabel(context.attributes.name)
      } compactTrailing: {
        Countdown(phase: phase, alignment: .leading)
          .font(.system(size: 14, weight: .semibold, design: .rounded))
          .foregroundStyle(.orange)
      } minimal: {
        Countdown(phase: phase, alignment: .center)
          .font(.system(size: 11, weight: .bold, design: .rounded))
          .foregroundStyle(.orange)
      }
      .keylineTint(.orange)
    }
    .supplementalActivityFamilies([.small])
  }
}

struct TimerCard: View {
  let context: ActivityViewContext<TimerAttributes>

  var body: some View {
    let phase = context.state.phase
    HStack(spacing: 12) {
      TimerButtons(timerID: context.activityID, phase: phase)
      VStack(alignment: .trailing, spacing: 2) {
        Text(context.isStale ? "Open to check" : context.attributes.name)
          .font(.subheadline.weight(.semibold))
          .foregroundStyle(.orange.opacity(0.8))
          .lineLimit(1)
        Countdown(phase: phase)
          .font(.system(size: 42, weight: .medium, design: .rounded))
          .foregroundStyle(.orange)
      }
      .frame(maxWidth: .infinity, alignment: .trailing)
    }
    .padding(14)
  }
}

/// The time left: ticking, standing still, or gone.
struct Countdown: View {
  let phase: TimerPhase
  var alignment = Alignment.trailing
  @Environment(\.isLuminanceReduced) private var isLuminanceReduced
  @Environment(\.isDynamicIslandLimitedInWidth) private var isLimited

  private var textAlignment: TextAlignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    default: .trailing
    }
  }

  var body: some View {
    if isLimited {
      narrow
    } else {
      text
    }
  }

  /// A phone on its side has no room for five digits.
  @ViewBuilder private var narrow: some View {
    switch phase {
    case .running(let interval):
      ProgressView(timerInterval: interval, countsDown: true) {
      } currentValueLabel: {
      }
      .progressViewStyle(.circular)
      .tint(.orange)
      .frame(width: 20, height: 20)
    case .paused(let remaining):
      Text(
        Duration.seconds(min(max(0, remaining), 86_400)),
        format: .units(allowed: [.hours, .minutes], width: .narrow, maximumUnitCount: 1)
      )
      .font(.system(size: 11, weight: .bold, design: .rounded))
      .lineLimit(1)
    case .finished:
      Image(systemName: "checkmark")
    }
  }

  private var text: some View {
    Group {
      switch phase {
      case .running(let interval):
        // A running time takes all the room that it is offered: a hidden template holds it.
        Text("00:00")
          .hidden()
          .overlay(alignment: alignment) {
            Text(timerInterval: interval, countsDown: true, showsHours: false)
              .multilineTextAlignment(textAlignment)
          }
      case .paused(let remaining):
        // No timer runs for longer than a day, whatever a server says.
        Text(
          Duration.seconds(min(max(0, remaining), 86_400)), format: .time(pattern: .minuteSecond)
        )
        .opacity(isLuminanceReduced ? 1 : 0.6)
      case .finished:
        Text("Done")
      }
    }
    .monospacedDigit()
    .lineLimit(1)
    .contentTransition(.numericText(countsDown: true))
  }
}

/// Pause or go on, and cancel.
struct TimerButtons: View {
  let timerID: String
  let phase: TimerPhase

  var body: some View {
    HStack(spacing: 10) {
      if phase.isOver == false {
        Button(intent: ToggleTimerIntent(timerID: timerID)) {
          RoundLabel(symbol: phase.isRunning ? "pause.fill" : "play.fill", color: .orange)
        }
        .accessibilityLabel(phase.isRunning ? "Pause" : "Resume")
      }
      Button(intent: CancelTimerIntent(timerID: timerID)) {
        RoundLabel(symbol: "xmark", color: .white)
      }
      .accessibilityLabel("Cancel")
    }
    .buttonStyle(.plain)
  }
}

struct RoundLabel: View {
  let symbol: String
  let color: Color

  var body: some View {
    Image(systemName: symbol)
      .font(.system(size: 20, weight: .bold))
      .foregroundStyle(color)
      .frame(width: 50, height: 50)
      .background(color.opacity(0.25), in: Circle())
  }
}

extension TimerPhase {
  var isRunning: Bool {
    if case .running = self { true } else { false }
  }

  var isOver: Bool {
    if case .finished = self { true } else { false }
  }

  var symbol: String {
    switch self {
    case .running: "timer"
    case .paused: "pause.fill"
    case .finished: "bell.fill"
    }
  }
}
