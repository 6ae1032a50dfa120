import SwiftUI

// The system's alert of an alarm. Title, colour, second button and the app's name are the app's; the rest is the
// system's. Apple publishes no size of it: those of the whole screen are measured (`Sources/Phone/SURFACES.md`,
// "Alarms"), those of the banner are guesses.

extension AlarmAttributes: SystemTemplated {
  package func systemTemplate(for state: Any, screenTop: Double?) -> SystemTemplate? {
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
      card: screenTop.map { AnyView(view.wholeScreen(below: $0)) }
        ?? AnyView(view.banner.padding(14)),
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
  private var digits: String { "\(time.hour):\(time.minute < 10 ? "0" : "")\(time.minute)" }

  /// The time, as wide at every minute.
  var clock: some View { Text(verbatim: digits).monospacedDigit() }

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
      slider
    }
  }

  /// Returns the whole screen of a locked phone: a bell and the title in grey, below them the time and the app's name.
  /// With a second button they are in the upper third of the screen, otherwise in the middle of what the slider leaves.
  ///
  /// - Parameter top: where the safe area begins.
  func wholeScreen(below top: Double) -> some View {
    VStack(spacing: 0) {
      // What is above the words gives way where a screen is low. It comes before what is below them, unless they are in
      // the middle.
      Spacer(minLength: 0).frame(maxHeight: button == nil ? .infinity : top + 102)
        .layoutPriority(-1)
      words
      Spacer(minLength: 0).layoutPriority(button == nil ? -1 : -2)
      VStack(spacing: 24) {
        if let button { wide(button) }
        wideSlider
      }
      .padding(.horizontal, 16)
    }
    .padding(.bottom, 64)
    .foregroundStyle(.white)
  }

  /// What tells of the alarm on the whole screen.
  private var words: some View {
    VStack(spacing: 2) {
      HStack(spacing: 11) {
        Image(systemName: "alarm.fill")
        Text(title).lineLimit(2).multilineTextAlignment(.center)
      }
      .font(.system(size: 30, weight: .medium))
      .foregroundStyle(Color.gray)
      .padding(.horizontal, 24)
      Text(verbatim: digits).font(.system(size: 151, weight: .semibold)).lineLimit(1)
        .minimumScaleFactor(0.3)
        .padding(.horizontal, 11)
      if !Surroundings.current.appTitle.isEmpty {
        Text(verbatim: Surroundings.current.appTitle).font(.system(size: 20)).lineLimit(1)
          .foregroundStyle(Color(white: 0.455))
          .padding(.horizontal, 24)
      }
    }
  }

  /// Returns the second button over the slider: the app's words in its colour, on the alarm's tint.
  private func wide(_ button: AlarmButton) -> some View {
    Button(intent: answer) {
      Text(button.text)
        .font(.system(size: 30, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.5)
        .foregroundStyle(button.textColor)
        .padding(.horizontal, 24)
        .frame(maxWidth: .infinity)
        .frame(height: Self.wideHeight)
        .background(tint, in: Capsule())
    }
    .buttonStyle(.plain)
  }

  private static let wideHeight: CGFloat = 104

  /// The slider of the whole screen: a knob of dark glass, lit above in the tint, over words in the middle of it all.
  private var wideSlider: some View {
    Button(intent: stop) {
      ZStack(alignment: .leading) {
        Text(verbatim: "slide to stop").font(.system(size: 24))
          .foregroundStyle(Color.gray)
          .frame(maxWidth: .infinity)
          .accessibilityLabel(Text(verbatim: "Stop"))
        RoundedRectangle(cornerRadius: 4).fill(Color.white)
          .frame(width: 32, height: 32)
          .frame(width: 95, height: 95)
          .background(Color(white: 36.0 / 255), in: Circle())
          .overlay(
            Circle().strokeBorder(
              LinearGradient(
                colors: [tint, tint.opacity(0)], startPoint: .top, endPoint: .center),
              lineWidth: 1.5)
          )
          .padding(.leading, (Self.wideHeight - 95) / 2)
      }
      .frame(height: Self.wideHeight)
      .background(Color(white: 22.0 / 255), in: Capsule())
    }
    .buttonStyle(.plain)
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

  /// The banner's slider: since iOS 26.1 one stops an alarm.
  private var slider: some View {
    Button(intent: stop) {
      HStack {
        Image(systemName: "stop.fill")
          .foregroundStyle(.black)
          .frame(width: 32, height: 32)
          .background(Color.white, in: Circle())
        Text(verbatim: "slide to stop").foregroundStyle(.secondary).frame(maxWidth: .infinity)
          .accessibilityLabel(Text(verbatim: "Stop"))
      }
      .padding(4)
      .frame(height: 40)
      .background(Color.white.opacity(0.18), in: Capsule())
    }
    .buttonStyle(.plain)
  }
}
