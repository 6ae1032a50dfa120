import EventLoop

/// How long a process may have waited for the reader of one of its pipes: this time is the reader's, who is slow where
/// other work takes the main thread.
struct PipeWait {
  private var start: Double
  private var seconds = 0.0

  /// Begins to count, in seconds of the monotonic clock.
  init(at now: Double = EventLoop.monotonicNow) { start = now }

  /// Counts the time since the last read where it brought at least half of what the pipe holds: pages that were begun
  /// take no other write, so that a pipe may be full with that.
  mutating func read(_ count: Int, of size: Int, at now: Double = EventLoop.monotonicNow) {
    if count >= size / 2 { seconds += now - start }
    start = now
  }

  /// Returns what was counted, and counts from 0 on.
  mutating func takeSeconds() -> Double {
    defer { seconds = 0 }
    return seconds
  }
}
