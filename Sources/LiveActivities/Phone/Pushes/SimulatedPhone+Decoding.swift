import Findings
import JSON

// What widgets are asked to read, and what becomes of it.
extension SimulatedPhone {
  func job(_ number: Int, for start: StartCandidate) -> DecodeJob {
    let activity = start.activity
    return DecodeJob(
      number: number, bundle: activity.bundle, attributesType: activity.attributesType,
      activity: activity.key, attributes: activity.attributes, state: activity.state)
  }

  func job(_ number: Int, for candidate: Candidate, slot: Int) -> DecodeJob {
    DecodeJob(
      number: number, bundle: slots[slot].activity.bundle,
      attributesType: slots[slot].activity.attributesType, activity: slots[slot].activity.key,
      state: candidate.state)
  }

  /// Has a start's attributes and state read.
  mutating func read(_ start: StartCandidate, _ effects: inout [Effect]) {
    let number = newJob()
    if start.record != 0 {
      change(start.record, .beingRead, &effects)
    }
    let type = apps[start.app].type(named: start.activity.attributesType)
    jobs[number] = .start(start)
    apps[start.app].startingCount += 1
    if type?.hasWidget == true {
      effects.append(.decode(job(number, for: start)))
    } else {
      let shapes = shapes(of: start.activity.bundle, type)
      settle(
        DecodeOutcome(
          job: number, attributes: shapes.attributes.read(start.activity.attributes),
          state: shapes.state.read(start.activity.state)), &effects)
    }
  }

  private mutating func newJob() -> Int {
    repeat { jobCount += 1 } while jobs[jobCount] != nil
    return jobCount
  }

  /// Takes a state for an activity. It shows as soon as the widget has read it.
  mutating func accept(
    _ candidate: consuming Candidate, slot: Int, _ effects: inout [Effect]
  ) {
    if candidate.record != 0, broadcasts[candidate.record] == nil {
      change(candidate.record, .beingRead, &effects)
    }
    if slots[slot].queue.isBusy {
      let limit = traits.supersedes ? DecodeQueue.limit : DecodeQueue.farLimit
      if let dropped = slots[slot].queue.wait(candidate, limit: limit) {
        supersede(dropped, &effects)
      }
      return
    }
    begin(candidate, slot: slot, &effects)
    goOn(slot, &effects)
  }

  /// Has a state read; one that is read already shows at once, and then nothing is being read.
  mutating func begin(
    _ candidate: consuming Candidate, slot: Int, _ effects: inout [Effect]
  ) {
    let number = newJob()
    candidate.fingerprint = Fingerprint(candidate.state)
    slots[slot].queue.begin(job: number)
    if candidate.fingerprint == slots[slot].state {
      // The widget has read these very bytes before: the activity shows them.
      return show(candidate, as: slots[slot].canonicalState, dates: [:], slot: slot, &effects)
    }
    jobs[number] = .slot(slot, candidate)
    if apps[slots[slot].app].hasWidget(for: slots[slot].activity.attributesType) {
      effects.append(.decode(job(number, for: candidate, slot: slot)))
    } else {
      let type = apps[slots[slot].app].type(named: slots[slot].activity.attributesType)
      let shapes = shapes(of: slots[slot].activity.bundle, type)
      settle(
        DecodeOutcome(job: number, state: shapes.state.read(candidate.state)), &effects)
    }
  }

  private mutating func supersede(_ candidate: Candidate, _ effects: inout [Effect]) {
    if candidate.record == 0 { return }
    resolve(
      candidate.record, .ignored, SimulatedPhone.superseded + candidate.findings,
      SimulatedPhone.supersededSummary, &effects)
  }

  // Made once: in a burst nearly all pushes get this verdict.
  private static let superseded = [Finding("superseded")]
  private static let supersededSummary =
    "replaced in a burst: more than \(DecodeQueue.limit) states waited to be drawn"

  /// Takes what a widget answered.
  mutating func settle(_ outcome: DecodeOutcome, _ effects: inout [Effect]) {
    if jobs[outcome.job] == nil { meet(outcome, &effects) }
    guard let number = openJob(of: outcome) else { return }
    switch jobs.removeValue(forKey: number) {
    case .start(let start): settle(start, outcome, &effects)
    case .slot(let slot, let candidate): settle(candidate, slot: slot, outcome, &effects)
    case .departed(let last): settle(last, outcome, &effects)
    case nil: break
    }
  }

  /// Returns the open job that an outcome is of: the one of its number, unless its activity has another. Then a program
  /// with other rules has numbered it.
  private func openJob(of outcome: DecodeOutcome) -> Int? {
    guard let owner = jobs[outcome.job] else { return nil }
    guard let text = outcome.activityID else { return outcome.job }
    let id = ActivityID(text)
    if activity(of: owner) == id { return outcome.job }
    return jobs.keys.sorted().first { number in
      number > 0 && jobs[number].map { activity(of: $0) == id } == true
    }
  }

  /// Returns the activity that waits for a job.
  private func activity(of owner: JobOwner) -> ActivityID {
    switch owner {
    case .start(let start): start.activity.key
    case .slot(let slot, _): slots[slot].activity.key
    case .departed(let last): last.activity.key
    }
  }

  private mutating func settle(
    _ candidate: consuming Candidate, slot: Int, _ outcome: DecodeOutcome,
    _ effects: inout [Effect]
  ) {
    switch outcome.state {
    case .value(let canonical, let dates, let readKeys):
      if candidate.record != 0, UnreadKeys.mayBe(in: candidate.state, canonical: canonical) {
        let activity = slots[slot].activity
        let type = apps[slots[slot].app].type(named: activity.attributesType)
        candidate.findings += UnreadKeys.findings(
          in: candidate.state, canonical: canonical, readKeys: readKeys, before: activity.state,
          shape: shapes(of: activity.bundle, type).state, root: "aps.content-state")
      }
      if candidate.record != 0,
        let moment = Moments.finding(in: candidate.state, root: "aps.content-state")
      {
        candidate.findings.append(moment)
      }
      show(candidate, as: Fingerprint(canonical), dates: dates, slot: slot, &effects)
    default:
      slots[slot].queue.finish()
      let findings = FaultExplanation.findings(
        outcome.state, failure: outcome.failure, in: candidate.state, root: candidate.root,
        before: slots[slot].activity.state, now: now)
      if candidate.isEnd {
        resolve(
          candidate, .shown, findings,
          "shown with remarks: the activity ends, but its last state does not decode and the one before stays",
          &effects)
      } else {
        resolve(
          candidate, .ignored, findings, "ignored: \(findings.first?.told ?? "")",
          &effects)
      }
      if candidate.isOfApp { refuse(slot, findings, &effects) }
    }
    goOn(slot, &effects)
  }

  /// Has the next states of an activity read, until one is with its widget or none waits.
  ///
  /// Tens of thousands may wait that are read already: no call within a call.
  mutating func goOn(_ slot: Int, _ effects: inout [Effect]) {
    // What showed may have ended the activity or let it go.
    while slots[slot].activity.phase != .dismissed, !slots[slot].queue.isBusy,
      let next = slots[slot].queue.next()
    {
      begin(next, slot: slot, &effects)
    }
  }

  /// Tells that an app's own act comes to nothing.
  func refuse(_ slot: Int, _ findings: [Finding], _ effects: inout [Effect]) {
    let activity = slots[slot].activity
    effects.append(.refused(bundle: activity.bundle, activity: activity.id, nil, findings))
  }

  /// Shows a state that was read.
  private mutating func show(
    _ candidate: consuming Candidate, as canonical: Fingerprint, dates: [String: Double], slot: Int,
    _ effects: inout [Effect]
  ) {
    slots[slot].queue.finish()
    let isEqual = canonical == slots[slot].canonicalState
    var findings: [Finding] = []
    if !dates.isEmpty {
      findings = DateCheck.findings(
        dates, in: candidate.state, root: "aps.content-state", now: now)
    }
    var before = candidate.state
    if isEqual {
      before = slots[slot].activity.state
    } else {
      // The state from before goes to the record as it is: counting it anew would fetch it from far memory.
      swap(&before, &slots[slot].activity.state)
      slots[slot].state = candidate.fingerprint ?? Fingerprint(candidate.state)
      slots[slot].canonicalState = canonical
      slots[slot].activity.revision += 1
      slots[slot].shownBy = candidate.record
    }
    if candidate.record != 0 { log.setStateBefore(before, of: candidate.record) }
    let wasStale = slots[slot].activity.phase == .stale
    if !candidate.isEnd, slots[slot].activity.phase.isRunning {
      let isSameDate = slots[slot].activity.staleDate == candidate.staleDate
      slots[slot].activity.staleDate = candidate.staleDate
      if slots[slot].activity.phase != .pending {
        let isStale = candidate.staleDate.map { $0 <= now } ?? false
        slots[slot].activity.phase = isStale ? .stale : .active
        if isStale != wasStale { slots[slot].activity.revision += 1 }
      }
      if device.ringing != nil, !isRinging(slot) { silence(slots[slot].activity.id, &effects) }
      appear(slot, &effects)
      setRelevance(slot, candidate.relevanceScore, &effects)
      // The next moment follows from the stale date and the phase; an alarm's from its state, too.
      let isStale = slots[slot].activity.phase == .stale
      if !isSameDate || isStale != wasStale || isAlarm(slot) { setDeadline(slot) }
      if let alert = candidate.alert, slots[slot].activity.phase != .pending {
        play(alert, slot, &effects)
      }
    }
    let isStale = slots[slot].activity.phase == .stale
    let isUnchanged = isEqual && wasStale == isStale
    if isUnchanged {
      findings.append(Finding("state-unchanged", path: "aps.content-state"))
      // The alert of an end is not played.
      if candidate.alert != nil, !candidate.isEnd {
        findings.append(Finding("alert-without-change", path: "aps.alert"))
      }
    }
    effects.append(.activityChanged(slots[slot].activity.key))
    let isPending = slots[slot].activity.phase == .pending
    if isPending, candidate.alert != nil {
      findings.append(Finding("alert-before-start", path: "aps.alert"))
    }
    var summary =
      isPending
      ? "taken, but nothing shows: the activity starts at \(CalendarDate.text(slots[slot].activity.startedAt))"
      : slots[slot].activity.isPresented
        ? (candidate.isEnd
          ? "shown: the activity ends with its last state"
          : isUnchanged
            ? "shown: the content state is as before"
            : isEqual
              ? "shown: the content state is as before, and \(isStale ? "stale now" : "no longer stale")"
              : "shown")
        : "taken, but nothing shows: the activity was created stale"
    if isPending || !slots[slot].activity.isPresented {
      let unseen = broadcasts[candidate.record]?.unseen ?? 0
      broadcasts[candidate.record]?.unseen = unseen + 1
    }
    let size = candidate.overBudget == nil ? 0 : apps[slots[slot].app].hourlyBudget(traits)
    candidate.tellBudget(of: size, before: &findings, &summary)
    resolve(candidate, .shown, findings, summary, &effects)
  }

  /// Shows an activity that was created stale once an update makes it fresh.
  private mutating func appear(_ slot: Int, _ effects: inout [Effect]) {
    guard !slots[slot].activity.isPresented, slots[slot].activity.phase == .active else { return }
    slots[slot].activity.isPresented = true
    setStanding(slot)
    effects.append(.presentationChanged)
  }

  private mutating func settle(
    _ start: StartCandidate, _ outcome: DecodeOutcome, _ effects: inout [Effect]
  ) {
    apps[start.app].startingCount = max(0, apps[start.app].startingCount - 1)
    guard case .value(let canonical, let dates, _) = outcome.state,
      case .value(_, let attributeDates, _) = outcome.attributes
    else {
      let findings =
        FaultExplanation.findings(
          outcome.attributes, failure: outcome.failure, in: start.activity.attributes,
          root: start.roots.attributes, before: nil, now: now
        ).map { FaultExplanation.swapped($0, start) }
        + FaultExplanation.findings(
          outcome.state, failure: outcome.failure, in: start.activity.state,
          root: start.roots.state, before: nil, now: now)
      if start.isOfApp {
        effects.append(
          .refused(bundle: start.activity.bundle, activity: start.activity.id, nil, findings))
      } else {
        let first = findings.first ?? Finding("widget-failed")
        // Findings about running activities do not concern one that did not start.
        let others = start.findings.filter { $0.severity != .info }
        resolve(
          start.record, .ignored, [first] + findings.dropFirst() + others,
          "ignored: \(first.told)", &effects)
      }
      return
    }
    guard apps[start.app].isInstalled, slotPlaces[start.activity.id] == nil else {
      let finding =
        apps[start.app].isInstalled
        ? Finding("activity-id-taken")
        : Finding("activity-gone", sentence: "the app was removed before the activity appeared")
      if start.record == 0 {
        effects.append(
          .refused(bundle: start.activity.bundle, activity: start.activity.id, nil, [finding]))
      }
      return ignore(start.record, finding, &effects)
    }
    begin(start, canonical: canonical, &effects)
    guard start.record != 0 else { return }
    var findings =
      DateCheck.findings(dates, in: start.activity.state, root: "aps.content-state", now: now)
      + DateCheck.findings(
        attributeDates, in: start.activity.attributes, root: "aps.attributes", now: now)
      + unreadKeys(start, outcome) + start.findings
    if let nulls = StartNulls.finding(start.activity) { findings.append(nulls) }
    let hidden = start.activity.staleDate.map { $0 <= now } ?? false
    if isInFront(start.activity.bundle) { findings.append(Finding("own-app-in-front")) }
    resolve(
      start.record, .shown, findings,
      hidden ? "started, but nothing shows: its stale date is past" : "shown: the activity starts",
      &effects)
  }

  /// Returns the keys in a start's attributes and state that their types do not read.
  private mutating func unreadKeys(
    _ start: StartCandidate, _ outcome: DecodeOutcome
  ) -> [Finding] {
    guard case .value(let attributes, _, let attributeKeys) = outcome.attributes,
      case .value(let state, _, let stateKeys) = outcome.state
    else { return [] }
    let activity = start.activity
    let isAny =
      UnreadKeys.mayBe(in: activity.attributes, canonical: attributes)
      || UnreadKeys.mayBe(in: activity.state, canonical: state)
    guard isAny else { return [] }
    let shapes = shapes(
      of: activity.bundle, apps[start.app].type(named: activity.attributesType))
    return UnreadKeys.findings(
      in: activity.attributes, canonical: attributes, readKeys: attributeKeys, before: nil,
      shape: shapes.attributes, root: "aps.attributes")
      + UnreadKeys.findings(
        in: activity.state, canonical: state, readKeys: stateKeys, before: nil,
        shape: shapes.state, root: "aps.content-state")
  }
}

extension Verdict {
  /// A push that was just taken.
  static let onItsWay = Verdict(.pending, summary: "on its way")
  /// A push whose state the widget is reading.
  public static let beingRead = Verdict(.pending, summary: "the widget is reading it")
}
