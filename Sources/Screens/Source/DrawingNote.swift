/// Says that pictures of the phone are being drawn, once that takes longer than a moment: nearly all are there at once,
/// and a word that comes and goes with each push says nothing.
struct DrawingNote {
  /// Since when a picture is missing, in real seconds.
  private var start: Double?

  /// How long pictures may be missing before it is said, in seconds.
  static let patience = 0.2

  /// Notes whether all pictures are there; returns the seconds until it is to be said that some are not, 0 for now.
  mutating func rest(isComplete: Bool, at time: Double) -> Double? {
    guard !isComplete else {
      start = nil
      return nil
    }
    let begun = start ?? time
    start = begun
    return max(0, begun + Self.patience - time)
  }
}
