import AppIntents

/// Does nothing: the fixture needs something to be toggled.
struct RulesIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Toggle"
  func perform() async throws -> some IntentResult { .result() }
}
