import Numbers

/// Times as people read them, and when what they read changes next.
public struct Countdown: Hashable, Sendable {
  /// `2:10`, `12 min`, `3 h 5 min`, `now`.
  public var text: String
  /// Virtual seconds until the text is another; nil: never.
  public var changesIn: Double?

  /// Creates the time from now until a moment.
  public init(to moment: Double, from now: Double) {
    let left = moment - now
    guard left > 0 else {
      (text, changesIn) = ("now", nil)
      return
    }
    // Rounded up, so that it ends at 0:01 and not a second before its time.
    let seconds = Int(bounded: min(left, 1e9).rounded(.up))
    if seconds < 600 {
      text = "\(seconds / 60):\(Countdown.padded(seconds % 60))"
      changesIn = left - Double(seconds - 1)
      return
    }
    // The minutes between the times that a clock shows: they change when its minute does, so that a screen at
    // rest is woken once a minute and not once for each time on it.
    let phase = now - (now / 60).rounded(.down) * 60
    let minutes = Int(bounded: (min(left, 1e9) + phase) / 60)
    text =
      seconds < 7200
      ? "\(minutes) min"
      : minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
    changesIn = min(60 - phase, left - 599)
  }

  static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Returns the time of day: `9:41`, or `9:41:07`.
  static func timeOfDay(_ time: Double, secondsFromGMT: Int, withSeconds: Bool) -> String {
    guard time.isFinite, abs(time) < 1e15 else { return "—" }
    let local = Int(bounded: time.rounded(.down)) + secondsFromGMT
    let inDay = ((local % 86_400) + 86_400) % 86_400
    let text = "\(inDay / 3600):\(padded(inDay / 60 % 60))"
    return withSeconds ? "\(text):\(padded(inDay % 60))" : text
  }
}
