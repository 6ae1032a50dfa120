import Findings

/// Workflow commands of GitHub Actions, which become annotations on lines of a change.
enum GitHubReport {
  static func text(_ reports: [CheckReport], _ place: ReportPlace) -> String {
    reports.flatMap { report in
      report.findings.map { finding in
        let location = report.location(of: finding)
        var properties = ["file=\(property(place.path(location.file)))", "line=\(location.line)"]
        if let column = location.column { properties.append("col=\(column)") }
        properties.append("title=\(property(finding.id.rawValue))")
        let kind = finding.severity == .info ? "notice" : finding.severity.rawValue
        return
          "::\(kind) \(properties.joined(separator: ","))::\(data(report.message(of: finding)))\n"
      }
    }.joined()
  }

  /// Returns what a line break would end, as the runner reads it.
  static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
