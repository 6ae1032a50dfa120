extension PushRecord {
  /// Returns its push as a person sends it again: with the phone's clock, and a timestamp of now.
  ///
  /// A sender has a clock of its own. Its other times are brought to the phone's as far as the phone would read them so.
  ///
  /// - Parameters:
  ///   - last: the latest timestamp that was taken of those whom it is for.
  ///   - ahead: by how much the phone's clock is ahead of the sender's, seconds.
  ///   - follows: whether the phone reads a payload's times by the sender's clock.
  public func sentAgain(now: Double, last: Double, ahead: Double, follows: Bool) -> Push {
    var again = push
    again.carrier = .terminal
    let isFromOutside = push.carrier.isFromOutside
    // The times of what the phone's own clock stamped have moved with that.
    let ahead = isFromOutside ? ahead : moved ?? 0
    let sent = push.envelope.number(push.envelope.timestamp, in: push.body)
    // A timestamp of the phone's clock shows by how the clocks stood when the push came.
    let clock = MovedClock(
      ahead: self.ahead ?? 0, moved: moved ?? 0, sent: sent, taken: time, follows: follows)
    let shift = isFromOutside && (clock.isByThePhone || !follows) ? clock.shift : ahead
    again.body = PushBody.restamped(push.body, now: now, last: last, shift: shift)
    // 0 is no time, but means now or never.
    if let expiration = push.headers.expiration, expiration != 0 {
      again.headers.expiration = max(1, (expiration + ahead).rounded())
    }
    return again
  }
}
