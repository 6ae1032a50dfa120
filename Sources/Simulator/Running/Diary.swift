import Findings
import LiveActivities

/// What a simulator keeps for callers who ask later; old entries make room for new ones.
struct Diary {
  /// How many findings and past activities the diary keeps.
  static let keptEntries = 100
  /// How many lines of apps' code the diary keeps.
  static let keptLines = 1000

  /// What was to be said about journal, widgets and backend, newest last.
  private(set) var findings: [Finding] = []
  /// How many findings have been added, the forgotten ones too.
  private(set) var findingCount = 0
  /// Activities that have left the phone, newest last.
  private(set) var pastActivities: [PastActivity] = []
  /// What apps' code printed, newest last.
  private(set) var printedLines: [PrintedLine] = []
  /// The number of the last line that any app's code printed.
  private(set) var lastLine = 0

  /// Adds a finding.
  mutating func add(_ finding: Finding) {
    findingCount += 1
    findings.append(finding, keeping: Self.keptEntries)
  }

  /// Adds a finding that says more than one that has been added since there were `count`: it takes that one's place.
  mutating func add(_ finding: Finding, insteadOf brief: Finding, since count: Int) {
    guard let place = findings.suffix(max(0, findingCount - count)).lastIndex(of: brief) else {
      return add(finding)
    }
    findings[place] = finding
  }

  /// Removes findings that no longer hold.
  mutating func removeFindings(where isMended: (Finding) -> Bool) {
    findings.removeAll(where: isMended)
  }

  /// Puts findings before all others, as those that a journal has when it is opened.
  mutating func begin(with earlier: [Finding]) { findings = earlier + findings }

  /// Puts a finding in the place of the last one.
  mutating func replaceLast(with finding: Finding) {
    findings = findings.dropLast() + [finding]
  }

  /// Brings all times to another clock.
  mutating func shift(by seconds: Double) {
    for place in pastActivities.indices {
      pastActivities[place].activity.shift(by: seconds)
      pastActivities[place].dismissal.time += seconds
    }
    for place in printedLines.indices { printedLines[place].time += seconds }
  }

  /// Adds an activity that has left the phone, for whoever asks how it ended; nil adds nothing.
  mutating func add(_ activity: LiveActivity?, dismissedAt moment: Moment) {
    guard let activity else { return }
    let dismissal = PastDismissal(time: moment.time, why: moment.why)
    pastActivities.append(
      PastActivity(activity: activity, dismissal: dismissal), keeping: Self.keptEntries)
  }

  /// Adds a line that an app's code printed, and numbers it.
  mutating func add(_ line: PrintedLine) {
    lastLine += 1
    var line = line
    line.number = lastLine
    printedLines.append(line, keeping: Self.keptLines)
  }
}

extension Array {
  /// Appends an element and removes the oldest ones beyond a count.
  fileprivate mutating func append(_ element: Element, keeping limit: Int) {
    append(element)
    if count > limit { removeFirst(count - limit) }
  }
}
