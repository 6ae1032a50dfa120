import AppIntents
import Findings
import Foundation
import FoundationGaps
import Synchronization
import WidgetProtocol

extension WidgetCatalog {
  /// The longest that an intent may take, in seconds of the machine's clock.
  package nonisolated static let intentLimit = 10.0

  /// Answers a request before returning; an intent is waited for.
  package func reply(to request: WidgetRequest) -> WidgetReply {
    if let reply = answer(request) { return reply }
    guard case .perform(let press) = request else {
      return .failed(Finding("widget-request-unknown"))
    }
    return perform(press)
  }

  /// Runs an intent while the main queue keeps being served: intents may need the main actor.
  private func perform(_ request: PerformRequest) -> WidgetReply {
    let action: @Sendable () async throws -> Void
    switch pressed(request) {
    case .done(let reply): return reply
    case .run(let intent): action = alone(intent, request)
    }
    let box = OutcomeBox()
    let prepare = prepareThread
    // Somebody has pressed and waits: this goes before whatever else occupies the threads.
    let task = Task.detached(priority: .userInitiated) {
      prepare()
      do {
        try await action()
        box.outcome.withLock { $0 = .success(()) }
      } catch {
        box.outcome.withLock { $0 = .failure(error) }
      }
    }
    var time = IntentTime()
    while box.outcome.withLock({ $0 == nil }), !time.isOver {
      let begun = ContinuousClock.now
      let soon = Surroundings.machineDate.addingTimeInterval(0.002)
      _ = RunLoop.main.run(mode: .default, before: soon)
      time.pass((ContinuousClock.now - begun) / .seconds(1))
    }
    switch box.outcome.withLock({ $0 }) {
    case .success?: return performed(error: nil)
    case .failure(let error)?:
      return Self.unperformed(error) ?? performed(error: error.words)
    case nil:
      task.cancel()
      return performed(
        error: "The intent did not end within \(Int(Self.intentLimit)) seconds.")
    }
  }
}

/// Counts how long an intent has taken. It goes by in steps: one that takes longer had no processor, or the machine slept.
struct IntentTime {
  /// The longest that a step counts, in seconds.
  static let step = 0.1
  private var used = 0.0

  /// Whether the time of an intent is over.
  var isOver: Bool { used >= WidgetCatalog.intentLimit }

  /// Counts a step that took so many seconds.
  mutating func pass(_ seconds: Double) { used += min(max(0, seconds), Self.step) }
}

/// Carries an outcome between the intent's task and whoever waits for it.
private final class OutcomeBox: Sendable {
  let outcome = Mutex<Result<Void, any Error>?>(nil)
}
