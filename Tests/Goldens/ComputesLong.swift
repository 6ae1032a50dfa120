import Foundation
import Testing

/// Has the tests of a suite computed on a thread that takes only what other threads leave of the processors.
///
/// Most tests wait for the main thread, one after another. On two cores it would share its core with long computations,
/// and the other one would be idle for the second half of a run.
public struct ComputesLong: SuiteTrait, TestTrait, TestScoping {
  public let isRecursive = true

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(SpareThread.shared, operation: body)
  }
}

extension Trait where Self == ComputesLong {
  /// Says that the tests of a suite compute for long.
  public static var computesLong: Self { Self() }
}

/// A thread of the lowest priority, which runs jobs one after another.
private final class SpareThread: TaskExecutor {
  static let shared = SpareThread()

  private let jobs = Jobs()

  private init() {
    let jobs = jobs
    Thread.detachNewThread { [unowned self] in
      // Linux takes the number 0 for the thread that calls, not for its process.
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 19)
      while true { jobs.next().runSynchronously(on: asUnownedTaskExecutor()) }
    }
  }

  func enqueue(_ job: consuming ExecutorJob) { jobs.add(UnownedJob(job)) }

  /// What waits for the thread.
  private final class Jobs: @unchecked Sendable {
    private let condition = NSCondition()
    private var waiting: [UnownedJob] = []

    func add(_ job: UnownedJob) {
      condition.withLock { waiting.append(job) }
      condition.signal()
    }

    func next() -> UnownedJob {
      condition.withLock {
        while waiting.isEmpty { condition.wait() }
        return waiting.removeFirst()
      }
    }
  }
}
