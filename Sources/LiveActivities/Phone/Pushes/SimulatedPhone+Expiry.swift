import Findings

// What the service keeps for later, and when it gives that up.
extension SimulatedPhone {
  /// Returns when the service gives up a push that it took at a time and keeps for so many seconds at most. What is expired
  /// by now is not kept at all.
  func expiry(of arrival: PushArrival, taken: Double, storage: Double) -> Double {
    // The header is by the sender's clock; 0 is no time, but means now or never.
    let wished = arrival.push.headers.expiration.map { $0 == 0 ? 0 : $0 + arrival.ahead }
    return min(wished ?? .infinity, taken + storage)
  }

  /// Returns when a channel's stored message expires; nil where it has none.
  func expiry(of channel: Channel) -> Double? {
    guard let stored = channel.stored else { return nil }
    let latest = channel.storedAt + traits.channelStorage
    return min(latest, channel.expires ?? stored.push.headers.expiration ?? latest)
  }

  /// Tells the clock that something is kept until a time.
  mutating func keepUntil(_ time: Double) { nextExpiry = min(nextExpiry ?? .infinity, time) }

  /// Looks for the next expiry among all that is kept.
  mutating func findNextExpiry() { nextExpiry = keptExpiries.min() }

  /// When all that waits for somebody expires. A message that was heard and is kept for later listeners is no moment: they
  /// look at it by themselves.
  var keptExpiries: [Double] {
    stored.values.map(\.expires) + sleeping.compactMap(\.expiry)
      + channelsByKey.values.compactMap { $0.waiting == nil ? nil : expiry(of: $0) }
  }

  /// Ends the way of all that is expired by now.
  mutating func expire(_ effects: inout [Effect]) {
    guard let next = nextExpiry, next <= now else { return }
    var expired: [(number: Int, summary: String)] = []
    for (key, push) in stored where push.expires <= now {
      stored[key] = nil
      expired.append((push.number, SimulatedPhone.undelivered))
    }
    sleeping.removeAll { push in
      guard let expires = push.expiry, expires <= now else { return false }
      expired.append((push.number, SimulatedPhone.undelivered))
      return true
    }
    for (key, channel) in channelsByKey {
      guard let number = channel.waiting, let expires = expiry(of: channel), expires <= now
      else { continue }
      channelsByKey[key]?.stored = nil
      channelsByKey[key]?.waiting = nil
      expired.append((number, SimulatedPhone.unheard))
    }
    findNextExpiry()
    // In the order in which they came: dictionaries have none that stays.
    for (number, summary) in expired.sorted(by: { $0.number < $1.number }) {
      resolve(number, .ignored, [Finding("push-expired")], summary, &effects)
    }
  }

  static let undelivered = "expired before it could be delivered"
  static let unheard = "expired before anybody listened"
}

extension HeldPush {
  /// When it expires while it waits; nil: with an expiration of 0 it has reached the phone, which only sleeps.
  var expiry: Double? { arrival.push.headers.expiration == 0 ? nil : expires }
}
