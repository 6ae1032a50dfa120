import JSON
import LiveActivities

/// A verdict as a person reads it.
enum VerdictText {
  /// Returns the verdict in a line, which begins with its outcome.
  static func line(_ outcome: Verdict.Outcome, _ summary: String) -> String {
    let word =
      switch outcome {
      case .shown, .shownWithRemarks: "shown"
      case .pending, .ignored, .rejected: outcome.rawValue
      }
    return summary.hasPrefix(word) ? summary : "\(word): \(summary)"
  }

  static func line(_ verdict: Verdict) -> String { line(verdict.outcome, verdict.summary) }

  /// Returns a sentence without its full stop and its capitals, to compare by.
  private static func bare(_ sentence: String) -> String {
    (sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence).lowercased()
  }

  static func of(_ verdict: JSONValue) -> String {
    let outcome = verdict["outcome"]?.string.flatMap(Verdict.Outcome.init(rawValue:)) ?? .pending
    let head = printable(line(outcome, verdict["summary"]?.string ?? ""))
    var text = head + "\n"
    for finding in verdict["findings"]?.array ?? [] {
      let severity = finding["severity"]?.string ?? ""
      let sentence = printable(finding["sentence"]?.string ?? "")
      text += "  \(severity) \(finding["id"]?.string ?? "")"
      // The place stands where `islet check` has it, also when the line above names it: whoever reads findings
      // one by one, or looks for a line, finds it in each.
      if let path = finding["path"]?.string { text += " \(printable(path))" }
      // What the line above says already is not said again.
      if !bare(head).hasSuffix(bare(sentence)) { text += ": \(sentence)" }
      text += "\n"
      if let fix = finding["fix"]?.string { text += "    \(printable(fix))\n" }
    }
    return text
  }
}
