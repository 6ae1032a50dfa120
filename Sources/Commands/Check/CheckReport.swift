import Findings
import JSON

extension SourceLocation {
  /// `file:line:column`, as compilers and editors write it.
  var place: String { "\(file):\(line)" + (column.map { ":\($0)" } ?? "") }
}

/// What `islet check` found out about one operand.
struct CheckReport {
  /// The operand, as it was typed.
  var name: String
  /// The file in which what has no place of its own stands; nil where that is not one file.
  var file: String?
  /// What was looked at: `payload for match, 812 of 4096 bytes`.
  var about: String
  var findings: [Finding]
  /// More for machines.
  var details: [(key: String, value: JSONValue)] = []

  func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

  /// Returns how many findings are as severe as `least`, or more.
  func count(from least: Severity) -> Int { findings.count { $0.severity >= least } }

  /// Leaves out what other rules say than those that are wanted, but not that something could not be judged.
  mutating func keep(only wanted: Set<FindingID>) {
    findings.removeAll { !wanted.contains($0.id) && !$0.isObstacle }
  }

  /// The report as a person reads it.
  var text: String {
    var text = "\(printable(name)): \(printable(about))\n"
    for severity in Severity.allCases.reversed() {
      for finding in findings where finding.severity == severity {
        text += CheckReport.line(finding)
        if let fix = finding.fix, !fix.isEmpty { text += "      \(printable(fix))\n" }
      }
    }
    return text + "  \(summary)\n"
  }

  /// Returns a line from which editors find the place: `file:line: error corner-cuts-content expanded, state
  /// 02-goal: …`.
  private static func line(_ finding: Finding) -> String {
    let place = finding.location.map { "\($0.place): " } ?? ""
    let path = finding.path.map { " \($0):" } ?? ":"
    return "  \(printable(place))\(finding.severity.rawValue) \(finding.id.rawValue)"
      + "\(printable(path)) \(printable(finding.sentence))\n"
  }

  private var summary: String {
    let parts = [(Severity.error, "error"), (.warning, "warning"), (.info, "remark")]
      .compactMap { severity, word -> String? in
        let count = count(severity)
        return count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
      }
    return parts.isEmpty ? "nothing to complain about" : parts.joined(separator: ", ")
  }

  var json: JSONValue {
    .object(
      JSONObject(
        [
          ("name", .string(name)), ("about", .string(about)),
          ("errors", .int(count(.error))), ("warnings", .int(count(.warning))),
          ("findings", .array(findings.map(\.json))),
        ] + details))
  }
}

extension UsageError {
  /// Whether it says that all widgets of a source are of other kinds than an activity's.
  var tellsOfOtherWidgets: Bool { findings.contains { $0.id == "widget-no-activity" } }
}

extension CheckReport {
  /// Creates the report on a widget that could not be judged, and why.
  init(name: String, without error: UsageError) {
    let about = error.tellsOfOtherWidgets ? "no Live Activity" : "no widget that can be drawn"
    let findings =
      error.findings.isEmpty
      ? [
        Finding(
          "widget-does-not-compile", location: error.location, sentence: error.sentence,
          fix: error.fix)
      ] : error.findings
    self.init(name: name, about: about, findings: findings)
  }
}
