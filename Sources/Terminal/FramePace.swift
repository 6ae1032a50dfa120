/// When frames that nobody pressed a key for may be drawn. Times are in seconds.
///
/// News of the phone wait for the last such frame only: what changes beside it must not hold them back.
struct FramePace {
  /// What a frame brought.
  enum Content {
    /// The phone looks different, in cells.
    case phone
    /// The phone looks different, in pixels: a terminal takes fewer of these.
    case pixels
    /// Something else looks different.
    case rest
    /// Nothing was to be seen.
    case nothing
  }

  /// From one frame to the next: a terminal shows no more, and drawing more would take the processor from pushes.
  static let interval = 1.0 / 120
  /// From one frame with the phone to the next: a push that comes just after a frame is seen soon all the same.
  static let phoneInterval = 1.0 / 250

  /// When a frame may be drawn that shows the phone anew.
  private(set) var nextOfPhone = -Double.infinity
  /// When any other frame may be drawn.
  private(set) var next = -Double.infinity

  /// Notes a frame that was due at a time and drawn from `start` to `end`.
  mutating func note(_ content: Content, due: Double, from start: Double, to end: Double) {
    // Drawing leaves a quarter of the time to pushes and keys.
    let yielded = end + (end - start) / 3
    next = max(due + Self.interval, yielded)
    switch content {
    case .phone: nextOfPhone = due + Self.phoneInterval
    case .pixels: nextOfPhone = next
    case .rest, .nothing: break
    }
    nextOfPhone = max(nextOfPhone, yielded)
  }
}
