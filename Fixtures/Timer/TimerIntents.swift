import ActivityKit
import AppIntents

/// Pauses a running timer, or goes on with a paused one.
public struct ToggleTimerIntent: LiveActivityIntent {
  public static let title: LocalizedStringResource = "Pause or Resume Timer"

  @Parameter(title: "Timer")
  public var timerID: String

  public init() {}

  public init(timerID: String) {
    self.timerID = timerID
  }

  public func perform() async throws -> some IntentResult {
    let activities = Activity<TimerAttributes>.activities
    if let timer = activities.first(where: { $0.id == timerID }) {
      let state = timer.content.state.toggled(at: .now, duration: timer.attributes.duration)
      await timer.update(ActivityContent(state: state, staleDate: nil))
    }
    return .result()
  }
}

/// Ends a timer and takes it off the screen.
public struct CancelTimerIntent: LiveActivityIntent {
  public static let title: LocalizedStringResource = "Cancel Timer"

  @Parameter(title: "Timer")
  public var timerID: String

  public init() {}

  public init(timerID: String) {
    self.timerID = timerID
  }

  public func perform() async throws -> some IntentResult {
    let activities = Activity<TimerAttributes>.activities
    if let timer = activities.first(where: { $0.id == timerID }) {
      await timer.end(nil, dismissalPolicy: .immediate)
    }
    return .result()
  }
}
