import Findings

extension RunningSimulator {
  /// What there was to say about journal, widgets and backend, newest last.
  public var findings: [Finding] { diary.findings }

  /// What apps' code printed, newest last.
  public var printedLines: [PrintedLine] { diary.printedLines }

  /// Keeps findings for whoever shows them.
  public func note(_ findings: [Finding]) {
    for finding in findings { add(finding) }
  }

  /// Keeps those findings that are not kept yet: they come again with each picture.
  public func noteNew(_ findings: [Finding]) {
    note(findings.filter { !self.findings.contains($0) })
  }

  /// Forgets findings that hold no longer, since their cause is mended.
  public func forget(_ mended: [Finding]) {
    guard !mended.isEmpty else { return }
    diary.removeFindings { mended.contains($0) }
    tell()
  }

  func add(_ finding: Finding) {
    diary.add(finding)
    tell()
  }

  /// Adds a finding that says more than one that has been added since there were `count`.
  func add(_ finding: Finding, insteadOf brief: Finding, since count: Int) {
    diary.add(finding, insteadOf: brief, since: count)
    tell()
  }
}
