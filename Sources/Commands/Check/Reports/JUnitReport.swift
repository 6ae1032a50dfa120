import Canvas
import Findings

/// JUnit's XML: each thing that was judged is a suite, each finding a case of it. What fails the
/// command fails a case.
enum JUnitReport {
  /// Returns the whole report.
  ///
  /// - `least`: the severity from which on a finding fails the command.
  static func text(
    _ reports: [CheckReport], _ place: ReportPlace, failingFrom least: Severity
  ) -> String {
    let failed = reports.reduce(0) { $0 + $1.count(from: least) }
    let tests = reports.reduce(0) { $0 + max(1, $1.findings.count) }
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    xml += "<testsuites name=\"islet check\" tests=\"\(tests)\" failures=\"\(failed)\">\n"
    var names = CaseNames()
    for report in reports { xml += suite(report, place, least, &names) }
    return xml + "</testsuites>\n"
  }

  /// Names of cases: who reads a report tells cases apart by class and name.
  private struct CaseNames {
    private var counts: [[String]: Int] = [:]

    /// Returns a name that no other case of a class has: the second of one name is “name (2)”.
    mutating func unique(_ name: String, in group: String) -> String {
      counts[[group, name], default: 0] += 1
      let count = counts[[group, name], default: 1]
      return count == 1 ? name : unique("\(name) (\(count))", in: group)
    }
  }

  private static func suite(
    _ report: CheckReport, _ place: ReportPlace, _ least: Severity, _ names: inout CaseNames
  ) -> String {
    let name = escaped(report.name)
    // The usual schemas ask for all of these.
    let counts =
      "tests=\"\(max(1, report.findings.count))\" failures=\"\(report.count(from: least))\""
      + " errors=\"0\" skipped=\"0\" time=\"0\""
    var xml = "  <testsuite name=\"\(name)\" \(counts)>\n"
    if report.findings.isEmpty {
      let about = escaped(names.unique(report.about, in: report.name))
      xml += "    <testcase classname=\"\(name)\" name=\"\(about)\"/>\n"
    }
    for finding in report.findings {
      let title = names.unique(
        finding.id.rawValue + (finding.path.map { " \($0)" } ?? ""), in: report.name)
      let location = report.location(of: finding, place)
      let start =
        "    <testcase classname=\"\(name)\" name=\"\(escaped(title))\""
        + (location.map { " file=\"\(escaped($0.file))\" line=\"\($0.line)\"" } ?? "")
      let message = report.message(of: finding)
      if finding.severity < least {
        let words = escaped("\(finding.severity.rawValue): \(message)")
        xml += start + "><system-out>\(words)</system-out></testcase>\n"
      } else {
        xml +=
          start + ">\n      <failure type=\"\(finding.severity.rawValue)\" message=\""
          + "\(escaped(finding.sentence))\">\(escaped(message))</failure>\n    </testcase>\n"
      }
    }
    return xml + "  </testsuite>\n"
  }

  private static func escaped(_ text: String) -> String { XMLText.escaped(text, .references) }
}
