import Findings

/// The files in which code was left out when a source was first read. An error in code that comes later is a mistake of
/// whoever edits the file.
struct LeftOutCode {
  /// Files with code that never could be compiled here; nil before the first version.
  private var known: Set<String>?

  /// Returns whether a version has a mistake of its author's in a file that was whole in the version before.
  func hasNewMistake(_ findings: [Finding]) -> Bool {
    guard let known else { return false }
    return findings.contains { finding in
      Self.isMistake(finding) && finding.location.map { !known.contains($0.file) } == true
    }
  }

  /// Takes what is said of a version. Code that an earlier version had whole becomes a warning, until it is mended.
  mutating func judge(_ findings: [Finding]) -> [Finding] {
    let here = Set(
      findings.filter { Self.isLeftOut($0) || Self.isMistake($0) }.compactMap(\.location?.file))
    let known = known.map { $0.intersection(here) } ?? here
    self.known = known
    return findings.map { finding in
      guard Self.isLeftOut(finding), let file = finding.location?.file, !known.contains(file) else {
        return finding
      }
      return Finding(
        finding.id, path: finding.path, location: finding.location, sentence: finding.sentence,
        fix: "Mend it: before the last changes it could be compiled.", severity: .warning)
    }
  }

  /// Returns what a widget says that comes to left-out code.
  static func words(of file: String, _ reason: String) -> String {
    "\(file) \(marker)" + (reason.isEmpty ? "" : ": \(reason)")
  }
  private static let marker = "has code here that could not be compiled"

  /// Returns what is told where a widget came to left-out code; nil where its last words are others.
  static func finding(
    lastWords: String, at place: SourceLocation?, while task: String, of code: RunningCode
  ) -> Finding? {
    guard let marker = lastWords.range(of: marker) else { return nil }
    let reason = lastWords[marker.upperBound...]
    return Finding(
      "widget-code-needed", location: place,
      sentence:
        "While \(task), \(code == .intent ? "the app's code" : "the widget") came to code that Islet could not compile\(reason)",
      fix: LackingImport(in: reason)?.fix)
  }

  /// Returns a finding on code that was left out, with the line to mend where that is its author's mistake: no phone has
  /// such code, which Xcode refuses.
  static func naming(_ mistakes: [Finding], in finding: Finding) -> Finding {
    guard ["widget-code-needed", "widget-view-placeholder"].contains(finding.id),
      let place = place(of: mistakes.filter { isReason($0, of: finding) }, behind: finding.location)
    else { return finding }
    var finding = finding
    finding.fix = "Mend line \(place.line) of \(ProjectPath.name(place.file))."
    return finding
  }

  /// Returns the first place at or behind a line, or else the last one. A crash in left-out code names the line on which the
  /// function's body begins: of equal mistakes, the one in that function comes next.
  private static func place(
    of mistakes: [Finding], behind start: SourceLocation?
  ) -> SourceLocation? {
    let places = mistakes.compactMap(\.location).sorted { $0.line < $1.line }
    return places.first { $0.line >= start?.line ?? 0 } ?? places.last
  }

  /// Returns whether code of a mistake's file was left out for that mistake.
  private static func isReason(_ mistake: Finding, of finding: Finding) -> Bool {
    guard let place = mistake.location, finding.sentence.contains(": \(mistake.sentence)")
    else { return false }
    return finding.location?.file == place.file
      || finding.sentence.contains(
        "A view of \(ProjectPath.name(place.file)) (line \(place.line)) ")
  }

  /// Returns whether what is said of a version that can be drawn is an error of its author's.
  private static func isMistake(_ finding: Finding) -> Bool {
    finding.id == "widget-does-not-compile"
  }

  private static func isLeftOut(_ finding: Finding) -> Bool {
    finding.id == "widget-code-left-out"
  }
}
