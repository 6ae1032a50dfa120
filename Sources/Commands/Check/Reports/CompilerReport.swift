import Findings

/// Findings as compilers write them, `file:line:column: error: …`, for the problem matchers of editors.
enum CompilerReport {
  static func text(_ reports: [CheckReport]) -> String {
    reports.flatMap { report in
      report.findings.map { finding in
        let kind = finding.severity == .info ? "note" : finding.severity.rawValue
        let message = report.message(of: finding).split(separator: "\n").joined(separator: " ")
        return
          "\(report.location(of: finding).place): \(kind): \(message) [\(finding.id.rawValue)]\n"
      }
    }.joined()
  }
}
