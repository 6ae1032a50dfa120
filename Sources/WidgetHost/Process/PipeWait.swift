import EventLoop

/// How long a process may have waited for the reader of its pipes: this time is the reader's, who is slow where other
/// work takes the main thread.
struct PipeWait {
  /// From so many bytes on a pipe may have been full: it holds 16 pages, and a page that was begun takes no other write.
  private static let full = 32 << 10

  private var start: Double
  private var seconds = 0.0

  /// Begins to count, in seconds of the monotonic clock.
  init(at now: Double = EventLoop.monotonicNow) { start = now }

  /// Counts the time since the last read where it brought as much as a full pipe may hold.
  mutating func read(_ count: Int, at now: Double = EventLoop.monotonicNow) {
    if count >= Self.full { seconds += now - start }
    start = now
  }

  /// Returns what was counted, and counts from 0 on.
  mutating func takeSeconds() -> Double {
    defer { seconds = 0 }
    return seconds
  }
}
