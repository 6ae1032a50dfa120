import Findings

// What the service keeps for later, and when it gives that up.
extension SimulatedPhone {
  /// Returns how long the service keeps a push for a target at most, in seconds.
  func storage(of target: Push.Target) -> Double {
    if case .channel = target { traits.channelStorage } else { traits.pushStorage }
  }

  /// Returns when the service gives up a push that it took at a time. What is expired by now is not kept at all.
  func expiry(of arrival: PushArrival, taken: Double) -> Double {
    // The header is by the sender's clock; 0 is no time, but means now or never.
    let wished = arrival.push.headers.expiration.map { $0 == 0 ? 0 : $0 + arrival.aheadOfHeaders }
    return min(wished ?? .infinity, taken + storage(of: arrival.push.target))
  }

  /// Returns a push that waits since a time.
  func held(_ number: Int, _ arrival: PushArrival, since taken: Double) -> HeldPush {
    HeldPush(
      number: number, arrival: arrival, time: taken, expires: expiry(of: arrival, taken: taken),
      storage: storage(of: arrival.push.target))
  }

  /// Returns why a push is given up that waited.
  func expired(_ push: HeldPush, _ wait: Expired.Wait) -> Expired {
    Expired(push, wait, storage: push.storage ?? storage(of: push.arrival.push.target))
  }

  /// Returns the message that a channel has for whom it has not reached; nil: it has reached somebody, or there is none.
  func waitingMessage(of channel: Channel) -> HeldPush? {
    guard let number = channel.waiting, let arrival = channel.stored,
      let expires = expiry(of: channel)
    else { return nil }
    return HeldPush(
      number: number, arrival: arrival, time: channel.storedAt, expires: expires,
      storage: channel.storage ?? traits.channelStorage)
  }

  /// Returns when a channel's stored message expires; nil where it has none.
  func expiry(of channel: Channel) -> Double? {
    guard let stored = channel.stored else { return nil }
    let latest = channel.storedAt + (channel.storage ?? traits.channelStorage)
    return min(latest, channel.expires ?? stored.push.headers.expiration ?? latest)
  }

  /// Tells the clock that a push waits until a time.
  mutating func keep(_ number: Int, in place: ExpiryQueue.Place, until time: Double) {
    // Of those that have gone there must not be many more than of those that wait.
    let most = 2 * (stored.count + sleeping.count + channelsByKey.count) + 64
    if let count = expiries?.count, count < most {
      expiries?.insert(ExpiryQueue.Entry(time: time, number: number, place: place))
    } else {
      findExpiries()
    }
  }

  /// Looks for the expiries of all that waits: after a snapshot, and where the times have changed.
  ///
  /// A message that was heard and is kept for later listeners is no moment: they look at it by themselves.
  public mutating func findExpiries() {
    var queue = ExpiryQueue()
    for (key, push) in stored {
      queue.insert(
        ExpiryQueue.Entry(time: push.expires, number: push.number, place: .stored(key: key)))
    }
    for push in sleeping {
      guard let time = push.expiry else { continue }
      queue.insert(ExpiryQueue.Entry(time: time, number: push.number, place: .asleep))
    }
    for (key, channel) in channelsByKey {
      guard let number = channel.waiting, let time = expiry(of: channel) else { continue }
      queue.insert(ExpiryQueue.Entry(time: time, number: number, place: .channel(key)))
    }
    expiries = queue
  }

  /// Passes over what has gone before its time, so that the next expiry is one of a push that waits.
  mutating func forgetGone() {
    while let first = expiries?.first, !waits(first) { expiries?.removeFirst() }
  }

  private func waits(_ entry: ExpiryQueue.Entry) -> Bool {
    switch entry.place {
    case .stored(let key): stored[key]?.number == entry.number
    case .asleep: sleeping.contains { $0.number == entry.number }
    case .channel(let key): channelsByKey[key]?.waiting == entry.number
    }
  }

  /// Ends the way of all that is expired by now.
  mutating func expire(_ effects: inout [Effect]) {
    var expired: [Expired] = []
    while let first = expiries?.first, first.time <= now {
      expiries?.removeFirst()
      if let push = giveUp(first) { expired.append(push) }
    }
    // In the order in which they came: of the same time there may be several.
    for push in expired.sorted(by: { $0.number < $1.number }) { resolve(push, &effects) }
  }

  /// Takes what is expired from where it waits; nil: it has gone.
  private mutating func giveUp(_ entry: ExpiryQueue.Entry) -> Expired? {
    guard waits(entry) else { return nil }
    switch entry.place {
    case .stored(let key):
      return stored.removeValue(forKey: key).map { expired($0, .phone) }
    case .asleep:
      guard let place = sleeping.firstIndex(where: { $0.number == entry.number }) else {
        return nil
      }
      return expired(sleeping.remove(at: place), .wake)
    case .channel(let key): return giveUpStored(in: key)
    }
  }

  /// Takes the stored message from a channel; nil where it has been heard already.
  mutating func giveUpStored(in key: ChannelKey) -> Expired? {
    guard let channel = channelsByKey[key], let push = waitingMessage(of: channel) else {
      return nil
    }
    channelsByKey[key]?.stored = nil
    channelsByKey[key]?.waiting = nil
    channelsByKey[key]?.isMissed = nil
    return expired(push, isKeptFromListeners(channel) ? .phone : .listener)
  }

  /// Ends the way of a push that is expired, and says why it is.
  mutating func resolve(_ push: Expired, _ effects: inout [Effect]) {
    resolve(push.number, .ignored, [push.finding], push.summary, &effects)
  }
}

extension HeldPush {
  /// When it expires while the phone sleeps; nil: its time was 0 or past when it came, and what is tried once has reached
  /// the phone.
  var expiry: Double? { expires > time ? expires : nil }
}
