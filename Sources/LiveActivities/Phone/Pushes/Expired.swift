import Findings

/// A push that the service gave up, and why.
struct Expired {
  /// What it waited for.
  enum Wait {
    /// For a phone that is offline.
    case phone
    /// For a phone that sleeps.
    case wake
    /// For an activity that listens on its channel.
    case listener
  }

  let number: Int
  let finding: Finding
  let summary: String

  /// Tells why a push is given up.
  ///
  /// - Parameter storage: for how many seconds the service keeps it at most.
  init(_ push: HeldPush, _ wait: Wait, storage: Double) {
    number = push.number
    summary =
      wait == .listener ? "expired before anybody listened" : "expired before it could be delivered"
    finding = Expired.finding(push, wait, storage: storage)
  }

  private static func finding(_ push: HeldPush, _ wait: Wait, storage: Double) -> Finding {
    let (missed, came, again) =
      switch wait {
      case .phone:
        ("the phone was back online", "the phone was offline", "the phone is back online")
      case .wake: ("the phone woke", "the phone slept", "the phone is awake")
      case .listener:
        (
          "any activity listened on the channel", "no activity listened on the channel",
          "an activity listens"
        )
      }
    guard let date = push.arrival.push.headers.expiration,
      push.expires <= push.time || push.expires - push.time < storage - 1
    else {
      return Finding(
        "push-expired",
        sentence:
          "the service keeps \(push.arrival.push.isBroadcast ? "a channel's message" : "it") for \(duration(storage)) at most, which were over before \(missed)",
        fix: "Send the state again once \(again).")
    }
    if push.expires > push.time {
      return Finding(
        "push-expired", path: "apns-expiration",
        sentence:
          "apns-expiration let it expire at \(CalendarDate.text(push.expires)), before \(missed)")
    }
    let isSpan = date <= PayloadReading.longestSpan
    let meant = isSpan ? "which looks like \(duration(date)) from now but is " : ""
    let sent = push.time - push.arrival.aheadOfHeaders
    // The number is told as it came: by the clock that it was taken from.
    let isMoved = abs(push.arrival.aheadOfHeaders) >= MovedClock.remarkable
    return Finding(
      "push-expired", path: "apns-expiration",
      sentence:
        "apns-expiration is \(spelled(date)), \(meant)\(CalendarDate.text(date))\(isMoved ? " by its sender's clock" : ""): past when it came, so it was tried once, and \(came)",
      fix: isSpan
        ? "Send the moment itself: \(spelled((sent + date).rounded()))."
        : "Send a moment in the future for what must arrive.")
  }
}
