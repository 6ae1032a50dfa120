import Findings

/// Reads a push's times on a phone whose clock somebody moved, while the sender's clock was not moved.
struct MovedClock: Hashable, Sendable {
  /// By how much the phone's clock is ahead of the sender's, seconds; below 0: behind.
  private(set) var ahead = 0.0
  /// What is added to every time of the push.
  private(set) var shift = 0.0
  /// Whether the push's times are those of the sender's clock, because pushes do not follow the phone's.
  private(set) var isUnfollowed = false
  /// Whether the push was stamped by the phone's clock: what a scenario or a person sends always is.
  private(set) var isByThePhone = false
  /// Whether the push has no sender with a clock of its own.
  private(set) var isOwn = false
  /// By how much a timestamp, as it is taken, is ahead of the senders' clock: one that is not followed is taken as sent.
  private(set) var aheadOfTaken = 0.0

  /// Creates a clock that runs with life.
  init() {}

  /// From this difference on it is told, seconds.
  static let remarkable = 1.0

  /// Creates the clock of a sender.
  ///
  /// - Parameters:
  ///   - moved: by how much the phone's clock was set to another time since the push came.
  ///   - sent: the push's timestamp; one that was nearer to the phone's clock when the push came was taken from it already,
  ///     and goes with it.
  ///   - taken: when the service took the push, by the phone's clock of now.
  init(ahead: Double, moved: Double = 0, sent: Double?, taken: Double, follows: Bool) {
    self.ahead = ahead
    aheadOfTaken = ahead
    let (aheadThen, takenThen) = (ahead - moved, taken - moved)
    // A whole second stands for any moment from it on, and not for the next second: the nearest guess is just before its
    // middle.
    let moment = sent.map { $0 == $0.rounded(.down) ? $0 + 0.499 : $0 }
    if abs(aheadThen) >= MovedClock.remarkable, let moment,
      abs(moment - takenThen) <= abs(moment + aheadThen - takenThen)
    {
      isByThePhone = true
      shift = moved
      return
    }
    shift = follows ? ahead : 0
    isUnfollowed = !follows && abs(ahead) >= MovedClock.remarkable
    if isUnfollowed { aheadOfTaken = 0 }
  }

  /// Creates the clock of what a scenario or a person sends: its times are those of the phone, and move with the phone's
  /// clock while it waits.
  ///
  /// - Parameters:
  ///   - moved: by how much the phone's clock was moved since it came.
  ///   - ahead: by how much the phone's clock is ahead of this machine's, by which senders stamp what comes after it.
  init(moved: Double, ahead: Double) {
    (self.ahead, shift) = (moved, moved)
    (isByThePhone, isOwn) = (true, true)
    aheadOfTaken = ahead
  }

  /// Returns a time of the push by the sender's clock.
  func bySender(_ sent: Double) -> Double { shift == 0 ? sent - ahead : sent }

  /// The finding about a push whose times were moved; nil when they were not.
  var followed: Finding? {
    guard shift != 0, abs(ahead) >= MovedClock.remarkable, !isByThePhone else { return nil }
    return Finding(
      "clock-followed",
      sentence:
        "the phone's clock was moved and is \(words) this machine's: timestamp, stale-date and dismissal-date are read \(duration(abs(ahead))) \(ahead > 0 ? "later" : "earlier")"
    )
  }

  /// Returns the finding about a member that is right by the sender's clock and wrong by the phone's.
  func moved(_ key: String, severity: Severity? = nil) -> Finding {
    Finding(
      "clock-moved", path: "aps.\(key)",
      sentence:
        "\(key) is right by this machine's clock; the phone's was moved and is \(words) it",
      severity: severity)
  }

  private var words: String {
    "\(duration(abs(ahead))) \(ahead > 0 ? "ahead of" : "behind")"
  }
}
