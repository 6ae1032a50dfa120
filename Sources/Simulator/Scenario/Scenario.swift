import Findings
import JSON
import LiveActivities

/// A scenario: timed events that drive a phone, read from a file of lines.
public struct Scenario: Sendable {
  public var header: EventFileHeader
  /// When it begins, virtual UNIX seconds.
  public var start: Double
  /// The events in their order.
  public var lines: [EventLine]
  /// What it sets up on the way, in its order: `{"at": 20, "settings": {"standBy": true}}`.
  public var settings: [SettingsLine]
  /// Lines that were skipped and keys that nobody knows, with their line numbers.
  public var findings: [Finding]

  /// Lines without a single event after which a file is taken for something else.
  static let patience = 100

  /// Reads a scenario; `now` is when it begins unless its first line says so.
  ///
  /// - `bundles`: short names that stand for bundle ids.
  /// - `types`: the attributes types of apps by their bundle ids.
  public init(
    reading text: [UInt8], now: Double, bundles: [String: String], types: [String: [String]] = [:]
  ) throws(JournalText.Refusal) {
    // Each of its lines would be told as none of JSON.
    if let name = Scenario.foreignEncoding(of: text) {
      throw .foreign("the file is \(name), and only UTF-8 is read here")
    }
    var reading = JournalReading(allowsNoHead: true)
    var (found, changes, faults): ([EventLine], [SettingsLine], [Finding]) = ([], [], [])
    var context: EventLine.Context?
    try JournalText.read(text, by: &reading) { reading, line throws(JournalText.Refusal) in
      var known = context ?? EventLine.Context(Scenario.head(reading), now: now, bundles: bundles)
      known.types = types
      context = known
      // A journal can be played too; what it keeps beside events says nothing on a screen of its own.
      if Scenario.head(reading).kind == .journal,
        line.text.starts(with: JournalLine.settingsStart)
      {
        return
      }
      if SnapshotLines.isFirst(line.text) || SnapshotLines.isPiece(line.text)
        || SnapshotLines.isCopy(line.text)
      {
        return
      }
      // What begins with so many lines that say nothing is some other file: a large one is not read to its end.
      if found.isEmpty, faults.count >= Scenario.patience, let first = faults.first {
        throw .foreign(
          "none of its first \(faults.count) lines is an event: \(first.path ?? ""): \(first.sentence)"
        )
      }
      do throws(Finding) {
        var (event, remarks) = try EventLine.read(Array(line.text), in: known)
        try Scenario.checkTime(event.time, start: known.start)
        event.number = line.number
        found.append(event)
        faults += remarks.map { Scenario.placed($0, line.number) }
      } catch let fault {
        do throws(Finding) {
          guard var settings = try SettingsLine(reading: line.text, start: known.start) else {
            throw fault
          }
          try Scenario.checkTime(settings.time, start: known.start)
          settings.number = line.number
          changes.append(settings)
          faults += settings.remarks.map { Scenario.placed($0, line.number) }
        } catch {
          faults.append(Scenario.placed(Scenario.advised(error, line.text), line.number))
        }
      }
    }
    header = Scenario.head(reading)
    start = header.start ?? now
    (lines, findings) = (found, reading.findings + faults)
    // What people write by hand may stand in any order; events of one time keep theirs.
    let ordered = lines.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    lines = ordered.map(\.element)
    settings = changes.sorted { ($0.time, $0.number) < ($1.time, $1.number) }
  }

  /// When its last event happens; nil when it has none.
  public var end: Double? {
    [lines.last?.time, settings.last?.time].compactMap { $0 }.max()
  }

  /// Returns the name of an encoding that is not UTF-8, by the marks at a text's beginning; nil where there are none.
  private static func foreignEncoding(of text: [UInt8]) -> String? {
    if text.starts(with: [0xFF, 0xFE, 0, 0]) || text.starts(with: [0, 0, 0xFE, 0xFF]) {
      return "UTF-32"
    }
    return text.starts(with: [0xFF, 0xFE]) || text.starts(with: [0xFE, 0xFF]) ? "UTF-16" : nil
  }

  private static func head(_ reading: JournalReading) -> EventFileHeader {
    reading.head ?? EventFileHeader(kind: .scenario, seed: 1)
  }

  /// Refuses what would happen before the scenario begins: it would be played at the begin, in another order than written.
  private static func checkTime(_ time: Double, start: Double) throws(Finding) {
    guard time < start else { return }
    throw Finding(
      "line-malformed", path: "at",
      sentence: "\(JSONValue.double(time - start).compact) is before the scenario begins",
      fix: "Write 0 or more seconds.")
  }

  /// Returns the finding with what makes an event of a line that is something else.
  private static func advised(_ finding: Finding, _ line: ArraySlice<UInt8>) -> Finding {
    var finding = finding
    if finding.id == "line-not-json" {
      finding.fix = LineSlip.fix(for: line) ?? finding.fix
    } else if (try? JSONValue(parsing: line))?["islet"] != nil {
      finding = Finding(
        "line-malformed", path: "islet",
        sentence: "what names the file's version and seed is its first line",
        fix: "Move it to the top, or remove it.")
    }
    return finding
  }

  /// Returns the finding with its line's number before its place.
  static func placed(_ finding: Finding, _ number: Int) -> Finding {
    var finding = finding
    finding.path = "line \(number)" + (finding.path.map { ": \($0)" } ?? "")
    return finding
  }
}
