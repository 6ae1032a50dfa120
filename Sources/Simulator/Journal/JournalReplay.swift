import Findings
import Foundation
import JSON
import LiveActivities
import WidgetHost

/// What a journal's lines lead to, one after another: the phone, its settings, and what there is to say about the lines.
struct JournalReplay {
  /// How far a snapshot was read.
  private struct Snapshot {
    var reading: SnapshotLines.Reading?
    /// The number of the line before, when it is damaged: its copy may follow.
    var damaged: Int?
    /// The line before, when it was read.
    var previous: ArraySlice<UInt8>?
  }

  private(set) var phone: SimulatedPhone
  private(set) var seed: UInt64
  private(set) var settings: SimulatorSettings
  /// When each activity last changed.
  private(set) var changeTimes: [String: Double] = [:]
  private(set) var diary = Diary()
  /// When it is read, in UNIX seconds of real time.
  private let real: Double
  /// What the lines are read in; nil before the first one.
  private var context: EventLine.Context?
  private var snapshot = Snapshot()

  /// Creates what there is before a journal's first line.
  init(seed: UInt64, settings: SimulatorSettings, at real: Double) {
    (self.seed, self.settings, self.real) = (seed, settings, real)
    phone = SimulatedPhone(seed: seed, now: real)
  }

  /// Reads the whole journal of a folder, and opens it for what comes.
  ///
  /// - Parameter isFresh: whether a new journal begins, and the old one moves out of the way. Its apps are as they were
  ///   installed: what they wrote is removed.
  @MainActor mutating func read(
    _ folder: StateFolder, isFresh: Bool
  ) throws(Journal.Refusal) -> Journal {
    let path = folder.path + "/journal.jsonl"
    if isFresh {
      try Journal.setAside(path)
      AppHome.removeAll(StateFolder.homes(folder.path))
    }
    let head = EventFileHeader(kind: .journal, seed: seed, start: real)
    let (journal, header, dropped) = try Journal.open(path, head: head) { header, number, text in
      take(text, number: number, in: context ?? begin(JournalReplay.dated(header, by: text)))
    }
    if context == nil { _ = begin(header) }
    endSnapshot()
    diary.begin(with: dropped)
    return journal
  }

  /// The clock as it goes on: by the calendar when it ran with life, else from where it stood.
  var clock: VirtualClock {
    let runsWithLife = !phone.device.isClockPaused && phone.device.clockSpeed == 1
    let virtual = runsWithLife ? max(phone.now, real + settings.clockOffset) : phone.now
    var clock = VirtualClock(real: real, virtual: virtual)
    if phone.device.clockSpeed != 1 { clock.setSpeed(phone.device.clockSpeed, at: real) }
    if phone.device.isClockPaused { clock.pause(at: real) }
    return clock
  }

  /// Puts a phone in the place as it is before the journal's first event.
  private mutating func begin(_ header: EventFileHeader) -> EventLine.Context {
    phone = SimulatedPhone(seed: header.seed, now: header.start ?? real)
    seed = header.seed
    let context = EventLine.Context(header, now: real)
    self.context = context
    return context
  }

  /// Returns the head with the time of the first line where its own is lost.
  private static func dated(
    _ head: EventFileHeader, by line: ArraySlice<UInt8>
  ) -> EventFileHeader {
    guard head.start == nil else { return head }
    var head = head
    head.start = (try? JSONValue(parsing: line))?["at"]?.double
    return head
  }

  private mutating func take(
    _ text: ArraySlice<UInt8>, number: Int, in context: EventLine.Context
  ) {
    // The damage may be in a line break: then two or more lines stand on one.
    let check = LineSum.check(text)
    let isOne = check == .right || check == .absent && (try? JSONValue(parsing: text)) != nil
    if isOne {
      if SnapshotLines.isCopy(text) { return heal(text, number: number, in: context) }
      (snapshot.damaged, snapshot.previous) = (nil, text)
      return take(line: text, number: number, in: context)
    }
    let (lines, rest) = LineSum.rescued(from: text)
    if rest.contains(UInt8(ascii: "{")) || lines.isEmpty {
      phone.loseLine(rest)
      diary.add(LostLine(rest, number: number).finding)
      (snapshot.damaged, snapshot.previous) = (number, nil)
    }
    for line in lines { take(line: line, number: number, in: context) }
  }

  /// Takes a copy in the place of the line before it, if that was damaged.
  private mutating func heal(
    _ copy: ArraySlice<UInt8>, number: Int, in context: EventLine.Context
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
    take(line: original, number: number - 1, in: context)
  }

  private mutating func take(
    line text: ArraySlice<UInt8>, number: Int, in context: EventLine.Context
  ) {
    if text.starts(with: JournalLine.settingsStart) { return takeSettings(text, number: number) }
    let isFirst = SnapshotLines.isFirst(text)
    if isFirst || snapshot.reading != nil && SnapshotLines.isPiece(text) {
      return takeSnapshot(text, number: number, isFirst: isFirst)
    }
    endSnapshot()
    do throws(Finding) {
      let line = try EventLine.read(Array(text), in: context).line
      for effect in phone.replay(line) {
        switch effect {
        case .activityChanged(let id): changeTimes[id.text] = phone.now
        case .moment(let moment) where moment.kind == .dismissed:
          diary.add(phone.dismissedActivity(moment.activityID), dismissedAt: moment)
        default: continue
        }
      }
      // What has left the phone goes with a clock that came back.
      if case .clock(.set(let time)) = line.event { diary.shift(by: time - line.time) }
    } catch {
      phone.loseLine(text)
      skip(number, error.sentence)
    }
  }

  private mutating func takeSettings(_ text: ArraySlice<UInt8>, number: Int) {
    guard let value = try? JSONValue(parsing: text), let members = value["settings"]?.object
    else { return skip(number, "it is not JSON") }
    for member in members.members {
      // The simulator's own: nobody sets it.
      if member.key == "clockOffset" {
        settings.clockOffset = member.value.double.flatMap { $0.isFinite ? $0 : nil } ?? 0
        continue
      }
      do {
        try settings.set(member.key, to: member.value)
      } catch {
        skip(number, "\(member.key): \(error.sentence)")
      }
    }
  }

  private mutating func takeSnapshot(_ text: ArraySlice<UInt8>, number: Int, isFirst: Bool) {
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
    snapshot.reading = nil
    guard whole.phone.isSound else {
      return skip(whole.number, "the snapshot names activities or apps that it does not have")
    }
    (phone, changeTimes) = (whole.phone, whole.changed)
    // A snapshot of before does not have them.
    phone.findExpiries()
  }

  /// Skips a snapshot that ends before it is whole.
  private mutating func endSnapshot() {
    guard let unfinished = snapshot.reading else { return }
    snapshot.reading = nil
    skip(unfinished.number, "not all pieces of the snapshot follow it")
  }

  private mutating func skip(_ number: Int, _ reason: String) {
    diary.add(
      Finding(
        "journal-event", path: "line \(number)",
        sentence: "Line \(number) of the journal is skipped: \(reason)."))
  }
}
