import ActivityKit
import AppIntents

/// Pauses a running timer, or goes on with a paused one.
struct ToggleTimerIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Pause or Resume Timer"

  @Parameter(title: "Timer")
  var timerID: String

  init() {}

  init(timerID: String) {
    self.timerID = timerID
  }

  func perform() async throws -> some IntentResult {
    let activities = Activity<TimerAttributes>.activities
    if let timer = activities.first(where: { $0.id == timerID }) {
      let state = timer.content.state.toggled(at: .now, duration: timer.attributes.duration)
      await timer.update(ActivityContent(state: state, staleDate: nil))
    }
    return .result()
  }
}

/// Ends a timer and takes it off the screen.
struct CancelTimerIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Cancel Timer"

  @Parameter(title: "Timer")
  var timerID: String

  init() {}

  init(timerID: String) {
    self.timerID = timerID
  }

  func perform() async throws -> some IntentResult {
    let activities = Activity<TimerAttributes>.activities
    if let timer = activities.first(where: { $0.id == timerID }) {
      await timer.end(nil, dismissalPolicy: .immediate)
    }
    return .result()
  }
}
