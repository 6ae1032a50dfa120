import Findings

// A journal is replayed, of which lines may be lost: what they held is lost, and nothing else moves.
extension SimulatedPhone {
  /// Takes an event of a journal.
  public mutating func replay(_ line: EventLine) -> [Effect] {
    var effects: [Effect] = []
    let time = max(line.time, now)
    let before = jobCount
    // A line's marks describe the phone just before its event, after time has passed up to it.
    advance(to: time, into: &effects)
    // Numbers of a file may be any.
    if let jobs = line.marks.jobs, SimulatedPhone.counts.contains(jobs) {
      // Earlier programs wrote the count from before time passed: such a line agrees with it, and nothing is mended.
      if jobs != before { countJobs(from: jobs) }
    }
    if let number = line.marks.number, SimulatedPhone.counts.contains(number) {
      log.skip(to: number, at: now, SimulatedPhone.lostWithItsLine)
    }
    for _ in 0..<min(max(line.marks.drawn ?? 0, 0), 16) { _ = random.next() }
    bringBackApp(for: line.event, &effects)
    handle(told(line), at: time, into: &effects)
    return effects
  }

  /// Returns a push whose line says nothing of a loss did arrive, although the line that switched losses off may be
  /// lost.
  private func told(_ line: EventLine) -> Event {
    guard device.loss > 0, line.marks.number != nil, case .push(let arrival) = line.event,
      arrival.isLost == nil
    else { return line.event }
    return .push(
      PushArrival(
        arrival.push, status: arrival.status, reason: arrival.reason, ahead: arrival.ahead,
        isLost: false, startID: arrival.startID))
  }

  /// Numbers of pushes, jobs and the like that there can be: one more always fits.
  static let counts = 0...(1 << 53)

  /// Notes that a line of the journal could not be read.
  ///
  /// What is drawn from here on must not be what was drawn for that line.
  public mutating func loseLine(_ text: some Sequence<UInt8>) {
    let salt = text.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    random.scatter(by: salt)
  }

  private static let lostWithItsLine = Verdict(
    .ignored,
    findings: [
      Finding("journal-damaged", sentence: "the journal's line of this push was damaged or lost")
    ], summary: "not known: the journal's line of this push was damaged or lost")

  /// Installs an app whose installation is lost, when something is started in it.
  private mutating func bringBackApp(for event: Event, _ effects: inout [Effect]) {
    var missing: (bundle: String, type: String?)?
    switch event {
    case .person(.allow(let bundle)), .person(.deny(let bundle)), .person(.open(let bundle)):
      missing = (bundle, nil)
    case .app(let bundle, .request(let request)): missing = (bundle, request.attributesType)
    case .push(let arrival):
      if case .token(let token) = arrival.push.target, slotsByToken[token] == nil,
        case .pushToStart(let bundle, let type)? = tokenEntries[token]?.name
      {
        missing = (bundle, type)
      }
    default: break
    }
    guard let missing else { return }
    if appPlaces[missing.bundle] == nil {
      install(InstalledApp(bundle: missing.bundle, title: missing.bundle, types: []), &effects)
      broughtBack = (broughtBack ?? []).union([missing.bundle])
    }
    guard let type = missing.type, broughtBack?.contains(missing.bundle) == true,
      let place = place(of: missing.bundle), !apps[place].hasType(type)
    else { return }
    apps[place].app.types.append(InstalledApp.ActivityType(name: type, hasWidget: true))
  }

  /// Sets the count of jobs to what a line tells.
  ///
  /// The program that wrote the line had other rules, and no job of a higher number. An open one gets a number from
  /// `unlistedJobs` on, so that its old one is free.
  private mutating func countJobs(from count: Int) {
    let known = jobCount
    jobCount = count
    if known <= count { return }
    for number in jobs.keys.sorted() where number > count && number < SimulatedPhone.unlistedJobs {
      guard let owner = jobs.removeValue(forKey: number) else { continue }
      var free = SimulatedPhone.unlistedJobs
      while jobs[free] != nil { free += 1 }
      jobs[free] = owner
      if case .slot(let slot, _) = owner { slots[slot].queue.begin(job: free) }
    }
  }

  /// The first number for jobs that the journal's program did not have. No count reaches it.
  private static let unlistedJobs = 1 << 40

  /// Handles an outcome for a job that is not open: an earlier job of the same activity may be, whose outcome
  /// is lost, or one of which the journal's program knew nothing.
  mutating func meet(_ outcome: DecodeOutcome, _ effects: inout [Effect]) {
    guard let id = outcome.activityID else { return }
    guard SimulatedPhone.counts.contains(outcome.job) else { return }
    guard let slot = slotPlaces[id] else {
      return assumeRead(id, before: outcome.job, &effects)
    }
    guard let open = slots[slot].queue.job,
      open < outcome.job || open >= SimulatedPhone.unlistedJobs,
      case .slot(_, let candidate)? = jobs.removeValue(forKey: open)
    else { return }
    slots[slot].queue.finish()
    resolve(
      candidate, .ignored,
      [
        Finding(
          "journal-damaged",
          sentence: "the journal has no line with what the widget said of it")
      ], "not known: the journal has no line with what the widget said of it", &effects)
    guard let next = slots[slot].queue.next() else { return }
    jobCount = max(0, outcome.job - 1)
    begin(next, slot: slot, &effects)
    goOn(slot, &effects)
  }

  /// Starts an activity whose starting line is lost, when a later line shows that it did start.
  mutating func assumeRead(_ id: String, before job: Int = .max, _ effects: inout [Effect]) {
    for number in jobs.keys.sorted() where number < job {
      guard case .start(let start)? = jobs[number], start.activity.id == id else { continue }
      return settle(
        DecodeOutcome(
          job: number, activityID: id,
          attributes: .value(canonical: start.activity.attributes.string, dates: [:]),
          state: .value(canonical: start.activity.state.string, dates: [:])), &effects)
    }
  }
}
