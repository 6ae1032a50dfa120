import ActivityKit
import AppIntents

struct CallIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Call the harbour"

  func perform() async throws -> some IntentResult {
    for activity in Activity<FerryAttributes>.activities {
      await activity.end(nil, dismissalPolicy: .immediate)
    }
    return .result()
  }
}
