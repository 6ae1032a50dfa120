import Findings

/// Workflow commands of GitHub Actions, which become annotations on lines of a change.
enum GitHubReport {
  static func text(_ reports: [CheckReport], _ place: ReportPlace) -> String {
    reports.flatMap { report in
      report.findings.map { finding in
        var properties: [String] = []
        if let location = report.location(of: finding, place) {
          properties = ["file=\(property(location.file))", "line=\(location.line)"]
          if let column = location.column { properties.append("col=\(column)") }
        }
        properties.append("title=\(property(finding.id.rawValue))")
        let kind = finding.severity == .info ? "notice" : finding.severity.rawValue
        return
          "::\(kind) \(properties.joined(separator: ","))::\(data(report.message(of: finding)))\n"
      }
    }.joined()
  }

  /// Returns what a line break would end, as the runner reads it.
  private static func data(_ text: String) -> String { escaped(text, signsOfData) }

  private static func property(_ text: String) -> String {
    escaped(text, signsOfData.merging([":": "%3A", ",": "%2C"]) { first, _ in first })
  }

  private static let signsOfData: [Unicode.Scalar: String] = [
    "%": "%25", "\r": "%0D", "\n": "%0A",
  ]

  /// Returns a text with some signs in other words.
  ///
  /// Goes by scalars: CR and LF together are one `Character`, and so is a sign with an accent behind it.
  private static func escaped(_ text: String, _ signs: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if let sign = signs[scalar] {
        result += sign
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}
