import Findings

/// Reads a push's times on a phone whose clock somebody moved, while the sender's clock was not moved.
struct MovedClock: Hashable, Sendable {
  /// By how much the phone's clock is ahead of the sender's, seconds; below 0: behind.
  private(set) var ahead = 0.0
  /// What is added to every time of the push.
  private(set) var shift = 0.0
  /// Whether the push's times are those of the sender's clock, because pushes do not follow the phone's.
  private(set) var isUnfollowed = false
  /// Whether the push was stamped by the phone's clock, which was moved.
  private(set) var isByThePhone = false

  /// Creates a clock that runs with life.
  init() {}

  /// From this difference on it is told, seconds.
  static let remarkable = 1.0

  /// Creates the clock of a sender.
  ///
  /// - Parameters:
  ///   - sent: the push's timestamp; one that is nearer to the phone's clock was taken from it already, and is let be.
  ///   - taken: when the service took the push, by the phone's clock.
  init(ahead: Double, sent: Double?, taken: Double, follows: Bool) {
    self.ahead = ahead
    guard abs(ahead) >= MovedClock.remarkable else {
      shift = follows ? ahead : 0
      return
    }
    if let sent, abs(sent - taken) <= abs(sent + ahead - taken) {
      isByThePhone = true
      return
    }
    shift = follows ? ahead : 0
    isUnfollowed = !follows
  }

  /// By how much a timestamp, as it is taken, is ahead of the sender's clock: one that is not followed is taken as sent.
  var aheadOfTaken: Double { isUnfollowed ? 0 : ahead }

  /// Returns a time of the push by the sender's clock.
  func bySender(_ sent: Double) -> Double { shift == 0 ? sent - ahead : sent }

  /// The finding about a push whose times were moved; nil when they were not.
  var followed: Finding? {
    guard shift != 0, abs(ahead) >= MovedClock.remarkable else { return nil }
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
