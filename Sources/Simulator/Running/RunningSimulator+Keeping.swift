import Findings
import LiveActivities
import PushGateway

// What is in the journal before it happens. With `--sync` the disk has it by then, and what the disk does not take does not
// happen.
extension RunningSimulator {
  /// Adds a push to the journal. One that was to be on the disk by now, and is not, is refused.
  func keep(_ arrival: inout PushArrival, at time: Double, _ marks: LineMarks) {
    hasKeptLast = true
    guard let journal else { return }
    let isTaken = arrival.status == 200
    // A push that was refused because it cannot be kept is reported and not kept.
    if journal.isFull, !(journal.isSynced && isTaken) { return }
    let place = journal.end
    journal.append(arrival, at: time, marks: marks)
    guard isTaken, !journal.keeps(since: place) else { return }
    hasKeptLast = false
    arrival = arrival.refused(
      for: .serviceUnavailable, PushGateway.unkept.detail, fix: PushGateway.unkept.fix)
    // The log has it all the same, once the first of them can be written.
    if journal.unwritten == 0 { journal.append(arrival, at: time, marks: marks) }
    tell()
  }

  /// Does all of an act, of one or several events and settings; returns whether it is kept. With the disk asked for,
  /// nothing of it happens where the disk does not take each of its lines.
  ///
  /// Effects come once it is kept. The body does not run the loop, and sends no pushes.
  @discardableResult
  func asOne(_ body: () -> Void) -> Bool {
    guard let journal, journal.isSynced, openAct == nil else {
      body()
      return true
    }
    let (before, place, hold) = (actSubject, journal.end, effects.hold())
    openAct = OpenAct()
    // What the body does in between is kept or not with all of it.
    hasKeptLast = true
    body()
    let events = openAct?.events ?? []
    openAct = nil
    let isKept = journal.keeps(since: place)
    effects.release(hold, forgets: !isKept)
    if isKept {
      applyAll()
      for event in events { followCode(event) }
    } else {
      actSubject = before
      refuse(by: events.lazy.compactMap(\.appBundle).first)
    }
    // What follows from it may be an act of its own, as of an app's code.
    hasKeptLast = isKept
    return isKept
  }

  /// Why an act did not happen.
  var unkept: Finding { journal?.fault ?? Finding("journal-unwritable", path: journal?.path) }

  /// Tells that something did not happen since it could not be kept.
  private func refuse(by bundle: String?) {
    refusals.add(.init(bundle: bundle, findings: [unkept]))
    tell()
  }

  func line(of event: Event, at time: Double, _ marks: LineMarks) -> EventLine {
    var line = EventLine(time: time, event: event)
    line.marks = marks
    return line
  }
}
