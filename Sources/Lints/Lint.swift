import Findings

/// One design rule: a row of the finding table with the check that belongs to it.
public struct Lint: Sendable {
  /// The rule, a row of `FindingTable`.
  public var id: FindingID
  /// Everything that breaks the rule.
  public var check: @Sendable (LintSubject) -> [Remark]

  /// All rules that can be judged on laid-out views.
  public static let all: [Lint] =
    cards + empty + order + change + colors + logos + islands + compact + minimal + reading
    + contexts
    + words + archive

  /// Judges a widget by all rules, or by some: worst first, and what is alike in several states once.
  public static func review(_ subject: LintSubject, only: Set<FindingID> = []) -> [Remark] {
    let remarks = all.filter { only.isEmpty || only.contains($0.id) }
      .flatMap { Remark.folded($0.check(subject)) }
      .map { remark in
        var remark = remark
        remark.isInAllStates = remark.states.count == subject.states.count
        return remark
      }
    return Severity.allCases.reversed().flatMap { severity in
      remarks.filter { $0.severity == severity }
    }
  }
}
