import AppIntents
import Testing

@testable import SwiftUI

private struct Show: AppIntent {
  static let title: LocalizedStringResource = "Show"
  static let openAppWhenRun = true
  func perform() async throws -> some IntentResult { .result() }
}

private struct Play: AppIntent {
  static let title: LocalizedStringResource = "Play"
  static let supportedModes: IntentModes = .foreground
  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    .result(value: systemContext.currentMode == .foreground)
  }
}

private struct Sort: AppIntent {
  static let title: LocalizedStringResource = "Sort"
  static let supportedModes: IntentModes = [.background, .foreground(.deferred)]
  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    .result(value: systemContext.currentMode == .background)
  }
}

private struct Count: AppIntent {
  static let title: LocalizedStringResource = "Count"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  @Parameter(title: "Large") var isLarge: Bool
  init() {}
  init(isLarge: Bool) { self.isLarge = isLarge }
  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    if isLarge, systemContext.currentMode.canContinueInForeground {
      try await continueInForeground(alwaysConfirm: false)
    }
    return .result(value: systemContext.currentMode.canContinueInForeground)
  }
}

private struct Pour: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Pour"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: try await requestToContinueInForeground { 3 })
  }
}

private struct Fill: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Fill"
  let full: Full
  init() { full = Full() }
  init(_ full: Full) { self.full = full }
  func perform() async throws -> some IntentResult {
    if full.isFull { return .result() }
    throw needsToContinueInForegroundError("Look") { [full] in full.isFull = true }
  }
  final class Full: @unchecked Sendable { var isFull = false }
}

private struct ShowTimer: OpenIntent {
  enum Screen: String, AppEnum {
    case timer, history
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Screen"
    static let caseDisplayRepresentations: [Screen: DisplayRepresentation] = [
      .timer: "Timer", .history: "History",
    ]
  }
  static let title: LocalizedStringResource = "Show"
  @Parameter(title: "Target") var target: Screen
}

private struct Tidy: LiveActivityIntent, ProgressReportingIntent {
  static let title: LocalizedStringResource = "Tidy"
  func perform() async throws -> some IntentResult & ReturnsValue<Int64> {
    progress.totalUnitCount = 4
    progress.completedUnitCount += 1
    return .result(value: progress.totalUnitCount + progress.completedUnitCount)
  }
}

private struct Like: AppIntent {
  static let title: LocalizedStringResource = "Like"
  func perform() async throws -> some IntentResult { .result() }
}

private struct Lead: AppIntent {
  static let title: LocalizedStringResource = "Lead"
  static let destination = "score://match/7"
  func perform() async throws -> some IntentResult & OpensIntent {
    guard let url = URL(string: Self.destination) else { throw CocoaError(.fileNoSuchFile) }
    return .result(opensIntent: OpenURLIntent(url))
  }
}

@Suite("What a press on an intent's button asks of the system")
struct PressingTests {
  private func journal(of intent: any AppIntent) async throws -> IntentJournal {
    let journal = IntentJournal()
    try await IntentJournal.$ofPress.withValue(journal) {
      try await PressAction.intent(intent).perform()
    }
    return journal
  }

  @Test func `an intent that opens its app says so, another one does not`() async throws {
    #expect(try await journal(of: Show()).opensApp)
    #expect(try await journal(of: Like()).opensApp == false)
    #expect(try await journal(of: ShowTimer()).opensApp)
  }

  @Test func `an intent's modes say when its app comes to the front`() async throws {
    let (play, sort) = try await (journal(of: Play()), journal(of: Sort()))
    #expect(play.opensApp && play.told.value == "true")
    #expect(sort.opensApp && sort.told.value == "true")
    let (small, large) = try await (
      journal(of: Count(isLarge: false)), journal(of: Count(isLarge: true))
    )
    #expect(!small.opensApp && small.told.value == "true")
    #expect(large.opensApp && large.told.value == "false")
    #expect(Count.supportedModes.runsInApp && !Count.supportedModes.opensApp)
  }

  @Test func `an intent that goes on in its app opens it and goes on`() async throws {
    let poured = try await journal(of: Pour())
    #expect(poured.opensApp && poured.told.value == "3")
    let full = Fill.Full()
    #expect(try await journal(of: Fill(full)).opensApp)
    #expect(full.isFull)
  }

  @Test func `each run has a progress of its own`() async throws {
    #expect(try await journal(of: Tidy()).told.value == "5")
    #expect(try await journal(of: Tidy()).told.value == "5")
  }

  @Test func `the intent that a result leads to is run`() async throws {
    let journal = try await journal(of: Lead())
    #expect(journal.openedURLs.map(\.absoluteString) == [Lead.destination])
    #expect(!journal.opensApp)
  }
}
