import Findings
import JSON
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
    journal.append(arrival, at: time, marks: marks)
    guard isTaken, !journal.keepsLast() else { return }
    hasKeptLast = false
    arrival = arrival.refused(
      for: .serviceUnavailable, PushGateway.unkept.detail, fix: PushGateway.unkept.fix)
    // The log has it all the same. Where the first of them is written, there is room again.
    if journal.unwritten == 0 { journal.append(arrival, at: time, marks: marks) }
    tell()
  }

  /// Adds an event to the journal, and returns it as it happens; nil where it does not.
  func kept(_ event: Event, at time: Double, _ marks: LineMarks) -> Event? {
    if case .push(var arrival) = event {
      keep(&arrival, at: time, marks)
      return .push(arrival)
    }
    journal?.append(line(of: event, at: time, marks))
    if !event.isFromOutside { return event }
    hasKeptLast = journal?.keepsLast() ?? true
    guard hasKeptLast else {
      refuse(by: event.appBundle, at: time)
      return nil
    }
    return event
  }

  /// Adds changed settings to the journal; false where they must not change.
  func keepSettings(_ members: JSONValue, at time: Double) -> Bool {
    journal?.append(JournalLine.settings(members, at: time))
    hasKeptLast = journal?.keepsLast() ?? true
    if !hasKeptLast { refuse(by: nil, at: time) }
    return hasKeptLast
  }

  /// Tells that something did not happen since it could not be kept.
  private func refuse(by bundle: String?, at time: Double) {
    guard let journal, let fault = journal.fault else { return }
    refusals.add(.init(bundle: bundle, findings: [fault]))
    // A line that changes nothing: once it is written, there is room again.
    if journal.unwritten == 0 {
      journal.append(JournalLine.settings(.object(JSONObject()), at: time))
    }
    tell()
  }

  func line(of event: Event, at time: Double, _ marks: LineMarks) -> EventLine {
    var line = EventLine(time: time, event: event)
    line.marks = marks
    return line
  }
}

extension Event {
  /// Whether somebody wants it to happen; all else follows from what has happened, or from how Islet was started.
  fileprivate var isFromOutside: Bool {
    switch self {
    case .decoded, .undrawn, .issued, .install: false
    default: true
    }
  }
}
