import Findings
import Foundation
import JSON
import LiveActivities

/// Lines of the journal that are not events of the phone.
enum JournalLine {
  /// Returns the line of settings that changed.
  static func settings(_ settings: JSONValue, at time: Double) -> [UInt8] {
    let line: JSONValue = ["settings": settings, "at": .double(time)]
    return Array(line.compact.utf8)
  }

  static let settingsStart = Array(#"{"settings":"#.utf8)

  /// Returns the head with the time of the first line where its own is lost.
  static func dated(_ head: EventFileHeader, by line: ArraySlice<UInt8>) -> EventFileHeader {
    guard head.start == nil else { return head }
    var head = head
    head.start = (try? JSONValue(parsing: line))?["at"]?.double
    return head
  }
}

/// How far a snapshot was read.
private struct SnapshotState {
  var reading: SnapshotLines.Reading?
  /// The number of the line before, when it is damaged: its copy may follow.
  var damaged: Int?
  /// The line before, when it was read.
  var previous: ArraySlice<UInt8>?
}

extension RunningSimulator {
  /// Takes up what ran before, from the folder's journal.
  func restore(from folder: StateFolder, isFresh: Bool) throws(Journal.Refusal) {
    let path = folder.path + "/journal.jsonl"
    let real = options.realTime()
    let head = EventFileHeader(kind: .journal, seed: options.seed, start: real)
    if isFresh { try Journal.setAside(path) }
    var context: EventLine.Context?
    var snapshot = SnapshotState()
    let (journal, header, dropped) = try Journal.open(path, head: head) { header, number, text in
      let known = context ?? begin(JournalLine.dated(header, by: text), real)
      context = known
      replay(text, number: number, known, &snapshot)
    }
    if context == nil { _ = begin(header, real) }
    if let unfinished = snapshot.reading { skip(unfinished) }
    self.journal = journal
    journal.isSynced = options.syncsJournal
    diary.begin(with: dropped)
    resumeClock(real)
  }

  /// Returns a phone as it is before the journal's first event.
  private func begin(_ header: EventFileHeader, _ real: Double) -> EventLine.Context {
    phone = SimulatedPhone(seed: header.seed, now: header.start ?? real)
    seed = header.seed
    return EventLine.Context(header, now: real)
  }

  private func replay(
    _ text: ArraySlice<UInt8>, number: Int, _ context: EventLine.Context,
    _ snapshot: inout SnapshotState
  ) {
    // The damage may be in a line break: then two or more lines stand on one.
    let check = LineSum.check(text)
    let isOne = check == .right || check == .absent && (try? JSONValue(parsing: text)) != nil
    if isOne {
      if SnapshotLines.isCopy(text) { return heal(text, number: number, context, &snapshot) }
      (snapshot.damaged, snapshot.previous) = (nil, text)
      return replay(line: text, number: number, context, &snapshot)
    }
    let (lines, rest) = LineSum.rescued(from: text)
    if rest.contains(UInt8(ascii: "{")) || lines.isEmpty {
      phone.loseLine(rest)
      diary.add(LostLine(rest, number: number).finding)
      (snapshot.damaged, snapshot.previous) = (number, nil)
    }
    for line in lines { replay(line: line, number: number, context, &snapshot) }
  }

  /// Takes a copy in the place of the line before it, if that was damaged.
  private func heal(
    _ copy: ArraySlice<UInt8>, number: Int, _ context: EventLine.Context,
    _ snapshot: inout SnapshotState
  ) {
    let original = SnapshotLines.original(of: copy)
    if let previous = snapshot.previous, LineSum.content(of: previous) == original.dropLast() {
      return
    }
    if let damaged = snapshot.damaged, damaged == number - 1 {
      diary.replaceLast(
        with: Finding(
          "journal-damaged", path: "line \(damaged)",
          sentence:
            "Line \(damaged) of the journal is damaged; its copy behind it is not, and nothing is lost.",
          severity: .info))
    }
    (snapshot.damaged, snapshot.previous) = (nil, nil)
    replay(line: original, number: number - 1, context, &snapshot)
  }

  private func replay(
    line text: ArraySlice<UInt8>, number: Int, _ context: EventLine.Context,
    _ snapshot: inout SnapshotState
  ) {
    if text.starts(with: JournalLine.settingsStart) {
      guard let value = try? JSONValue(parsing: text), let members = value["settings"]?.object
      else { return skip(number, "it is not JSON") }
      for member in members.members {
        do {
          try settings.set(member.key, to: member.value)
        } catch {
          skip(number, "\(member.key): \(error.sentence)")
        }
      }
      return
    }
    let isFirst = SnapshotLines.isFirst(text)
    if isFirst || snapshot.reading != nil && SnapshotLines.isPiece(text) {
      do {
        if isFirst {
          snapshot.reading = try SnapshotLines.Reading(text, number: number)
        } else {
          try snapshot.reading?.add(text)
        }
      } catch {
        return skip(number, "it is not a snapshot: \(error)")
      }
      guard let whole = snapshot.reading, whole.isWhole else { return }
      guard whole.phone.isSound else {
        snapshot.reading = nil
        return skip(whole.number, "the snapshot names activities or apps that it does not have")
      }
      (phone, changeTimes) = (whole.phone, whole.changed)
      snapshot.reading = nil
      return
    }
    if let unfinished = snapshot.reading {
      snapshot.reading = nil
      skip(unfinished)
    }
    do throws(Finding) {
      let line = try EventLine.read(Array(text), in: context).line
      for effect in phone.replay(line) {
        switch effect {
        case .activityChanged(let id): changeTimes[id.text] = phone.now
        case .moment(let moment) where moment.kind == .dismissed: keepDismissed(moment)
        default: continue
        }
      }
    } catch {
      phone.loseLine(text)
      skip(number, error.sentence)
    }
  }

  private func skip(_ snapshot: SnapshotLines.Reading) {
    skip(snapshot.number, "not all pieces of the snapshot follow it")
  }

  private func skip(_ number: Int, _ reason: String) {
    diary.add(
      Finding(
        "journal-event", path: "line \(number)",
        sentence: "Line \(number) of the journal is skipped: \(reason)."))
  }

  /// Lets the clock go on as it was: by the calendar when it ran with life, else from where it stood.
  private func resumeClock(_ real: Double) {
    let runsWithLife = !phone.device.isClockPaused && phone.device.clockSpeed == 1
    let virtual = runsWithLife ? max(phone.now, real + settings.clockOffset) : phone.now
    clock = VirtualClock(real: real, virtual: virtual)
    if phone.device.clockSpeed != 1 { clock.setSpeed(phone.device.clockSpeed, at: real) }
    if phone.device.isClockPaused { clock.pause(at: real) }
    apply(phone.advance(to: clock.now(at: real)))
  }

  /// Puts a snapshot in the place of a long journal.
  func compactIfLarge() {
    guard let journal, journal.size >= compactionThreshold, !journal.isCompacting else { return }
    compact(journal)
  }

  /// Rewrites the journal as settings and one snapshot, from which the same phone follows.
  ///
  /// The phone is a value: another thread writes a copy of it while this one goes on. What that costs here
  /// is copying what changes while both have it.
  func compact(_ journal: Journal, then: @escaping @MainActor () -> Void = {}) {
    let head = EventFileHeader(kind: .journal, seed: seed, start: phone.now)
    var kept = settings.json.object ?? JSONObject()
    kept["clockOffset"] = .double(settings.clockOffset)
    let settings = JournalLine.settings(.object(kept), at: phone.now)
    let snapshot = SnapshotLines(phone: phone, changed: changeTimes)
    journal.compact(head: head, on: loop) { take in
      try take(settings)
      try snapshot.write(to: take)
    } then: { [weak self] result in
      self?.finishCompaction(result)
      then()
    }
  }

  /// Ends a compaction: from here on a restart reads the shorter journal.
  private func finishCompaction(_ result: Result<Int, Journal.Refusal>) {
    switch result {
    case .success(let size):
      compactionThreshold = max(compactionThreshold, 4 * size)
    case .failure(let refusal):
      compactionThreshold *= 2
      add(Finding("journal-unwritable", path: journal?.path, sentence: refusal.sentence))
    }
  }

  /// Changes a setting by name; it is journalled like an event.
  public func set(
    _ name: String, to value: JSONValue
  ) throws(SimulatorSettings.Complaint) {
    if name == "standBy" { return try turn(onSide: value) }
    let before = settings
    try settings.set(name, to: value)
    guard settings != before else { return }
    journal?.append(JournalLine.settings([name: value], at: now))
    feed.change.settings = true
    if settings.locale != before.locale { relocalize() }
    feed.change.presentation = true
    if name == "device" { deviceChanged() }
    tell()
  }

  /// Puts the phone on its side at a charger, or takes it up.
  private func turn(onSide value: JSONValue) throws(SimulatorSettings.Complaint) {
    var trial = settings
    try trial.set("standBy", to: value)
    let isOn = value.bool == true
    guard !isOn || settings.device.hasStandBy else {
      throw SimulatorSettings.Complaint(
        sentence: "\(settings.device.name) has no StandBy",
        fix: "choose a phone with iOS 17 or later, or the lock screen")
    }
    guard isOn != (phone.device.standBy != nil) else { return }
    send(.person(isOn ? .standBy : .upright))
  }

  /// Tells the rules of the device all they know of it: whether it has an island, and how many activities share
  /// that.
  func deviceChanged() {
    let hasIsland = settings.device.island != nil
    if phone.traits.hasIsland != hasIsland {
      send(.set(.trait("hasIsland", .flag(hasIsland))))
    }
    let capacity = settings.device.island?.capacity ?? phone.traits.islandCapacity
    if phone.traits.islandCapacity != capacity {
      send(.set(.trait("islandCapacity", .number(Double(capacity)))))
    }
  }
}

extension RunningSimulator {
  /// Has the apps' strings follow the phone's language.
  private func relocalize() {
    for app in apps {
      let installed = app.installed(locale: settings.locale)
      if phone.app(app.folder.bundle) != installed { send(.install(installed)) }
    }
  }
}
