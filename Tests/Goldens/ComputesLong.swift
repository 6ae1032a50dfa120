import Testing

/// Lets all other tests begin before those of a suite.
///
/// A test of the main thread passes the threads that all tests share twice before it begins. Behind long computations
/// it would begin when they have ended: a core of two would be idle for the second half of a run.
public struct ComputesLong: SuiteTrait, TestTrait, TestScoping {
  public let isRecursive = true

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    // Each time it steps behind what has become ready meanwhile.
    for _ in 0..<8 { await Task.yield() }
    try await body()
  }
}

extension Trait where Self == ComputesLong {
  /// Says that the tests of a suite compute for long, on the threads that all tests share.
  public static var computesLong: Self { Self() }
}
