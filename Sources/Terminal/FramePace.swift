/// When frames that nobody pressed a key for may be drawn. Times are in seconds.
///
/// News of the phone wait for the last such frame only: what changes beside it must not hold them back.
struct FramePace {
  /// What a frame brought.
  enum Content {
    /// The phone looks different.
    case phone
    /// Something else does.
    case rest
    /// Nothing was to be seen.
    case nothing
  }

  /// From one frame to the next: a terminal shows no more, and drawing more would take the processor from pushes.
  static let interval = 1.0 / 120

  /// When a frame may be drawn that shows the phone anew.
  private(set) var nextOfPhone = -Double.infinity
  /// When any other frame may be drawn.
  private(set) var next = -Double.infinity

  /// Notes a frame that was due at a time and drawn from `start` to `end`.
  mutating func note(_ content: Content, due: Double, from start: Double, to end: Double) {
    // Drawing leaves a quarter of the time to pushes and keys.
    let yielded = end + (end - start) / 3
    if content == .phone { nextOfPhone = due + Self.interval }
    nextOfPhone = max(nextOfPhone, yielded)
    next = max(due + Self.interval, yielded)
  }
}
