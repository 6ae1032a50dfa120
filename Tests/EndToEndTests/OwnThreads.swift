import Foundation
import Testing

/// Threads beside those that all tests share.
///
/// The shared ones are as many as the machine has cores. A test that waits for another program would keep them from
/// all others.
final class OwnThreads: TaskExecutor {
  static let shared = OwnThreads()

  private let queue = OperationQueue()

  /// Creates a thread for every two cores: the tests that need no other program have the rest, and the programs go on
  /// while tests of the main thread leave a core idle.
  private init() {
    queue.maxConcurrentOperationCount = max(1, ProcessInfo.processInfo.activeProcessorCount / 2)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// Runs the tests of a suite on threads of their own.
struct WaitsForPrograms: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(OwnThreads.shared) { try await body() }
  }
}

extension Trait where Self == WaitsForPrograms {
  /// Says that the tests of a suite wait for other programs.
  static var waitsForPrograms: Self { Self() }
}
