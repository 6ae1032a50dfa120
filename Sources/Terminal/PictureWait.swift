/// Lets a frame wait a moment for pictures that are on their way, so that a push is drawn once and whole. Times are in
/// seconds.
struct PictureWait {
  /// The longest wait: a widget that takes longer is not waited for.
  static let longest = 0.004

  /// When the frame that waits was due.
  private(set) var start: Double?
  /// The last picture that it waits for, by its number. Those that are asked for later are the next frame's: while
  /// pushes follow one another, one is always missing.
  private(set) var picture: Int?

  /// Begins to wait for pictures up to a number, unless some are waited for already.
  mutating func expect(picture: Int?) {
    if self.picture == nil { self.picture = picture }
  }

  /// Returns when the frame is drawn at the latest; nil: now.
  mutating func end(at now: Double) -> Double? {
    let begun = start ?? now
    start = begun
    return now < begun + Self.longest ? begun + Self.longest : nil
  }
}
