import SwiftUI

// The system's alert of an alarm. Title, colour and second button are the app's; the rest is the system's, and no size of
// it is published.

extension AlarmAttributes: SystemTemplated {
  package func systemTemplate(for state: Any, fillsScreen: Bool) -> SystemTemplate? {
    guard let state = state as? AlarmPresentationState, case .alert(let alert) = state.mode else {
      return nil
    }
    let view = AlarmAlert(
      title: presentation.alert.title, tint: tintColor, time: alert.time,
      button: presentation.alert.secondaryButton,
      stop: StopAlarm(alarmID: state.alarmID, intent: stopIntent),
      answer: AnswerAlarm(
        alarmID: state.alarmID,
        countsAgain: presentation.alert.secondaryButtonBehavior == .countdown,
        intent: secondaryIntent))
    return SystemTemplate(
      card: fillsScreen ? AnyView(view.wholeScreen) : AnyView(view.banner.padding(14)),
      expanded: AnyView(view.banner), compactLeading: AnyView(view.symbol),
      compactTrailing: AnyView(view.clock.font(.caption.weight(.semibold))),
      minimal: AnyView(view.symbol))
  }
}

/// An alarm that rings.
@MainActor
struct AlarmAlert {
  var title: LocalizedStringResource
  var tint: Color
  var time: Alarm.Schedule.Relative.Time
  var button: AlarmButton?
  /// What a slide to stop does, and what the second button does.
  var stop: StopAlarm
  var answer: AnswerAlarm

  /// A bell in the app's colour.
  var symbol: some View { Image(systemName: "alarm.fill").foregroundStyle(tint) }

  /// The time at which it rings.
  var clock: some View {
    Text(verbatim: "\(time.hour):\(time.minute < 10 ? "0" : "")\(time.minute)").monospacedDigit()
  }

  /// The banner of an unlocked phone.
  var banner: some View {
    VStack(spacing: 10) {
      HStack(spacing: 10) {
        symbol.font(.title2)
        VStack(alignment: .leading, spacing: 0) {
          Text(title).font(.headline).foregroundStyle(tint).lineLimit(1)
          clock.font(.title2.weight(.semibold))
        }
        Spacer(minLength: 8)
        if let button { round(button) }
      }
      slider(height: 40)
    }
  }

  /// The whole screen of a locked phone: a bell and the title in grey, below them the time from side to side, as measured
  /// (`Sources/Phone/SURFACES.md`, "Alarms").
  var wholeScreen: some View {
    VStack(spacing: 12) {
      Spacer()
      HStack(spacing: 10) {
        Image(systemName: "alarm.fill")
        Text(title).lineLimit(2).multilineTextAlignment(.center)
      }
      .font(.system(size: 30, weight: .medium))
      .foregroundStyle(Color.gray)
      clock.font(.system(size: 142, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.3)
        .padding(.horizontal, -24)
      Spacer()
      if let button {
        Button(intent: answer) {
          Label {
            Text(button.text)
          } icon: {
            Image(systemName: button.systemImageName).foregroundStyle(tint)
          }
          .font(.title3.weight(.semibold))
          .padding(.vertical, 16)
          .frame(maxWidth: .infinity)
          .background(Color.white.opacity(0.18), in: Capsule())
        }
        .buttonStyle(.plain)
      }
      slider(height: 64)
    }
    .padding(.horizontal, 35)
    .padding(.bottom, 35)
    .foregroundStyle(.white)
  }

  private func round(_ button: AlarmButton) -> some View {
    Button(intent: answer) {
      Image(systemName: button.systemImageName)
        .font(.title3.weight(.semibold))
        .foregroundStyle(tint)
        .frame(width: 44, height: 44)
        .accessibilityLabel(Text(button.text))
        .background(Color.white.opacity(0.18), in: Circle())
    }
    .buttonStyle(.plain)
  }

  /// Returns the slider that stops an alarm since iOS 26.1.
  private func slider(height: Double) -> some View {
    Button(intent: stop) {
      HStack {
        Image(systemName: "stop.fill")
          .foregroundStyle(.black)
          .frame(width: height - 8, height: height - 8)
          .background(Color.white, in: Circle())
        Text(verbatim: "slide to stop").foregroundStyle(.secondary).frame(maxWidth: .infinity)
          .accessibilityLabel(Text(verbatim: "Stop"))
      }
      .padding(4)
      .frame(height: height)
      .background(Color.white.opacity(0.18), in: Capsule())
    }
    .buttonStyle(.plain)
  }
}
