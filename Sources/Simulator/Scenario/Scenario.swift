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
  public var settings: [SettingsLine] = []
  /// Lines that were skipped and keys that nobody knows, with their line numbers.
  public var findings: [Finding]

  /// Reads a scenario; `now` is when it begins unless its first line says so.
  ///
  /// - `bundles`: short names that stand for bundle ids.
  public init(
    reading text: [UInt8], now: Double, bundles: [String: String]
  ) throws(JournalText.Refusal) {
    let contents = try JournalText.read(text, allowsNoHead: true)
    header = contents.head ?? EventFileHeader(kind: .scenario, seed: 1)
    findings = contents.findings
    lines = []
    let context = EventLine.Context(header, now: now, bundles: bundles)
    start = header.start ?? now
    for (number, text) in contents.lines {
      // A journal can be played too; what it keeps beside events says nothing on a screen of its own.
      if header.kind == .journal, text.starts(with: JournalLine.settingsStart) { continue }
      if SnapshotLines.isFirst(text) || SnapshotLines.isPiece(text) { continue }
      do throws(Finding) {
        let (line, remarks) = try EventLine.read(Array(text), in: context)
        lines.append(line)
        findings += remarks.map { Scenario.placed($0, number) }
      } catch let fault {
        do throws(Finding) {
          guard let line = try SettingsLine(reading: text, start: start) else { throw fault }
          settings.append(line)
        } catch {
          findings.append(Scenario.placed(error, number))
        }
      }
    }
    // What people write by hand may stand in any order; events of one time keep theirs.
    let ordered = lines.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    lines = ordered.map(\.element)
    settings.sort { $0.time < $1.time }
  }

  /// When its last event happens; nil when it has none.
  public var end: Double? {
    [lines.last?.time, settings.last?.time].compactMap { $0 }.max()
  }

  private static func placed(_ finding: Finding, _ number: Int) -> Finding {
    var finding = finding
    finding.path = "line \(number)" + (finding.path.map { ": \($0)" } ?? "")
    return finding
  }
}
