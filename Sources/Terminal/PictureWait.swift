/// Lets a frame wait a moment for pictures that are on their way, so that a push is drawn once and whole. Times are in
/// seconds.
struct PictureWait {
  /// The longest wait: a widget that takes longer is not waited for.
  static let longest = 0.004
  /// How long nothing was seen to change before a frame that waits: longer than from one frame to the next, since where
  /// frames follow one another, the next one has the pictures.
  static let rest = 0.012

  private var start: Double?
  /// When the last frame was drawn that changed anything.
  private var drawn: Double

  /// Creates a wait that begins after a first frame.
  init(drawn: Double) { self.drawn = drawn }

  /// Returns when a frame is drawn at the latest; nil: now.
  ///
  /// - Parameters:
  ///   - isComplete: Whether the frame has all its pictures.
  ///   - isAnswer: Whether it answers a key: a person who has pressed one waits for no pictures.
  mutating func end(isComplete: Bool, isAnswer: Bool = false, at now: Double) -> Double? {
    guard !isComplete, !isAnswer, start != nil || now - drawn >= Self.rest else { return nil }
    let end = (start ?? now) + Self.longest
    start = start ?? now
    return now < end ? end : nil
  }

  /// Notes that a frame was drawn, and whether anything of it was to be seen.
  mutating func note(drawnAt time: Double, isSeen: Bool) {
    if isSeen { drawn = time }
    start = nil
  }
}
