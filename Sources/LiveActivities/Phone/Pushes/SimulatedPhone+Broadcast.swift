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
      if let channel, let number = channel.waiting {
        resolve(
          number, .ignored, [Finding("channel-unknown", sentence: "the channel was deleted")],
          "the channel was deleted \(unheardWords(of: channel))", &effects)
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
    if arrival.envelope.kind == .start { return ignoreStart(number, &effects) }
    let isHeard = !channel.listeners.isEmpty
    // What those who listen now find in it they tell themselves.
    let faults = channel.storesLatest || !isHeard ? commonFaults(of: arrival, taken: taken) : []
    let known = channel.storedNumber == number ? expiry(of: channel) : nil
    let isLasting = (known ?? expiry(of: arrival, taken: taken)) > now
    // One that waited for the phone to wake is older than what came meanwhile.
    let isNewest = number >= channel.storedNumber ?? 0
    let isStored = channel.storesLatest && isLasting && isNewest && faults.isEmpty
    if isStored { store(number, arrival, in: key, waits: !isHeard, taken: taken, &effects) }
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
      } else if slots[slot].heardNumber == number {
        // It began while the message waited for the phone to wake, and has it from the channel.
        tally(number, .shown, [], &effects)
      } else {
        if isStored { slots[slot].heardNumber = number }
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
    if isStoring, faults.isEmpty, let newest = channelsByKey[key]?.storedNumber, newest > number {
      return overwrite(number, by: newest, in: key, &effects)
    }
    // A channel that stores does so unless the broadcast is expired, or is for now or never.
    if isStoring, faults.isEmpty, arrival.push.headers.expiration ?? 0 != 0 {
      return resolve(expired(held(number, arrival, since: taken), .listener), &effects)
    }
    let unheard = Finding(
      "channel-without-listeners",
      sentence: "no activity of \(key.bundle) listens on the channel \(key.id)")
    guard let first = faults.first else {
      return resolve(
        number, .ignored, [unheard], "no activity listens on the channel", &effects)
    }
    if isStoring { return ignoreUnstored(number, faults, &effects) }
    resolve(number, .ignored, faults + [unheard], "ignored: \(first.told)", &effects)
  }

  private mutating func ignoreStart(_ number: Int, _ effects: inout [Effect]) {
    resolve(
      number, .ignored, [Finding("broadcast-start", path: "aps.event")],
      "ignored: a broadcast cannot start an activity", &effects)
  }

  /// Ends the way of a broadcast that its channel does not store for what is wrong with it.
  private mutating func ignoreUnstored(
    _ number: Int, _ faults: [Finding], _ effects: inout [Effect]
  ) {
    resolve(
      number, .ignored, faults,
      "ignored: \(faults.first?.told ?? ""); not stored, since no activity could take it", &effects)
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
  ///
  /// - Parameter waits: whether no activity gets it now.
  private mutating func store(
    _ number: Int, _ arrival: PushArrival, in key: ChannelKey, waits: Bool, taken: Double,
    _ effects: inout [Effect]
  ) {
    if let older = channelsByKey[key]?.waiting, older != number {
      overwrite(older, by: number, in: key, &effects)
    }
    // What waited is stored again: it is kept for as long as when it came.
    if channelsByKey[key]?.storedNumber != number {
      channelsByKey[key]?.storage = traits.channelStorage
    }
    channelsByKey[key]?.stored = arrival
    channelsByKey[key]?.storedNumber = number
    channelsByKey[key]?.storedAt = taken
    // The header is by the sender's clock.
    channelsByKey[key]?.expires = arrival.push.headers.expiration.map {
      $0 + arrival.aheadOfHeaders
    }
    channelsByKey[key]?.waiting = waits ? number : nil
    channelsByKey[key]?.isMissed = nil
    if waits, let expires = channelsByKey[key].flatMap(expiry(of:)) {
      keep(number, in: .channel(key), until: expires)
    }
  }

  /// Ends the way of a broadcast in whose place there is a newer one.
  private mutating func overwrite(
    _ number: Int, by newer: Int, in key: ChannelKey, _ effects: inout [Effect]
  ) {
    resolve(
      number, .ignored,
      [
        Finding(
          "push-overwritten",
          sentence: "a newer broadcast (number \(newer)) took its place: a channel keeps one")
      ],
      "overwritten by push \(newer) \(channelsByKey[key].map(unheardWords) ?? "")", &effects)
  }

  /// Keeps a broadcast in its channel until the phone is back.
  mutating func store(
    _ push: HeldPush, whileOfflineIn key: ChannelKey, _ effects: inout [Effect]
  ) {
    if push.arrival.envelope.kind == .start { return ignoreStart(push.number, &effects) }
    let faults = commonFaults(of: push.arrival, taken: push.time)
    if !faults.isEmpty { return ignoreUnstored(push.number, faults, &effects) }
    store(push.number, push.arrival, in: key, waits: true, taken: push.time, &effects)
    channelsByKey[key]?.isMissed = true
    change(push.number, SimulatedPhone.storedOffline, &effects)
  }

  /// Puts a broadcast that waits for the phone to wake into its channel: who begins to listen meanwhile gets it from there.
  mutating func storeWhileAsleep(_ push: HeldPush, _ effects: inout [Effect]) {
    guard case .channel(let bundle, let id) = push.arrival.push.target else { return }
    let key = ChannelKey(bundle: bundle, id: id)
    // What is wrong with it is told once it reaches the phone.
    guard let channel = channelsByKey[key], channel.storesLatest, push.expires > now,
      push.arrival.envelope.kind != .start,
      commonFaults(of: push.arrival, taken: push.time).isEmpty
    else { return }
    store(push.number, push.arrival, in: key, waits: false, taken: push.time, &effects)
  }

  /// Takes what came to the channels while the phone was offline: what reaches the phone now goes to all that listen, also
  /// to those that began meanwhile.
  mutating func takeMissedBroadcasts() -> [HeldPush] {
    var missed: [HeldPush] = []
    for (key, channel) in channelsByKey where channel.isMissed == true {
      guard let push = waitingMessage(of: channel) else { continue }
      channelsByKey[key]?.waiting = nil
      channelsByKey[key]?.isMissed = nil
      // One that waits on for the phone to wake is in the channel for those that began meanwhile.
      if !letsPhoneSleep(push.arrival.push) {
        lateListeners?.removeAll(where: channel.listeners.contains)
      }
      missed.append(push)
    }
    return missed
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
    // One that was scheduled listens before it starts.
    if let number = channel.storedNumber, slots[slot].heardNumber == number { return }
    channelsByKey[key]?.waiting = nil
    let last = slots[slot].activity.lastTimestamp
    judge(channel.waiting ?? 0, stored, slot: slot, taken: channel.storedAt, &effects)
    // One that did not take it is told why when its push comes.
    if slots[slot].activity.lastTimestamp != last { slots[slot].heardNumber = channel.storedNumber }
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

  /// Returns whether those that listen on a channel have not got its message only since the phone is offline.
  func isKeptFromListeners(_ channel: Channel) -> Bool {
    device.isOffline && !channel.listeners.isEmpty
  }

  /// Returns when what waits in a channel was given up, in words.
  private func unheardWords(of channel: Channel) -> String {
    isKeptFromListeners(channel) ? "while the phone was offline" : "before anybody listened"
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
