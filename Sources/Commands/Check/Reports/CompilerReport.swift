import Findings

/// Findings as compilers write them, `file:line:column: error: …`, for the problem matchers of editors.
enum CompilerReport {
  static func text(_ reports: [CheckReport], _ place: ReportPlace) -> String {
    reports.flatMap { report in
      report.findings.map { finding in
        let kind = finding.severity == .info ? "note" : finding.severity.rawValue
        // What stands in no file is the program's to say, as of a compiler's own errors.
        let place = report.location(of: finding, place)?.place ?? "islet: \(report.name)"
        // A name of a file or a key may hold line breaks, and what stands behind one would be a line of its own.
        let line = "\(place): \(kind): \(report.message(of: finding))"
          .split(whereSeparator: \.isNewline).joined(separator: " ")
        return "\(line) [\(finding.id.rawValue)]\n"
      }
    }.joined()
  }
}
