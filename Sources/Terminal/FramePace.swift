/// When frames that nobody pressed a key for may be drawn. Times are in seconds.
struct FramePace {
  /// From one frame to the next: a terminal shows no more, and drawing more would take the processor from pushes.
  static let interval = 1.0 / 120
  /// Seconds without a frame after which two frames may follow at once: a push has one when it comes and one when its
  /// picture is drawn.
  static let rest = 0.05

  /// When the last frame was begun that changed anything.
  private var last = -Double.infinity

  /// Returns when the frame after one that was drawn from `start` to `end` may be drawn; `isSeen` says whether that one
  /// changed anything.
  mutating func next(after start: Double, until end: Double, isSeen: Bool) -> Double {
    defer { if isSeen { last = start } }
    // Drawing leaves a quarter of the time to pushes and keys.
    let yielded = end + (end - start) / 3
    return isSeen && start - last >= Self.rest ? yielded : max(start + Self.interval, yielded)
  }
}
