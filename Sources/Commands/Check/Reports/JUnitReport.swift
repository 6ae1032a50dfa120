import Canvas
import Findings

/// JUnit's XML: each thing that was judged is a suite, each finding a case of it. What fails the
/// command fails a case.
enum JUnitReport {
  /// Returns the whole report.
  ///
  /// - `least`: the severity from which on a finding fails the command.
  static func text(_ reports: [CheckReport], failingFrom least: Severity) -> String {
    let failed = reports.reduce(0) { $0 + $1.count(from: least) }
    let tests = reports.reduce(0) { $0 + max(1, $1.findings.count) }
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    xml += "<testsuites name=\"islet check\" tests=\"\(tests)\" failures=\"\(failed)\">\n"
    for report in reports { xml += suite(report, least) }
    return xml + "</testsuites>\n"
  }

  private static func suite(_ report: CheckReport, _ least: Severity) -> String {
    let name = escaped(report.name)
    var xml =
      "  <testsuite name=\"\(name)\" tests=\"\(max(1, report.findings.count))\" failures=\"\(report.count(from: least))\">\n"
    if report.findings.isEmpty {
      xml +=
        "    <testcase classname=\"\(name)\" name=\"\(escaped(report.about))\"/>\n"
    }
    for finding in report.findings {
      let title = finding.id.rawValue + (finding.path.map { " \($0)" } ?? "")
      let place = report.location(of: finding)
      let start =
        "    <testcase classname=\"\(name)\" name=\"\(escaped(title))\" file=\"\(escaped(place.file))\" line=\"\(place.line)\""
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
