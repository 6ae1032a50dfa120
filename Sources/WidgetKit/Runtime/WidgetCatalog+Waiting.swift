import Findings
import Foundation
import FoundationGaps
import Synchronization
import WidgetProtocol

extension WidgetCatalog {
  /// The longest that an intent may take, in seconds of the machine's clock.
  package static let intentLimit = 10.0

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
    let deadline = ContinuousClock.now + .seconds(Self.intentLimit)
    while box.outcome.withLock({ $0 == nil }), ContinuousClock.now < deadline {
      let soon = Surroundings.machineDate.addingTimeInterval(0.002)
      _ = RunLoop.main.run(mode: .default, before: soon)
    }
    switch box.outcome.withLock({ $0 }) {
    case .success?: return performed(error: nil)
    case .failure(let error)?: return performed(error: "\(error)")
    case nil:
      task.cancel()
      return performed(
        error: "The intent did not end within \(Int(Self.intentLimit)) seconds.")
    }
  }
}

/// Carries an outcome between the intent's task and whoever waits for it.
private final class OutcomeBox: Sendable {
  let outcome = Mutex<Result<Void, any Error>?>(nil)
}
