import Simulator

/// An activity's other presentations as they were last drawn.
///
/// When pushes rain down the phone goes first, and these follow in the first quiet moment, or every fifth second. Their
/// pictures come one by one: they are shown together, since each frame for one of them costs as much as one for all.
struct KeptExhibits {
  /// What they depend on beside the activity's content: where that changes, they are drawn at once.
  struct Look: Equatable {
    var wish: ExhibitWish
    var activity: String
    var isRunning: Bool
    var isStale: Bool
    var settings: SimulatorSettings
  }

  /// Real seconds without a change after which they follow.
  static let quiet = 0.02
  /// Real seconds from one drawing to the next.
  static let leastRest = 0.05
  /// Real seconds for which they stay behind at most.
  static let longestRest = 5.0
  /// Real seconds after which those pictures are shown that have come.
  static let patience = 0.1

  private(set) var list: [ActivityExhibit] = []
  private var look: Look?
  private var revision = 0
  private var drawnAt = 0.0
  /// The last picture that they wait for, by its number; nil: all have come.
  private(set) var awaited: Int?
  /// The activity's content as it was last looked at, and since when it has been so.
  private var seen = 0
  private var seenSince = 0.0

  /// Returns the real seconds for which the kept pictures may stand; nil when they are to be drawn now. `isMissing` says
  /// whether a picture that they wait for has not come.
  mutating func rest(_ look: Look, revision: Int, isMissing: Bool, at time: Double) -> Double? {
    if revision != seen { (seen, seenSince) = (revision, time) }
    guard look == self.look else { return nil }
    let end =
      if revision != self.revision {
        min(
          max(seenSince + Self.quiet, drawnAt + Self.leastRest), drawnAt + Self.longestRest)
      } else {
        // Drawn once more, what has not changed costs little: something around it may be another.
        isMissing ? drawnAt + Self.patience : time
      }
    return end > time ? end - time : nil
  }

  /// Returns whether what is kept may stand until all pictures have come.
  func waits(at time: Double) -> Bool { time < drawnAt + Self.patience }

  /// Keeps what was drawn, and up to which picture it is not complete.
  mutating func keep(
    _ list: [ActivityExhibit], _ look: Look, revision: Int, awaiting picture: Int?, at time: Double
  ) {
    (self.list, self.look, self.revision, drawnAt) = (list, look, revision, time)
    awaited = picture
  }
}
