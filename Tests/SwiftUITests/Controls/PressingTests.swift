import AppIntents
import Testing

@testable import SwiftUI

private struct Show: AppIntent {
  static let title: LocalizedStringResource = "Show"
  static let openAppWhenRun = true
  func perform() async throws -> some IntentResult { .result() }
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
  }

  @Test func `the intent that a result leads to is run`() async throws {
    let journal = try await journal(of: Lead())
    #expect(journal.openedURLs.map(\.absoluteString) == [Lead.destination])
    #expect(!journal.opensApp)
  }
}
