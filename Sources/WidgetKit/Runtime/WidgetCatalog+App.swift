import ActivityKit
import AppIntents
import Findings
import SwiftUI
import WidgetProtocol

// The catalogue as the app's process has it: intents run beside whatever else runs there.
extension WidgetCatalog {
  /// Answers a request of the app's process, at once or when its intent has ended.
  package func begin(
    _ request: WidgetRequest, reply: @escaping @MainActor @Sendable (WidgetReply) -> Void
  ) {
    useFolder()
    useLanguage()
    switch request {
    case .perform(let press):
      switch pressed(press) {
      case .done(let done):
        // The picture that was drawn again had a moment of its own.
        Surroundings.current.now = nil
        reply(done)
      case .run(let intent):
        Surroundings.current.now = press.now.map { Date(timeIntervalSince1970: $0) }
        run(
          { try await intent.passed() }, as: ActivityCenter.Caller(pressing: intent), reply: reply)
      }
    case .run(let wish):
      Task {
        do {
          let intent = try await intents.intent(named: wish.name, wish.parameters)
          let changes = intent is any LiveActivityIntent || intent is any LiveActivityStartingIntent
          run({ intent }, as: changes ? .liveActivityIntent : .app, reply: reply)
        } catch {
          reply(.failed(Finding("intent-not-run", sentence: Self.sentence(error.words))))
        }
      }
    default: reply(answer(request) ?? .failed(Finding("widget-request-unknown")))
    }
  }

  private static func sentence(_ text: String) -> String {
    let end = text.last.map { ".!?…".contains($0) } == true ? "" : "."
    return "\(text.prefix(1).uppercased())\(text.dropFirst())\(end)"
  }

  /// Runs an intent for as long as it may take; what it left running goes on.
  private func run(
    _ intent: @escaping @Sendable () async throws -> any AppIntent,
    as caller: ActivityCenter.Caller,
    reply: @escaping @MainActor @Sendable (WidgetReply) -> Void
  ) {
    let journal = IntentJournal()
    let (known, prepare) = (intents, prepareThread)
    // Somebody has pressed and waits: this goes before whatever else occupies the threads.
    let task = Task.detached(priority: .userInitiated) {
      prepare()
      try await ActivityCenter.$caller.withValue(caller) {
        try await IntentJournal.$ofPress.withValue(journal) {
          try await IntentCatalog.$current.withValue(known) {
            try await PressAction.run(await intent())
          }
        }
      }
    }
    Task {
      let deadline = Task {
        try await Self.passIntentLimit()
        // The intent may have ended while this waited for its turn.
        guard !journal.hasReplied else { return }
        task.cancel()
        reply(
          Self.performed(
            journal, error: "The intent did not end within \(Int(Self.intentLimit)) seconds."))
      }
      let error: (any Error)?
      switch await task.result {
      case .success: error = nil
      case .failure(let thrown): error = thrown
      }
      guard !journal.hasReplied else { return }
      deadline.cancel()
      // Called for either reply: it notes that the intent has one, and lets the clock go on.
      let performed = Self.performed(journal, error: error?.words)
      reply(Self.unperformed(error) ?? performed)
    }
  }

  /// Returns what is told of an intent that did not arrive, so that none of its code has run; nil for any other error.
  static func unperformed(_ error: (any Error)?) -> WidgetReply? {
    guard let error = error as? UnpassedIntent else { return nil }
    return .failed(
      Finding(
        "intent-not-run", sentence: sentence("The intent was not performed: \(error.words)"),
        fix:
          "Give each parameter a value where the button is drawn, and let the entity's query find what it has."
      ))
  }

  /// Waits until the time of an intent is over. A step in which the phone owes an answer is not the intent's.
  private static func passIntentLimit() async throws {
    var time = IntentTime()
    while !time.isOver {
      try await Task.sleep(for: .seconds(IntentTime.step))
      if !ActivityCenter.ofProcess.waitsForPhone { time.pass(IntentTime.step) }
    }
  }

  /// Returns what an intent came to, in time or not.
  static func performed(_ journal: IntentJournal, error: String?) -> WidgetReply {
    journal.hasReplied = true
    // An intent sees one moment, as a picture does; from here on the phone's clock goes on, also where the intent does not
    // end.
    Surroundings.current.now = nil
    var reply = PerformReply(journal, error: error)
    reply.findings += ActivityCenter.ofProcess.extensionFindings
    return .performed(reply)
  }
}
