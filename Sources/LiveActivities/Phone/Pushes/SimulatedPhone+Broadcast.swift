import Findings

// Broadcast channels: one push for many activities.
extension SimulatedPhone {
  mutating func handle(_ act: ChannelAct, _ effects: inout [Effect]) {
    switch act {
    case .create(let bundle, let id, let storesLatest):
      // The next channel gets another id.
      _ = random.next()
      let key = ChannelKey(bundle: bundle, id: id)
      if channelsByKey[key] == nil { channelsByKey[key] = Channel(storesLatest: storesLatest) }
    case .delete(let bundle, let id):
      let channel = channelsByKey.removeValue(forKey: ChannelKey(bundle: bundle, id: id))
      if let number = channel?.waiting {
        resolve(
          number, .ignored, [Finding("channel-unknown", sentence: "the channel was deleted")],
          "the channel was deleted before anybody listened", &effects)
      }
    }
  }

  /// Delivers a broadcast to every activity that listens, and merges their verdicts into one.
  mutating func broadcast(
    _ number: Int, _ arrival: PushArrival, bundle: String, id: String, taken: Double,
    _ effects: inout [Effect]
  ) {
    let key = ChannelKey(bundle: bundle, id: id)
    guard let channel = channelsByKey[key] else {
      resolve(
        number, .ignored,
        [Finding("channel-unknown", sentence: "the app \(bundle) has no channel \(id)")],
        "no such channel", &effects)
      return
    }
    if arrival.envelope.kind == .start {
      resolve(
        number, .ignored, [Finding("broadcast-start", path: "aps.event")],
        "ignored: a broadcast cannot start an activity", &effects)
      return
    }
    let isHeard = !channel.listeners.isEmpty
    // What those who listen now find in it they tell themselves.
    let faults = channel.storesLatest || !isHeard ? commonFaults(of: arrival, taken: taken) : []
    let isLasting = expiry(of: arrival, taken: taken) > now
    let isStored = channel.storesLatest && isLasting && faults.isEmpty
    if isStored { store(number, arrival, in: key, taken: taken, &effects) }
    guard isHeard else {
      if isStored {
        return change(
          number, Verdict(.pending, summary: "stored: no activity listens on the channel yet"),
          &effects)
      }
      return ignoreUnheard(number, arrival, faults, in: key, taken: taken, &effects)
    }
    broadcasts[number] = BroadcastTally(open: channel.listeners.count + 1)
    for slot in channel.listeners {
      if slots[slot].activity.phase == .dismissed {
        // The alert of one before it took the island from it.
        tally(number, .ignored, [Finding("activity-gone")], &effects)
      } else {
        judge(number, arrival, slot: slot, taken: taken, &effects)
      }
    }
    // The one place kept open until all listeners had their turn.
    closeTally(number, &effects)
  }

  /// Ends the way of a broadcast that nobody hears and that is not kept.
  private mutating func ignoreUnheard(
    _ number: Int, _ arrival: PushArrival, _ faults: [Finding], in key: ChannelKey,
    taken: Double, _ effects: inout [Effect]
  ) {
    let isStoring = channelsByKey[key]?.storesLatest == true
    // A channel that stores does so unless the broadcast is expired, or is for now or never.
    if isStoring, faults.isEmpty, arrival.push.headers.expiration ?? 0 != 0 {
      let push = HeldPush(
        number: number, arrival: arrival, time: taken, expires: expiry(of: arrival, taken: taken))
      return resolve(Expired(push, .listener, storage: traits.channelStorage), &effects)
    }
    let unheard = Finding(
      "channel-without-listeners",
      sentence: "no activity of \(key.bundle) listens on the channel \(key.id)")
    guard let first = faults.first else {
      return resolve(
        number, .ignored, [unheard], "no activity listens on the channel", &effects)
    }
    resolve(
      number, .ignored, isStoring ? faults : faults + [unheard],
      "ignored: \(first.told)\(isStoring ? "; not stored, since no activity could take it" : "")",
      &effects)
  }

  /// Returns what every activity would ignore a broadcast for, whatever it shows, the cause first; none where one may take
  /// it.
  private func commonFaults(of arrival: PushArrival, taken: Double) -> [Finding] {
    var reading = PayloadReading(arrival)
    if let finding = reading.malformation { return [finding] }
    reading.checkKeys()
    reading.follow(arrival, taken: taken, traits)
    var fault = reading.eventFault()
    if fault == nil,
      case .failure(let finding) = reading.timestamp(
        after: LastTimestamp(), taken: taken, isEnd: arrival.envelope.kind == .end, now: now, traits
      )
    {
      fault = finding
    }
    if fault == nil, arrival.envelope.kind == .update, reading.state == nil {
      fault = reading.stateMissing()
    }
    return fault.map { [$0] + reading.findings } ?? []
  }

  /// Keeps a broadcast for who subscribes later, in the place of the one before.
  private mutating func store(
    _ number: Int, _ arrival: PushArrival, in key: ChannelKey, taken: Double,
    _ effects: inout [Effect]
  ) {
    if let older = channelsByKey[key]?.waiting {
      resolve(
        older, .ignored,
        [
          Finding(
            "push-overwritten",
            sentence: "a newer broadcast (number \(number)) took its place: a channel keeps one")
        ],
        "overwritten by push \(number) before anybody listened", &effects)
    }
    let isHeard = channelsByKey[key]?.listeners.isEmpty == false
    channelsByKey[key]?.stored = arrival
    channelsByKey[key]?.storedAt = taken
    // The header is by the sender's clock.
    channelsByKey[key]?.expires = arrival.push.headers.expiration.map { $0 + arrival.ahead }
    channelsByKey[key]?.waiting = isHeard ? nil : number
    if !isHeard, let expires = channelsByKey[key].flatMap(expiry(of:)) {
      keep(number, in: .channel(key), until: expires)
    }
  }

  /// Gives a new listener the channel's stored message; the first one's decides its verdict, where nobody listened before.
  ///
  /// While the phone is offline it gets nothing.
  mutating func catchUp(_ slot: Int, channel id: String, _ effects: inout [Effect]) {
    if device.isOffline {
      lateListeners = (lateListeners ?? []) + [slot]
      return
    }
    let key = ChannelKey(bundle: slots[slot].activity.bundle, id: id)
    guard let channel = channelsByKey[key], let stored = channel.stored,
      let expires = expiry(of: channel)
    else { return }
    guard expires > now else {
      if let push = giveUpStored(in: key) { resolve(push, &effects) }
      channelsByKey[key]?.stored = nil
      return
    }
    channelsByKey[key]?.waiting = nil
    judge(channel.waiting ?? 0, stored, slot: slot, taken: channel.storedAt, &effects)
  }

  /// Gives those that began while the phone was offline what their channels have stored.
  mutating func catchUpLateListeners(_ effects: inout [Effect]) {
    guard let late = lateListeners else { return }
    lateListeners = nil
    // The alert of one may take another from the phone.
    for slot in late where slots[slot].activity.phase != .dismissed {
      if case .channel(let id) = slots[slot].activity.pushType {
        catchUp(slot, channel: id, &effects)
      }
    }
  }

  mutating func tally(
    _ number: Int, _ outcome: Verdict.Outcome, _ findings: [Finding],
    _ effects: inout [Effect]
  ) {
    if outcome == .ignored || outcome == .rejected {
      broadcasts[number]?.ignored += 1
    } else {
      broadcasts[number]?.shown += 1
    }
    broadcasts[number]?.add(findings)
    closeTally(number, &effects)
  }

  private mutating func closeTally(_ number: Int, _ effects: inout [Effect]) {
    broadcasts[number]?.open -= 1
    guard let tally = broadcasts[number] else { return }
    let total = tally.shown + tally.ignored + tally.open
    if tally.open > 0 { return }
    broadcasts[number] = nil
    guard tally.shown > 0 else {
      let why = tally.findings.first.map { ": \($0.told)" } ?? ""
      return resolve(
        number, .ignored, tally.findings,
        "ignored by \(tally.ignored) of \(total) activities on the channel\(why)", &effects)
    }
    let isEnd = log[number]?.push.envelope.kind == .end
    let unseen = tally.unseen ?? 0
    let summary =
      isEnd
      ? "shown: \(tally.shown) of \(total) activities on the channel \(tally.shown == 1 ? "ends" : "end")"
      : tally.shown == unseen
        ? "taken by \(unseen) of \(total) activities on the channel, but nothing shows"
        : "shown by \(tally.shown - unseen) of \(total) activities on the channel"
          + (unseen > 0 ? " (\(unseen) took it and \(unseen == 1 ? "shows" : "show") nothing)" : "")
    resolve(number, .shown, tally.findings, summary, &effects)
  }
}
