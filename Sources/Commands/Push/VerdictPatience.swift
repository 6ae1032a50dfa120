/// How long `islet push` waits for a verdict.
struct VerdictPatience {
  /// What `--wait` says, in seconds.
  var wish: Double?

  /// Seconds in which a verdict is there, unless the push is stored or a widget takes its time.
  static let usual = 5.0
  /// A widget that is still reading or drawing has its verdict by then, however busy the machine is: it is ended sooner.
  static let longest = 60.0

  /// Returns whether the time is over.
  ///
  /// - Parameters:
  ///   - seconds: how long has been waited.
  ///   - isRead: whether a widget is reading or drawing the push's state, so that there will be another verdict, or the
  ///     pictures that prove this one, in any case.
  func isOver(after seconds: Double, whileRead isRead: Bool) -> Bool {
    seconds >= wish ?? (isRead ? Self.longest : Self.usual)
  }
}
