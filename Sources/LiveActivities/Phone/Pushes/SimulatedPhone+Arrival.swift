import Findings
import Numbers

// The way from the gateway to the phone: rejection, loss, storing, holding back.
extension SimulatedPhone {
  /// Takes a push from the gateway: logs it, and delivers it unless something prevents that.
  mutating func take(_ arrival: PushArrival, _ effects: inout [Effect]) {
    let number = log.append(arrival, at: now)
    guard arrival.status == 200 else {
      let reason = arrival.reason ?? "status \(arrival.status)"
      let detail = refusalDetail(arrival)
      // A summary is one line; FCM's answers to what is no JSON have three.
      let line = detail.split(whereSeparator: \.isNewline).joined(separator: " ")
      let finding = rejection(arrival, detail: detail)
      // What no answer of APNs' says has no status.
      let summary =
        arrival.status == 0
        ? finding.told : "\(arrival.status) \(reason)\(line.isEmpty ? "" : ": \(line)")"
      resolve(number, .rejected, [finding], "rejected: \(summary)", &effects)
      return
    }
    // The random number is drawn also where a journal records its result, so that the next draw is the same.
    let isDrawn = device.loss > 0 && lossRandom.unit() < device.loss
    let isLost = arrival.isLost ?? isDrawn
    if device.isOffline, isKnown(arrival.push.target) {
      store(number, arrival, &effects)
    } else if isLost {
      resolve(
        number, .ignored,
        [
          Finding(
            "delivery-lost",
            sentence:
              "lost on the way: \(Percent.text(of: device.loss)) of the pushes are switched to get lost"
          )
        ],
        "lost on the way", &effects)
    } else if letsPhoneSleep(arrival.push) {
      let push = held(number, arrival, since: now)
      storeWhileAsleep(push, &effects)
      hold(push, &effects)
    } else {
      deliver(number, arrival, taken: now, &effects)
    }
  }

  /// Pushes of low priority that wait for the phone to wake.
  static let sleepingLimit = 1000

  /// Returns whether a push wakes no phone that sleeps now.
  func letsPhoneSleep(_ push: Push) -> Bool {
    (push.headers.priority ?? 10) < 10 && device.screen == .asleep
      && (device.holdsLowPriority || traits.isStrictest)
  }

  /// Keeps a push until the phone wakes.
  private mutating func hold(_ push: HeldPush, _ effects: inout [Effect]) {
    if sleeping.count >= SimulatedPhone.sleepingLimit { dropSleeping(&effects) }
    sleeping.append(push)
    if let expires = push.expiry { keep(push.number, in: .asleep, until: expires) }
    let priority = push.arrival.push.headers.priority ?? 10
    change(
      push.number, Verdict(.pending, summary: "priority \(priority): waits until the phone wakes"),
      &effects)
  }

  private mutating func dropSleeping(_ effects: inout [Effect]) {
    let oldest = sleeping.removeFirst()
    resolve(
      oldest.number, .ignored, [Finding("push-overwritten")],
      "dropped: too many pushes of low priority waited", &effects)
  }

  /// Returns whether a target is known, so that a push for it is worth keeping.
  private func isKnown(_ target: Push.Target) -> Bool {
    switch target {
    case .token(let token): entry(of: token).map { $0.deadSince == nil } ?? false
    case .activity(let id): slotPlaces[id] != nil
    case .channel(let bundle, let id):
      channelsByKey[ChannelKey(bundle: bundle, id: id)] != nil
    case .app(let bundle): bundle.map { place(of: $0) != nil } ?? true
    }
  }

  /// Returns findings about a refusal beside its reason: from the gateway, or why the token died.
  private func refusalDetail(_ arrival: PushArrival) -> String {
    if let refusal = arrival.refusal { return refusal.detail }
    // Of what is refused for another reason the token may be dead as well.
    guard arrival.status == PushReason.unregistered.row.status,
      case .token(let token) = arrival.push.target
    else { return "" }
    return entry(of: token)?.death ?? ""
  }

  private func rejection(_ arrival: PushArrival, detail: String) -> Finding {
    let reason = arrival.reason ?? "status \(arrival.status)"
    var known: TokenEntry?
    if case .token(let token) = arrival.push.target { known = entry(of: token) }
    if let named = FCMReason(rawValue: reason) {
      return named.finding(detail: detail, fix: arrival.refusal?.fix ?? "", isForgiven: false)
    }
    guard let named = PushReason(rawValue: reason) else {
      return Finding("push-rejected", sentence: "the gateway answered \(arrival.status) \(reason)")
    }
    var finding = named.finding(
      detail: detail, fix: arrival.refusal?.fix ?? "", isForgiven: false)
    if [.deviceTokenNotForTopic, .missingTopic, .badTopic].contains(named), let known,
      arrival.refusal?.fix.isEmpty != false
    {
      finding.fix =
        known.kind.misfit(of: arrival.envelope, bundle: known.bundle)
        ?? known.kind.topicFix(bundle: known.bundle, pushType: arrival.push.headers.pushType)
    }
    // What was sent in another form has a remedy of its own.
    if named == .badDeviceToken, known == nil, arrival.refusal?.fix.isEmpty != false {
      finding.fix = tokensThere(insteadOf: arrival.push.target)
    }
    return finding
  }

  /// Activities whose tokens are named to a sender that has none of them, and how many are looked through for them:
  /// a flood of wrong tokens costs the same with ten activities and with ten thousand.
  private static let (namedTokens, searchedSlots) = (3, 64)

  /// Returns what a sender without a right token can do.
  private func tokensThere(insteadOf target: Push.Target) -> String {
    let running = slots.prefix(SimulatedPhone.searchedSlots)
      .filter { $0.activity.token != nil && slotPlaces[$0.activity.id] != nil }
      .prefix(SimulatedPhone.namedTokens)
    guard let first = running.first else {
      return "No activity with a token runs: start one, then send to its token."
    }
    if case .token(let token) = target,
      let whole = running.compactMap(\.activity.token).first(where: { $0.hasPrefix(token) })
    {
      return
        "It is cut off: \(whole.prefix(8))… has \(whole.count) digits, this \(token.count). Tokens have no fixed "
        + "length: make room where it is kept."
    }
    let list = running.map {
      "\($0.activity.token?.prefix(8) ?? "")… (\(apps[$0.app].app.title), \($0.activity.id))"
    }
    let more = slotPlaces.count > running.count ? ", and what GET /islet/activities lists" : ""
    var fix = "The tokens here: \(list.joined(separator: ", "))\(more)."
    if case .token(let token) = target, SimulatedPhone.isToken(token) {
      fix +=
        " Or have an activity take this one: t on the screen, or POST /islet/activities/\(first.activity.id)/rotate-token "
        + "with {\"token\": \"\(token)\"}."
    }
    return fix
  }

  /// Keeps a push for a phone that is away: one for each token, the newest; for alerts one for each app.
  private mutating func store(_ number: Int, _ arrival: PushArrival, _ effects: inout [Effect]) {
    var channel: ChannelKey?
    if case .channel(let bundle, let id) = arrival.push.target {
      channel = ChannelKey(bundle: bundle, id: id)
    }
    if let channel, channelsByKey[channel]?.storesLatest != true {
      resolve(
        number, .ignored, [Finding("channel-not-stored")],
        "the phone is offline and the channel stores nothing", &effects)
      return
    }
    let push = held(number, arrival, since: now)
    guard push.expires > now else {
      if arrival.push.headers.expiration == 0 {
        return resolve(
          number, .ignored, [Finding("offline-not-stored")],
          "the phone is offline and apns-expiration is 0", &effects)
      }
      return resolve(expired(push, .phone), &effects)
    }
    if let channel { return store(push, whileOfflineIn: channel, &effects) }
    let key = storageKey(arrival.push.target)
    if let older = stored[key] {
      resolve(
        older.number, .ignored,
        [
          Finding(
            "push-overwritten",
            sentence:
              "a newer push (number \(number)) took its place while the phone was offline: the service keeps one",
            fix: older.arrival.envelope.isStart
              ? "Start it again: its activity never began. The service keeps one push for a push-to-start token."
              : nil)
        ],
        "overwritten by push \(number) while the phone was offline", &effects)
    }
    stored[key] = push
    keep(number, in: .stored(key: key), until: push.expires)
    change(number, SimulatedPhone.storedOffline, &effects)
  }

  /// What is told of a push that the service keeps until the phone is back.
  static let storedOffline = Verdict(
    .pending, findings: [Finding("phone-offline")], summary: "stored: the phone is offline")

  private func storageKey(_ target: Push.Target) -> String {
    switch target {
    case .token(let token):
      entry(of: token).flatMap { $0.kind == .device ? "app \($0.bundle)" : nil } ?? token
    // Its channel has kept it.
    case .channel(_, let id): id
    case .activity(let id): "activity \(id)"
    case .app(let bundle): "app \(bundle ?? "")"
    }
  }

  /// Delivers what was kept while the phone was away, in the order in which it came.
  mutating func comeOnline(_ effects: inout [Effect]) {
    let held = (stored.values + sleeping + takeMissedBroadcasts())
      .sorted { $0.number < $1.number }
    (stored, sleeping) = ([:], [])
    catchUpLateListeners(&effects)
    deliver(held, &effects)
  }

  /// Delivers what waited for the phone to wake, unless the phone is away.
  mutating func deliverSleeping(_ effects: inout [Effect]) {
    if device.isOffline { return }
    let held = sleeping
    sleeping = []
    deliver(held, &effects)
  }

  /// Delivers what waited for the phone to wake where something has lit its screen: an alert, an alarm, a charger.
  mutating func deliverSleepingWhenLit(_ effects: inout [Effect]) {
    if !sleeping.isEmpty, device.screen != .asleep { deliverSleeping(&effects) }
  }

  private mutating func deliver(_ held: [HeldPush], _ effects: inout [Effect]) {
    for push in held {
      if letsPhoneSleep(push.arrival.push) {
        hold(push, &effects)
      } else {
        // What has expired meanwhile waits no more.
        deliver(push.number, push.arrival, taken: push.time, &effects)
      }
    }
  }

  /// Changes a push's verdict for good.
  mutating func resolve(
    _ number: Int, _ outcome: Verdict.Outcome, _ findings: [Finding], _ summary: String?,
    _ effects: inout [Effect]
  ) {
    if number == 0 { return }
    var outcome = outcome
    if outcome == .shown, !findings.isInformation { outcome = .shownWithRemarks }
    if broadcasts[number] != nil {
      tally(number, outcome, findings, &effects)
      return
    }
    change(number, Verdict(outcome, findings: findings, summary: summary), &effects)
  }

  /// Changes a push's verdict, for now or for good.
  mutating func change(_ number: Int, _ verdict: Verdict, _ effects: inout [Effect]) {
    log.change(number) { $0.verdict = verdict }
    effects.append(.recordChanged(number))
  }

  /// Ends the way of a state that waited for its widget.
  mutating func resolve(
    _ candidate: Candidate, _ outcome: Verdict.Outcome, _ findings: [Finding], _ summary: String,
    _ effects: inout [Effect]
  ) {
    if candidate.record == 0 { return }
    resolve(
      candidate.record, outcome, findings + candidate.findings, summary, &effects)
  }
}
