import Findings
import JSON

// Updates and ends: whether an activity takes them.
extension SimulatedPhone {
  /// Judges an update or end for an activity, and takes its state when nothing is wrong with it.
  mutating func judge(
    _ number: Int, _ arrival: PushArrival, slot: Int, taken: Double, _ effects: inout [Effect]
  ) {
    if number != 0, broadcasts[number] == nil {
      let id = slots[slot].activity.key
      log.change(number) { $0.activity = id }
    }
    let envelope = arrival.envelope
    var reading = PayloadReading(arrival)
    if envelope.form != .payload {
      return ignore(number, reading.malformation ?? Finding("payload-not-json"), &effects)
    }
    reading.checkKeys()
    if let fault = reading.eventFault() { return ignore(number, fault, reading.findings, &effects) }
    if envelope.kind == .start {
      return ignore(number, Finding("start-to-activity-token", path: "aps.event"), &effects)
    }
    let isEnd = envelope.kind == .end
    if let fault = phaseFault(slot, isEnd: isEnd) {
      return ignore(number, fault, reading.findings, &effects)
    }
    reading.follow(arrival, taken: taken, traits)
    switch reading.timestamp(
      after: LastTimestamp(slots[slot].activity), taken: taken, isEnd: isEnd, now: now, traits)
    {
    case .failure(let fault):
      let told = overtaking(number, slot: slot, taken: taken, reading, fault) ?? fault
      reading.examineRest(of: arrival.push, strings: apps[slots[slot].app].app.strings, now: now)
      return ignore(number, told, reading.findings, &effects)
    case .success(let timestamp):
      guard spend(number, arrival, slot: slot, &reading, &effects) else { return }
      reading.checkHeaders(arrival.push, now: taken - reading.clock.ahead)
      if isEnd {
        take(end: number, &reading, timestamp, slot: slot, &effects)
      } else {
        take(update: number, &reading, timestamp, slot: slot, &effects)
      }
    }
  }

  /// Lets the order of an activity's pushes continue from this one.
  private mutating func order(
    _ slot: Int, _ timestamp: Double, _ number: Int, _ reading: PayloadReading
  ) {
    slots[slot].activity.lastTimestamp = timestamp
    slots[slot].activity.lastAhead = reading.ahead(of: timestamp)
    // A channel's stored message is judged without a number of its own.
    slots[slot].activity.aheadPush = reading.isAhead && number > 0 ? number : nil
    slots[slot].lastOrder = ActivitySlot.Order(number: number, time: now)
  }

  /// Returns why an activity accepts nothing more; nil when it does.
  private func phaseFault(_ slot: Int, isEnd: Bool) -> Finding? {
    guard slots[slot].activity.phase == .ended else { return nil }
    let ended = slots[slot].activity.endedAt ?? now
    let reason =
      switch slots[slot].activity.endReason {
      case .eightHours: ", after the \(duration(traits.longestActive)) that one may run"
      case let reason: reason.map { " (\($0.words))" } ?? ""
      }
    return Finding(
      "activity-ended",
      sentence:
        "the activity ended at \(CalendarDate.text(ended))\(reason); an ended activity takes nothing any more",
      fix: isEnd ? "Nothing: one end is enough." : nil)
  }

  /// Takes a push from the activity's hourly budget; false when the phone drops it.
  private mutating func spend(
    _ number: Int, _ arrival: PushArrival, slot: Int, _ reading: inout PayloadReading,
    _ effects: inout [Effect]
  ) -> Bool {
    guard (arrival.push.headers.priority ?? 10) >= 10, number != 0 else { return true }
    let size = apps[slots[slot].app].hourlyBudget(traits)
    let frequent = apps[slots[slot].app].frequentUpdates
    if slots[slot].budget.take(from: size, at: now) { return true }
    if traits.dropsWhatIsOverBudget {
      var finding = SimulatedPhone.overBudget(size, frequent, drops: true)
      finding.severity = .error
      ignore(number, finding, reading.findings, &effects)
      return false
    }
    reading.overBudget = slots[slot].budget.over
    // A sender that is over its budget causes it with every push.
    for usual in SimulatedPhone.overUsualBudget
    where usual.size == size && usual.frequent == frequent {
      reading.findings += usual.finding
      return true
    }
    reading.findings.append(SimulatedPhone.overBudget(size, frequent, drops: false))
    return true
  }

  /// Returns what is told of a push beyond the budget.
  private static func overBudget(
    _ size: Int, _ frequent: AppState.FrequentUpdates, drops: Bool
  ) -> Finding {
    let (reason, fix) =
      switch frequent {
      case .allowed: ("", "Send what can wait with priority 5.")
      case .switchedOff:
        (
          "; More Frequent Updates is off in the phone's Settings",
          "Send what can wait with priority 5; the app can tell your server, from frequentPushEnablementUpdates."
        )
      case .undeclared:
        (
          "; the app's Info.plist lacks NSSupportsLiveActivitiesFrequentUpdates",
          "Set NSSupportsLiveActivitiesFrequentUpdates to YES in the app's Info.plist, and send what can wait with priority 5."
        )
      }
    let budget =
      "the activity has had the \(size) pushes of priority 10 that it gets an hour (a figure that Apple does not publish\(reason))"
    return Finding(
      "budget-exhausted", sentence: budget + (drops ? "" : "; a phone may drop it"), fix: fix)
  }

  /// Made once for the sizes that apps have unless somebody changes them.
  private static let overUsualBudget:
    [(size: Int, frequent: AppState.FrequentUpdates, finding: [Finding])] =
      [AppState.FrequentUpdates.undeclared, .switchedOff, .allowed].map { frequent in
        let size =
          frequent == .allowed ? PhoneTraits().hourlyFrequentBudget : PhoneTraits().hourlyBudget
        return (size, frequent, [overBudget(size, frequent, drops: false)])
      }

  private mutating func take(
    update number: Int, _ reading: inout PayloadReading, _ timestamp: Double, slot: Int,
    _ effects: inout [Effect]
  ) {
    let envelope = reading.envelope
    guard let state = reading.state else {
      let fault = reading.stateMissing()
      return ignore(number, fault, reading.findings, &effects)
    }
    let attributesSize = slots[slot].activity.attributes.bytes.count
    if let fault = tooLarge(state, attributesSize: attributesSize) {
      return ignore(number, fault, reading.findings, &effects)
    }
    // From here on the order counts this push, whether or not the widget can read its state.
    order(slot, timestamp, number, reading)
    if envelope.dismissalDate.isPresent {
      reading.findings.append(Finding("dismissal-date-on-update", path: "aps.dismissal-date"))
    }
    if envelope.attributes.isPresent || envelope.attributesType.isPresent {
      reading.findings.append(Finding("attributes-on-update", path: "aps.attributes"))
    }
    let stale = reading.date(envelope.staleDate, "stale-date", now: now)
    if let stale, stale <= now, reading.findings.last?.id != "date-duration" {
      reading.findings.append(
        reading.clock.isUnfollowed && stale + reading.clock.ahead > now
          ? reading.clock.moved("stale-date", severity: .info)
          : Finding("stale-date-past", path: "aps.stale-date").telling(stale, 0) { stale, _ in
            "the stale date was \(CalendarDate.text(stale)): the activity is stale at once"
          })
    }
    let alert =
      envelope.alert.isPresent || envelope.sound.isPresent
      ? reading.alert(strings: apps[slots[slot].app].app.strings) : nil
    if alert != nil, let note = recentNotification(of: slots[slot].activity.bundle) {
      reading.findings.append(
        Finding(
          "notification-beside-alert", path: "aps.alert",
          sentence:
            "push \(note) brought a notification of the same app less than 5 s before: the person is alerted twice"
        ))
    }
    let relevance = reading.relevance()
    if stale == nil || !envelope.relevanceScore.isPresent {
      tellDropped(slot, &reading)
    }
    accept(
      Candidate(
        record: number, state: state, staleDate: stale, relevanceScore: relevance, alert: alert,
        overBudget: reading.overBudget, isStored: number == 0 ? true : nil,
        findings: reading.findings), slot: slot, &effects)
  }

  /// Reports what an update removes from the content because its payload omits it.
  private func tellDropped(_ slot: Int, _ reading: inout PayloadReading) {
    let lacksDate =
      !reading.envelope.staleDate.isPresent || reading.isNull(reading.envelope.staleDate)
    if lacksDate, let date = slots[slot].activity.staleDate {
      reading.findings.append(
        Finding(
          "stale-date-dropped", path: "aps.stale-date",
          sentence:
            "the update has no stale-date: that of before, \(CalendarDate.text(date)), holds no longer"
        ))
    }
    let score = slots[slot].activity.relevanceScore
    if !reading.envelope.relevanceScore.isPresent, score != 0 {
      reading.findings.append(
        Finding(
          "relevance-dropped", path: "aps.relevance-score",
          sentence: "the update has no relevance-score: it was \(spelled(score)) and is 0 now"))
    }
  }

  private mutating func take(
    end number: Int, _ reading: inout PayloadReading, _ timestamp: Double, slot: Int,
    _ effects: inout [Effect]
  ) {
    let envelope = reading.envelope
    if let state = reading.state,
      let fault = tooLarge(state, attributesSize: slots[slot].activity.attributes.bytes.count)
    {
      return ignore(number, fault, reading.findings, &effects)
    }
    // As with updates: what is ignored for its size uses up no timestamp.
    order(slot, timestamp, number, reading)
    let alert =
      envelope.alert.isPresent || envelope.sound.isPresent
      ? reading.alert(strings: apps[slots[slot].app].app.strings) : nil
    var dismissal = ActivityEnd.Dismissal.default
    if let date = reading.date(envelope.dismissalDate, "dismissal-date", now: now) {
      dismissal = .after(date)
      let latest = now + traits.longestOnLockScreen
      if date > latest, TimeUnit.likely(date, now: now) == .unix {
        reading.findings.append(
          Finding(
            "dismissal-date-clamped", path: "aps.dismissal-date",
            sentence:
              "the dismissal date \(CalendarDate.text(date)) is more than 4 hours ahead: the card leaves at \(CalendarDate.text(latest))"
          ))
      }
    }
    if dismissal.isLate(now) {
      reading.findings.append(Finding("dismissal-late", path: "aps.dismissal-date"))
    }
    if envelope.staleDate.isPresent {
      reading.findings.append(Finding("stale-date-on-end", path: "aps.stale-date"))
    }
    if alert != nil { reading.findings.append(Finding("alert-on-end", path: "aps.alert")) }
    var candidate = Candidate(
      record: number, state: reading.state ?? slots[slot].activity.state, staleDate: nil,
      relevanceScore: slots[slot].activity.relevanceScore, alert: alert, isEnd: true,
      overBudget: reading.overBudget, isStored: number == 0 ? true : nil,
      findings: reading.findings)
    let last = DepartedState(activity: slots[slot].activity, candidate: candidate)
    end(slot, dismissal: dismissal, why: .push, &effects)
    guard slots[slot].activity.phase == .ended else {
      // Removed at once: nobody will see the last state, and the slot may be another's already.
      guard reading.state != nil else { return resolve(last, [], &effects) }
      return read(last, &effects)
    }
    guard reading.state != nil else {
      var findings = [Finding("end-without-state", path: "aps.content-state")]
      var summary = "shown: the activity ends and keeps its last state"
      let size = apps[slots[slot].app].hourlyBudget(traits)
      candidate.tellBudget(of: size, before: &findings, &summary)
      return resolve(candidate, .shown, findings, summary, &effects)
    }
    accept(candidate, slot: slot, &effects)
  }

  /// Returns a finding when attributes and state together are over the limit; nil when they are not.
  ///
  /// - Parameter root: what the state is called where it came from.
  func tooLarge(_ state: JSONText, attributesSize: Int, root: String = "aps.content-state")
    -> Finding?
  {
    let size = state.bytes.count + attributesSize
    guard size > traits.stateLimit else { return nil }
    return Finding(
      "state-too-large", path: root,
      sentence:
        "attributes (\(attributesSize) bytes) and content state (\(state.bytes.count) bytes) together are over \(traits.stateLimit) bytes"
    )
  }
}
