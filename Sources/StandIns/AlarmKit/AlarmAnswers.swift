import AppIntents
import SwiftUI

// What the buttons of the system's alert do: the app's own intent first, then what is left to do for the system.

/// Stops an alarm that rings.
struct StopAlarm: LiveActivityIntent {
  static let title: LocalizedStringResource = "Stop"
  @Parameter var alarmID = Alarm.ID()
  /// What the app wants to be run.
  @Parameter var intent: SavedIntent? = nil

  func perform() async throws -> some IntentResult {
    defer { ringing(alarmID)?.stop() }
    try await run(intent)
    return .result()
  }
}

/// Answers an alarm that rings in the second way.
struct AnswerAlarm: LiveActivityIntent {
  static let title: LocalizedStringResource = "Answer"
  @Parameter var alarmID = Alarm.ID()
  /// Whether it counts again; otherwise the app's intent decides alone.
  @Parameter var countsAgain = false
  /// What the app wants to be run.
  @Parameter var intent: SavedIntent? = nil

  func perform() async throws -> some IntentResult {
    defer {
      if countsAgain, let kept = ringing(alarmID), let length = kept.postAlert {
        kept.count(total: length, elapsed: 0)
      }
    }
    try await run(intent)
    return .result()
  }
}

private func run(_ saved: SavedIntent?) async throws {
  if let saved { try await PressAction.run(await saved.intent()) }
}

/// Returns an alarm that still rings.
private func ringing(_ id: Alarm.ID) -> KeptAlarm? {
  guard let kept = try? KeptAlarm.known(id), !kept.isPending, case .alert = kept.state.mode else {
    return nil
  }
  return kept
}
