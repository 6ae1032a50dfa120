import Simulator

/// An activity's other presentations as they were last drawn.
///
/// When pushes rain down the phone goes first, and these follow in the first quiet moment, or every fifth second.
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
  /// Real seconds for which they stay behind at most.
  static let longestRest = 5.0

  private(set) var list: [ActivityExhibit] = []
  private var look: Look?
  private var revision = 0
  private var drawnAt = 0.0
  /// The activity's content as it was last looked at, and since when it has been so.
  private var seen = 0
  private var seenSince = 0.0

  /// Returns the real seconds for which the kept pictures may stand; nil when they are to be drawn now.
  mutating func rest(_ look: Look, revision: Int, at time: Double) -> Double? {
    if revision != seen { (seen, seenSince) = (revision, time) }
    // Drawn once more, what has not changed costs nothing: it may have been incomplete.
    guard look == self.look, revision != self.revision else { return nil }
    let rest = min(seenSince + KeptExhibits.quiet, drawnAt + KeptExhibits.longestRest) - time
    return rest > 0 ? rest : nil
  }

  /// Keeps what was drawn.
  mutating func keep(_ list: [ActivityExhibit], _ look: Look, revision: Int, at time: Double) {
    (self.list, self.look, self.revision, drawnAt) = (list, look, revision, time)
  }
}
