import ActivityKit
import AppIntents
import Testing
import WidgetProtocol

@testable import WidgetKit

private struct ShowTimer: OpenIntent {
  enum Screen: String, AppEnum {
    case timer
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Screen"
    static let caseDisplayRepresentations: [Screen: DisplayRepresentation] = [.timer: "Timer"]
  }
  static let title: LocalizedStringResource = "Show"
  @Parameter(title: "Target") var target: Screen
}

private struct Play: AppIntent {
  static let title: LocalizedStringResource = "Play"
  static let supportedModes: IntentModes = .foreground
  func perform() async throws -> some IntentResult { .result() }
}

private struct Sort: AppIntent {
  static let title: LocalizedStringResource = "Sort"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  func perform() async throws -> some IntentResult { .result() }
}

private struct Like: AppIntent {
  static let title: LocalizedStringResource = "Like"
  func perform() async throws -> some IntentResult { .result() }
}

@Suite("Where an intent runs, and whether it opens its app") struct IntentRunningTests {
  @Test func `an intent opens its app by its kind or by its modes`() {
    var catalog = IntentCatalog()
    for type in [ShowTimer.self, Play.self, Sort.self, Like.self] as [any AppIntent.Type] {
      catalog.add(type)
    }
    let offered = catalog.entries.map { OfferedIntent($0) }
    #expect(offered.filter(\.opensApp).map(\.name) == ["ShowTimer", "Play"])
  }

  @Test func `an intent that can open its app runs in its process`() {
    let intents: [any AppIntent] = [ShowTimer(), Play(), Sort(), Like()]
    let callers = intents.map { ActivityCenter.Caller(pressing: $0) }
    #expect(callers == [.app, .app, .app, .widgetExtension])
  }
}
