import JSON
import LiveActivities

/// A verdict as a person reads it.
enum VerdictText {
  /// The verdict in a line, which begins with its outcome.
  static func line(_ outcome: Verdict.Outcome, _ summary: String) -> String {
    let word =
      switch outcome {
      case .shown, .shownWithRemarks: "shown"
      case .pending, .ignored, .rejected: outcome.rawValue
      }
    return summary.hasPrefix(word) ? summary : "\(word): \(summary)"
  }

  static func line(_ verdict: Verdict) -> String { line(verdict.outcome, verdict.summary) }

  static func of(_ verdict: JSONValue) -> String {
    let outcome = verdict["outcome"]?.string.flatMap(Verdict.Outcome.init(rawValue:)) ?? .pending
    var text = printable(line(outcome, verdict["summary"]?.string ?? "")) + "\n"
    for finding in verdict["findings"]?.array ?? [] {
      let severity = finding["severity"]?.string ?? ""
      let path = finding["path"]?.string.map { "\($0): " } ?? ""
      text += "  \(severity) \(finding["id"]?.string ?? ""): "
      text += printable(path + (finding["sentence"]?.string ?? "")) + "\n"
      if let fix = finding["fix"]?.string { text += "    \(printable(fix))\n" }
    }
    return text
  }
}
