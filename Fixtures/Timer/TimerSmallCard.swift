import AppIntents
import SwiftUI
import WidgetKit

/// The card on the Lock Screen, or the small one for Watch and CarPlay.
struct TimerContent: View {
  let context: ActivityViewContext<TimerAttributes>
  @Environment(\.activityFamily) private var family

  var body: some View {
    if family == .small {
      TimerSmallCard(context: context)
    } else {
      TimerCard(context: context)
    }
  }
}

/// One button, and the time as large as it fits. A car's buttons do nothing, so the time needs none of them.
struct TimerSmallCard: View {
  let context: ActivityViewContext<TimerAttributes>

  var body: some View {
    let phase = context.state.phase
    HStack(spacing: 8) {
      if !phase.isOver {
        Button(intent: ToggleTimerIntent(timerID: context.activityID)) {
          Image(systemName: phase.isRunning ? "pause.fill" : "play.fill")
            .font(.system(size: 16, weight: .bold))
            .foregroundStyle(.orange)
            .frame(width: 36, height: 36)
            .background(Color.orange.opacity(0.25), in: Circle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(phase.isRunning ? "Pause" : "Resume")
      }
      VStack(alignment: .trailing, spacing: 0) {
        Text(context.isStale ? "Open to check" : context.attributes.name)
          .font(.system(size: 14, weight: .semibold))
          .foregroundStyle(.orange.opacity(0.8))
          .minimumScaleFactor(0.8)
          .lineLimit(1)
        Countdown(phase: phase)
          .font(.system(size: 26, weight: .medium, design: .rounded))
          .foregroundStyle(.orange)
      }
      .frame(maxWidth: .infinity, alignment: .trailing)
    }
    // Neither a Watch nor a car keeps margins around it.
    .padding(.horizontal, 12)
  }
}
