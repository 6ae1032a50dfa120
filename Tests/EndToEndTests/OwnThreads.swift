import Foundation
import Testing

/// Threads beside those that all tests share.
///
/// The shared ones are as many as the machine has cores. A test that waits for another program would keep them from
/// all others.
final class OwnThreads: TaskExecutor {
  /// A thread for every two cores: the tests that need no other program have the rest, and the programs go on while
  /// tests of the main thread leave a core idle.
  static let forPrograms = OwnThreads(max(1, ProcessInfo.processInfo.activeProcessorCount / 2))

  /// A thread for what watches programs doing nothing, which takes seconds and no core.
  static let forRest = OwnThreads(1)

  private let queue = OperationQueue()

  private init(_ count: Int) { queue.maxConcurrentOperationCount = count }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// Runs the tests of a suite on threads of their own.
struct WaitsForPrograms: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true
  let threads: OwnThreads

  func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(threads) { try await body() }
  }
}

extension Trait where Self == WaitsForPrograms {
  /// Says that the tests of a suite wait for other programs.
  static var waitsForPrograms: Self { Self(threads: .forPrograms) }

  /// Says that the tests of a suite watch other programs doing nothing.
  static var watchesRest: Self { Self(threads: .forRest) }
}
